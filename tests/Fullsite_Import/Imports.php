<?php

declare( strict_types=1 );

namespace Templately\Tests\Fullsite_Import;

use ReflectionProperty;
use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Change_Log\Query_Recorder;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Import_Services;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

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
	 * Returns an engine, as a new process has it.
	 *
	 * @param Step_List|null $steps Its steps; null for the usual ones.
	 */
	protected static function engine( ?Step_List $steps = null ): Import_Services {
		global $wpdb;
		return new Import_Services( new Import_Database( $wpdb ), new Transaction( $wpdb ), $steps ?? self::steps() );
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
	 */
	protected static function begin(): Run {
		return self::engine()->runs()->create( array( 'title' => 'Made up' ), self::plan(), 1 );
	}

	/**
	 * Goes on with a run until it rests.
	 *
	 * @param Run        $run   The run.
	 * @param Step_List|null $steps Its steps; null for the usual ones.
	 */
	protected static function finish( Run $run, ?Step_List $steps = null ): Run {
		for ( $ticks = 0; $run->is_active() && $ticks < 20; $ticks++ ) {
			$run = self::engine( $steps )->runner()->run_batch( $run, PHP_INT_MAX );
		}
		return $run;
	}

	/**
	 * Takes a run back.
	 *
	 * @param Run $run The run.
	 */
	protected static function take_back( Run $run ): Run {
		return self::finish( self::engine()->revert()->start( self::engine()->runs()->get( $run->uuid ) ) );
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
			$current                    = new ReflectionProperty( Query_Recorder::class, 'current' );
			$current->setAccessible( true );
			$is_on = new ReflectionProperty( Query_Recorder::class, 'is_on' );
			$is_on->setAccessible( true );
			// At its end PHP calls what the dead one registered.
			null === $current->getValue() || $is_on->setValue( $current->getValue(), false );
			$current->setValue( null, null );
			foreach ( array( 'depth' => 0, 'handle' => null, 'ended' => null, 'answered' => array(), 'is_speaking' => false, 'is_aside' => false ) as $name => $value ) {
				$property = new ReflectionProperty( Transaction::class, $name );
				$property->setAccessible( true );
				$property->setValue( null, $value );
			}
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

	/** Returns the usual steps: content, a file, a plugin that changes tables, settings. */
	protected static function steps(): Step_List {
		return new Step_List(
			array(
				new Made_Up_Step( Step_List::PLUGIN, array( array( self::class, 'install' ) ) ),
				new Made_Up_Step( Step_List::TEMPLATES, array( array( self::class, 'write_posts' ), array( self::class, 'write_media' ) ) ),
				new Made_Up_Step( Step_List::FINALIZE, array( array( self::class, 'change_settings' ) ) ),
			)
		);
	}

	/**
	 * Installs a plugin that makes a table, changes one of WordPress's, and writes into both.
	 *
	 * @param Step_Context $work What the step works with.
	 */
	public static function install( Step_Context $work ): void {
		$work->files()->record_expected( File_Log::TREE, WP_PLUGIN_DIR . '/made-up' );
		$work->run_once(
			'plugin:made-up',
			static function (): void {
				global $wpdb;
				wp_mkdir_p( WP_PLUGIN_DIR . '/made-up/parts' );
				file_put_contents( WP_PLUGIN_DIR . '/made-up/made-up.php', "<?php // Uses made_up_settings.\n" );
				file_put_contents( WP_PLUGIN_DIR . '/made-up/parts/one.php', "<?php\n" );
				$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}made_up (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, word varchar(50) NOT NULL, PRIMARY KEY (id), UNIQUE KEY word (word))" );
				if ( array() === $wpdb->get_results( "SHOW INDEX FROM $wpdb->comments WHERE Key_name = 'made_up'" ) ) {
					$wpdb->query( "ALTER TABLE $wpdb->comments ADD INDEX made_up (comment_type)" );
				}
				$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up (word) VALUES ('one'), ('two') ON DUPLICATE KEY UPDATE word = VALUES(word)" );
				$wpdb->query( "INSERT IGNORE INTO {$wpdb->prefix}made_up (word) VALUES ('two'), ('three')" );
				update_option( 'made_up_settings', array( 'colour' => 'blue' ) );
				if ( ! in_array( 'made-up/made-up.php', (array) get_option( 'active_plugins' ), true ) ) {
					update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), array( 'made-up/made-up.php' ) ) );
				}
				if ( false === wp_next_scheduled( 'made_up_daily' ) ) {
					wp_schedule_event( time() + 3600, 'daily', 'made_up_daily' );
				}
			},
			false
		);
	}

	/**
	 * Writes a term, pages and posts, with a listener that writes too, in transactions of its own, and makes a table.
	 *
	 * @param Step_Context $work What the step works with.
	 * @param int  $next The cursor to go on from.
	 */
	public static function write_posts( Step_Context $work, int $next ): void {
		global $wpdb;
		$listen = static function ( int $id ) use ( $wpdb ): void {
			$wpdb->query( 'START TRANSACTION' );
			update_option( 'made_up_counter', (int) get_option( 'made_up_counter' ) + 1 );
			$wpdb->query( 0 === $id % 2 ? 'COMMIT' : 'ROLLBACK' );
			update_post_meta( $id, '_made_up_length', (string) $id );
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}made_up_listener (id int NOT NULL, PRIMARY KEY (id))" );
			$wpdb->query( "REPLACE INTO {$wpdb->prefix}made_up_listener (id) VALUES ($id)" );
		};
		add_action( 'save_post', $listen );
		try {
			$work->run_batch(
				$next,
				static function () use ( $work ): void {
					if ( 0 === $work->map()->id( 'term:1' ) ) {
						$term = wp_insert_term( 'Made up', 'category' );
						$work->map()->record( 'term:1', 'category', is_wp_error( $term ) ? 0 : $term['term_id'] );
					}
					foreach ( array( 0, 1, 2 ) as $place ) {
						if ( 0 !== $work->map()->id( "object:$place" ) ) {
							continue;
						}
						$id = wp_insert_post(
							array(
								'post_title'    => "Made up $place",
								'post_content'  => 0 === $place ? '<!-- wp:paragraph --><p>' . str_repeat( 'Wörter ', 20 ) . '</p><!-- /wp:paragraph -->' : "It's \"quoted\" \\ {$place}",
								'post_status'   => 'publish',
								'post_type'     => 0 === $place ? 'page' : 'post',
								'post_category' => array( $work->map()->id( 'term:1' ) ),
								'meta_input'    => array( '_made_up' => array( 'deep' => array( $place ) ) ),
							),
							true
						);
						$work->map()->record( "object:$place", 0 === $place ? 'page' : 'post', $id );
					}
				}
			);
		} finally {
			remove_action( 'save_post', $listen );
		}
	}

	/**
	 * Writes a file in a new folder, and the attachment that it belongs to.
	 *
	 * @param Step_Context $work What the step works with.
	 * @param int  $next The cursor to go on from.
	 */
	public static function write_media( Step_Context $work, int $next ): void {
		$folder = wp_get_upload_dir()['basedir'] . '/made-up/deep';
		$path   = $work->write_file(
			'object:9',
			$folder,
			'pear.txt',
			hash( 'sha256', 'A pear.' ),
			static function ( string $to ): void {
				file_put_contents( $to, 'A pear.' );
			}
		);
		$work->run_batch(
			$next,
			static function () use ( $work, $path ): void {
				if ( 0 === $work->map()->id( 'object:9' ) ) {
					$id = wp_insert_attachment( array( 'post_title' => 'Pear', 'post_mime_type' => 'text/plain', 'post_status' => 'inherit' ), $path, $work->map()->id( 'object:0' ) );
					set_post_thumbnail( $work->map()->id( 'object:1' ), $id );
					update_post_meta( $work->map()->id( 'object:1' ), '_thumbnail_id', (string) $id );
					$work->map()->record( 'object:9', 'attachment', $id );
				}
			}
		);
	}

	/**
	 * Changes what is there: options, an old post, an old term's posts; by all kinds of statements.
	 *
	 * @param Step_Context $work What the step works with.
	 * @param int  $next The cursor to go on from.
	 */
	public static function change_settings( Step_Context $work, int $next ): void {
		$work->run_batch(
			$next,
			static function () use ( $work ): void {
				global $wpdb;
				update_option( 'blogname', 'Made up' );
				update_option( 'sticky_posts', array_merge( (array) get_option( 'sticky_posts' ), array( $work->map()->id( 'object:1' ) ) ) );
				set_theme_mod( 'made_up', 'yes' );
				delete_option( 'old_option' );
				wp_update_post( array( 'ID' => (int) get_option( 'old_post' ), 'post_content' => 'Changed by the import.' ) );
				wp_set_object_terms( (int) get_option( 'old_post' ), array( $work->map()->id( 'term:1' ) ), 'category', true );
				$wpdb->query( "UPDATE $wpdb->postmeta m INNER JOIN $wpdb->posts p ON p.ID = m.post_id SET m.meta_value = 'joined' WHERE p.post_title = 'Old' AND m.meta_key = 'old_meta'" );
				$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key = 'old_doomed' ORDER BY meta_id LIMIT 1" );
			}
		);
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
