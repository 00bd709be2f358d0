<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Site\Import\Change_Log\New_Rows;
use Templately\Site\Import\Content\Fast_Writer;
use Templately\Site\Import\Database\Import_Database;

/**
 * A fast writer in no run, on a site with posts and terms that it meets.
 *
 * @phpstan-type Fields array<string, mixed>
 */
trait Has_Fast_Writer {

	use Makes_Capture;

	/** @var int An id that no post has, nor one of the thousand above it. */
	private $first = 0;

	/** @var array<string, int> What the site has. */
	private $here = array();

	/** Makes the site. To be called first in each test. */
	private function make_site(): void {
		wp_set_current_user( 1 );
		register_post_type( 'book', array( 'public' => true, 'supports' => array( 'title', 'editor' ), 'taxonomies' => array( 'genre' ) ) );
		register_taxonomy( 'genre', 'book', array( 'public' => true, 'default_term' => array( 'name' => 'Unsorted', 'slug' => 'unsorted' ) ) );
		foreach ( array( 'category' => 'Trees', 'post_tag' => 'Old', 'genre' => 'Gothic' ) as $taxonomy => $name ) {
			$this->here[ $taxonomy ] = wp_insert_term( $name, $taxonomy )['term_id'];
		}
		$this->here['tag']    = wp_insert_term( 'New', 'post_tag' )['term_id'];
		$this->here['parent'] = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Parent', 'post_status' => 'publish' ) );
		wp_insert_post( array( 'post_title' => 'Taken', 'post_status' => 'publish' ) );
		wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Taken page', 'post_status' => 'publish', 'post_parent' => $this->here['parent'] ) );
		wp_trash_post( wp_insert_post( array( 'post_title' => 'Wanted', 'post_status' => 'publish' ) ) );
		// WordPress takes it off for the trash, and the fast writer need not ask for it then.
		$this->first = 1000 + (int) wp_insert_post( array( 'post_title' => 'Trashed name', 'post_name' => 'of-the-trash', 'post_status' => 'trash' ) );
	}

	/** Takes away what no transaction takes back. */
	private function remove_site(): void {
		unregister_taxonomy( 'genre' );
		unregister_post_type( 'book' );
	}

	/**
	 * @param Fields $more What is special.
	 * @return Fields
	 */
	private function fields( array $more ): array {
		return $more + array(
			'import_id'      => $this->first,
			'post_type'      => 'post',
			'post_status'    => 'publish',
			'post_title'     => 'One',
			'post_name'      => 'one',
			'post_content'   => "<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->",
			'post_excerpt'   => '',
			'post_date'      => '2024-03-04 05:06:07',
			'comment_status' => '',
			'guid'           => 'https://example.org/one',
			'meta_input'     => array(),
		);
	}

	/** Returns a writer, in no run. */
	private static function writer(): Fast_Writer {
		return new Fast_Writer( new New_Rows( new Import_Database( $GLOBALS['wpdb'] ), self::make_capture() ) );
	}
}
