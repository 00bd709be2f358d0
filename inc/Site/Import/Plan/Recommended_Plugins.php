<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Settings\Site_State;

/**
 * Optional plugins and themes that packs do not name: plugins by categories, a theme by builder.
 * @phpstan-import-type Plan_Plugin from Import_Plan
 * @phpstan-import-type Plan_Theme from Import_Plan
 */
final class Recommended_Plugins {

	private const NOTIFICATIONS_FOR = array( 'blog-magazine', 'construction', 'ecommerce', 'education', 'entertainment', 'fashion-lifestyle', 'features-services', 'food-restaurant', 'marketing', 'miscellaneous', 'multipurpose', 'nft-cryptocurrency', 'non-profit', 'technology', 'travel' );

	private const EMBEDS_FOR = array( 'blog-magazine' );

	private const THEMES = array(
		'elementor' => array( 'hello-elementor', 'Hello Elementor' ),
		'gutenberg' => array( 'twentytwentyfour', 'Twenty Twenty-Four' ),
	);

	/**
	 * @param string[] $categories Slugs.
	 * @return list<Plan_Plugin>
	 */
	public static function plugins( array $categories ): array {
		$plugins = array();
		if ( array() !== array_intersect( self::NOTIFICATIONS_FOR, $categories ) ) {
			$plugins[] = self::plugin( 'notificationx', 'NotificationX' );
		}
		if ( array() !== array_intersect( self::EMBEDS_FOR, $categories ) ) {
			$plugins[] = self::plugin( 'embedpress', 'EmbedPress' );
		}
		return $plugins;
	}

	/**
	 * @param string $platform 'elementor' or 'gutenberg'.
	 * @return Plan_Theme
	 */
	public static function theme( string $platform ): array {
		return Import_Plan::planned_theme( self::THEMES[ $platform ][0], self::THEMES[ $platform ][1], false );
	}

	/** @return Plan_Plugin */
	private static function plugin( string $slug, string $name ): array {
		return array(
			'name'                 => $name,
			'slug'                 => $slug,
			'plugin_file'          => "$slug/$slug.php",
			'plugin_original_slug' => $slug,
			'icon'                 => '',
			'link'                 => "https://wordpress.org/plugins/$slug/",
			'is_pro'               => false,
			'installed'            => is_dir( WP_PLUGIN_DIR . "/$slug" ),
			'active'               => isset( Site_State::active_plugins()[ $slug ] ),
			'mustHave'             => false,
		);
	}
}
