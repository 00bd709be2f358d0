<?php

declare( strict_types=1 );

namespace Templately\Screens;

/**
 * The plugin's own page in wp-admin: the whole app, full width.
 */
final class Admin_Page {

	public const SLUG = 'templately';

	/** A dashboard of four fields, drawn for 20 px. */
	private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#a7aaad" d="M3 3h8v14H3zM12.500 3H17v6h-4.500zM12.500 10.500H17V17h-4.500z"/></svg>';

	/** @var Assets */
	private $assets;

	/**
	 * @param Assets $assets Enqueues the entry.
	 */
	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/** Hooks the page in. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_menu' ) );
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
		add_action(
			"load-$hook",
			function (): void {
				add_action(
					'admin_enqueue_scripts',
					function (): void {
						$this->assets->enqueue( 'admin', 'admin', null );
					}
				);
			}
		);
	}
}
