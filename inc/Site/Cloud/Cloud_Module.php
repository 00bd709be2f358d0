<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Content_Signature;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Saved_Templates\Saved_Templates_Module;
use Templately\Site\Styles\Style_Adapter;

/**
 * People's own templates in the cloud.
 */
final class Cloud_Module implements Module {

	private Connection $hub;

	private Profile_Module $profile;

	private Saved_Templates_Module $templates;

	private Settings $settings;

	private Site_State $state;

	/** @param Settings         $settings  The plugin's settings. */
	public function __construct( Connection $hub, Profile_Module $profile, Saved_Templates_Module $templates, Settings $settings, Site_State $state ) {
		$this->hub       = $hub;
		$this->profile   = $profile;
		$this->templates = $templates;
		$this->settings  = $settings;
		$this->state     = $state;
	}

	/** {@inheritDoc} */
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

	/** Registers the commands of WP-CLI. */
	public function register_commands(): void {
		\WP_CLI::add_command( 'templately cloud', new Cloud_Command( $this ) );
	}

	/**
	 * Sends a file's content. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function send_download( array $arguments ): void {
		$this->documents()->send( (int) ( $arguments['id'] ?? 0 ) );
	}

	/**
	 * Sends a file's picture. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function send_picture( array $arguments ): void {
		$this->cloud()->send_thumbnail( (int) ( $arguments['id'] ?? 0 ) );
	}

	/**
	 * Sends an image or another medium of a file. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function send_medium( array $arguments ): void {
		$this->cloud()->send_media( (int) ( $arguments['id'] ?? 0 ), $arguments['sha256'] ?? '' );
	}

	/**
	 * Shows a version of a file. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function show_preview( array $arguments ): void {
		$this->documents()->preview( (int) ( $arguments['id'] ?? 0 ), (int) ( $arguments['version'] ?? 0 ) );
	}

	/** Returns what is done with files. */
	public function cloud(): Cloud {
		return new Cloud( $this->hub->client(), $this->profile->profile(), new Account_Id_Cache() );
	}

	/** Returns what takes templates to the cloud. */
	public function upload(): Cloud_Upload {
		return new Cloud_Upload( $this->hub->client(), $this->cloud(), $this->portability(), $this->templates->saved(), new Attachment_Index(), new Font_Library(), $this->signature(), $this->origin() );
	}

	/** Returns what is in files. */
	public function documents(): Cloud_Documents {
		return new Cloud_Documents( $this->hub->client(), $this->cloud(), $this->portability(), new Block_Importer( $this->settings ), new Style_Adapter(), $this->signature(), $this->origin() );
	}

	/** Returns what changes the addresses in documents. */
	public function portability(): Document_Portability {
		return new Document_Portability( new Attachment_Index() );
	}

	/** Returns what signs documents of this site. */
	private function signature(): Content_Signature {
		return new Content_Signature( $this->origin() );
	}

	/** Returns what this site is called among others; it says nothing about it. */
	private function origin(): string {
		return substr( hash( 'sha256', 'origin ' . $this->state->uuid() ), 0, 32 );
	}
}
