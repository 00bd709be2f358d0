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

/**
 * The library: what can be had, and the free designs among the inserter's patterns.
 */
final class Library_Module implements Module {

	private Connection $hub;

	private Settings $settings;

	/** @param Settings   $settings The plugin's settings. */
	public function __construct( Connection $hub, Settings $settings ) {
		$this->hub      = $hub;
		$this->settings = $settings;
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array(
			Library_Controller::class => static function ( self $module ): Library_Controller {
				return new Library_Controller( $module->library() );
			},
		);
	}

	/** Fetches a remote hub's patterns. */
	public function fetch_patterns(): void {
		$this->patterns()->fetch();
	}

	/** Returns what can be had. */
	public function library(): Library {
		return new Library( $this->hub->client(), $this->hub->tokens(), $this->settings );
	}

	/**
	 * Lets those read pages of the library who may edit pages, and those browse it who may edit posts, unless this site keeps it from
	 * one of their roles. Nobody keeps it from who decides that.
	 *
	 * @param array<string, bool> $capabilities What a user may do.
	 * @param string[]            $needed       What is asked for.
	 * @param array<int, mixed>   $arguments    Not needed here.
	 * @return array<string, bool>
	 */
	public function filter_user_capabilities( array $capabilities, array $needed, array $arguments, WP_User $user ): array {
		if ( ! empty( $capabilities['edit_pages'] ) ) {
			$capabilities['templately_read'] = true;
		}
		if ( in_array( Capabilities::BROWSE, $needed, true ) && ! empty( $capabilities['edit_posts'] ) ) {
			$capabilities[ Capabilities::BROWSE ] = ! empty( $capabilities['manage_options'] ) || array() === array_intersect( $user->roles, $this->settings->hidden_from() );
		}
		return $capabilities;
	}

	/** Returns what puts free designs among the inserter's patterns. */
	public function patterns(): Block_Patterns {
		return new Block_Patterns( $this->hub->client(), new Block_Importer( $this->settings ), new Style_Adapter(), new Attachment_Index(), $this->settings, new Pattern_Cache() );
	}
}
