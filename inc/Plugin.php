<?php

declare( strict_types=1 );

namespace Templately;

use Templately\Cli\Hub_Command;
use Templately\Hub\Mail\Outbox;
use Templately\Hub\Marketplace;
use Templately\Hub\State;
use Templately\Hub_Client\Client;
use Templately\Hub_Client\Http_Transport;
use Templately\Hub_Client\Hub_Transport;
use Templately\Hub_Client\In_Process_Transport;
use Templately\Hub_Client\Resilient_Transport;
use Templately\Insertion\Incoming_Media;
use Templately\Insertion\Insertion;
use Templately\Insertion\Insertion_Controller;
use Templately\Insertion\Localised_Document;
use Templately\Library\Library;
use Templately\Library\Library_Controller;
use Templately\Library\Patterns;
use Templately\Profile\Local_Users;
use Templately\Profile\Profile;
use Templately\Profile\Profile_Controller;
use Templately\Rest\Failure;
use Templately\Rest\Hub_Policy;
use Templately\Rest\Routes;
use Templately\Rest\Site_Policy;
use Templately\Screens\Admin_Page;
use Templately\Screens\Assets;
use Templately\Screens\Editors;
use Templately\Screens\Site_Health;
use Templately\Screens\Translations;
use Templately\Storage\Account_Tokens;
use Templately\Storage\Clock;
use Templately\Storage\Hub_Cache;
use Templately\Storage\Kept_Patterns;
use Templately\Storage\Lock;
use Templately\Storage\Media;
use Templately\Storage\Settings;
use Templately\Storage\Site_State;
use Templately\Storage\Tables;
use Templately\Storage\Transaction;
use WP_REST_Server;

/**
 * The composition root: makes every object, in reading order. A new domain is made here and nowhere else.
 */
final class Plugin {

	/** Name of the lock under which the plugin is set up. */
	public const LOCK = 'templately_lock';

	/** @var Settings */
	private $settings;

	/** @var Clock */
	private $clock;

	/** @var Site_State */
	private $state;

	/** @var Transaction Both halves' one: what one does inside the other's is part of it. */
	private $transaction;

	/** @var Installation */
	private $installation;

	/** @var Marketplace|null */
	private $marketplace = null;

	/** @var Client|null */
	private $hub = null;

	/** Makes what costs nothing; the rest is made when it is first needed. */
	public function __construct() {
		global $wpdb;
		$this->settings     = new Settings();
		$this->clock        = new Clock();
		$this->state        = new Site_State( $this->settings );
		$this->transaction  = new Transaction( $wpdb );
		$this->installation = new Installation(
			$this->state,
			new Tables( $wpdb ),
			new Lock( $wpdb, $this->clock, self::LOCK ),
			function ( callable $after_each ): bool {
				$published = $this->marketplace()->publish_starter_catalogue( $after_each );
				$this->marketplace()->upkeep();
				return $published;
			}
		);
	}

	/** Hooks the plugin into WordPress. */
	public function register(): void {
		register_activation_hook( TEMPLATELY_FILE, array( $this->installation, 'complete' ) );
		register_deactivation_hook( TEMPLATELY_FILE, array( $this->state, 'end_tasks' ) );
		add_filter( 'user_has_cap', array( $this, 'grant_read' ) );
		add_filter( 'rest_request_before_callbacks', array( Routes::class, 'permission_first' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( Routes::class, 'keep_private' ), 10, 3 );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		// Publishing takes seconds: people who look at the site do not wait for it, nor do calls of a screen that is open.
		if ( wp_doing_cron() ) {
			add_action( 'init', array( $this->installation, 'keep_current' ) );
		} elseif ( ! wp_doing_ajax() ) {
			add_action( 'admin_init', array( $this->installation, 'keep_current' ) );
		}

		$assets = new Assets( $this->settings );
		( new Admin_Page( $assets ) )->register();
		( new Editors( $assets ) )->register();
		( new Translations() )->register();
		( new Site_Health(
			$this->settings,
			function (): Client {
				return $this->hub();
			},
			array( new State(), 'mails_fail_since' )
		) )->register();
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
		$this->register_marketplace();
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

	/**
	 * Registers the site's routes, and the hub's where it serves other sites.
	 *
	 * @param WP_REST_Server $server WordPress's own server.
	 */
	public function register_routes( WP_REST_Server $server ): void {
		$hub       = $this->hub();
		$tokens    = new Account_Tokens( $this->settings->hub_address() );
		$documents = new Localised_Document( $this->settings );
		$profile   = new Profile( $hub, $tokens, $this->settings, $this->state, new Local_Users( $this->settings, $this->state ) );

		$make_ready = array( $this->installation, 'require_tables' );
		( new Routes( 'templately/v1', new Site_Policy(), $make_ready ) )->register(
			$server,
			array(
				new Library_Controller( new Library( $hub, $tokens ) ),
				new Profile_Controller( $profile ),
				new Insertion_Controller( new Insertion( $hub, $profile, new Incoming_Media( $hub, new Media() ), $documents ) ),
			)
		);
		if ( $this->settings->serves() ) {
			( new Routes( 'templately-hub/v1', new Hub_Policy( array( $this->marketplace(), 'actor' ) ), $make_ready ) )->register( $server, $this->marketplace()->controllers() );
		}
	}

	/** Hooks in what belongs to the hub half: its mails, pages that they link to, WordPress's privacy tools, and its commands. */
	private function register_marketplace(): void {
		add_action(
			Outbox::SEND,
			function (): void {
				$this->installation->require_tables();
				$this->marketplace()->outbox()->send();
			}
		);
		foreach ( array( 'exporter', 'eraser' ) as $tool ) {
			add_filter(
				"wp_privacy_personal_data_{$tool}s",
				function ( array $tools ) use ( $tool ): array {
					$this->installation->require_tables();
					$tools['templately'] = $this->marketplace()->privacy()->$tool();
					return $tools;
				}
			);
		}
		add_action(
			Site_State::UPKEEP,
			function (): void {
				$this->installation->require_tables();
				$this->marketplace()->upkeep();
			}
		);
		// Its pages answer one query argument; on every other request nothing of the hub is made.
		if ( isset( $_GET['templately-hub'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only whether it is there.
			add_action(
				'template_redirect',
				function (): void {
					try {
						$this->installation->require_tables();
					} catch ( Failure $failure ) {
						wp_die( esc_html( $failure->getMessage() ), '', array( 'response' => (int) $failure->status() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a number.
					}
					$this->marketplace()->pages()->answer();
				},
				0
			);
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command(
				'templately hub',
				new Hub_Command( $this->marketplace(), $this->settings ),
				array( 'before_invoke' => array( $this->installation, 'require_tables' ) )
			);
		}
	}

	/** Returns the hub as the site half sees it. */
	private function hub(): Client {
		if ( null === $this->hub ) {
			$this->hub = new Client( $this->transport() );
		}
		return $this->hub;
	}

	/** Returns what puts free designs among the inserter's patterns. */
	private function patterns(): Patterns {
		return new Patterns( $this->hub(), new Localised_Document( $this->settings ), new Media(), $this->settings, new Kept_Patterns() );
	}

	/** Returns the way to the hub: in this process, or over the network with care. */
	private function transport(): Hub_Transport {
		$address = $this->settings->hub_address();
		if ( '' !== $address ) {
			return new Resilient_Transport( new Http_Transport( $address ), new Hub_Cache( $address ), $this->clock );
		}
		return new In_Process_Transport(
			function (): array {
				$this->installation->require_tables();
				return array( $this->marketplace()->controllers(), array( $this->marketplace(), 'actor' ) );
			}
		);
	}

	/** Returns the hub half. */
	private function marketplace(): Marketplace {
		if ( null === $this->marketplace ) {
			global $wpdb;
			$this->marketplace = new Marketplace( $wpdb, $this->transaction, $this->clock, array( new Local_Users( $this->settings, $this->state ), 'plan' ) );
		}
		return $this->marketplace;
	}
}
