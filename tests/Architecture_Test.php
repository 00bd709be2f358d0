<?php

declare( strict_types=1 );

use PHPUnit\Framework\TestCase;

/**
 * Reads the sources and fails with the rule that was broken.
 */
final class Architecture_Test extends TestCase {

	/**
	 * Returns each rule: what may not stand in a file, and the files that may.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public function rules(): array {
		return array(
			'network'       => array( '/\bwp_(safe_)?remote_\w+\s*\(|\bcurl_\w+\s*\(|\bfsockopen\s*\(/', '#^(Hub_Client/Http_Transport|Fullsite_Import/Site_Visits)\.php$#', 'Only Http_Transport goes over the network; Site_Visits visits this very site.' ),
			'database'      => array( '/\$wpdb\b|->wpdb\b|\b(get|update|add|delete)_option\s*\(|\b(get|update|add|delete)_(post|user|term)_meta\s*\(/', '#^(Storage/|Hub/|(Plugin|Hooks)\.php$)#', 'Only Storage and the hub\'s repositories read and write options, meta and tables.' ),
			'transactions'  => array( '/START TRANSACTION|\bBEGIN\b\s*[;"]|\bCOMMIT\b\s*[\'"]/', '#^Storage/Transaction\.php$#', 'Only Transaction starts a transaction.' ),
			'rest'          => array( '/\bWP_REST_\w+/', '#^(Rest/|(Plugin|Hooks)\.php$|.*_Module\.php$|Library/Patterns\.php$|Hub_Client/In_Process_Transport\.php$|.*_Controller\.php$)#', 'Only Rest, transports and controllers know WP_REST classes.' ),
			'serialisation' => array( '/\b(maybe_)?unserialize\s*\(/', '#^Storage/Import/Serialised\.php$#', 'JSON only: nothing is ever unserialised but this site\'s own options, without classes, where a revert merges them.' ),
			'types'         => array( '/\A(?!<\?php\s(\/\*\*.*?\*\/\s*)?\s*declare\( strict_types=1 \);)/s', '#^$#', 'Each file declares strict types.' ),
			'ajax'          => array( '/wp_ajax_nopriv_/', '#^$#', 'Nothing answers a stranger through admin-ajax.' ),
			'network off'   => array( '/sslverify/', '#^$#', 'TLS is never turned off.' ),
			'access'        => array( '/->is_verified\(\)/', '#^(?!Hub/)|^Hub/(Actor\.php$|Accounts/Account\.php$)#', 'Who may what is decided by a table, *_Access; others ask that with the actor\'s standing.' ),
			'hub to site'   => array( '/Templately\\\\(Library|Profile|Collection|Insertion|Screens|Hub_Client)\\\\/', '#^(?!Hub/)#', 'The hub half never calls the site half.' ),
			'users'         => array( '/\b(wp_get_current_user|get_current_user_id|current_user_can|is_user_logged_in|wp_verify_nonce)\s*\(/', '#^(?!Hub/)#', 'The hub half knows no WordPress user.' ),
		);
	}

	/**
	 * Every rule of the architecture holds in every file.
	 *
	 * @dataProvider rules
	 *
	 * @param string $pattern What may not stand in a file.
	 * @param string $allowed Files in which it may.
	 * @param string $rule    The rule, for whoever breaks it.
	 */
	public function test_rule( string $pattern, string $allowed, string $rule ): void {
		$broken = array();
		foreach ( self::sources() as $path => $source ) {
			if ( 1 !== preg_match( $allowed, $path ) && 1 === preg_match( $pattern, $source ) ) {
				$broken[] = $path;
			}
		}
		$this->assertSame( array(), $broken, $rule );
	}

	/** What works with other objects of ours is made where the parts are put together; what is there for one bundle, document or request, where that is read. */
	public function test_services_are_made_in_one_place(): void {
		$services = array();
		foreach ( self::sources() as $source ) {
			if ( 1 === preg_match( '/^(?:final )?class (\w+).*?function __construct\(([^)]*)\)/ms', $source, $found ) && 1 === preg_match( '/\b(?:[A-Z]\w+|wpdb) \$/', $found[2] ) ) {
				$services[] = $found[1];
			}
		}
		$services = array_diff( $services, array( 'Actor', 'Archive_Media', 'Bundle', 'Bundle_Reader', 'Destination', 'Events_Response', 'Exported_Content', 'Exported_Look', 'Exported_Text', 'Fast_Writer', 'Fetched_Parts', 'Foreign_Html', 'Foreign_Parts', 'Foreign_Settings', 'Future_Links', 'New_Post_Metas', 'New_Post_Row', 'New_Post_Terms', 'References', 'Routes', 'Selection', 'Site_Style', 'Waiting_Rows' ) );
		$this->assertContains( 'Library', $services );
		$this->assertContains( 'Catalogue', $services );
		$made   = '/\bnew (?:' . implode( '|', $services ) . '|\w+_Controller|\w+_Transport)\b/';
		$broken = array();
		foreach ( self::sources() as $path => $source ) {
			if ( 1 !== preg_match( '#^(?:Plugin|.*_Module|Hub/Marketplace|Hub_Client/Connection|Fullsite_Import/Engine|Fullsite_Import/Revert/Revert)\.php$#', $path ) && 1 === preg_match( $made, $source, $found ) ) {
				$broken[ $path ] = $found[0];
			}
		}
		$this->assertSame( array(), $broken, 'Services are made in modules, in Marketplace, in Engine and, the way to the hub, in Connection; Plugin makes what modules share.' );
	}

	/** A domain's module is where its name says, Plugin has it, and what describes the API finds each controller of the site half in it. */
	public function test_modules_name_all_controllers(): void {
		$sources     = self::sources();
		$there       = array();
		$controllers = array();
		foreach ( array_keys( $sources ) as $path ) {
			if ( '_Module.php' === substr( $path, -11 ) ) {
				$this->assertMatchesRegularExpression( '#^(\w+)/\1_Module\.php$#', $path );
				$this->assertSame( 1, preg_match_all( '/\bnew ' . basename( $path, '.php' ) . '\(/', $sources['Plugin.php'] ), $path );
				$module      = 'Templately\\' . str_replace( '/', '\\', substr( $path, 0, -4 ) );
				$controllers = array_merge( $controllers, array_keys( $module::controllers() ) );
			} elseif ( 1 === preg_match( '#^(?!Hub/).*_Controller\.php$#', $path ) ) {
				$there[] = 'Templately\\' . str_replace( '/', '\\', substr( $path, 0, -4 ) );
			}
		}
		$this->assertGreaterThanOrEqual( 3, count( $there ) );
		$this->assertEqualsCanonicalizing( $there, $controllers );
	}

	/**
	 * @return array<string, string> Path below inc to source.
	 */
	private static function sources(): array {
		$root    = dirname( __DIR__ ) . '/inc/';
		$sources = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$sources[ substr( $file->getPathname(), strlen( $root ) ) ] = (string) file_get_contents( $file->getPathname() );
			}
		}
		ksort( $sources );
		return $sources;
	}
}
