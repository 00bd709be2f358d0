<?php

declare( strict_types=1 );

use Templately\Shared\Media\Image_Metadata;
use Templately\Shared\Media\Invalid_Media;
use Templately\Shared\Media\Media_File;

final class Media_File_Test extends Test_Case {

	/** XML in photographs, from editing programs and cameras. */
	private const XMP = '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"><html><svg>Secret place</svg></html><?xpacket end="w"?>';

	/** Draws an image of 9 × 7 pixels. */
	private static function drawn( string $format ): string {
		$canvas = imagecreatetruecolor( 9, 7 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, 180, 40, 40 ) );
		ob_start();
		( 'image' . $format )( $canvas );
		return (string) ob_get_clean();
	}

	/** AVIF without metadata. */
	private static function plain_avif(): string {
		$bytes = (string) file_get_contents( __DIR__ . '/pictures/camera.avif' );
		return substr_replace( $bytes, 'uri ', (int) strpos( $bytes, 'Exif' ), 4 );
	}

	/**
	 * Inserts a segment into a JPEG.
	 * @param string $marker Second byte of the marker.
	 */
	private static function with_segment( string $jpeg, string $marker, string $data ): string {
		return substr( $jpeg, 0, 2 ) . "\xFF$marker" . pack( 'n', strlen( $data ) + 2 ) . $data . substr( $jpeg, 2 );
	}

	/** Inserts a chunk into a PNG. */
	private static function with_chunk( string $png, string $type, string $data ): string {
		return substr( $png, 0, 33 ) . pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) ) . substr( $png, 33 );
	}

	/** @return list<int> Colour of each pixel. */
	private static function pixels( string $bytes ): array {
		$image = imagecreatefromstring( $bytes );
		self::assertNotFalse( $image );
		$pixels = array( imagesx( $image ), imagesy( $image ) );
		foreach ( range( 0, imagesx( $image ) - 1 ) as $x ) {
			foreach ( range( 0, imagesy( $image ) - 1 ) as $y ) {
				$pixels[] = imagecolorat( $image, $x, $y );
			}
		}
		return $pixels;
	}

	/** @group S7 */
	public function test_detects_images_and_keeps_those_without_metadata(): void {
		foreach ( array( 'png' => 'image/png', 'gif' => 'image/gif', 'webp' => 'image/webp', 'avif' => 'image/avif' ) as $format => $mime ) {
			if ( ! function_exists( "image$format" ) ) {
				continue;
			}
			$bytes = self::drawn( $format );
			$file  = new Media_File( $bytes );
			$this->assertSame( array( $mime, 9, 7, 63, true ), array( $file->mime(), $file->width(), $file->height(), $file->pixels(), $file->is_image() ) );
			$this->assertSame( $bytes, $file->bytes(), $format );
		}
		$jpeg = Image_Metadata::strip( self::drawn( 'jpeg' ), 'image/jpeg' )['kept'];
		$this->assertSame( $jpeg, ( new Media_File( $jpeg ) )->bytes() );
		$this->assertSame( 'image/jpeg', ( new Media_File( $jpeg ) )->mime() );
	}

	/** @group S7 */
	public function test_removes_metadata_and_keeps_pixels_and_orientation(): void {
		foreach ( array( 'jpeg' => 6, 'webp' => 6, 'png' => 0, 'avif' => 0 ) as $format => $orientation ) {
			$bytes = (string) file_get_contents( __DIR__ . "/pictures/camera.$format" );
			$this->assertStringContainsString( 'Somebody', $bytes );
			$file = new Media_File( $bytes );
			$this->assertSame( array( 8, 6 ), array( $file->width(), $file->height() ) );
			$this->assertStringNotContainsString( 'Somebody', $file->bytes(), $format );
			if ( 'avif' !== $format || function_exists( 'imagecreatefromavif' ) ) {
				$this->assertSame( self::pixels( $bytes ), self::pixels( $file->bytes() ), $format );
			}
			$this->assertSame( $orientation > 0 ? 1 : 0, substr_count( $file->bytes(), "\x01\x12\x00\x03\x00\x00\x00\x01\x00" . chr( $orientation ) ), $format );
			$this->assertSame( $file->bytes(), ( new Media_File( $file->bytes() ) )->bytes(), 'Once is enough.' );
		}
		$jpeg = (string) file_get_contents( __DIR__ . '/pictures/camera.jpeg' );
		if ( function_exists( 'exif_read_data' ) ) {
			$path = wp_tempnam();
			file_put_contents( $path, ( new Media_File( $jpeg ) )->bytes() );
			$exif = (array) exif_read_data( $path );
			wp_delete_file( $path );
			$this->assertSame( 6, $exif['Orientation'] );
			$this->assertArrayNotHasKey( 'GPSLatitude', $exif );
		}
	}

	public function test_accepts_photographs_with_xml_in_their_metadata(): void {
		$jpeg     = self::drawn( 'jpeg' );
		$png      = self::drawn( 'png' );
		$gif      = self::drawn( 'gif' );
		$pictures = array(
			'XMP'      => self::with_segment( $jpeg, "\xE1", "http://ns.adobe.com/xap/1.0/\0" . self::XMP ),
			'IPTC'     => self::with_segment( $jpeg, "\xED", "Photoshop 3.0\0" . self::XMP ),
			'EXIF'     => self::with_segment( $jpeg, "\xE1", "Exif\0\0" . self::XMP ),
			'comment'  => self::with_segment( $jpeg, "\xFE", self::XMP ),
			'PNG text' => self::with_chunk( $png, 'iTXt', "XML:com.adobe.xmp\0\0\0\0\0" . self::XMP ),
			'GIF note' => substr( $gif, 0, 13 + 3 * ( 2 << ( ord( $gif[10] ) & 7 ) ) ) . "!\xFE" . chr( strlen( self::XMP ) ) . self::XMP . "\0" . substr( $gif, 13 + 3 * ( 2 << ( ord( $gif[10] ) & 7 ) ) ),
		);
		foreach ( $pictures as $what => $bytes ) {
			$file = new Media_File( $bytes );
			$this->assertStringNotContainsString( 'Secret place', $file->bytes(), $what );
			$this->assertSame( self::pixels( $bytes ), self::pixels( $file->bytes() ), $what );
		}
	}

	/**
	 * Colour profiles, colour spaces and frame durations stay.
	 * @group S7
	 */
	public function test_keeps_only_necessary_parts_of_each_format(): void {
		$secret  = 'Secret place';
		$jpeg    = Image_Metadata::strip( self::drawn( 'jpeg' ), 'image/jpeg' )['kept'];
		$png     = self::drawn( 'png' );
		$gif     = self::drawn( 'gif' );
		$colours = 13 + 3 * ( 2 << ( ord( $gif[10] ) & 7 ) );
		$in_gif  = static function ( string $part ) use ( $gif, $colours ): string {
			return substr( $gif, 0, $colours ) . $part . substr( $gif, $colours );
		};
		$text    = chr( strlen( $secret ) ) . $secret . "\0";
		foreach (
			array(
				'a preview'             => array( self::with_segment( $jpeg, "\xE2", "MPF\0$secret" ), $jpeg ),
				'a segment of others'   => array( self::with_segment( $jpeg, "\xEE", "Ducky\0$secret" ), $jpeg ),
				'words behind a JPEG'   => array( $jpeg . $secret, $jpeg ),
				'text'                  => array( self::with_chunk( $png, 'tEXt', "Place\0$secret" ), $png ),
				'packed text'           => array( self::with_chunk( $png, 'zTXt', "Place\0\0$secret" ), $png ),
				'international text'    => array( self::with_chunk( $png, 'iTXt', "Place\0\0\0\0\0$secret" ), $png ),
				'a date'                => array( self::with_chunk( $png, 'tIME', "\x07\xE8\1\1\1\1\1" ), $png ),
				'a camera'              => array( self::with_chunk( $png, 'eXIf', $secret ), $png ),
				'a chunk of others'     => array( self::with_chunk( $png, 'prVt', $secret ), $png ),
				'words behind a PNG'    => array( $png . $secret, $png ),
				'a comment'             => array( $in_gif( "!\xFE$text" ), $gif ),
				'a text over the frame' => array( $in_gif( "!\x01\x0C" . str_repeat( "\0", 12 ) . $text ), $gif ),
				'XMP'                   => array( $in_gif( "!\xFF\x0BXMP DataXMP$text" ), $gif ),
				'words behind a GIF'    => array( $gif . $secret, $gif ),
			) as $what => list( $bytes, $kept )
		) {
			$this->assertSame( $kept, ( new Media_File( $bytes ) )->bytes(), "$what goes." );
		}
		foreach (
			array(
				'a profile'        => self::with_segment( $jpeg, "\xE2", "ICC_PROFILE\0\1\1Profile" ),
				'colours of Adobe' => self::with_segment( $jpeg, "\xEE", "Adobe\0\x64\0\0\0\0\1" ),
				'gamma'            => self::with_chunk( $png, 'gAMA', "\0\0\xB1\x8F" ),
				'time of a frame'  => $in_gif( "!\xF9\4\0\x0A\0\0\0" ),
				'repetition'       => $in_gif( "!\xFF\x0BNETSCAPE2.0\3\1\0\0\0" ),
			) as $what => $bytes
		) {
			$this->assertSame( $bytes, ( new Media_File( $bytes ) )->bytes(), "$what stays." );
		}
		$chunk = static function ( string $type, string $data ): string {
			return $type . pack( 'V', strlen( $data ) ) . $data . ( strlen( $data ) % 2 ? "\0" : '' );
		};
		$webp  = static function ( int $flags, string $chunks ) use ( $chunk ): string {
			$chunks = $chunk( 'VP8X', chr( $flags ) . "\0\0\0\x08\0\0\x06\0\0" ) . $chunks;
			return 'RIFF' . pack( 'V', strlen( $chunks ) + 4 ) . "WEBP$chunks";
		};
		$shown = $chunk( 'ICCP', 'Profile' ) . substr( self::drawn( 'webp' ), 12 );
		$this->assertSame( $webp( 0x20, $shown ), ( new Media_File( $webp( 0x2C, $shown . $chunk( 'XMP ', "$secret!" ) . $chunk( 'EXIF', $secret ) ) . $secret ) )->bytes() );
	}

	/** @group S7 */
	public function test_overwrites_metadata_of_an_avif(): void {
		$bytes = (string) file_get_contents( __DIR__ . '/pictures/camera.avif' );
		$place = (int) strpos( $bytes, 'Exif' );
		$this->assertLessThan( strpos( $bytes, 'Somebody' ), $place );
		$kept = Image_Metadata::strip( substr_replace( $bytes, 'mime', $place, 4 ), 'image/avif' )['kept'];
		$this->assertSame( array( strlen( $bytes ), 0 ), array( strlen( $kept ), substr_count( $kept, 'Somebody' ) ) );

		$box  = static function ( string $type, string $content ): string {
			return pack( 'N', strlen( $content ) + 8 ) . $type . $content;
		};
		$with = static function ( string $type, string $data ) use ( $box ): string {
			$described = $box( 'iinf', "\0\0\0\0\0\1" . $box( 'infe', "\2\0\0\0\0\1\0\0$type\0" ) );
			// One extent: twelve bytes from offset two of idat.
			$placed = $box( 'iloc', "\1\0\0\0\x44\0\0\1\0\1\0\1\0\0\0\1" . pack( 'NN', 2, 12 ) );
			return $box( 'ftyp', 'avif' ) . $box( 'meta', "\0\0\0\0$described$placed" . $box( 'idat', $data ) );
		};
		$this->assertSame( $with( 'Exif', 'ab' . str_repeat( "\0", 12 ) . 'cd' ), Image_Metadata::strip( $with( 'Exif', 'abSecret placecd' ), 'image/avif' )['kept'] );
		$this->assertSame( $with( 'grid', 'abSecret placecd' ), Image_Metadata::strip( $with( 'grid', 'abSecret placecd' ), 'image/avif' )['kept'] );
	}

	/** @group S7 */
	public function test_rejects_code_and_broken_or_too_large_images(): void {
		$png     = self::drawn( 'png' );
		$jpeg    = self::drawn( 'jpeg' );
		$code    = 'has code in it.';
		$broken  = 'is no whole image.';
		$nothing = 'is no AVIF, GIF, JPEG, PNG or WebP image, no video, no audio and no PDF.';
		foreach (
			array(
				'PHP in a comment'    => array( self::with_segment( $jpeg, "\xFE", '<?php system( 1 );' ), $code ),
				'PHP in a text'       => array( self::with_chunk( $png, 'tEXt', "a\0<?= \$_GET[0] ?>" ), $code ),
				'a doctype behind'    => array( $png . '<!DOCTYPE a>', $code ),
				'a page behind'       => array( $png . '<HTML>', $code ),
				'an SVG behind'       => array( $png . '<svg onload=a()>', $code ),
				'PHP behind'          => array( $png . '<?php system( 1 );', $code ),
				'PHP in capitals'     => array( self::with_segment( $jpeg, "\xFE", '<?PHP system( 1 );' ), $code ),
				'a printed call'      => array( $png . '<?=(system)("a")?>', $code ),
				'a printed text'      => array( $png . '<?="abc"?>', $code ),
				"a printed text in '" => array( $png . "<?='abc'?>", $code ),
				'a script behind'     => array( $jpeg . '<script>alert( 1 )</script>', $code ),
				'a page in a profile' => array( self::with_chunk( $png, 'iCCP', '<html onload=alert(1)>' ), $code ),
				'an SVG in colours'   => array( self::with_chunk( $png, 'sPLT', '<svg onload=alert(1)>' ), $code ),
				'PHP in a PDF'        => array( "%PDF-1.7\n<?php system( 1 );", $code ),
				'half a PNG'          => array( substr( $png, 0, -9 ), $broken ),
				'half a JPEG'         => array( substr( $jpeg, 0, -9 ), $broken ),
				'half a GIF'          => array( substr( self::drawn( 'gif' ), 0, -9 ), $broken ),
				'half a WebP'         => array( substr( self::drawn( 'webp' ), 0, -9 ), $broken ),
				'half an AVIF'        => array( substr( (string) file_get_contents( __DIR__ . '/pictures/camera.avif' ), 0, -9 ), $broken ),
				'half of a plain one' => array( substr( self::plain_avif(), 0, -9 ), $broken ),
				'too wide'            => array( substr( $png, 0, 16 ) . pack( 'N', 12001 ) . substr( $png, 20 ), $broken ),
				'no width'            => array( substr( $png, 0, 16 ) . pack( 'N', 0 ) . substr( $png, 20 ), $broken ),
				'too high'            => array( substr( $png, 0, 20 ) . pack( 'N', 12001 ) . substr( $png, 24 ), $broken ),
				'no height'           => array( substr( $png, 0, 20 ) . pack( 'N', 0 ) . substr( $png, 24 ), $broken ),
				'SVG'                 => array( '<svg xmlns="http://www.w3.org/2000/svg"/>', 'is an SVG image, which can carry scripts: use AVIF, GIF, JPEG, PNG or WebP.' ),
				'text'                => array( 'Hello', $nothing ),
				'nothing'             => array( '', $nothing ),
				'a program'           => array( "MZ\x90\0", $nothing ),
				'a page, then a PDF'  => array( "<body onload=a()>\n%PDF-1.7\n", $nothing ),
				'a page, then FLAC'   => array( "<body onload=a()>\nfLaC\0\0\0\x22", $nothing ),
				'a GIF of no kind'    => array( 'GIF88a' . substr( self::drawn( 'gif' ), 6 ), $nothing ),
			) as $what => list( $bytes, $reason )
		) {
			try {
				new Media_File( $bytes );
				$this->fail( "$what was let in." );
			} catch ( Invalid_Media $unfit ) {
				$this->assertSame( $reason, $unfit->getMessage(), $what );
			}
		}
	}

	public function test_keeps_video_audio_and_pdf_files_unchanged(): void {
		foreach (
			array(
				'video/mp4'       => "\0\0\0\x20ftypisom\0\0\x02\0",
				'video/quicktime' => "\0\0\0\x14ftypqt  \0\0\x02\0",
				'video/webm'      => "\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\xF7\x81\x01\x42\xF2\x81\x04\x42\xF3\x81\x08\x42\x82\x84webm",
				'audio/mpeg'      => "ID3\x04\0\0\0\0\0\0",
				'audio/ogg'       => 'OggS' . str_repeat( "\0", 24 ) . "\x01vorbis",
				'video/ogg'       => 'OggS' . str_repeat( "\0", 24 ) . "\x80theora",
				'audio/wav'       => "RIFF\x24\0\0\0WAVEfmt ",
				'audio/flac'      => "fLaC\0\0\0\x22",
				'application/pdf' => "%PDF-1.7\n%\xE2\xE3\xCF\xD3",
			) as $mime => $bytes
		) {
			$file = new Media_File( $bytes );
			$this->assertSame( array( $mime, 0, false, $bytes ), array( $file->mime(), $file->pixels(), $file->is_image(), $file->bytes() ) );
		}
		$this->assertSame( 'audio/mpeg', ( new Media_File( "\0\0\0\x1CftypM4A \0\0\x02\0" ) )->mime() );
		$this->assertSame( 'audio/mpeg', ( new Media_File( "\xFF\xFB\x90\x44\0" ) )->mime() );
	}

	/** @group S7 */
	public function test_checks_a_large_file_in_parts(): void {
		$path  = wp_tempnam( 'medium' );
		$look  = static function ( string $bytes ) use ( $path ): string {
			file_put_contents( $path, $bytes );
			try {
				$file = Media_File::from_file( $path );
				return $file->mime() . ' ' . ( '' === $file->bytes() ? 'as it lies' : hash( 'sha256', $file->bytes() ) );
			} catch ( Invalid_Media $unfit ) {
				return $unfit->getMessage();
			}
		};
		$photo = (string) file_get_contents( __DIR__ . '/pictures/camera.jpeg' );
		$this->assertSame( 'image/jpeg ' . hash( 'sha256', ( new Media_File( $photo ) )->bytes() ), $look( $photo ) );
		$png = self::with_chunk( self::drawn( 'png' ), 'tEXt', "Author\0Somebody" );
		$this->assertLessThan( 300, strlen( $png ) );
		$this->assertSame( 'image/png ' . hash( 'sha256', ( new Media_File( $png ) )->bytes() ), $look( $png ) );
		$film = "\0\0\0\x18ftypisom\0\0\2\0isomiso2";
		$this->assertSame( 'video/mp4 as it lies', $look( $film . str_repeat( 'f', 3 * MB_IN_BYTES ) ) );
		$this->assertSame( 'is no AVIF, GIF, JPEG, PNG or WebP image, no video, no audio and no PDF.', $look( str_repeat( 'f', 3 * MB_IN_BYTES ) ) );
		foreach ( array( '<?php', '<?=  $xyz', '<?=' . str_repeat( ' ', 500 ) . '$xyz', '<?=' . str_repeat( "\n", 2 * MB_IN_BYTES ) . 'system' ) as $code ) {
			foreach ( array( 100, MB_IN_BYTES - 4, MB_IN_BYTES - 1, 2 * MB_IN_BYTES - 2, 3 * MB_IN_BYTES - 3 ) as $place ) {
				$this->assertSame( 'has code in it.', $look( $film . str_repeat( 'f', $place - strlen( $film ) ) . $code . 'f' ), "$place " . substr( $code, 0, 12 ) );
			}
		}
		wp_delete_file( $path );
	}
}
