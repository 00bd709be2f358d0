<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Shared\Bundle\Manifest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * What the manifest of a bundle for the library may say, and what its entries may be.
 *
 * @group S7
 */
final class Library_Manifest_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;

	/** Returns a manifest that has every member. */
	private static function whole(): array {
		$manifest = self::manifest() + array( 'entries' => array( 'a' => array( 'sha256' => str_repeat( 'a', 64 ), 'size' => 1 ) ) );
		$shots    = array( array( 'file' => 'thumbnails/one.png', 'width' => 8, 'height' => 8, 'alt' => '' ) );

		$manifest['pack']['thumbnail2']      = 'thumbnails/two.png';
		$manifest['pack']['thumbnail3']      = 'thumbnails/two.png';
		$manifest['pack']['banner']          = 'thumbnails/two.png';
		$manifest['pack']['screenshots']     = $shots;
		$manifest['items'][0]['screenshots'] = $shots;
		return $manifest;
	}

	/** Each name of a file is a name below the bundle, each text a text of its kind. */
	public function test_each_member(): void {
		Manifest::from_array( self::whole() );
		$paths = array( array( 'pack', 'thumbnail' ), array( 'pack', 'thumbnail2' ), array( 'pack', 'thumbnail3' ), array( 'pack', 'banner' ), array( 'pack', 'screenshots', 0, 'file' ), array( 'items', 0, 'thumbnail' ), array( 'items', 0, 'document' ), array( 'items', 0, 'screenshots', 0, 'file' ), array( 'parts', 0, 'document' ), array( 'media', 0, 'file' ) );
		$wrong = array();
		foreach ( $paths as $path ) {
			foreach ( array( '../one.png', '/etc/passwd', 'a/../../b', '.htaccess', 'a\\b', 'php://filter' ) as $value ) {
				$wrong[] = array( $path, $value );
			}
		}
		foreach ( array( '../pear.png', 'a/b.png', '.png', '<b>.png' ) as $value ) {
			$wrong[] = array( array( 'media', 0, 'name' ), $value );
		}
		array_push( $wrong, array( array( 'entries', 'a', 'sha256' ), str_repeat( 'x', 64 ) ), array( array( 'pack', 'plan' ), 'gold' ), array( array( 'items', 0, 'plan' ), '' ), array( array( 'pack', 'price' ), -1 ), array( array( 'pack', 'price' ), 1000001 ), array( array( 'pack', 'slug' ), 'a_b' ), array( array( 'schema' ), 2 ) );
		foreach ( $wrong as list( $path, $value ) ) {
			$manifest = self::whole();
			$member   = &$manifest;
			foreach ( $path as $name ) {
				$member = &$member[ $name ];
			}
			$member = $value;
			unset( $member );
			try {
				Manifest::from_array( $manifest );
				$this->fail( implode( '.', $path ) . ' may be ' . $value );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertStringContainsString( (string) end( $path ), $refusal->getMessage() );
			}
		}
	}

	/** What a bundle lacks or has too much of is said, before anything of it is kept. */
	public function test_nothing_is_kept_of_a_bundle_that_is_wrong_at_its_end(): void {
		$this->open_hub();
		$entries                          = self::entries();
		$manifest                         = self::manifest();
		$manifest['entries']              = array( 'thumbnails/three.png' => array( 'sha256' => str_repeat( '0', 64 ), 'size' => strlen( $entries['thumbnails/three.png'] ) ) );
		$entries['thumbnails/three.png'] .= '';
		try {
			$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
			$this->fail( 'It was published.' );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertSame( 'thumbnails/three.png is not what the manifest says (size or sha256).', $refusal->getMessage() );
		}
		$this->assertSame( 0, $this->rows_of_hub()['blobs'] );
	}

	/** Each way to be no bundle has its own words. */
	public function test_what_is_said(): void {
		$packed = static function ( string $name, int $bytes ): callable {
			return static function ( ZipArchive $zip ) use ( $name, $bytes ): void {
				$zip->addFromString( $name, str_repeat( "\0", $bytes ) );
				$zip->setCompressionName( $name, ZipArchive::CM_STORE );
			};
		};
		$cases  = array(
			'The bundle has no manifest.json.'         => static function ( ZipArchive $zip ): void {
				$zip->deleteName( 'manifest.json' );
			},
			'manifest.json is no JSON object with a list of entries.' => static function ( ZipArchive $zip ): void {
				$zip->addFromString( 'manifest.json', '{"entries":{"a":' . str_repeat( '[', 40 ) . str_repeat( ']', 40 ) . '}}' );
			},
			'The archive and its manifest list different entries: media/pear.png.' => static function ( ZipArchive $zip ): void {
				$zip->deleteName( 'media/pear.png' );
			},
			'media/pear.png is packed in a way that is not allowed.' => static function ( ZipArchive $zip ): void {
				$zip->setEncryptionName( 'media/pear.png', ZipArchive::EM_AES_256, 'x' );
			},
			'large is too big.'                        => $packed( 'large', 20 * 1024 * 1024 + 1 ),
			'An entry has a name that is not allowed.' => $packed( "a\n", 1 ),
		);
		foreach ( $cases as $said => $spoil ) {
			try {
				Bundle::from_zip( self::pack( self::manifest(), self::entries(), $spoil ) );
				$this->fail( $said );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( $said, $refusal->getMessage() );
			}
		}
	}

	/** Documents are lists of texts, pictures are pictures, and neither is endless. */
	public function test_documents(): void {
		$this->open_hub();
		$text = "<!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph -->";
		foreach ( array( '{"content":[1]}', '{"content":{"a":"x"}}', '{"content":[["x"]]}', '{"content":"x"}', '"x"', '[]' ) as $document ) {
			$this->assert_refused( 'documents/home.json is no document.', array( 'documents/home.json' => $document ) );
		}
		$this->assert_refused( 'thumbnails/one.png is no AVIF, GIF, JPEG, PNG or WebP image.', array( 'thumbnails/one.png' => "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n" ) );
		$this->expectExceptionMessage( 'long has a document that is too long or no text.' );
		$this->hub->publisher()->publish_designs( array( self::design_of( 'pages', 'long', array( 'content' => array( str_replace( 'Hello', str_repeat( 'a', 4 * 1024 * 1024 ), $text ) ) ) ) ) );
	}

	/** @param array<string, string> $entries Entries that are wrong. */
	private function assert_refused( string $said, array $entries ): void {
		try {
			$this->hub->publisher()->publish( Bundle::from_zip( self::pack( self::manifest(), $entries + self::entries() ) ) );
			$this->fail( $said );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertStringContainsString( $said, $refusal->getMessage() );
		}
	}
}
