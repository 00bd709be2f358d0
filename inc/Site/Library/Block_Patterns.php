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
use Throwable;
use WP_REST_Request;

/**
 * Free blocks among the inserter's patterns, and free pages among the starter patterns.
 *
 * They are registered when the editor asks WordPress for its patterns, and at no other time; from a remote hub, only what was
 * fetched before. A design with an image that this site does not have yet stays out: nothing is ever hot-linked. What became of a
 * design on this site is kept, so that an editor pays for a design once; and whatever is wrong with one, the others and core's
 * own are there.
 */
final class Block_Patterns {

	private const CATEGORY = 'templately';
	private const MOST     = 60;

	/** Bytes of all together, which each editor loads and the site keeps. */
	private const MOST_BYTES = 2 * MB_IN_BYTES;

	private Client $hub;

	private Block_Importer $builder;

	private Style_Adapter $fit;

	private Attachment_Index $media;

	private Settings $settings;

	private Pattern_Cache $kept;

	/**
	 * @param Block_Importer $builder  Makes documents this site's.
	 * @param Settings      $settings The plugin's settings.
	 */
	public function __construct( Client $hub, Block_Importer $builder, Style_Adapter $fit, Attachment_Index $media, Settings $settings, Pattern_Cache $kept ) {
		$this->hub      = $hub;
		$this->builder  = $builder;
		$this->fit      = $fit;
		$this->media    = $media;
		$this->settings = $settings;
		$this->kept     = $kept;
	}

	/**
	 * Registers the patterns when they are asked for.
	 *
	 * @param mixed                                 $result  What another filter answers.
	 * @param mixed                                 $server  The server.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return mixed The same result.
	 */
	public function register_on_request( $result, $server, WP_REST_Request $request ) {
		$route = $request->get_route();
		if ( 0 !== strpos( $route, '/wp/v2/block-patterns/' ) || ! $this->settings->patterns() || ! current_user_can( Capabilities::BROWSE ) ) {
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

	/** Fetches a remote hub's patterns, so that the inserter never waits for it. The task of Site_State::FETCH_PATTERNS. */
	public function fetch(): void {
		if ( ! $this->is_remote() || ! $this->settings->patterns() ) {
			return;
		}
		try {
			$this->hub->patterns( true );
		} catch ( Failure $failure ) {
			// What was fetched before stays; the next inserter asks again.
			unset( $failure );
		}
	}

	/** Registers each free design that has all its images here, as far as there is room. */
	private function register_patterns(): void {
		$mark = $this->hub->patterns_etag();
		$this->kept->begin( $this->rules() );
		if ( ! $this->kept->is_current( $mark, $this->marks( $this->kept->image_hashes() ) ) ) {
			$this->make_patterns( $mark );
		} elseif ( $this->is_remote() ) {
			$this->plan_fetch( time() + DAY_IN_SECONDS, array() === $this->kept->patterns() );
		}
		foreach ( $this->kept->patterns() as $pattern ) {
			register_block_pattern(
				self::CATEGORY . '/' . sanitize_key( $pattern['slug'] ),
				array(
					'title'         => $pattern['name'],
					'content'       => $pattern['markup'],
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => 1440,
				) + ( 'pages' === $pattern['type'] ? array(
					'blockTypes' => array( 'core/post-content' ),
					'postTypes'  => array( 'page' ),
				) : array() )
			);
		}
	}

	/**
	 * Makes patterns of the designs, and keeps them.
	 *
	 * @param string $mark What stood for the designs before they were asked for: who publishes meanwhile makes it an old one.
	 */
	private function make_patterns( string $mark ): void {
		$designs = array_slice( $this->designs(), 0, self::MOST );
		$images  = array();
		foreach ( $designs as $design ) {
			$images = array_merge( $images, array_column( $design['media'], 'sha256' ) );
		}
		$images = array_values( array_unique( $images ) );
		$here   = $this->media->find( $images );
		$left   = self::MOST_BYTES;
		$this->kept->begin_update( $mark, $this->marks( $images ) );
		foreach ( $designs as $design ) {
			$size = strlen( implode( '', array_filter( $design['content'], 'is_string' ) ) );
			if ( $size > $left ) {
				continue;
			}
			$left -= $size;
			$this->kept->add(
				$design,
				function () use ( $design, $here ): string {
					return $this->local_content( $design, $here );
				}
			);
		}
		$this->kept->finish_update();
	}

	/**
	 * Returns of each image what becomes another when it comes, goes or is changed.
	 *
	 * @param list<string> $images Their sha256.
	 * @return array<string, string> Hash to mark; '' where the image is not here.
	 */
	private function marks( array $images ): array {
		return array_replace( array_fill_keys( $images, '' ), $this->media->etags( $this->media->find( $images ) ) );
	}

	/**
	 * Returns a design's blocks with this site's images. A design of which something would be left out stays out: nobody would
	 * read of it in the inserter.
	 *
	 * @param array<string, mixed> $design One of the hub's patterns.
	 * @param array<string, int>   $here   sha256 of an image to attachment.
	 * @return string '' where an image is missing, the blocks are not sound, or something of them would be left out.
	 */
	private function local_content( array $design, array $here ): string {
		try {
			$left_out = new Insert_Omissions();
			$dressed  = $this->fit->adapt( $this->builder->validate( $design['content'] ), $design['look'] ?? null, Style_Schema::DESIGN )['blocks'];
			$own      = $this->builder->sanitize( $dressed, $design['media'], $left_out )['blocks'];
			$ids      = array();
			foreach ( $this->builder->find_media( $own, $design['media'] ) as $id => $image ) {
				if ( ! isset( $here[ $image['sha256'] ] ) ) {
					return '';
				}
				$ids[ $id ] = $here[ $image['sha256'] ];
			}
			$local = $this->builder->localise( $own, $ids, $left_out );
			return array() === $left_out->all() ? implode( "\n\n", $local ) : '';
		} catch ( Failure $failure ) {
			return '';
		} catch ( Throwable $thrown ) {
			self::log( $thrown );
			return '';
		}
	}

	/**
	 * Returns the free designs: the embedded hub's as they are, a remote hub's as they were fetched last.
	 *
	 * @return list<array<string, mixed>>
	 */
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

	/**
	 * Sees to it that a remote hub's designs are fetched again.
	 *
	 * @param bool $is_bare Whether there is nothing yet.
	 */
	private function plan_fetch( int $latest, bool $is_bare ): void {
		$next = wp_next_scheduled( Site_State::FETCH_PATTERNS );
		// Where there is nothing yet, today's is too late: another hub's may have been fetched.
		if ( false === $next || $next > $latest ) {
			wp_unschedule_hook( Site_State::FETCH_PATTERNS );
			wp_schedule_single_event( $is_bare ? time() : $latest, Site_State::FETCH_PATTERNS );
		}
	}

	/** Says whether the hub is another site. */
	private function is_remote(): bool {
		return '' !== $this->settings->hub_address();
	}

	/** Returns a mark of all that decides what becomes of a design: our code, WordPress, theme and plugins, whose filters take part. */
	private function rules(): string {
		$files = array_merge( glob( dirname( __DIR__, 2 ) . '/{Shared/Blocks,Site/Styles,Site/Documents,Site/Insertion}/*.php', GLOB_BRACE ) ?: array(), array( __FILE__ ) );
		return md5( (string) wp_json_encode( array( TEMPLATELY_VERSION, array_map( 'filemtime', $files ), get_bloginfo( 'version' ), get_stylesheet(), array_keys( Site_State::active_plugins() ), home_url(), $this->settings->hub_address() ) ) );
	}

	/**
	 * @param Throwable $thrown What must not reach core's route.
	 */
	private static function log( Throwable $thrown ): void {
		error_log( sprintf( 'Templately: patterns: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
	}
}
