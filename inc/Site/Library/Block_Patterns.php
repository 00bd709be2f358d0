<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Http\Capabilities;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Styles\Style_Adapter;
use Templately\Site\Styles\Style_Preference;
use Throwable;
use WP_REST_Request;

/**
 * Adds free blocks to the inserter's patterns, and free pages to the starter patterns, in the style that the user last chose.
 * Registers them only when the editor requests WordPress's patterns. A remote hub's patterns come from the last fetch. A
 * design with an image that is not in the media library is left out, because nothing is hotlinked. A faulty design never
 * breaks the others or core's patterns.
 */
final class Block_Patterns {

	private const CATEGORY = 'templately';
	private const MAX      = 60;

	/** Limits the size of all patterns together: every editor loads them. */
	private const MAX_BYTES = 2 * MB_IN_BYTES;

	private Client $hub;

	private Block_Importer $importer;

	private Style_Adapter $style_adapter;

	private Attachment_Index $media;

	private Settings $settings;

	private Pattern_Cache $cache;

	private string $style = Style_Schema::DESIGN;

	public function __construct( Client $hub, Block_Importer $importer, Style_Adapter $style_adapter, Attachment_Index $media, Settings $settings, Pattern_Cache $cache ) {
		$this->hub           = $hub;
		$this->importer      = $importer;
		$this->style_adapter = $style_adapter;
		$this->media         = $media;
		$this->settings      = $settings;
		$this->cache         = $cache;
	}

	/**
	 * Callback of rest_pre_dispatch. Registers the patterns for a request that lists them.
	 * @param mixed $result
	 * @param mixed $server
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return mixed $result, unchanged.
	 */
	public function register_on_request( $result, $server, WP_REST_Request $request ) {
		$route = $request->get_route();
		if ( 0 !== strpos( $route, '/wp/v2/block-patterns/' ) || ! $this->settings->shows_patterns() || ! current_user_can( Capabilities::BROWSE ) ) {
			return $result;
		}
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Templately', 'templately' ),
				'description' => __( 'Free designs from the library.', 'templately' ),
			)
		);
		if ( '/wp/v2/block-patterns/patterns' === $route ) {
			try {
				$this->register_patterns();
			} catch ( Throwable $thrown ) {
				self::log( $thrown );
			}
		}
		return $result;
	}

	/** Fetches a remote hub's patterns by cron, so that the inserter never waits for the hub. */
	public function fetch(): void {
		if ( ! $this->is_remote() || ! $this->settings->shows_patterns() ) {
			return;
		}
		try {
			$this->hub->patterns( true );
		} catch ( Failure $failure ) {
			// The patterns fetched before stay. The next inserter retries.
			unset( $failure );
		}
	}

	private function register_patterns(): void {
		$mark        = $this->hub->patterns_etag();
		$this->style = ( new Style_Preference() )->current( $this->settings->default_style() );
		$this->cache->begin( $this->style, $this->rules() );
		if ( ! $this->cache->is_current( $mark, $this->marks( $this->cache->image_hashes() ) ) ) {
			$this->make_patterns( $mark );
		} elseif ( $this->is_remote() ) {
			$this->plan_fetch( time() + DAY_IN_SECONDS, array() === $this->cache->patterns() );
		}
		foreach ( $this->cache->patterns() as $pattern ) {
			$is_page = 'pages' === $pattern['type'];
			register_block_pattern(
				self::CATEGORY . '/' . sanitize_key( $pattern['slug'] ),
				array(
					/* translators: 1: name of a page, such as Prices, 2: name of its pack. */
					'title'         => $is_page && '' !== $pattern['pack'] ? sprintf( __( '%1$s (%2$s)', 'templately' ), $pattern['name'], $pattern['pack'] ) : $pattern['name'],
					'content'       => $pattern['markup'],
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => 1440,
				) + ( $is_page ? array(
					'blockTypes' => array( 'core/post-content' ),
					'postTypes'  => array( 'page' ),
				) : array() )
			);
		}
	}

	/**
	 * Builds patterns from the hub's designs and caches them.
	 * @param string $mark ETag of the designs, read before the designs themselves, so that a design published in between makes the cache outdated.
	 */
	private function make_patterns( string $mark ): void {
		$designs = array_slice( $this->designs(), 0, self::MAX );
		$images  = array();
		foreach ( $designs as $design ) {
			$images = array_merge( $images, array_column( $design['media'], 'sha256' ) );
		}
		$images    = array_values( array_unique( $images ) );
		$local     = $this->media->find( $images );
		$remaining = self::MAX_BYTES;
		$this->cache->begin_update( $mark, $this->marks( $images ) );
		foreach ( $designs as $design ) {
			$size = strlen( implode( '', array_filter( $design['content'], 'is_string' ) ) );
			if ( $size > $remaining ) {
				continue;
			}
			$remaining -= $size;
			$this->cache->add(
				$design,
				function () use ( $design, $local ): string {
					return $this->local_content( $design, $local );
				}
			);
		}
		$this->cache->finish_update();
	}

	/**
	 * @param list<string> $images Their SHA-256 hashes.
	 * @return array<string, string> Value per image that changes when the image is added, removed or edited. Hash to ETag. '' if the image is not in the media library.
	 */
	private function marks( array $images ): array {
		return array_replace( array_fill_keys( $images, '' ), $this->media->etags( $this->media->find( $images ) ) );
	}

	/**
	 * @param array<string, mixed> $design One of the hub's patterns.
	 * @param array<string, int> $local SHA-256 of an image to attachment.
	 * @return string Design's blocks with local images. Leaves out designs that would be incomplete, because the inserter could not explain it. '' if the design is left out.
	 */
	private function local_content( array $design, array $local ): string {
		try {
			$left_out  = new Insert_Omissions();
			$adapted   = $this->style_adapter->adapt( $this->importer->validate( $design['content'] ), $design['look'] ?? null, $this->style )['blocks'];
			$sanitized = $this->importer->sanitize( $adapted, $design['media'], $left_out )['blocks'];
			$ids       = array();
			foreach ( $this->importer->find_media( $sanitized, $design['media'] ) as $id => $image ) {
				if ( ! isset( $local[ $image['sha256'] ] ) ) {
					return '';
				}
				$ids[ $id ] = $local[ $image['sha256'] ];
			}
			$blocks = $this->importer->localise( $sanitized, $ids, $left_out );
			return array() === $left_out->all() ? implode( "\n\n", $blocks ) : '';
		} catch ( Failure $failure ) {
			return '';
		} catch ( Throwable $thrown ) {
			self::log( $thrown );
			return '';
		}
	}

	/** @return list<array<string, mixed>> Free designs, from a remote hub as of the last fetch. */
	private function designs(): array {
		try {
			$designs = $this->hub->patterns( false );
			$latest  = time() + DAY_IN_SECONDS;
		} catch ( Failure $failure ) {
			$designs = array();
			$latest  = time() + MINUTE_IN_SECONDS;
		}
		if ( $this->is_remote() ) {
			$this->plan_fetch( $latest, array() === $designs );
		}
		return $designs;
	}

	/** Schedules the next fetch from a remote hub. */
	private function plan_fetch( int $latest, bool $is_bare ): void {
		$next = wp_next_scheduled( Site_State::FETCH_PATTERNS );
		// With an empty cache fetch now: the scheduled event may be from another hub.
		if ( false === $next || $next > $latest ) {
			wp_unschedule_hook( Site_State::FETCH_PATTERNS );
			wp_schedule_single_event( $is_bare ? time() : $latest, Site_State::FETCH_PATTERNS );
		}
	}

	private function is_remote(): bool {
		return '' !== $this->settings->hub_address();
	}

	/** Returns a value that changes with everything that affects the conversion: plugin code, WordPress, theme, active plugins, site and hub, and the site's colors, sizes and fonts if the style uses them. */
	private function rules(): string {
		$files = array_merge( glob( dirname( __DIR__, 2 ) . '/{Shared/Blocks,Site/Styles,Site/Documents,Site/Insertion}/*.php', GLOB_BRACE ) ?: array(), array( __FILE__ ) );
		return md5( (string) wp_json_encode( array( TEMPLATELY_VERSION, array_map( 'filemtime', $files ), get_bloginfo( 'version' ), get_stylesheet(), array_keys( Site_State::active_plugins() ), home_url(), $this->settings->hub_address(), Style_Schema::DESIGN === $this->style ? array() : array( wp_get_global_settings(), wp_get_global_styles() ) ) ) );
	}

	private static function log( Throwable $thrown ): void {
		error_log( sprintf( 'Templately: patterns: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the site owner must be able to find the cause.
	}
}
