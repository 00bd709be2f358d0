<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Cloud\Cloud;
use Templately\Cloud\Documents;
use Templately\Cloud\Packing;
use Templately\Cloud\Push;
use Templately\Fit\Fit;
use Templately\Fonts\Font_Library;
use Templately\Hub\Marketplace;
use Templately\Hub_Client\Client;
use Templately\Hub_Client\Hub_Transport;
use Templately\Hub_Client\In_Process_Transport;
use Templately\Insertion\Block_Builder;
use Templately\Insertion\Cloud_Designs;
use Templately\Profile\Local_Users;
use Templately\Profile\Profile;
use Templately\Storage\Account_Tokens;
use Templately\Storage\Clock;
use Templately\Storage\Known_Account;
use Templately\Storage\Media;
use Templately\Storage\Settings;
use Templately\Storage\Site_Media;
use Templately\Storage\Site_State;
use Templately\Storage\Template_Posts;
use Templately\Storage\Transaction;
use Templately\Templates\Saved_Templates;
use Templately\Workspaces\Workspaces;

/**
 * The site half of the cloud, made as its module makes it, but for what a test wants otherwise.
 */
final class Cloud_Services {

	/**
	 * Returns what pushes.
	 *
	 * @param bool               $has_elementor Stands in for Elementor, which is not there.
	 * @param Hub_Transport|null $transport     The way to the hub; null for the embedded one.
	 */
	public static function push( bool $has_elementor, ?Hub_Transport $transport = null ): Push {
		$hub = new Client( $transport ?? self::embedded() );
		return new Push( $hub, self::cloud( $hub ), new Packing( new Site_Media(), new Media() ), new Saved_Templates( new Template_Posts(), $has_elementor ? '__return_true' : '__return_false' ), new Media(), new Font_Library(), str_repeat( '7', 32 ) );
	}

	/**
	 * Returns people's own designs, as insertion takes them.
	 *
	 * @param Client  $hub     Calls of a hub.
	 * @param Profile $profile Who is asking.
	 */
	public static function designs( Client $hub, Profile $profile ): Cloud_Designs {
		$cloud   = new Cloud( $hub, $profile, new Known_Account() );
		$packing = new Packing( new Site_Media(), new Media() );
		return new Cloud_Designs( $hub, $cloud, new Documents( $hub, $cloud, $packing, new Block_Builder( new Settings() ), new Fit(), str_repeat( '7', 32 ) ), $packing, new Settings() );
	}

	/**
	 * Returns what is in files.
	 *
	 * @param Client $hub Calls of a hub.
	 */
	public static function documents( Client $hub ): Documents {
		return new Documents( $hub, self::cloud( $hub ), new Packing( new Site_Media(), new Media() ), new Block_Builder( new Settings() ), new Fit(), str_repeat( '7', 32 ) );
	}

	/** Returns the way to the embedded hub. */
	public static function embedded(): In_Process_Transport {
		global $wpdb;
		$hub = new Marketplace( $wpdb, new Transaction( $wpdb ), new Clock() );
		return new In_Process_Transport(
			static function () use ( $hub ): array {
				return array( $hub->controllers(), $hub->policy() );
			}
		);
	}

	/**
	 * Returns people's files.
	 *
	 * @param Client $hub Calls of a hub.
	 */
	public static function cloud( Client $hub ): Cloud {
		return new Cloud( $hub, self::profile( $hub ), new Known_Account() );
	}

	/**
	 * Returns their workspaces.
	 *
	 * @param Client $hub Calls of a hub.
	 */
	public static function workspaces( Client $hub ): Workspaces {
		return new Workspaces( $hub, self::profile( $hub ), self::cloud( $hub ) );
	}

	/**
	 * @param Client $hub Calls of a hub.
	 */
	private static function profile( Client $hub ): Profile {
		$settings = new Settings();
		$state    = new Site_State( $settings );
		return new Profile( $hub, new Account_Tokens(), $settings, $state, new Local_Users( $settings, $state ) );
	}
}
