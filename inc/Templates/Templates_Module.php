<?php

declare( strict_types=1 );

namespace Templately\Templates;

use Templately\Cloud\Packing;
use Templately\Hub_Client\Connection;
use Templately\Insertion\Incoming_Media;
use Templately\Module;
use Templately\Rest\Signed_Address;
use Templately\Storage\Media;
use Templately\Storage\Site_Media;
use Templately\Storage\Template_Posts;

/**
 * Templates that people saved on this site.
 */
final class Templates_Module implements Module {

	/** @var Connection */
	private $hub;

	/**
	 * @param Connection $hub The hub.
	 */
	public function __construct( Connection $hub ) {
		$this->hub = $hub;
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array(
			Saved_Templates_Controller::class => static function ( self $module ): Saved_Templates_Controller {
				return new Saved_Templates_Controller( $module->saved(), $module->import() );
			},
		);
	}

	/**
	 * Sends a template as a file. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function send_export( array $arguments ): void {
		$file = $this->saved()->file( (int) ( $arguments['id'] ?? 0 ) );
		Signed_Address::send( $file->name(), 'application/json', $file->json() );
	}

	/**
	 * Shows a template. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function show_preview( array $arguments ): void {
		$this->saved()->preview( (int) ( $arguments['id'] ?? 0 ) );
	}

	/** Returns the templates that were saved here. */
	public function saved(): Saved_Templates {
		return new Saved_Templates(
			new Template_Posts(),
			static function (): bool {
				return defined( 'ELEMENTOR_VERSION' );
			}
		);
	}

	/** Returns what takes files in. */
	private function import(): Template_Import {
		return new Template_Import( $this->saved(), new Packing( new Site_Media(), new Media() ), new Incoming_Media( $this->hub->client(), new Media() ) );
	}
}
