<?php

declare( strict_types=1 );

use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Recommended_Plugins;

/**
 * What goes well with a pack that does not name it.
 */
final class Recommended_Plugins_Test extends Test_Case {

	/** The categories for which notifications are suggested, as the specification has them. */
	private const NOTIFICATIONS = array( 'blog-magazine', 'construction', 'ecommerce', 'education', 'entertainment', 'fashion-lifestyle', 'features-services', 'food-restaurant', 'marketing', 'miscellaneous', 'multipurpose', 'nft-cryptocurrency', 'non-profit', 'technology', 'travel' );

	/**
	 * Notifications go with each of fifteen categories, and with no other.
	 *
	 * @group IMP-028
	 */
	public function test_notifications(): void {
		foreach ( self::NOTIFICATIONS as $category ) {
			$this->assertContains( 'notificationx', self::slugs( array( 'other', $category ) ), $category );
		}
		foreach ( array( array(), array( 'portfolio' ), array( 'photography', 'sports', 'real-estate', 'food' ) ) as $categories ) {
			$this->assertSame( array(), self::slugs( $categories ) );
		}
	}

	/**
	 * Embeds go with one category alone.
	 *
	 * @group IMP-029
	 */
	public function test_embeds(): void {
		$this->assertSame( array( 'notificationx', 'embedpress' ), self::slugs( array( 'blog-magazine' ) ) );
		foreach ( array_diff( self::NOTIFICATIONS, array( 'blog-magazine' ) ) as $category ) {
			$this->assertSame( array( 'notificationx' ), self::slugs( array( $category ) ), $category );
		}
	}

	public function test_recommended_plugins_are_optional_and_say_whether_they_are_installed(): void {
		$plugin = Recommended_Plugins::plugins( array( 'blog-magazine' ) )[1];
		$this->assertSame( array( false, false, false, false ), array( $plugin['mustHave'], $plugin['is_pro'], $plugin['installed'], $plugin['active'] ) );
		update_option( 'active_plugins', array( 'embedpress/embedpress.php' ) );
		$this->assertTrue( Recommended_Plugins::plugins( array( 'blog-magazine' ) )[1]['active'] );
		$this->assertFalse( Recommended_Plugins::plugins( array( 'blog-magazine' ) )[0]['active'] );
	}

	/**
	 * Each builder has a theme of its own.
	 *
	 * @group IMP-026
	 * @group IMP-027
	 */
	public function test_themes(): void {
		foreach ( array( 'elementor' => array( 'hello-elementor', 'Hello Elementor' ), 'gutenberg' => array( 'twentytwentyfour', 'Twenty Twenty-Four' ) ) as $platform => $expected ) {
			$theme = Recommended_Plugins::theme( $platform );
			$this->assertSame( $expected, array( $theme['slug'], $theme['name'] ) );
			$this->assertFalse( $theme['must_have'] );
		}
		$this->assertSame( Import_Plan::MISSING, Recommended_Plugins::theme( 'elementor' )['state'] );
		add_filter(
			'stylesheet',
			static function (): string {
				return 'twentytwentyfour';
			}
		);
		$this->assertSame( Import_Plan::ACTIVE, Recommended_Plugins::theme( 'gutenberg' )['state'] );
		$this->assertSame( Import_Plan::MISSING, Recommended_Plugins::theme( 'elementor' )['state'] );
	}

	/**
	 * @param string[] $categories Slugs.
	 * @return string[]
	 */
	private static function slugs( array $categories ): array {
		return array_column( Recommended_Plugins::plugins( $categories ), 'slug' );
	}
}
