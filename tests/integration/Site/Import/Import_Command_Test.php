<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Import_Command;
use Templately\Site\Import\Import_Services;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;
use Templately\Tests\Fullsite_Import\Site_Dump;

/**
 * Imports of whole sites from the command line.
 */
final class Import_Command_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var list<array{code: string, message: string}> What stands in the way. */
	private $blockers = array();

	/** @var list<array{what: string, where: string, why: string}> What is not in the pack. */
	private $left_out = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		self::make_old();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		File_Tree::remove( WP_PLUGIN_DIR . '/made-up' );
		File_Tree::remove( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	/** A plan writes nothing; what stands in its way is the exit code 2, here and when it is applied. */
	public function test_plan(): void {
		$before              = Site_Dump::take();
		list( $said, $code ) = $this->say( 'plan', array( '7' ), array( 'form' => '{"title":"Mine"}' ) );
		$this->assertSame( array( 7, 0 ), array( $said['pack']['id'], $code ) );
		$this->blockers      = array( array( 'code' => 'no_room', 'message' => 'The disk is full.' ) );
		list( $said, $code ) = $this->say( 'plan', array( '7' ) );
		$this->assertSame( array( 'The disk is full.', 2 ), array( $said['blockers'][0]['message'], $code ) );
		$this->assertSame( array( array( 'error' => 'The disk is full.' ), 2 ), $this->say( 'apply', array( '7' ) ) );
		foreach ( array( array( 'x', '{}' ), array( '7', '{' ), array( '7', '5' ) ) as list( $pack, $form ) ) {
			list( $said, $code ) = $this->say( 'plan', array( $pack ), array( 'form' => $form ) );
			$this->assertSame( array( array( 'error' ), 1 ), array( array_keys( $said ), $code ), "$pack $form" );
		}
		$this->assertSame( $before, Site_Dump::take() );
	}

	/** An import is applied, shown and reverted, in JSON and with exit codes. */
	public function test_apply_and_revert(): void {
		$before              = Site_Dump::take();
		list( $said, $code ) = $this->say( 'apply', array( '7' ) );
		$this->assertSame( array( 'done', 'made-up', 0 ), array( $said['status'], $said['pack'], $code ) );
		$uuid                = $said['uuid'];
		list( $said, $code ) = $this->say( 'status', array() );
		$this->assertSame( array( array( $uuid ), 0 ), array( array_column( $said, 'uuid' ), $code ) );

		list( $said, $code ) = $this->say( 'revert', array( $uuid ) );
		$this->assertSame( array( 'reverted', array(), 0 ), array( $said['status'], $said['results']['kept'], $code ) );
		$now = Site_Dump::take();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $now ) ), array_values( array_diff( $now, $before ) ) ) );
		foreach ( array( 'revert', 'resume', 'status' ) as $command ) {
			$this->assertSame( 1, $this->say( $command, array( 'nothing' ) )[1], $command );
		}
		$this->assertSame( 1, $this->say( 'resume', array( $uuid ) )[1] );
		$this->assertSame( 1, $this->say( 'revert', array( $uuid ) )[1] );
	}

	public function test_omissions_are_sentences_and_codes_in_json(): void {
		$sentences = array(
			'not_exported'    => 'Packs can’t contain this.',
			'missing_file'    => 'Its file was missing on the site that the pack was made from.',
			'unknown_type'    => 'This kind of content cannot be imported.',
			'foreign_setting' => 'It is a setting of a theme or a plugin.',
			'private'         => 'It was private, or had a password.',
		);
		$said      = array();
		foreach ( $sentences as $why => $sentence ) {
			$this->left_out[] = array( 'what' => 'Pear', 'where' => 'tree', 'why' => $why );
			$said[]           = "left out: Pear (tree): $sentence";
		}
		$this->assertSame( array( $said, 0 ), $this->tell( 'plan', array( '7' ) ) );
		$this->assertSame( $this->left_out, $this->say( 'plan', array( '7' ) )[0]['left_out'] );

		$kind    = array( 'page' => array( 'total' => 2, 'succeed' => 1, 'failed' => array( array( 'what' => 'Home', 'why' => 'It was not written.' ) ) ) );
		$results = array(
			'dependency_data' => array( 'plugins' => array( 'total' => 1, 'succeed' => 0, 'failed' => array( array( 'name' => 'Pear Forms', 'slug' => 'pear', 'link' => '', 'is_pro' => true, 'why' => 'It is sold elsewhere.' ) ) ) ),
			'post_types'      => $kind,
			'template_types'  => array( 'wp_template' => array( 'failed' => array( array( 'what' => 'Single', 'why' => 'The disk is full.' ) ) ) + $kind['page'] ),
			'left_out'        => array( array( 'what' => 'Home: Image', 'why' => 'It points elsewhere.' ) ),
		);
		$steps   = array(
			'finalize' => new Made_Up_Step(
				array(
					static function ( Step_Context $context ) use ( $results ): void {
						$context->store_results( $results );
					},
				)
			),
		);
		$lines   = $this->tell( 'apply', array( '7' ), $steps )[0];
		$uuid    = self::services()->runs()->all()->current()->uuid;
		$this->assertSame( array( 'left out: Home: Image: It points elsewhere.', 'left out: Pear Forms: It is sold elsewhere.', 'left out: Home: It was not written.', 'left out: Single: The disk is full.', "Success: $uuid done" ), array_slice( $lines, -5 ) );
		$this->assertSame( $results, $this->say( 'apply', array( '7' ), array(), $steps )[0]['results'] );
	}

	public function test_changes_that_stay_are_sentences_and_codes_in_json(): void {
		$ids   = array();
		$write = static function () use ( &$ids ): void {
			foreach ( array( 'Quince', 'Pear', 'Plum', 'Apple', 'Fig' ) as $title ) {
				$ids[ $title ] = wp_insert_post( array( 'post_title' => $title, 'post_type' => 'Pear' === $title ? 'post' : 'page', 'post_status' => 'publish', 'post_parent' => 'Plum' === $title ? $ids['Quince'] : 0 ) );
			}
		};
		$made  = array( 'templates' => new Made_Up_Step( array( $write ) ) );
		$why   = array( 'Pear' => 'commented', 'Plum' => 'edited', 'Quince' => 'needed' );
		foreach ( array( false, true ) as $is_json ) {
			$this->tell( 'apply', array( '7' ), $made );
			$uuid = self::services()->runs()->all()->current()->uuid;
			wp_update_post( array( 'ID' => $ids['Plum'], 'post_content' => 'Mine' ) );
			wp_insert_comment( array( 'comment_post_ID' => $ids['Pear'], 'comment_content' => 'Ripe', 'comment_approved' => '1' ) );
			if ( $is_json ) {
				$said = array_column( $this->say( 'revert', array( $uuid ) )[0]['results']['kept'], 'why', 'title' );
				ksort( $said );
				$this->assertSame( $why, $said );
			} else {
				$lines = array_values( preg_grep( '/^kept: /', $this->tell( 'revert', array( $uuid ) )[0] ) );
				$this->assertEqualsCanonicalizing( array( 'kept: page Quince: Something that is kept needs it.', 'kept: post Pear: It has comments.', 'kept: page Plum: It was saved since.' ), $lines );
			}
			array_map( 'wp_delete_post', $ids, array_fill( 0, count( $ids ), true ) );
		}
	}

	/** One that runs keeps others out, with the exit code 3; it goes on where it was. */
	public function test_busy_and_resume(): void {
		$run                 = self::begin();
		list( $said, $code ) = $this->say( 'apply', array( '7' ) );
		$this->assertSame( 3, $code );
		$this->assertStringContainsString( get_userdata( 1 )->display_name, $said['error'] );
		list( $said, $code ) = $this->say( 'resume', array() );
		$this->assertSame( array( $run->uuid, 'done', 0 ), array( $said['uuid'], $said['status'], $code ) );
		self::revert( self::services()->runs()->get( $run->uuid ) );
	}

	public function test_a_failed_import_prints_its_reason_and_exits_with_1(): void {
		$fails = static function (): void {
			throw new Failure( 'no_room', 'The disk is full.', 507 );
		};
		$steps = array( 'templates' => new Made_Up_Step( array( $fails ) ) );

		list( $lines, $code ) = $this->tell( 'apply', array( '7' ), $steps );
		$this->assertSame( array( 'Error: The disk is full.', 1 ), array( end( $lines ), $code ) );
		$this->assertSame( array(), preg_grep( '/^Success/', $lines ) );
		list( $said, $code ) = $this->say( 'apply', array( '7' ), array(), $steps );
		$this->assertSame( array( Run::FAILED, 'The disk is full.', 1 ), array( $said['status'], $said['error'], $code ) );
		list( $said, $code ) = $this->say( 'resume', array(), array(), $steps );
		$this->assertSame( array( Run::FAILED, 'The disk is full.', 1 ), array( $said['status'], $said['error'], $code ) );
		$this->assertArrayNotHasKey( 'error', $this->say( 'resume', array() )[0], 'It went well.' );
	}

	/** A revert that fails says so too, and not why the import had failed. */
	public function test_a_revert_that_fails(): void {
		$fails = static function (): void {
			throw new Failure( 'no_room', 'The disk is full.', 507 );
		};
		$this->say( 'apply', array( '7' ), array(), array( 'templates' => new Made_Up_Step( array( $fails ) ) ) );
		$refuse = static function ( string $name ): void {
			if ( false !== strpos( $name, "'rewrite_rules'" ) ) {
				throw new RuntimeException( 'Refused.' );
			}
		};
		$log    = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- it is told there, too.
		add_action( 'templately_import_boundary', $refuse );
		$said  = $this->say( 'revert', array() );
		$lines = $this->tell( 'resume', array() );
		remove_action( 'templately_import_boundary', $refuse );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( Run::REVERT_FAILED, Failure::unknown_error(), 1 ), array( $said[0]['status'], $said[0]['error'], $said[1] ) );
		$this->assertSame( array( array( 'Error: ' . Failure::unknown_error() ), 1 ), array( array_slice( $lines[0], -1 ), $lines[1] ) );
		$this->assertSame( 0, $this->say( 'resume', array() )[1] );
	}

	/** A revert that failed goes on too, and is over when everything is taken back. */
	public function test_a_revert_is_resumed(): void {
		global $wpdb;
		$run = self::begin();
		$wpdb->update( "{$wpdb->prefix}templately_runs", array( 'status' => Run::REVERT_FAILED, 'active' => null ), array( 'id' => $run->id ) );
		list( $said, $code ) = $this->say( 'resume', array( $run->uuid ) );
		$this->assertSame( array( Run::REVERTED, 0 ), array( $said['status'], $code ) );
	}

	/**
	 * Says a command.
	 *
	 * @param string                $command   Its name.
	 * @param list<string>          $arguments Arguments.
	 * @param array<string, string> $options   Options besides the format.
	 * @param array<string, Made_Up_Step>|null $steps     Steps of imports; null for the usual ones.
	 * @return array{array<mixed>, int} What it said, and the code with which it ended.
	 */
	private function say( string $command, array $arguments, array $options = array(), ?array $steps = null ): array {
		list( $lines, $code ) = $this->tell( $command, $arguments, $steps, $options + array( 'format' => 'json' ) );
		$this->assertCount( 1, $lines, implode( "\n", $lines ) );
		return array( json_decode( $lines[0], true ), $code );
	}

	/**
	 * Says a command as people do.
	 *
	 * @param string                $command   Its name.
	 * @param list<string>          $arguments Arguments.
	 * @param array<string, Made_Up_Step>|null $steps     Steps of imports; null for the usual ones.
	 * @param array<string, string> $options   Options.
	 * @return array{list<string>, int} What it said, and the code with which it ended.
	 */
	private function tell( string $command, array $arguments, ?array $steps = null, array $options = array() ): array {
		WP_CLI::$lines = array();
		$code          = 0;
		$services      = static function () use ( $steps ): Import_Services {
			return self::services( $steps );
		};
		try {
			( new Import_Command( array( $this, 'planned' ), $services ) )->$command( $arguments, $options );
		} catch ( DomainException $ended ) {
			$code = (int) $ended->getMessage();
		}
		return array( WP_CLI::$lines, $code );
	}

	/** Stands for the planner. */
	public function planned(): Import_Plan {
		return Import_Plan::from_array( array( 'blockers' => $this->blockers, 'left_out' => $this->left_out ) + self::plan()->to_array() );
	}
}
