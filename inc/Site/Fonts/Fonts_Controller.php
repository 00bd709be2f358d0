<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;

/** Route that installs fonts. They affect the whole site, so it requires the capability to edit the theme. */
final class Fonts_Controller implements Controller {

	private Font_Installer $fonts;

	public function __construct( Font_Installer $fonts ) {
		$this->fonts = $fonts;
	}

	public static function routes(): array {
		return array(
			'install_fonts' => array(
				'method'     => 'POST',
				'path'       => '/fonts',
				'summary'    => 'Installs the fonts of a design that are missing on this site.',
				'capability' => Font_Library::CAPABILITY,
				'object'     => false,
				'args'       => array(
					'id'     => Schema::required( Schema::integer( 1 ) ),
					'origin' => Schema::enum( array( 'remote', Font_Installer::CLOUD ), 'remote' ),
				),
				'response'   => Schema::record(
					array(
						'faces'     => Schema::list_of(
							Schema::record(
								array(
									'family' => Schema::text(),
									'weight' => Schema::text( 20 ),
									'style'  => Schema::text( 20 ),
									'url'    => Schema::text( 2000 ),
								)
							)
						),
						'styles_id' => Schema::integer(),
					)
				),
			),
		);
	}

	/** @throws Failure As Font_Installer::install(). */
	public function install_fonts( array $arguments ): array {
		return $this->fonts->install( $arguments['id'], $arguments['origin'] );
	}
}
