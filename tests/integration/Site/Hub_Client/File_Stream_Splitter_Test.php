<?php

declare( strict_types=1 );

use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\File_Stream_Splitter;

/** @group S19 */
final class File_Stream_Splitter_Test extends Test_Case {

	/** @var list<string> Content of each file. */
	private $taken = array();

	public function test_splits_parts_of_any_size_into_files(): void {
		$incoming = $this->incoming( 'first', 'second', 'third' );
		foreach ( array( array( 'fir', 13 ), array( 'stsecondth', 3 ), array( 'ird', 0 ) ) as list( $part, $missing ) ) {
			$this->receive( $incoming, $part, false );
			$this->assertSame( array( $missing, 16 - $missing ), array( $incoming->remaining_bytes(), $incoming->received_bytes() ) );
		}
		$this->assertSame( array( 'first', 'second', 'third' ), $this->taken );
	}

	public function test_rejects_too_much_too_little_and_other_content(): void {
		foreach ( array(
			'more'           => array( 'firstx', true ),
			'more, in parts' => array( 'firstx', false ),
			'fewer'          => array( 'firs', true ),
			'nothing'        => array( '', true ),
			'no part'        => array( '', false ),
			'other bytes'    => array( 'tsrif', true ),
		) as $what => list( $part, $is_all ) ) {
			try {
				$this->receive( $this->incoming( 'first' ), $part, $is_all );
				$this->fail( $what );
			} catch ( Failure $failure ) {
				$this->assertSame( array( 502, 'damaged_file' ), array( $failure->status(), $failure->error_code() ), $what );
			}
			$this->assertSame( array(), $this->taken, $what );
		}
	}

	/** @param string ...$files Content of the expected files. */
	private function incoming( string ...$files ): File_Stream_Splitter {
		$said = array_map(
			static function ( string $bytes ): array {
				return array( 'sha256' => hash( 'sha256', $bytes ), 'size' => strlen( $bytes ) );
			},
			$files
		);
		return new File_Stream_Splitter(
			$said,
			wp_tempnam( 'incoming' ),
			function ( string $path ): void {
				$this->taken[] = (string) file_get_contents( $path );
			}
		);
	}

	private function receive( File_Stream_Splitter $incoming, string $bytes, bool $is_all ): void {
		$part = wp_tempnam( 'part' );
		file_put_contents( $part, $bytes );
		try {
			$incoming->write( $part, $is_all );
		} finally {
			wp_delete_file( $part );
		}
	}
}
