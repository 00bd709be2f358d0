<?php

declare( strict_types=1 );

namespace Templately\Site\Styles;

use WP_Block_Editor_Context;

/** Keeps the colours of designs in the site's style after a change of theme: another theme has other colours by the same names, or none. */
final class Theme_Palettes {

	/** Marks designs with the theme for which they were adapted. */
	public const CLASS_NAME = 'templately-theme-';

	/** The colours of each theme when another theme was activated: CSS value by slug, page for those of the page. */
	private const OPTION = 'templately_theme_palettes';

	/** Properties by the end of the class of a preset. */
	private const PROPERTIES = array(
		'color'            => 'color',
		'background-color' => 'background-color',
		'border-color'     => 'border-color',
	);

	/** Returns the class of designs that are adapted to the active theme. */
	public static function class_name(): string {
		return self::CLASS_NAME . self::theme();
	}

	/**
	 * Saves the colours of the theme that is about to be replaced. Filter: pre_update_option_template.
	 * @param mixed $template
	 * @return mixed
	 */
	public static function save_palette( $template ) {
		$site     = Site_Presets::from_site();
		$palettes = array(
			self::theme() => array(
				'colors'     => $site->colours,
				'background' => $site->background,
				'text'       => $site->text,
			),
		);
		update_option( self::OPTION, $palettes + self::palettes(), false );
		return $template;
	}

	/**
	 * Enqueues the colours of a design's theme if that theme is no longer active. Filter: render_block_data.
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	public static function enqueue_palette( $block ) {
		$class = (string) $block['attrs']['className'];
		if ( 1 === preg_match( '/(?<!\S)' . self::CLASS_NAME . '(\S+)/', $class, $found ) && self::theme() !== $found[1] && ! wp_style_is( $found[0] ) ) {
			$css = self::css( $found[1] );
			if ( '' !== $css ) {
				wp_register_style( $found[0], false, array(), TEMPLATELY_VERSION );
				wp_add_inline_style( $found[0], $css );
				wp_enqueue_style( $found[0] );
			}
		}
		return $block;
	}

	/**
	 * Adds the colours of all themes that are not active. Filter: block_editor_settings_all.
	 * @param array<string, mixed>    $settings
	 * @param WP_Block_Editor_Context $context
	 * @return array<string, mixed>
	 */
	public static function add_editor_styles( $settings, $context ) {
		if ( isset( $context->post ) ) {
			foreach ( array_diff( array_keys( self::palettes() ), array( self::theme() ) ) as $theme ) {
				$settings['styles'][] = array( 'css' => self::css( (string) $theme ) );
			}
		}
		return $settings;
	}

	public static function delete_all(): void {
		delete_option( self::OPTION );
	}

	/** Name of the active theme, safe in CSS. */
	private static function theme(): string {
		return sanitize_html_class( get_stylesheet() );
	}

	/** Returns '' for a theme whose colours were not saved. */
	private static function css( string $theme ): string {
		$palette = self::palettes()[ $theme ] ?? null;
		if ( null === $palette ) {
			return '';
		}
		$scope     = '.' . self::CLASS_NAME . $theme;
		$variables = '';
		$rules     = '';
		foreach ( $palette['colors'] as $slug => $value ) {
			$slug       = _wp_to_kebab_case( (string) $slug );
			$variables .= "--wp--preset--color--$slug:$value;";
			foreach ( self::PROPERTIES as $end => $property ) {
				$rules .= "$scope.has-$slug-$end,$scope .has-$slug-$end{{$property}:$value!important}";
			}
		}
		// A translucent background, which is no preset, needs the colors of the page instead.
		$page = ":where($scope:not([style*=background-color]))";
		return "{$scope}{{$variables}}$page{background-color:{$palette['background']};color:{$palette['text']}}$page a:where(:not(.wp-element-button)){color:inherit}$rules";
	}

	/** @return array<string, array{colors: array<string, string>, background: string, text: string}> By stylesheet. */
	private static function palettes(): array {
		$palettes = get_option( self::OPTION );
		return is_array( $palettes ) ? $palettes : array();
	}
}
