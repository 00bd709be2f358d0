<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Site\Theme_Builder\Conditions\Resolver;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Fetches_Pages;
use Templately\Tests\Has_Elementor;
use Templately\Tests\Has_Every_Kind_Of_Page;

/** Compares the resolver with the rendered page for every kind of page and every matching condition. */
final class Truth_Table_Test extends Test_Case {

	use Calls_Rest;
	use Fetches_Pages;
	use Has_Elementor;
	use Has_Every_Kind_Of_Page;

	/** @var bool Pages are asked for over HTTP. */
	protected $commits = true;

	/** @var int */
	private $admin = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->bring_plugin( self::BOOKS );
		$this->admin = $this->act_as( 'administrator' );
		$this->make_every_kind();
	}

	protected function tearDown(): void {
		switch_theme( 'twentytwentyfive' );
		$this->remove_elementor();
		$this->remove_what_was_brought();
		$this->unmake_books();
		parent::tearDown();
	}

	public function test_block_theme(): void {
		switch_theme( 'twentytwentyfive' );
		$this->table();
	}

	public function test_another_block_theme_after_a_switch(): void {
		switch_theme( 'twentytwentyfive' );
		$made = $this->make_templates();
		switch_theme( 'twentytwentyfour' );
		$this->compare( self::every( 2, $this->kinds() ), $made );
	}

	public function test_classic_theme(): void {
		$this->bring_classic_theme();
		$this->table();
	}

	public function test_elementor_under_both_kinds_of_themes(): void {
		switch_theme( 'twentytwentyfive' );
		$this->bring_elementor();
		$made = $this->make_templates( true );
		$this->compare( self::every( 2, $this->kinds() ), $made );
		$this->bring_classic_theme();
		$this->compare( self::every( 3, $this->kinds() ), $made );
		$this->make_front_static();
		$this->compare( $this->kinds_with_static_front(), $made );
	}

	/** With a template for every condition, then with the widest ones, then with none. */
	private function table(): void {
		$own  = $this->fetch_all( array_map( 'current', self::every( 5, $this->kinds() ) ) );
		$made = $this->make_templates();
		$this->compare( $this->kinds(), $made );
		foreach ( $made as $key => $id ) {
			if ( ! in_array( $key, array( 'general', 'singular', 'archive', 'header', 'footer' ), true ) ) {
				wp_delete_post( $id, true );
			}
		}
		$this->compare( self::every( 2, $this->kinds() ), array_intersect_key( $made, array_flip( array( 'general', 'singular', 'archive', 'header', 'footer' ) ) ) );
		$this->make_front_static();
		$this->compare( $this->kinds_with_static_front(), array_intersect_key( $made, array_flip( array( 'general', 'singular', 'archive', 'header', 'footer' ) ) ) );
		delete_option( 'page_on_front' );
		delete_option( 'page_for_posts' );
		update_option( 'show_on_front', 'posts' );
		wp_delete_post( $this->made['start'], true );
		wp_delete_post( $this->made['blog'], true );
		foreach ( $made as $id ) {
			wp_delete_post( $id, true );
		}
		foreach ( $this->fetch_all( array_map( 'current', self::every( 5, $this->kinds() ) ) ) as $kind => $page ) {
			$this->assertSame( self::stable( $own[ $kind ] ), self::stable( $page ), $kind );
		}
	}

	/**
	 * Makes a body for each condition that matches some page, the best ones first, so that age does not decide; and header and footer.
	 * @return array<string, int> Key of the condition, or 'header' or 'footer', to the template.
	 */
	private function make_templates( bool $with_elementor = false ): array {
		$posts   = new Theme_Template_Store();
		$storage = new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
		$made    = array();
		$keys    = array_unique( array_merge( array( 'header', 'footer' ), ...array_column( $this->kinds(), 1 ) ) );
		foreach ( $keys as $key ) {
			$is_part = in_array( $key, array( 'header', 'footer' ), true );
			$mark    = '<!-- wp:paragraph --><p>mark-' . str_replace( '/', '-', $key ) . '.</p><!-- /wp:paragraph -->';
			$around  = array( '<!-- wp:template-part {"slug":"header","area":"header","tagName":"header"} /-->', '<!-- wp:template-part {"slug":"footer","area":"footer","tagName":"footer"} /-->' );
			$id      = $with_elementor ? $posts->create_document( $is_part ? $key : 'single', $key ) : $posts->create( $is_part ? $key : 'single', $is_part ? $key : '', $key, $is_part ? $mark : $around[0] . $mark . $around[1], ! wp_is_block_theme() );
			if ( $with_elementor ) {
				update_post_meta( $id, '_elementor_data', wp_slash( (string) wp_json_encode( array( self::heading( 'mark-' . str_replace( '/', '-', $key ) . '.' ) ) ) ) );
			}
			$storage->replace( $id, $is_part ? $key : 'body', array( Condition::parse( 'include/' . ( 'header' === $key ? 'general' : ( 'footer' === $key ? 'archive' : $key ) ) ) ) );
			$made[ $key ] = $id;
		}
		return $made;
	}

	/**
	 * @param array<string, array{string, list<string>}> $kinds Kinds of pages.
	 * @param array<string, int> $made  What there is.
	 */
	private function compare( array $kinds, array $made ): void {
		$visit = new Request_Simulation();
		$rows  = array();
		foreach ( $made as $key => $id ) {
			$rows[] = array( 'template_id' => $id, 'location' => in_array( $key, array( 'header', 'footer' ), true ) ? $key : 'body', 'is_exclude' => 0, 'k' => array( 'header' => 'general', 'footer' => 'archive' )[ $key ] ?? $key );
		}
		foreach ( $this->fetch_all( array_map( 'current', $kinds ) ) as $kind => $page ) {
			$facts = $visit->simulate( $kinds[ $kind ][0] );
			$this->assertNotNull( $facts, $kind );
			$expected = array();
			foreach ( Resolver::resolve( $facts->matching_keys(), $rows ) as $location => $outcome ) {
				$expected[ $location ] = 'mark-' . str_replace( '/', '-', (string) array_search( $outcome->winner, $made, true ) ) . '.';
			}
			$best = current( array_intersect( $kinds[ $kind ][1], array_keys( $made ) ) );
			$this->assertSame( 'mark-' . str_replace( '/', '-', (string) $best ) . '.', $expected['body'], $kind );
			preg_match_all( '/mark-[^.]*\./', $page, $found );
			$order = array_values( array_filter( array( $expected['header'] ?? '', $expected['body'], $expected['footer'] ?? '' ) ) );
			$this->assertSame( $order, $found[0], "$kind: " . substr( $page, 0, 3000 ) );
			foreach ( array( 'doctype', 'body', 'title' ) as $once ) {
				$this->assertSame( 1, preg_match_all( "/<!?$once\b/i", $page ), "$kind: one $once" );
			}
		}
	}

	/**
	 * @param array<string, array{string, list<string>}> $kinds Kinds of pages.
	 * @return array<string, array{string, list<string>}> Each that many-th.
	 */
	private static function every( int $step, array $kinds ): array {
		return array_intersect_key( $kinds, array_flip( array_column( array_chunk( array_keys( $kinds ), $step ), 0 ) ) );
	}

	/** @return string It, without what differs each time. */
	private static function stable( string $html ): string {
		return (string) preg_replace( array( '/nonce=[0-9a-f]+/', '/[0-9a-f]{10,}/' ), '', $html );
	}
}
