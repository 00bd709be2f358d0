<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Module;
use Templately\Site\Insertion\Insertion_Module;
use Templately\Site\Library\Library_Module;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Site\Theme_Builder\Rendering\Block_Theme_Renderer;
use Templately\Site\Theme_Builder\Rendering\Classic_Theme_Renderer;
use Templately\Site\Theme_Builder\Rendering\Elementor_Renderer;
use Templately\Site\Theme_Builder\Rendering\Resolved_Templates;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use WP_Admin_Bar;
use WP_Post;
use WP_Theme;

final class Theme_Builder_Module implements Module {

	private Condition_Store $storage;

	/** @var callable(): Insertion_Module */
	private $insertion;

	/** @var callable(): Library_Module */
	private $library;

	/**
	 * Front-end pages need neither of these modules, so they are made on first use.
	 * @param callable(): Insertion_Module $insertion
	 * @param callable(): Library_Module $library
	 */
	public function __construct( Condition_Store $storage, callable $insertion, callable $library ) {
		$this->storage   = $storage;
		$this->insertion = $insertion;
		$this->library   = $library;
	}

	public static function controllers(): array {
		return array(
			Conditions_Controller::class      => static function ( self $module ): Conditions_Controller {
				$config = new Condition_Types();
				$chosen = new Condition_Targets( $config );
				return new Conditions_Controller( new Conditions( $module->storage, $module->templates(), $config, $chosen, new Condition_Preview( $module->storage, $config, new Sample_Pages( $config ), $chosen, new Request_Simulation() ) ) );
			},
			Theme_Templates_Controller::class => static function ( self $module ): Theme_Templates_Controller {
				return new Theme_Templates_Controller( $module->templates(), new Starter_Designs( ( $module->library )()->library() ) );
			},
		);
	}

	public function register_commands(): void {
		\WP_CLI::add_command( 'templately conditions', new Conditions_Command( array( $this, 'explain' ) ) );
	}

	public function register_ability(): void {
		Explain_Page_Ability::register( array( $this, 'explain' ) );
	}

	/** @return list<array<string, mixed>>|null null if the URL is not a page of this site. */
	public function explain( string $address ): ?array {
		return $this->explainer()->explain_url( $address );
	}

	/** Hooks in the renderer. Does nothing if no template can show on any page. */
	public function hook_rendering(): void {
		$theme = $this->storage->unrecorded_theme();
		if ( '' !== $theme ) {
			$this->on_switch_theme( '', wp_get_theme( $theme ) );
		}
		$locations = $this->storage->locations();
		// wp-admin also fires this hook. The REST API asks which template a page would use and must get the theme's.
		if ( array() === $locations || is_admin() || wp_is_serving_rest_request() || ! wp_using_themes() ) {
			return;
		}
		$resolved  = new Resolved_Templates( $this->storage );
		$elementor = new Elementor_Renderer( $resolved );
		if ( wp_is_block_theme() ) {
			( new Block_Theme_Renderer( $resolved, $elementor ) )->register( $locations );
		} else {
			( new Classic_Theme_Renderer( $resolved, $elementor ) )->register( $locations );
		}
		add_action(
			'admin_bar_menu',
			function ( WP_Admin_Bar $bar ) use ( $resolved ): void {
				if ( current_user_can( 'edit_theme_options' ) && $resolved->request_facts()->has_locations ) {
					Admin_Bar::add_nodes( $bar, $this->explainer()->explain_query( $resolved->request_facts(), $resolved->locations_not_shown() ) );
				}
			},
			90
		);
	}

	public function on_status_transition( string $to, string $from, WP_Post $post ): void {
		if ( 'publish' === $to || 'publish' === $from ) {
			$this->storage->on_template_change( $post->ID, false );
		}
	}

	public function on_deleted_post( int $id ): void {
		$this->storage->on_template_change( $id, true );
	}

	public function on_import_reverted(): void {
		$this->storage->delete_orphans();
	}

	public function on_switch_theme( string $name, WP_Theme $theme ): void {
		( new Theme_Template_Store() )->move_to_theme( $theme->get_stylesheet() );
		$this->storage->on_theme_change();
	}

	private function explainer(): Page_Explainer {
		$config = new Condition_Types();
		return new Page_Explainer( $this->storage, $config, new Condition_Targets( $config ), new Request_Simulation() );
	}

	private function templates(): Theme_Templates {
		$design   = function ( int $item_id ): string {
			return implode( "\n\n", ( $this->insertion )()->insertion()->insert( $item_id, 'gutenberg', 0 )['content'] );
		};
		$elements = function ( int $item_id ): array {
			return ( $this->insertion )()->elements()->from_library( $item_id, 0, Style_Schema::DESIGN )['elements'];
		};
		$config   = new Condition_Types();
		return new Theme_Templates( new Theme_Template_Store(), $this->storage, new Template_Types(), $config, new Condition_Targets( $config ), $design, $elements );
	}
}
