<?php

declare( strict_types=1 );

namespace Templately\Library;

use Templately\Fit\Fit;
use Templately\Hub_Client\Connection;
use Templately\Insertion\Block_Builder;
use Templately\Module;
use Templately\Storage\Kept_Patterns;
use Templately\Storage\Media;
use Templately\Storage\Settings;
use Templately\Storage\Site_State;

/**
 * The library: what can be had, and the free designs among the inserter's patterns.
 */
final class Library_Module implements Module {

	/** @var Connection */
	private $hub;

	/** @var Settings */
	private $settings;

	/**
	 * @param Connection $hub      The hub.
	 * @param Settings   $settings The plugin's settings.
	 */
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

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant_read' ) );
		add_action(
			'rest_api_init',
			function (): void {
				add_filter( 'rest_pre_dispatch', array( $this->patterns(), 'before_dispatch' ), 10, 3 );
			},
			5
		);
		// Cron is no REST request.
		add_action(
			Site_State::FETCH_PATTERNS,
			function (): void {
				$this->patterns()->fetch();
			}
		);
	}

	/** Returns what can be had. */
	public function library(): Library {
		return new Library( $this->hub->client(), $this->hub->tokens(), $this->settings );
	}

	/**
	 * Lets those read pages of the library who may edit pages.
	 *
	 * @param array<string, bool> $capabilities What a user may do.
	 * @return array<string, bool>
	 */
	public function grant_read( array $capabilities ): array {
		if ( ! empty( $capabilities['edit_pages'] ) ) {
			$capabilities['templately_read'] = true;
		}
		return $capabilities;
	}

	/** Returns what puts free designs among the inserter's patterns. */
	private function patterns(): Patterns {
		return new Patterns( $this->hub->client(), new Block_Builder( $this->settings ), new Fit(), new Media(), $this->settings, new Kept_Patterns() );
	}
}
