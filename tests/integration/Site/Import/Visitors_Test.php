<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Steps\Plugin_Step;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Runs_At_Once;

/**
 * Visitors of a shop order and comment over HTTP while an import installs plugins: a revert keeps all of it.
 *
 * @group R3
 */
final class Visitors_Test extends Test_Case {

	use Imports;
	use Runs_At_Once;

	/** The shop, which was there before: it takes an order with a comment, and answers with the rows as they are stored. */
	private const SHOP = '<?php
		add_action( "init", static function () {
			global $wpdb;
			$words = sanitize_key( $_GET["made_up_order"] ?? "" );
			if ( "" === $words ) {
				return;
			}
			$order   = wp_insert_post( array( "post_type" => "made_up_order", "post_title" => "Order of $words", "post_status" => "publish" ) );
			$comment = wp_insert_comment( array( "comment_post_ID" => $order, "comment_content" => "Thanks from $words", "comment_approved" => 1 ) );
			update_post_meta( $order, "total", $words );
			$stored = $wpdb->insert( $wpdb->prefix . "made_up_orders", array( "words" => $words ) );
			if ( ! $stored || ! $order || ! $comment ) {
				status_header( 500 );
				exit;
			}
			echo wp_json_encode( array( "order" => $order, "comment" => $comment, "words" => $words ) );
			exit;
		} );';

	/** A plugin with tables of its own that finishes its set-up in wp-admin and in cron. */
	private const PLUGIN = '<?php /* Plugin Name: Made up */
		add_action( "admin_init", static function () {
			global $wpdb;
			if ( ! get_option( "made_up_installed" ) ) {
				add_option( "made_up_installed", "1" );
				$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_late (id int NOT NULL, PRIMARY KEY (id))" );
				$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up_late VALUES (1), (2)" );
				wp_insert_post( array( "post_title" => "Cart", "post_type" => "page", "post_status" => "publish" ) );
				wp_schedule_single_event( time() - 1, "made_up_cron" );
			}
		} );
		add_action( "made_up_cron", static function () {
			global $wpdb;
			add_option( "made_up_cron_ran", "1" );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up_late VALUES (3)" );
		} );';

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_orders (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, words varchar(100) NOT NULL, PRIMARY KEY (id))" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/made-up-shop.php', self::SHOP );
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		unlink( WPMU_PLUGIN_DIR . '/made-up-shop.php' );
		File_Tree::remove( WP_PLUGIN_DIR . '/made-up' );
		parent::tearDown();
	}

	/**
	 * Every order that was confirmed is there to the byte after the revert, those made while the plugin settles among them; nothing of
	 * the plugin is.
	 *
	 * @group faults
	 */
	public function test_orders_survive_a_revert(): void {
		$is_long = '' !== (string) getenv( 'TEMPLATELY_ROUNDS' );
		$before  = Site_Dump::take();
		$orders  = array();
		foreach ( range( 1, $is_long ? 3 : 1 ) as $import ) {
			$orders = array_merge( $orders, $this->import_among_visitors( $is_long ? 16 : 2, $import ) );
			$words  = array_column( $orders, 'words' );
			$now    = Site_Dump::take();
			$this->assertSame( array(), array_values( array_diff( $before, $now ) ) );
			$this->assertSame( array(), preg_grep( '/visitor-\d+-\d+-\d+/', array_diff( $now, $before ), PREG_GREP_INVERT ) );
			$this->assertSame( $this->rows_of( $orders ), array_column( $orders, 'rows' ), "After import $import." );
			$this->assertSame( $words, array_unique( $words ) );
		}
	}

	/**
	 * Lets visitors order while an import runs, and takes the import back.
	 *
	 * @param int $visitors How many.
	 * @param int $import   Number of the import.
	 * @return list<array<string, mixed>> What the shop answered, with the rows as they were before the revert.
	 */
	private function import_among_visitors( int $visitors, int $import ): array {
		$stop   = wp_tempnam( 'stop' );
		$during = array();
		$run    = null;
		add_filter(
			'pre_http_request',
			static function ( $answer, array $options, string $address ) use ( &$during, $import ) {
				if ( admin_url() === $address ) {
					$during[] = self::order( "visitor-$import-99-" . count( $during ) );
				}
				return $answer;
			},
			10,
			3
		);
		unlink( $stop );
		$answers = $this->at_once(
			'keep_ordering',
			$visitors,
			array( $import, $stop ),
			static function () use ( &$run, $stop ): void {
				try {
					$run = self::import( array( 'plugin' => new Made_Up_Step( array( array( self::class, 'install_plugin' ) ) ) ) );
				} finally {
					touch( $stop );
				}
			}
		);
		remove_all_filters( 'pre_http_request', 10 );
		wp_cache_flush();
		global $wpdb;
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array( '1', '1', '3' ), array( get_option( 'made_up_installed' ), get_option( 'made_up_cron_ran' ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}made_up_late" ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_changes WHERE run_id NOT IN (SELECT id FROM {$wpdb->prefix}templately_runs)" ), 'Requests with a forged header are not recorded.' ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->assertCount( 2, $during );
		$orders = array_filter( array_merge( $during, ...$answers ) );
		$this->assertGreaterThan( $visitors + 2, count( $orders ) );
		$rows = $this->rows_of( $orders );
		foreach ( array_keys( $orders ) as $place => $key ) {
			$orders[ $key ]['rows'] = $rows[ $place ];
		}
		$this->assertSame( Run::REVERTED, self::revert( $run )->status );
		wp_cache_flush();
		return array_values( $orders );
	}

	/**
	 * Orders until it is told to stop.
	 *
	 * @param int                $number    Number of the visitor.
	 * @param array{int, string} $arguments Number of the import, and a file that tells to stop.
	 * @return list<array<string, mixed>|null> Answers of the shop; null for a refusal.
	 */
	public static function keep_ordering( int $number, array $arguments ): array {
		list( $import, $stop ) = $arguments;
		$answers               = array();
		do {
			$answers[] = self::order( "visitor-$import-$number-" . count( $answers ) );
			usleep( 100000 );
			clearstatcache();
		} while ( ! file_exists( $stop ) );
		return $answers;
	}

	/**
	 * Orders once, over HTTP. Every other order has a header that the import has not signed.
	 *
	 * @param string $words What makes it known again.
	 * @return array<string, mixed>|null What the shop confirms; null for a refusal.
	 */
	private static function order( string $words ): ?array {
		$header = preg_match( '/[02468]$/D', $words ) ? 'X-Templately-Import: 1.1.x' : '';
		$body   = @file_get_contents( home_url( "/?made_up_order=$words" ), false, stream_context_create( array( 'http' => array( 'timeout' => self::PATIENCE, 'header' => $header ) ) ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a refusal is no order.
		return false === $body ? null : json_decode( $body, true );
	}

	/** Installs the plugin and turns it on. */
	public static function install_plugin( Step_Context $context ): void {
		$context->files->expect( Files::TREE, WP_PLUGIN_DIR . '/made-up' );
		$context->files->during(
			static function () use ( $context ): void {
				global $wpdb;
				wp_mkdir_p( WP_PLUGIN_DIR . '/made-up' );
				file_put_contents( WP_PLUGIN_DIR . '/made-up/made-up.php', self::PLUGIN );
				$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_items (id int NOT NULL, PRIMARY KEY (id))" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
				$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up_items VALUES (1), (2)" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name.
				wp_clean_plugins_cache();
				( new Plugin_Step( new Plugin_Installer() ) )->turn_on( $context, 'made-up/made-up.php', 'Made up' );
			}
		);
	}

	/**
	 * Returns all rows of orders.
	 *
	 * @param array<array<string, mixed>> $orders Orders.
	 * @return list<list<array<string, string>>>
	 */
	private function rows_of( array $orders ): array {
		global $wpdb;
		$rows = array();
		foreach ( $orders as $order ) {
			// phpcs:disable WordPress.DB.PreparedSQL -- names.
			$rows[] = array_merge(
				$wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $order['order'] ), ARRAY_A ),
				$wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_id", $order['order'] ), ARRAY_A ),
				$wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->comments WHERE comment_ID = %d", $order['comment'] ), ARRAY_A ),
				$wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}made_up_orders WHERE words = %s", $order['words'] ), ARRAY_A )
			);
			// phpcs:enable
		}
		return $rows;
	}
}
