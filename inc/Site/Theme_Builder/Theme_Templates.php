<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Elementor\Elementor_Templates;
use Templately\Site\Theme_Builder\Rendering\Template_Part_Finder;
use Templately\Site\Theme_Builder\Rendering\Theme_Header_Footer;
use Templately\Site\Theme_Builder\Templates\Template_Fault;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use WP_Post;

/**
 * The theme-builder templates of this site: what types there are, making one, and the list of them.
 *
 * @phpstan-type Template array{id: int, title: string, platform: string, type: string, location: string, status: string, edit_link: string, note: string, can_delete: bool}
 */
final class Theme_Templates {

	private Theme_Template_Store $posts;

	private Condition_Store $conditions;

	private Template_Types $types;

	private Condition_Types $config;

	private Condition_Targets $chosen;

	/** @var callable( int ): string */
	private $design;

	/** @var callable( int, callable( list<string> ): void ): list<array<string, mixed>> */
	private $elements;

	/** @var array<string, string> Note on the templates of the theme without such a part, by theme, location and last change. */
	private array $notes = array();

	/**
	 * @param Theme_Template_Store             $posts      The templates' posts.
	 * @param Condition_Store      $conditions Where they show.
	 * @param callable( int ): string $design     Returns the blocks of a design of the hub, made this site's; throws a Failure where that cannot be.
	 * @param callable( int, callable( list<string> ): void ): list<array<string, mixed>> $elements Returns the elements of a design of Elementor, likewise; calls what it is given with their types, before it writes anything.
	 */
	public function __construct( Theme_Template_Store $posts, Condition_Store $conditions, Template_Types $types, Condition_Types $config, Condition_Targets $chosen, callable $design, callable $elements ) {
		$this->posts      = $posts;
		$this->conditions = $conditions;
		$this->types      = $types;
		$this->config     = $config;
		$this->chosen     = $chosen;
		$this->design     = $design;
		$this->elements   = $elements;
	}

	/**
	 * Returns for which builders templates can be made here.
	 *
	 * @return list<string>
	 */
	public static function platforms(): array {
		return Elementor_Templates::is_active() ? array( 'gutenberg', 'elementor' ) : array( 'gutenberg' );
	}

	/**
	 * Returns the types of templates that can be made.
	 *
	 * @return list<array{type: string, label: string, group: string, location: string, condition: array{type: string, name: string, sub_name: string, sub_id: int}|null}>
	 */
	public function types( string $platform ): array {
		return in_array( $platform, self::platforms(), true ) ? $this->types->all() : array();
	}

	/**
	 * Returns a template.
	 *
	 * @return Template
	 *
	 * @throws Failure 404 not_a_template.
	 */
	public function get( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || '' === $this->posts->type( $id ) ) {
			throw new Failure( 'not_a_template', self::no_template(), 404 );
		}
		return $this->template( $post );
	}

	/**
	 * Makes a template. It shows nowhere until it has conditions.
	 *
	 * @param string $title    What it is called; '' for what its type is.
	 * @param int    $item_id  Design of the hub that it begins with; 0 for none.
	 * @return array{template_id: int, redirect: string, condition: array{type: string, name: string, sub_name: string, sub_id: int}|null} The post, where it is edited, and the condition to begin with.
	 *
	 * @throws Failure 400 invalid_type, 422 platform_not_supported or missing_widgets, what the design was refused with, 500 not_created.
	 */
	public function create( string $platform, string $type, string $title, int $item_id ): array {
		if ( ! in_array( $platform, self::platforms(), true ) ) {
			throw new Failure( 'platform_not_supported', __( 'Elementor is not active on this site, so nothing can be made with it.', 'templately' ), 422 );
		}
		$of = $this->types->get( $type );
		if ( null === $of ) {
			throw new Failure( 'invalid_type', self::no_type(), 400, array( 'type' => self::no_type() ) );
		}
		$title = trim( sanitize_text_field( $title ) );
		$title = '' === $title ? $of['label'] : $title;
		$id    = 'elementor' === $platform ? $this->posts->create_document( $type, $title, $item_id > 0 ? ( $this->elements )( $item_id, array( self::class, 'require_known_widgets' ) ) : array() ) : $this->posts->create( $type, 'body' === $of['location'] ? '' : $of['location'], $title, $this->beginning( $of, $item_id ), ! wp_is_block_theme() );
		if ( 0 === $id ) {
			throw new Failure( 'not_created', __( 'WordPress did not save the template. Please try again.', 'templately' ), 500 );
		}
		return array(
			'template_id' => $id,
			'redirect'    => self::edit_link( $id ),
			'condition'   => $of['condition'],
		);
	}

	/**
	 * Puts a template into WordPress's trash. What it was shown by shows nothing any more, and comes back with it.
	 *
	 * @throws Failure 404 not_a_template, 409 not_ours, 500 not_deleted.
	 */
	public function delete( int $id ): string {
		$template = $this->get( $id );
		if ( 'trash' === $template['status'] ) {
			throw new Failure( 'not_a_template', self::no_template(), 404 );
		}
		if ( ! $template['can_delete'] ) {
			throw new Failure( 'not_ours', __( 'This template was made in the Site Editor and belongs to a theme. Delete it there.', 'templately' ), 409 );
		}
		if ( ! wp_trash_post( $id ) ) {
			throw new Failure( 'not_deleted', __( 'WordPress did not delete the template. Please try again.', 'templately' ), 500 );
		}
		return sprintf( /* translators: %s: name of a template. */ __( '“%s” was moved to the trash.', 'templately' ), $template['title'] );
	}

	/** Returns a page of all templates, the newest first. */
	public function page( string $platform, int $page ): Result_Page {
		$found = $this->posts->page( $platform, $page );
		$rows  = $this->conditions->find_by_templates( array_column( $found['posts'], 'ID' ) );
		$shown = array();
		foreach ( $rows as $id => $of ) {
			foreach ( $of as $row ) {
				$shown[ $id ][] = new Condition( Condition::TYPES[ (int) $row['is_exclude'] ], $row['name'], $row['sub_name'], (int) $row['sub_id'] );
			}
		}
		$this->chosen->prime_caches( array_merge( array(), ...array_values( $shown ) ) );
		$items = array();
		foreach ( $found['posts'] as $post ) {
			$items[] = $this->template( $post ) + array(
				'date'       => (string) mysql_to_rfc3339( $post->post_modified_gmt ) . 'Z',
				'conditions' => array_map(
					function ( Condition $condition ): array {
						return array(
							'condition' => (string) $condition,
							'label'     => $this->config->label( $condition, $this->chosen->label( $condition ) ),
						);
					},
					$shown[ $post->ID ] ?? array()
				),
			);
		}
		return new Result_Page( $items, $found['total'], $page, Theme_Template_Store::PER_PAGE );
	}

	/** @return Template */
	private function template( WP_Post $post ): array {
		$type = $this->posts->type( $post->ID );
		return array(
			'id'         => $post->ID,
			'title'      => $post->post_title,
			'platform'   => Theme_Template_Store::platform( $post->post_type ),
			'type'       => $type,
			'location'   => Template_Types::location( $type ),
			'status'     => $post->post_status,
			'edit_link'  => $this->is_editable( $post ) ? self::edit_link( $post->ID ) : '',
			'note'       => $this->note( $post ),
			// What somebody made in the Site Editor is the theme's, and goes there.
			'can_delete' => '' === $this->posts->theme( $post->ID ) && current_user_can( 'delete_post', $post->ID ),
		);
	}

	/** @return string What there is to know of it; '' for nothing. */
	private function note( WP_Post $post ): string {
		$fault = Elementor_Templates::render_error( $post->ID );
		if ( '' !== $fault ) {
			return Page_Explainer::lost( $fault, '' );
		}
		$theme = $this->posts->theme( $post->ID );
		$fault = Template_Fault::from_row(
			array(
				'post_name' => $post->post_name,
				'content'   => $this->posts->content( $post ),
				'is_ours'   => '' === $theme ? 1 : 0,
				'theme'     => $theme,
			)
		);
		if ( Template_Fault::OTHER_THEME !== $fault && ! $this->is_editable( $post ) ) {
			return __( 'It was made for a block theme. It shows here too, without its header and footer, and can be edited once a block theme is active.', 'templately' );
		}
		if ( '' !== $fault ) {
			return Page_Explainer::fault( $fault );
		}
		$location                     = Template_Types::location( $this->posts->type( $post->ID ) );
		$key                          = get_stylesheet() . " $location " . wp_cache_get_last_changed( 'posts' );
		return $this->notes[ $key ] ??= Template_Part_Finder::warning( $location );
	}

	/**
	 * Says whether there is an editor for a template: under a theme without block templates WordPress has none for them, nor for those
	 * of another theme.
	 */
	private function is_editable( WP_Post $post ): bool {
		if ( Theme_Template_Store::ELEMENTOR_TYPE === $post->post_type ) {
			return Elementor_Templates::is_active();
		}
		return ( 'wp_template' !== $post->post_type || wp_is_block_theme() ) && in_array( $this->posts->theme( $post->ID ), array( '', get_stylesheet() ), true );
	}

	private static function edit_link( int $id ): string {
		return (string) get_edit_post_link( $id, 'raw' );
	}

	/**
	 * Makes sure that Elementor knows all elements of a design: what it does not know, it drops without a word.
	 *
	 * @param list<string> $types Types: 'container', 'widget:heading'.
	 *
	 * @throws Failure 422 missing_widgets.
	 */
	public static function require_known_widgets( array $types ): void {
		$missing = Elementor_Templates::unknown_widgets( $types );
		if ( array() !== $missing ) {
			throw new Failure( 'missing_widgets', self::missing_widgets( $missing ), 422, array( 'item_id' => self::missing_widgets( $missing ) ) );
		}
	}

	/**
	 * @param array{type: string, location: string} $type    Type of a template of blocks.
	 * @param int                                   $item_id Design of the hub that it begins with; 0 for none.
	 *
	 * @throws Failure What the design was refused with.
	 */
	private function beginning( array $type, int $item_id ): string {
		$is_framed = 'body' === $type['location'] && wp_is_block_theme();
		if ( $item_id > 0 ) {
			$content = ( $this->design )( $item_id );
			return $is_framed ? Theme_Header_Footer::wrap( $content ) : $content;
		}
		return $is_framed ? self::content_of_theme( $type['type'] ) : '';
	}

	/**
	 * Returns what the theme shows itself where a template of a type would: WordPress's own editor begins with it, too.
	 *
	 * @return string Its blocks, without patterns of the theme: they would vanish with it.
	 */
	private static function content_of_theme( string $type ): string {
		$slugs     = get_template_hierarchy( $type );
		$templates = get_block_templates( array( 'slug__in' => $slugs ) );
		$order     = array_flip( $slugs );
		usort(
			$templates,
			static function ( \WP_Block_Template $a, \WP_Block_Template $b ) use ( $order ): int {
				return ( $order[ $a->slug ] ?? PHP_INT_MAX ) <=> ( $order[ $b->slug ] ?? PHP_INT_MAX );
			}
		);
		return isset( $templates[0] ) ? serialize_blocks( resolve_pattern_blocks( parse_blocks( $templates[0]->content ) ) ) : '';
	}

	/** Says that a post is no template of the theme builder. */
	private static function no_template(): string {
		return __( 'That is no template of the theme builder.', 'templately' );
	}

	/** Says that a template has to have a type. */
	private static function no_type(): string {
		return __( 'This site has no template of that type.', 'templately' );
	}

	/**
	 * Says that a design needs widgets of Elementor that are not here.
	 *
	 * @param list<string> $names Their names.
	 */
	private static function missing_widgets( array $names ): string {
		/* translators: %s: names of widgets, such as form, slides. */
		return sprintf( __( 'This design needs widgets that Elementor does not have on this site: %s. Begin without a design, or turn on the plugin that brings them.', 'templately' ), implode( ', ', $names ) );
	}
}
