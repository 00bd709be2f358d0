<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/** A media file to upload to the cloud. */
final class Media_Upload {

	public int $attachment;

	/** Number of its placeholder in the document. */
	public int $number;

	public string $sha256;

	/** Detected from the content. */
	public string $mime;

	/** Bytes. */
	public int $size;

	/** Pixels. 0 if it is not an image. */
	public int $width;

	/** Pixels. 0 if it is not an image. */
	public int $height;

	public string $name;

	/** @param array{sha256: string, mime: string, size: int, width: int, height: int} $file */
	public function __construct( int $attachment, int $number, string $name, array $file ) {
		$this->attachment = $attachment;
		$this->number     = $number;
		$this->name       = $name;
		$this->sha256     = $file['sha256'];
		$this->mime       = $file['mime'];
		$this->size       = $file['size'];
		$this->width      = $file['width'];
		$this->height     = $file['height'];
	}

	/** @return array<string, int|string> See Cloud_Schema::media(). */
	public function to_array(): array {
		$post = get_post( $this->attachment );
		return array(
			'number'  => $this->number,
			'sha256'  => $this->sha256,
			'name'    => mb_substr( $this->name, 0, 255 ),
			'mime'    => $this->mime,
			'size'    => $this->size,
			'width'   => $this->width,
			'height'  => $this->height,
			'title'   => mb_substr( null === $post ? '' : $post->post_title, 0, 1000 ),
			'alt'     => mb_substr( trim( wp_strip_all_tags( (string) get_metadata( 'post', $this->attachment, '_wp_attachment_image_alt', true ) ) ), 0, 5000 ),
			'caption' => mb_substr( null === $post ? '' : $post->post_excerpt, 0, 5000 ),
		);
	}
}
