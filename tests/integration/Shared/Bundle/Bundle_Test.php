<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * Archives that ask for trouble are refused before a byte of them is kept.
 *
 * @group S7
 * @group S10
 */
final class Bundle_Test extends Test_Case {

	use Makes_Bundles;

	/** An honest bundle is read, entry by entry. */
	public function test_an_honest_bundle(): void {
		$bundle = Bundle::from_zip( self::pack( self::manifest(), self::entries() ) );
		$bundle->verify_all_entries();
		$this->assertSame( self::entries()['media/pear.png'], $bundle->entry( 'media/pear.png' ) );
		$this->assertFalse( $bundle->has( 'media/apple.png' ) );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'The bundle has no entry media/apple.png.' );
		$bundle->entry( 'media/apple.png' );
	}

	/**
	 * Names that lead elsewhere, or that two systems could read in two ways.
	 *
	 * @dataProvider names
	 */
	public function test_a_bad_name_is_refused( string $name ): void {
		$this->assert_refused( self::pack( self::manifest(), array( $name => 'x' ) + self::entries() ) );
	}

	/**
	 * Returns names.
	 *
	 * @return array<string, array{string}>
	 */
	public function names(): array {
		$names = array( '../x.php', 'a/../../x', '..', './x', 'a/./x', '/etc/passwd', '//host/x', 'C:/x', 'C:\\x', 'a\\b', '..\\x', 'a//b', 'a/', '.htaccess', 'a/.htaccess', "a\nb", "a\n", "x\x7f", 'a b', 'ä.json', "\u{202e}gpj.x", 'x:y', 'x|y', 'php://filter', 'phar://x.phar/y', '%2e%2e/x', 'a/b/c/d/e.json', str_repeat( 'a', 201 ), 'con?', 'x*', '~/x', '$HOME' );
		$cases = array();
		foreach ( $names as $number => $name ) {
			$cases[ "$number " . rawurlencode( substr( $name, 0, 20 ) ) ] = array( $name );
		}
		return $cases;
	}

	/** The same name twice, in whatever letters. */
	public function test_a_name_in_two_spellings_is_refused(): void {
		$this->assert_refused( self::pack( self::manifest(), self::entries() + array( 'MEDIA/PEAR.PNG' => 'x' ) ) );
		$file  = self::pack( self::manifest(), self::entries() + array( 'media/pear.pnh' => 'x' ) );
		$bytes = str_replace( 'media/pear.pnh', 'media/pear.png', (string) file_get_contents( $file ) );
		file_put_contents( $file, $bytes );
		$this->assert_refused( $file );
	}

	/** Links and devices. */
	public function test_what_is_no_plain_file_is_refused(): void {
		$with = static function ( int $mode, int $system ): string {
			$spoil = static function ( ZipArchive $zip ) use ( $mode, $system ): void {
				$zip->setExternalAttributesName( 'media/pear.png', $system, $mode << 16 );
			};
			return self::pack( self::manifest(), self::entries(), $spoil );
		};
		foreach ( array( ZipArchive::OPSYS_UNIX, ZipArchive::OPSYS_OS_X ) as $system ) {
			foreach ( array( 0120777, 0040755, 0060644, 0020644, 0010644 ) as $mode ) {
				$this->assert_refused( $with( $mode, $system ), 'media/pear.png is no plain file.' );
			}
			Bundle::from_zip( $with( 0100644, $system ) )->verify_all_entries();
		}
		Bundle::from_zip( $with( 0, ZipArchive::OPSYS_DOS ) )->verify_all_entries();
	}

	/** Bombs: too many entries, too tightly packed. */
	public function test_bombs_are_refused(): void {
		$many = array();
		for ( $number = 0; $number < 12001; $number++ ) {
			$many[ "x/$number" ] = '';
		}
		$this->assert_refused( self::pack( self::manifest(), self::entries() + $many ), 'The bundle has too many entries.' );
		$this->assert_refused( self::pack( self::manifest(), self::entries() + array( 'zeros' => str_repeat( "\0", 5 * MB_IN_BYTES ) ) ), 'zeros is too big.' );
	}

	/** An entry has 20 MB at most, and all of them a gigabyte: what is within both is read, more is not. */
	public function test_what_is_too_big_is_refused(): void {
		// Not packed at all, so that it is no bomb of another kind.
		$large = static function ( int $bytes ): string {
			$store = static function ( ZipArchive $zip ): void {
				$zip->setCompressionName( 'large', ZipArchive::CM_STORE );
			};
			return self::pack( self::manifest(), self::entries() + array( 'large' => str_repeat( "\0", $bytes ) ), $store );
		};
		Bundle::from_zip( $large( 20 * MB_IN_BYTES ) )->verify_all_entries();
		$this->assert_refused( $large( 20 * MB_IN_BYTES + 1 ), 'large is too big.' );

		// A gigabyte, as the headers of many small entries have it: nobody reads more than what is said before saying no.
		$claim = static function ( int $count ): string {
			$names = preg_filter( '/^/', 'x/', range( 1, $count ) );
			$file  = self::pack( array_diff_key( self::manifest(), array( 'items' => true, 'media' => true ) ), array_fill_keys( $names, str_repeat( 'a', 54321 ) ) );
			file_put_contents( $file, str_replace( pack( 'V', 54321 ), pack( 'V', MB_IN_BYTES ), (string) file_get_contents( $file ) ) );
			return $file;
		};
		$this->assertTrue( Bundle::from_zip( $claim( 1023 ) )->has( 'x/1023' ) );
		// The manifest counts too.
		$this->assert_refused( $claim( 1024 ), 'x/1024 is too big.' );
	}

	/** A zip names each entry twice, in its list and before the bytes: programs that read one of them each must not see two bundles. */
	public function test_an_entry_with_two_names_is_refused(): void {
		$file  = self::pack( self::manifest(), self::entries() );
		$bytes = (string) file_get_contents( $file );
		$place = strpos( $bytes, 'media/pear.png' );
		$this->assertNotSame( $place, strrpos( $bytes, 'media/pear.png' ) );
		file_put_contents( $file, substr_replace( $bytes, 'media/pear.php', (int) $place, strlen( 'media/pear.php' ) ) );
		$this->assert_refused( $file, 'The bundle is no whole zip file.' );
	}

	/** Entries that are encrypted, or packed in a way that not every PHP can read. */
	public function test_other_packings_are_refused(): void {
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->setEncryptionName( 'media/pear.png', ZipArchive::EM_AES_256, 'x' );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ) );
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->setCompressionName( 'media/pear.png', ZipArchive::CM_BZIP2 );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ) );
	}

	/** Bytes that became others after all of it was looked at are not handed out, at once or piece by piece. */
	public function test_other_bytes_are_not_handed_out(): void {
		$spoil  = static function ( ZipArchive $zip ): void {
			$zip->addFromString( 'media/pear.png', strrev( self::entries()['media/pear.png'] ) );
		};
		$bundle = Bundle::from_zip( self::pack( self::manifest(), self::entries(), $spoil ) );
		$file   = fopen( 'php://memory', 'wb' );
		foreach ( array( array( $bundle, 'entry' ), array( $bundle, 'extract_entry' ) ) as $read ) {
			try {
				$read( 'media/pear.png', $file );
				$this->fail( $read[1] );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( 'media/pear.png is not what the manifest says (size or sha256).', $refusal->getMessage() );
			}
		}
	}

	/** An entry of another length than the manifest promises is refused; an entry that is no JSON is not decoded. */
	public function test_what_is_promised_is_compared(): void {
		$pear   = self::entries()['media/pear.png'];
		$honest = array( 'sha256' => hash( 'sha256', $pear ), 'size' => strlen( $pear ) );
		$broken = 'media/pear.png is not what the manifest says (size or sha256).';
		$file   = self::pack( array( 'entries' => array( 'media/pear.png' => array( 'size' => strlen( $pear ) + 1 ) + $honest ) ) + self::manifest(), self::entries() );
		$this->assert_refused( $file, $broken );
		try {
			Bundle::from_zip( $file )->entry( 'media/pear.png' );
			$this->fail( $broken );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertSame( $broken, $refusal->getMessage() );
		}
		foreach ( array( array( 'size' => (string) strlen( $pear ) ) + $honest, array( 'sha256' => 1 ) + $honest, array_diff_key( $honest, array( 'size' => 1 ) ), array_diff_key( $honest, array( 'sha256' => 1 ) ), 'x' ) as $promised ) {
			$this->assert_refused( self::pack( array( 'entries' => array( 'media/pear.png' => $promised ) ) + self::manifest(), self::entries() ) );
		}
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'seven.json is no JSON.' );
		Bundle::from_zip( self::pack( self::manifest(), self::entries() + array( 'seven.json' => '7' ) ) )->json( 'seven.json' );
	}

	/** Of an entry that is longer than its header says, no more is unpacked than shows that; a manifest.json too. */
	public function test_a_header_that_lies(): void {
		$real  = 64 * MB_IN_BYTES;
		$file  = self::pack( self::manifest(), self::entries() + array( 'large' => str_repeat( "\0", $real ) ) );
		$bytes = (string) file_get_contents( $file );
		$said  = pack( 'V', strlen( $bytes ) );
		file_put_contents( $file, str_replace( pack( 'V', $real ), $said, $bytes ) );
		unset( $bytes );
		$bundle = Bundle::from_zip( $file );
		$copy   = fopen( (string) wp_tempnam( 'copied' ), 'w+b' );
		function_exists( 'memory_reset_peak_usage' ) && memory_reset_peak_usage(); // phpcs:ignore PHPCompatibility.FunctionUse.NewFunctions -- where there is one.
		$peak = memory_get_peak_usage();
		foreach ( array( array( $bundle, 'entry' ), array( $bundle, 'extract_entry' ) ) as $read ) {
			try {
				$read( 'large', $copy );
				$this->fail( $read[1] );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertStringStartsWith( 'large ', $refusal->getMessage() );
			}
		}
		$this->assertLessThan( 16 * MB_IN_BYTES, memory_get_peak_usage() - $peak );
		$this->assertLessThan( MB_IN_BYTES, ftell( $copy ) );

		// One byte that no header knows.
		$file = self::pack( self::manifest() + array( 'x' => str_repeat( 'x', 54321 ) ), self::entries() );
		$zip  = new ZipArchive();
		$zip->open( $file );
		$size = (int) $zip->statName( 'manifest.json' )['size'];
		$zip->addFromString( 'manifest.json', $zip->getFromName( 'manifest.json' ) . "\n" );
		$zip->close();
		file_put_contents( $file, str_replace( pack( 'V', $size + 1 ), pack( 'V', $size ), (string) file_get_contents( $file ) ) );
		$this->assert_refused( $file, 'manifest.json cannot be read.' );
	}

	/** Where the file cannot be written, that is said, and not that the bundle is wrong. */
	public function test_a_file_that_cannot_be_written(): void {
		$bundle = Bundle::from_zip( self::pack( self::manifest(), self::entries() ) );
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'A file cannot be written.' );
		set_error_handler( '__return_true' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP says aloud what is tested.
		try {
			$bundle->extract_entry( 'media/pear.png', fopen( __FILE__, 'rb' ) );
		} finally {
			restore_error_handler();
		}
	}

	/** Entries that the manifest does not list, and the other way round. */
	public function test_archive_and_manifest_agree(): void {
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->addFromString( 'stray.php', '<?php' );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ), 'The archive and its manifest list different entries: stray.php.' );
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->deleteName( 'media/pear.png' );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ), 'The archive and its manifest list different entries: media/pear.png.' );
		// It is no entry of itself.
		$itself = array( 'entries' => array( 'manifest.json' => array( 'sha256' => str_repeat( 'a', 64 ), 'size' => 1 ) ) );
		$this->assert_refused( self::pack( self::manifest() + $itself, self::entries() ), 'The archive and its manifest list different entries: manifest.json.' );
	}

	/** No zip, no manifest, a manifest that is anything else. */
	public function test_what_is_no_bundle_is_refused(): void {
		$file = wp_tempnam( 'bundle' );
		foreach ( array( '', 'Hello', '<?php', "PK\x03\x04" ) as $bytes ) {
			file_put_contents( $file, $bytes );
			$this->assert_refused( $file, 'The bundle is no whole zip file.' );
		}
		$this->assert_refused( '/nowhere.zip', 'The bundle is no whole zip file.' );
		foreach ( array( '', '[]', '"x"', '{', '{"entries":1}', 'O:8:"stdClass":0:{}', str_repeat( '[', 100 ) ) as $manifest ) {
			$spoil = static function ( ZipArchive $zip ) use ( $manifest ): void {
				$zip->addFromString( 'manifest.json', $manifest );
			};
			$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ) );
		}
	}

	/** A bundle that is cut off anywhere, or has one byte changed, is refused or reads the same. */
	public function test_a_damaged_bundle_never_says_something_else(): void {
		$whole   = (string) file_get_contents( self::pack( self::manifest(), self::entries() ) );
		$file    = wp_tempnam( 'bundle' );
		$entries = self::entries();
		$length  = strlen( $whole );
		mt_srand( 3 );
		for ( $round = 0; $round < 400; $round++ ) {
			$place   = mt_rand( 0, $length - 1 );
			$damaged = $whole;
			if ( 0 === $round % 2 ) {
				$damaged = substr( $whole, 0, $place );
			} else {
				$damaged[ $place ] = chr( ord( $damaged[ $place ] ) ^ ( 1 << mt_rand( 0, 7 ) ) );
			}
			file_put_contents( $file, $damaged );
			try {
				$bundle = Bundle::from_zip( $file );
				$bundle->verify_all_entries();
				foreach ( $entries as $name => $bytes ) {
					$this->assertSame( $bytes, $bundle->entry( $name ), "byte $place" );
				}
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertNotSame( '', $refusal->getMessage() );
			}
		}
		unlink( $file );
	}

	/**
	 * @param string $file Path of an archive.
	 * @param string $why  What is said of it; '' for whatever.
	 */
	private function assert_refused( string $file, string $why = '' ): void {
		try {
			Bundle::from_zip( $file )->verify_all_entries();
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertSame( '' === $why ? $refusal->getMessage() : $why, $refusal->getMessage() );
			return;
		}
		$this->fail( 'The bundle was not refused.' );
	}
}
