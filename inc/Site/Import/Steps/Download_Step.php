<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Plan\Pack_Client;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Fetches the pack, part by part, and looks at all of it before anything of it is written.
 */
final class Download_Step implements Step {

	/** Ends the name of a pack that is not whole. */
	private const UNFINISHED = '.part';

	private Pack_Client $packs;

	private Pack_Thumbnails $pictures;

	/**
	 * @param Pack_Client    $packs    Fetches packs.
	 * @param Pack_Thumbnails $pictures Keeps how they look.
	 */
	public function __construct( Pack_Client $packs, Pack_Thumbnails $pictures ) {
		$this->packs    = $packs;
		$this->pictures = $pictures;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::DOWNLOAD;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Downloading', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		$whole = $work->folder() . '/' . Step_Context::BUNDLE;
		$part  = $whole . self::UNFINISHED;
		if ( is_file( $whole ) ) {
			return null;
		}
		$id   = $work->plan()->pack()['id'];
		$file = $work->get_memory( 'file' );
		if ( ! is_array( $file ) ) {
			$file = $this->packs->bundle_info( $id );
			$this->pictures->store( $work->run() );
			$work->set_memory( 'file', $file );
		}
		/** @var array{size: int, sha256: string, signature: string} $file */
		if ( ! $this->packs->download_next_part( $id, $file, $part ) ) {
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
			$bundle->verify_all_entries();
			// The hub signs each file by itself: this tells that these two are one pack.
			if ( ( $work->form()['manifest'] ?? '' ) !== hash( 'sha256', $bundle->manifest_json() ) ) {
				throw new Invalid_Bundle( 'The plan was made of another manifest.' );
			}
		} catch ( Invalid_Bundle $refusal ) {
			wp_delete_file( $part );
			throw new Failure( 'invalid_bundle', __( 'This pack is damaged, or not from the library that this site knows. Nothing was imported.', 'templately' ), 502 );
		}
		if ( ! rename( $part, $whole ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- within the working folder.
			throw new Failure( 'file_not_written', __( 'A file cannot be written. Is the disk full?', 'templately' ), 507 );
		}
		return null;
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return 0;
	}
}
