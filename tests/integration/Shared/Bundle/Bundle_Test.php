<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Tests\Hub\Makes_Bundles;

/**
 * Malicious archives are refused before any of their bytes is stored.
 * @group S7
 * @group S10
 */
final class Bundle_Test extends Test_Case {

	use Makes_Bundles;

	public function test_reads_a_valid_bundle(): void {
		$bundle = Bundle::from_zip( self::pack( self::manifest(), self::entries() ) );
		$bundle->verify_all_entries();
		$this->assertSame( self::entries()['media/pear.png'], $bundle->entry( 'media/pear.png' ) );
		$this->assertFalse( $bundle->has( 'media/apple.png' ) );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'The bundle has no entry media/apple.png.' );
		$bundle->entry( 'media/apple.png' );
	}

	/** @dataProvider names */
	public function test_refuses_unsafe_or_ambiguous_names( string $name ): void {
		$this->assert_refused( self::pack( self::manifest(), array( $name => 'x' ) + self::entries() ), 'An entry has a name that is not allowed.' );
	}

	/** @return array<string, array{string}> */
	public function names(): array {
		$names = array( '../x.php', 'a/../../x', '..', './x', 'a/./x', '/etc/passwd', '//host/x', 'C:/x', 'C:\\x', 'a\\b', '..\\x', 'a//b', 'a/', '.htaccess', 'a/.htaccess', "a\nb", "a\n", "x\x7f", 'a b', 'ä.json', "\u{202e}gpj.x", 'x:y', 'x|y', 'php://filter', 'phar://x.phar/y', '%2e%2e/x', 'a/b/c/d/e.json', str_repeat( 'a', 201 ), 'con?', 'x*', '~/x', '$HOME' );
		$cases = array();
		foreach ( $names as $number => $name ) {
			$cases[ "$number " . rawurlencode( substr( $name, 0, 20 ) ) ] = array( $name );
		}
		return $cases;
	}

	public function test_refuses_names_that_differ_in_case_only(): void {
		$this->assert_refused( self::pack( self::manifest(), self::entries() + array( 'MEDIA/PEAR.PNG' => 'x' ) ) );
		$file  = self::pack( self::manifest(), self::entries() + array( 'media/pear.pnh' => 'x' ) );
		$bytes = str_replace( 'media/pear.pnh', 'media/pear.png', (string) file_get_contents( $file ) );
		file_put_contents( $file, $bytes );
		$this->assert_refused( $file );
	}

	public function test_refuses_links_and_devices(): void {
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

	/** Too many entries, or a too high compression ratio. */
	public function test_refuses_zip_bombs(): void {
		$many = array();
		for ( $number = 0; $number < 12001; $number++ ) {
			$many[ "x/$number" ] = '';
		}
		$this->assert_refused( self::pack( self::manifest(), self::entries() + $many ), 'The bundle has too many entries.' );
		$this->assert_refused( self::pack( self::manifest(), self::entries() + array( 'zeros' => str_repeat( "\0", 5 * MB_IN_BYTES ) ) ), 'zeros is too big.' );
	}

	public function test_limits_entries_to_20_mb_and_all_to_1_gb(): void {
		// Uncompressed, so that the compression ratio is not the reason.
		$large = static function ( int $bytes ): string {
			$store = static function ( ZipArchive $zip ): void {
				$zip->setCompressionName( 'large', ZipArchive::CM_STORE );
			};
			return self::pack( self::manifest(), self::entries() + array( 'large' => str_repeat( "\0", $bytes ) ), $store );
		};
		Bundle::from_zip( $large( 20 * MB_IN_BYTES ) )->verify_all_entries();
		$this->assert_refused( $large( 20 * MB_IN_BYTES + 1 ), 'large is too big.' );

		// Headers that declare a gigabyte are refused before anything is read.
		$claim = static function ( int $count ): string {
			$names = preg_filter( '/^/', 'x/', range( 1, $count ) );
			$file  = self::pack( array_diff_key( self::manifest(), array( 'items' => true, 'media' => true ) ), array_fill_keys( $names, str_repeat( 'a', 54321 ) ) );
			file_put_contents( $file, str_replace( pack( 'V', 54321 ), pack( 'V', MB_IN_BYTES ), (string) file_get_contents( $file ) ) );
			return $file;
		};
		$this->assertTrue( Bundle::from_zip( $claim( 1023 ) )->has( 'x/1023' ) );
		// The manifest counts as well.
		$this->assert_refused( $claim( 1024 ), 'x/1024 is too big.' );
	}

	/** Programs that read only one of them would see different bundles. */
	public function test_refuses_different_names_in_directory_and_local_header(): void {
		$file  = self::pack( self::manifest(), self::entries() );
		$bytes = (string) file_get_contents( $file );
		$place = strpos( $bytes, 'media/pear.png' );
		$this->assertNotSame( $place, strrpos( $bytes, 'media/pear.png' ) );
		file_put_contents( $file, substr_replace( $bytes, 'media/pear.php', (int) $place, strlen( 'media/pear.php' ) ) );
		$this->assert_refused( $file, 'The bundle is no whole zip file.' );
	}

	public function test_refuses_encryption_and_unusual_compression(): void {
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->setEncryptionName( 'media/pear.png', ZipArchive::EM_AES_256, 'x' );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ) );
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->setCompressionName( 'media/pear.png', ZipArchive::CM_BZIP2 );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ) );
	}

	public function test_detects_bytes_changed_after_the_check(): void {
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

	public function test_refuses_entries_with_another_length_than_in_the_manifest(): void {
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

	public function test_stops_unpacking_after_the_declared_length(): void {
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

		// One byte more than declared.
		$file = self::pack( self::manifest() + array( 'x' => str_repeat( 'x', 54321 ) ), self::entries() );
		$zip  = new ZipArchive();
		$zip->open( $file );
		$size = (int) $zip->statName( 'manifest.json' )['size'];
		$zip->addFromString( 'manifest.json', $zip->getFromName( 'manifest.json' ) . "\n" );
		$zip->close();
		file_put_contents( $file, str_replace( pack( 'V', $size + 1 ), pack( 'V', $size ), (string) file_get_contents( $file ) ) );
		$this->assert_refused( $file, 'manifest.json cannot be read.' );
	}

	public function test_reports_a_write_error_as_such(): void {
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

	public function test_refuses_entries_missing_in_archive_or_manifest(): void {
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->addFromString( 'stray.php', '<?php' );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ), 'The archive and its manifest list different entries: stray.php.' );
		$spoil = static function ( ZipArchive $zip ): void {
			$zip->deleteName( 'media/pear.png' );
		};
		$this->assert_refused( self::pack( self::manifest(), self::entries(), $spoil ), 'The archive and its manifest list different entries: media/pear.png.' );
		// The manifest does not list itself.
		$itself = array( 'entries' => array( 'manifest.json' => array( 'sha256' => str_repeat( 'a', 64 ), 'size' => 1 ) ) );
		$this->assert_refused( self::pack( self::manifest() + $itself, self::entries() ), 'The archive and its manifest list different entries: manifest.json.' );
	}

	public function test_refuses_files_that_are_no_bundle(): void {
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

	/** Truncated anywhere, or with one changed byte. */
	public function test_a_damaged_bundle_is_refused_or_reads_the_same(): void {
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

	/** @param string $why Part of the message; '' for any. */
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
