<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Steps;

use Templately\Bundle\Bundle;
use Templately\Bundle\Refusal;
use Templately\Fullsite_Import\Packs;
use Templately\Fullsite_Import\Pictures;
use Templately\Fullsite_Import\Plan;
use Templately\Fullsite_Import\Step;
use Templately\Fullsite_Import\Steps;
use Templately\Fullsite_Import\Work;
use Templately\Rest\Failure;

/**
 * Fetches the pack, part by part, and looks at all of it before anything of it is written.
 */
final class Download implements Step {

	/** Ends the name of a pack that is not whole. */
	private const UNFINISHED = '.part';

	/** @var Packs */
	private $packs;

	/** @var Pictures */
	private $pictures;

	/**
	 * @param Packs    $packs    Fetches packs.
	 * @param Pictures $pictures Keeps how they look.
	 */
	public function __construct( Packs $packs, Pictures $pictures ) {
		$this->packs    = $packs;
		$this->pictures = $pictures;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Steps::DOWNLOAD;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Downloading', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Plan $plan ): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function advance( Work $work, int $cursor ): ?int {
		$whole = $work->folder() . '/' . Work::BUNDLE;
		$part  = $whole . self::UNFINISHED;
		if ( is_file( $whole ) ) {
			return null;
		}
		$id   = $work->plan()->pack()['id'];
		$file = $work->recall( 'file' );
		if ( ! is_array( $file ) ) {
			$file = $this->packs->bundle( $id );
			$this->pictures->keep( $work->run() );
			$work->remember( 'file', $file );
		}
		/** @var array{size: int, sha256: string, signature: string} $file */
		if ( ! $this->packs->fetch( $id, $file, $part ) ) {
			clearstatcache( true, $part );
			$here = (int) filesize( $part );
			$work->log(
				sprintf(
					/* translators: 1: size such as 8 MB, 2: likewise. */
					__( '%1$s of %2$s', 'templately' ),
					(string) size_format( $here ),
					(string) size_format( $file['size'] )
				),
				(int) floor( 100 * $here / max( 1, $file['size'] ) )
			);
			return $cursor + 1;
		}
		$work->log( __( 'Looking at what came', 'templately' ), 99 );
		try {
			$bundle = Bundle::from_zip( $part );
			$bundle->verify();
			$bundle->manifest();
			// The hub signs each file by itself: this tells that these two are one pack.
			if ( ( $work->form()['manifest'] ?? '' ) !== hash( 'sha256', $bundle->manifest_json() ) ) {
				throw new Refusal( 'The plan was made of another manifest.' );
			}
		} catch ( Refusal $refusal ) {
			wp_delete_file( $part );
			throw new Failure( 'invalid_bundle', __( 'This pack is damaged, or not from the library that this site knows. Nothing was imported.', 'templately' ), 502 );
		}
		if ( ! rename( $part, $whole ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- within the working folder.
			throw new Failure( 'file_not_written', __( 'A file cannot be written. Is the disk full?', 'templately' ), 507 );
		}
		return null;
	}

	/** {@inheritDoc} */
	public function progress( Plan $plan, int $cursor ): int {
		return 0;
	}
}
