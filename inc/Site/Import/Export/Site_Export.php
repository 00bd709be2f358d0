<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use InvalidArgumentException;
use RuntimeException;
use Templately\Shared\Bundle\Bundle_Writer;
use Templately\Shared\Bundle\Export_Omissions;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Site\Import\Content\Display_Conditions;
use Templately\Site\Styles\Global_Styles;
use WP_Post;

/**
 * Makes a pack of the whole site, or of chosen kinds and posts with all that they name. The pack names what it lacks.
 * @phpstan-type Choice array{slug: string, name: string, kinds: list<string>, posts: list<int>}
 */
final class Site_Export {

	/** Terms come with their posts. */
	public const KINDS = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'elementor_library', 'menu', 'media', 'styles', 'settings' );

	private const STYLES_ENTRY = 'styles.json';

	private Kit_Exporter $kit;

	private Display_Conditions $conditions;

	public function __construct( Kit_Exporter $kit, Display_Conditions $conditions ) {
		$this->kit        = $kit;
		$this->conditions = $conditions;
	}

	/**
	 * @param Choice $choice
	 * @return array<string, mixed> Manifest without entries.
	 * @throws InvalidArgumentException For an invalid choice.
	 * @throws RuntimeException When it cannot be written.
	 * @throws Invalid_Bundle When it could not be read.
	 */
	public function write( string $file, array $choice ): array {
		$left_behind = new Export_Omissions();
		$numbers     = new Bundle_Ids();
		$look        = new Style_Exporter( ( new Global_Styles() )->read(), $choice['slug'], $left_behind );
		$text        = new Document_Exporter( $numbers, $left_behind, $look->slugs() );
		$all         = Site_Inventory::collect( $numbers, $left_behind );
		$exported    = new Content_Exporter( $this->conditions, $numbers, $text, $left_behind );
		$this->require_chosen( $choice, $all['posts'] );

		$content = array();
		foreach ( $all['posts'] as $post ) {
			$text->begin_document( "$post->post_type $post->post_name" );
			$document                   = $exported->document( $post );
			$content[ $document['id'] ] = array( $document, $text->take_needed_ids() );
		}
		$menus = array();
		foreach ( $all['menus'] as $menu ) {
			$text->begin_document( "menu $menu->name" );
			$menus[ $numbers->term( $menu->term_id ) ] = array( $exported->menu( $menu ), $text->take_needed_ids() );
		}
		$text->begin_document( 'styles' );
		$theme_json = $text->theme_json( $look->styles() );
		$of_styles  = $text->take_needed_ids();
		$text->begin_document( 'settings' );
		$settings    = $exported->settings( array_keys( $menus ) );
		$of_settings = $text->take_needed_ids();

		$is_whole = array() === $choice['kinds'] && array() === $choice['posts'];
		$has      = static function ( string $kind ) use ( $choice, $is_whole ): bool {
			return $is_whole || in_array( $kind, $choice['kinds'], true );
		};
		$roots    = array_merge( $has( 'styles' ) ? $of_styles : array(), $has( 'settings' ) ? $of_settings : array() );
		foreach ( $content as $number => list( $document ) ) {
			if ( $has( $document['type'] ) || in_array( $all['ids'][ $number ], $choice['posts'], true ) ) {
				$roots[] = $number;
			}
		}
		$roots = array_merge( $roots, $has( 'menu' ) ? array_keys( $menus ) : array(), $has( 'media' ) ? array_keys( $all['media'] ) : array(), $is_whole ? array_keys( $all['terms'] ) : array() );
		$named = array();
		foreach ( $content + $menus as $number => $one ) {
			$named[ $number ] = $one[1];
		}
		foreach ( $all['terms'] as $number => $term ) {
			$named[ $number ] = array_values( array_filter( array( $term['parent'] ) ) );
		}
		$comes = self::closure( $roots, $named );

		$bundle   = new Bundle_Writer( $file );
		$manifest = array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array(
				'by'        => 'export',
				'version'   => TEMPLATELY_VERSION,
				'wordpress' => substr( (string) get_bloginfo( 'version' ), 0, 20 ),
				'locale'    => get_locale(),
			),
			'pack'     => array(
				'slug'            => $choice['slug'],
				'name'            => $choice['name'],
				'plan'            => 'free',
				'fullsite_import' => true,
			),
			'theme'    => Site_Inventory::theme( $left_behind ),
			'plugins'  => Site_Inventory::plugins( $left_behind ),
			'settings' => $has( 'settings' ) ? $settings : (object) array_intersect_key( $settings, array_flip( array( 'title', 'tagline' ) ) ),
			'terms'    => array_values( array_intersect_key( $all['terms'], $comes ) ),
			'content'  => array(),
			'menus'    => array(),
			'media'    => array(),
		);
		foreach ( array_intersect_key( $content, $comes ) as $number => list( $document, $needs ) ) {
			$entry = "content/{$document['type']}/$number.json";
			$bundle->add( $entry, (string) wp_json_encode( $document, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$manifest['content'][] = array(
				'entry' => $entry,
				'needs' => array_values( array_intersect( $needs, array_keys( $comes ) ) ),
			) + array_intersect_key( $document, array_flip( array( 'id', 'type', 'slug', 'title' ) ) );
		}
		foreach ( array_intersect_key( $menus, $comes ) as list( $menu ) ) {
			$manifest['menus'][] = $menu;
		}
		foreach ( array_intersect_key( $all['media'], $comes ) as list( $medium, $entries ) ) {
			foreach ( $entries as $entry => $path ) {
				$bundle->add_file( $entry, $path );
			}
			$manifest['media'][] = $medium;
		}
		if ( $has( 'styles' ) && array() !== $theme_json ) {
			$bundle->add( self::STYLES_ENTRY, (string) wp_json_encode( array( 'version' => 3 ) + $theme_json, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$manifest['styles'] = self::STYLES_ENTRY;
		}
		if ( null !== $look->look() ) {
			foreach ( $look->font_files() as $entry => $path ) {
				$bundle->add_file( $entry, $path );
			}
			$manifest['look'] = $look->look();
		}
		/** @var list<array<string, mixed>> $elements */
		$elements = array_merge( array(), ...array_column( array_column( array_intersect_key( $content, $comes ), 0 ), 'elements' ) );
		if ( array() !== $elements ) {
			$manifest['platform'] = 'elementor';
			foreach ( $manifest['plugins'] as $place => $plugin ) {
				$manifest['plugins'][ $place ]['must_have'] = 'elementor' === $plugin['slug'];
			}
			$manifest['kit']      = $this->kit->write( $bundle, $elements );
			$manifest['settings'] = (object) ( (array) $manifest['settings'] + array( 'colours' => $this->kit->colors() ) );
		}
		Site_Inventory::record_omissions( $left_behind );
		$manifest['left_out'] = $left_behind->all();
		$bundle->finish( $manifest );
		return $manifest;
	}

	/**
	 * @param Choice        $choice
	 * @param list<WP_Post> $posts
	 */
	private function require_chosen( array $choice, array $posts ): void {
		foreach ( array_diff( $choice['kinds'], self::KINDS ) as $unknown ) {
			throw new InvalidArgumentException( "There is nothing of the kind $unknown in a pack. Choose of " . implode( ', ', self::KINDS ) . '.' );
		}
		foreach ( array_diff( $choice['posts'], array_column( $posts, 'ID' ) ) as $unknown ) {
			throw new InvalidArgumentException( "There is no $unknown that a pack could have: no such page, post, template, part, navigation or pattern, or one with a password." );
		}
	}

	/**
	 * @param list<int>             $roots Chosen numbers.
	 * @param array<int, list<int>> $needs Named numbers by number.
	 * @return array<int, true> Numbers that come.
	 */
	private static function closure( array $roots, array $needs ): array {
		$comes = array();
		while ( array() !== $roots ) {
			$number = (int) array_pop( $roots );
			if ( ! isset( $comes[ $number ] ) ) {
				$comes[ $number ] = true;
				$roots            = array_merge( $roots, $needs[ $number ] ?? array() );
			}
		}
		return $comes;
	}
}
