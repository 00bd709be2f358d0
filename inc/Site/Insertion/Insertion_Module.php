<?php

declare( strict_types=1 );

namespace Templately\Site\Insertion;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Site\Cloud\Cloud_Module;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Style_Preference;

final class Insertion_Module implements Module {

	private Connection $hub;

	private Profile_Module $profile;

	private Settings $settings;

	private Cloud_Module $cloud;

	public function __construct( Connection $hub, Profile_Module $profile, Settings $settings, Cloud_Module $cloud ) {
		$this->hub      = $hub;
		$this->profile  = $profile;
		$this->settings = $settings;
		$this->cloud    = $cloud;
	}

	public static function controllers(): array {
		return array(
			Insertion_Controller::class => static function ( self $module ): Insertion_Controller {
				return new Insertion_Controller( $module->insertion() );
			},
		);
	}

	public function show_preview( array $arguments ): void {
		$this->preview()->render( (int) ( $arguments['id'] ?? 0 ), $arguments['origin'] ?? '', $arguments['look'] ?? '', (bool) ( $arguments['fonts'] ?? false ) );
	}

	public function send_file( array $arguments ): void {
		$this->preview()->send_file( (int) ( $arguments['id'] ?? 0 ), $arguments['sha256'] ?? '', (int) ( $arguments['size'] ?? 0 ) );
	}

	public function insertion(): Insertion {
		return new Insertion( $this->hub->client(), $this->profile->profile(), $this->media(), new Block_Importer( $this->settings ), new Style_Adapter(), new Font_Library(), new Style_Preference(), $this->settings, $this->cloud_designs(), $this->elements() );
	}

	public function elements(): Element_Insertion {
		return new Element_Insertion( $this->hub->client(), $this->profile->profile(), $this->media(), new Element_Importer( $this->settings ), new Block_Importer( $this->settings ), $this->cloud_designs(), new Elementor_Styles( new Kit_Store() ) );
	}

	private function preview(): Design_Preview {
		return new Design_Preview( $this->hub->client(), $this->profile->profile(), $this->media(), new Block_Importer( $this->settings ), new Style_Adapter(), new Font_Library(), $this->cloud_designs() );
	}

	private function media(): Media_Importer {
		return new Media_Importer( $this->hub->client(), new Attachment_Index() );
	}

	private function cloud_designs(): Cloud_Design_Source {
		return new Cloud_Design_Source( $this->hub->client(), $this->profile->profile(), $this->cloud->documents(), $this->cloud->portability() );
	}
}
