<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;

/**
 * What can be had: items, their details, terms and counts, as the hub has them, with what this site knows besides.
 */
final class Library {

	private const PER_PAGE = 24;

	private Client $hub;

	private Access_Tokens $tokens;

	private Settings $settings;

	/**
	 * @param Access_Tokens $tokens   The hub's tokens of this site.
	 * @param Settings       $settings The plugin's settings.
	 */
	public function __construct( Client $hub, Access_Tokens $tokens, Settings $settings ) {
		$this->hub      = $hub;
		$this->tokens   = $tokens;
		$this->settings = $settings;
	}

	/**
	 * Returns a page of items.
	 *
	 * @param array<string, mixed> $query Checked arguments of GET /items.
	 * @return Result_Page With 'stale' besides: whether it is an earlier answer, shown because the hub is away.
	 *
	 * @throws Failure What the hub refused, or 503 hub_unreachable.
	 */
	public function items( array $query ): Result_Page {
		// A filtered list takes the search term only where it is asked to.
		if ( ( $query['filtering'] ?? false ) && ! ( $query['include_search'] ?? false ) ) {
			unset( $query['search'] );
		}
		unset( $query['filtering'], $query['include_search'] );
		$response = $this->hub->get( '/items', array( 'per_page' => self::PER_PAGE ) + $query, $this->token() );
		$body     = $response->body;
		return new Result_Page(
			self::with_active_plugins( $body['items'] ),
			$body['total'],
			$body['current_page'],
			self::PER_PAGE,
			array(
				'total_is_capped' => $body['total_is_capped'],
				'plan_totals'     => $body['plan_totals'],
				'stale'           => $response->stale,
			)
		);
	}

	/**
	 * Returns an item with all that its own screen shows.
	 *
	 * @param string $platform 'elementor' or 'gutenberg'.
	 * @param string $slug     Its slug.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 404 where there is none, what the hub refused, or 503 hub_unreachable.
	 */
	public function item( string $platform, string $type, string $slug ): array {
		$item                = $this->hub->get( "/items/$type/$slug", array( 'platform' => $platform ), $this->token() )->body;
		$item['description'] = wp_kses_post( $item['description'] );
		$item['live_url']    = ( new Demo_Url( $this->settings->hub_address() ) )->sanitize( $item['live_url'] );
		return self::with_activity( $item );
	}

	/**
	 * Returns the counts of items by platform, type and plan.
	 *
	 * @return array<string, mixed>
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	public function counts(): array {
		return $this->hub->get( '/counts' )->body;
	}

	/**
	 * Returns a list of terms.
	 *
	 * @param string               $route 'tags', 'categories' or 'template-types'.
	 * @param array<string, mixed> $query Query arguments.
	 * @return list<array<string, mixed>>
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	public function terms( string $route, array $query = array() ): array {
		return $this->hub->get( "/$route", $query )->body;
	}

	/**
	 * Returns the plugins that designs need, each with whether it is active here.
	 *
	 * @param array<string, mixed> $query Query arguments.
	 * @return list<array<string, mixed>>
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	public function dependencies( array $query = array() ): array {
		return self::with_activity( array( 'dependencies' => $this->terms( 'dependencies', $query ) ) )['dependencies'];
	}

	/**
	 * Returns the items that the hub puts first.
	 *
	 * @param string $platform 'elementor' or 'gutenberg'.
	 * @return array{data: list<array<string, mixed>>}
	 *
	 * @throws Failure 503 hub_unreachable.
	 */
	public function featured( string $platform ): array {
		$data = $this->hub->get( '/featured-items', array( 'platform' => $platform ), $this->token() )->body['data'];
		return array( 'data' => self::with_active_plugins( $data ) );
	}

	/**
	 * Adds to each dependency of items whether it is active here.
	 *
	 * @param list<array<string, mixed>> $items Items.
	 * @return list<array<string, mixed>>
	 */
	public static function with_active_plugins( array $items ): array {
		return array_values( array_map( array( self::class, 'with_activity' ), $items ) );
	}

	/**
	 * Adds to each dependency of an item, of its pack, and of what is in either, whether it is active here.
	 *
	 * @param array<string, mixed> $item An item.
	 * @return array<string, mixed>
	 */
	private static function with_activity( array $item ): array {
		$active = Site_State::active_plugins();
		// In a list a pack has its name alone.
		foreach ( $item['dependencies'] ?? array() as $index => $dependency ) {
			$item['dependencies'][ $index ]['is_active'] = isset( $active[ $dependency['slug'] ] );
		}
		if ( isset( $item['items'] ) ) {
			$item['items'] = self::with_active_plugins( $item['items'] );
		}
		if ( isset( $item['pack'] ) ) {
			$item['pack'] = self::with_activity( $item['pack'] );
		}
		return $item;
	}

	/** Returns the token of whoever is asking; '' for nobody. */
	private function token(): string {
		return $this->tokens->token( get_current_user_id() );
	}
}
