<?php

declare( strict_types=1 );

use Templately\Site\Media\Attachment_Index;

final class Attachment_Index_Test extends Test_Case {

	/** @group S7 */
	public function test_ignores_attachments_without_a_file(): void {
		$media = new Attachment_Index();
		$hash  = str_repeat( 'a', 64 );
		$other = str_repeat( 'b', 64 );
		$first = $this->attachment( 'first', $hash );
		$again = $this->attachment( 'again', $hash );
		$alone = $this->attachment( 'alone', $other );
		$this->assertSame( array( $hash => $first, $other => $alone ), $media->find( array( $hash, $other ) ) );
		$this->assertSame( array( $first => $hash, $alone => $other ), $media->hashes_of( array( $first, $alone ) ) );
		unlink( (string) get_attached_file( $first ) );
		unlink( (string) get_attached_file( $alone ) );
		$this->assertSame( array( $hash => $again ), $media->find( array( $hash, $other ) ) );
		$this->assertSame( array( $again => $hash ), $media->hashes_of( array( $first, $again, $alone ) ) );
	}

	private function attachment( string $name, string $hash ): int {
		$path = wp_upload_dir()['path'] . "/$name.png";
		file_put_contents( $path, $name );
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => $name ), $path );
		$this->assertIsInt( $id );
		( new Attachment_Index() )->record_hash( $id, $hash, '' );
		return $id;
	}
}
