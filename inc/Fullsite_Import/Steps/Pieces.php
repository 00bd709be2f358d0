<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Fullsite_Import\Content\Core_Listeners;
use Templately\Fullsite_Import\Content\Destination;
use Templately\Fullsite_Import\Content\Fonts;
use Templately\Fullsite_Import\Content\Future_Links;
use Templately\Fullsite_Import\Content\Media;
use Templately\Fullsite_Import\Content\Menus;
use Templately\Fullsite_Import\Content\Objects;
use Templately\Fullsite_Import\Content\Posts;
use Templately\Fullsite_Import\Content\Styles;
use Templately\Fullsite_Import\Content\Terms;
use Templately\Fullsite_Import\Map;
use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Work;
use Templately\Storage\Pack_Settings;

/**
 * Writes what a pack consists of, piece by piece: a piece is what its step says, and a cursor is the number of the next one.
 *
 * @phpstan-import-type Planned from Plan
 * @phpstan-import-type Medium from \Templately\Bundle\Manifest
 */
final class Pieces {

	/** Kinds of pieces besides the kinds of objects. */
	public const PERMALINKS = 'permalinks';
	public const SIZES      = 'sizes';
	public const STYLES     = 'styles';

	/** Kinds of objects that are posts, menus' items apart. */
	private const CONTENT = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block' );

	/** Objects of one chunk at the most, and characters that their documents have in all. */
	private const MOST       = 50;
	private const MOST_BYTES = MB_IN_BYTES;

	/** @var Terms */
	private $terms;

	/** @var Media */
	private $media;

	/** @var Fonts */
	private $fonts;

	/** @var Posts */
	private $posts;

	/** @var Menus */
	private $menus;

	/** @var Styles */
	private $styles;

	/** @var Pack_Settings */
	private $settings;

	/** @var array{string, Destination}|null What was made last, and of which run with how many media. */
	private $destination = null;

	/** @var array<string, array<int, array<string, mixed>>> What a manifest lists, by list and number: of the run that is being written. */
	private $listed = array();

	/** @var string The run that is being written. */
	private $run = '';

	/**
	 * @param Terms         $terms    Writes terms.
	 * @param Media         $media    Brings media.
	 * @param Fonts         $fonts    Brings fonts.
	 * @param Posts         $posts    Writes posts of all types.
	 * @param Menus         $menus    Writes menus.
	 * @param Styles        $styles   Writes the user's global styles.
	 * @param Pack_Settings $settings Sets the structure of addresses.
	 */
	public function __construct( Terms $terms, Media $media, Fonts $fonts, Posts $posts, Menus $menus, Styles $styles, Pack_Settings $settings ) {
		$this->terms    = $terms;
		$this->media    = $media;
		$this->fonts    = $fonts;
		$this->posts    = $posts;
		$this->menus    = $menus;
		$this->styles   = $styles;
		$this->settings = $settings;
	}

	/**
	 * Writes the next ones.
	 *
	 * @param Work       $work   What the step has to work with.
	 * @param Piece_List $pieces All pieces of the step.
	 * @param int        $cursor The next one.
	 * @return int|null The one after those that were written; null at the end.
	 */
	public function write( Work $work, Piece_List $pieces, int $cursor ): ?int {
		$kind = $pieces->kind( $cursor );
		if ( '' === $kind ) {
			return null;
		}
		if ( $this->run !== $work->run()->uuid ) {
			$this->run    = $work->run()->uuid;
			$this->listed = array();
		}
		$next    = $cursor + 1;
		$percent = (int) floor( 100 * $cursor / count( $pieces ) );
		if ( in_array( $kind, array( self::PERMALINKS, self::STYLES ), true ) ) {
			$work->log( '', $percent );
			self::PERMALINKS === $kind ? $this->write_permalinks( $work, $next ) : $this->write_styles( $work, $next );
			return $next;
		}
		$object = $work->plan()->at( $pieces->place( $cursor ) );
		if ( $work->is_to_skip() ) {
			$work->chunk(
				$next,
				static function () use ( $work, $object ): void {
					$work->note_result( 'failed', Objects::failed( $object, __( 'It could not be written twice, and was left out.', 'templately' ) ) );
				}
			);
			return $next;
		}
		switch ( $kind ) {
			case 'media':
				$work->log( self::of( __( 'Bringing pictures', 'templately' ), $object['title'] ), $percent );
				/** @var Medium $medium */
				$medium = $this->listed( $work, 'media', $object['number'] );
				$this->media->write( $work, $object, $medium, $next );
				return $next;
			case self::SIZES:
				$this->media->make_sizes( $work, $object, $next );
				return $next;
			case 'font':
				foreach ( $work->bundle()->manifest()->fonts() as $family ) {
					if ( $family['slug'] === $object['slug'] ) {
						$this->fonts->write( $work, $family, $this->destination( $work ), $next );
						$this->destination = null;
						return $next;
					}
				}
				$work->chunk( $next, '__return_null' );
				return $next;
		}
		return $this->write_objects( $work, $pieces, $cursor );
	}

	/**
	 * Writes objects of one kind that follow each other, in one transaction.
	 *
	 * @param Work       $work   What the step has to work with.
	 * @param Piece_List $pieces All pieces of the step.
	 * @param int        $cursor The next one.
	 */
	private function write_objects( Work $work, Piece_List $pieces, int $cursor ): int {
		$destination = $this->destination( $work );
		$kind        = $pieces->kind( $cursor );
		$next        = $cursor;
		$most        = $work->is_careful() || 'menu' === $kind ? 1 : self::MOST;
		$bytes       = 0;
		$some        = array();
		while ( $pieces->kind( $next ) === $kind && $next - $cursor < $most && $bytes < self::MOST_BYTES ) {
			$object = $work->plan()->at( $pieces->place( $next ) );
			$data   = $this->data( $work, $object );
			$bytes += strlen( (string) ( $data['content'] ?? '' ) );
			$some[] = array( $object, $data );
			++$next;
		}
		$work->log( self::of( self::title( $kind ), (string) $some[0][0]['title'] ), (int) floor( 100 * $cursor / count( $pieces ) ) );
		$work->chunk(
			$next,
			function () use ( $work, $kind, $some, $destination ): void {
				Core_Listeners::once(
					function () use ( $work, $kind, $some, $destination ): void {
						if ( 'term' === $kind ) {
							$this->terms->write( $work, array_column( $some, 1 ) );
						} elseif ( 'menu' === $kind ) {
							list( $object, $data ) = $some[0];
							$this->menus->write( $work, $object, $data, $destination );
						} else {
							$this->posts->write( $work, $some, $destination );
						}
					}
				);
			}
		);
		if ( in_array( $kind, array( 'term', 'menu' ), true ) ) {
			$this->destination = null;
		}
		return $next;
	}

	/**
	 * @param Work $work What the step has to work with.
	 * @param int  $next Where the step goes on from.
	 */
	private function write_permalinks( Work $work, int $next ): void {
		$structure = array_column( $work->plan()->settings(), 'value', 'name' )['permalinks'] ?? null;
		$work->chunk(
			$next,
			function () use ( $structure ): void {
				if ( is_string( $structure ) ) {
					$this->settings->set_permalinks( $structure );
				}
			}
		);
	}

	/**
	 * @param Work $work What the step has to work with.
	 * @param int  $next Where the step goes on from.
	 */
	private function write_styles( Work $work, int $next ): void {
		$manifest    = $work->bundle()->manifest();
		$look        = $manifest->whole_look();
		$theme_json  = '' === $manifest->styles() ? array() : $work->bundle()->json( $manifest->styles() );
		$destination = $this->destination( $work );
		$work->chunk(
			$next,
			function () use ( $work, $look, $theme_json, $destination ): void {
				if ( null !== $look || array() !== $theme_json ) {
					$this->styles->write( $look, $theme_json, self::chosen_colours( $work->form() ), (array) $work->recall( 'faces' ), $destination );
				}
			}
		);
	}

	/**
	 * Returns where each thing that documents name is on this site.
	 *
	 * @param Work $work What the step has to work with.
	 */
	public function destination( Work $work ): Destination {
		$plan  = $work->plan();
		$media = $this->here( $work, 'media' );
		$state = $work->run()->uuid . count( $media );
		if ( null !== $this->destination && $this->destination[0] === $state ) {
			return $this->destination[1];
		}
		$posts    = $this->here( $work, ...self::CONTENT );
		$reserved = $work->reserve( $plan->count( ...self::CONTENT ) );
		$place    = 0;
		foreach ( $plan->each( ...self::CONTENT ) as $object ) {
			if ( ! isset( $posts[ $object['number'] ] ) ) {
				$posts[ $object['number'] ] = Plan::CREATE === $object['action'] ? $reserved[ $place ] : $object['target'];
			}
			++$place;
		}
		$settings    = array_column( $plan->settings(), 'value', 'name' );
		$destination = new Destination(
			$plan->pack()['slug'],
			$media,
			$posts,
			$this->here( $work, 'term', 'menu' ),
			new Future_Links( $work->bundle(), $posts, self::slugs( $plan ), (int) ( $settings['front_page'] ?? 0 ) ),
			(array) $work->recall( 'fonts' ),
			get_stylesheet(),
			(int) ( $work->form()['logo_size'] ?? 0 )
		);

		$this->destination = array( $state, $destination );
		return $destination;
	}

	/**
	 * @param Plan $plan What the import is to do.
	 * @return callable( int ): ?string Returns the slug that a page or a post gets; null where it does not come.
	 */
	private static function slugs( Plan $plan ): callable {
		return static function ( int $number ) use ( $plan ): ?string {
			$object = $plan->object( $number );
			return null !== $object && in_array( $object['kind'], self::CONTENT, true ) ? $object['slug'] : null;
		};
	}

	/**
	 * @param Work   $work     What the step has to work with.
	 * @param string ...$kinds Kinds of objects.
	 * @return array<int, int> Number to id, of those that are here.
	 */
	private function here( Work $work, string ...$kinds ): array {
		$sources = array();
		$here    = array();
		foreach ( $work->plan()->each( ...$kinds ) as $object ) {
			$sources[ Objects::source( $object['number'] ) ] = $object['number'];
			if ( count( $sources ) === Map::AT_ONCE ) {
				$here   += self::by_number( $work, $sources );
				$sources = array();
			}
		}
		return $here + self::by_number( $work, $sources );
	}

	/**
	 * @param Work               $work    What the step has to work with.
	 * @param array<string, int> $sources What the map calls some objects, to their numbers.
	 * @return array<int, int> Number to id, of those that are here.
	 */
	private static function by_number( Work $work, array $sources ): array {
		$here = array();
		foreach ( $work->map()->ids( array_keys( $sources ) ) as $source => $id ) {
			$here[ $sources[ $source ] ] = $id;
		}
		return $here;
	}

	/**
	 * @param Work                 $work   What the step has to work with.
	 * @param array<string, mixed> $object What the plan says of an object.
	 * @return array<string, mixed> What the manifest or its document says of it.
	 */
	private function data( Work $work, array $object ): array {
		if ( 'term' === $object['kind'] ) {
			return $this->listed( $work, 'terms', $object['number'] );
		}
		if ( 'menu' === $object['kind'] ) {
			return $this->listed( $work, 'menus', $object['number'] );
		}
		return $work->bundle()->document( $work->bundle()->manifest()->object( $object['number'] )['entry'] ?? '' );
	}

	/**
	 * @param Work   $work   What the step has to work with.
	 * @param string $list   'terms', 'menus' or 'media'.
	 * @param int    $number A number in it.
	 * @return array<string, mixed>
	 */
	private function listed( Work $work, string $list, int $number ): array {
		if ( ! isset( $this->listed[ $list ] ) ) {
			$this->listed[ $list ] = array_column( $work->bundle()->manifest()->$list(), null, 'id' );
		}
		return $this->listed[ $list ][ $number ];
	}

	/**
	 * @param array<string, mixed> $form What was chosen in the wizard.
	 * @return array<string, string> Slug of a colour to its value.
	 */
	private static function chosen_colours( array $form ): array {
		$colours = is_array( $form['color'] ?? null ) ? $form['color'] : (array) json_decode( (string) ( $form['color'] ?? '' ), true );
		return array_filter(
			$colours,
			static function ( $value ): bool {
				return is_string( $value ) && 1 === preg_match( '/^#[0-9a-fA-F]{3,8}$/D', $value );
			}
		);
	}

	/**
	 * @param string $kind Kind of an object.
	 */
	private static function title( string $kind ): string {
		$titles = array(
			'term'             => __( 'Creating categories and tags', 'templately' ),
			'menu'             => __( 'Creating menus', 'templately' ),
			'page'             => __( 'Creating pages', 'templately' ),
			'post'             => __( 'Creating posts', 'templately' ),
			'wp_block'         => __( 'Creating patterns', 'templately' ),
			'wp_navigation'    => __( 'Creating navigation', 'templately' ),
			'wp_template'      => __( 'Creating templates', 'templately' ),
			'wp_template_part' => __( 'Creating template parts', 'templately' ),
		);
		return $titles[ $kind ] ?? '';
	}

	/**
	 * @param string $doing What is being done.
	 * @param string $what  With what.
	 */
	private static function of( string $doing, string $what ): string {
		/* translators: 1: what is being done, such as 'Creating pages', 2: the first of what it is done with, such as 'About us'. */
		return '' === $what ? $doing : sprintf( __( '%1$s: %2$s', 'templately' ), $doing, $what );
	}
}
