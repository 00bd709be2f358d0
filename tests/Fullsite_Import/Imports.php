<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Import_Services;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * Runs made-up imports, ends them where it is told to, and takes them back. For tests that commit.
 */
trait Imports {

	/** @var array{count: int, at: int, is_dead: bool} Boundaries seen, and at which the process "ends". */
	private $kill = array(
		'count'   => 0,
		'at'      => 0,
		'is_dead' => false,
	);

	/**
	 * Returns what runs imports, as a new process has it.
	 *
	 * @param array<string, Step>|null $steps Its steps; null for the usual ones.
	 */
	protected static function services( ?array $steps = null ): Import_Services {
		return new Import_Services( new Connection( $GLOBALS['wpdb'] ), static fn(): array => $steps ?? self::steps() );
	}

	/** Returns a plan with nothing in it. */
	protected static function plan(): Import_Plan {
		return Import_Plan::from_array(
			array(
				'pack'     => array( 'id' => 7, 'slug' => 'made-up', 'name' => 'Made up' ),
				'platform' => 'gutenberg',
				'objects'  => array(),
				'settings' => array(),
				'theme'    => null,
				'plugins'  => array(),
				'disk'     => 0,
				'seconds'  => 0,
				'blockers' => array(),
				'notes'    => array(),
				'left_out' => array(),
			)
		);
	}

	/**
	 * Begins a run.
	 *
	 * @param array<string, Step>|null $steps Its steps; null for the usual ones.
	 */
	protected static function begin( ?array $steps = null ): Run {
		$services = self::services( $steps );
		return $services->runs()->create( array( 'title' => 'Made up' ), self::plan(), $services->runner()->items( self::plan() ), 1 );
	}

	/**
	 * Works on a run until it rests.
	 *
	 * @param array<string, Step>|null $steps Its steps; null for the usual ones.
	 */
	protected static function finish( Run $run, ?array $steps = null ): Run {
		for ( $ticks = 0; $run->is_active() && $ticks < 20; $ticks++ ) {
			$run = self::services( $steps )->runner()->run_batch( $run, PHP_INT_MAX );
		}
		return $run;
	}

	/**
	 * Imports to the end.
	 *
	 * @param array<string, Step>|null $steps Its steps; null for the usual ones.
	 */
	protected static function import( ?array $steps = null ): Run {
		return self::finish( self::begin( $steps ), $steps );
	}

	/**
	 * Returns what the change log could not record of a run.
	 *
	 * @return list<string>
	 */
	protected static function unrecorded( Run $run ): array {
		$log = new Change_Log( new Connection( $GLOBALS['wpdb'] ) );
		$log->hold( $run->id, 0 );
		return array_column( $log->unrecorded(), 'change' );
	}

	/** Lets another process take all runs over. */
	protected static function take_over(): void {
		( new Connection( $GLOBALS['wpdb'] ) )->write( "UPDATE {$GLOBALS['wpdb']->prefix}templately_runs SET fence = fence + 1" );
	}

	/**
	 * Works like a process of its own: its hooks end with it, also those of one that has lost its lease.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	protected static function process( callable $work ) {
		global $wp_filter;
		$hooks = array_map(
			static function ( $hook ) {
				return clone $hook;
			},
			$wp_filter
		);
		try {
			return $work();
		} finally {
			$wp_filter = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what was there.
			wp_cache_flush();
		}
	}

	/** Reverts a run to the end. */
	protected static function revert( Run $run ): Run {
		return self::finish( self::services()->revert()->start( self::services()->runs()->get( $run->uuid ) ) );
	}

	/**
	 * Does something, and ends it at a boundary as if the process were killed there: nothing it sends afterwards arrives.
	 *
	 * @param int               $at   Number of the boundary, from 1; 0 for none.
	 * @param callable(): mixed $work What to do.
	 * @return int How many boundaries were seen.
	 */
	protected function killed_at( int $at, callable $work ): int {
		global $wpdb, $wp_filter;
		$hooks      = array_map(
			static function ( $hook ) {
				return clone $hook;
			},
			$wp_filter
		);
		$cache      = $GLOBALS['wp_object_cache'];
		$this->kill = array( 'count' => 0, 'at' => $at, 'is_dead' => false );
		add_action( 'templately_import_boundary', array( $this, 'pass_boundary' ) );
		add_filter( 'query', array( $this, 'pass_boundary' ), PHP_INT_MIN );
		try {
			$work();
		} catch ( Killed $killed ) {
			unset( $killed );
		}
		$wp_filter = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what was there.
		if ( $this->kill['is_dead'] ) {
			$GLOBALS['wp_object_cache'] = $cache; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what was there.
			// The server takes back what the process had open.
			$wpdb->close();
			$wpdb->db_connect( false );
			wp_cache_flush();
			// Its lease runs out.
			$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET lease_until = 0" );
		}
		return $this->kill['count'];
	}

	/**
	 * @param mixed $what Passed on.
	 * @return mixed
	 *
	 * @throws Killed At the boundary, and ever after.
	 */
	public function pass_boundary( $what ) {
		if ( ! $this->kill['is_dead'] && ++$this->kill['count'] === $this->kill['at'] ) {
			$this->kill['is_dead'] = true;
		}
		if ( $this->kill['is_dead'] ) {
			throw new Killed( 'Killed.' );
		}
		return $what;
	}

	/**
	 * Returns the usual steps: a plugin that changes tables, content, a file, settings.
	 *
	 * @return array<string, Step>
	 */
	protected static function steps(): array {
		return array(
			'plugin'    => new Made_Up_Step( array( array( self::class, 'install' ) ) ),
			'templates' => new Made_Up_Step( array_merge( self::post_items(), array( array( self::class, 'write_media' ) ) ) ),
			'finalize'  => new Made_Up_Step( array( array( self::class, 'change_settings' ) ) ),
		);
	}

	/**
	 * Returns functions that write a term, a page and two posts.
	 *
	 * @return list<callable>
	 */
	protected static function post_items(): array {
		return array(
			static function ( Step_Context $context, array &$item ): void {
				$item['object_id'] = wp_insert_term( 'Made up', 'category' )['term_id'];
			},
			array( self::class, 'write_post' ),
			array( self::class, 'write_post' ),
			array( self::class, 'write_post' ),
		);
	}

	/** Installs a plugin that makes a table, changes one of WordPress's, and writes into both. */
	public static function install( Step_Context $context ): void {
		$context->files->expect( Files::TREE, WP_PLUGIN_DIR . '/made-up' );
		$context->files->during(
			static function (): void {
				global $wpdb;
				wp_mkdir_p( WP_PLUGIN_DIR . '/made-up/parts' );
				file_put_contents( WP_PLUGIN_DIR . '/made-up/made-up.php', "<?php // Uses made_up_settings.\n" );
				file_put_contents( WP_PLUGIN_DIR . '/made-up/parts/one.php', "<?php\n" );
				$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}made_up (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, word varchar(50) NOT NULL, PRIMARY KEY (id), UNIQUE KEY word (word))" );
				$wpdb->query( "ALTER TABLE $wpdb->comments ADD INDEX made_up (comment_type)" );
				$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up (word) VALUES ('one'), ('two') ON DUPLICATE KEY UPDATE word = VALUES(word)" );
				$wpdb->query( "INSERT IGNORE INTO {$wpdb->prefix}made_up (word) VALUES ('two'), ('three')" );
				update_option( 'made_up_settings', array( 'colour' => 'blue' ) );
				update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'made-up/made-up.php' ) ) );
				wp_schedule_event( time() + 3600, 'daily', 'made_up_daily' );
			}
		);
	}

	/**
	 * Writes a page or a post, with a listener that writes too, in transactions of its own, and makes a table.
	 *
	 * @param array<string, mixed> $item The item.
	 */
	public static function write_post( Step_Context $context, array &$item ): void {
		$listen = static function ( int $id ): void {
			global $wpdb;
			$wpdb->query( 'START TRANSACTION' );
			update_option( 'made_up_counter', (int) get_option( 'made_up_counter' ) + 1 );
			$wpdb->query( 0 === $id % 2 ? 'COMMIT' : 'ROLLBACK' );
			update_post_meta( $id, '_made_up_length', (string) $id );
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}made_up_listener (id int NOT NULL, PRIMARY KEY (id))" );
			$wpdb->query( "REPLACE INTO {$wpdb->prefix}made_up_listener (id) VALUES ($id)" );
		};
		$place  = $item['number'] - 1;
		add_action( 'save_post', $listen );
		try {
			$item['object_id'] = wp_insert_post(
				array(
					'post_title'    => "Made up $place",
					'post_content'  => 0 === $place ? '<!-- wp:paragraph --><p>' . str_repeat( 'Wörter ', 20 ) . '</p><!-- /wp:paragraph -->' : "It's \"quoted\" \\ {$place}",
					'post_status'   => 'publish',
					'post_type'     => 0 === $place ? 'page' : 'post',
					'post_category' => array( self::made( $context, 0 ) ),
					'meta_input'    => array( '_made_up' => array( 'deep' => array( $place ) ) ),
				),
				true
			);
		} finally {
			remove_action( 'save_post', $listen );
		}
	}

	/** Writes a file in a new folder, and the attachment that it belongs to. */
	public static function write_media( Step_Context $context ): void {
		$path = $context->files->write(
			wp_get_upload_dir()['basedir'] . '/made-up/deep',
			'pear.txt',
			hash( 'sha256', 'A pear.' ),
			static function ( string $to ): void {
				file_put_contents( $to, 'A pear.' );
			}
		);
		$id   = wp_insert_attachment( array( 'post_title' => 'Pear', 'post_mime_type' => 'text/plain', 'post_status' => 'inherit' ), $path, self::made( $context, 1 ) );
		set_post_thumbnail( self::made( $context, 2 ), $id );
		update_post_meta( self::made( $context, 2 ), '_thumbnail_id', (string) $id );
	}

	/** Changes what is there: options, an old post, an old term's posts; by all kinds of statements. */
	public static function change_settings( Step_Context $context ): void {
		global $wpdb;
		update_option( 'blogname', 'Made up' );
		update_option( 'sticky_posts', array_merge( (array) get_option( 'sticky_posts' ), array( self::made( $context, 2 ) ) ) );
		set_theme_mod( 'made_up', 'yes' );
		delete_option( 'old_option' );
		wp_update_post( array( 'ID' => (int) get_option( 'old_post' ), 'post_content' => 'Changed by the import.' ) );
		wp_set_object_terms( (int) get_option( 'old_post' ), array( self::made( $context, 0 ) ), 'category', true );
		$wpdb->query( "UPDATE $wpdb->postmeta m INNER JOIN $wpdb->posts p ON p.ID = m.post_id SET m.meta_value = 'joined' WHERE p.post_title = 'Old' AND m.meta_key = 'old_meta'" );
		$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key = 'old_doomed' ORDER BY meta_id LIMIT 1" );
	}

	/** Returns the id of what an item of the step 'templates' made. */
	private static function made( Step_Context $context, int $number ): int {
		return $context->items()->ids( 'made-up' )[ $number ];
	}

	/** Makes what is on the site before any import. */
	protected static function make_old(): void {
		$id = wp_insert_post( array( 'post_title' => 'Old', 'post_content' => 'Old.', 'post_status' => 'publish' ) );
		add_post_meta( $id, 'old_meta', 'old' );
		add_post_meta( $id, 'old_doomed', 'one' );
		add_post_meta( $id, 'old_doomed', 'two' );
		add_option( 'old_post', (string) $id );
		add_option( 'old_option', array( 'one' => 1 ), '', false );
		add_option( 'made_up_counter', '5' );
		update_option( 'sticky_posts', array( $id ) );
	}
}
