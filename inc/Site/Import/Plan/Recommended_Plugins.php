<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Plan;

use Templately\Shared\Settings\Site_State;
use Templately\Site\Dependencies\Theme_Installer;
use Templately\Site\Import\Run\Import_Plan;

/**
 * What goes well with a pack though the pack does not name it: plugins by its categories, and a theme by its builder. Nobody
 * has to have them.
 *
 * @phpstan-import-type Plan_Plugin from Import_Plan
 * @phpstan-import-type Plan_Theme from Import_Plan
 */
final class Recommended_Plugins {

	/** Categories for which a plugin that shows notifications is suggested. */
	private const NOTIFICATIONS_FOR = array( 'blog-magazine', 'construction', 'ecommerce', 'education', 'entertainment', 'fashion-lifestyle', 'features-services', 'food-restaurant', 'marketing', 'miscellaneous', 'multipurpose', 'nft-cryptocurrency', 'non-profit', 'technology', 'travel' );

	/** Categories for which one is suggested that embeds what lies elsewhere. */
	private const EMBEDS_FOR = array( 'blog-magazine' );

	private const THEMES = array(
		'elementor' => array( 'hello-elementor', 'Hello Elementor' ),
		'gutenberg' => array( 'twentytwentyfour', 'Twenty Twenty-Four' ),
	);

	/**
	 * Returns the plugins that are suggested.
	 *
	 * @param string[] $categories Slugs of the pack's categories.
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
	 * Returns the theme that is recommended where the pack names none.
	 *
	 * @param string $platform 'elementor' or 'gutenberg'.
	 * @return Plan_Theme
	 */
	public static function theme( string $platform ): array {
		list( $slug, $name ) = self::THEMES[ $platform ];
		return array(
			'slug'      => $slug,
			'name'      => $name,
			'must_have' => false,
			'state'     => get_stylesheet() === $slug ? Import_Plan::ACTIVE : ( Theme_Installer::is_installed( $slug ) ? Import_Plan::INSTALLED : Import_Plan::MISSING ),
		);
	}

	/**
	 * @param string $slug Slug of a plugin at wordpress.org.
	 * @param string $name Its name.
	 * @return Plan_Plugin
	 */
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
