<?php

declare( strict_types=1 );

use Templately\Cli\Conditions_Command;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Fetches_Pages;

/**
 * Why a page looks as it does: in the admin bar, on the command line, for programs.
 */
final class Explainer_Test extends Test_Case {

	use Calls_Rest;
	use Builds_Themes;
	use Fetches_Pages;

	/** @var bool The admin bar is looked at over HTTP. */
	protected $commits = true;

	/** @var int */
	private $admin = 0;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/Cli/wp-cli.php';
		$this->admin = $this->act_as( 'administrator' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
	}

	/** What won, and why each other template that matches did not: the same everywhere, and nothing for who may not change it. */
	public function test_every_way(): void {
		$post   = $this->post( 'A post' );
		$page   = $this->page( 'Chosen' );
		$header = $this->marked( 'header', 'include/general' );
		$one    = $this->template( 'single', 'One & <b>only</b>' );
		$older  = $this->template( 'single', 'Older' );
		$newer  = $this->template( 'single', 'Newer' );
		$out    = $this->template( 'single', 'Out' );
		$empty  = $this->template( 'single', 'Empty' );
		wp_update_post( array( 'ID' => $empty, 'post_content' => '' ) );
		$this->show( $older, 'include/singular/post' );
		$this->show( $newer, 'include/singular/post', 'include/archive' );
		$this->show( $one, "include/singular/post/$post" );
		$this->show( $out, "include/singular/post/$post", 'exclude/singular' );
		$this->show( $empty, 'include/singular' );

		$said = $this->explain( (string) get_permalink( $post ) );
		$this->assertSame( array( 'header', 'footer', 'body' ), array_column( $said, 'location' ) );
		$this->assertSame( array( $header, 'Header', 'Entire site', 0, 'It shows because of its condition “Entire site”.' ), array_values( array_intersect_key( $said[0]['winner'], array_flip( array( 'template_id', 'title', 'condition', 'rank', 'reason' ) ) ) ) );
		$this->assertSame( array( null, 'The theme’s own shows: no template matches this page.', array() ), array( $said[1]['winner'], $said[1]['reason'], $said[1]['others'] ) );
		$this->assertSame( array( 'template_id' => $one, 'title' => 'One & only', 'edit_link' => get_edit_post_link( $one, 'raw' ), 'condition' => 'Single entries / Posts / A post', 'rank' => 40, 'why' => '', 'reason' => 'It shows because of its condition “Single entries / Posts / A post”.' ), $said[2]['winner'] );
		$this->assertSame(
			array(
				array( $newer, 20, 'outranked', 'Its condition “Single entries / Posts” says less about this page.' ),
				array( $older, 20, 'outranked', 'Its condition “Single entries / Posts” says less about this page.' ),
				array( $out, 10, 'excluded', 'Its exclude “All single entries” takes this page out.' ),
				array( $empty, 10, 'empty', 'It is empty, so it shows nowhere yet.' ),
			),
			array_map(
				static function ( array $other ): array {
					return array( $other['template_id'], $other['rank'], $other['why'], $other['reason'] );
				},
				$said[2]['others']
			)
		);
		wp_delete_post( $one, true );
		$said = $this->explain( '/a-post/' );
		$this->assertSame( array( $newer, $older, 'Its condition “Single entries / Posts” says as much, but it is older.' ), array( $said[2]['winner']['template_id'], $said[2]['others'][0]['template_id'], $said[2]['others'][0]['reason'] ) );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$this->show( $older, 'include/singular/page' );
		$said = $this->explain( (string) get_permalink( $page ) );
		$this->assertSame( array( null, 'The template “page-no-title” shows, which was chosen for this very page.', 'Its condition “Single entries / Pages” says less than the choice that was made for this very page.' ), array( $said[2]['winner'], $said[2]['reason'], $said[2]['others'][0]['reason'] ) );

		// Programs are told the same, where WordPress knows abilities; who may not change the look is told nothing.
		if ( function_exists( 'wp_get_ability' ) ) {
			$ability = wp_get_ability( 'templately/explain-template' );
			$this->assertNotNull( $ability );
			$this->assertSame( $said, $ability->execute( array( 'url' => get_permalink( $page ) ) ) );
			$this->assertSame( array( true, false ), array( $ability->get_meta()['annotations']['readonly'], $ability->get_meta()['annotations']['destructive'] ) );
			$this->assertSame( 'not_a_page', $ability->execute( array( 'url' => 'https://example.org/' ) )->get_error_code() );
			$this->act_as( 'editor' );
			$this->assertInstanceOf( WP_Error::class, $ability->execute( array( 'url' => home_url( '/' ) ) ) );
			wp_set_current_user( $this->admin );
		}
	}

	/** The bar of an administrator says it with links; visitors get no byte of it. */
	public function test_admin_bar(): void {
		$post = (string) get_permalink( $this->post( 'A post' ) );
		$path = '/a-post/';
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'] );
		$wide = $this->template( 'single', 'Wide <i>one</i>' );
		$this->show( $wide, 'include/general' );
		$mine = $this->marked( 'single', 'include/singular/post' );
		$html = $this->http( 'GET', $path, null, $this->admin, array( 'Accept: text/html' ) )['body'];
		foreach ( array( 'Templates of this page', 'Template: Single post', 'Header: the theme’s own', 'It shows because of its condition “Single entries / Posts”.', 'Not “Wide one”: Its condition “Entire site” says less about this page.', esc_url( (string) get_edit_post_link( $mine, 'raw' ) ) ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
		$editor = $this->act_as( 'editor' );
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $this->http( 'GET', $path, null, $editor, array( 'Accept: text/html' ) )['body'] );
		// Lists of the administration are no pages of the site.
		$list = $this->http( 'GET', '/wp-admin/edit.php', null, $this->admin, array( 'Accept: text/html' ) )['body'];
		$this->assertStringContainsString( 'wp-admin-bar-site-name', $list );
		$this->assertStringNotContainsString( 'wp-admin-bar-templately', $list );
		$visitor = $this->fetch( $post );
		$this->assertStringContainsString( "mark-$mine.", $visitor );
		$this->assertStringNotContainsStringIgnoringCase( 'templately', $visitor );
	}

	/** The command line says it as lines or as JSON, and ends with 1 for what is no page. */
	public function test_command(): void {
		$wide          = $this->marked( 'single', 'include/general' );
		WP_CLI::$lines = array();
		$command       = new Conditions_Command(
			function ( string $address ): ?array {
				return $this->explain( $address );
			}
		);
		$command->explain( array( '/' ), array() );
		$this->assertSame( array( 'Header: The theme’s own shows: no template matches this page.', 'Footer: The theme’s own shows: no template matches this page.', "Template: Single post ($wide). It shows because of its condition “Entire site”." ), WP_CLI::$lines );
		WP_CLI::$lines = array();
		$command->explain( array( home_url( '/' ) ), array( 'format' => 'json' ) );
		$this->assertSame( $this->explain( '/' ), json_decode( WP_CLI::$lines[0], true ) );
		foreach ( array( 'https://example.org/' => array(), '' => array( 'format' => 'json' ) ) as $address => $options ) {
			WP_CLI::$lines = array();
			try {
				$command->explain( array( (string) $address ), $options );
				$this->fail( 'It goes on.' );
			} catch ( DomainException $end ) {
				$this->assertSame( '1', $end->getMessage() );
			}
			$this->assertSame( array( array() === $options ? 'Error: That is no page of this site.' : '{"error":"That is no page of this site."}' ), WP_CLI::$lines );
		}
	}

	/**
	 * @param string $address Address.
	 * @return list<array<string, mixed>>|null What is said of it.
	 */
	private function explain( string $address ): ?array {
		$config = new Templately\Conditions\Condition_Config();
		$store  = new Templately\Storage\Display_Conditions( $GLOBALS['wpdb'], new Templately\Storage\Transaction( $GLOBALS['wpdb'] ) );
		return ( new Templately\Conditions\Explainer( $store, $config, new Templately\Conditions\Chosen( $config ), new Templately\Conditions\Visit() ) )->of_address( $address );
	}
}
