<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Rest\Failure;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Plan\Packs;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Run_Items;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/** Downloads the pack in parts and verifies all of it before anything is written. */
final class Download_Step implements Step {

	private const UNFINISHED = '.part';

	private Packs $packs;

	private Pack_Thumbnails $pictures;

	public function __construct( Packs $packs, Pack_Thumbnails $pictures ) {
		$this->packs    = $packs;
		$this->pictures = $pictures;
	}

	public function items( string $name, Import_Plan $plan ): array {
		return array( Run_Items::item( 'download' ) );
	}

	public function run( Step_Context $context, array &$item ): bool {
		$whole = $context->folder() . '/' . Step_Context::BUNDLE;
		$part  = $whole . self::UNFINISHED;
		if ( is_file( $whole ) ) {
			return true;
		}
		$id = $context->run->plan->pack()['id'];
		if ( '' === $item['note'] ) {
			$item['note'] = (string) wp_json_encode( $this->packs->bundle_info( $id ) );
			$this->pictures->store( $context->run->id, $id );
		}
		/** @var array{size: int, sha256: string, signature: string} $file */
		$file = json_decode( $item['note'], true );
		if ( ! $this->packs->download_next_part( $id, $file, $part ) ) {
			clearstatcache( true, $part );
			$here = (int) filesize( $part );
			$context->log(
				sprintf(
					/* translators: 1: size such as 8 MB, 2: likewise. */
					__( '%1$s of %2$s', 'templately' ),
					(string) size_format( $here ),
					(string) size_format( $file['size'] )
				),
				(int) floor( 100 * $here / max( 1, $file['size'] ) )
			);
			return false;
		}
		$context->log( __( 'Checking the pack', 'templately' ), 99 );
		try {
			$bundle = Bundle::from_zip( $part );
			$bundle->verify_all_entries();
			// The hub signs both files separately: this proves that they belong together.
			if ( ( $context->run->form['manifest'] ?? '' ) !== hash( 'sha256', $bundle->manifest_json() ) ) {
				throw new Invalid_Bundle( 'The plan was made of another manifest.' );
			}
		} catch ( Invalid_Bundle $refusal ) {
			wp_delete_file( $part );
			throw Packs::invalid_bundle();
		}
		if ( ! rename( $part, $whole ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- within the working folder.
			throw Files::not_written();
		}
		return true;
	}
}
