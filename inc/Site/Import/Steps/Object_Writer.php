<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Deferred_Listeners;
use Templately\Site\Import\Content\Destination;
use Templately\Site\Import\Content\Fonts;
use Templately\Site\Import\Content\Media;
use Templately\Site\Import\Content\Menus;
use Templately\Site\Import\Content\Posts;
use Templately\Site\Import\Content\Styles;
use Templately\Site\Import\Content\Terms;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Objects;
use Templately\Site\Import\Run\Step_Context;

/**
 * Writes the objects of a pack, piece by piece. A cursor is the number of the next piece.
 *
 * @phpstan-import-type Planned from Import_Plan
 * @phpstan-import-type Menu from Manifest
 * @phpstan-import-type Term from Manifest
 * @phpstan-type Piece array{string, Planned|null}
 */
final class Object_Writer {

	/** Kinds of pieces besides the kinds of objects. */
	public const PERMALINKS = 'permalinks';
	public const MAKE       = 'make';
	public const STYLES     = 'styles';

	/** Kinds of objects that are posts. */
	public const POSTS = array( 'page', 'post', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block' );

	/** Objects of one batch, and characters of their documents. */
	private const MOST       = 50;
	private const MOST_BYTES = MB_IN_BYTES;

	private Terms $terms;

	private Media $media;

	private Fonts $fonts;

	private Posts $posts;

	private Menus $menus;

	private Styles $styles;

	private Portable_Settings $settings;

	/** @param Portable_Settings $settings Sets the permalink structure. */
	public function __construct( Terms $terms, Media $media, Fonts $fonts, Posts $posts, Menus $menus, Styles $styles, Portable_Settings $settings ) {
		$this->terms    = $terms;
		$this->media    = $media;
		$this->fonts    = $fonts;
		$this->posts    = $posts;
		$this->menus    = $menus;
		$this->styles   = $styles;
		$this->settings = $settings;
	}

	/**
	 * Writes the next pieces.
	 *
	 * @param list<Piece> $pieces All pieces of the step.
	 * @return int|null The next cursor; null at the end.
	 */
	public function write_next( Step_Context $work, array $pieces, int $cursor ): ?int {
		if ( ! isset( $pieces[ $cursor ] ) ) {
			return null;
		}
		list( $kind, $object ) = $pieces[ $cursor ];
		$next                  = $cursor + 1;
		$percent               = (int) floor( 100 * $cursor / count( $pieces ) );
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
		if ( 'media' === $kind ) {
			$work->log( self::of( __( 'Bringing pictures', 'templately' ), $object['title'] ), $percent );
			$this->write_medium( $work, $object, $next );
			return $next;
		}
		if ( 'font' === $kind ) {
			$this->write_font( $work, $object, $next );
			return $next;
		}
		$batch = array();
		$bytes = 0;
		$most  = $work->is_single_object_mode() || 'menu' === $kind ? 1 : self::MOST;
		for ( $next = $cursor; isset( $pieces[ $next ][1] ) && $pieces[ $next ][0] === $kind && $next - $cursor < $most && $bytes < self::MOST_BYTES; $next++ ) {
			$data    = self::data( $work, $pieces[ $next ][1] );
			$bytes  += strlen( (string) ( $data['content'] ?? '' ) );
			$batch[] = array( $pieces[ $next ][1], $data );
		}
		$work->log( self::of( self::title( $kind ), $object['title'] ), $percent );
		$work->run_batch(
			$next,
			function () use ( $work, $kind, $batch ): void {
				$here = $this->destination( $work );
				Deferred_Listeners::run(
					function () use ( $work, $kind, $batch, $here ): void {
						foreach ( $batch as list( $object, $data ) ) {
							$this->write( $work, $kind, $object, $data, $here );
						}
					}
				);
			}
		);
		return $next;
	}

	/**
	 * Writes a term, a menu or a post.
	 *
	 * @param string               $kind   Kind of the piece.
	 * @param Planned              $object Its part of the plan.
	 * @param array<string, mixed> $data   Its record in the manifest, or its document.
	 */
	private function write( Step_Context $work, string $kind, array $object, array $data, Destination $here ): void {
		$source   = Objects::source( $object['number'] );
		$number   = $object['number'];
		$left_out = new Insert_Omissions();
		try {
			if ( 'term' === $kind ) {
				/** @var Term $data */
				$found                  = $this->terms->find( $data, $here );
				$here->terms[ $number ] = $found > 0 ? $found : $this->terms->make( $data, $here );
				$work->map()->record( $source, 'term', $here->terms[ $number ], $found > 0 );
			} elseif ( 'menu' === $kind ) {
				/** @var Menu $data */
				$work->map()->record( $source, 'term', $this->menus->make( $data, $here, $left_out ) );
			} elseif ( self::MAKE === $kind ) {
				$here->posts[ $number ] = $this->posts->make( $object, $data, $here );
				$work->map()->record( $source, 'post', $here->posts[ $number ], 'draft' !== get_post_status( $here->posts[ $number ] ) );
			} elseif ( isset( $here->posts[ $number ] ) ) {
				$this->posts->fill( $here->posts[ $number ], $object, $data, $here, $left_out );
			}
		} catch ( Failure $failure ) {
			if ( 'term' === $kind ) {
				$work->add_result( 'left_out', Objects::left_out( $object['title'], $failure->getMessage() ) );
			} else {
				$work->add_result( 'failed', Objects::failed( $object, $failure->getMessage() ) );
			}
		}
		foreach ( $left_out->all() as $part ) {
			$work->add_result( 'left_out', $part );
		}
	}

	/** @param Planned $object Its part of the plan. */
	private function write_medium( Step_Context $work, array $object, int $next ): void {
		$source = Objects::source( $object['number'] );
		$medium = array_column( $work->bundle()->manifest()->media(), null, 'id' )[ $object['number'] ];
		$sha256 = $work->bundle()->manifest()->entry( $medium['file'] )['sha256'];
		$why    = '';
		$files  = null;
		try {
			if ( Import_Plan::REUSE !== $object['action'] ) {
				$files = $this->media->write_files( $work->bundle(), $medium, $work->folder(), self::file_writer( $work, $source ) );
			}
		} catch ( Failure $failure ) {
			if ( 507 === $failure->status() ) {
				throw $failure;
			}
			$why = $failure->getMessage();
		}
		$work->run_batch(
			$next,
			function () use ( $work, $object, $medium, $sha256, $source, $files, $why ): void {
				if ( '' !== $why ) {
					$work->add_result( 'failed', Objects::failed( $object, $why ) );
				} elseif ( null === $files ) {
					$work->map()->record( $source, 'attachment', $object['target'], true );
				} else {
					$work->map()->record( $source, 'attachment', $this->media->make( $medium, $sha256, $files ) );
				}
			}
		);
	}

	/** @param Planned $object Its part of the plan. */
	private function write_font( Step_Context $work, array $object, int $next ): void {
		$family   = array_column( $work->bundle()->manifest()->fonts(), null, 'slug' )[ $object['slug'] ];
		$source   = "font:{$object['slug']}";
		$here     = $this->destination( $work );
		$left_out = new Insert_Omissions();
		$files    = $this->fonts->write_files( $work->bundle(), $family, $here, self::file_writer( $work, $source ), $left_out );
		$work->run_batch(
			$next,
			function () use ( $work, $family, $source, $here, $files, $left_out ): void {
				$work->map()->record( $source, 'wp_font_family', $this->fonts->make( $family, $files, $here ) );
				foreach ( $left_out->all() as $part ) {
					$work->add_result( 'left_out', $part );
				}
			}
		);
	}

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

	private function write_styles( Step_Context $work, int $next ): void {
		$manifest   = $work->bundle()->manifest();
		$look       = $manifest->full_style();
		$theme_json = '' === $manifest->styles() ? array() : $work->bundle()->json( $manifest->styles() );
		$faces      = array();
		foreach ( $manifest->fonts() as $family ) {
			$faces[ $family['slug'] ] = $this->fonts->faces( $work->map()->id( "font:{$family['slug']}" ), $family );
		}
		$here = $this->destination( $work );
		$work->run_batch(
			$next,
			function () use ( $work, $look, $theme_json, $faces, $here ): void {
				if ( null !== $look || array() !== $theme_json ) {
					$this->styles->write( $look, $theme_json, self::chosen_colours( $work->form() ), $faces, $here );
				}
			}
		);
	}

	/** Returns the ids of what is here by now. */
	public function destination( Step_Context $work ): Destination {
		$plan  = $work->plan();
		$fonts = array();
		foreach ( $work->bundle()->manifest()->fonts() as $family ) {
			$fonts += $this->fonts->addresses( $work->map()->id( "font:{$family['slug']}" ), $family );
		}
		return new Destination(
			$plan->pack()['slug'],
			(int) ( array_column( $plan->settings(), 'value', 'name' )['front_page'] ?? 0 ),
			(int) ( $work->form()['logo_size'] ?? 0 ),
			self::ids( $work, 'media' ),
			self::ids( $work, ...self::POSTS ),
			self::ids( $work, 'term', 'menu' ),
			$fonts
		);
	}

	/** @return array<int, int> Number to id of the objects of some kinds that are here. */
	private static function ids( Step_Context $work, string ...$kinds ): array {
		$numbers = array();
		foreach ( $work->plan()->objects( ...$kinds ) as $object ) {
			$numbers[ Objects::source( $object['number'] ) ] = $object['number'];
		}
		$ids = array();
		foreach ( $work->map()->ids( array_keys( $numbers ) ) as $source => $id ) {
			$ids[ $numbers[ $source ] ] = $id;
		}
		return $ids;
	}

	/** @return callable( string, string, string, callable( string ): void ): string */
	private static function file_writer( Step_Context $work, string $source ): callable {
		return static function ( string $folder, string $name, string $sha256, callable $fill ) use ( $work, $source ): string {
			return $work->write_file( "$source:$name", $folder, $name, $sha256, $fill );
		};
	}

	/**
	 * @param Planned $object Its part of the plan.
	 * @return array<string, mixed> Its record in the manifest, or its document.
	 */
	private static function data( Step_Context $work, array $object ): array {
		$manifest = $work->bundle()->manifest();
		if ( in_array( $object['kind'], self::POSTS, true ) ) {
			return $work->bundle()->document( $manifest->object( $object['number'] )['entry'] ?? '' );
		}
		return array_column( 'term' === $object['kind'] ? $manifest->terms() : $manifest->menus(), null, 'id' )[ $object['number'] ];
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
			self::MAKE         => __( 'Creating pages', 'templately' ),
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
