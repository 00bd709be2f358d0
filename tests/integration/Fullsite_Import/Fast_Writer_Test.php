<?php

declare( strict_types=1 );

use Templately\Fullsite_Import\Content\Core_Listeners;
use Templately\Fullsite_Import\Content\Fast_Writer;
use Templately\Rest\Failure;
use Templately\Storage\Import\Capture;
use Templately\Storage\Import\Database;
use Templately\Storage\Import\Definitions;
use Templately\Storage\Import\Journal;
use Templately\Storage\Import\New_Rows;
use Templately\Storage\Import\Row_Capture;
use Templately\Storage\Import\Row_Image;
use Templately\Storage\Import\Surrounding_Transaction;
use Templately\Storage\Import\Table_Shapes;
use Templately\Storage\Transaction;

// phpcs:disable WordPress.DB.PreparedSQL -- numbers of this file.

/**
 * What the fast writer writes, and who is told of it, is what wp_insert_post() writes and whom that tells: on the newest WordPress and
 * on the oldest.
 *
 * @group oldest
 * @phpstan-type Fields array<string, mixed>
 */
final class Fast_Writer_Test extends Test_Case {

	/** Hooks that a plugin may hear, and what WordPress asks on the way. */
	private const HOOKS = '/^(?:save_post(?:_\w+)?|wp_insert_post(?:_data|_parent|_empty_content)?|wp_after_insert_post|pre_post_insert|transition_post_status|\w+_to_\w+|(?:publish|draft|private|future|pending)_(?:post|page|book|wp_block|wp_navigation|wp_template)|set_object_terms|clean_post_cache|clean_page_cache|pre_wp_unique_post_slug|wp_unique_post_slug|add_trashed_suffix_to_trashed_posts|update_post_metadata|add_post_metadata|sanitize_post_meta_\w+|default_category_post_types)$/';

	/** Hooks that are heard between two rows of one post. */
	private const BETWEEN = '/^(?:add_post_meta|added_post_meta|add_term_relationship|added_term_relationship)$/';

	/** @var list<string> What was heard. */
	private $heard = array();

	/** @var int An id that no post has, nor one of the thousand above it. */
	private $first = 0;

	/** @var array<string, int> What the site has. */
	private $here = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
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

	/** {@inheritDoc} */
	protected function tearDown(): void {
		unregister_taxonomy( 'genre' );
		unregister_post_type( 'book' );
		parent::tearDown();
	}

	/** Posts of all kinds: rows are equal, and so is what is heard, in its order. */
	public function test_equals_what_wordpress_writes(): void {
		$this->assert_equal();
		// Who may neither publish nor write any HTML.
		wp_set_current_user( $this->somebody( 'contributor' ) );
		$this->assert_equal();
	}

	/** The same where others listen between the rows of a post, and change what is on its way. */
	public function test_equals_it_where_others_listen(): void {
		foreach ( array( 'add_post_meta', 'added_post_meta', 'add_term_relationship', 'added_term_relationship' ) as $hook ) {
			add_action( $hook, '__return_null' );
		}
		add_filter(
			'wp_insert_post_data',
			static function ( array $data ): array {
				$data['post_title'] .= ' \\\\ "changed"';
				return $data;
			}
		);
		add_filter(
			'wp_unique_post_slug_is_bad_flat_slug',
			static function ( bool $is_bad, string $slug ): bool {
				return $is_bad || 'plain' === $slug;
			},
			10,
			2
		);
		add_filter(
			'add_post_metadata',
			static function ( $given, int $id, string $name ) {
				return 'footnotes' === $name ? false : $given;
			},
			10,
			3
		);
		add_action(
			'save_post',
			static function ( int $id, WP_Post $post ): void {
				update_post_meta( $id, 'words', count( get_the_terms( $post, 'category' ) ?: array() ) . get_post_meta( $id, 'colour', true ) . get_post( $id )->post_title );
			},
			10,
			2
		);
		$this->assert_equal( true );
	}

	/** Where nobody listens, the rows of many are one statement each, and what WordPress reads meanwhile is what they are going to be. */
	public function test_equals_it_where_nobody_listens(): void {
		global $wpdb;
		// What lies in templates is looked at by this plugin.
		$cases = array_diff_key( $this->cases(), array( 'template' => true ) );
		$core  = $this->written_unheard(
			$cases,
			static function ( array $fields ): void {
				wp_insert_post( wp_slash( $fields ), true );
			}
		);
		$sent  = array();
		$note  = static function ( string $sql ) use ( &$sent, $wpdb ): void {
			if ( 1 === preg_match( "/^INSERT INTO `(?:$wpdb->posts|$wpdb->term_relationships|$wpdb->postmeta)`/", $sql, $found ) ) {
				$sent[ $found[0] ] = ( $sent[ $found[0] ] ?? 0 ) + 1;
			}
		};
		add_action( 'templately_import_boundary', $note );
		$fast = $this->written_unheard(
			$cases,
			static function ( array $fields, Fast_Writer $writer ): void {
				self::assertTrue( $writer->takes( $fields ), (string) wp_json_encode( $fields ) );
				try {
					$writer->insert( $fields );
				} catch ( Failure $failure ) {
					unset( $failure );
				}
			}
		);
		remove_action( 'templately_import_boundary', $note );
		$this->assertSame( $core['ids'], $fast['ids'] );
		$this->assertGreaterThan( 25, count( $core['ids'] ) );
		foreach ( $core['each'] as $name => $expected ) {
			$this->assertSame( $expected, $fast['each'][ $name ], $name );
		}
		// Those whose name WordPress looks for in the database have the others written before.
		$this->assertGreaterThan( 0, $sent[ "INSERT INTO `$wpdb->posts`" ] );
		$this->assertLessThan( count( $core['ids'] ), $sent[ "INSERT INTO `$wpdb->posts`" ], (string) wp_json_encode( $sent ) );
	}

	/**
	 * Hooks of a post.
	 *
	 * @return array<string, array{string}>
	 */
	public function hooks(): array {
		$hooks = array( 'clean_post_cache', 'set_object_terms', 'added_post_meta', 'transition_post_status', 'new_to_publish', 'publish_post', 'save_post', 'save_post_post', 'wp_insert_post', 'wp_after_insert_post', 'all' );
		return array_combine( $hooks, array_map( static function ( string $hook ): array { return array( $hook ); }, $hooks ) ); // phpcs:ignore -- one question.
	}

	/**
	 * Who listens finds in the database what WordPress would have written by then, and nothing of the next post.
	 *
	 * @dataProvider hooks
	 *
	 * @param string $hook A hook.
	 */
	public function test_who_listens_finds_rows( string $hook ): void {
		global $wpdb;
		$all = array();
		for ( $place = 0; $place < 2; $place++ ) {
			$all[] = $this->fields( array( 'import_id' => $this->first + $place, 'post_name' => "post-$place", 'tax_input' => array( 'post_tag' => array( $this->here['tag'] ) ), 'meta_input' => array( 'one' => '1' ), 'guid' => "https://example.org/$place" ) );
		}
		$seen   = array();
		$listen = function ( $name ) use ( $wpdb, $hook, &$seen ): void {
			if ( 'all' !== $hook || 'save_post' === $name ) {
				// phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
				$seen[] = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ID >= $this->first ORDER BY ID" );
			}
		};
		$ways   = array();
		foreach ( array( 'core', 'fast' ) as $way ) {
			$wpdb->query( 'START TRANSACTION' );
			$writer = self::writer();
			$seen   = array();
			add_action( $hook, $listen );
			Core_Listeners::once(
				static function () use ( $all, $writer, $way ): void {
					$writer->expect( $all );
					foreach ( $all as $fields ) {
						'core' === $way ? wp_insert_post( wp_slash( $fields ) ) : $writer->insert( $fields );
					}
					$writer->finish();
				}
			);
			remove_action( $hook, $listen );
			$ways[ $way ] = array_values( array_unique( $seen, SORT_REGULAR ) );
			$wpdb->query( 'ROLLBACK' );
			wp_cache_flush();
		}
		$this->assertSame( array( array( (string) $this->first ), array( (string) $this->first, (string) ( $this->first + 1 ) ) ), $ways['core'] );
		$this->assertSame( $ways['core'], $ways['fast'] );
	}

	/** Where WordPress puts new pages into a menu, which is a post between two of them, none waits; else they do, and posts do in any case. */
	public function test_pages_of_a_menu_do_not_wait(): void {
		global $wpdb;
		$number = 0;
		foreach ( array( array( array( 'auto_add' => array( 99 ) ), 'page', true ), array( array( 'auto_add' => array() ), 'page', false ), array( array( 'auto_add' => array( 99 ) ), 'post', false ) ) as list( $options, $type, $is_there ) ) {
			update_option( 'nav_menu_options', $options );
			$id     = $this->first + ++$number;
			$fields = $this->fields( array( 'import_id' => $id, 'post_type' => $type, 'post_name' => "waits-$number" ) );
			$writer = self::writer();
			$found  = null;
			Core_Listeners::once(
				static function () use ( $writer, $fields, $wpdb, $id, &$found ): void {
					$writer->expect( array( $fields ) );
					$writer->insert( $fields );
					$found = $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE ID = $id" );
					$writer->finish();
				}
			);
			$this->assertSame( $is_there, null !== $found, "$number" );
			$this->assertNotNull( $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE ID = $id" ), "$number" );
		}
	}

	/** What a table would not keep as it is does not wait: WordPress says what it says of it. */
	public function test_what_does_not_wait(): void {
		global $wpdb;
		$fields = $this->fields( array( 'post_password' => str_repeat( 'x', 300 ) ) );
		$writer = self::writer();
		$said   = '';
		$wpdb->suppress_errors( true );
		Core_Listeners::once(
			static function () use ( $writer, $fields, &$said ): void {
				$writer->expect( array( $fields ) );
				try {
					$writer->insert( $fields );
				} catch ( Failure $failure ) {
					$said = $failure->error_code();
				}
				$writer->finish();
			}
		);
		$wpdb->suppress_errors( false );
		$this->assertSame( 'post_not_saved', $said );
		$this->assertNull( $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE ID = $this->first" ) );
		$this->assertSame( array(), $wpdb->get_col( "SELECT meta_id FROM $wpdb->postmeta WHERE post_id = $this->first" ) );
	}

	/** What it does not write is left to WordPress. */
	public function test_what_it_leaves_to_wordpress(): void {
		$writer = self::writer();
		$fields = $this->fields( array() );
		$writer->expect( array( $fields ) );
		$this->assertTrue( $writer->is_fit() );
		$this->assertTrue( $writer->takes( $fields ) );
		$taken = (int) wp_insert_post( array( 'import_id' => $this->first + 70, 'post_title' => 'There' ) );
		foreach ( array( array( 'ID' => 5 ), array( 'import_id' => 0 ), array( 'import_id' => $taken ), array( 'post_type' => 'attachment' ), array( 'post_type' => 'nav_menu_item' ), array( 'post_type' => 'revision' ), array( 'post_status' => 'trash' ), array( 'post_status' => 'auto-draft' ), array( 'post_name' => '', 'post_title' => '' ) ) as $other ) {
			$other = $other + $fields;
			$writer->expect( array( $other ) );
			$this->assertFalse( $writer->takes( $other ), (string) wp_json_encode( $other ) );
		}
		// What a post left behind.
		global $wpdb;
		$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $this->first + 71, 'term_taxonomy_id' => $this->here['category'] ) );
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $this->first + 72, 'meta_key' => 'one', 'meta_value' => '1' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- it is written.
		foreach ( array( 70 => false, 71 => false, 72 => false, 73 => true ) as $number => $takes ) {
			$other = array( 'import_id' => $this->first + $number ) + $fields;
			$writer->expect( array( $other ) );
			$this->assertSame( $takes, $writer->takes( $other ), (string) $number );
		}
		$writer->expect( array( $fields ) );
		register_taxonomy( 'sorted', 'post', array( 'sort' => true ) );
		$this->assertFalse( $writer->takes( $fields ) );
		unregister_taxonomy( 'sorted' );
		add_filter(
			'templately_import_writer',
			static function (): string {
				return 'core';
			}
		);
		$this->assertFalse( $writer->is_fit() );
	}

	/** A meta that the table cannot keep takes no other with it, and nobody hears that it was added. */
	public function test_one_meta_that_is_refused(): void {
		global $wpdb;
		$refuse = static function ( string $sql ) use ( $wpdb ): string {
			return 1 === preg_match( "/^INSERT INTO `$wpdb->postmeta` .*unkeepable/s", $sql ) ? '' : $sql;
		};
		$heard  = array();
		$hear   = static function ( string $hook, ...$arguments ) use ( &$heard ): void {
			if ( 'added_post_meta' === $hook ) {
				$heard[] = array( (string) $arguments[0], $arguments[2], $arguments[3] );
			}
		};
		$fields = $this->fields( array( 'meta_input' => array( 'one' => '1', 'bad' => 'unkeepable', 'two' => '2' ) ) );
		$writer = self::writer();
		add_filter( 'query', $refuse );
		// One that listens to the hook itself has each meta written by itself.
		add_action( 'all', $hear, 10, 9 );
		$writer->expect( array( $fields ) );
		$writer->insert( $fields );
		remove_action( 'all', $hear, 10 );
		remove_filter( 'query', $refuse );
		$kept = $wpdb->get_results( "SELECT meta_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = $this->first AND meta_key IN ('one', 'bad', 'two') ORDER BY meta_id", ARRAY_N );
		$this->assertSame( array( array( 'one', '1' ), array( 'two', '2' ) ), array_map( static function ( array $meta ): array { return array_slice( $meta, 1 ); }, $kept ) ); // phpcs:ignore -- one question.
		$this->assertSame( $kept, array_values( array_filter( $heard, static function ( array $meta ): bool { return in_array( $meta[1], array( 'one', 'bad', 'two' ), true ); } ) ) ); // phpcs:ignore -- one question.
	}

	/** It asks the database little: three statements for a post with terms and metas. */
	public function test_asks_little(): void {
		$all = array();
		for ( $place = 0; $place < 10; $place++ ) {
			$all[] = $this->fields( array( 'import_id' => $this->first + $place, 'post_title' => "Post $place", 'post_name' => "post-$place", 'post_category' => array( $this->here['category'] ), 'tax_input' => array( 'post_tag' => array( $this->here['post_tag'], $this->here['tag'] ) ), 'meta_input' => array( 'one' => '1', 'two' => '2' ), 'guid' => "https://example.org/$place" ) );
		}
		$writer = self::writer();
		// So that none waits for another.
		add_action( 'save_post', '__return_null' );
		$writer->expect( $all );
		// What WordPress reads once.
		$writer->insert( array( 'import_id' => $this->first + 50, 'post_name' => 'another' ) + $all[0] );
		$asked = array();
		Core_Listeners::once(
			static function () use ( $all, $writer, &$asked ): void {
				$note = static function ( string $sql ) use ( &$asked ): string {
					$asked[] = $sql;
					return $sql;
				};
				add_filter( 'query', $note );
				foreach ( $all as $fields ) {
					$writer->insert( $fields );
				}
				$writer->finish();
				remove_filter( 'query', $note );
			}
		);
		// Three each, and each term once.
		$this->assertLessThanOrEqual( 33, count( $asked ), implode( "\n", $asked ) );
		$this->assertGreaterThanOrEqual( 30, count( $asked ) );
	}

	/**
	 * Writes all cases twice, and compares.
	 *
	 * @param bool $between Whether what is heard between two rows of a post is compared too.
	 */
	private function assert_equal( bool $between = false ): void {
		$cases = $this->cases();
		$this->assertGreaterThan( 25, count( $cases ) );
		$core = $this->written(
			$cases,
			$between,
			static function ( array $fields ): int {
				$id = wp_insert_post( wp_slash( $fields ), true );
				if ( is_wp_error( $id ) ) {
					throw new Failure( 'post_not_saved', $id->get_error_message(), 500 );
				}
				return $id;
			}
		);
		$fast = $this->written(
			$cases,
			$between,
			static function ( array $fields, Fast_Writer $writer ): int {
				self::assertTrue( $writer->takes( $fields ), (string) wp_json_encode( $fields ) );
				return $writer->insert( $fields );
			}
		);
		foreach ( $core as $name => $expected ) {
			$this->assertSame( $expected, $fast[ $name ], $name );
		}
	}

	/**
	 * Writes all cases one after the other, and takes them back.
	 *
	 * @param array<string, Fields>                 $cases   Cases.
	 * @param bool                                  $between Whether what is heard between two rows of a post is noted too.
	 * @param callable( Fields, Fast_Writer ): int $write   Writes one.
	 * @return array<string, array<string, mixed>> What came of each: rows, hooks; and the sentence of a refusal.
	 */
	private function written( array $cases, bool $between, callable $write ): array {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		wp_cache_flush();
		$writer = self::writer();
		$writer->expect( array_values( $cases ) );
		$hear   = function ( string $hook, ...$arguments ) use ( $between ): void {
			if ( 1 === preg_match( self::HOOKS, $hook ) || ( $between && 1 === preg_match( self::BETWEEN, $hook ) ) ) {
				if ( 'added_post_meta' === $hook ) {
					array_shift( $arguments );
				}
				$this->heard[] = "$hook " . self::text( $arguments );
			}
		};
		$result = array();
		foreach ( $cases as $name => $fields ) {
			$this->heard = array();
			add_action( 'all', $hear, 10, 9 );
			try {
				$said = $write( $fields, $writer );
			} catch ( Failure $failure ) {
				$said = $failure->getMessage();
			}
			remove_action( 'all', $hear, 10 );
			$id              = (int) $fields['import_id'];
			$result[ $name ] = array(
				'said'  => $said,
				'post'  => self::text( $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = $id", ARRAY_A ) ),
				'terms' => $wpdb->get_results( "SELECT * FROM $wpdb->term_relationships WHERE object_id = $id ORDER BY term_taxonomy_id", ARRAY_A ),
				'metas' => $wpdb->get_results( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = $id ORDER BY meta_id", ARRAY_A ),
				'read'  => self::text( (array) get_post( $id ) ) . self::text( get_post_meta( $id ) ),
				'heard' => $this->heard,
			);
		}
		$result['trash'] = array( 'names' => $wpdb->get_col( "SELECT post_name FROM $wpdb->posts WHERE post_status = 'trash' ORDER BY ID" ) );
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		return $result;
	}

	/**
	 * Writes all cases where nobody listens, and takes them back.
	 *
	 * @param array<string, Fields>                  $cases Cases.
	 * @param callable( Fields, Fast_Writer ): void $write Writes one.
	 * @return array{ids: list<string>, each: array<string, array<string, mixed>>} What is in the database, and what WordPress read of each before that.
	 */
	private function written_unheard( array $cases, callable $write ): array {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		wp_cache_flush();
		$writer = self::writer();
		$each   = array();
		$ids_of = static function ( $terms ): array {
			return is_array( $terms ) ? wp_list_pluck( $terms, 'term_id' ) : array();
		};
		// As an import has it: who counts what is published, and tells others of it, is done with at the end.
		Core_Listeners::once(
			static function () use ( $cases, $writer, $write, $ids_of, &$each ): void {
				$writer->expect( array_values( $cases ) );
				foreach ( $cases as $name => $fields ) {
					$write( $fields, $writer );
					$id            = (int) $fields['import_id'];
					$each[ $name ] = array( 'read' => self::text( (array) get_post( $id ) ) . self::text( get_post_meta( $id ) ) );
					foreach ( array( 'category', 'post_tag', 'genre' ) as $taxonomy ) {
						$each[ $name ][ $taxonomy ] = $ids_of( get_the_terms( $id, $taxonomy ) );
					}
				}
				$writer->finish();
			}
		);
		wp_cache_flush();
		foreach ( $cases as $name => $fields ) {
			$id                     = (int) $fields['import_id'];
			$each[ $name ]['post']  = self::text( $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = $id", ARRAY_A ) );
			$each[ $name ]['terms'] = $wpdb->get_results( "SELECT * FROM $wpdb->term_relationships WHERE object_id = $id ORDER BY term_taxonomy_id", ARRAY_A );
			$each[ $name ]['metas'] = $wpdb->get_results( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = $id ORDER BY meta_id", ARRAY_A );
		}
		$each['trash'] = $wpdb->get_col( "SELECT post_name FROM $wpdb->posts WHERE post_status = 'trash' ORDER BY ID" );
		$ids           = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE ID >= $this->first ORDER BY ID" );
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		return compact( 'ids', 'each' );
	}

	/**
	 * @return array<string, Fields> Posts as wp_insert_post() takes them, not slashed.
	 */
	private function cases(): array {
		$cases  = array(
			'plain'             => array( 'post_name' => 'plain', 'post_title' => 'Plain' ),
			'plain again'       => array( 'post_name' => 'plain', 'post_title' => 'Plain' ),
			'odd signs'         => array( 'post_title' => 'It\'s "a" \\ <b>pear</b> & 🍐', 'post_content' => "<!-- wp:paragraph -->\n<p>\\u003c \\ 'q' \"d\" 🍐 <script>alert( 1 )</script></p>\n<!-- /wp:paragraph -->", 'post_excerpt' => 'Ü \\' ),
			'terms'             => array( 'post_category' => array( $this->here['category'] ), 'tax_input' => array( 'post_tag' => array( $this->here['tag'], $this->here['post_tag'] ) ) ),
			'a term twice'      => array( 'tax_input' => array( 'post_tag' => array( $this->here['tag'], $this->here['tag'] ) ) ),
			'no such term'      => array( 'tax_input' => array( 'post_tag' => array( 987654 ) ) ),
			'metas'             => array( 'meta_input' => array( 'colour' => 'gr\\een "x"', 'many' => array( 'deep' => array( 1, 'o\\ne' ) ), 'footnotes' => '[]', '_thumbnail_id' => 5, 'empty' => '' ) ),
			'no name'           => array( 'post_name' => '', 'post_title' => 'Named by its title' ),
			'draft of no title' => array( 'post_name' => '', 'post_title' => '', 'post_status' => 'draft' ),
			'taken'             => array( 'post_name' => 'taken' ),
			'in the trash'      => array( 'post_name' => 'wanted' ),
			'name of the trash' => array( 'post_name' => 'of-the-trash' ),
			'number'            => array( 'post_name' => '2024' ),
			'feed'              => array( 'post_name' => 'feed' ),
			'embed'             => array( 'post_name' => 'embed' ),
			'foreign letters'   => array( 'post_name' => '日本語-ü' ),
			'draft'             => array( 'post_status' => 'draft', 'post_name' => '' ),
			'named draft'       => array( 'post_status' => 'draft', 'post_name' => 'taken' ),
			'private'           => array( 'post_status' => 'private', 'post_password' => 'x' ),
			'pending'           => array( 'post_status' => 'pending', 'post_name' => 'pending-one' ),
			'in the future'     => array( 'post_date' => '2999-01-02 03:04:05' ),
			'not in the future' => array( 'post_status' => 'future' ),
			'undated'           => array( 'post_date' => '' ),
			'comments'          => array( 'comment_status' => 'closed', 'post_password' => 'y', 'to_ping' => 'https://example.org/a', 'menu_order' => 4 ),
			'page'              => array( 'post_type' => 'page', 'post_name' => 'a-page' ),
			'page below'        => array( 'post_type' => 'page', 'post_name' => 'taken-page', 'post_parent' => $this->here['parent'], 'menu_order' => 3, 'meta_input' => array( '_wp_page_template' => 'wide' ) ),
			'page beside'       => array( 'post_type' => 'page', 'post_name' => 'taken-page' ),
			'page of a number'  => array( 'post_type' => 'page', 'post_name' => 'page2' ),
			'pattern'           => array( 'post_type' => 'wp_block', 'guid' => '' ),
			'navigation'        => array( 'post_type' => 'wp_navigation', 'guid' => '' ),
			'template'          => array( 'post_type' => 'wp_template', 'post_name' => 'single', 'guid' => '' ),
			'book'              => array( 'post_type' => 'book', 'guid' => '' ),
			'gothic book'       => array( 'post_type' => 'book', 'tax_input' => array( 'genre' => array( $this->here['genre'] ) ) ),
			'of no address'     => array( 'guid' => '', 'post_name' => 'of-no-address' ),
			'empty'             => array( 'post_title' => '', 'post_content' => '', 'post_excerpt' => '', 'post_name' => 'empty' ),
			'no date'           => array( 'post_date' => '2024-02-31 00:00:00' ),
		);
		$number = 0;
		foreach ( $cases as $name => $case ) {
			$cases[ $name ] = $this->fields( $case + array( 'import_id' => $this->first + $number ) );
			++$number;
		}
		return $cases;
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

	/**
	 * @param mixed $value Anything.
	 * @return string The same, whichever second it is, and in whichever order an object has its members.
	 */
	private static function text( $value ): string {
		$sorted = static function ( $value ) use ( &$sorted ) {
			$value = $value instanceof WP_Post ? get_object_vars( $value ) : $value;
			if ( is_array( $value ) ) {
				isset( $value['post_type'] ) && ksort( $value );
				return array_map( $sorted, $value );
			}
			return $value;
		};
		return (string) preg_replace( '/' . gmdate( 'Y-m-d' ) . ' \d\d:\d\d:\d\d/', 'now', (string) wp_json_encode( $sorted( $value ) ) );
	}

	/** Returns a writer, in no run. */
	private static function writer(): Fast_Writer {
		global $wpdb;
		$database    = new Database( $wpdb );
		$shapes      = new Table_Shapes( $database );
		$journal     = new Journal( $database, $shapes, new Row_Image( $database ) );
		$definitions = new Definitions( $database, $shapes, $journal );
		return new Fast_Writer( new New_Rows( $database, new Capture( $database, new Surrounding_Transaction( new Transaction( $wpdb ), $journal ), $journal, new Row_Capture( $database, $shapes, $definitions, $journal ), $definitions ) ) );
	}

	/**
	 * @param string $role A role.
	 * @return int A user of it.
	 */
	private function somebody( string $role ): int {
		return (int) wp_insert_user( array( 'user_login' => "writer_$role", 'user_pass' => 'x', 'user_email' => "writer_$role@example.com", 'role' => $role ) );
	}
}
