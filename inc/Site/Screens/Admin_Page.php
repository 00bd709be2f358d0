<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Site\Http\Capabilities;

/** The plugin's page in wp-admin. */
final class Admin_Page {

	public const SLUG = 'templately';

	private const SETTINGS = 'admin.php?page=' . self::SLUG . '&path=settings';

	private const IMPORTS = 'admin.php?page=' . self::SLUG . '&path=imports';

	/** Dashboard icon, drawn for 20 px. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#a7aaad" d="M3 3h8v14H3zM12.500 3H17v6h-4.500zM12.500 10.500H17V17h-4.500z"/></svg>';

	/** @var callable(): Assets */
	private $assets;

	/** @param callable(): Assets $assets */
	public function __construct( callable $assets ) {
		$this->assets = $assets;
	}

	/** Callback of submenu_file: highlights the app's screen, because WordPress only knows the page. */
	public static function filter_submenu_file( ?string $entry ): ?string {
		$path   = sanitize_text_field( wp_unslash( $_GET['path'] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing changes.
		$places = array(
			'settings' => self::SETTINGS,
			'imports'  => self::IMPORTS,
		);
		return $places[ trim( $path, '/' ) ] ?? $entry;
	}

	/** Enqueues WordPress's media library. The app fetches this page with ?media and takes its scripts, so each must be printed separately. */
	private function enqueue_media_library(): void {
		if ( isset( $_GET['media'] ) && Capabilities::can_import() ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing changes.
			$GLOBALS['concatenate_scripts'] = false; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- core's switch, for this page.
			wp_enqueue_media();
		}
	}

	public function add_menu(): void {
		$hook = add_menu_page(
			__( 'Templately', 'templately' ),
			__( 'Templately', 'templately' ),
			'edit_posts',
			self::SLUG,
			static function (): void {
				if ( ! is_readable( dirname( TEMPLATELY_FILE ) . '/build/admin.asset.php' ) ) {
					echo '<div class="wrap"><h1>Templately</h1><p>' . esc_html__( 'This copy of the plugin was not built. Run “npm run build” in its folder.', 'templately' ) . '</p></div>';
					return;
				}
				echo '<div id="templately" class="templately-page"><noscript><p>' . esc_html__( 'The library needs JavaScript.', 'templately' ) . '</p></noscript></div>';
			},
			'data:image/svg+xml;base64,' . base64_encode( self::ICON ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- WordPress recolors this format.
			58
		);
		add_submenu_page( self::SLUG, __( 'Library', 'templately' ), __( 'Library', 'templately' ), 'edit_posts', self::SLUG );
		// These are screens of the app, not pages: WordPress accepts a URL as slug.
		if ( Capabilities::can_import() ) {
			add_submenu_page( self::SLUG, __( 'Imports', 'templately' ), __( 'Imports', 'templately' ), 'manage_options', self::IMPORTS );
		}
		add_submenu_page( self::SLUG, __( 'Settings', 'templately' ), __( 'Settings', 'templately' ), 'manage_options', self::SETTINGS );
		add_action(
			"load-$hook",
			function (): void {
				add_action(
					'admin_enqueue_scripts',
					function (): void {
						( $this->assets )()->enqueue( 'admin', 'admin', null );
						$this->enqueue_media_library();
					}
				);
			}
		);
	}
}
