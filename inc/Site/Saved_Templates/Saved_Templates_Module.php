<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Module;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Http\Signed_Url;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;

final class Saved_Templates_Module implements Module {

	private Connection $hub;

	public function __construct( Connection $hub ) {
		$this->hub = $hub;
	}

	public static function controllers(): array {
		return array(
			Saved_Templates_Controller::class => static function ( self $module ): Saved_Templates_Controller {
				return new Saved_Templates_Controller( $module->saved(), $module->import() );
			},
		);
	}

	public function send_export( array $arguments ): void {
		$file = $this->saved()->file( (int) ( $arguments['id'] ?? 0 ) );
		Signed_Url::send_content( $file->name(), 'application/json', $file->to_json() );
	}

	public function show_preview( array $arguments ): void {
		$this->saved()->preview( (int) ( $arguments['id'] ?? 0 ) );
	}

	public function saved(): Saved_Templates {
		return new Saved_Templates( new Template_Store(), array( Elementor_Plugin::class, 'error' ) );
	}

	private function import(): Template_Import {
		return new Template_Import( $this->saved(), new Document_Portability( new Attachment_Index() ), new Media_Importer( $this->hub->client(), new Attachment_Index() ) );
	}
}
