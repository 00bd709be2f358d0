<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Http\Capabilities;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Styles\Style_Adapter;
use WP_User;

final class Library_Module implements Module {

	private Connection $hub;

	private Settings $settings;

	public function __construct( Connection $hub, Settings $settings ) {
		$this->hub      = $hub;
		$this->settings = $settings;
	}

	public static function controllers(): array {
		return array(
			Library_Controller::class => static function ( self $module ): Library_Controller {
				return new Library_Controller( $module->library() );
			},
		);
	}

	public function fetch_patterns(): void {
		$this->patterns()->fetch();
	}

	public function library(): Library {
		return new Library( $this->hub->client(), $this->hub->tokens(), $this->settings );
	}

	/**
	 * Grants templately_read to users who may edit pages, and browsing to users who may edit posts, unless the settings hide
	 * the library from their role. Administrators always browse.
	 * @param array<string, bool> $capabilities The user's capabilities.
	 * @param string[] $needed Required primitive capabilities.
	 * @return array<string, bool>
	 */
	public function filter_user_capabilities( array $capabilities, array $needed, array $arguments, WP_User $user ): array {
		if ( ! empty( $capabilities['edit_pages'] ) ) {
			$capabilities['templately_read'] = true;
		}
		if ( in_array( Capabilities::BROWSE, $needed, true ) && ! empty( $capabilities['edit_posts'] ) ) {
			$capabilities[ Capabilities::BROWSE ] = ! empty( $capabilities['manage_options'] ) || array() === array_intersect( $user->roles, $this->settings->hidden_roles() );
		}
		return $capabilities;
	}

	public function patterns(): Block_Patterns {
		return new Block_Patterns( $this->hub->client(), new Block_Importer( $this->settings ), new Style_Adapter(), new Attachment_Index(), $this->settings, new Pattern_Cache() );
	}
}
