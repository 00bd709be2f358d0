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
			'network'       => array( '/\bwp_(safe_)?remote_\w+\s*\(|\bcurl_\w+\s*\(|\bfsockopen\s*\(/', '#^Hub_Client/Http_Transport\.php$#', 'Only Http_Transport goes over the network.' ),
			'database'      => array( '/\$wpdb\b|->wpdb\b|\b(get|update|add|delete)_option\s*\(|\b(get|update|add|delete)_(post|user|term)_meta\s*\(/', '#^(Storage/|Hub/|Plugin\.php$)#', 'Only Storage and the hub\'s repositories read and write options, meta and tables.' ),
			'transactions'  => array( '/START TRANSACTION|\bBEGIN\b\s*[;\'"]|\bCOMMIT\b\s*[\'"]/', '#^Storage/Transaction\.php$#', 'Only Transaction starts a transaction.' ),
			'rest'          => array( '/\bWP_REST_\w+/', '#^(Rest/|Plugin\.php$|Library/Patterns\.php$|Hub_Client/In_Process_Transport\.php$|.*_Controller\.php$)#', 'Only Rest, transports and controllers know WP_REST classes.' ),
			'serialisation' => array( '/\b(maybe_)?unserialize\s*\(/', '#^$#', 'JSON only: nothing is ever unserialised.' ),
			'types'         => array( '/\A(?!<\?php\s(\/\*\*.*?\*\/\s*)?\s*declare\( strict_types=1 \);)/s', '#^$#', 'Each file declares strict types.' ),
			'ajax'          => array( '/wp_ajax_nopriv_/', '#^$#', 'Nothing answers a stranger through admin-ajax.' ),
			'network off'   => array( '/sslverify/', '#^$#', 'TLS is never turned off.' ),
			'hub to site'   => array( '/Templately\\\\(Library|Profile|Insertion|Screens|Hub_Client)\\\\/', '#^(?!Hub/)#', 'The hub half never calls the site half.' ),
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

	/** Only the composition root makes services. */
	public function test_services_are_made_in_one_place(): void {
		$broken = array();
		foreach ( self::sources() as $path => $source ) {
			if ( ! in_array( $path, array( 'Plugin.php', 'Hub/Marketplace.php' ), true ) && 1 === preg_match( '/new [A-Z]\w*_(Controller|Transport|Service)\b/', $source ) ) {
				$broken[] = $path;
			}
		}
		$this->assertSame( array(), $broken, 'Services are made in Plugin and in Marketplace alone.' );
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
