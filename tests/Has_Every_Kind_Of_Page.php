<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** A site with every kind of page in WordPress, and the matching conditions, written by hand, best first. */
trait Has_Every_Kind_Of_Page {

	use Builds_Themes;

	/** Registers a post type and a taxonomy. */
	private const BOOKS = "register_post_type( 'book', array( 'public' => true, 'has_archive' => true, 'labels' => array( 'name' => 'Books', 'singular_name' => 'Book' ), 'supports' => array( 'title', 'editor', 'author' ) ) );
		register_taxonomy( 'genre', 'book', array( 'public' => true, 'hierarchical' => true, 'labels' => array( 'name' => 'Genres' ) ) );";

	/** @var array<string, int> Ids by name. */
	private $made = array();

	/** Creates the pages; lists have two entries per page. */
	protected function make_every_kind(): void {
		global $wp_rewrite;
		$this->make_books();
		update_option( 'posts_per_page', 1 );
		update_option( 'wp_attachment_pages_enabled', '1' );
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'numberposts' => 100, 'post_status' => 'any' ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		$author = get_users( array( 'role' => 'author' ) )[0]->ID;
		$world  = $this->term( 'World' );
		$europe = $this->term( 'Europe', 'category', $world );
		$paris  = $this->term( 'Paris', 'category', $europe );
		$tag    = $this->term( 'Rivers', 'post_tag' );
		$genre  = $this->term( 'Poetry', 'genre' );
		$by     = array( 'post_author' => $author, 'post_date' => '2021-03-04 05:06:07' );
		$plain  = $this->post( 'Plain', $world, $by );
		$deep   = $this->post( 'Deep', $paris, $by + array( 'tags_input' => array( 'Rivers' ) ) );
		$secret = $this->post( 'Secret', $world, $by + array( 'post_password' => 'sesame' ) );
		$about  = $this->post( 'About', 0, array( 'post_type' => 'page', 'post_author' => $author ) );
		$team   = $this->post( 'Team', 0, array( 'post_type' => 'page', 'post_author' => $author, 'post_parent' => $about ) );
		$ada    = $this->post( 'Ada', 0, array( 'post_type' => 'page', 'post_author' => $author, 'post_parent' => $team ) );
		$rules  = $this->post( 'Rules', 0, array( 'post_type' => 'page', 'post_author' => $author ) );
		$book   = $this->post( 'Poems', 0, array( 'post_type' => 'book', 'post_author' => $author ) );
		$file   = (int) wp_insert_attachment( array( 'post_title' => 'Drawing', 'post_status' => 'inherit', 'post_author' => $author, 'post_mime_type' => 'image/png' ), 'drawing.png', $about );
		wp_set_object_terms( $book, $genre, 'genre' );
		update_option( 'wp_page_for_privacy_policy', $rules );
		flush_rewrite_rules( false );
		$this->made = compact( 'author', 'world', 'europe', 'paris', 'tag', 'genre', 'plain', 'deep', 'secret', 'about', 'team', 'ada', 'rules', 'book', 'file' );
	}

	/** Sets a static front page and a posts page. */
	protected function make_front_static(): void {
		$this->made['start'] = $this->post( 'Start', 0, array( 'post_type' => 'page', 'post_author' => $this->made['author'] ) );
		$this->made['blog']  = $this->post( 'Blog', 0, array( 'post_type' => 'page', 'post_author' => $this->made['author'] ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->made['start'] );
		update_option( 'page_for_posts', $this->made['blog'] );
	}

	/**
	 * Pages while the front page shows posts.
	 * @return array<string, array{string, list<string>}> URL and keys of all matching conditions, highest rank first, by kind.
	 */
	protected function kinds(): array {
		$m = $this->made;
		return array(
			'front page with posts' => array( home_url( '/' ), self::keys( 'singular/front_page archive/post_archive archive/post archive general' ) ),
			'its second page'       => array( home_url( '/page/2/' ), self::keys( 'singular/front_page archive/post_archive archive/post archive/paged archive general' ) ),
			'post'                  => array( get_permalink( $m['plain'] ), self::keys( "singular/post/{$m['plain']} singular/in_category/{$m['world']} singular/by_author/{$m['author']} singular/post_by_author/{$m['author']} singular/in_category singular/post singular/by_author singular/post_by_author singular general" ) ),
			'post far below'        => array( get_permalink( $m['deep'] ), self::keys( "singular/post/{$m['deep']} singular/in_category/{$m['paris']} singular/in_post_tag/{$m['tag']} singular/in_category_children/{$m['europe']} singular/in_category_children/{$m['world']} singular/by_author/{$m['author']} singular/post_by_author/{$m['author']} singular/in_category singular/in_post_tag singular/in_category_children singular/post singular/by_author singular/post_by_author singular general" ) ),
			'protected post'        => array( get_permalink( $m['secret'] ), self::keys( "singular/post/{$m['secret']} singular/in_category/{$m['world']} singular/by_author/{$m['author']} singular/post_by_author/{$m['author']} singular/in_category singular/post singular/by_author singular/post_by_author singular general" ) ),
			'page'                  => array( get_permalink( $m['about'] ), self::keys( "singular/page/{$m['about']} singular/by_author/{$m['author']} singular/page_by_author/{$m['author']} singular/page singular/by_author singular/page_by_author singular general" ) ),
			'child page'            => array( get_permalink( $m['team'] ), self::keys( "singular/page/{$m['team']} singular/child_of/{$m['about']} singular/any_child_of/{$m['about']} singular/by_author/{$m['author']} singular/page_by_author/{$m['author']} singular/child_of singular/any_child_of singular/page singular/by_author singular/page_by_author singular general" ) ),
			'grandchild page'       => array( get_permalink( $m['ada'] ), self::keys( "singular/page/{$m['ada']} singular/child_of/{$m['team']} singular/any_child_of/{$m['team']} singular/any_child_of/{$m['about']} singular/by_author/{$m['author']} singular/page_by_author/{$m['author']} singular/child_of singular/any_child_of singular/page singular/by_author singular/page_by_author singular general" ) ),
			'privacy policy'        => array( get_permalink( $m['rules'] ), self::keys( "singular/privacy_policy singular/page/{$m['rules']} singular/by_author/{$m['author']} singular/page_by_author/{$m['author']} singular/page singular/by_author singular/page_by_author singular general" ) ),
			'book'                  => array( get_permalink( $m['book'] ), self::keys( "singular/book/{$m['book']} singular/in_genre/{$m['genre']} singular/by_author/{$m['author']} singular/book_by_author/{$m['author']} singular/in_genre singular/book singular/by_author singular/book_by_author singular general" ) ),
			'attachment'            => array( get_permalink( $m['file'] ), self::keys( "singular/attachment/{$m['file']} singular/child_of/{$m['about']} singular/any_child_of/{$m['about']} singular/by_author/{$m['author']} singular/attachment_by_author/{$m['author']} singular/child_of singular/any_child_of singular/attachment singular/by_author singular/attachment_by_author singular general" ) ),
			'category'              => array( get_term_link( $m['world'] ), self::keys( "archive/category/{$m['world']} archive/category archive/post archive general" ) ),
			'its second page '      => array( get_term_link( $m['world'] ) . 'page/2/', self::keys( "archive/category/{$m['world']} archive/category archive/post archive/paged archive general" ) ),
			'child category'        => array( get_term_link( $m['europe'] ), self::keys( "archive/category/{$m['europe']} archive/child_of_category/{$m['world']} archive/any_child_of_category/{$m['world']} archive/child_of_category archive/any_child_of_category archive/category archive/post archive general" ) ),
			'grandchild category'   => array( get_term_link( $m['paris'] ), self::keys( "archive/category/{$m['paris']} archive/child_of_category/{$m['europe']} archive/any_child_of_category/{$m['europe']} archive/any_child_of_category/{$m['world']} archive/child_of_category archive/any_child_of_category archive/category archive/post archive general" ) ),
			'tag'                   => array( get_term_link( $m['tag'] ), self::keys( "archive/post_tag/{$m['tag']} archive/post_tag archive/post archive general" ) ),
			'genre'                 => array( get_term_link( $m['genre'] ), self::keys( "archive/genre/{$m['genre']} archive/genre archive/book archive general" ) ),
			'books'                 => array( (string) get_post_type_archive_link( 'book' ), self::keys( 'archive/book_archive archive/book archive general' ) ),
			'author'                => array( get_author_posts_url( $m['author'] ), self::keys( "archive/author/{$m['author']} archive/author archive/post archive general" ) ),
			'year'                  => array( get_year_link( 2021 ), self::keys( 'archive/year archive/date archive/post archive general' ) ),
			'month'                 => array( get_month_link( 2021, 3 ), self::keys( 'archive/month archive/date archive/post archive general' ) ),
			'day'                   => array( get_day_link( 2021, 3, 4 ), self::keys( 'archive/day archive/date archive/post archive general' ) ),
			'search'                => array( home_url( '/?s=Words' ), self::keys( 'archive/search archive general' ) ),
			'search for nothing'    => array( home_url( '/?s=qqqq' ), self::keys( 'archive/search archive general' ) ),
			'nothing'               => array( home_url( '/nothing-is-here/' ), self::keys( 'singular/not_found404 general' ) ),
			'too far a page'        => array( home_url( '/page/99/' ), self::keys( 'singular/not_found404 general' ) ),
		);
	}

	/**
	 * Pages that differ with a static front page.
	 * @return array<string, array{string, list<string>}> As kinds().
	 */
	protected function kinds_with_static_front(): array {
		$m = $this->made;
		return array(
			'static front page' => array( home_url( '/' ), self::keys( "singular/front_page singular/page/{$m['start']} singular/by_author/{$m['author']} singular/page_by_author/{$m['author']} singular/page singular/by_author singular/page_by_author singular general" ) ),
			'posts page'        => array( get_permalink( $m['blog'] ), self::keys( 'archive/post_archive archive/post archive general' ) ),
			'its second page'   => array( get_permalink( $m['blog'] ) . 'page/2/', self::keys( 'archive/post_archive archive/post archive/paged archive general' ) ),
		);
	}

	/** @return list<string> */
	private static function keys( string $keys ): array {
		return explode( ' ', $keys );
	}
}
