<?php

declare( strict_types=1 );

namespace Templately\Site\Dependencies;

use Plugin_Upgrader;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Site_State;
use Throwable;
use WP_Ajax_Upgrader_Skin;
use WP_Error;
use WP_Filesystem_Base;

/** Installs and activates plugins from wordpress.org with core's upgrader. Deletes a new plugin that fails to activate. Updates nothing. */
final class Plugin_Installer {

	private const DOWNLOADS = 'https://downloads.wordpress.org/plugin/';

	private const UNFIT = array( 'incompatible_php_required_version', 'incompatible_wp_required_version', 'plugin_wp_php_incompatible', 'plugin_php_incompatible', 'plugin_wp_incompatible', 'plugin_missing_dependencies' );

	private const FATAL = E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR;

	private const MAX_MESSAGE_LENGTH = 300;

	/** New plugin folder, deleted unless the plugin is activated; '' for none. */
	private string $made = '';

	/** Working folder of the upgrader; '' for none. */
	private string $working = '';

	/** Returns why WordPress cannot install plugins here, or ''. */
	public function blocked_reason(): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		if ( ! wp_is_file_mod_allowed( 'templately_install_plugin' ) ) {
			return __( 'This site does not allow installing plugins from the dashboard.', 'templately' );
		}
		if ( 'direct' === get_filesystem_method() ) {
			return '';
		}
		ob_start();
		$credentials = request_filesystem_credentials( self_admin_url() );
		ob_end_clean();
		return false === $credentials ? self::no_file_system_message() : '';
	}

	/** Returns the main file of an installed plugin, relative to the plugins folder, or ''. */
	public function plugin_file( string $slug ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = is_dir( WP_PLUGIN_DIR . "/$slug" ) ? array_keys( get_plugins( "/$slug" ) ) : array();
		return array() === $files ? '' : "$slug/{$files[0]}";
	}

	/**
	 * Downloads and installs a plugin from wordpress.org.
	 * @return string Main file of the plugin.
	 * @throws Failure 404 plugin_not_found, 409 invalid_requirements, 502 for other errors of wordpress.org or the upgrader.
	 */
	public function install( string $slug ): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$address    = $this->download_url( $slug );
		$skin       = new WP_Ajax_Upgrader_Skin();
		$upgrader   = new Plugin_Upgrader( $skin );
		$own_folder = function ( $source, $working ) use ( $slug ) {
			$this->working = (string) $working;
			return is_wp_error( $source ) || basename( (string) $source ) === $slug ? $source : new WP_Error( 'not_this_plugin', self::other_plugin_message() );
		};
		$folder     = WP_PLUGIN_DIR . "/$slug";
		$this->made = file_exists( $folder ) ? '' : $folder;
		add_filter( 'upgrader_source_selection', $own_folder, PHP_INT_MAX, 2 );
		try {
			$result = $upgrader->install( $address );
		} finally {
			remove_filter( 'upgrader_source_selection', $own_folder, PHP_INT_MAX );
		}
		$error = is_wp_error( $result ) ? $result : $skin->get_errors();
		if ( $error->has_errors() || true !== $result ) {
			throw self::to_failure( $error );
		}
		return $this->plugin_file( $slug );
	}

	/**
	 * Activates an installed plugin. Output during the activation is no error, as in WordPress.
	 * @return string URL that the plugin redirects to, or ''.
	 * @throws Failure 409 invalid_requirements, 500 plugin_failed with the plugin's message.
	 */
	public function activate( string $file ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$redirect = '';
		$stays    = $this->prevent_exit();
		try {
			$result = activate_plugin( $file );
		} catch ( Early_Exit $left ) {
			if ( ! $left->is_redirect() ) {
				throw self::activation_error( $left->getMessage() );
			}
			// The plugin's activation hook ended with a redirect. Record the activation without running the hook again.
			$redirect = $left->getMessage();
			$result   = activate_plugin( $file, '', false, true );
		} catch ( Throwable $thrown ) {
			throw self::activation_error( $thrown->getMessage() );
		} finally {
			$stays();
		}
		if ( is_wp_error( $result ) && 'unexpected_output' !== $result->get_error_code() ) {
			throw self::to_failure( $result );
		}
		$this->made = '';
		return $redirect;
	}

	public function delete(): void {
		global $wp_filesystem;
		if ( ! $wp_filesystem instanceof WP_Filesystem_Base ) {
			return;
		}
		if ( '' !== $this->working ) {
			// The upgrader leaves it behind when the plugin is refused.
			$wp_filesystem->delete( $this->working, true );
		}
		if ( '' !== $this->made && ! isset( Site_State::active_plugins()[ basename( $this->made ) ] ) ) {
			$wp_filesystem->delete( trailingslashit( (string) $wp_filesystem->wp_plugins_dir() ) . basename( $this->made ), true );
			wp_clean_plugins_cache();
		}
		$this->working = '';
		$this->made    = '';
	}

	private function download_url( string $slug ): string {
		$found = plugins_api(
			'plugin_information',
			array(
				'slug'   => $slug,
				'fields' => array( 'sections' => false ),
			)
		);
		if ( is_wp_error( $found ) ) {
			throw false !== strpos( $found->get_error_message(), 'Plugin not found.' )
				? new Failure( 'plugin_not_found', __( 'wordpress.org does not have this plugin.', 'templately' ), 404 )
				: self::to_failure( $found );
		}
		$found   = (array) $found;
		$address = (string) ( $found['download_link'] ?? '' );
		// Other plugins can filter the response of wordpress.org.
		if ( ( $found['slug'] ?? '' ) !== $slug || 0 !== strpos( $address, self::DOWNLOADS ) ) {
			throw new Failure( 'not_this_plugin', self::other_plugin_message(), 502 );
		}
		$missing = array_diff( array_map( 'strval', (array) ( $found['requires_plugins'] ?? array() ) ), array_map( 'strval', array_keys( Site_State::active_plugins() ) ) );
		if ( ! is_wp_version_compatible( (string) ( $found['requires'] ?? '' ) ) ) {
			throw self::requirements_error( sprintf( /* translators: 1: version of WordPress that is needed, 2: version that is there. */ __( 'The plugin needs WordPress %1$s. This site has %2$s.', 'templately' ), (string) $found['requires'], get_bloginfo( 'version' ) ) );
		}
		if ( ! is_php_version_compatible( (string) ( $found['requires_php'] ?? '' ) ) ) {
			throw self::requirements_error( sprintf( /* translators: 1: version of PHP that is needed, 2: version that is there. */ __( 'The plugin needs PHP %1$s. This site has %2$s.', 'templately' ), (string) $found['requires_php'], PHP_VERSION ) );
		}
		if ( array() !== $missing ) {
			throw self::requirements_error( sprintf( /* translators: %s: names of plugins. */ __( 'The plugin requires other plugins that are not active here: %s. Install them first.', 'templately' ), implode( ', ', $missing ) ) );
		}
		return $address;
	}

	/**
	 * Stops the plugin from ending the request by a redirect or wp_die().
	 * @return callable(): void Removes the filters.
	 */
	private function prevent_exit(): callable {
		$redirect = static function ( $address ): void {
			throw new Early_Exit( (string) $address, true );
		};
		$die      = static function ( $handler ) {
			$last = error_get_last();
			// After a fatal error WordPress itself calls wp_die().
			return null !== $last && 0 !== ( $last['type'] & self::FATAL ) ? $handler : static function ( $said ): void {
				throw new Early_Exit( is_wp_error( $said ) ? $said->get_error_message() : (string) $said, false );
			};
		};
		$hooks    = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xmlrpc_handler', 'wp_die_xml_handler' );
		add_filter( 'wp_redirect', $redirect, PHP_INT_MAX );
		foreach ( $hooks as $hook ) {
			add_filter( $hook, $die, PHP_INT_MAX );
		}
		return static function () use ( $redirect, $die, $hooks ): void {
			remove_filter( 'wp_redirect', $redirect, PHP_INT_MAX );
			foreach ( $hooks as $hook ) {
				remove_filter( $hook, $die, PHP_INT_MAX );
			}
		};
	}

	private static function to_failure( WP_Error $error ): Failure {
		$code = (string) $error->get_error_code();
		$data = $error->get_error_data();
		if ( in_array( $code, self::UNFIT, true ) ) {
			return self::requirements_error( is_string( $data ) && '' !== $data ? $data : $error->get_error_message() );
		}
		if ( 'not_this_plugin' === $code ) {
			return new Failure( $code, self::other_plugin_message(), 502 );
		}
		$said = self::plain_text( $error->get_error_message() );
		return new Failure( 'plugin_not_installed', '' === $said ? self::no_file_system_message() : $said, 502 );
	}

	private static function requirements_error( string $message ): Failure {
		return new Failure( 'invalid_requirements', self::plain_text( $message ), 409 );
	}

	private static function activation_error( string $said ): Failure {
		return new Failure( 'plugin_failed', self::stopped_message( self::plain_text( $said ) ), 500 );
	}

	private static function plain_text( string $said ): string {
		return wp_html_excerpt( trim( html_entity_decode( wp_strip_all_tags( $said ), ENT_QUOTES, 'UTF-8' ) ), self::MAX_MESSAGE_LENGTH, '…' );
	}

	private static function no_file_system_message(): string {
		return __( 'WordPress needs a password to write to the plugins folder. Install the plugin on the Plugins screen.', 'templately' );
	}

	private static function other_plugin_message(): string {
		return __( 'The download from wordpress.org is a different plugin. Nothing was installed.', 'templately' );
	}

	/** @param string $said The plugin's message, or ''. */
	public static function stopped_message( string $said ): string {
		return '' === $said
			? __( 'The plugin stopped the request during activation. It was not installed.', 'templately' )
			/* translators: %s: what a plugin said. */
			: sprintf( __( 'The plugin could not be activated: %s', 'templately' ), $said );
	}
}
