<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use Templately\Shared\Module;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Profile\Profile_Module;
use WP_Theme;

final class Fonts_Module implements Module {

	private Connection $hub;

	private Profile_Module $profile;

	public function __construct( Connection $hub, Profile_Module $profile ) {
		$this->hub     = $hub;
		$this->profile = $profile;
	}

	public static function controllers(): array {
		return array(
			Fonts_Controller::class => static function ( self $module ): Fonts_Controller {
				return new Fonts_Controller( new Font_Installer( $module->hub->client(), $module->profile->profile(), new Font_Library() ) );
			},
		);
	}

	public function on_switch_theme( string $name, WP_Theme $to, ?WP_Theme $from = null ): void {
		if ( null !== $from ) {
			( new Font_Library() )->copy_to_theme( $to, $from );
		}
	}
}
