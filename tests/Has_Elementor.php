<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Installs the real Elementor from ELEMENTOR_DIR (a folder with 4.2.3/elementor/elementor.php; the newest version is
 * used). Tests are skipped without it. Elementor is only used over HTTP, not in this process, so tests must commit.
 */
trait Has_Elementor {

	use Has_Foreign_Plugins;

	private string $elementor_version = '';

	protected function bring_elementor(): void {
		$found = array_map( 'strval', (array) glob( getenv( 'ELEMENTOR_DIR' ) . '/*/elementor/elementor.php' ) );
		if ( false === getenv( 'ELEMENTOR_DIR' ) || array() === $found ) {
			$why = (string) getenv( 'TEMPLATELY_NO_ELEMENTOR' );
			$this->markTestSkipped( '' === $why ? 'Elementor is not here: ELEMENTOR_DIR does not name a folder that has it.' : $why );
		}
		natsort( $found );
		$this->elementor_version = basename( dirname( (string) end( $found ), 2 ) );
		$this->bring_foreign_plugin( 'elementor', dirname( (string) end( $found ) ) );
		// Otherwise the first admin page would redirect to Elementor's set-up.
		delete_transient( 'elementor_activation_redirect' );
		$this->assertSame( 200, $this->http( 'GET', '/wp-admin/index.php', null, $this->admin )['status'] );
	}

	/** Skips the test where Elementor has no atomic (V4) elements. */
	protected function require_atomic_elements(): void {
		if ( ! $this->has_atomic_elements() ) {
			$this->markTestSkipped( "Elementor $this->elementor_version has no atomic elements." );
		}
	}

	/** Elementor 3.35 is the oldest version in the tests that has them. */
	protected function has_atomic_elements(): bool {
		return version_compare( $this->elementor_version, '3.35', '>=' );
	}

	/** Elementor 4.0 is the first that writes global classes out. */
	protected function has_global_classes(): bool {
		return version_compare( $this->elementor_version, '4.0', '>=' );
	}

	protected function remove_elementor(): void {
		$this->remove_foreign_plugins();
		foreach ( (array) glob( wp_upload_dir()['basedir'] . '/elementor/css/*' ) as $file ) {
			unlink( (string) $file );
		}
	}

	/**
	 * Calls our API in a process with Elementor.
	 * @param string               $path Relative to our API.
	 * @param array<string, mixed> $data Query of a GET, otherwise the body.
	 * @return array<string, mixed>
	 */
	protected function ask( string $method, string $path, array $data = array() ): array {
		$answer = $this->http( $method, "/wp-json/templately/v1$path" . ( 'GET' === $method ? '?' . http_build_query( $data ) : '' ), 'GET' === $method ? null : $data, $this->admin );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		return json_decode( $answer['body'], true );
	}

	/**
	 * Creates a template and saves elements as Elementor's editor does.
	 * @param list<array<string, mixed>> $elements Default: a heading with 'mark-' and its id.
	 */
	protected function document( string $type, array $elements = array() ): int {
		$id = $this->ask( 'POST', '/create-template', array( 'platform' => 'elementor', 'type' => $type ) )['template_id'];
		$this->save_elements( $id, array() === $elements ? array( self::heading( "mark-$id.", '#12' . substr( "000$id", -4 ) ) ) : $elements );
		return $id;
	}

	/**
	 * Saves elements as Elementor's editor does.
	 * @param list<array<string, mixed>> $elements
	 */
	protected function save_elements( int $id, array $elements ): void {
		$this->ask_elementor( $id, 'save_builder', array( 'status' => 'publish', 'elements' => $elements, 'settings' => array( 'post_status' => 'publish' ) ) );
		wp_cache_flush();
	}

	/**
	 * Sends an AJAX action as Elementor's editor does.
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
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
		// Elementor 3.25 compresses all its answers.
		$answer = 0 === strpos( $answer, "\x1f\x8b" ) ? (string) gzdecode( $answer ) : $answer;
		$said   = json_decode( $answer, true )['data']['responses']['call'] ?? array();
		$this->assertTrue( $said['success'] ?? false, substr( $answer, 0, 1000 ) );
		return (array) $said['data'];
	}

	/** @return array<string, mixed> A container with a heading. */
	protected static function heading( string $text, string $color = '#123456' ): array {
		return self::within( array( 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => $text, 'title_color' => $color ) ) );
	}

	/**
	 * @param array<string, mixed> ...$elements
	 * @return array<string, mixed> A container with them.
	 */
	protected static function within( array ...$elements ): array {
		$with = static function ( array $element ): array {
			return array( 'id' => bin2hex( random_bytes( 4 ) ), 'elements' => array(), 'isInner' => false ) + $element;
		};
		return array( 'elements' => array_map( $with, $elements ) ) + $with( array( 'elType' => 'container', 'settings' => array() ) );
	}

	/**
	 * @param string $part Part that our widget shows.
	 * @return array<string, mixed> The widget in a container.
	 */
	protected static function page_part( string $part ): array {
		return self::within( array( 'elType' => 'widget', 'widgetType' => 'templately-page-part', 'settings' => array( 'part' => $part ) ) );
	}
}
