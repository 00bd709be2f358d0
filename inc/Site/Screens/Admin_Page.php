<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Site\Http\Capabilities;

/**
 * The plugin's own page in wp-admin: the whole app, full width.
 */
final class Admin_Page {

	public const SLUG = 'templately';

	/** What WordPress's menu has for the settings. */
	private const SETTINGS = 'admin.php?page=' . self::SLUG . '&path=settings';

	/** What it has for the imports of whole sites. */
	private const IMPORTS = 'admin.php?page=' . self::SLUG . '&path=imports';

	/** A dashboard of four fields, drawn for 20 px. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#a7aaad" d="M3 3h8v14H3zM12.500 3H17v6h-4.500zM12.500 10.500H17V17h-4.500z"/></svg>';

	/** @var callable(): Assets */
	private $assets;

	/**
	 * @param callable(): Assets $assets Makes what enqueues the entry.
	 */
	public function __construct( callable $assets ) {
		$this->assets = $assets;
	}

	/** Says which entry of our menu is the current one: WordPress knows our page, and not where in it somebody is. */
	public static function current_entry( ?string $entry ): ?string {
		$path   = sanitize_text_field( wp_unslash( $_GET['path'] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing changes.
		$places = array(
			'settings' => self::SETTINGS,
			'imports'  => self::IMPORTS,
		);
		return $places[ trim( $path, '/' ) ] ?? $entry;
	}

	/**
	 * Brings WordPress's media library, in which a logo is chosen: to the page that ours fetches when somebody wants it, and takes it
	 * out of. Each of its files stands alone there, with what it is given.
	 */
	private function bring_media(): void {
		if ( isset( $_GET['media'] ) && Capabilities::can_import() ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing changes.
			$GLOBALS['concatenate_scripts'] = false; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress's own switch, for this page.
			wp_enqueue_media();
		}
	}

	/** Adds the menu entry. */
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
			'data:image/svg+xml;base64,' . base64_encode( self::ICON ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the form that WordPress recolours.
			58
		);
		add_submenu_page( self::SLUG, __( 'Library', 'templately' ), __( 'Library', 'templately' ), 'edit_posts', self::SLUG );
		// Places in the app, not pages: WordPress takes an address as it is.
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
						$this->bring_media();
					}
				);
			}
		);
	}
}
