<?php

declare( strict_types=1 );

namespace Templately;

use LogicException;
use Templately\Hub\Hub_Module;
use Templately\Hub\Hub_Services;
use Templately\Shared\Clock;
use Templately\Shared\Database\Connection as Database_Connection;
use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Database\Schema_Migrator;
use Templately\Shared\Database\Table_Builder;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Module;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Idempotency_Key;
use Templately\Shared\Rest\Lazy_Routes;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Cloud\Account_Id_Cache;
use Templately\Site\Cloud\Cloud_Module;
use Templately\Site\Collection\Collection_Module;
use Templately\Site\Dependencies\Dependencies_Module;
use Templately\Site\Fonts\Fonts_Module;
use Templately\Site\Http\Site_Policy;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Site\Import\Import_Module;
use Templately\Site\Import\Import_Uninstaller;
use Templately\Site\Insertion\Insertion_Module;
use Templately\Site\Styles\Style_Preference;
use Templately\Site\Styles\Theme_Palettes;
use Templately\Site\Library\Library_Module;
use Templately\Site\Library\Pattern_Cache;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Saved_Templates\Saved_Templates_Module;
use Templately\Site\Screens\Screens_Module;
use Templately\Site\Settings\Settings_Module;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Theme_Builder_Module;
use Templately\Site\Workspaces\Workspaces_Module;
use WP_REST_Server;

/** The composition root: builds shared services and modules on first use. Lists the modules, and the first segments of their routes. */
final class Plugin {

	public const LOCK = 'templately_lock';

	/**
	 * First segment of a path of templately/v1 to the modules with routes there, in the order in which WordPress must try them.
	 * @var array<string, list<class-string<Module>>>
	 */
	public const SEGMENTS = array(
		'items-count'            => array( Library_Module::class ),
		'tags'                   => array( Library_Module::class ),
		'categories'             => array( Library_Module::class ),
		'templateTypes'          => array( Library_Module::class ),
		'featured-items'         => array( Library_Module::class ),
		'is-signed'              => array( Profile_Module::class ),
		'login'                  => array( Profile_Module::class ),
		'signup'                 => array( Profile_Module::class ),
		'logout'                 => array( Profile_Module::class ),
		'pricing'                => array( Profile_Module::class ),
		'items'                  => array( Library_Module::class, Collection_Module::class ),
		'profile'                => array( Profile_Module::class, Collection_Module::class ),
		'dependencies'           => array( Library_Module::class, Dependencies_Module::class ),
		'saved-templates'        => array( Saved_Templates_Module::class ),
		'insert'                 => array( Insertion_Module::class ),
		'fit'                    => array( Insertion_Module::class ),
		'import'                 => array( Insertion_Module::class ),
		'conditions'             => array( Theme_Builder_Module::class ),
		'save-conditions'        => array( Theme_Builder_Module::class ),
		'autocomplete-condition' => array( Theme_Builder_Module::class ),
		'templates'              => array( Theme_Builder_Module::class ),
		'create-template'        => array( Theme_Builder_Module::class ),
		'clouds'                 => array( Cloud_Module::class ),
		'workspaces'             => array( Workspaces_Module::class ),
		'fonts'                  => array( Fonts_Module::class ),
		'fullsite-import'        => array( Import_Module::class ),
		'settings'               => array( Settings_Module::class ),
	);

	public const INSTALL = array(
		array( Condition_Store::class, 'create' ),
	);

	public const UNINSTALL = array(
		array( Access_Tokens::class, 'delete_all' ),
		array( Import_Uninstaller::class, 'remove' ),
		array( Response_Cache::class, 'delete_all' ),
		array( Pattern_Cache::class, 'delete_all' ),
		array( Style_Preference::class, 'delete_all' ),
		array( Theme_Palettes::class, 'delete_all' ),
		array( Condition_Store::class, 'remove' ),
		array( Account_Id_Cache::class, 'delete_all' ),
	);

	private ?Settings $settings = null;

	private ?Site_State $state = null;

	private ?Clock $clock = null;

	private ?Idempotency_Key $key = null;

	private ?Local_Users $users = null;

	private ?Installation $installation = null;

	private ?Connection $hub = null;

	/** @var array<class-string, Module> */
	private array $modules = array();

	public function register(): void {
		( new Hooks( $this ) )->register();
	}

	/**
	 * @template T of Module
	 * @param class-string<T> $class_name
	 * @return T
	 */
	public function module( string $class_name ): Module {
		$this->modules[ $class_name ] ??= $this->make( $class_name );
		/** @var T $module */
		$module = $this->modules[ $class_name ];
		return $module;
	}

	public function settings(): Settings {
		return $this->settings ??= new Settings();
	}

	public function state(): Site_State {
		return $this->state ??= new Site_State( $this->settings() );
	}

	public function installation(): Installation {
		global $wpdb;
		if ( null === $this->installation ) {
			$this->installation = new Installation(
				$this->state(),
				new Schema_Migrator( new Table_Builder( $wpdb ) ),
				new Option_Lock( $wpdb, $this->clock(), self::LOCK ),
				function ( callable $after_each ): bool {
					return $this->module( Hub_Module::class )->publish( $after_each );
				},
				self::INSTALL,
				Installation::LOCK_TIMEOUT,
				// A web server may end a request after 30 seconds, and an activation that is ended has not happened.
				'cli' === PHP_SAPI || wp_doing_cron() ? null : Installation::PUBLISHING_LIMIT
			);
		}
		return $this->installation;
	}

	/** @throws Failure 503 not_ready while another process updates the tables. */
	public function require_tables(): void {
		// This one comparison does not need Installation.
		if ( ! Schema_Migrator::are_current() ) {
			$this->installation()->require_tables();
		}
	}

	/** Registers the routes of both halves. They are loaded on demand. */
	public function register_routes( WP_REST_Server $server ): void {
		$routes = null;
		( new Lazy_Routes(
			$server,
			'templately/v1',
			static function (): array {
				return self::SEGMENTS;
			},
			function ( string $module ) use ( &$routes ): array {
				$routes ??= new Route_Registrar( 'templately/v1', new Site_Policy( $this->key(), $this->settings()->hub_id() ), array( $this, 'require_tables' ) );
				return $routes->endpoints( $this->controllers( $module ) );
			}
		) )->register();
		if ( $this->settings()->serves_other_sites() ) {
			( new Lazy_Routes(
				$server,
				'templately-hub/v1',
				static function (): array {
					return Hub_Services::SEGMENTS;
				},
				function ( string $controller ): array {
					return $this->module( Hub_Module::class )->endpoints( $controller );
				}
			) )->register();
		}
	}

	/**
	 * @param string $module Class of a module, built once one of its controllers is needed.
	 * @return array<class-string<Controller>, callable(): Controller> Class to factory.
	 */
	private function controllers( string $module ): array {
		return array_map(
			function ( callable $make ) use ( $module ): callable {
				return function () use ( $make, $module ): Controller {
					/** @var class-string<Module> $module */
					return $make( $this->module( $module ) );
				};
			},
			$module::controllers()
		);
	}

	private function clock(): Clock {
		return $this->clock ??= new Clock();
	}

	private function key(): Idempotency_Key {
		return $this->key ??= new Idempotency_Key();
	}

	private function users(): Local_Users {
		return $this->users ??= new Local_Users( $this->settings(), $this->state() );
	}

	private function conditions(): Condition_Store {
		global $wpdb;
		return new Condition_Store( $wpdb, new Transaction( $wpdb ) );
	}

	private function hub(): Connection {
		return $this->hub ??= new Connection(
			$this->settings(),
			$this->clock(),
			$this->key(),
			function ( string $segment ): array {
				return $this->module( Hub_Module::class )->embedded_server( $segment );
			},
			function (): string {
				return $this->module( Hub_Module::class )->catalogue_version();
			},
			// A closure, because PHP loads the class of a callable array at once.
			static function (): array {
				return Hub_Services::routes();
			}
		);
	}

	/**
	 * @param class-string<Module> $class_name
	 * @throws LogicException For an unknown module.
	 */
	private function make( string $class_name ): Module {
		global $wpdb;
		switch ( $class_name ) {
			case Library_Module::class:
				return new Library_Module( $this->hub(), $this->settings() );
			case Profile_Module::class:
				return new Profile_Module( $this->hub(), $this->settings(), $this->state(), $this->users() );
			case Collection_Module::class:
				return new Collection_Module( $this->module( Profile_Module::class ) );
			case Saved_Templates_Module::class:
				return new Saved_Templates_Module( $this->hub() );
			case Insertion_Module::class:
				return new Insertion_Module( $this->hub(), $this->module( Profile_Module::class ), $this->settings(), $this->module( Cloud_Module::class ) );
			case Theme_Builder_Module::class:
				return new Theme_Builder_Module(
					$this->conditions(),
					function (): Insertion_Module {
						return $this->module( Insertion_Module::class );
					},
					function (): Library_Module {
						return $this->module( Library_Module::class );
					}
				);
			case Cloud_Module::class:
				return new Cloud_Module( $this->hub(), $this->module( Profile_Module::class ), $this->module( Saved_Templates_Module::class ), $this->settings(), $this->state() );
			case Workspaces_Module::class:
				return new Workspaces_Module( $this->module( Profile_Module::class ), $this->module( Cloud_Module::class ) );
			case Fonts_Module::class:
				return new Fonts_Module( $this->hub(), $this->module( Profile_Module::class ) );
			case Dependencies_Module::class:
				return new Dependencies_Module( $this->hub(), new Option_Lock( $wpdb, $this->clock(), Dependencies_Module::LOCK, Dependencies_Module::LOCK_LIFETIME ) );
			case Import_Module::class:
				return new Import_Module( new Database_Connection( $wpdb ), $this->hub(), $this->module( Profile_Module::class ), $this->settings(), $this->conditions(), array( $this, 'require_tables' ) );
			case Settings_Module::class:
				return new Settings_Module( $this->settings(), $this->hub() );
			case Screens_Module::class:
				return new Screens_Module(
					$this->hub(),
					$this->settings(),
					function (): array {
						return $this->module( Hub_Module::class )->mail_failures();
					}
				);
			case Hub_Module::class:
				return new Hub_Module(
					$wpdb,
					new Transaction( $wpdb ),
					$this->clock(),
					$this->settings(),
					$this->users(),
					array( $this, 'require_tables' )
				);
		}
		throw new LogicException( "$class_name is missing from Plugin::make()." );
	}
}
