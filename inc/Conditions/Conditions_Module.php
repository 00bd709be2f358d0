<?php

declare( strict_types=1 );

namespace Templately\Conditions;

use Templately\Cli\Conditions_Command;
use Templately\Conditions\Elementor\Elementor_Templates;
use Templately\Conditions\Rendering\Block_Theme;
use Templately\Conditions\Rendering\Classic_Theme;
use Templately\Conditions\Rendering\Documents;
use Templately\Conditions\Rendering\Winners;
use Templately\Insertion\Insertion_Module;
use Templately\Library\Library_Module;
use Templately\Module;
use Templately\Rest\Private_Posts;
use Templately\Storage\Display_Conditions;
use Templately\Storage\Kept_Places;
use Templately\Storage\Theme_Posts;
use Templately\Templates\Template_Types;
use Templately\Templates\Theme_Designs;
use Templately\Templates\Theme_Templates;
use Templately\Templates\Theme_Templates_Controller;
use WP_Admin_Bar;
use WP_Post;
use WP_Theme;

/**
 * The theme builder: templates of this site, and where they show.
 */
final class Conditions_Module implements Module {

	/** @var Display_Conditions */
	private $storage;

	/** @var Insertion_Module */
	private $insertion;

	/** @var Library_Module */
	private $library;

	/** @var Elementor_Templates */
	private $elementor;

	/**
	 * @param Display_Conditions $storage   The conditions of this site.
	 * @param Insertion_Module   $insertion Makes designs this site's.
	 * @param Library_Module     $library   Knows which designs there are.
	 */
	public function __construct( Display_Conditions $storage, Insertion_Module $insertion, Library_Module $library ) {
		$this->storage   = $storage;
		$this->insertion = $insertion;
		$this->library   = $library;
		$this->elementor = new Elementor_Templates();
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array(
			Conditions_Controller::class      => static function ( self $module ): Conditions_Controller {
				$config = new Condition_Config();
				$chosen = new Chosen( $config );
				return new Conditions_Controller( new Conditions( $module->storage, $module->templates(), $config, $chosen, new Preview( $module->storage, $config, new Sample_Pages( $config ), $chosen, new Visit() ) ) );
			},
			Theme_Templates_Controller::class => static function ( self $module ): Theme_Templates_Controller {
				return new Theme_Templates_Controller( $module->templates(), new Theme_Designs( $module->library->library() ) );
			},
		);
	}

	/** {@inheritDoc} */
	public function register(): void {
		$this->elementor->register();
		add_action( 'init', array( $this, 'register_post_types' ) );
		add_action( 'transition_post_status', array( $this, 'notice_change' ), 10, 3 );
		add_action( 'deleted_post', array( $this, 'notice_deletion' ), 10, 2 );
		add_action( 'switch_theme', array( $this, 'follow_theme' ), 10, 2 );
		// WordPress knows by then what the page is, and has not chosen a template yet.
		add_action( 'wp', array( $this, 'show' ) );
		$explain = function ( string $address ): ?array {
			return $this->explainer()->of_address( $address );
		};
		Ability::register( $explain );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command( 'templately conditions', new Conditions_Command( $explain ) );
		}
	}

	/** Shows templates on the page that somebody looks at. Where none may show anywhere, nothing is hooked in and nothing is asked. */
	public function show(): void {
		$missed = $this->storage->missed_theme();
		if ( '' !== $missed ) {
			$this->follow_theme( '', wp_get_theme( $missed ) );
		}
		$locations = $this->storage->locations();
		// Lists of the administration fire this hook, too; the API asks which template a page would have, and has to be told the theme's.
		if ( array() === $locations || is_admin() || wp_is_serving_rest_request() || ! wp_using_themes() ) {
			return;
		}
		$winners   = new Winners( $this->storage );
		$documents = new Documents( $winners );
		if ( wp_is_block_theme() ) {
			( new Block_Theme( $winners, $documents ) )->register( $locations );
		} else {
			( new Classic_Theme( $winners, $documents ) )->register( $locations );
		}
		add_action(
			'admin_bar_menu',
			function ( WP_Admin_Bar $bar ) use ( $winners ): void {
				if ( current_user_can( 'edit_theme_options' ) && $winners->facts()->has_locations ) {
					Admin_Bar::add( $bar, $this->explainer()->of( $winners->facts(), $winners->gave_way() ) );
				}
			},
			90
		);
	}

	/** Registers the types of bodies under themes without block templates, edited in the block editor, and of what is made with Elementor: seen by nobody as pages of their own. */
	public function register_post_types(): void {
		$edit   = 'edit_theme_options';
		$common = array(
			'labels'          => array(
				'name'          => __( 'Theme templates', 'templately' ),
				'singular_name' => __( 'Theme template', 'templately' ),
			),
			'public'          => false,
			'show_ui'         => true,
			'show_in_menu'    => false,
			'show_in_rest'    => true,
			'rewrite'         => false,
			'query_var'       => false,
			'can_export'      => true,
			'map_meta_cap'    => true,
			'capability_type' => 'templately_template',
			'capabilities'    => array_fill_keys( array( 'create_posts', 'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts', 'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts', 'read', 'read_private_posts' ), $edit ),
		);
		register_post_type(
			Theme_Posts::OWN_TYPE,
			array(
				'rest_controller_class' => Private_Posts::class,
				'supports'              => array( 'title', 'editor', 'revisions' ),
			) + $common
		);
		$this->elementor->register_post_type( $common );
	}

	/**
	 * @param string  $to   Status of a post.
	 * @param string  $from The one before.
	 * @param WP_Post $post The post, saved.
	 */
	public function notice_change( string $to, string $from, WP_Post $post ): void {
		if ( in_array( $post->post_type, Theme_Posts::POST_TYPES, true ) && ( 'publish' === $to || 'publish' === $from ) ) {
			$this->forget_places( $post );
			$this->storage->notice( $post->ID, false );
		}
	}

	/**
	 * @param int     $id   A post that is gone.
	 * @param WP_Post $post What it was.
	 */
	public function notice_deletion( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, Theme_Posts::POST_TYPES, true ) ) {
			$this->forget_places( $post );
			$this->storage->notice( $id, true );
		}
	}

	/**
	 * @param WP_Post $post A template or part that changed: of the theme's own it is kept where they have places for ours. Of one that is gone nobody knows any more whose it was.
	 */
	private function forget_places( WP_Post $post ): void {
		if ( in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true ) ) {
			Kept_Places::forget_all();
		}
	}

	/**
	 * Takes the templates along to another theme.
	 *
	 * @param string   $name  Its name.
	 * @param WP_Theme $theme The theme that is there now.
	 */
	public function follow_theme( string $name, WP_Theme $theme ): void {
		( new Theme_Posts() )->rebind( $theme->get_stylesheet() );
		$this->storage->notice_theme();
	}

	/** Returns what says why pages look as they do. */
	private function explainer(): Explainer {
		$config = new Condition_Config();
		return new Explainer( $this->storage, $config, new Chosen( $config ), new Visit() );
	}

	/** Returns the templates of this site. */
	private function templates(): Theme_Templates {
		$design   = function ( int $item_id ): string {
			return implode( "\n\n", $this->insertion->insertion()->content( $item_id, 'gutenberg', 0 )['content'] );
		};
		$elements = function ( int $item_id, callable $require ): array {
			return $this->insertion->elements()->elements( $item_id, $require );
		};
		$config   = new Condition_Config();
		return new Theme_Templates( new Theme_Posts(), $this->storage, new Template_Types(), $config, new Chosen( $config ), $design, $elements );
	}
}
