<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * A medium of this site on its way to the cloud, as a value.
 */
final class Media_Upload {

	/** Attachment. */
	public int $attachment;

	/** By which the document names it. */
	public int $number;

	/** Hash of what is sent. */
	public string $sha256;

	/** MIME type, by its bytes. */
	public string $mime;

	/** Bytes that are sent. */
	public int $size;

	/** Pixels; 0 for what is no picture. */
	public int $width;

	/** Pixels; 0 for what is no picture. */
	public int $height;

	/** Name of its file. */
	public string $name;

	/** @param array{sha256: string, mime: string, size: int, width: int, height: int} $file       What is sent. */
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

	/**
	 * Returns it as the hub takes it.
	 *
	 * @return array<string, int|string> As Contract\Cloud::media() has it.
	 */
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
