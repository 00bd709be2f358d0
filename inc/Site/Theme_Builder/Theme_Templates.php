<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Site\Elementor\Elementor_Plugin;
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
 * Lists, creates and deletes theme templates.
 * @phpstan-type Template array{id: int, title: string, platform: string, type: string, location: string, status: string, edit_link: string, note: string, can_delete: bool}
 */
final class Theme_Templates {

	private Theme_Template_Store $store;

	private Condition_Store $conditions;

	private Template_Types $types;

	private Condition_Types $condition_types;

	private Condition_Targets $targets;

	/** @var callable( int ): string */
	private $design;

	/** @var callable( int ): list<array<string, mixed>> */
	private $elements;

	/** @var array<string, string> Cached messages of Template_Part_Finder, by theme, location and last change. */
	private array $notes = array();

	/**
	 * @param callable( int ): string $design Returns a hub design's blocks, converted for this site.
	 * @param callable( int ): list<array<string, mixed>> $elements Returns an Elementor design's elements, converted for this site.
	 */
	public function __construct( Theme_Template_Store $store, Condition_Store $conditions, Template_Types $types, Condition_Types $condition_types, Condition_Targets $targets, callable $design, callable $elements ) {
		$this->store           = $store;
		$this->conditions      = $conditions;
		$this->types           = $types;
		$this->condition_types = $condition_types;
		$this->targets         = $targets;
		$this->design          = $design;
		$this->elements        = $elements;
	}

	/** @return list<string> Builders that templates can be created for. */
	public static function platforms(): array {
		return Elementor_Plugin::is_active() ? array( 'gutenberg', 'elementor' ) : array( 'gutenberg' );
	}

	/** @return list<array{type: string, label: string, group: string, location: string, condition: array{type: string, name: string, sub_name: string, sub_id: int}|null}> */
	public function types( string $platform ): array {
		return in_array( $platform, self::platforms(), true ) ? $this->types->all() : array();
	}

	/**
	 * @return Template
	 * @throws Failure 404 not_a_template.
	 */
	public function get( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || '' === $this->store->type( $id ) ) {
			throw new Failure( 'not_a_template', self::no_template(), 404 );
		}
		return $this->template( $post );
	}

	/**
	 * Creates a template. It shows nowhere until it has conditions.
	 * @return array{template_id: int, redirect: string, condition: array{type: string, name: string, sub_name: string, sub_id: int}|null} redirect: its editor. condition: suggested first condition.
	 * @throws Failure 400 invalid_type, 422 platform_not_supported or missing_widgets, 500 not_created, or a Failure of inserting the design.
	 */
	public function create( string $platform, string $type, string $title, int $item_id ): array {
		if ( ! in_array( $platform, self::platforms(), true ) ) {
			throw new Failure( 'platform_not_supported', __( 'Elementor is not active on this site.', 'templately' ), 422 );
		}
		$of = $this->types->get( $type );
		if ( null === $of ) {
			throw new Failure( 'invalid_type', self::no_type(), 400, array( 'type' => self::no_type() ) );
		}
		$title = trim( sanitize_text_field( $title ) );
		$title = '' === $title ? $of['label'] : $title;
		$id    = 'elementor' === $platform ? $this->store->create_document( $type, $title, $item_id > 0 ? ( $this->elements )( $item_id ) : array() ) : $this->store->create( $type, 'body' === $of['location'] ? '' : $of['location'], $title, $this->initial_content( $of, $item_id ), ! wp_is_block_theme() );
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
	 * Trashes a template. Its conditions apply again if it is restored.
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

	public function page( string $platform, int $page ): Result_Page {
		$found = $this->store->page( $platform, $page );
		$rows  = $this->conditions->find_by_templates( array_column( $found['posts'], 'ID' ) );
		$shown = array();
		foreach ( $rows as $id => $of ) {
			foreach ( $of as $row ) {
				$shown[ $id ][] = new Condition( Condition::TYPES[ (int) $row['is_exclude'] ], $row['name'], $row['sub_name'], (int) $row['sub_id'] );
			}
		}
		$this->targets->prime_caches( array_merge( array(), ...array_values( $shown ) ) );
		$items = array();
		foreach ( $found['posts'] as $post ) {
			$items[] = $this->template( $post ) + array(
				'date'       => (string) mysql_to_rfc3339( $post->post_modified_gmt ) . 'Z',
				'place'      => $this->place( $post ),
				'conditions' => array_map(
					function ( Condition $condition ): array {
						return array(
							'condition' => (string) $condition,
							'label'     => $this->condition_types->label( $condition, $this->targets->label( $condition ) ),
						);
					},
					$shown[ $post->ID ] ?? array()
				),
			);
		}
		return new Result_Page( $items, $found['total'], $page, Theme_Template_Store::PER_PAGE );
	}

	/** Returns where WordPress shows a template of the Site Editor without conditions; '' for other templates. */
	private function place( WP_Post $post ): string {
		if ( ! wp_is_block_theme() || 'publish' !== $post->post_status || get_stylesheet() !== $this->store->theme( $post->ID ) ) {
			return '';
		}
		if ( 'wp_template_part' === $post->post_type ) {
			return __( 'Templates that include it', 'templately' );
		}
		$types = get_default_block_template_types();
		$slug  = $post->post_name;
		if ( isset( wp_get_theme_data_custom_templates()[ $slug ] ) || ! isset( $types[ $slug ] ) && ! isset( $types[ explode( '-', $slug )[0] ] ) ) {
			return __( 'Pages that choose it', 'templately' );
		}
		/* translators: %s: name of a template in the Site Editor, such as Single Posts, or its slug, such as page-about. */
		return sprintf( __( 'WordPress uses it as the template “%s”', 'templately' ), (string) ( $types[ $slug ]['title'] ?? $slug ) );
	}

	/** @return Template */
	private function template( WP_Post $post ): array {
		$type = $this->store->type( $post->ID );
		return array(
			'id'         => $post->ID,
			'title'      => $post->post_title,
			'platform'   => Theme_Template_Store::platform( $post->post_type ),
			'type'       => $type,
			'location'   => Template_Types::location( $type ),
			'status'     => $post->post_status,
			'edit_link'  => $this->is_editable( $post ) ? self::edit_link( $post->ID ) : '',
			'note'       => $this->remark( $post ),
			// Templates of the Site Editor belong to a theme and are deleted there.
			'can_delete' => '' === $this->store->theme( $post->ID ) && current_user_can( 'delete_post', $post->ID ),
		);
	}

	private function remark( WP_Post $post ): string {
		$fault = Elementor_Templates::render_error( $post->ID );
		if ( '' !== $fault ) {
			return Page_Explainer::not_shown_message( $fault, '' );
		}
		$theme = $this->store->theme( $post->ID );
		$fault = Template_Fault::from_row(
			array(
				'post_name' => $post->post_name,
				'content'   => $this->store->content( $post ),
				'is_ours'   => '' === $theme ? 1 : 0,
				'theme'     => $theme,
			)
		);
		if ( Template_Fault::OTHER_THEME !== $fault && ! $this->is_editable( $post ) ) {
			return __( 'It was made for a block theme. Here it is shown without its header and footer. To edit it, activate a block theme.', 'templately' );
		}
		if ( '' !== $fault ) {
			return Page_Explainer::fault_message( $fault );
		}
		$location                     = Template_Types::location( $this->store->type( $post->ID ) );
		$key                          = get_stylesheet() . " $location " . wp_cache_get_last_changed( 'posts' );
		return $this->notes[ $key ] ??= Template_Part_Finder::warning( $location );
	}

	/** Checks whether a template has an editor. WordPress has none for block templates under classic themes, nor for those of other themes. */
	private function is_editable( WP_Post $post ): bool {
		if ( Theme_Template_Store::ELEMENTOR_TYPE === $post->post_type ) {
			return Elementor_Plugin::is_active();
		}
		return ( 'wp_template' !== $post->post_type || wp_is_block_theme() ) && in_array( $this->store->theme( $post->ID ), array( '', get_stylesheet() ), true );
	}

	private static function edit_link( int $id ): string {
		return (string) get_edit_post_link( $id, 'raw' );
	}

	/** @param array{type: string, location: string} $type */
	private function initial_content( array $type, int $item_id ): string {
		$is_framed = 'body' === $type['location'] && wp_is_block_theme();
		if ( $item_id > 0 ) {
			$content = ( $this->design )( $item_id );
			return $is_framed ? Theme_Header_Footer::wrap( $content ) : $content;
		}
		return $is_framed ? self::content_of_theme( $type['type'] ) : '';
	}

	/** Returns what the theme would show, with its patterns resolved, because they disappear with the theme. */
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

	private static function no_template(): string {
		return __( 'This is not a theme builder template.', 'templately' );
	}

	private static function no_type(): string {
		return __( 'This site has no templates of this type.', 'templately' );
	}
}
