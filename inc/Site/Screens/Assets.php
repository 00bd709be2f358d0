<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Settings\Settings;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Http\Capabilities;
use Templately\Site\Import\Run\Import_Cron;
use Templately\Site\Styles\Style_Preference;
use Templately\Site\Theme_Builder\Theme_Templates;
use WP_Screen;

/** Enqueues a screen's entry script. Everything else is loaded when the library is opened. */
final class Assets {

	private Settings $settings;

	private External_Links $links;

	public function __construct( Settings $settings, External_Links $links ) {
		$this->settings = $settings;
		$this->links    = $links;
	}

	/** Enqueues the entry in the post and site editors only. The action also fires for widgets and in the Customizer. */
	public function enqueue_in_editors(): void {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( ! $screen instanceof WP_Screen || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		if ( 'post' === $screen->base ) {
			$this->enqueue( 'gutenberg', 'post-editor', 'gutenberg' );
		} elseif ( 'site-editor' === $screen->base ) {
			$this->enqueue( 'gutenberg', 'site-editor', 'gutenberg' );
		}
	}

	/**
	 * @param string|null $platform The editor's platform. null if the user chooses.
	 * @param non-empty-string[]|null $dependencies Handles. null for those of the asset file, with their styles.
	 */
	public function enqueue( string $entry, string $screen, ?string $platform, ?array $dependencies = null ): void {
		$file = dirname( TEMPLATELY_FILE ) . "/build/$entry.asset.php";
		if ( ! is_readable( $file ) ) {
			return;
		}
		/** @var array{dependencies: non-empty-string[], version: string} $asset */
		$asset          = require $file;
		$handle         = "templately-$entry";
		$dependencies ??= $asset['dependencies'];
		wp_enqueue_script( $handle, plugins_url( "build/$entry.js", TEMPLATELY_FILE ), $dependencies, $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( $handle, 'templately', Translations::folder() );
		foreach ( array_intersect( array( 'wp-components', 'wp-block-editor' ), $dependencies ) as $style ) {
			wp_enqueue_style( $style );
		}
		if ( is_readable( dirname( TEMPLATELY_FILE ) . "/build/$entry.css" ) ) {
			wp_enqueue_style( $handle, plugins_url( "build/$entry.css", TEMPLATELY_FILE ), array(), $asset['version'] );
		}
		wp_add_inline_script( $handle, 'window.templately=' . wp_json_encode( $this->page_data( $screen, $platform ), JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/** @return array{address: string, nonce: string, isLightspeed: bool, isRunning: bool}|null Endpoint of full-site imports. null if the user may not import. */
	private static function fullsite_import(): ?array {
		if ( ! Capabilities::can_import() ) {
			return null;
		}
		$server = sanitize_text_field( wp_unslash( $_SERVER['SERVER_SOFTWARE'] ?? '' ) );
		return array(
			'address'      => admin_url( 'admin-ajax.php' ),
			'nonce'        => wp_create_nonce( Capabilities::IMPORT_NONCE ),
			'isLightspeed' => false !== stripos( $server, 'litespeed' ),
			'isRunning'    => Import_Cron::is_scheduled(),
		);
	}

	/** @return array<string, mixed> See Page_Data_Schema. */
	private function page_data( string $screen, ?string $platform ): array {
		$address         = $this->settings->hub_address();
		$hub             = '' === $address ? untrailingslashit( home_url() ) : $address;
		$locale          = determine_locale();
		$links           = $this->links->all( $hub, wp_get_environment_type() );
		$elementor_error = Elementor_Plugin::error();
		if ( ! current_user_can( Capabilities::BROWSE ) ) {
			// Without the library, nothing is for sale.
			unset( $links['checkout'] );
		}
		return array(
			'version'         => TEMPLATELY_VERSION,
			'locale'          => $locale,
			'translations'    => Translations::address( $locale ),
			'platform'        => $platform,
			'screen'          => $screen,
			'hub'             => array(
				'id'       => $this->settings->hub_id(),
				'embedded' => '' === $address,
				'url'      => $hub,
				'name'     => '' === $address ? get_bloginfo( 'name' ) : (string) wp_parse_url( $hub, PHP_URL_HOST ),
			),
			'user'            => array( 'displayName' => wp_get_current_user()->display_name ),
			'can'             => array(
				'read'        => current_user_can( 'templately_read' ),
				'browse'      => current_user_can( Capabilities::BROWSE ),
				'insertPages' => current_user_can( 'edit_pages' ),
				'manage'      => current_user_can( 'manage_options' ),
				'upload'      => current_user_can( 'upload_files' ),
			),
			'look'            => ( new Style_Preference() )->get( get_current_user_id() ),
			'fullsiteImport'  => self::fullsite_import(),
			'themeBuilder'    => array(
				'can'       => current_user_can( 'edit_theme_options' ),
				'platforms' => Theme_Templates::platforms(),
			),
			'cloud'           => array( 'can' => current_user_can( 'edit_posts' ) ),
			'hasElementor'    => null === $elementor_error,
			'elementorError'  => null === $elementor_error ? '' : $elementor_error->getMessage(),
			'hasElementorPro' => defined( 'ELEMENTOR_PRO_VERSION' ),
			'links'           => (object) array_filter( $links ),
			'adminUrl'        => admin_url( 'admin.php?page=' . Admin_Page::SLUG ),
			'assets'          => 'elementor' === $screen ? Elementor_Editor::assets_url() : '',
		);
	}
}
