<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Content\Deferred_Core_Hooks;
use Templately\Tests\Fullsite_Import\Has_Fast_Writer;

// phpcs:disable WordPress.DB.PreparedSQL -- numbers of this file.

/**
 * Which posts the fast writer takes, when their rows are in the database, and in how many statements: on the newest WordPress and on
 * the oldest.
 *
 * @group oldest
 */
final class Fast_Writer_Rows_Test extends Test_Case {

	use Has_Fast_Writer;

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
			Deferred_Core_Hooks::run_without_core_hooks(
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
			Deferred_Core_Hooks::run_without_core_hooks(
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

	/**
	 * What a table does not keep as it is: too long, no text, nothing at all.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public function unkeepable(): array {
		return array(
			'too long' => array( 'post_password', str_repeat( 'x', 300 ) ),
			'no text'  => array( 'post_password', "x\xff" ),
			'nothing'  => array( 'post_content_filtered', null ),
		);
	}

	/**
	 * What a table would not keep as it is does not wait: WordPress says what it says of it.
	 *
	 * @dataProvider unkeepable
	 *
	 * @param string      $field A field.
	 * @param string|null $value What a listener makes of it.
	 */
	public function test_what_does_not_wait( string $field, ?string $value ): void {
		global $wpdb;
		$fields = $this->fields( array( 'post_password' => 'x' ) );
		$writer = self::writer();
		add_filter( "pre_$field", static fn() => $value );
		$said = '';
		$wpdb->suppress_errors( true );
		Deferred_Core_Hooks::run_without_core_hooks(
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

	/** Only WordPress that it is held to is written by it. */
	public function test_which_wordpress_it_stands_for(): void {
		$now = $GLOBALS['wp_version'];
		$is  = array();
		foreach ( array( '6.7.9', '6.8-beta1', '6.8', '7.1.9', '7.2-alpha-60001', '8.0' ) as $version ) {
			$GLOBALS['wp_version'] = $version; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- another WordPress.
			$is[]                  = self::writer()->is_fit();
		}
		$GLOBALS['wp_version'] = $now; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as it was.
		$this->assertSame( array( false, false, true, true, false, false ), $is );
	}

	/** Rows do not wait for more than the memory holds. */
	public function test_what_waits_is_not_much(): void {
		global $wpdb;
		$all    = array();
		$writer = self::writer();
		for ( $place = 0; $place < 3; $place++ ) {
			$all[] = $this->fields( array( 'import_id' => $this->first + $place, 'post_name' => "post-$place", 'post_content' => str_repeat( 'Pears. ', 43000 ), 'guid' => "https://example.org/$place" ) );
		}
		$there = array();
		Deferred_Core_Hooks::run_without_core_hooks(
			function () use ( $wpdb, $all, $writer, &$there ): void {
				$writer->expect( $all );
				foreach ( $all as $fields ) {
					$writer->insert( $fields );
					$there[] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE ID >= $this->first" );
				}
				$writer->finish();
			}
		);
		$this->assertSame( array( 0, 2, 2 ), $there );
		$this->assertSame( '3', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE ID >= $this->first" ) );
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
		Deferred_Core_Hooks::run_without_core_hooks(
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
}
