<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Elementor\Elementor_Plugin;
use Templately\Site\Import\Content\Imported_Document;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Run\Run_Items;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use WP_Term;

/**
 * Sets the site's settings, counts terms and stores the results.
 * @phpstan-import-type Item from Run_Items
 */
final class Finish_Step implements Step {

	private const TEMPLATES = array( 'wp_template', 'wp_template_part' );

	private Imported_Document $documents;

	private Content_Step $content;

	public function __construct( Imported_Document $documents, Content_Step $content ) {
		$this->documents = $documents;
		$this->content   = $content;
	}

	public function items( string $name, Import_Plan $plan ): array {
		return array_map( array( Run_Items::class, 'item' ), array( 'settings', 'counts', 'results' ) );
	}

	public function run( Step_Context $context, array &$item ): bool {
		if ( 'settings' === $item['kind'] ) {
			$context->log( __( 'Setting title, logo and front page', 'templately' ), 0 );
			$this->write_settings( $context );
		} elseif ( 'counts' === $item['kind'] ) {
			$context->log( __( 'Counting', 'templately' ), 30 );
			self::delete_empty_drafts( $context );
			self::count_terms( $context->items() );
			flush_rewrite_rules( false );
			Elementor_Plugin::clear_cache();
		} else {
			$context->store_results( self::results( $context ) );
		}
		return true;
	}

	/** Sets title, logo, front page, menu locations and widgets from the pack and the wizard. */
	private function write_settings( Step_Context $context ): void {
		$here   = $this->content->destination( $context );
		$values = array_column( $context->run->plan->settings(), 'value', 'name' );
		foreach ( array( 'logo', 'icon' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$values[ $name ] = $here->media[ (int) $values[ $name ] ] ?? 0;
			}
		}
		foreach ( array( 'front_page', 'posts_page' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$values[ $name ] = $here->post_id( (int) $values[ $name ] );
			}
		}
		if ( isset( $values['theme_mods']['custom_logo'] ) ) {
			$values['theme_mods']['custom_logo'] = $here->media[ (int) $values['theme_mods']['custom_logo'] ] ?? 0;
		}
		foreach ( $values['menu_locations'] ?? array() as $location => $menu ) {
			$values['menu_locations'][ $location ] = $here->terms[ (int) $menu ] ?? 0;
		}
		$left_out = new Insert_Omissions();
		foreach ( $values['sidebars'] ?? array() as $sidebar => $widgets ) {
			foreach ( $widgets as $place => $content ) {
				$values['sidebars'][ $sidebar ][ $place ] = $this->documents->import( $content, $here, $left_out );
			}
		}
		$logo = Portable_Settings::chosen_logo( $context->run->form );
		if ( $logo > 0 ) {
			$values['logo'] = $logo;
		}
		Portable_Settings::set( $values );
		$context->leave_out( $left_out->all() );
	}

	/** Deletes drafts without content, which the results name as left out. */
	private static function delete_empty_drafts( Step_Context $context ): void {
		$made = $context->items()->made( 'page', 'post', 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part', 'elementor_library' );
		foreach ( $context->items()->in_state( Run_Items::LEFT_OUT ) as $item ) {
			$object = 'fill' === $item['kind'] ? $context->run->plan->object_by_number( $item['number'] ) : null;
			if ( Import_Plan::CREATE === ( $object['action'] ?? '' ) && 'draft' === get_post_status( $made[ $item['number'] ] ?? 0 ) ) {
				wp_delete_post( $made[ $item['number'] ], true );
			}
		}
	}

	private static function count_terms( Run_Items $items ): void {
		$terms = $items->ids( 'term' );
		$posts = array_values( $items->made( 'post', 'page', 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' ) );
		foreach ( array_chunk( $posts, 100 ) as $some ) {
			$found = wp_get_object_terms( $some, get_taxonomies(), array( 'fields' => 'ids' ) );
			$terms = array_merge( $terms, is_wp_error( $found ) ? array() : $found );
		}
		$terms       = array_map( 'intval', array_unique( $terms ) );
		$by_taxonomy = array();
		_prime_term_caches( $terms, false );
		foreach ( $terms as $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term ) {
				$by_taxonomy[ $term->taxonomy ][] = $term->term_taxonomy_id;
			}
		}
		foreach ( $by_taxonomy as $taxonomy => $ids ) {
			wp_update_term_count_now( $ids, $taxonomy );
		}
	}

	/** @return array<string, mixed> */
	private static function results( Step_Context $context ): array {
		$plan     = $context->run->plan;
		$theme    = $plan->theme();
		$left_out = $context->run->results['left_out'] ?? array();
		$plugins  = array(
			'total'   => 0,
			'succeed' => 0,
			'failed'  => array(),
		);
		$objects  = array();
		$themes   = array( 'success' => null === $theme || Import_Plan::ACTIVE === $theme['state'] );
		$items    = $context->items()->in_state( Run_Items::DONE, Run_Items::REUSED, Run_Items::LEFT_OUT );
		foreach ( $items as $item ) {
			$is_here = Run_Items::LEFT_OUT !== $item['state'];
			if ( 'plugin' === $item['kind'] ) {
				$plugins = self::with_plugin( $plugins, $plan->plugins()[ $item['number'] ], $item );
			} elseif ( 'theme' === $item['kind'] && null !== $theme ) {
				$themes = array(
					'name'    => $theme['name'],
					'slug'    => $theme['slug'],
					'success' => $is_here && get_stylesheet() === $theme['slug'],
					'why'     => $item['note'],
				);
			} elseif ( in_array( $item['kind'], Import_Plan::KINDS, true ) ) {
				$objects[ "{$item['kind']} {$item['number']}" ] = $item;
				if ( 'term' === $item['kind'] && ! $is_here ) {
					$left_out[] = self::part( $item );
				}
			} elseif ( 'fill' === $item['kind'] && ! $is_here ) {
				foreach ( $objects as $name => $object ) {
					if ( $object['number'] === $item['number'] && 'font' !== $object['kind'] ) {
						$objects[ $name ] = array( 'kind' => $object['kind'] ) + $item;
					}
				}
			}
		}
		return array(
			'dependency_data' => array(
				'plugins' => $plugins,
				'theme'   => $themes,
			),
			'post_types'      => self::by_kind( $objects, array_diff( Import_Plan::KINDS, self::TEMPLATES ) ),
			'template_types'  => self::by_kind( $objects, self::TEMPLATES ),
			'left_out'        => array_merge( $left_out, self::unrecorded( $context, $items ) ),
			'pages'           => self::pages( $context ),
		);
	}

	/** @return list<array{title: string, edit: string, visit: string}> */
	private static function pages( Step_Context $context ): array {
		$editor = 'elementor' === $context->run->plan->platform() ? 'elementor' : 'edit';
		$pages  = array();
		$made   = array_values( $context->items()->made( 'page' ) );
		_prime_post_caches( $made, false, false );
		foreach ( array_filter( array_map( 'get_post', $made ) ) as $page ) {
			$pages[] = array(
				'title' => $page->post_title,
				'edit'  => admin_url( "post.php?post=$page->ID&action=$editor" ),
				'visit' => (string) get_permalink( $page ),
			);
		}
		return $pages;
	}

	/**
	 * @param list<Item> $items
	 * @return list<array{what: string, why: string}> Changes that a revert does not take back.
	 */
	private static function unrecorded( Step_Context $context, array $items ): array {
		$parts = array();
		foreach ( $context->unrecorded() as $seq => $unrecorded ) {
			$plugin = null;
			foreach ( $items as $item ) {
				if ( $item['mark'] < $seq ) {
					$plugin = 'plugin' === $item['kind'] ? $item['title'] : null;
				}
			}
			$parts[] = array(
				'what' => $plugin ?? $unrecorded['change'],
				'why'  => null !== $plugin && '' !== $unrecorded['tables']
					/* translators: 1: name of a plugin, 2: name of a table. */
					? sprintf( __( '%1$s changed the table %2$s, which existed before. A revert does not undo this.', 'templately' ), $plugin, $unrecorded['tables'] )
					: __( 'This change could not be recorded. A revert does not undo it.', 'templately' ),
			);
		}
		return $parts;
	}

	/**
	 * @param array{total: int, succeed: int, failed: list<array<string, mixed>>} $plugins
	 * @param array<string, mixed>                                                $plugin
	 * @param Item                                                                $item
	 * @return array{total: int, succeed: int, failed: list<array<string, mixed>>}
	 */
	private static function with_plugin( array $plugins, array $plugin, array $item ): array {
		++$plugins['total'];
		if ( Run_Items::LEFT_OUT !== $item['state'] ) {
			++$plugins['succeed'];
			return $plugins;
		}
		$plugins['failed'][] = array_intersect_key( $plugin, array_flip( array( 'name', 'slug', 'link', 'is_pro' ) ) ) + array( 'why' => $item['note'] );
		return $plugins;
	}

	/**
	 * @param array<string, Item> $items
	 * @param array<string>       $kinds
	 * @return array<string, array{total: int, succeed: int, failed: list<array{what: string, why: string}>}>
	 */
	private static function by_kind( array $items, array $kinds ): array {
		$counts = array();
		foreach ( $items as $item ) {
			if ( ! in_array( $item['kind'], $kinds, true ) ) {
				continue;
			}
			$count = $counts[ $item['kind'] ] ?? array(
				'total'   => 0,
				'succeed' => 0,
				'failed'  => array(),
			);
			++$count['total'];
			if ( Run_Items::LEFT_OUT !== $item['state'] ) {
				++$count['succeed'];
			} else {
				$count['failed'][] = self::part( $item );
			}
			$counts[ $item['kind'] ] = $count;
		}
		return $counts;
	}

	/**
	 * @param Item $item
	 * @return array{what: string, why: string}
	 */
	private static function part( array $item ): array {
		return array(
			'what' => $item['title'],
			'why'  => wp_html_excerpt( wp_strip_all_tags( $item['note'] ), 300 ),
		);
	}
}
