<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Content\Deferred_Core_Hooks;
use Templately\Site\Import\Content\Fast_Writer;
use Templately\Tests\Fullsite_Import\Has_Fast_Writer;

// phpcs:disable WordPress.DB.PreparedSQL -- numbers of this file.

/**
 * What the fast writer writes, and who is told of it, is what wp_insert_post() writes and whom that tells: on the newest WordPress and
 * on the oldest.
 *
 * @group oldest
 * @phpstan-type Fields array<string, mixed>
 */
final class Fast_Writer_Test extends Test_Case {

	use Has_Fast_Writer;

	/** Hooks that a plugin may hear, and what WordPress asks on the way. */
	private const HOOKS = '/^(?:save_post(?:_\w+)?|wp_insert_post(?:_data|_parent|_empty_content)?|wp_after_insert_post|pre_post_insert|transition_post_status|\w+_to_\w+|(?:publish|draft|private|future|pending)_(?:post|page|book|wp_block|wp_navigation|wp_template)|set_object_terms|clean_post_cache|clean_page_cache|pre_wp_unique_post_slug|wp_unique_post_slug|add_trashed_suffix_to_trashed_posts|update_post_metadata|add_post_metadata|sanitize_post_meta_\w+|default_category_post_types)$/';

	/** Hooks that are heard between two rows of one post. */
	private const BETWEEN = '/^(?:add_post_meta|added_post_meta|add_term_relationship|added_term_relationship)$/';

	/** @var list<string> What was heard. */
	private $heard = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->make_site();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->remove_site();
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
		Deferred_Core_Hooks::run_without_core_hooks(
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

	/**
	 * @param string $role A role.
	 * @return int A user of it.
	 */
	private function somebody( string $role ): int {
		return (int) wp_insert_user( array( 'user_login' => "writer_$role", 'user_pass' => 'x', 'user_email' => "writer_$role@example.com", 'role' => $role ) );
	}
}
