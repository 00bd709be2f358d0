<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Rendering;

use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Request_Facts;
use Templately\Site\Theme_Builder\Conditions\Resolution;
use Templately\Site\Theme_Builder\Conditions\Resolver;
use WP_Post;
use WP_Query;

/**
 * Resolves the templates of the current page on first use, with one query for conditions and one for the winning posts.
 * @phpstan-type Winner array{id: int, slug: string, type: string}
 */
final class Resolved_Templates {

	private Condition_Store $store;

	private ?Request_Facts $facts = null;

	/** @var array<string, Resolution> */
	private array $outcomes = array();

	/** @var array<string, string> Locations whose template could not show, and why (constants of Resolution). */
	private array $not_shown = array();

	/** @var array<int, Winner> Winning templates by id. */
	private array $templates = array();

	public function __construct( Condition_Store $store ) {
		$this->store = $store;
	}

	/** @return Winner|null null for the theme's own. */
	public function template_for( string $location ): ?array {
		$this->request_facts();
		$outcome = $this->outcomes[ $location ] ?? new Resolution();
		return $this->templates[ $outcome->winner ] ?? null;
	}

	/** @return Winner|null Body that shows if the page template chosen for the page does not exist. */
	public function template_behind_page_choice(): ?array {
		$this->request_facts();
		$outcome = $this->outcomes['body'] ?? new Resolution();
		return $this->templates[ $outcome->behind_choice ] ?? null;
	}

	/** @param string $why Constant of Resolution. */
	public function record_not_shown( string $location, string $why = Resolution::GAVE_WAY ): void {
		$this->not_shown[ $location ] = $why;
	}

	/** @return array<string, string> Locations rendered without their template, and why (constants of Resolution). */
	public function locations_not_shown(): array {
		return $this->not_shown;
	}

	public function request_facts(): Request_Facts {
		$facts = $this->facts;
		if ( null === $facts ) {
			$query       = $GLOBALS['wp_the_query'] ?? null;
			$facts       = Request_Facts::from_query( $query instanceof WP_Query ? $query : new WP_Query(), $this->store->required_facts() );
			$this->facts = $facts;
			$this->resolve( $facts, $facts->has_locations ? $this->store->find_matching( $facts->matching_keys() ) : array() );
		}
		return $facts;
	}

	/**
	 * Resolves the winners. If one was deleted without a hook, resolves again without it.
	 * @param list<array{template_id: string, location: string, is_exclude: string, k: string}> $rows Matching conditions.
	 */
	private function resolve( Request_Facts $facts, array $rows ): void {
		$gone = array();
		do {
			$rows           = array_filter(
				$rows,
				static function ( array $row ) use ( $gone ): bool {
					return ! isset( $gone[ (int) $row['template_id'] ] );
				}
			);
			$this->outcomes = Resolver::resolve( $facts->matching_keys(), $rows, '' !== $facts->chosen, false );
			$wanted         = array();
			foreach ( $this->outcomes as $outcome ) {
				$wanted[] = max( $outcome->winner, $outcome->behind_choice );
			}
			$this->templates = self::published( array_values( array_diff( $wanted, array( 0 ) ) ) );
			$gone            = array_diff_key( array_flip( $wanted ), $this->templates, array( 0 => 0 ) );
		} while ( array() !== $gone );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Winner> Published templates by id.
	 */
	private static function published( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		$found = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && 'publish' === $post->post_status ) {
				$found[ $id ] = array(
					'id'   => $id,
					'slug' => $post->post_name,
					'type' => $post->post_type,
				);
			}
		}
		return $found;
	}
}
