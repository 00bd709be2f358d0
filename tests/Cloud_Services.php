<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Cloud\Cloud;
use Templately\Cloud\Content_Signature;
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
use Templately\Insertion\Incoming_Media;
use Templately\Insertion\Insertion;
use Templately\Profile\Local_Users;
use Templately\Profile\Profile;
use Templately\Storage\Account_Tokens;
use Templately\Storage\Chosen_Look;
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

	/** Identifies this site. */
	private const SITE = '77777777777777777777777777777777';

	/**
	 * Returns what pushes.
	 *
	 * @param bool               $has_elementor Stands in for Elementor, which is not there.
	 * @param Hub_Transport|null $transport     The way to the hub; null for the embedded one.
	 */
	public static function push( bool $has_elementor, ?Hub_Transport $transport = null ): Push {
		$hub = new Client( $transport ?? self::embedded() );
		return new Push( $hub, self::cloud( $hub ), new Packing( new Site_Media(), new Media() ), new Saved_Templates( new Template_Posts(), $has_elementor ? '__return_true' : '__return_false' ), new Media(), new Font_Library(), self::signature(), self::SITE );
	}

	/**
	 * Returns what inserts designs.
	 *
	 * @param Client $hub Calls of a hub.
	 */
	public static function insertion( Client $hub ): Insertion {
		$settings = new Settings();
		$builder  = new Block_Builder( $settings );
		return new Insertion( $hub, self::profile( $hub ), new Incoming_Media( $hub, new Media() ), $builder, new Fit(), new Font_Library(), new Chosen_Look(), $settings, new Cloud_Designs( $hub, self::cloud( $hub ), self::documents( $hub ), new Packing( new Site_Media(), new Media() ) ) );
	}

	/**
	 * Returns what is in files.
	 *
	 * @param Client $hub Calls of a hub.
	 */
	public static function documents( Client $hub ): Documents {
		return new Documents( $hub, self::cloud( $hub ), new Packing( new Site_Media(), new Media() ), new Block_Builder( new Settings() ), new Fit(), self::signature(), self::SITE );
	}

	/** Returns what signs documents of this site. */
	private static function signature(): Content_Signature {
		return new Content_Signature( self::SITE );
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
