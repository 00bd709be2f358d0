<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Brings the real Elementor to the site of the tests. It is taken from ELEMENTOR_DIR, a folder with 4.2.3/elementor/elementor.php in it
 * (the newest of several), which the runner sets where it could fetch one; without, what needs it is skipped. This process does not load
 * it: all is asked for over HTTP. For tests that commit.
 */
trait Has_Elementor {

	use Has_Foreign_Plugins;

	/** Turns Elementor on, as an administrator does. */
	protected function bring_elementor(): void {
		$found = array_map( 'strval', (array) glob( getenv( 'ELEMENTOR_DIR' ) . '/*/elementor/elementor.php' ) );
		if ( false === getenv( 'ELEMENTOR_DIR' ) || array() === $found ) {
			$why = (string) getenv( 'TEMPLATELY_NO_ELEMENTOR' );
			$this->markTestSkipped( '' === $why ? 'Elementor is not here: ELEMENTOR_DIR does not name a folder that has it.' : $why );
		}
		natsort( $found );
		$this->bring_foreign_plugin( 'elementor', dirname( (string) end( $found ) ) );
		// It sets itself up with the first page of the administration, and would lead there.
		delete_transient( 'elementor_activation_redirect' );
		$this->assertSame( 200, $this->http( 'GET', '/wp-admin/index.php', null, $this->admin )['status'] );
	}

	/** Takes it away again. */
	protected function remove_elementor(): void {
		$this->remove_foreign_plugins();
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/elementor/css/*' ) as $file ) {
			unlink( (string) $file );
		}
	}

	/**
	 * Asks our API where Elementor is.
	 *
	 * @param string               $path   Path below our API.
	 * @param array<string, mixed> $data   Its body; for GET what is asked for.
	 * @return array<string, mixed>
	 */
	protected function ask( string $method, string $path, array $data = array() ): array {
		$answer = $this->http( $method, "/wp-json/templately/v1$path" . ( 'GET' === $method ? '?' . http_build_query( $data ) : '' ), 'GET' === $method ? null : $data, $this->admin );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		return json_decode( $answer['body'], true );
	}

	/**
	 * Makes a template and saves elements in it as Elementor's editor does.
	 *
	 * @param list<array<string, mixed>> $elements Elements; none for one that says 'mark-' and its number.
	 */
	protected function document( string $type, array $elements = array() ): int {
		$id = $this->ask( 'POST', '/create-template', array( 'platform' => 'elementor', 'type' => $type ) )['template_id'];
		$this->save_elements( $id, array() === $elements ? array( self::heading( "mark-$id.", '#12' . substr( "000$id", -4 ) ) ) : $elements );
		return $id;
	}

	/**
	 * Saves elements as Elementor's editor does.
	 *
	 * @param list<array<string, mixed>> $elements Elements.
	 */
	protected function save_elements( int $id, array $elements ): void {
		$this->ask_elementor( $id, 'save_builder', array( 'status' => 'publish', 'elements' => $elements, 'settings' => array( 'post_status' => 'publish' ) ) );
		wp_cache_flush();
	}

	/**
	 * Calls Elementor as its editor does.
	 *
	 * @param array<string, mixed> $data   What belongs to it.
	 * @return array<string, mixed> Its answer.
	 */
	protected function ask_elementor( int $id, string $action, array $data ): array {
		$expires = time() + HOUR_IN_SECONDS;
		$token   = \WP_Session_Tokens::get_instance( $this->admin )->create( $expires );
		$headers = array();
		$before  = array( get_current_user_id(), $_COOKIE );
		wp_set_current_user( $this->admin );
		foreach ( array( 'logged_in' => 'LOGGED_IN_COOKIE', 'auth' => 'AUTH_COOKIE' ) as $scheme => $name ) {
			$_COOKIE[ constant( $name ) ] = wp_generate_auth_cookie( $this->admin, $expires, $scheme, $token );
			$headers[]                    = constant( $name ) . '=' . rawurlencode( $_COOKIE[ constant( $name ) ] );
		}
		$nonce   = wp_create_nonce( 'elementor_ajax' );
		$_COOKIE = $before[1];
		wp_set_current_user( $before[0] );
		$actions = array( 'call' => array( 'action' => $action, 'data' => $data ) );
		$context = stream_context_create( array( 'http' => array( 'method' => 'POST', 'ignore_errors' => true, 'header' => array( 'Content-Type: application/x-www-form-urlencoded', 'Cookie: ' . implode( '; ', $headers ) ), 'content' => http_build_query( array( 'action' => 'elementor_ajax', '_nonce' => $nonce, 'editor_post_id' => $id, 'actions' => wp_json_encode( $actions ) ) ) ) ) );
		$answer  = (string) file_get_contents( admin_url( 'admin-ajax.php' ), false, $context );
		$said    = json_decode( $answer, true )['data']['responses']['call'] ?? array();
		$this->assertTrue( $said['success'] ?? false, substr( $answer, 0, 1000 ) );
		return (array) $said['data'];
	}

	/** @return array<string, mixed> A container with a heading. */
	protected static function heading( string $text, string $color = '#123456' ): array {
		return self::within( array( 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => $text, 'title_color' => $color ) ) );
	}

	/**
	 * @param array<string, mixed> ...$elements Elements.
	 * @return array<string, mixed> A container with them.
	 */
	protected static function within( array ...$elements ): array {
		$with = static function ( array $element ): array {
			return array( 'id' => bin2hex( random_bytes( 4 ) ), 'elements' => array(), 'isInner' => false ) + $element;
		};
		return array( 'elements' => array_map( $with, $elements ) ) + $with( array( 'elType' => 'container', 'settings' => array() ) );
	}

	/**
	 * @param string $part One of our widget's.
	 * @return array<string, mixed> The widget in a container.
	 */
	protected static function page_part( string $part ): array {
		return self::within( array( 'elType' => 'widget', 'widgetType' => 'templately-page-part', 'settings' => array( 'part' => $part ) ) );
	}
}
