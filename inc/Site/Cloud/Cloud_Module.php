<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Content_Signature;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Saved_Templates\Saved_Templates_Module;
use Templately\Site\Styles\Style_Adapter;

final class Cloud_Module implements Module {

	private Connection $hub;

	private Profile_Module $profile;

	private Saved_Templates_Module $templates;

	private Settings $settings;

	private Site_State $state;

	public function __construct( Connection $hub, Profile_Module $profile, Saved_Templates_Module $templates, Settings $settings, Site_State $state ) {
		$this->hub       = $hub;
		$this->profile   = $profile;
		$this->templates = $templates;
		$this->settings  = $settings;
		$this->state     = $state;
	}

	public static function controllers(): array {
		return array(
			Cloud_Controller::class           => static function ( self $module ): Cloud_Controller {
				return new Cloud_Controller( $module->cloud() );
			},
			Cloud_Documents_Controller::class => static function ( self $module ): Cloud_Documents_Controller {
				return new Cloud_Documents_Controller( $module->cloud(), $module->upload(), $module->documents() );
			},
		);
	}

	public function register_commands(): void {
		\WP_CLI::add_command( 'templately cloud', new Cloud_Command( $this ) );
	}

	public function send_download( array $arguments ): void {
		$this->documents()->send_download( (int) ( $arguments['id'] ?? 0 ) );
	}

	public function send_picture( array $arguments ): void {
		$this->cloud()->send_thumbnail( (int) ( $arguments['id'] ?? 0 ) );
	}

	public function send_medium( array $arguments ): void {
		$this->cloud()->send_media( (int) ( $arguments['id'] ?? 0 ), $arguments['sha256'] ?? '' );
	}

	public function show_preview( array $arguments ): void {
		$this->documents()->preview( (int) ( $arguments['id'] ?? 0 ), (int) ( $arguments['version'] ?? 0 ) );
	}

	public function cloud(): Cloud {
		return new Cloud( $this->hub->client(), $this->profile->profile(), new Account_Id_Cache() );
	}

	public function upload(): Cloud_Upload {
		return new Cloud_Upload( $this->hub->client(), $this->profile->profile(), $this->cloud(), $this->portability(), $this->templates->saved(), new Attachment_Index(), new Font_Library(), $this->signature(), new Elementor_Styles( new Kit_Store() ), $this->origin() );
	}

	public function documents(): Cloud_Documents {
		return new Cloud_Documents( $this->hub->client(), $this->profile->profile(), $this->portability(), new Block_Importer( $this->settings ), new Style_Adapter(), $this->signature(), $this->origin() );
	}

	public function portability(): Document_Portability {
		return new Document_Portability( new Attachment_Index() );
	}

	private function signature(): Content_Signature {
		return new Content_Signature( $this->origin() );
	}

	/** Identifies this site to the hub without revealing its address. */
	private function origin(): string {
		return substr( hash( 'sha256', 'origin ' . $this->state->uuid() ), 0, 32 );
	}
}
