<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

/** The only settings of a site that a pack may change, each within its limits. */
final class Portable_Settings {

	/** Options by setting. */
	private const TEXTS = array(
		'title'   => 'blogname',
		'tagline' => 'blogdescription',
	);

	/** Options with ids by setting. */
	private const OBJECTS = array(
		'logo' => 'site_logo',
		'icon' => 'site_icon',
	);

	/** Options that are 'open' or 'closed' by setting. */
	private const SWITCHES = array(
		'comments' => 'default_comment_status',
		'pings'    => 'default_ping_status',
	);

	/** @return mixed Present value; null for an unknown setting. */
	public static function get( string $name ) {
		$option = ( self::TEXTS + self::OBJECTS + self::SWITCHES )[ $name ] ?? array(
			'front_page'     => 'page_on_front',
			'posts_page'     => 'page_for_posts',
			'posts_per_page' => 'posts_per_page',
			'permalinks'     => 'permalink_structure',
		)[ $name ] ?? '';
		if ( in_array( $name, array( 'front_page', 'posts_page' ), true ) && 'page' !== get_option( 'show_on_front' ) ) {
			return 0;
		}
		return '' === $option ? null : get_option( $option );
	}

	/** @return array<string, array<string, string|null>> Blocks of widgets by sidebar of the theme and widget; null for other widgets. */
	public static function sidebars(): array {
		$blocks   = (array) get_option( 'widget_block', array() );
		$sidebars = array();
		foreach ( array_intersect_key( (array) get_option( 'sidebars_widgets', array() ), (array) $GLOBALS['wp_registered_sidebars'] ) as $id => $widgets ) {
			foreach ( (array) $widgets as $widget ) {
				$number                     = 1 === preg_match( '/^block-(\d+)$/D', (string) $widget, $found ) ? (int) $found[1] : 0;
				$sidebars[ $id ][ $widget ] = isset( $blocks[ $number ]['content'] ) ? (string) $blocks[ $number ]['content'] : null;
			}
		}
		return $sidebars;
	}

	/** @param string $structure Such as '/%postname%/'; '' for plain permalinks. */
	public static function set_permalinks( string $structure ): void {
		if ( get_option( 'permalink_structure' ) !== $structure && 1 === preg_match( '#^(/|%[a-z_]+%|[a-z0-9_.-])*$#D', $structure ) ) {
			$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		}
	}

	/** @param array<string, mixed> $settings By name in a pack, with ids of this site. Ignores unknown settings. */
	public static function set( array $settings ): void {
		foreach ( self::TEXTS as $name => $option ) {
			if ( is_string( $settings[ $name ] ?? null ) && '' !== $settings[ $name ] ) {
				update_option( $option, sanitize_text_field( $settings[ $name ] ) );
			}
		}
		foreach ( self::OBJECTS as $name => $option ) {
			if ( (int) ( $settings[ $name ] ?? 0 ) > 0 && 'attachment' === get_post_type( (int) $settings[ $name ] ) ) {
				update_option( $option, (int) $settings[ $name ] );
			}
		}
		foreach ( self::SWITCHES as $name => $option ) {
			if ( in_array( $settings[ $name ] ?? null, array( 'open', 'closed' ), true ) ) {
				update_option( $option, $settings[ $name ] );
			}
		}
		if ( (int) ( $settings['posts_per_page'] ?? 0 ) > 0 ) {
			update_option( 'posts_per_page', (int) $settings['posts_per_page'] );
		}
		self::set_pages( (int) ( $settings['front_page'] ?? 0 ), (int) ( $settings['posts_page'] ?? 0 ) );
		foreach ( array( 'background_color', 'header_textcolor' ) as $colour ) {
			$value = $settings['theme_mods'][ $colour ] ?? null;
			if ( is_string( $value ) && 1 === preg_match( '/^(?:#?[0-9a-fA-F]{3,8}|blank)?$/D', $value ) ) {
				set_theme_mod( $colour, ltrim( $value, '#' ) );
			}
		}
		$logo = (int) ( $settings['theme_mods']['custom_logo'] ?? 0 );
		if ( $logo > 0 && 'attachment' === get_post_type( $logo ) ) {
			set_theme_mod( 'custom_logo', $logo );
		}
		$menus = array_intersect_key( array_filter( array_map( 'intval', (array) ( $settings['menu_locations'] ?? array() ) ) ), get_registered_nav_menus() );
		if ( array() !== $menus ) {
			set_theme_mod( 'nav_menu_locations', $menus + get_nav_menu_locations() );
		}
		self::set_sidebars( (array) ( $settings['sidebars'] ?? array() ) );
	}

	/**
	 * @param int $front Page; 0 for none.
	 * @param int $posts Page; 0 for none.
	 */
	private static function set_pages( int $front, int $posts ): void {
		foreach ( array_filter(
			array(
				'page_on_front'  => $front,
				'page_for_posts' => $posts,
			)
		) as $option => $page ) {
			if ( 'page' === get_post_type( $page ) ) {
				update_option( $option, $page );
				update_option( 'show_on_front', 'page' );
			}
		}
	}

	/**
	 * Replaces the widgets of sidebars by block widgets.
	 * @param array<string, mixed> $sidebars Blocks of widgets by sidebar.
	 */
	private static function set_sidebars( array $sidebars ): void {
		$sidebars = array_intersect_key( $sidebars, (array) $GLOBALS['wp_registered_sidebars'] );
		if ( array() === $sidebars ) {
			return;
		}
		$widgets = (array) get_option( 'widget_block', array() );
		$places  = (array) get_option( 'sidebars_widgets', array() );
		$numbers = array_filter( array_keys( $widgets ), 'is_int' );
		$number  = array() === $numbers ? 1 : max( $numbers );
		foreach ( $sidebars as $id => $blocks ) {
			$places['wp_inactive_widgets'] = array_merge( (array) ( $places['wp_inactive_widgets'] ?? array() ), (array) ( $places[ $id ] ?? array() ) );
			$places[ $id ]                 = array();
			foreach ( array_filter( (array) $blocks, 'is_string' ) as $content ) {
				$widgets[ ++$number ] = array( 'content' => $content );
				$places[ $id ][]      = "block-$number";
			}
		}
		$widgets['_multiwidget'] = 1;
		update_option( 'widget_block', $widgets );
		update_option( 'sidebars_widgets', $places );
	}

	/**
	 * @param array<string, mixed> $form
	 * @return int Attachment of the logo that was chosen; 0 for none.
	 */
	public static function chosen_logo( array $form ): int {
		$logo = is_array( $form['logo'] ?? null ) ? $form['logo'] : (array) json_decode( (string) ( $form['logo'] ?? '' ), true );
		$id   = (int) ( $logo['id'] ?? 0 );
		return $id > 0 && wp_attachment_is_image( $id ) ? $id : 0;
	}
}
