<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Deferred_Listeners;
use Templately\Site\Import\Content\Destination;
use Templately\Site\Import\Content\Elementor_Content;
use Templately\Site\Import\Content\Fonts;
use Templately\Site\Import\Content\Media;
use Templately\Site\Import\Content\Menus;
use Templately\Site\Import\Content\Posts;
use Templately\Site\Import\Content\Styles;
use Templately\Site\Import\Content\Terms;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Run\Run_Items;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/**
 * Writes the objects of a pack in two passes: drafts, so that ids and addresses are known, then their content. Serves the steps 'templates'
 * and 'wp-content'.
 * @phpstan-import-type Item from Run_Items
 * @phpstan-import-type Family from Fonts
 * @phpstan-import-type Medium from \Templately\Shared\Bundle\Manifest
 * @phpstan-import-type Menu from \Templately\Shared\Bundle\Manifest
 * @phpstan-import-type Term from \Templately\Shared\Bundle\Manifest
 */
final class Content_Step implements Step {

	/** Kinds of items that are no objects: second pass of a post, global styles, permalink structure. */
	private const FILL       = 'fill';
	private const STYLES     = 'styles';
	private const PERMALINKS = 'permalinks';

	private const TEMPLATES = array( 'wp_template_part', 'wp_template' );
	private const POSTS     = array( 'wp_block', 'wp_navigation', 'page', 'post', 'elementor_library' );

	private Posts $posts;

	private Elementor_Content $elementor;

	private ?Step_Context $context = null;

	private Destination $here;

	/** @var array<string, array<int, array<string, mixed>>> Records of the manifest by list and number. */
	private array $records = array();

	public function __construct( Posts $posts, Elementor_Content $elementor ) {
		$this->posts     = $posts;
		$this->elementor = $elementor;
	}

	public function items( string $name, Import_Plan $plan ): array {
		$templates = $plan->objects( ...self::TEMPLATES );
		$needed    = array_fill_keys( array_merge( array(), ...array_column( $templates, 'needs' ) ), true );
		$media     = array(
			'templates'  => array(),
			'wp-content' => array(),
		);
		foreach ( $plan->objects( 'media' ) as $medium ) {
			$media[ isset( $needed[ $medium['number'] ] ) ? 'templates' : 'wp-content' ][] = $medium;
		}
		$drafts = self::items_of( $plan->objects( ...self::TEMPLATES, ...self::POSTS ) );
		if ( 'templates' === $name ) {
			return array_merge(
				in_array( 'permalinks', array_column( $plan->settings(), 'name' ), true ) ? array( Run_Items::item( self::PERMALINKS ) ) : array(),
				self::items_of( $plan->objects( 'term' ) ),
				self::items_of( $media['templates'] ),
				array() === $templates ? array() : $drafts,
				self::items_of( $templates, self::FILL )
			);
		}
		return 0 === $plan->count() ? array() : array_merge(
			array() === $templates ? $drafts : array(),
			self::items_of( $media['wp-content'] ),
			self::fonts( $plan ),
			array( Run_Items::item( self::STYLES ) ),
			self::items_of( $plan->objects( ...self::POSTS ), self::FILL ),
			self::items_of( $plan->objects( 'menu' ) )
		);
	}

	public function run( Step_Context $context, array &$item ): bool {
		if ( $this->context !== $context ) {
			$this->context = $context;
			$this->records = array();
			$this->here    = $this->destination( $context );
		}
		if ( self::PERMALINKS === $item['kind'] ) {
			Portable_Settings::set_permalinks( (string) ( array_column( $context->run->plan->settings(), 'value', 'name' )['permalinks'] ?? '' ) );
			return true;
		}
		if ( self::STYLES === $item['kind'] ) {
			$this->write_styles( $context );
			return true;
		}
		$context->log( self::message( $item ), $context->items()->percent( $item['step'] ) );
		$left_out = new Insert_Omissions();
		try {
			Deferred_Listeners::run(
				function () use ( $context, &$item, $left_out ): void {
					$this->write( $context, $item, $left_out );
				}
			);
		} catch ( Invalid_Bundle $damaged ) {
			throw new Failure( 'invalid_bundle', __( 'It is damaged.', 'templately' ), 502 );
		}
		$context->leave_out( $left_out->all() );
		return true;
	}

	public function destination( Step_Context $context ): Destination {
		$plan     = $context->run->plan;
		$settings = array_column( $plan->settings(), 'value', 'name' );
		$items    = $context->items();
		$here     = new Destination(
			$plan->pack()['slug'],
			(int) ( $settings['front_page'] ?? 0 ),
			// The pack's own logo keeps its width.
			Portable_Settings::chosen_logo( $context->run->form ) > 0 ? (int) ( $context->run->form['logo_size'] ?? 0 ) : 0,
			$items->ids( 'media' ),
			$items->ids( ...self::TEMPLATES, ...self::POSTS ),
			$items->ids( 'term', 'menu' )
		);
		foreach ( $items->ids( 'font' ) as $place => $id ) {
			$here->fonts = Fonts::addresses( $id, $this->family( $context, $place ) ) + $here->fonts;
		}
		return $here;
	}

	/** @param Item $item */
	private function write( Step_Context $context, array &$item, Insert_Omissions $left_out ): void {
		$number = $item['number'];
		$kind   = $item['kind'];
		$bundle = $context->bundle();
		$write  = array( $context->files, 'write' );
		if ( 'font' === $kind ) {
			$family            = $this->family( $context, $number );
			$files             = Fonts::write_files( $bundle, $family, $this->here, $write, $left_out );
			$item['object_id'] = Fonts::make( $family, $files, $this->here );
			$this->here->fonts = Fonts::addresses( $item['object_id'], $family ) + $this->here->fonts;
			return;
		}
		/** @var array<string, mixed> $object */
		$object = $context->run->plan->object_by_number( $number );
		switch ( $kind ) {
			case 'term':
				/** @var Term $term */
				$term = $this->record( $context, 'terms', $number );
				$this->write_term( $term, $item );
				break;
			case 'menu':
				/** @var Menu $menu */
				$menu                         = $this->record( $context, 'menus', $number );
				$item['object_id']            = Menus::make( $menu, $this->here, $left_out );
				$this->here->terms[ $number ] = $item['object_id'];
				break;
			case 'media':
				if ( Import_Plan::REUSE === $object['action'] ) {
					$item['state']     = Run_Items::REUSED;
					$item['object_id'] = (int) $object['target'];
				} else {
					/** @var Medium $medium */
					$medium = $this->record( $context, 'media', $number );
					$context->settle();
					$files             = Media::write_files( $bundle, $medium, $context->folder(), $write );
					$item['object_id'] = Media::make( $medium, $bundle->manifest()->entry( $medium['file'] )['sha256'], $files );
				}
				$this->here->media[ $number ] = $item['object_id'];
				break;
			case self::FILL:
				// Without a draft the object is left out already.
				if ( $this->here->post_id( $number ) > 0 ) {
					$this->posts->fill( $this->here->post_id( $number ), $object, $this->document( $context, $number ), $bundle, $this->here, $left_out );
				}
				break;
			default:
				$item['object_id']            = $this->posts->make( $object, $this->document( $context, $number ), $this->here );
				$this->here->posts[ $number ] = $item['object_id'];
		}
	}

	/**
	 * @param Term $term
	 * @param Item $item
	 */
	private function write_term( array $term, array &$item ): void {
		$item['object_id'] = Terms::find( $term, $this->here );
		$item['state']     = 0 === $item['object_id'] ? Run_Items::DONE : Run_Items::REUSED;
		if ( 0 === $item['object_id'] ) {
			$item['object_id'] = Terms::make( $term, $this->here );
		}
		$this->here->terms[ $item['number'] ] = $item['object_id'];
	}

	private function write_styles( Step_Context $context ): void {
		$manifest   = $context->bundle()->manifest();
		$look       = $manifest->full_style();
		$theme_json = '' === $manifest->styles() ? array() : $context->bundle()->json( $manifest->styles() );
		$faces      = array();
		foreach ( $context->items()->ids( 'font' ) as $place => $id ) {
			$family                   = $this->family( $context, $place );
			$faces[ $family['slug'] ] = Fonts::faces( $id, $family );
		}
		$this->elementor->write_kit( $context->bundle(), self::chosen_colours( $context->run->form ) );
		if ( null !== $look || array() !== $theme_json ) {
			Styles::write( $look, $theme_json, self::chosen_colours( $context->run->form ), $faces, $this->here );
		}
	}

	/** @return Family */
	private function family( Step_Context $context, int $place ): array {
		$slug = $context->run->plan->objects( 'font' )[ $place ]['slug'];
		/** @var Family $family */
		$family = array_column( $context->bundle()->manifest()->fonts(), null, 'slug' )[ $slug ];
		return $family;
	}

	/** @return array<string, mixed> */
	private function document( Step_Context $context, int $number ): array {
		return $context->bundle()->document( $context->bundle()->manifest()->object( $number )['entry'] ?? '' );
	}

	/**
	 * @param string $list 'terms', 'menus' or 'media'.
	 * @return array<string, mixed>
	 */
	private function record( Step_Context $context, string $list, int $number ): array {
		$this->records[ $list ] = $this->records[ $list ] ?? array_column( $context->bundle()->manifest()->$list(), null, 'id' );
		return $this->records[ $list ][ $number ];
	}

	/**
	 * @param list<array<string, mixed>> $objects Objects of the plan.
	 * @param string                     $kind    '' for their own.
	 * @return list<array{kind: string, number: int, title: string}>
	 */
	private static function items_of( array $objects, string $kind = '' ): array {
		return array_map(
			static function ( array $object ) use ( $kind ): array {
				return Run_Items::item( '' === $kind ? $object['kind'] : $kind, $object['number'], $object['title'] );
			},
			array_values( $objects )
		);
	}

	/** @return list<array{kind: string, number: int, title: string}> Items of fonts, which have places in the plan but no numbers. */
	private static function fonts( Import_Plan $plan ): array {
		$items = array();
		foreach ( array_values( $plan->objects( 'font' ) ) as $place => $font ) {
			$items[] = Run_Items::item( 'font', $place, $font['title'] );
		}
		return $items;
	}

	/**
	 * @param array<string, mixed> $form
	 * @return array<string, string> Values by slug.
	 */
	private static function chosen_colours( array $form ): array {
		$colours = is_array( $form['color'] ?? null ) ? $form['color'] : (array) json_decode( (string) ( $form['color'] ?? '' ), true );
		return array_filter(
			$colours,
			static function ( $value ): bool {
				return is_string( $value ) && 1 === preg_match( '/^#[0-9a-fA-F]{3,8}$/D', $value );
			}
		);
	}

	/** @param Item $item */
	private static function message( array $item ): string {
		$titles = array(
			'term'              => __( 'Creating categories and tags', 'templately' ),
			'menu'              => __( 'Creating menus', 'templately' ),
			'media'             => __( 'Importing images', 'templately' ),
			'page'              => __( 'Creating pages', 'templately' ),
			'post'              => __( 'Creating posts', 'templately' ),
			'wp_block'          => __( 'Creating patterns', 'templately' ),
			'wp_navigation'     => __( 'Creating navigation', 'templately' ),
			'wp_template'       => __( 'Creating templates', 'templately' ),
			'wp_template_part'  => __( 'Creating template parts', 'templately' ),
			'elementor_library' => __( 'Creating Elementor templates', 'templately' ),
			self::FILL          => __( 'Writing content', 'templately' ),
		);
		$doing  = $titles[ $item['kind'] ] ?? '';
		/* translators: 1: what is being done, such as 'Creating pages', 2: the object, such as 'About us'. */
		return '' === $item['title'] || '' === $doing ? $doing : sprintf( __( '%1$s: %2$s', 'templately' ), $doing, $item['title'] );
	}
}
