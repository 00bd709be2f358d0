<?php

declare( strict_types=1 );

namespace Templately\Hub\Catalogue;

use Templately\Hub\Accounts\Actor;
use Templately\Hub\Files\Blob_Store;
use Templately\Hub\Http\Signing_Key;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\File_Download;

/** Downloads of whole packs, for imports of a full site. */
final class Pack_Downloads {

	private Catalogue $catalogue;

	private Blob_Store $blobs;

	private Signing_Key $key;

	public function __construct( Catalogue $catalogue, Blob_Store $blobs, Signing_Key $key ) {
		$this->catalogue = $catalogue;
		$this->blobs     = $blobs;
		$this->key       = $key;
	}

	/**
	 * @return array{bundle: array{size: int, sha256: string, signature: string}, manifest: array{size: int, sha256: string, signature: string}}
	 * @throws Failure 404, 403 if the account may not insert the pack, 503 key_lost if the hub cannot sign.
	 */
	public function files( int $id, Actor $actor ): array {
		$files = $this->kept( $id, $actor );
		if ( ! $this->key->can_sign() ) {
			throw new Failure( 'key_lost', __( 'This library has lost its key and cannot deliver full sites. Its owner has to import the exported key or restore the old salts.', 'templately' ), 503 );
		}
		foreach ( $files as $name => $file ) {
			$files[ $name ]['signature'] = $this->key->sign( $file['sha256'] );
		}
		return $files;
	}

	/** @param string $name 'bundle' or 'manifest'. */
	public function file( int $id, string $name, Actor $actor ): File_Download {
		$hash  = $this->kept( $id, $actor )[ $name ]['sha256'];
		$paths = $this->blobs->paths( array( $hash ) );
		if ( array() === $paths ) {
			throw Failure::not_found();
		}
		return new File_Download( $paths, 'bundle' === $name ? 'bundle.zip' : 'manifest.json', $hash );
	}

	/** @throws Failure 404 if the pack is missing, has no thumbnail or is not for a full site; 403 if the account may not insert it. */
	public function picture( int $id, Actor $actor ): File_Download {
		$item = $this->pack( $id, $actor );
		$path = $this->blobs->public_path( $item['thumbnail'] );
		if ( '' === $path ) {
			throw Failure::not_found();
		}
		return new File_Download( array( $path ), $item['thumbnail'], $item['thumbnail'] );
	}

	/** @return array{bundle: array{size: int, sha256: string}, manifest: array{size: int, sha256: string}} */
	private function kept( int $id, Actor $actor ): array {
		return json_decode( $this->pack( $id, $actor )['details'], true )['files'];
	}

	/** @return array<string, string> Row of the pack. */
	private function pack( int $id, Actor $actor ): array {
		$item = $this->catalogue->require_item_for( $id, $actor );
		if ( ! isset( json_decode( $item['details'], true )['files'] ) ) {
			throw Failure::not_found();
		}
		return $item;
	}
}
