<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Site\Import\Content\Deferred_Core_Hooks;
use Templately\Site\Import\Content\Font_Writer;
use Templately\Site\Import\Content\Media_Writer;
use Templately\Site\Import\Content\Menu_Writer;
use Templately\Site\Import\Content\Planned_Permalinks;
use Templately\Site\Import\Content\Post_Writer;
use Templately\Site\Import\Content\Reference_Resolver;
use Templately\Site\Import\Content\Style_Writer;
use Templately\Site\Import\Content\Term_Writer;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Object_Map;
use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;

/**
 * Writes what a pack consists of, piece by piece: a piece is what its step says, and a cursor is the number of the next one.
 *
 * @phpstan-import-type Planned from Import_Plan
 * @phpstan-type Piece array{string, Planned|null}
 * @phpstan-import-type Medium from \Templately\Shared\Bundle\Manifest
 */
final class Object_Writer {

	/** Kinds of pieces besides the kinds of objects. */
	public const PERMALINKS = 'permalinks';
	public const SIZES      = 'sizes';
	public const STYLES     = 'styles';

	/** Kinds of objects that are posts, menus' items apart. */
	private const CONTENT = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block' );

	/** Objects of one chunk at the most, and characters that their documents have in all. */
	private const MOST       = 50;
	private const MOST_BYTES = MB_IN_BYTES;

	private Term_Writer $terms;

	private Media_Writer $media;

	private Font_Writer $fonts;

	private Post_Writer $posts;

	private Menu_Writer $menus;

	private Style_Writer $styles;

	private Portable_Settings $settings;

	/** @var array{string, Reference_Resolver}|null What was made last, and of which run with how many media. */
	private ?array $destination = null;

	/** @var array<string, array<int, array<string, mixed>>> What a manifest lists, by list and number: of the run that is being written. */
	private array $listed = array();

	/** The run that is being written. */
	private string $run = '';

	/**
	 * @param Term_Writer         $terms    Writes terms.
	 * @param Media_Writer         $media    Brings media.
	 * @param Font_Writer         $fonts    Brings fonts.
	 * @param Post_Writer         $posts    Writes posts of all types.
	 * @param Menu_Writer         $menus    Writes menus.
	 * @param Style_Writer        $styles   Writes the user's global styles.
	 * @param Portable_Settings $settings Sets the structure of addresses.
	 */
	public function __construct( Term_Writer $terms, Media_Writer $media, Font_Writer $fonts, Post_Writer $posts, Menu_Writer $menus, Style_Writer $styles, Portable_Settings $settings ) {
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
	 * @param Step_Context       $work   What the step has to work with.
	 * @param list<Piece> $pieces All pieces of the step.
	 * @param int        $cursor The next one.
	 * @return int|null The one after those that were written; null at the end.
	 */
	public function write_next( Step_Context $work, array $pieces, int $cursor ): ?int {
		if ( ! isset( $pieces[ $cursor ] ) ) {
			return null;
		}
		list( $kind, $object ) = $pieces[ $cursor ];
		if ( $this->run !== $work->run()->uuid ) {
			$this->run    = $work->run()->uuid;
			$this->listed = array();
		}
		$next    = $cursor + 1;
		$percent = (int) floor( 100 * $cursor / count( $pieces ) );
		if ( null === $object ) {
			$work->log( '', $percent );
			self::PERMALINKS === $kind ? $this->write_permalinks( $work, $next ) : $this->write_styles( $work, $next );
			return $next;
		}
		if ( $work->should_skip_next() ) {
			$work->run_batch(
				$next,
				static function () use ( $work, $object ): void {
					$work->add_result( 'failed', Objects::failed( $object, __( 'It could not be written twice, and was left out.', 'templately' ) ) );
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
						$this->fonts->write( $work, $family, $this->targets( $work ), $next );
						$this->destination = null;
						return $next;
					}
				}
				$work->run_batch( $next, '__return_null' );
				return $next;
		}
		return $this->write_objects( $work, $pieces, $cursor );
	}

	/**
	 * Writes objects of one kind that follow each other, in one transaction.
	 *
	 * @param Step_Context       $work   What the step has to work with.
	 * @param list<Piece> $pieces All pieces of the step.
	 * @param int        $cursor The next one.
	 */
	private function write_objects( Step_Context $work, array $pieces, int $cursor ): int {
		$destination = $this->targets( $work );
		$kind        = $pieces[ $cursor ][0];
		$next        = $cursor;
		$most        = $work->is_single_object_mode() || 'menu' === $kind ? 1 : self::MOST;
		$bytes       = 0;
		$some        = array();
		while ( isset( $pieces[ $next ][1] ) && $pieces[ $next ][0] === $kind && $next - $cursor < $most && $bytes < self::MOST_BYTES ) {
			$object = $pieces[ $next ][1];
			$data   = $this->data( $work, $object );
			$bytes += strlen( (string) ( $data['content'] ?? '' ) );
			$some[] = array( $object, $data );
			++$next;
		}
		$work->log( self::of( self::title( $kind ), (string) $some[0][0]['title'] ), (int) floor( 100 * $cursor / count( $pieces ) ) );
		$work->run_batch(
			$next,
			function () use ( $work, $kind, $some, $destination ): void {
				Deferred_Core_Hooks::run_without_core_hooks(
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
	 * @param Step_Context $work What the step has to work with.
	 * @param int  $next Where the step goes on from.
	 */
	private function write_permalinks( Step_Context $work, int $next ): void {
		$structure = array_column( $work->plan()->settings(), 'value', 'name' )['permalinks'] ?? null;
		$work->run_batch(
			$next,
			function () use ( $structure ): void {
				if ( is_string( $structure ) ) {
					$this->settings->set_permalinks( $structure );
				}
			}
		);
	}

	/**
	 * @param Step_Context $work What the step has to work with.
	 * @param int  $next Where the step goes on from.
	 */
	private function write_styles( Step_Context $work, int $next ): void {
		$manifest    = $work->bundle()->manifest();
		$look        = $manifest->full_style();
		$theme_json  = '' === $manifest->styles() ? array() : $work->bundle()->json( $manifest->styles() );
		$destination = $this->targets( $work );
		$work->run_batch(
			$next,
			function () use ( $work, $look, $theme_json, $destination ): void {
				if ( null !== $look || array() !== $theme_json ) {
					$this->styles->write( $look, $theme_json, self::chosen_colours( $work->form() ), (array) $work->get_memory( 'faces' ), $destination );
				}
			}
		);
	}

	/**
	 * Returns where each thing that documents name is on this site.
	 *
	 * @param Step_Context $work What the step has to work with.
	 */
	public function targets( Step_Context $work ): Reference_Resolver {
		$plan  = $work->plan();
		$media = $this->here( $work, 'media' );
		$state = $work->run()->uuid . count( $media );
		if ( null !== $this->destination && $this->destination[0] === $state ) {
			return $this->destination[1];
		}
		$posts    = $this->here( $work, ...self::CONTENT );
		$reserved = $work->reserve( $plan->count( ...self::CONTENT ) );
		$place    = 0;
		foreach ( $plan->objects( ...self::CONTENT ) as $object ) {
			if ( ! isset( $posts[ $object['number'] ] ) ) {
				$posts[ $object['number'] ] = Import_Plan::CREATE === $object['action'] ? $reserved[ $place ] : $object['target'];
			}
			++$place;
		}
		$settings    = array_column( $plan->settings(), 'value', 'name' );
		$destination = new Reference_Resolver(
			$plan->pack()['slug'],
			$media,
			$posts,
			$this->here( $work, 'term', 'menu' ),
			new Planned_Permalinks( $work->bundle(), $posts, self::slugs( $plan ), (int) ( $settings['front_page'] ?? 0 ) ),
			(array) $work->get_memory( 'fonts' ),
			get_stylesheet(),
			(int) ( $work->form()['logo_size'] ?? 0 )
		);

		$this->destination = array( $state, $destination );
		return $destination;
	}

	/**
	 * @param Import_Plan $plan What the import is to do.
	 * @return callable( int ): ?string Returns the slug that a page or a post gets; null where it does not come.
	 */
	private static function slugs( Import_Plan $plan ): callable {
		return static function ( int $number ) use ( $plan ): ?string {
			$object = $plan->object_by_number( $number );
			return null !== $object && in_array( $object['kind'], self::CONTENT, true ) ? $object['slug'] : null;
		};
	}

	/**
	 * @param Step_Context   $work     What the step has to work with.
	 * @param string ...$kinds Kinds of objects.
	 * @return array<int, int> Number to id, of those that are here.
	 */
	private function here( Step_Context $work, string ...$kinds ): array {
		$sources = array();
		$here    = array();
		foreach ( $work->plan()->objects( ...$kinds ) as $object ) {
			$sources[ Objects::source( $object['number'] ) ] = $object['number'];
			if ( count( $sources ) === Object_Map::AT_ONCE ) {
				$here   += self::by_number( $work, $sources );
				$sources = array();
			}
		}
		return $here + self::by_number( $work, $sources );
	}

	/**
	 * @param Step_Context               $work    What the step has to work with.
	 * @param array<string, int> $sources What the map calls some objects, to their numbers.
	 * @return array<int, int> Number to id, of those that are here.
	 */
	private static function by_number( Step_Context $work, array $sources ): array {
		$here = array();
		foreach ( $work->map()->ids( array_keys( $sources ) ) as $source => $id ) {
			$here[ $sources[ $source ] ] = $id;
		}
		return $here;
	}

	/**
	 * @param Step_Context                 $work   What the step has to work with.
	 * @param array<string, mixed> $object What the plan says of an object.
	 * @return array<string, mixed> What the manifest or its document says of it.
	 */
	private function data( Step_Context $work, array $object ): array {
		if ( 'term' === $object['kind'] ) {
			return $this->listed( $work, 'terms', $object['number'] );
		}
		if ( 'menu' === $object['kind'] ) {
			return $this->listed( $work, 'menus', $object['number'] );
		}
		return $work->bundle()->document( $work->bundle()->manifest()->object( $object['number'] )['entry'] ?? '' );
	}

	/**
	 * @param Step_Context   $work   What the step has to work with.
	 * @param string $list   'terms', 'menus' or 'media'.
	 * @param int    $number A number in it.
	 * @return array<string, mixed>
	 */
	private function listed( Step_Context $work, string $list, int $number ): array {
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
