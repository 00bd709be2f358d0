<?php

declare( strict_types=1 );

namespace Templately\Conditions;

use Templately\Cli\Conditions_Command;
use Templately\Conditions\Rendering\Block_Theme;
use Templately\Conditions\Rendering\Classic_Theme;
use Templately\Conditions\Rendering\Documents;
use Templately\Conditions\Rendering\Winners;
use Templately\Insertion\Insertion_Module;
use Templately\Library\Library_Module;
use Templately\Module;
use Templately\Storage\Display_Conditions;
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

	/**
	 * @param Display_Conditions $storage   The conditions of this site.
	 * @param Insertion_Module   $insertion Makes designs this site's.
	 * @param Library_Module     $library   Knows which designs there are.
	 */
	public function __construct( Display_Conditions $storage, Insertion_Module $insertion, Library_Module $library ) {
		$this->storage   = $storage;
		$this->insertion = $insertion;
		$this->library   = $library;
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

	/** Registers the commands of WP-CLI. */
	public function register_commands(): void {
		\WP_CLI::add_command( 'templately conditions', new Conditions_Command( array( $this, 'explain' ) ) );
	}

	/** Registers the ability of WordPress's Abilities API. */
	public function register_ability(): void {
		Ability::register( array( $this, 'explain' ) );
	}

	/**
	 * Says why a page looks as it does.
	 *
	 * @param string $address Address of this site.
	 * @return list<array<string, mixed>>|null Null where there is no such page.
	 */
	public function explain( string $address ): ?array {
		return $this->explainer()->of_address( $address );
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

	/**
	 * @param string  $to   Status of a post.
	 * @param string  $from The one before.
	 * @param WP_Post $post The post, saved: of one of Theme_Posts::POST_TYPES.
	 */
	public function notice_change( string $to, string $from, WP_Post $post ): void {
		if ( 'publish' === $to || 'publish' === $from ) {
			$this->storage->notice( $post->ID, false );
		}
	}

	/**
	 * @param int $id A post that is gone: of one of Theme_Posts::POST_TYPES.
	 */
	public function notice_deletion( int $id ): void {
		$this->storage->notice( $id, true );
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
