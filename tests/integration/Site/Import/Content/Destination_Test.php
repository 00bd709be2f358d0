<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;
use Templately\Site\Import\Content\Destination;
use Templately\Site\Import\Content\Display_Conditions;
use Templately\Site\Import\Content\Elementor_Content;
use Templately\Site\Import\Content\Imported_Document;
use Templately\Site\Import\Content\Posts;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;

/**
 * Drafts that an import makes have the addresses of published posts.
 */
final class Destination_Test extends Test_Case {

	private Destination $here;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->here = new Destination( 'pear-tree', 1 );
	}

	/** A page stands below its parents; the front page is the site's address; a page that is not here has none. */
	public function test_pages(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		$this->make( 1, 'page', 'home' );
		$this->make( 2, 'page', 'about-2' );
		$this->make( 3, 'page', 'history', array( 'parent' => 2 ) );
		$links = $this->here->links_in( '<a href="https://pages.templately.invalid/home/">a</a> https://pages.templately.invalid/1 https://pages.templately.invalid/2/ https://pages.templately.invalid/3 https://pages.templately.invalid/9/ https://pages.templately.invalid/elsewhere/' );
		$this->assertSame(
			array(
				'home' => home_url( '/' ),
				1      => home_url( '/' ),
				2      => home_url( '/about-2/' ),
				3      => home_url( '/about-2/history/' ),
			),
			$links
		);
		$this->assertSame( '', $this->here->permalink( 9 ) );
	}

	/**
	 * A post has the address of its date, its category and its author.
	 *
	 * @dataProvider structures
	 */
	public function test_posts( string $structure, string $path ): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		$this->here->terms[5] = (int) wp_insert_term( 'News', 'category', array( 'slug' => 'news' ) )['term_id'];
		$id                   = $this->make( 4, 'post', 'first-frost', array( 'date' => '2024-11-05 06:07:08', 'terms' => array( 5 ) ) );
		$expected             = home_url( strtr( $path, array( '{id}' => (string) $id, '{author}' => get_userdata( 1 )->user_nicename ) ) );
		$this->assertSame( $expected, $this->here->permalink( 4 ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_date' => '2024-11-05 06:07:08', 'edit_date' => true ) );
		$this->assertSame( $expected, get_permalink( $id ), 'The address of the published post is the same.' );
	}

	/** @return array<string, array{string, string}> Permalink structure and path. */
	public function structures(): array {
		return array(
			'date'     => array( '/%year%/%monthnum%/%day%/%postname%/', '/2024/11/05/first-frost/' ),
			'id'       => array( '/archives/%post_id%', '/archives/{id}' ),
			'plain'    => array( '', '/?p={id}' ),
			'category' => array( '/%category%/%postname%/', '/news/first-frost/' ),
			'author'   => array( '/%author%/%postname%/', '/{author}/first-frost/' ),
		);
	}

	/**
	 * Makes a draft.
	 *
	 * @param array<string, mixed> $document More of its document.
	 */
	private function make( int $number, string $kind, string $slug, array $document = array() ): int {
		$types = new Condition_Types();
		$posts = new Posts( new Imported_Document( new Block_Importer( new Settings() ) ), new Elementor_Content( new Element_Importer( new Settings() ), new Elementor_Styles( new Kit_Store() ), new Kit_Store(), new Display_Conditions( new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $types, new Condition_Targets( $types ) ) ) );

		$this->here->posts[ $number ] = $posts->make( compact( 'kind', 'slug' ), array( 'title' => $slug ) + $document, $this->here );
		return $this->here->posts[ $number ];
	}
}
