<?php

declare( strict_types=1 );

namespace Templately;

use Templately\Cloud\Cloud_Module;
use Templately\Collection\Collection_Module;
use Templately\Conditions\Conditions_Module;
use Templately\Dependencies\Dependencies_Module;
use Templately\Fonts\Fonts_Module;
use Templately\Fullsite_Import\Fullsite_Import_Module;
use Templately\Hub\Hub_Module;
use Templately\Hub_Client\Connection;
use Templately\Insertion\Insertion_Module;
use Templately\Library\Library_Module;
use Templately\Profile\Local_Users;
use Templately\Profile\Profile_Module;
use Templately\Rest\Routes;
use Templately\Rest\Site_Policy;
use Templately\Rest\Write_Key;
use Templately\Screens\Screens_Module;
use Templately\Settings\Settings_Module;
use Templately\Storage\Clock;
use Templately\Storage\Display_Conditions;
use Templately\Storage\Import\Database as Import_Database;
use Templately\Storage\Lock;
use Templately\Storage\Settings;
use Templately\Storage\Site_State;
use Templately\Storage\Table_Changes;
use Templately\Storage\Table_Steps;
use Templately\Storage\Tables;
use Templately\Storage\Transaction;
use Templately\Templates\Templates_Module;
use Templately\Workspaces\Workspaces_Module;
use WP_REST_Server;

/**
 * The composition root: what all share, and the modules in reading order. A new domain's is named here.
 */
final class Plugin {

	/** Name of the lock under which the plugin is set up. */
	public const LOCK = 'templately_lock';

	/** @var Site_State */
	private $state;

	/** @var Installation */
	private $installation;

	/** @var Write_Key */
	private $key;

	/** @var Hub_Module */
	private $marketplace;

	/** @var list<Module> */
	private $modules;

	/** Makes what costs nothing; the rest is made when it is first needed. */
	public function __construct() {
		global $wpdb;
		$settings    = new Settings();
		$clock       = new Clock();
		$tables      = new Table_Changes( $wpdb );
		$this->key   = new Write_Key();
		$this->state = new Site_State( $settings );
		$users       = new Local_Users( $settings, $this->state );

		$this->installation = new Installation(
			$this->state,
			new Tables( $tables, new Table_Steps( $wpdb, $tables ) ),
			new Lock( $wpdb, $clock, self::LOCK ),
			function ( callable $after_each ): bool {
				return $this->marketplace->publish( $after_each );
			}
		);

		$this->marketplace = new Hub_Module( $wpdb, new Transaction( $wpdb ), $clock, $settings, $users, array( $this->installation, 'require_tables' ) );
		$hub               = new Connection( $settings, $clock, $this->key, array( $this->marketplace, 'in_process' ), array( $this->marketplace, 'version' ) );
		$profile           = new Profile_Module( $hub, $settings, $this->state, $users );
		$templates         = new Templates_Module( $hub );
		$cloud             = new Cloud_Module( $hub, $profile, $templates, $settings, $this->state );
		$insertion         = new Insertion_Module( $hub, $profile, $settings, $cloud );
		$library           = new Library_Module( $hub, $settings );

		$this->modules = array(
			$library,
			$profile,
			new Collection_Module( $hub, $profile ),
			$templates,
			$insertion,
			new Conditions_Module( new Display_Conditions( $wpdb, new Transaction( $wpdb ) ), $insertion, $library ),
			$cloud,
			new Workspaces_Module( $hub, $profile, $cloud ),
			new Fonts_Module( $hub, $profile ),
			new Dependencies_Module( $hub, new Lock( $wpdb, $clock, Dependencies_Module::LOCK, Dependencies_Module::LONGEST ) ),
			new Fullsite_Import_Module( new Import_Database( $wpdb ), new Transaction( $wpdb ), $hub, $profile, $settings, array( $this->installation, 'require_tables' ) ),
			new Settings_Module( $settings, $hub ),
			new Screens_Module( $hub, $settings, array( $this->marketplace, 'mail_failures' ) ),
			$this->marketplace,
		);
	}

	/** Hooks the plugin into WordPress. */
	public function register(): void {
		register_activation_hook( TEMPLATELY_FILE, array( $this->installation, 'complete' ) );
		register_deactivation_hook( TEMPLATELY_FILE, array( $this->state, 'end_tasks' ) );
		// Publishing takes seconds: people who look at the site do not wait for it, nor do calls of a screen that is open.
		if ( wp_doing_cron() ) {
			add_action( 'init', array( $this->installation, 'keep_current' ) );
		} elseif ( ! wp_doing_ajax() ) {
			add_action( 'admin_init', array( $this->installation, 'keep_current' ) );
		}
		add_action( 'parse_request', array( Routes::class, 'leave_large_body' ), 9 );
		add_filter( 'rest_request_before_callbacks', array( Routes::class, 'permission_first' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( Routes::class, 'keep_private' ), 10, 3 );
		add_filter( 'rest_pre_serve_request', array( Routes::class, 'serve' ), 10, 3 );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		foreach ( $this->modules as $module ) {
			$module->register();
		}
	}

	/**
	 * Registers the site's routes.
	 *
	 * @param WP_REST_Server $server WordPress's own server.
	 */
	public function register_routes( WP_REST_Server $server ): void {
		$controllers = array();
		foreach ( $this->modules as $module ) {
			foreach ( $module::controllers() as $make ) {
				$controllers[] = $make( $module );
			}
		}
		( new Routes( 'templately/v1', new Site_Policy( $this->key, ( new Settings() )->hub_id() ), array( $this->installation, 'require_tables' ) ) )->register( $server, $controllers );
	}
}
