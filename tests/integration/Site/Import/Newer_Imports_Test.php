<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Newer;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Revert\Shared_Parts;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Journal_Parts;
use Templately\Site\Import\Run\Object_Map;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fullsite_Import\Imports;

// phpcs:disable WordPress.DB.PreparedSQL -- names and numbers of this file.

/**
 * What a newer import changed or uses of an older one's becomes the newer one's when the older one is taken back: neither gone while it
 * is used, nor left when nobody does.
 *
 * @group RVT-001
 */
final class Newer_Imports_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function tearDown(): void {
		Working_Folder::remove_tree( get_theme_root() . '/made-up-child' );
		wp_clean_themes_cache();
		parent::tearDown();
	}

	/** Newer are those that came later and are not taken back, the oldest of them first. */
	public function test_which_are_newer(): void {
		$runs = array();
		foreach ( array( Run::DONE, Run::REVERTED, Run::FAILED, Run::DONE ) as $status ) {
			$runs[] = self::run_of( $status )->id;
		}
		$this->assertSame( array( array( $runs[2], $runs[3] ), array( $runs[3] ), array() ), array( self::newer( $runs[0] )->ids(), self::newer( $runs[2] )->ids(), self::newer( $runs[3] )->ids() ) );
		$this->assertSame( array( true, false ), array( self::newer( $runs[1] )->is_there(), self::newer( $runs[3] )->is_there() ) );
	}

	/** What a row was before goes to the next that changed it and was not put back there, and to no other; else to nobody. */
	public function test_a_row_goes_to_the_next(): void {
		global $wpdb;
		list( $old, $back, $next, $last ) = array( self::run_of()->id, self::run_of()->id, self::run_of()->id, self::run_of()->id );

		$rows = array(
			'last, noted first' => self::row( $last, 'both', 1, 'last' ),
			'next'              => self::row( $next, 'both', 3, 'next' ),
			'put back'          => self::row( $back, 'both', 2, 'back' ),
			'of another table'  => self::row( $back, 'both', 1, 'other', 'made_up' ),
			'another row'       => self::row( $back, 'another', 1, 'another' ),
			'to be put back'    => self::row( $last, 'due', 1, 'due' ),
			'was put back'      => self::row( $last, 'gone', 2, 'gone' ),
		);
		$goes = static function ( string $key, ?string $before ) use ( $old ): bool {
			$entry = array( 'seq' => (string) self::row( $old, $key, 1, $before ), 'tbl' => $GLOBALS['wpdb']->options, 'pk' => $key, 'before_image' => $before );
			return self::newer( $old )->takes_over( $entry );
		};
		$this->assertSame( array( true, true, false, false ), array( $goes( 'both', 'first' ), $goes( 'due', null ), $goes( 'gone', 'first' ), $goes( 'alone', 'first' ) ) );
		$images = array();
		foreach ( $rows as $name => $seq ) {
			$images[ $name ] = $wpdb->get_var( "SELECT before_image FROM {$wpdb->prefix}templately_rows WHERE seq = $seq" );
		}
		$this->assertSame( array( 'last, noted first' => 'last', 'next' => 'first', 'put back' => 'back', 'of another table' => 'other', 'another row' => 'another', 'to be put back' => null, 'was put back' => 'gone' ), $images );
	}

	/** What stays for a newer import is the next one's to put back and to remove; what that has itself it has once. */
	public function test_what_stays_is_the_next_ones(): void {
		global $wpdb;
		list( $old, $next ) = array( self::run_of()->id, self::run_of()->id );
		self::run_of();
		$seq   = self::row( $old, 'kept', 3, null );
		$files = array( self::file( $old, 'one', 'kept' ), self::file( $old, 'two', 'kept' ) );
		self::file( $next, 'two', 'intent' );
		$newer = self::newer( $old );
		$newer->receives( $seq );
		array_map( array( $newer, 'receives_file' ), $files );
		$this->assertSame( array( array( (string) $next, '1' ) ), $wpdb->get_results( "SELECT run_id, state FROM {$wpdb->prefix}templately_rows WHERE seq = $seq", ARRAY_N ) );
		$this->assertSame( array( "one $next done", "two $old kept", "two $next intent" ), self::files() );
	}

	/** Used are posts and terms of the older one that a newer one changed and did not put back, and those that were there for it. */
	public function test_what_is_used(): void {
		global $wpdb;
		list( $old, $next, $last ) = array( self::run_of()->id, self::run_of()->id, self::run_of()->id );
		foreach ( array( $wpdb->posts => 0, $wpdb->terms => 100 ) as $table => $add ) {
			foreach ( array( 11, 12, 13, 14 ) as $id ) {
				self::row( $old, (string) ( $id + $add ), 1, null, $table );
			}
			self::row( $old, (string) ( 15 + $add ), 1, 'older', $table );
			foreach ( array( 11 => 1, 13 => 2, 15 => 1, 16 => 1 ) as $id => $state ) {
				self::row( $next, (string) ( $id + $add ), $state, 'x', $table );
			}
			self::row( $last, (string) ( 12 + $add ), 3, 'x', $table );
		}
		$map = new Object_Map( new Import_Database( $wpdb ), $last );
		$map->record_all( array( 'a' => array( 'attachment', 21, true ), 'b' => array( 'term', 31, true ), 'c' => array( 'category', 32, true ), 'd' => array( 'post', 22, false ), 'e' => array( 'post', 0, true ) ) );
		( new Object_Map( new Import_Database( $wpdb ), $old ) )->record( 'a', 'attachment', 23, true );
		$used = static function ( int $run, string $table ): array {
			$ids = self::newer( $run )->uses( $table );
			sort( $ids );
			return $ids;
		};
		$this->assertSame( array( array( 11, 12, 21 ), array( 31, 32, 111, 112 ), array() ), array( $used( $old, 'posts' ), $used( $old, 'terms' ), $used( $last, 'posts' ) ) );
	}

	/**
	 * A plugin, a theme and the one that it is built on go to the first that uses them, with what came with them and the options in which all
	 * plugins stand; a row that a newer one changed stays, as does what came before and after. Who uses it later is asked when that one goes.
	 */
	public function test_parts_go_to_who_uses_them(): void {
		global $wpdb;
		wp_mkdir_p( get_theme_root() . '/made-up-child' );
		file_put_contents( get_theme_root() . '/made-up-child/style.css', "/*\nTheme Name: Made up\nTemplate: twentytwentyfive\n*/" );
		file_put_contents( get_theme_root() . '/made-up-child/index.php', '' );
		wp_clean_themes_cache();
		$old   = self::run_of();
		$first = self::run_of( Run::DONE, array( 'one' ) );
		$last  = self::run_of( Run::DONE, array( 'one', 'two' ), 'made-up-child' );
		self::row( $first->id, 'changed', 1, 'as the older one left it' );
		self::file( $first->id, 'had', 'done' );

		$sources = array( 'plugin:one', 'plugin:two', 'plugin:three', 'theme:made-up-child', 'switch:made-up-child', 'theme:twentytwentyfive', 'theme:other' );
		self::row( $old->id, 'first', 1, 'a' );
		self::row( $old->id, 'active_plugins', 1, 'a' );
		self::file( $old->id, 'first', 'done' );
		foreach ( $sources as $number => $source ) {
			$rows  = array( self::row( $old->id, "before $source", 1, 'a' ) );
			$files = array( self::file( $old->id, "before $source", 'done' ) );
			self::row( $old->id, $source, 1, 'a' );
			if ( 0 === $number ) {
				self::row( $old->id, 'changed', 1, 'before all' );
				self::row( $old->id, 'put back', 2, 'a' );
				self::file( $old->id, 'had', 'done' );
			}
			$rows[]  = self::row( $old->id, "$source again", 1, 'a' );
			$files[] = self::file( $old->id, $source, 'done' );

			$old->memory[ Journal_Parts::MEMORY ][ $source ] = compact( 'rows', 'files' );
		}
		self::row( $old->id, 'cron', 1, 'a' );
		self::row( $old->id, 'cron', 1, 'a', 'made_up' );
		$runs = self::engine()->runs();
		$kept = ( new Shared_Parts( new Import_Database( $wpdb ), $runs ) )->hand_over( $old, self::newer( $old->id ) );

		$of    = static function ( string $table, string $column, Run $run ) use ( $wpdb ): array {
			$names = $wpdb->get_col( "SELECT $column FROM {$wpdb->prefix}templately_$table WHERE run_id = $run->id" );
			sort( $names );
			return $names;
		};
		$lasts = array( 'plugin:two', 'switch:made-up-child', 'theme:made-up-child', 'theme:twentytwentyfive' );
		$again = static function ( array $names ): array {
			return array_merge( ...array_map( static function ( string $name ): array { return array( $name, "$name again" ); }, $names ) ); // phpcs:ignore -- one question.
		};
		$this->assertSame( array( 'active_plugins', 'changed', 'cron', 'plugin:one', 'plugin:one again' ), $of( 'rows', 'pk', $first ) );
		$this->assertSame( $again( $lasts ), $of( 'rows', 'pk', $last ) );
		$this->assertSame( array( array( 'had', 'plugin:one' ), $lasts ), array( $of( 'files', 'path', $first ), $of( 'files', 'path', $last ) ) );
		$this->assertSame( array( "had $old->id kept", "had $first->id done" ), array_values( preg_grep( '/^had/', self::files() ) ) );
		$this->assertSame( 'before all', $wpdb->get_var( "SELECT before_image FROM {$wpdb->prefix}templately_rows WHERE run_id = $first->id AND pk = 'changed'" ) );
		$this->assertSame( array( 'changed', 'put back' ), array_values( array_intersect( $of( 'rows', 'pk', $old ), array( 'changed', 'put back' ) ) ) );
		$this->assertSame( array( 'one', 'two', 'made-up-child' ), array_column( $kept, 'id' ) );
		$parts = static function ( Run $run ) use ( $runs ): array {
			return (array) ( $runs->get( $run->uuid )->memory[ Journal_Parts::MEMORY ] ?? array() );
		};
		$this->assertSame( array_intersect_key( $old->memory[ Journal_Parts::MEMORY ], array( 'plugin:one' => 1 ) ), $parts( $first ) );
		$this->assertEqualsCanonicalizing( $lasts, array_keys( $parts( $last ) ) );
	}

	/**
	 * @param int $run_id The run that is reverted.
	 */
	private static function newer( int $run_id ): Newer {
		return new Newer( new Import_Database( $GLOBALS['wpdb'] ), $run_id );
	}

	/**
	 * Makes a run that nobody works on.
	 *
	 * @param string       $status  Its status.
	 * @param list<string> $plugins Plugins of its plan.
	 * @param string       $theme   Theme of its plan; '' for none.
	 */
	private static function run_of( string $status = Run::DONE, array $plugins = array(), string $theme = '' ): Run {
		global $wpdb;
		$plan = self::plan()->to_array();
		if ( '' !== $theme ) {
			$plan['theme'] = array( 'slug' => $theme, 'name' => $theme, 'must_have' => true, 'state' => Import_Plan::ACTIVE );
		}
		foreach ( $plugins as $slug ) {
			$plan['plugins'][] = array( 'name' => $slug, 'slug' => $slug, 'plugin_file' => "$slug/$slug.php", 'plugin_original_slug' => $slug, 'icon' => '', 'link' => '', 'is_pro' => false, 'installed' => true, 'active' => true, 'mustHave' => true );
		}
		$run = self::engine()->runs()->create( array(), Import_Plan::from_array( $plan ), 1 );
		$wpdb->update( "{$wpdb->prefix}templately_runs", array( 'status' => $status, 'active' => null ), array( 'id' => $run->id ) );
		return self::engine()->runs()->get( $run->uuid );
	}

	/**
	 * Notes a row.
	 *
	 * @param int         $run_id Whose.
	 * @param string      $key    Its key.
	 * @param int         $state  Its state.
	 * @param string|null $before What it was.
	 * @param string      $table  Its table.
	 * @return int Number of the entry.
	 */
	private static function row( int $run_id, string $key, int $state, ?string $before, string $table = 'options' ): int {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}templately_rows", array( 'run_id' => $run_id, 'tbl' => 'options' === $table ? $wpdb->options : $table, 'pk' => $key, 'kind' => 'row', 'before_image' => $before, 'after_hash' => 'x', 'state' => $state ) );
		return $wpdb->insert_id;
	}

	/**
	 * Notes a file.
	 *
	 * @param int    $run_id Whose.
	 * @param string $path   Its path.
	 * @param string $state  Its state.
	 * @return int Its number.
	 */
	private static function file( int $run_id, string $path, string $state ): int {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}templately_files", array( 'run_id' => $run_id, 'source' => '', 'kind' => 'file', 'path' => $path, 'state' => $state, 'sha256' => '' ) );
		return $wpdb->insert_id;
	}

	/**
	 * @return list<string> Path, run and state of all files that are noted.
	 */
	private static function files(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT CONCAT(path, ' ', run_id, ' ', state) FROM {$wpdb->prefix}templately_files ORDER BY path, run_id" );
	}
}
