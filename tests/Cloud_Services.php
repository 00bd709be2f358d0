<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Hub\Hub_Services;
use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Cloud\Account_Id_Cache;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Cloud\Cloud_Documents;
use Templately\Site\Cloud\Cloud_Upload;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Content_Signature;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Hub_Client\In_Process_Transport;
use Templately\Site\Insertion\Cloud_Design_Source;
use Templately\Site\Insertion\Element_Insertion;
use Templately\Site\Insertion\Insertion;
use Templately\Site\Styles\Style_Preference;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile;
use Templately\Site\Saved_Templates\Saved_Templates;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Workspaces\Workspaces;

/** Creates the services of the cloud as its module does, with replacements for tests. */
final class Cloud_Services {

	/** Id of this site. */
	private const SITE = '77777777777777777777777777777777';

	/**
	 * @param bool               $has_elementor Whether a fake Elementor exists.
	 * @param Hub_Transport|null $transport     Default: the embedded hub.
	 */
	public static function push( bool $has_elementor, ?Hub_Transport $transport = null ): Cloud_Upload {
		$hub = new Client( $transport ?? self::embedded() );
		return new Cloud_Upload( $hub, self::profile( $hub ), self::cloud( $hub ), new Document_Portability( new Attachment_Index() ), new Saved_Templates( new Template_Store(), $has_elementor ? '__return_null' : array( Elementor_Plugin::class, 'error' ) ), new Attachment_Index(), new Font_Library(), self::signature(), self::elementor_styles(), self::SITE );
	}

	public static function insertion( Client $hub ): Insertion {
		$settings = new Settings();
		$builder  = new Block_Importer( $settings );
		$profile  = self::profile( $hub );
		$media    = new Media_Importer( $hub, new Attachment_Index() );
		$cloud    = new Cloud_Design_Source( $hub, self::profile( $hub ), self::documents( $hub ), new Document_Portability( new Attachment_Index() ) );
		return new Insertion( $hub, $profile, $media, $builder, new Style_Adapter(), new Font_Library(), new Style_Preference(), $settings, $cloud, new Element_Insertion( $hub, $profile, $media, new Element_Importer( $settings ), $builder, $cloud, self::elementor_styles() ) );
	}

	public static function documents( Client $hub ): Cloud_Documents {
		return new Cloud_Documents( $hub, self::profile( $hub ), new Document_Portability( new Attachment_Index() ), new Block_Importer( new Settings() ), new Style_Adapter(), self::signature(), self::SITE );
	}

	private static function elementor_styles(): Elementor_Styles {
		return new Elementor_Styles( new Kit_Store() );
	}

	private static function signature(): Content_Signature {
		return new Content_Signature( self::SITE );
	}

	public static function embedded(): In_Process_Transport {
		global $wpdb;
		$hub = new Hub_Services( $wpdb, new Transaction( $wpdb ), new Clock() );
		return new In_Process_Transport(
			static function () use ( $hub ): array {
				return array( $hub->controllers(), $hub->policy() );
			}
		);
	}

	public static function cloud( Client $hub ): Cloud {
		return new Cloud( $hub, self::profile( $hub ), new Account_Id_Cache() );
	}

	public static function workspaces( Client $hub ): Workspaces {
		return new Workspaces( self::profile( $hub ), self::cloud( $hub ) );
	}

	private static function profile( Client $hub ): Profile {
		$settings = new Settings();
		$state    = new Site_State( $settings );
		return new Profile( $hub, new Access_Tokens(), $settings, $state, new Local_Users( $settings, $state ) );
	}
}
