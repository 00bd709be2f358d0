<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;
use Templately\Tests\Source_Code;

/** Checks the architecture's rules in the source files. */
final class Architecture_Test extends TestCase {

	/** @return array<string, array{string, string, string}> Forbidden pattern, files that may contain it, and message. */
	public function rules(): array {
		return array(
			'network'       => array( '/\bwp_(safe_)?remote_\w+\s*\(|\bcurl_\w+\s*\(|\bfsockopen\s*\(/', '#^Site/(Hub_Client/Http_Transport|Import/Run/Loopback_Requests)\.php$#', 'Only Http_Transport goes over the network; Loopback_Requests calls this site.' ),
			'database'      => array( '/\$wpdb\b|->wpdb\b|\b(get|update|add|delete)_option\s*\(|\b(get|update|add|delete)_(post|user|term)_meta\s*\(/', '#^(Shared/(Database|Settings)/|Hub/|(Plugin|Hooks)\.php$|Site/.*_(Store|Cache)\.php$|Site/(Hub_Client/Access_Tokens|Import/(Plan/(Existing_Objects|Portable_Settings)|Steps/Plugin_Step)|Styles/(Style_Preference|Theme_Palettes)|Media/\w+|Theme_Builder/Templates/Template_Fault)\.php$)#', 'Options, meta and tables are read and written by stores and caches.' ),
			'transactions'  => array( '/START TRANSACTION|\bBEGIN\b\s*[;"]|\bCOMMIT\b\s*[\'"]/', '#^(Shared/Database/(Transaction|Connection)|Site/Import/Change_Log/Query_Listener)\.php$#', 'Only Transaction and Connection start a transaction.' ),
			'rest'          => array( '/\bWP_REST_\w+/', '#^(Shared/Rest/|(Plugin|Hooks)\.php$|.*_(Module|Policy|Controller)\.php$|Site/Library/Block_Patterns\.php$|Site/Hub_Client/In_Process_Transport\.php$)#', 'Only Shared/Rest, policies, transports and controllers know WP_REST classes.' ),
			'serialisation' => array( '/\b(maybe_)?unserialize\s*\(/', '#^Site/Import/Change_Log/Serialized_Option\.php$#', 'JSON only. Serialized_Option alone unserializes, without classes, this site\'s own options.' ),
			'types'         => array( '/\A(?!<\?php\s(\/\*\*.*?\*\/\s*)?\s*declare\( strict_types=1 \);)/s', '#^$#', 'Each file declares strict types.' ),
			'ajax'          => array( '/wp_ajax_nopriv_/', '#^$#', 'Nothing answers a stranger through admin-ajax.' ),
			'network off'   => array( '/sslverify/', '#^$#', 'TLS is never turned off.' ),
			'access'        => array( '/->is_verified\(\)/', '#^(?!Hub/)|^Hub/Accounts/(Actor|Account)\.php$#', 'A table of permissions (*_Permissions) decides who may do what; others ask it with the actor\'s standing.' ),
			'users'         => array( '/\b(wp_get_current_user|get_current_user_id|current_user_can|is_user_logged_in|wp_verify_nonce)\s*\(/', '#^(?!Hub/)#', 'The hub half knows no WordPress user.' ),
		);
	}

	/** Nothing imports the composition root. */
	public function test_shared_and_both_halves_are_independent(): void {
		$may_import = array(
			'Shared' => array( 'Shared' ),
			'Hub'    => array( 'Shared', 'Hub' ),
			'Site'   => array( 'Shared', 'Site' ),
		);
		$broken     = array();
		foreach ( Source_Code::dependencies() as $path => $others ) {
			$layer = strtok( $path, '/' );
			foreach ( $others as $other ) {
				if ( isset( $may_import[ $layer ] ) && ! in_array( strtok( $other, '/' ), $may_import[ $layer ], true ) ) {
					$broken[] = "$path -> $other";
				}
			}
		}
		$this->assertSame( array(), $broken );
	}

	/** @testWith [true]
	 *            [false]
	 */
	public function test_no_folders_import_each_other_in_a_circle( bool $by_domain ): void {
		$this->assertGreaterThan( 1500, array_sum( array_map( 'count', Source_Code::dependencies() ) ) );
		$this->assertSame( array(), Source_Code::circles( $by_domain ) );
	}

	/** Other domains may only join it. */
	public function test_a_table_is_written_by_one_domain(): void {
		$writers = array();
		foreach ( Source_Code::files() as $path => $source ) {
			preg_match_all( "/(?:INSERT(?: IGNORE)? INTO|REPLACE INTO|UPDATE|DELETE FROM) \{(\w+)\}|\binsert(?:_many)?\( '(\w+)'/", $source, $found );
			foreach ( array_filter( array_merge( $found[1], $found[2] ) ) as $table ) {
				$writers[ $table ][ Source_Code::folder( $path, true ) ] = true;
			}
		}
		$this->assertGreaterThan( 15, count( $writers ) );
		$this->assertSame(
			array(),
			array_filter(
				array_map( 'array_keys', $writers ),
				static function ( array $domains ): bool {
					return count( $domains ) > 1;
				}
			)
		);
	}

	/** Except for the hub's list of controllers and the composition root. */
	public function test_controllers_are_imported_by_their_own_domain(): void {
		$broken = array();
		foreach ( Source_Code::dependencies() as $path => $others ) {
			foreach ( preg_grep( '/_Controller\.php$/', $others ) as $other ) {
				$folder = Source_Code::folder( $path, true );
				if ( ! in_array( $folder, array( '.', 'Hub', Source_Code::folder( $other, true ) ), true ) ) {
					$broken[] = "$path -> $other";
				}
			}
		}
		$this->assertSame( array(), $broken );
	}

	/**
	 * @group S10
	 * @dataProvider rules
	 * @param string $pattern Forbidden pattern.
	 * @param string $rule Message.
	 */
	public function test_no_file_contains_a_forbidden_pattern( string $pattern, string $allowed, string $rule ): void {
		$broken = array();
		foreach ( Source_Code::files() as $path => $source ) {
			if ( 1 !== preg_match( $allowed, $path ) && 1 === preg_match( $pattern, $source ) ) {
				$broken[] = $path;
			}
		}
		$this->assertSame( array(), $broken, $rule );
	}

	/** Objects of one bundle, document or request are created where they are used. */
	public function test_services_are_created_in_modules_only(): void {
		$services = array();
		foreach ( Source_Code::files() as $source ) {
			if ( 1 === preg_match( '/^(?:final )?class (\w+).*?function __construct\(([^)]*)\)/ms', $source, $found ) && 1 === preg_match( '/\b(?:[A-Z]\w+|wpdb) \$/', $found[2] ) ) {
				$services[] = $found[1];
			}
		}
		$services = array_diff( $services, array( 'Actor', 'Archive_Media', 'Bundle', 'Bundle_Reader', 'Destination', 'Event_Stream_Response', 'Content_Exporter', 'Style_Exporter', 'Document_Exporter', 'Block_Resources', 'Html_Sanitizer', 'Block_Sanitizer', 'Element_Settings_Sanitizer', 'Progress', 'Run_Items', 'Local_References', 'References', 'Route_Registrar', 'Selection', 'Site_Styler', 'Theme_Bundle', 'Theme_Look' ) );
		$this->assertContains( 'Library', $services );
		$this->assertContains( 'Catalogue', $services );
		$made   = '/\bnew (?:' . implode( '|', $services ) . '|\w+_Controller|\w+_Transport)\b/';
		$broken = array();
		foreach ( Source_Code::files() as $path => $source ) {
			if ( 1 !== preg_match( '#^(?:Plugin|.*_Module|Hub/Hub_Services|Site/Hub_Client/Connection|Site/Import/(?:Import_Services|Revert/Revert|Change_Log/Change_Log))\.php$#', $path ) && 1 === preg_match( $made, $source, $found ) ) {
				$broken[ $path ] = $found[0];
			}
		}
		$this->assertSame( array(), $broken, 'Services are made in modules, Hub_Services, Import_Services and Connection; Plugin makes what modules share.' );
	}

	/** Plugin and the generator of the API's description find each controller through its module. */
	public function test_modules_list_all_controllers(): void {
		$sources     = Source_Code::files();
		$there       = array();
		$controllers = array();
		foreach ( array_keys( $sources ) as $path ) {
			if ( '_Module.php' === substr( $path, -11 ) ) {
				$this->assertMatchesRegularExpression( '#^(?:Site/(\w+)/\1|Hub/Hub)_Module\.php$#', $path );
				$this->assertSame( 1, preg_match_all( '/\bnew ' . basename( $path, '.php' ) . '\(/', $sources['Plugin.php'] ), $path );
				$module      = 'Templately\\' . str_replace( '/', '\\', substr( $path, 0, -4 ) );
				$controllers = array_merge( $controllers, array_keys( $module::controllers() ) );
			} elseif ( 1 === preg_match( '#^Site/.*(?<!Private_Posts)_Controller\.php$#', $path ) ) {
				$there[] = 'Templately\\' . str_replace( '/', '\\', substr( $path, 0, -4 ) );
			}
		}
		$this->assertGreaterThanOrEqual( 3, count( $there ) );
		$this->assertEqualsCanonicalizing( $there, $controllers );
	}
}
