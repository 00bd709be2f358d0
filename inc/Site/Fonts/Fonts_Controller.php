<?php

declare( strict_types=1 );

namespace Templately\Site\Fonts;

use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;

/**
 * The route by which fonts come to this site. They are the whole site's: only who may change its theme brings some.
 */
final class Fonts_Controller implements Controller {

	private Font_Installer $fonts;

	public function __construct( Font_Installer $fonts ) {
		$this->fonts = $fonts;
	}

	/**
	 * Returns the routes of this controller.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function routes(): array {
		return array(
			'install_fonts' => array(
				'method'     => 'POST',
				'path'       => '/fonts',
				'summary'    => 'Installs the fonts of a design that this site lacks.',
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

	/**
	 * POST /fonts
	 *
	 * @param array<string, mixed> $arguments Checked arguments.
	 * @return array<string, mixed>
	 *
	 * @throws Failure As Fonts::install().
	 */
	public function install_fonts( array $arguments ): array {
		return $this->fonts->install( $arguments['id'], $arguments['origin'] );
	}
}
