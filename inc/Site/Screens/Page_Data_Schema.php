<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Contract\Item_Schema;
use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Schema;

/** Schema of window.templately, which the app needs before its first request. */
final class Page_Data_Schema {

	/** External links. Unset ones are omitted. */
	public const LINKS = array( 'support', 'docs', 'manageSites', 'manageAccount', 'forgotPassword', 'privacy', 'terms', 'checkout', 'video', 'resend' );

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
						// Namespace of the hub's data in the browser's storage. '' if not known yet.
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
						// Whether the user may open the library.
						'browse'      => Schema::boolean(),
						'insertPages' => Schema::boolean(),
						'manage'      => Schema::boolean(),
						'upload'      => Schema::boolean(),
					)
				),
				// The user's preferred style. '' if they never chose one.
				'look'            => Schema::enum( array_merge( array( '' ), Style_Schema::ALL ) ),
				// Endpoint of full-site imports. null if the user may not import (can_fsi in the specification).
				'fullsiteImport'  => Schema::nullable(
					Schema::record(
						array(
							'address'      => Schema::text( 2000 ),
							'nonce'        => Schema::text( 40 ),
							'isLightspeed' => Schema::boolean(),
							// Whether an import is running, even another user's.
							'isRunning'    => Schema::boolean(),
						)
					)
				),
				// Builders that theme templates can be created for.
				'themeBuilder'    => Schema::record(
					array(
						'can'       => Schema::boolean(),
						'platforms' => Schema::list_of( Schema::enum( Item_Schema::PLATFORMS ), 2 ),
					)
				),
				'cloud'           => Schema::record( array( 'can' => Schema::boolean() ) ),
				// Whether Elementor is active and not too old. elementorError: a sentence that says what is missing, or ''.
				'hasElementor'    => Schema::boolean(),
				'elementorError'  => Schema::text( 500 ),
				'hasElementorPro' => Schema::boolean(),
				'links'           => Schema::record( array_fill_keys( self::LINKS, Schema::text( 2000 ) ), self::LINKS ),
				'adminUrl'        => Schema::text( 2000 ),
				// In Elementor's editor, the URL that prints the tags of WordPress's scripts. '' on other screens, which have them.
				'assets'          => Schema::text( 2000 ),
			)
		);
	}
}
