<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Bundle\Manifest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;

/** @group S7 */
final class Library_Bundle_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;

	public function test_refuses_paths_outside_the_bundle(): void {
		foreach ( array( array( 'pack', 'thumbnail' ), array( 'pack', 'thumbnail2' ), array( 'pack', 'thumbnail3' ), array( 'pack', 'banner' ), array( 'pack', 'screenshots', 0, 'file' ), array( 'items', 0, 'thumbnail' ), array( 'items', 0, 'document' ), array( 'items', 0, 'screenshots', 0, 'file' ), array( 'media', 0, 'file' ) ) as $path ) {
			foreach ( array( '../one.png', '/etc/passwd', 'a/../../b', '.htaccess', 'a\\b', 'php://filter' ) as $value ) {
				self::assert_member_refused( $path, $value );
			}
		}
		foreach ( array( '../pear.png', 'a/b.png', '.png', '<b>.png' ) as $value ) {
			self::assert_member_refused( array( 'media', 0, 'name' ), $value );
		}
	}

	public function test_validates_plans_prices_slugs_and_hashes(): void {
		foreach ( array( array( array( 'entries', 'a', 'sha256' ), str_repeat( 'x', 64 ) ), array( array( 'pack', 'plan' ), 'gold' ), array( array( 'items', 0, 'plan' ), '' ), array( array( 'pack', 'price' ), -1 ), array( array( 'pack', 'price' ), 1000001 ), array( array( 'pack', 'slug' ), 'a_b' ), array( array( 'schema' ), 1 ) ) as list( $path, $value ) ) {
			self::assert_member_refused( $path, $value );
		}
	}

	public function test_an_invalid_last_entry_leaves_nothing_in_the_hub(): void {
		$this->open_hub();
		$entries             = self::entries();
		$manifest            = self::manifest();
		$manifest['entries'] = array( 'thumbnails/three.png' => array( 'sha256' => str_repeat( '0', 64 ), 'size' => strlen( $entries['thumbnails/three.png'] ) ) );
		try {
			$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
			$this->fail( 'It was published.' );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertSame( 'thumbnails/three.png is not what the manifest says (size or sha256).', $refusal->getMessage() );
		}
		$this->assertSame( 0, $this->rows_of_hub()['blobs'] );
	}

	public function test_each_error_has_its_own_message(): void {
		$stored = static function ( string $name, int $bytes ): callable {
			return static function ( ZipArchive $zip ) use ( $name, $bytes ): void {
				$zip->addFromString( $name, str_repeat( "\0", $bytes ) );
				$zip->setCompressionName( $name, ZipArchive::CM_STORE );
			};
		};
		$cases  = array(
			'The bundle has no manifest.json of at most 4 MB.' => static function ( ZipArchive $zip ): void {
				$zip->deleteName( 'manifest.json' );
			},
			'manifest.json is no JSON object of at most 4 MB.' => static function ( ZipArchive $zip ): void {
				$zip->addFromString( 'manifest.json', '{"entries":{"a":' . str_repeat( '[', 140 ) . str_repeat( ']', 140 ) . '}}' );
			},
			'The archive and its manifest list different entries: media/pear.png.' => static function ( ZipArchive $zip ): void {
				$zip->deleteName( 'media/pear.png' );
			},
			'media/pear.png is packed in a way that is not allowed.' => static function ( ZipArchive $zip ): void {
				$zip->setEncryptionName( 'media/pear.png', ZipArchive::EM_AES_256, 'x' );
			},
			'large is too big.'                        => $stored( 'large', 20 * 1024 * 1024 + 1 ),
			'An entry has a name that is not allowed.' => $stored( "a\n", 1 ),
		);
		foreach ( $cases as $message => $spoil ) {
			try {
				Bundle::from_zip( self::pack( self::manifest(), self::entries(), $spoil ) );
				$this->fail( $message );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( $message, $refusal->getMessage() );
			}
		}
	}

	public function test_does_not_decode_a_manifest_over_4_mb(): void {
		$manifest = array_diff_key( self::manifest(), array( 'items' => true, 'media' => true ) ) + array( 'entries' => (object) array() );
		$json     = (string) wp_json_encode( $manifest );
		Manifest::from_json( $json . str_repeat( ' ', Manifest::MAX_BYTES - strlen( $json ) ) );
		$this->expectException( Invalid_Bundle::class );
		Manifest::from_json( $json . str_repeat( ' ', Manifest::MAX_BYTES - strlen( $json ) + 1 ) );
	}

	public function test_validates_documents_and_images(): void {
		$this->open_hub();
		$text = "<!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph -->";
		foreach ( array( '{"blocks":[1]}', '{"blocks":{"a":"x"}}', '{"blocks":[["x"]]}', '{"blocks":"x"}', '"x"', '[]' ) as $document ) {
			$this->assert_refused( 'documents/home.json is not a document.', array( 'documents/home.json' => $document ) );
		}
		$this->assert_refused( 'thumbnails/one.png is not an AVIF, GIF, JPEG, PNG or WebP image.', array( 'thumbnails/one.png' => "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n" ) );
		$this->expectExceptionMessage( 'long has a document that is too long or cannot be encoded.' );
		$this->a_page( 'long' )->with( array( 'content' => array( str_replace( 'Hello', str_repeat( 'a', 4 * 1024 * 1024 ), $text ) ) ) )->published();
	}

	/**
	 * @param list<string|int> $path Path of a member.
	 * @param mixed $value Invalid value.
	 */
	private static function assert_member_refused( array $path, $value ): void {
		$manifest                            = self::manifest() + array( 'entries' => array( 'a' => array( 'sha256' => str_repeat( 'a', 64 ), 'size' => 1 ) ) );
		$manifest['items'][0]['screenshots'] = $manifest['pack']['screenshots'];
		$member                              = &$manifest;
		foreach ( $path as $name ) {
			$member = &$member[ $name ];
		}
		$member = $value;
		unset( $member );
		try {
			Manifest::from_array( $manifest );
			self::fail( implode( '.', $path ) . ' may be ' . $value );
		} catch ( Invalid_Bundle $refusal ) {
			self::assertStringContainsString( (string) end( $path ), $refusal->getMessage() );
		}
	}

	/** @param array<string, string> $entries Entries that are wrong. */
	private function assert_refused( string $message, array $entries ): void {
		try {
			$this->hub->publisher()->publish( Bundle::from_zip( self::pack( self::manifest(), $entries + self::entries() ) ) );
			$this->fail( $message );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertStringContainsString( $message, $refusal->getMessage() );
		}
	}
}
