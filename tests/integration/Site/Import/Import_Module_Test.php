<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Http\Capabilities;
use Templately\Site\Import\Plan\Planner;
use Templately\Site\Import\Run\Runs;
use Templately\Tests\Makes_Site_Bundles;
use Templately\Tests\Runs_At_Once;

/**
 * What imports sites costs nobody anything who does not ask for it, and works with the tables of this version alone.
 */
final class Import_Module_Test extends Test_Case {

	use Makes_Site_Bundles;
	use Runs_At_Once;

	/** @var bool Another process reads. */
	protected $commits = true;

	public function test_only_a_command_of_imports_makes_its_services_and_tables(): void {
		$this->assertSame( array( array( 'made' => array(), 'tables' => 0, 'tables_before' => 1, 'said' => array( '[]' ) ) ), $this->at_once( 'registered', 1 ) );
	}

	/**
	 * Registers the command in a process that is WP-CLI's, and gives it.
	 *
	 * @return array{made: list<string>, tables: int, tables_before: int, said: list<string>}
	 */
	public static function registered(): array {
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		define( 'WP_CLI', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WP-CLI's.
		$asked = 0;
		self::import_module(
			static function () use ( &$asked ): void {
				++$asked;
			}
		)->register_commands();
		list( $command, $options ) = WP_CLI::$commands['templately import'];

		$made   = array_values( array_intersect( array( Planner::class, Runs::class ), get_declared_classes() ) );
		$tables = $asked;
		( $options['before_invoke'] )();
		$tables_before = $asked;
		$command->status( array(), array( 'format' => 'json' ) );
		$said = WP_CLI::$lines;
		return compact( 'made', 'tables', 'tables_before', 'said' );
	}

	/** Tables that are not this version's are said to be so, to who may ask. */
	public function test_no_call_goes_on_without_tables(): void {
		$module = self::import_module(
			static function (): void {
				throw new Failure( 'not_ready', 'A moment, please.', 503 );
			}
		);
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter(
			'wp_die_ajax_handler',
			static function () {
				return static function (): void {
					throw new LogicException( 'answered' );
				};
			}
		);
		$codes = array();
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			$_SERVER['REQUEST_METHOD'] = 'GET';
			$_GET                      = array( 'id' => '1', 'nonce' => wp_create_nonce( Capabilities::IMPORT_NONCE ) );
			ob_start();
			try {
				$module->serve_ajax( 'pack_import_info' );
			} catch ( LogicException $answered ) {
				unset( $answered );
			}
			$codes[] = json_decode( (string) ob_get_clean(), true )['code'];
		}
		$this->assertSame( array( 'can_fsi', 'not_ready' ), $codes );
	}

	/** No picture of a pack is looked for either. */
	public function test_no_picture_without_tables(): void {
		$this->expectExceptionMessage( 'A moment, please.' );
		self::import_module(
			static function (): void {
				throw new Failure( 'not_ready', 'A moment, please.', 503 );
			}
		)->send_picture( array( 'run' => '1' ) );
	}
}
