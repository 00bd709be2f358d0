<?php

declare( strict_types=1 );

namespace Templately;

use Templately\Hub\Hub_Module;
use Templately\Shared\Database\Schema_Migrator;
use Templately\Shared\Module;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Cloud\Cloud_Module;
use Templately\Site\Fonts\Fonts_Module;
use Templately\Site\Http\Signed_Url;
use Templately\Site\Import\Import_Module;
use Templately\Site\Insertion\Insertion_Module;
use Templately\Site\Library\Library_Module;
use Templately\Site\Saved_Templates\Saved_Templates_Module;
use Templately\Site\Screens\Admin_Page;
use Templately\Site\Screens\Elementor_Editor;
use Templately\Site\Screens\Screens_Module;
use Templately\Site\Screens\Translations;
use Templately\Site\Settings\Settings_Module;
use Templately\Site\Styles\Classic_Theme_Styles;
use Templately\Site\Styles\Theme_Palettes;
use Templately\Site\Theme_Builder\Elementor\Elementor_Templates;
use Templately\Site\Theme_Builder\Explain_Page_Ability;
use Templately\Site\Theme_Builder\Post_Types;
use Templately\Site\Theme_Builder\Theme_Builder_Module;
use Templately\Site\Workspaces\Workspaces_Module;
use WP;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_User;

/**
 * All hooks of the plugin. Each one checks its arguments before it loads a class, so that other requests load nothing of the plugin.
 * Hooks, post types, options and URLs are literals here: a constant would load its class. Admin hooks are not conditional, because the
 * command line and tests are not in wp-admin, and a closure costs nothing.
 */
final class Hooks {

	/** As Theme_Template_Store::POST_TYPES. */
	private const TEMPLATE_TYPES = array( 'wp_template', 'wp_template_part', 'templately_template', 'templately_elementor' );

	/**
	 * Actions of admin-post.php with a signed URL, and the module's method that responds.
	 * @var array<string, array{class-string<Module>, string}>
	 */
	private const SIGNED_ADDRESSES = array(
		'download_file'    => array( Cloud_Module::class, 'send_download' ),
		'picture_of_file'  => array( Cloud_Module::class, 'send_picture' ),
		'medium_of_file'   => array( Cloud_Module::class, 'send_medium' ),
		'preview_file'     => array( Cloud_Module::class, 'show_preview' ),
		'export_template'  => array( Saved_Templates_Module::class, 'send_export' ),
		'preview_template' => array( Saved_Templates_Module::class, 'show_preview' ),
		'design_file'      => array( Insertion_Module::class, 'send_file' ),
		'run_picture'      => array( Import_Module::class, 'send_picture' ),
	);

	/** Modules with WP-CLI commands. */
	private const COMMANDS = array( Settings_Module::class, Theme_Builder_Module::class, Cloud_Module::class, Workspaces_Module::class, Import_Module::class, Hub_Module::class );

	private Plugin $plugin;

	public function __construct( Plugin $plugin ) {
		$this->plugin = $plugin;
	}

	public function register(): void {
		$this->register_installation();
		$this->register_rest();
		$this->register_tasks();
		$this->register_pages();
		$this->register_templates();
		$this->register_elementor();
		$this->register_admin();
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			foreach ( self::COMMANDS as $module ) {
				$this->plugin->module( $module )->register_commands();
			}
		}
	}

	/**
	 * Adds a hook that builds its module when it first fires.
	 * @param class-string<Module> $module
	 */
	private function on( string $hook, string $module, string $method, int $priority = 10, int $arguments = 1 ): void {
		add_filter( $hook, $this->method( $module, $method ), $priority, $arguments );
	}

	/** @param class-string<Module> $module */
	private function method( string $module, string $method ): callable {
		return function ( ...$given ) use ( $module, $method ) {
			return $this->plugin->module( $module )->$method( ...$given );
		};
	}

	private function register_installation(): void {
		register_activation_hook(
			TEMPLATELY_FILE,
			function (): void {
				$this->plugin->installation()->install();
			}
		);
		register_deactivation_hook(
			TEMPLATELY_FILE,
			function (): void {
				$this->plugin->state()->unschedule_tasks();
			}
		);
		$keep_current = function (): void {
			if ( ! Site_State::is_current() || ! Schema_Migrator::are_current() ) {
				$this->plugin->installation()->update();
			}
		};
		// Publishing takes seconds, so visitors and screens do not wait for it.
		if ( wp_doing_cron() ) {
			add_action( 'init', $keep_current );
		} elseif ( ! wp_doing_ajax() ) {
			add_action( 'admin_init', $keep_current );
		}
	}

	/** WordPress matches paths case-insensitively, and so do these hooks. */
	private function register_rest(): void {
		add_action(
			'rest_api_init',
			function ( WP_REST_Server $server ): void {
				$this->plugin->register_routes( $server );
			}
		);
		add_action(
			'parse_request',
			static function ( WP $wp ): void {
				if ( 0 === stripos( (string) ( $wp->query_vars['rest_route'] ?? '' ), '/templately' ) ) {
					Route_Registrar::discard_large_body( $wp );
				}
			},
			9
		);
		// Independent of our routes: WordPress refuses an invalid nonce before it dispatches a request.
		add_filter(
			'rest_request_before_callbacks',
			static function ( $response, array $handler, WP_REST_Request $request ) {
				return is_wp_error( $response ) && 0 === stripos( $request->get_route(), '/templately' ) ? Route_Registrar::check_permission_first( $response, $handler, $request ) : $response;
			},
			10,
			3
		);
		add_filter(
			'rest_post_dispatch',
			static function ( WP_REST_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
				return 0 === stripos( $request->get_route(), '/templately-hub' ) ? Route_Registrar::send_no_cache_headers( $response, $server, $request ) : $response;
			},
			10,
			3
		);
		add_filter(
			'rest_pre_serve_request',
			static function ( $served, $response, WP_REST_Request $request ) {
				return 0 === stripos( $request->get_route(), '/templately' ) ? Route_Registrar::serve_stream( $served, $response, $request ) : $served;
			},
			10,
			3
		);
		add_filter(
			'rest_pre_dispatch',
			function ( $result, $server, WP_REST_Request $request ) {
				return 0 === strpos( $request->get_route(), '/wp/v2/block-patterns/' ) ? $this->plugin->module( Library_Module::class )->patterns()->register_on_request( $result, $server, $request ) : $result;
			},
			10,
			3
		);
		add_filter(
			'user_has_cap',
			function ( array $capabilities, array $needed, array $arguments, WP_User $user ): array {
				return array() === array_intersect( $needed, array( 'templately_read', 'templately_browse' ) ) ? $capabilities : $this->plugin->module( Library_Module::class )->filter_user_capabilities( $capabilities, $needed, $arguments, $user );
			},
			10,
			4
		);
		add_action( 'wp_abilities_api_categories_init', array( Explain_Page_Ability::class, 'register_category' ) );
		$this->on( 'wp_abilities_api_init', Theme_Builder_Module::class, 'register_ability', 10, 0 );
	}

	/** Scheduled tasks, and tasks that an administrator starts. */
	private function register_tasks(): void {
		$this->on( 'templately_fetch_patterns', Library_Module::class, 'fetch_patterns', 10, 0 );
		$this->on( 'templately_upkeep', Settings_Module::class, 'identify_hub', 10, 0 );
		$this->on( 'templately_upkeep', Hub_Module::class, 'upkeep', 10, 0 );
		$this->on( 'templately_send_mails', Hub_Module::class, 'send_mails', 10, 0 );
		$this->on( 'templately_import_tick', Import_Module::class, 'tick', 10, 0 );
		$this->on( 'templately_make_image_sizes', Import_Module::class, 'make_sizes' );
		$this->on( 'wp_privacy_personal_data_exporters', Hub_Module::class, 'add_exporter' );
		$this->on( 'wp_privacy_personal_data_erasers', Hub_Module::class, 'add_eraser' );
	}

	private function register_pages(): void {
		add_filter( 'pre_update_option_template', array( Theme_Palettes::class, 'save_palette' ) );
		add_filter(
			'block_editor_settings_all',
			static function ( $settings, $context ) {
				return false !== strpos( $context->post->post_content ?? '', 'templately-theme-' ) ? Theme_Palettes::add_editor_styles( $settings, $context ) : $settings;
			},
			10,
			2
		);
		add_filter(
			'render_block_data',
			static function ( $block ) {
				$class = $block['attrs']['className'] ?? '';
				return is_string( $class ) && false !== strpos( $class, 'templately-theme-' ) ? Theme_Palettes::enqueue_palette( $block ) : $block;
			}
		);
		add_action(
			'init',
			static function (): void {
				if ( ! wp_is_block_theme() ) {
					( new Classic_Theme_Styles() )->register_filters();
				}
			}
		);
		add_action(
			'wp',
			function (): void {
				if ( 'templately_design_page' === ( $_GET['action'] ?? '' ) ) { // phpcs:ignore WordPress.Security -- compared only; the signature tells.
					Signed_Url::handle( $this->method( Insertion_Module::class, 'show_preview' ) );
				}
			},
			PHP_INT_MIN
		);
		if ( isset( $_GET['templately-hub'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only whether it is there.
			$this->on( 'template_redirect', Hub_Module::class, 'answer_page', 0, 0 );
		}
		add_filter(
			'lang_dir_for_domain',
			static function ( $folder, string $domain ) {
				// wordpress.org hosts translations of another plugin with our name, which WordPress would prefer.
				return 'templately' === $domain ? dirname( TEMPLATELY_FILE ) . '/build/languages/' : $folder;
			},
			10,
			2
		);
		add_filter(
			'load_script_translation_file',
			static function ( $file, string $handle, string $domain ) {
				return 'templately' === $domain ? Translations::filter_script_translation_file( $file ) : $file;
			},
			10,
			3
		);
	}

	private function register_templates(): void {
		add_action( 'init', array( Post_Types::class, 'register' ) );
		// WordPress has the query, but has not chosen a template yet.
		add_action(
			'wp',
			function (): void {
				$option = (array) get_option( 'templately_tb' );
				$themes = array( '', (string) ( wp_load_alloptions()['stylesheet'] ?? '' ) );
				if ( ( ! empty( $option['loc'] ) && ! is_admin() ) || ! in_array( $option['theme'] ?? '', $themes, true ) ) {
					$this->plugin->module( Theme_Builder_Module::class )->hook_rendering();
				}
			}
		);
		add_action(
			'transition_post_status',
			function ( string $to, string $from, WP_Post $post ): void {
				if ( in_array( $post->post_type, self::TEMPLATE_TYPES, true ) ) {
					$this->plugin->module( Theme_Builder_Module::class )->on_status_transition( $to, $from, $post );
				}
			},
			10,
			3
		);
		add_action(
			'deleted_post',
			function ( int $id, WP_Post $post ): void {
				if ( in_array( $post->post_type, self::TEMPLATE_TYPES, true ) ) {
					$this->plugin->module( Theme_Builder_Module::class )->on_deleted_post( $id );
				}
			},
			10,
			2
		);
		$this->on( 'switch_theme', Theme_Builder_Module::class, 'on_switch_theme', 10, 2 );
		$this->on( 'templately_import_reverted', Theme_Builder_Module::class, 'on_import_reverted', 10, 0 );
		$this->on( 'switch_theme', Fonts_Module::class, 'on_switch_theme', 10, 3 );
	}

	/** Elementor may load before or after this plugin. */
	private function register_elementor(): void {
		foreach ( array(
			'elementor/documents/register'              => 'add_document_type',
			'elementor/elements/categories_registered'  => 'add_category',
			'elementor/widgets/register'                => 'add_widget',
			'elementor/document/urls/exit_to_dashboard' => 'exit_url',
			'elementor/document/urls/all_post_type'     => 'exit_url',
		) as $hook => $method ) {
			add_filter(
				$hook,
				static function ( ...$given ) use ( $method ) {
					return ( new Elementor_Templates() )->$method( ...$given );
				},
				10,
				2
			);
		}
		$this->on( 'elementor/editor/v2/scripts/enqueue', Screens_Module::class, 'enqueue_in_elementor', 10, 0 );
		$this->on( 'elementor/editor/after_enqueue_scripts', Screens_Module::class, 'enqueue_in_elementor', 10, 0 );
		add_action( 'wp_ajax_templately-assets', array( Elementor_Editor::class, 'print_assets' ) );
		add_filter(
			'get_edit_post_link',
			static function ( $link, int $id ) {
				return 'templately_elementor' === get_post_type( $id ) ? ( new Elementor_Templates() )->edit_link( $link, $id ) : $link;
			},
			10,
			2
		);
	}

	private function register_admin(): void {
		add_action(
			'admin_menu',
			function (): void {
				( new Admin_Page( $this->method( Screens_Module::class, 'assets' ) ) )->add_menu();
			}
		);
		add_filter(
			'submenu_file',
			static function ( $entry, $parent_entry ) {
				return 'templately' === $parent_entry ? Admin_Page::filter_submenu_file( $entry ) : $entry;
			},
			10,
			2
		);
		$this->on( 'enqueue_block_editor_assets', Screens_Module::class, 'enqueue_in_editors', 10, 0 );
		add_action( 'wp_ajax_templately-translations', array( Translations::class, 'send' ) );
		$this->on( 'site_status_tests', Screens_Module::class, 'add_tests' );
		$this->on( 'debug_information', Screens_Module::class, 'add_facts' );
		$this->on( 'admin_post_templately_activate', Import_Module::class, 'activate_on_trial', 10, 0 );
		$this->on( 'admin_post_templately_deactivate', Import_Module::class, 'deactivate', 10, 0 );
		$this->on( 'wp_ajax_health-check-templately-hub', Screens_Module::class, 'answer_health_check', 10, 0 );
		foreach ( array( 'pack_import_info', 'pack_import_settings', 'pack_import', 'pack_import_status', 'pack_import_revert' ) as $action ) {
			add_action(
				"wp_ajax_templately_$action",
				function () use ( $action ): void {
					$this->plugin->module( Import_Module::class )->serve_ajax( $action );
				}
			);
		}
		foreach ( self::SIGNED_ADDRESSES as $action => list( $module, $method ) ) {
			add_action(
				"admin_post_templately_$action",
				function () use ( $module, $method ): void {
					Signed_Url::handle( $this->method( $module, $method ) );
					exit;
				}
			);
		}
	}
}
