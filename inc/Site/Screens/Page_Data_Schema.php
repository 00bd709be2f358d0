<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Schema;

/**
 * What the app's page tells the browser before its first call. Root and nonce of the REST API are WordPress's own page data.
 */
final class Page_Data_Schema {

	/** Names of the links that lead out of the app; one that is not configured is missing. */
	public const LINKS = array( 'support', 'docs', 'manageSites', 'manageAccount', 'forgotPassword', 'privacy', 'terms', 'checkout', 'video', 'resend' );

	/**
	 * Returns its schema.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return Schema::record(
			array(
				'version'         => Schema::text( 40 ),
				'locale'          => Schema::text( 40 ),
				'translations'    => Schema::nullable( Schema::text( 2000 ) ),
				'platform'        => Schema::nullable( Schema::enum( Item_Schema::PLATFORMS ) ),
				'screen'          => Schema::text( 40 ),
				'hub'             => Schema::record(
					array(
						// By which the browser stores what is of this hub; '' where it is not known yet.
						'id'       => Schema::text( 64 ),
						'embedded' => Schema::boolean(),
						'url'      => Schema::text( 2000 ),
						'name'     => Schema::text(),
					)
				),
				'user'            => Schema::record( array( 'displayName' => Schema::text( 250 ) ) ),
				'can'             => Schema::record(
					array(
						'read'        => Schema::boolean(),
						// Whether the library is there for this person.
						'browse'      => Schema::boolean(),
						'insertPages' => Schema::boolean(),
						'manage'      => Schema::boolean(),
						'upload'      => Schema::boolean(),
					)
				),
				// In which look this person has designs inserted; '' where nobody asked yet.
				'look'            => Schema::enum( array_merge( array( '' ), Style_Schema::ALL ) ),
				// Where imports of whole sites are followed; null for who may not import any (the specification's can_fsi).
				'fullsiteImport'  => Schema::nullable(
					Schema::record(
						array(
							'address'      => Schema::text( 2000 ),
							'nonce'        => Schema::text( 40 ),
							'isLightspeed' => Schema::boolean(),
							// Whether one is under way, whoever began it.
							'isRunning'    => Schema::boolean(),
						)
					)
				),
				// For which builders theme-builder templates can be made here.
				'themeBuilder'    => Schema::record(
					array(
						'can'       => Schema::boolean(),
						'platforms' => Schema::list_of( Schema::enum( Item_Schema::PLATFORMS ), 2 ),
					)
				),
				// Whether there is a cloud for this person.
				'cloud'           => Schema::record( array( 'can' => Schema::boolean() ) ),
				'hasElementor'    => Schema::boolean(),
				'hasElementorPro' => Schema::boolean(),
				'links'           => Schema::record( array_fill_keys( self::LINKS, Schema::text( 2000 ) ), self::LINKS ),
				'adminUrl'        => Schema::text( 2000 ),
			)
		);
	}
}
