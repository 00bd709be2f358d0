<?php

declare( strict_types=1 );

namespace Templately\Site\Saved_Templates;

use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;

/** The media of one import. Unpacks and checks each file once, however many templates use it. */
final class Archive_Media {

	private ?Template_Archive $archive = null;

	/** @var array<int, array{sha256: string, size: int, mime: string}|null> By number. null: missing or damaged. mime '': not a media file. */
	private array $found = array();

	/** @var array<string, int> Hash to number. */
	private array $numbers = array();

	/** @var array<string, string> Hash to temporary path. */
	private array $paths = array();

	/** @param Template_Archive|null $archive null for a template imported without a zip. */
	public function __construct( ?Template_Archive $archive ) {
		$this->archive = $archive;
	}

	/**
	 * @return array{id: int, sha256: string, size: int, name: string, mime: string, alt: string} Media file in the format of Media_Importer.
	 * @throws Failure 400 media_missing or invalid_file, 500 not_saved.
	 */
	public function get( int $number, string $name ): array {
		if ( ! array_key_exists( $number, $this->found ) ) {
			$this->found[ $number ] = $this->read( $number );
		}
		$found = $this->found[ $number ];
		if ( null === $found ) {
			/* translators: %s: name of a file. */
			throw new Failure( 'media_missing', sprintf( null === $this->archive ? __( 'It uses media that are not in this file, such as %s. Import the original zip instead.', 'templately' ) : __( 'A file that it uses is missing from this zip or damaged: %s', 'templately' ), $name ), 400 );
		}
		if ( '' === $found['mime'] ) {
			/* translators: %s: name of a file. */
			throw new Failure( 'invalid_file', sprintf( __( 'A file that it uses is damaged, or is not an image, video, audio file or PDF: %s', 'templately' ), $name ), 400 );
		}
		return array( 'id' => $number ) + compact( 'name' ) + $found + array( 'alt' => '' );
	}

	/**
	 * Returns the temporary path of a file that get() returned. Unpacks it again if the importer has moved it.
	 * @throws Failure 500 not_saved.
	 */
	public function path( string $sha256 ): string {
		if ( ! is_file( $this->paths[ $sha256 ] ) ) {
			$this->read( $this->numbers[ $sha256 ] );
		}
		return $this->paths[ $sha256 ];
	}

	/** Deletes the files that the importer did not move. */
	public function close(): void {
		array_map( 'wp_delete_file', $this->paths );
		$this->paths = array();
	}

	/**
	 * Unpacks a file to a temporary path. Its type comes from its content, not its name.
	 * @return array{sha256: string, size: int, mime: string}|null See $found.
	 */
	private function read( int $number ): ?array {
		$bytes = null === $this->archive ? null : $this->archive->medium( $number );
		if ( null === $bytes ) {
			return null;
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$sha256                   = hash( 'sha256', $bytes );
		$this->numbers[ $sha256 ] = $number;
		$this->paths[ $sha256 ]   = $this->paths[ $sha256 ] ?? wp_tempnam( 'templately' );
		if ( strlen( $bytes ) !== file_put_contents( $this->paths[ $sha256 ], $bytes ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
			throw new Failure( 'not_saved', Saved_Templates::not_saved_message(), 500 );
		}
		try {
			$mime = Media_File::from_file( $this->paths[ $sha256 ] )->mime();
		} catch ( Invalid_Media $unfit ) {
			$mime = '';
		}
		return array(
			'sha256' => $sha256,
			'size'   => strlen( $bytes ),
			'mime'   => $mime,
		);
	}
}
