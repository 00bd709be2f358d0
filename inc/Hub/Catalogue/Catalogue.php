<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use RuntimeException;
use Templately\Hub\Accounts\Actor;
use Templately\Hub\Files\Blob_Store;
use Templately\Hub\Files\Document_Store;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\File_Download;
use Templately\Shared\Rest\Result_Page;

/** The library: lists items, shows one, and delivers documents and media to accounts that may insert them. */
final class Catalogue {

	private const FEATURED = 6;

	/** Designs among the inserter's patterns. */
	private const PATTERNS = 60;

	private Item_Store $items;

	private Item_Presenter $view;

	private Item_Search $listing;

	private Term_Store $terms;

	private Item_Counts $counts;

	private Document_Store $contents;

	private Blob_Store $blobs;

	public function __construct( Item_Store $items, Item_Presenter $view, Item_Search $listing, Term_Store $terms, Item_Counts $counts, Document_Store $contents, Blob_Store $blobs ) {
		$this->items    = $items;
		$this->view     = $view;
		$this->listing  = $listing;
		$this->terms    = $terms;
		$this->counts   = $counts;
		$this->contents = $contents;
		$this->blobs    = $blobs;
	}

	public function items( Item_Query $query, Actor $actor ): Result_Page {
		$found = $this->listing->find( $query );
		$more  = array_intersect_key( $found, array_flip( array( 'total_is_capped', 'plan_totals' ) ) );
		return new Result_Page( $this->view->summaries( $this->items->find_in_order( $found['ids'], $actor->account_id() ), $actor ), $found['total'], $query->page, $query->per_page, $more );
	}

	/** @return array<string, mixed> Item with the fields of its own screen. */
	public function item( string $platform, string $type, string $slug, Actor $actor ): array {
		$row = $this->items->by_slug( Catalogue_Section::number( $platform, $type ), $slug, $actor->account_id() );
		if ( null === $row ) {
			throw Failure::not_found();
		}
		return $this->view->details( $row, $actor );
	}

	/**
	 * @return array<string, mixed>
	 * @throws RuntimeException If the document is damaged.
	 */
	public function get_content( int $id, Actor $actor ): array {
		$item = $this->require_item_for( $id, $actor );
		if ( '' === $item['content'] ) {
			throw Failure::not_found();
		}
		$body = $this->contents->find( array( $item['content'] ) )[ $item['content'] ] ?? null;
		if ( null === $body ) {
			throw new RuntimeException( "The document of item $id is damaged." );
		}
		return self::document( $body ) + array( 'fonts' => $body['fonts'] ?? array() ) + array_intersect_key( $body, array( 'kit' => true ) );
	}

	public function count_download( int $id, Actor $actor ): void {
		$this->require_item_for( $id, $actor );
		if ( ! $this->items->count_download( $actor->account_id(), $id ) ) {
			throw Failure::not_found();
		}
	}

	/**
	 * Delivers media or fonts of an item, one after another.
	 * @param list<string> $hashes
	 * @throws Failure 404 if one does not belong to the item, or 403 if the account may not insert it.
	 */
	public function media( int $id, array $hashes, Actor $actor ): File_Download {
		$item  = $this->require_item_for( $id, $actor );
		$body  = $this->contents->find( array( $item['content'] ) )[ $item['content'] ] ?? array();
		$own   = array_column( array_merge( $body['media'] ?? array(), $body['fonts'] ?? array() ), 'sha256' );
		$paths = array_diff( $hashes, $own ) === array() ? $this->blobs->paths( $hashes ) : array();
		if ( array() === $paths ) {
			throw Failure::not_found();
		}
		return new File_Download( $paths, 'media.bin', hash( 'sha256', implode( ' ', $hashes ) ) );
	}

	/** @return array<string, array<string, array<string, int>>> Number of items by platform, type and plan. */
	public function counts(): array {
		return $this->counts->by_section();
	}

	/** @return list<array<string, mixed>> Terms that are in use. */
	public function terms( string $taxonomy, string $platform = '', string $type = '' ): array {
		$shelves = Catalogue_Section::find( $platform, $type );
		return array_values(
			$this->listing->cached(
				"$taxonomy " . implode( ',', $shelves ),
				function () use ( $taxonomy, $shelves ): array {
					return $this->terms->find_used( $taxonomy, $shelves );
				}
			)
		);
	}

	/** @return list<array<string, mixed>> Packs that a platform shows first. */
	public function featured( string $platform, Actor $actor ): array {
		$query = new Item_Query(
			array(
				'platform'     => $platform,
				'type'         => 'packs',
				'plan'         => 'all',
				'activeFilter' => '',
				'page'         => 1,
				'per_page'     => self::FEATURED,
			)
		);
		return $this->view->summaries( $this->items->find_in_order( $this->listing->find( $query )['ids'], $actor->account_id() ), $actor );
	}

	/** @return list<array<string, mixed>> Free designs for the inserter's patterns, with their documents. */
	public function patterns(): array {
		$rows     = $this->items->most_popular_free( array( Catalogue_Section::number( 'gutenberg', 'pages' ), Catalogue_Section::number( 'gutenberg', 'sections' ) ), self::PATTERNS );
		$contents = $this->contents->find( array_unique( array_filter( array_column( $rows, 'content' ) ) ) );
		$patterns = array();
		foreach ( $rows as $row ) {
			if ( isset( $contents[ $row['content'] ] ) ) {
				$patterns[] = array(
					'id'   => (int) $row['id'],
					'name' => $row['name'],
					'slug' => $row['slug'],
					'type' => Catalogue_Section::type( (int) $row['shelf'] ),
					'pack' => (string) $row['pack_name'],
				) + self::document( $contents[ $row['content'] ] );
			}
		}
		return $patterns;
	}

	/**
	 * @param array<string, mixed> $body A stored document.
	 * @return array<string, mixed> The public part.
	 */
	private static function document( array $body ): array {
		return array_intersect_key( $body, array_flip( array( 'title', 'content', 'media', 'block_types', 'page_settings' ) ) ) + array( 'look' => $body['look'] ?? null );
	}

	/** @return array<string, string> Row of the item. */
	public function require_item_for( int $id, Actor $actor ): array {
		$item = $this->items->by_id( $id, $actor->account_id() );
		$may  = Item_Permissions::can_insert( $actor->standing(), null === $item ? Item_Entitlement::NONE : Item_Entitlement::from_item( $item )->for_actor( $actor->level() ) );
		if ( Item_Permissions::NOT_VERIFIED === $may ) {
			throw new Failure( 'invalid_data', __( 'Sorry your account is not verified. Please verify your account to start inserting items.', 'templately' ), 403 );
		}
		if ( Item_Permissions::NOT_PAID === $may ) {
			throw new Failure( 'required_pro_templately', __( 'This template is not included in your plan.', 'templately' ), 403 );
		}
		if ( Item_Permissions::GRANTED !== $may || null === $item ) {
			throw Failure::not_found();
		}
		return $item;
	}
}
