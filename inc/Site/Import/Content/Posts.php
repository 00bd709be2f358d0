<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Page_Templates;
use WP_Term;

/** Writes posts of all types in two passes: make() creates drafts, so that all have ids and addresses; fill() writes and publishes the content that names these. */
final class Posts {

	/** Post meta that designs have. */
	private const META = array( 'footnotes' );

	private const OF_THEME = array( 'wp_template', 'wp_template_part' );

	private Imported_Document $documents;

	private Elementor_Content $elementor;

	public function __construct( Imported_Document $documents, Elementor_Content $elementor ) {
		$this->documents = $documents;
		$this->elementor = $elementor;
	}

	/**
	 * Makes a draft with slug, date, parent and terms. Returns an existing template of the active theme unchanged.
	 * @param array<string, mixed> $object
	 * @param array<string, mixed> $document
	 * @throws Failure 500
	 */
	public function make( array $object, array $document, Destination $here ): int {
		$is_of_theme = in_array( $object['kind'], self::OF_THEME, true );
		$same        = $is_of_theme ? get_block_template( "$here->theme//{$object['slug']}", $object['kind'] ) : null;
		if ( null !== $same && $same->wp_id > 0 ) {
			return $same->wp_id;
		}
		$title  = wp_strip_all_tags( (string) $document['title'] );
		$type   = Elementor_Content::post_type( $object, $document );
		$parent = $here->post_id( (int) ( $document['parent'] ?? 0 ) );
		$id     = self::saved(
			wp_insert_post(
				wp_slash(
					array(
						'post_type'   => $type,
						'post_status' => 'draft',
						// WordPress numbers the slugs of published posts only, but links need the final address.
						'post_name'   => $is_of_theme ? $object['slug'] : wp_unique_post_slug( sanitize_title( $object['slug'] ), 0, 'publish', $type, $parent ),
						'post_title'  => '' === $title ? $object['slug'] : $title,
						'post_parent' => $parent,
						'post_date'   => ( $document['date'] ?? '' ) ?: current_time( 'mysql' ),
						'post_author' => get_current_user_id(),
					) + self::terms( $object, $document, $here )
				),
				true
			)
		);
		if ( $is_of_theme ) {
			wp_set_object_terms( $id, $here->theme, 'wp_theme' );
		}
		return $id;
	}

	/**
	 * Writes the content of a draft and publishes it. Deletes a draft that fails.
	 * @param array<string, mixed> $object
	 * @param array<string, mixed> $document
	 * @throws Failure 502 for broken blocks; 500.
	 */
	public function fill( int $id, array $object, array $document, Bundle $bundle, Destination $here, Insert_Omissions $left_out ): void {
		$of_document = new Insert_Omissions();
		try {
			$fields = $this->fields( $id, $object, $document, $here, $of_document );

			$fields['meta_input'] = $this->elementor->meta( $object, $document, $bundle, $here, $of_document ) + $fields['meta_input'];
			self::saved( wp_update_post( wp_slash( $fields ), true ) );
		} catch ( Failure $failure ) {
			if ( 'draft' === get_post_status( $id ) ) {
				wp_delete_post( $id, true );
			}
			throw $failure;
		}
		$this->elementor->finish( $id, $object, $document, $here, $of_document );
		if ( 'wp_template_part' === $object['kind'] ) {
			wp_set_object_terms( $id, Page_Templates::part_area( (string) ( $document['area'] ?? '' ) ), 'wp_template_part_area' );
		}
		if ( 'post' === $object['kind'] && ! empty( $document['sticky'] ) ) {
			stick_post( $id );
		}
		if ( 'post' === $object['kind'] && ! empty( $document['format'] ) ) {
			set_post_format( $id, (string) $document['format'] );
		}
		foreach ( $of_document->all() as $part ) {
			$left_out->add( "{$object['title']}: {$part['what']}", $part['why'] );
		}
		$stored = get_post( $id );
		if ( null === $stored || $stored->post_content !== $fields['post_content'] ) {
			$left_out->add( $object['title'], __( 'Another plugin changed it while it was saved.', 'templately' ) );
		}
	}

	/**
	 * @param array<string, mixed> $object
	 * @param array<string, mixed> $document
	 * @return array<string, mixed> For wp_update_post(), not slashed.
	 */
	private function fields( int $id, array $object, array $document, Destination $here, Insert_Omissions $left_out ): array {
		$meta = array_filter( array_intersect_key( (array) ( $document['meta'] ?? array() ), array_flip( self::META ) ), 'is_string' );
		if ( isset( $meta['footnotes'] ) ) {
			$meta['footnotes'] = $this->footnotes( $meta['footnotes'], $here, $left_out );
		}
		$thumbnail = $here->media[ (int) ( $document['thumbnail'] ?? 0 ) ] ?? 0;
		if ( $thumbnail > 0 ) {
			$meta['_thumbnail_id'] = $thumbnail;
		}
		if ( 'page' === $object['kind'] && ! empty( $document['template'] ) ) {
			$meta['_wp_page_template'] = sanitize_file_name( (string) $document['template'] );
		}
		return array(
			'ID'             => $id,
			'post_content'   => $this->documents->import( (string) ( $document['content'] ?? '' ), $here, $left_out ),
			'post_title'     => $this->documents->import_html( (string) $document['title'], $here, $left_out ),
			'post_excerpt'   => $this->documents->import_html( (string) ( $document['excerpt'] ?? '' ), $here, $left_out ),
			'post_status'    => $document['status'],
			'post_parent'    => $here->post_id( (int) ( $document['parent'] ?? 0 ) ),
			'menu_order'     => (int) ( $document['order'] ?? 0 ),
			'comment_status' => ( $document['comments'] ?? '' ) ?: get_default_comment_status( $object['kind'] ),
			// Otherwise a draft gets the date of its publication.
			'post_date'      => get_post_field( 'post_date', $id, 'raw' ),
			'edit_date'      => true,
			'meta_input'     => $meta,
		);
	}

	/** @return string Unchanged where nothing is removed. */
	private function footnotes( string $json, Destination $here, Insert_Omissions $left_out ): string {
		$notes = json_decode( $json, true );
		$left  = array();
		foreach ( is_array( $notes ) ? $notes : array() as $note ) {
			if ( is_string( $note['id'] ?? null ) && is_string( $note['content'] ?? null ) ) {
				$clean  = array(
					'content' => $this->documents->import_html( $note['content'], $here, $left_out ),
					'id'      => sanitize_key( $note['id'] ),
				);
				$left[] = array_replace( array_intersect_key( $note, $clean ), $clean );
			}
		}
		return $left === $notes ? $json : (string) wp_json_encode( $left );
	}

	/**
	 * @param array<string, mixed> $object
	 * @param array<string, mixed> $document
	 * @return array{post_category?: list<int>, tax_input?: array<string, list<int>>}
	 */
	private static function terms( array $object, array $document, Destination $here ): array {
		$by_taxonomy = array();
		foreach ( $document['terms'] ?? array() as $number ) {
			$term = get_term( $here->terms[ (int) $number ] ?? 0 );
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

	/** @param int|\WP_Error $saved */
	private static function saved( $saved ): int {
		if ( is_wp_error( $saved ) ) {
			throw new Failure( 'post_not_saved', wp_strip_all_tags( $saved->get_error_message() ), 500 );
		}
		return $saved;
	}
}
