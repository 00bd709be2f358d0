<?php

declare( strict_types=1 );

namespace Templately\Screens;

use Templately\Blocks\Markup;
use Templately\Hub_Client\Hub;
use Templately\Insertion\Left_Out;
use Templately\Insertion\Localised_Document;
use Templately\Rest\Failure;
use Templately\Storage\Media;
use Templately\Storage\Settings;
use Templately\Storage\Site_State;
use WP_REST_Request;

/**
 * Free blocks among the inserter's patterns, and free pages among the starter patterns.
 *
 * They are registered when the editor asks WordPress for its patterns, and at no other time; from a remote hub, only what was
 * fetched before. A design with an image that this site does not have yet stays out: nothing is ever hot-linked.
 */
final class Patterns {

	private const CATEGORY = 'templately';
	private const MOST     = 60;

	/** @var Hub */
	private $hub;

	/** @var Localised_Document */
	private $documents;

	/** @var Media */
	private $media;

	/** @var Settings */
	private $settings;

	/**
	 * @param Hub                $hub       The hub.
	 * @param Localised_Document $documents Puts this site's media into documents.
	 * @param Media              $media     Images that are here already.
	 * @param Settings           $settings  The plugin's settings.
	 */
	public function __construct( Hub $hub, Localised_Document $documents, Media $media, Settings $settings ) {
		$this->hub       = $hub;
		$this->documents = $documents;
		$this->media     = $media;
		$this->settings  = $settings;
	}

	/** Hooks the patterns in. */
	public function register(): void {
		if ( $this->settings->patterns() ) {
			add_filter( 'rest_pre_dispatch', array( $this, 'before_dispatch' ), 10, 3 );
			add_action( Site_State::FETCH_PATTERNS, array( $this, 'fetch' ) );
		}
	}

	/**
	 * Registers the patterns when they are asked for.
	 *
	 * @param mixed                                 $result  What another filter answers.
	 * @param mixed                                 $server  The server.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return mixed The same result.
	 */
	public function before_dispatch( $result, $server, WP_REST_Request $request ) {
		$route = $request->get_route();
		if ( 0 !== strpos( $route, '/wp/v2/block-patterns/' ) || ! current_user_can( 'edit_posts' ) ) {
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
			$this->register_patterns();
		}
		return $result;
	}

	/** Fetches a remote hub's patterns, so that the inserter never waits for it. */
	public function fetch(): void {
		try {
			$this->hub->get( '/patterns', array( 'platform' => 'gutenberg' ), '', true );
		} catch ( Failure $failure ) {
			// What was fetched before stays; the next inserter asks again.
			unset( $failure );
		}
	}

	/** Registers each free design that has all its images here. */
	private function register_patterns(): void {
		$designs = array_slice( $this->designs(), 0, self::MOST );
		$hashes  = array();
		foreach ( $designs as $design ) {
			$hashes = array_merge( $hashes, array_column( $design['media'], 'sha256' ) );
		}
		$here = $this->media->find( array_values( array_unique( $hashes ) ) );
		foreach ( $designs as $design ) {
			$content = $this->local_content( $design, $here );
			if ( null === $content ) {
				continue;
			}
			register_block_pattern(
				self::CATEGORY . '/' . sanitize_key( $design['slug'] ),
				array(
					'title'         => $design['name'],
					'content'       => $content,
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => 1440,
				) + ( 'pages' === $design['type'] ? array(
					'blockTypes' => array( 'core/post-content' ),
					'postTypes'  => array( 'page' ),
				) : array() )
			);
		}
	}

	/**
	 * Returns a design's blocks with this site's images, or null where one is missing or the blocks are not sound. A design of
	 * which something would be left out stays out as well: nobody would read of it in the inserter.
	 *
	 * @param array<string, mixed> $design One of the hub's patterns.
	 * @param array<string, int>   $here   sha256 of an image to attachment.
	 */
	private function local_content( array $design, array $here ): ?string {
		foreach ( $design['content'] as $block ) {
			if ( '' !== Markup::fault( $block ) ) {
				return null;
			}
		}
		$left_out = new Left_Out();
		try {
			$cleaned = array_map( array( Markup::class, 'clean' ), $design['content'] );
			$content = implode( "\n\n", $this->documents->without_foreign_parts( $cleaned, $design['media'], $left_out ) );
			$ids     = array();
			foreach ( $this->documents->media_in( $content, $design['media'] ) as $id => $image ) {
				if ( ! isset( $here[ $image['sha256'] ] ) ) {
					return null;
				}
				$ids[ $id ] = $here[ $image['sha256'] ];
			}
			$local = $this->documents->localise( $content, $ids, $left_out );
			return array() === $left_out->parts() ? $local : null;
		} catch ( Failure $failure ) {
			return null;
		}
	}

	/**
	 * Returns the free designs: the embedded hub's as they are, a remote hub's as they were fetched last.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function designs(): array {
		try {
			$designs = $this->hub->get( '/patterns', array( 'platform' => 'gutenberg' ), '', false, true )->body['items'];
			$next    = time() + DAY_IN_SECONDS;
		} catch ( Failure $failure ) {
			$designs = array();
			$next    = time();
		}
		if ( '' !== $this->settings->hub_address() && false === wp_next_scheduled( Site_State::FETCH_PATTERNS ) ) {
			wp_schedule_single_event( $next, Site_State::FETCH_PATTERNS );
		}
		return $designs;
	}
}
