<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Template_Part_Area;
use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;
use WP_Term;

/**
 * Writes the pages, posts, patterns, navigations, templates and template parts of a pack: new ones by the Fast_Writer, where that is
 * fit, else through WordPress's own wp_insert_post().
 */
final class Post_Writer {

	/** Meta that a pack may bring besides what has a member of its own. */
	private const META = array( 'footnotes' );

	/** Types that belong to a theme. */
	private const OF_THEME = array( 'wp_template', 'wp_template_part' );

	private Document_Importer $documents;

	/**
	 * @param Document_Importer $documents Makes documents this site's.
	 */
	public function __construct( Document_Importer $documents ) {
		$this->documents = $documents;
	}

	/**
	 * Writes some, and reads them back. To be called within a chunk.
	 *
	 * @param Step_Context                                                   $work        What the step has to work with.
	 * @param list<array{array<string, mixed>, array<string, mixed>}> $some        What the plan says of each: number, kind, slug, title; and its document.
	 * @param Reference_Resolver                                            $destination Where each thing that they name is.
	 */
	public function write( Step_Context $work, array $some, Reference_Resolver $destination ): void {
		$writer = new Fast_Writer( $work->new_rows() );
		// What has failed before is written as others may expect it.
		$is_fast  = ! $work->is_single_object_mode() && $writer->is_fit();
		$prepared = $this->prepared( $work, $some, $destination );
		$is_fast && $writer->expect( array_column( $prepared, 'fields' ) );
		$written  = array();
		$contents = array();
		foreach ( $prepared as $source => list( 'object' => $object, 'document' => $document, 'fields' => $fields, 'left_out' => $left_out ) ) {
			try {
				if ( $is_fast && $writer->takes( $fields ) ) {
					$id = $writer->insert( $fields );
				} else {
					$writer->finish();
					$id = self::save( $fields );
				}
			} catch ( Failure $failure ) {
				$work->add_result( 'failed', Objects::failed( $object, $failure->getMessage() ) );
				continue;
			}
			if ( in_array( $object['kind'], self::OF_THEME, true ) ) {
				$writer->finish();
				self::set_theme( $id, $object, $document, $destination );
			}
			if ( 'post' === $object['kind'] ) {
				if ( ! empty( $document['sticky'] ) ) {
					stick_post( $id );
				}
				if ( ! empty( $document['format'] ) ) {
					$writer->finish();
					set_post_format( $id, (string) $document['format'] );
				}
			}
			foreach ( $left_out as $part ) {
				$work->add_result( 'left_out', Objects::left_out( "{$object['title']}: {$part['what']}", $part['why'] ) );
			}
			$written[ $source ] = array( 'post', $id, isset( $fields['ID'] ) );
			$contents[ $id ]    = array( (string) $object['title'], (string) $fields['post_content'] );
		}
		$writer->finish();
		$work->map()->record_all( $written );
		$stored = $work->new_rows()->contents( array_keys( $contents ) );
		foreach ( $contents as $id => list( $title, $content ) ) {
			if ( ( $stored[ $id ] ?? null ) !== $content ) {
				$work->add_result( 'left_out', Objects::left_out( $title, __( 'Another plugin changed it while it was saved.', 'templately' ) ) );
			}
		}
	}

	/**
	 * Makes documents this site's, of those that are not written yet.
	 *
	 * @param Step_Context                                                   $work        What the step has to work with.
	 * @param list<array{array<string, mixed>, array<string, mixed>}> $some        What the plan says of each, and its document.
	 * @param Reference_Resolver                                            $destination Where each thing that they name is.
	 * @return array<string, array{object: array<string, mixed>, document: array<string, mixed>, left_out: list<array{what: string, why: string}>, fields: array<string, mixed>}> By what the map calls them; fields as wp_insert_post() takes them, not slashed.
	 */
	private function prepared( Step_Context $work, array $some, Reference_Resolver $destination ): array {
		$sources = array();
		foreach ( $some as list( $object ) ) {
			$sources[] = Objects::source( (int) $object['number'] );
		}
		$there    = $work->map()->ids( $sources );
		$prepared = array();
		self::read_terms( $some, $destination );
		foreach ( $some as $place => list( $object, $document ) ) {
			$source = $sources[ $place ];
			if ( isset( $there[ $source ] ) ) {
				continue;
			}
			$left_out = new Insert_Omissions();
			try {
				$content = $this->documents->import( (string) ( $document['content'] ?? '' ), $destination, $left_out );
				foreach ( array( 'title', 'excerpt' ) as $name ) {
					$document[ $name ] = $this->documents->import_html( (string) ( $document[ $name ] ?? '' ), $destination, $left_out );
				}
				if ( is_string( $document['meta']['footnotes'] ?? null ) ) {
					$document['meta']['footnotes'] = $this->footnotes( $document['meta']['footnotes'], $destination, $left_out );
				}
			} catch ( Failure $failure ) {
				$work->add_result( 'failed', Objects::failed( $object, $failure->getMessage() ) );
				continue;
			}
			$destination->links->add_document( (int) $object['number'], $document );
			$same   = in_array( $object['kind'], self::OF_THEME, true ) ? self::of_theme( $object, $destination->theme ) : 0;
			$fields = $this->fields( $object, $document, $destination ) + self::terms( $object, $document, $destination ) + array( 'post_content' => $content );

			$prepared[ $source ] = array(
				'object'   => $object,
				'document' => $document,
				'left_out' => $left_out->all(),
				'fields'   => $fields + ( $same > 0 ? array( 'ID' => $same ) : array( 'import_id' => $destination->posts[ (int) $object['number'] ] ?? 0 ) ),
			);
		}
		return $prepared;
	}

	/**
	 * @param string      $json        Footnotes of a post, as WordPress keeps them.
	 * @param Reference_Resolver $destination Where each thing that they name is.
	 * @param Insert_Omissions    $left_out    Notes what was left out.
	 * @return string The same bytes where nothing of them goes.
	 *
	 * @throws Failure 502 for one that is a block.
	 */
	private function footnotes( string $json, Reference_Resolver $destination, Insert_Omissions $left_out ): string {
		$notes = json_decode( $json, true );
		$left  = array();
		foreach ( is_array( $notes ) ? $notes : array() as $note ) {
			if ( is_string( $note['id'] ?? null ) && is_string( $note['content'] ?? null ) ) {
				$left[] = array_merge(
					array_intersect_key( $note, array_flip( array( 'id', 'content' ) ) ),
					array(
						'content' => $this->documents->import_html( $note['content'], $destination, $left_out ),
						'id'      => sanitize_key( $note['id'] ),
					)
				);
			}
		}
		return $left === $notes ? $json : (string) wp_json_encode( $left );
	}

	/**
	 * @param array<string, mixed> $object      What the plan says of it.
	 * @param array<string, mixed> $document    Its document.
	 * @param Reference_Resolver          $destination Where each thing that it names is.
	 * @return array<string, mixed> As wp_insert_post() takes them, not slashed.
	 */
	private function fields( array $object, array $document, Reference_Resolver $destination ): array {
		$meta   = array_filter( array_intersect_key( (array) ( $document['meta'] ?? array() ), array_flip( self::META ) ), 'is_string' );
		$fields = array(
			'post_type'      => $object['kind'],
			'post_status'    => $document['status'],
			'post_name'      => (string) $object['slug'],
			'post_title'     => (string) $document['title'],
			'post_excerpt'   => (string) ( $document['excerpt'] ?? '' ),
			'post_parent'    => $destination->post_id( (int) ( $document['parent'] ?? 0 ) ),
			'menu_order'     => (int) ( $document['order'] ?? 0 ),
			'comment_status' => $document['comments'],
			'post_author'    => get_current_user_id(),
			// Else WordPress writes each post once more, to note its address.
			'guid'           => in_array( $object['kind'], array( 'page', 'post' ), true ) ? $destination->links->guid( (int) $object['number'] ) : '',
			'meta_input'     => $meta,
		);
		if ( ! empty( $document['date'] ) ) {
			$fields['post_date'] = (string) $document['date'];
		}
		$thumbnail = $destination->media[ (int) ( $document['thumbnail'] ?? 0 ) ] ?? 0;
		if ( $thumbnail > 0 ) {
			$fields['meta_input']['_thumbnail_id'] = $thumbnail;
		}
		if ( 'page' === $object['kind'] && ! empty( $document['template'] ) ) {
			$fields['meta_input']['_wp_page_template'] = sanitize_file_name( (string) $document['template'] );
		}
		return $fields;
	}

	/**
	 * @param array<string, mixed> $fields As wp_insert_post() takes them, not slashed.
	 * @return int The post.
	 *
	 * @throws Failure 500 with what WordPress said.
	 */
	private static function save( array $fields ): int {
		$id = wp_insert_post( wp_slash( $fields ), true, true );
		if ( is_wp_error( $id ) ) {
			throw new Failure( 'post_not_saved', wp_strip_all_tags( $id->get_error_message() ), 500 );
		}
		return $id;
	}

	/**
	 * @param int                  $id          A template or a part.
	 * @param array<string, mixed> $object      What the plan says of it.
	 * @param array<string, mixed> $document    Its document.
	 * @param Reference_Resolver          $destination Where each thing that it names is.
	 */
	private static function set_theme( int $id, array $object, array $document, Reference_Resolver $destination ): void {
		wp_set_object_terms( $id, $destination->theme, 'wp_theme' );
		if ( 'wp_template_part' === $object['kind'] ) {
			wp_set_object_terms( $id, Template_Part_Area::here( (string) ( $document['area'] ?? '' ) ), 'wp_template_part_area' );
		}
	}

	/**
	 * Reads all terms of some posts at once.
	 *
	 * @param list<array{array<string, mixed>, array<string, mixed>}> $some        What the plan says of each, and its document.
	 * @param Reference_Resolver                                            $destination Where each thing that they name is.
	 */
	private static function read_terms( array $some, Reference_Resolver $destination ): void {
		$ids = array();
		foreach ( $some as list( , $document ) ) {
			foreach ( $document['terms'] ?? array() as $number ) {
				$ids[ $destination->terms[ (int) $number ] ?? 0 ] = true;
			}
		}
		unset( $ids[0] );
		array() === $ids || _prime_term_caches( array_keys( $ids ), false );
	}

	/**
	 * Returns the terms of a post, so that WordPress writes them with it.
	 *
	 * @param array<string, mixed> $object      What the plan says of it.
	 * @param array<string, mixed> $document    Its document.
	 * @param Reference_Resolver          $destination Where each thing that it names is.
	 * @return array{post_category?: list<int>, tax_input?: array<string, list<int>>}
	 */
	private static function terms( array $object, array $document, Reference_Resolver $destination ): array {
		$by_taxonomy = array();
		foreach ( $document['terms'] ?? array() as $number ) {
			$term = get_term( $destination->terms[ (int) $number ] ?? 0 );
			if ( $term instanceof WP_Term && is_object_in_taxonomy( $object['kind'], $term->taxonomy ) ) {
				$by_taxonomy[ $term->taxonomy ][] = $term->term_id;
			}
		}
		$categories = $by_taxonomy['category'] ?? array();
		unset( $by_taxonomy['category'] );
		return array_filter(
			array(
				'post_category' => $categories,
				'tax_input'     => $by_taxonomy,
			)
		);
	}

	/**
	 * Returns the template or part that this site has of that name in a theme, where somebody changed it.
	 *
	 * @param array<string, mixed> $object What the plan says of it.
	 * @param string               $theme  Slug of the theme.
	 * @return int 0 for none.
	 */
	private static function of_theme( array $object, string $theme ): int {
		$here = get_block_template( "$theme//{$object['slug']}", 'wp_template' === $object['kind'] ? 'wp_template' : 'wp_template_part' );
		return null === $here ? 0 : (int) $here->wp_id;
	}
}
