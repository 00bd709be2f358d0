<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;

final class Conditions_Preview_Test extends Test_Case {

	use Calls_Rest;
	use Builds_Themes;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
	}

	public function test_conflicts_exclude_the_template_itself_and_those_that_cannot_show(): void {
		$first  = $this->post( 'First' );
		$second = $this->post( 'Second' );
		$mine   = $this->template( 'single', 'Mine' );
		$this->show( $mine, "include/singular/post/$first" );
		$rival = $this->template( 'single', 'Rival' );
		$this->show( $rival, 'include/singular/post', "exclude/singular/post/$second" );
		$empty = $this->template( 'single', 'Empty' );
		wp_update_post( array( 'ID' => $empty, 'post_content' => '' ) );
		$this->show( $empty, "include/singular/post/$first" );
		$header = $this->template( 'header', 'Header' );
		$this->show( $header, "include/singular/post/$first" );
		$preview = $this->preview( $mine, 'include/singular' );
		$this->assertSame( array( false, true ), array( $preview['wins']['First'], $preview['wins']['Second'] ), 'What is stored is not what is edited.' );
		$this->assertSame( array( $rival => 'yields_to' ), $preview['conflicts'] );
		$this->assertSame( array(), $this->preview( $mine, "include/singular/post/$second" )['conflicts'] );
		$this->assertSame( array( $rival => 'wins_over' ), $this->preview( $mine, "include/singular/post/$first" )['conflicts'] );
	}

	public function test_page_templates_beat_less_specific_conditions(): void {
		$page  = $this->page( 'Chosen' );
		$other = $this->page( 'Plain' );
		update_post_meta( $page, '_wp_page_template', 'page-no-title' );
		$body = $this->template( 'page' );
		$wins = $this->preview( $body, 'include/singular/page' )['wins'];
		$this->assertSame( array( false, true ), array( $wins['Chosen'], $wins['Plain'] ) );
		$this->assertSame( array( 'Chosen' => true ), $this->preview( $body, "include/singular/page/$page" )['wins'] );
		$this->assertGreaterThan( 0, $other );
	}

	public function test_conflicts_and_pages_are_limited(): void {
		$storage = new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
		$mine    = $this->template( 'single', 'Mine' );
		$post    = $this->post( 'A post' );
		for ( $count = 0; $count < 52; $count++ ) {
			$id = ( new Theme_Template_Store() )->create( 'single', '', "Rival $count", '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->', false );
			$storage->replace( $id, 'body', array( new Condition( 'include', 'singular', 'post' ) ) );
		}
		$this->assertCount( 50, $this->preview( $mine, "include/singular/post/$post" )['conflicts'] );

		$pages = array();
		for ( $count = 0; $count < 60; $count++ ) {
			$pages[] = $this->page( "Page $count" );
			if ( $count < 10 ) {
				$this->post( "Post $count" );
			}
		}
		$visits  = static function (): int {
			return (int) did_action( 'parse_request' );
		};
		$rows    = static function ( string $type ) use ( $pages ): array {
			return array_map(
				static function ( int $id ) use ( $type ): string {
					return "$type/singular/page/$id";
				},
				$pages
			);
		};
		$before  = $visits();
		$queries = $GLOBALS['wpdb']->num_queries;
		$this->assertSame( array(), $this->preview( $mine, 'exclude/singular', 'include/singular/post', ...$rows( 'include' ) )['wins'] );
		$this->assertSame( 40, $visits() - $before );
		$sampled = 0;
		$count   = static function ( WP_Query $query ) use ( &$sampled ): void {
			$sampled += (int) ( array() !== (array) $query->get( 'post__in' ) );
		};
		add_action( 'pre_get_posts', $count );
		$this->preview( $mine, 'exclude/singular', ...$rows( 'include' ) );
		remove_action( 'pre_get_posts', $count );
		$this->assertSame( 40, $sampled );
		$this->assertGreaterThan( $queries, $GLOBALS['wpdb']->num_queries );
		$this->assertSame( array( 'A post' => true ), $this->preview( $mine, ...array_merge( $rows( 'exclude' ), array( "include/singular/post/$post" ) ) )['wins'] );
		$before = $visits();
		$this->preview(
			$mine,
			'include/singular/page',
			...array_map(
				static function ( int $id ): string {
					return "exclude/singular/page/$id";
				},
				$pages
			)
		);
		$this->assertLessThanOrEqual( 10, $visits() - $before );
	}

	public function test_stale_rows_have_no_pages(): void {
		$this->make_books();
		$genre = $this->term( 'Poetry', 'genre' );
		$post  = $this->post( 'A <b>bold</b> &amp; plain post' );
		$ada   = $this->act_as( 'author' );
		$this->act_as( 'administrator' );
		$body = $this->template( 'single' );
		$rows = array( "include/singular/in_genre/$genre", 'include/singular/book_by_author', "include/archive/genre/$genre", 'include/archive/book_archive', "include/archive/author/$ada", "include/singular/by_author/$ada", 'include/singular/privacy_policy' );
		$this->show( $body, ...$rows );
		$this->unmake_books();
		unset( $GLOBALS['wp_rest_server'] );
		wp_delete_user( $ada );
		update_option( 'wp_page_for_privacy_policy', 0 );
		$this->assertSame( array(), $this->preview( $body, ...$rows )['wins'] );
		$this->assertSame( array( 'A bold & plain post' => true ), $this->preview( $body, "include/singular/post/$post", ...$rows )['wins'] );
	}

	public function test_sample_pages_by_condition(): void {
		$this->make_books();
		$ada = $this->act_as( 'author' );
		$this->act_as( 'administrator' );
		$news    = $this->term( 'News' );
		$local   = (int) wp_insert_term( 'Local', 'category', array( 'parent' => $news ) )['term_id'];
		$genre   = $this->term( 'Poetry', 'genre' );
		$plain   = $this->post( 'Plain' );
		$in_news = $this->post( 'In news', $news );
		$this->post( 'In local', $local );
		$by_ada = $this->post( 'By Ada', 0, array( 'post_author' => $ada ) );
		$book   = $this->post( 'A book', 0, array( 'post_type' => 'book', 'post_author' => $ada ) );
		wp_set_object_terms( $book, array( $genre ), 'genre' );
		$parent = $this->page( 'Parent' );
		$this->page( 'Child', $parent );
		update_option( 'wp_page_for_privacy_policy', $parent );
		$name = get_userdata( $ada )->display_name;
		$body = $this->template( 'single' );
		foreach (
			array(
				'singular/front_page'                 => array( 'Front page' ),
				'singular/not_found404'               => array( '404 page' ),
				'singular/privacy_policy'             => array( 'Privacy policy page' ),
				"singular/post/$plain"                => array( 'Plain' ),
				'singular/book'                       => array( 'A book' ),
				"singular/in_category/$news"          => array( 'In news' ),
				"singular/in_category_children/$news" => array( 'In local' ),
				'singular/in_genre'                   => array( 'A book' ),
				"singular/by_author/$ada"             => array( 'A book', 'By Ada' ),
				"singular/post_by_author/$ada"        => array( 'By Ada' ),
				"singular/child_of/$parent"           => array( 'Child' ),
				"singular/any_child_of/$parent"       => array( 'Child' ),
				"archive/category/$news"              => array( 'News' ),
				"archive/child_of_category/$news"     => array( 'Local' ),
				'archive/genre'                       => array( 'Poetry' ),
				"archive/author/$ada"                 => array( $name ),
				'archive/book_archive'                => array( 'Books' ),
				'archive/search'                      => array( 'Search results' ),
				'archive/date'                        => array(),
				'archive/paged'                       => array(),
			) as $condition => $titles
		) {
			$this->assertEqualsCanonicalizing( $titles, array_keys( $this->preview( $body, "include/$condition" )['wins'] ), $condition );
		}
		$wins = $this->preview( $body, 'include/archive' )['wins'];
		$this->assertSame( array( 'Books', 'Search results' ), array_values( array_intersect( array( 'Books', 'Search results' ), array_keys( $wins ) ) ) );
		$wins = $this->preview( $body, 'include/general' )['wins'];
		$this->assertSame( 'Front page', array_key_first( $wins ) );
		$this->assertSame( array( 'A book', 'Child' ), array_values( array_intersect( array( 'A book', 'Child' ), array_keys( $wins ) ) ) );
		$this->assertGreaterThan( 0, min( $in_news, $by_ada ) );
	}

	/** @return array{wins: array<string, bool>, conflicts: array<int, string>} Title of each page to whether it wins there, and template to relation. */
	private function preview( int $id, string ...$rows ): array {
		$answer = $this->answer( 'POST', '/conditions/preview', self::body( $id, ...$rows ) );
		return array(
			'wins'      => array_column( $answer['pages'], 'wins', 'title' ),
			'conflicts' => array_column( $answer['conflicts'], 'relation', 'template_id' ),
		);
	}
}
