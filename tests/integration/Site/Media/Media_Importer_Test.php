<?php

declare( strict_types=1 );

use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Failure;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Cloud_Services;
use Templately\Tests\Hub\Meets_Hostile_Hub;
use Templately\Tests\Publishes_Designs;

final class Media_Importer_Test extends Test_Case {

	use Calls_Rest;
	use Meets_Hostile_Hub;
	use Publishes_Designs;

	protected function setUp(): void {
		parent::setUp();
		$this->start_hostile_hub();
		( new Access_Tokens() )->save( $this->act_as( 'administrator' ), 'a-token' );
	}

	protected function tearDown(): void {
		$this->stop_hostile_hub();
		parent::tearDown();
	}

	/**
	 * Draws an image.
	 * @param int    $shade  Grey value.
	 * @param string $format As in GD's function names.
	 */
	private static function drawn( int $width, int $shade, string $format = 'png' ): string {
		$canvas = imagecreatetruecolor( $width, 5 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, $shade, $shade, $shade ) );
		ob_start();
		( "image$format" )( $canvas );
		return (string) ob_get_clean();
	}

	/**
	 * Makes the hub serve a design with media.
	 * @param array<string, string> $files Content by name.
	 * @param array<string, string> $sent  Content that is sent instead, by name.
	 */
	private function serve( array $files, array $sent = array() ): void {
		$media  = array();
		$blocks = array();
		$bodies = array();
		foreach ( array_keys( $files ) as $number => $name ) {
			$id       = $number + 1;
			$media[]  = array(
				'id'     => $id,
				'sha256' => hash( 'sha256', $files[ $name ] ),
				'mime'   => 'image/png',
				'size'   => strlen( $files[ $name ] ),
				'width'  => 1,
				'height' => 1,
				'name'   => $name,
				'alt'    => "Alt of $name",
			);
			$blocks[] = "<!-- wp:image {\"id\":$id} -->\n<figure class=\"wp-block-image\"><img src=\"https://media.templately.invalid/$id/$name\" alt=\"\" class=\"wp-image-$id\"/></figure>\n<!-- /wp:image -->";
			$bodies[] = $sent[ $name ] ?? $files[ $name ];
		}
		$document = array(
			'title'         => 'With media',
			'content'       => $blocks,
			'media'         => $media,
			'block_types'   => array( 'core/image' ),
			'page_settings' => array( 'template' => '' ),
		);
		$this->set_responses( array( array( '#/content$#', 200, array(), $document ), array( '#/media$#', 200, array(), self::bytes( implode( '', $bodies ) ) ) ) );
	}

	private function attachments(): array {
		return get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'nopaging' => true, 'fields' => 'ids' ) );
	}

	/** Files in the uploads folder. */
	private function files(): array {
		return glob( wp_upload_dir()['path'] . '/*' ) ?: array();
	}

	/**
	 * Expects that an insert and a page of the design fail and leave nothing behind.
	 * @param string $code Error code.
	 * @param string $what For the message.
	 */
	private function assert_refused( string $code, string $what ): void {
		$before = array( $this->attachments(), $this->files() );
		foreach ( array( 'content', 'page' ) as $call ) {
			try {
				'content' === $call ? $this->hostile_insertion()->insert( 1, 'gutenberg', 0 ) : $this->hostile_insertion()->create_page( 1, 'gutenberg', 'Page' );
				$this->fail( "$what was inserted." );
			} catch ( Failure $failure ) {
				$this->assertSame( $code, $failure->error_code(), $what );
				$this->assertStringContainsString( 'Nothing was inserted.', $failure->getMessage() );
			}
			$this->assertSame( $before, array( $this->attachments(), $this->files() ), "$what left something behind." );
		}
		$this->assertSame( array(), get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'title' => 'Page' ) ) );
	}

	/** @group S7 */
	public function test_a_failure_at_the_second_image_removes_the_first(): void {
		$good = self::drawn( 6, 10 );
		$bad  = self::drawn( 7, 20 );
		foreach (
			array(
				'another picture' => self::drawn( 8, 30 ),
				'half a picture'  => substr( $bad, 0, -20 ),
				'a changed byte'  => substr_replace( $bad, 'x', -15, 1 ),
				'no picture'      => '<svg xmlns="http://www.w3.org/2000/svg"/>',
				'nothing'         => '',
			) as $what => $sent
		) {
			$this->serve( array( 'good.png' => $good, 'bad.png' => $bad ), array( 'bad.png' => $sent ) );
			$this->assert_refused( 'invalid_image', $what );
		}
		foreach (
			array(
				'an SVG'          => '<svg xmlns="http://www.w3.org/2000/svg"/>',
				'a page'          => '<html><body>Hello</body></html>',
				'a script behind' => $bad . '<script>alert( 1 )</script>',
				'PHP behind'      => $bad . '<?php system( 1 );',
				'a program'       => "MZ\x90\0\0\0",
				'an empty file'   => '',
			) as $what => $file
		) {
			$this->serve( array( 'good.png' => $good, 'bad.png' => $file ) );
			$this->assert_refused( 'invalid_image', $what );
		}
		$this->serve( array( 'good.png' => $good, 'bad.png' => $bad ) );
		$this->assertCount( 2, $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'] );
	}

	public function test_imports_used_media_only(): void {
		$shown = self::drawn( 6, 10 );
		$this->serve( array( 'shown.png' => $shown, 'unshown.png' => self::drawn( 7, 20 ) ) );
		$answers                  = json_decode( (string) file_get_contents( $this->answers_file ), true );
		$answers[0][3]['content'] = array( $answers[0][3]['content'][0] );
		$answers[1][3]            = self::bytes( $shown );
		$this->set_responses( $answers );
		$made = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'];
		$this->assertSame( array( 'Shown' ), array_map( 'get_the_title', $made ) );
	}

	public function test_a_full_disk_leaves_nothing_behind(): void {
		$this->serve( array( 'one.png' => self::drawn( 6, 10 ), 'two.png' => self::drawn( 7, 20 ) ) );
		$before = array( $this->attachments(), $this->files() );
		$full   = static function ( array $file ): array {
			return false === strpos( $file['name'], 'two' ) ? $file : array( 'error' => 'The disk is full.' ) + $file;
		};
		add_filter( 'wp_handle_sideload_prefilter', $full );
		// Media can have a trash.
		$forced = array();
		add_filter(
			'pre_delete_attachment',
			static function ( $delete, WP_Post $post, bool $is_forced ) use ( &$forced ) {
				$forced[] = $is_forced;
				return $delete;
			},
			10,
			3
		);
		try {
			$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->fail( 'It was inserted.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'image_not_saved', 500, 'The disk is full.' ), array( $failure->error_code(), $failure->status(), $failure->getMessage() ) );
		}
		remove_filter( 'wp_handle_sideload_prefilter', $full );
		$this->assertSame( $before, array( $this->attachments(), $this->files() ) );

		$refuse = static function ( bool $is_empty, array $post ): bool {
			return $is_empty || 'page' === $post['post_type'];
		};
		add_filter( 'wp_insert_post_empty_content', $refuse, 10, 2 );
		try {
			$this->hostile_insertion()->create_page( 1, 'gutenberg', 'Page' );
			$this->fail( 'A page was made.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'page_not_saved', $failure->error_code() );
		}
		$this->assertSame( $before, array( $this->attachments(), $this->files() ) );
		$this->assertSame( array( true, true, true ), $forced, 'None of it waits in a trash.' );
	}

	public function test_reports_a_full_temporary_folder(): void {
		$path = wp_tempnam( 'picture' );
		file_put_contents( $path, self::drawn( 6, 10 ) );
		$sideload = new ReflectionMethod( Media_Importer::class, 'sideload' );
		$sideload->setAccessible( true );
		$before = $this->attachments();
		try {
			// PHP warns as well.
			@$sideload->invoke( new Media_Importer( $this->hostile_client(), new Attachment_Index() ), Media_File::from_file( $path ), '/dev/full', array( 'name' => 'pear.png', 'sha256' => str_repeat( 'a', 64 ), 'alt' => '' ), 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- see above.
			$this->fail( 'It was kept.' );
		} catch ( RuntimeException $thrown ) {
			$this->assertSame( 'The temporary folder cannot be written.', $thrown->getMessage() );
		}
		wp_delete_file( $path );
		$this->assertSame( $before, $this->attachments() );
	}

	/**
	 * Hooks at which another plugin throws or refuses during the second image.
	 * @return array<string, array{string}>
	 */
	public function moments(): array {
		$moments = array( 'wp_handle_upload', 'wp_insert_attachment_data', 'update_attached_file', 'added_post_meta', 'clean_post_cache', 'add_attachment', 'wp_generate_attachment_metadata', 'wp_update_attachment_metadata', 'update_post_metadata', 'sanitize_post_meta__templately_sha256' );
		return array_combine( $moments, array_map( static function ( string $moment ): array { return array( $moment ); }, $moments ) ); // phpcs:ignore -- one expression.
	}

	/**
	 * @dataProvider moments
	 * @param string $moment A hook.
	 */
	public function test_an_exception_of_a_plugin_leaves_nothing_behind( string $moment ): void {
		global $wpdb;
		$this->serve( array( 'one.png' => self::drawn( 6, 10 ), 'two.png' => self::drawn( 7, 20 ) ) );
		$metas  = static function () use ( $wpdb ): array {
			return $wpdb->get_col( "SELECT meta_id FROM $wpdb->postmeta ORDER BY meta_id" );
		};
		$before = array( $this->attachments(), $this->files(), $metas() );
		$second = false;
		$notice = static function ( array $file ) use ( &$second ): array {
			$second = $second || false !== strpos( $file['name'], 'two' );
			return $file;
		};
		$thrown = 0;
		$throw  = static function ( $value ) use ( $moment, &$second, &$thrown ) {
			if ( $second && 0 === $thrown ) {
				++$thrown;
				throw new RuntimeException( "Out of order: $moment." );
			}
			return $value;
		};
		add_filter( 'wp_handle_sideload_prefilter', $notice );
		add_filter( $moment, $throw );
		try {
			$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->fail( 'It was inserted.' );
		} catch ( RuntimeException $exception ) {
			$this->assertSame( "Out of order: $moment.", $exception->getMessage() );
		}
		remove_filter( $moment, $throw );
		remove_filter( 'wp_handle_sideload_prefilter', $notice );
		$this->assertSame( 1, $thrown );
		$this->assertSame( $before, array( $this->attachments(), $this->files(), $metas() ) );
	}

	public function test_an_error_while_deleting_keeps_the_original_error(): void {
		$good = array( 'one.png' => self::drawn( 6, 10 ), 'two.png' => self::drawn( 7, 20 ) );
		$this->serve( $good + array( 'bad.png' => '<svg xmlns="http://www.w3.org/2000/svg"/>' ) );
		$before = $this->attachments();
		$throw  = static function ( int $id ): void {
			if ( 'One' === get_the_title( $id ) ) {
				throw new RuntimeException( 'It is mine.' );
			}
		};
		add_action( 'delete_attachment', $throw );
		try {
			$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->fail( 'It was inserted.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'invalid_image', $failure->error_code() );
		}
		remove_action( 'delete_attachment', $throw );
		$left = array_values( array_diff( $this->attachments(), $before ) );
		$this->assertSame( array( 'One' ), array_map( 'get_the_title', $left ) );
		( new Media_Importer( new Client( Cloud_Services::embedded() ), new Attachment_Index() ) )->delete_imported( $left );
		$this->assertSame( $before, $this->attachments() );
	}

	public function test_removes_a_file_without_an_attachment(): void {
		$this->serve( array( 'one.png' => self::drawn( 6, 10 ) ) );
		$before = array( $this->attachments(), $this->files() );
		$other  = static function ( array $upload ): array {
			copy( $upload['file'], $upload['file'] . '.webp' );
			return array( 'file' => $upload['file'] . '.webp', 'url' => $upload['url'] . '.webp' ) + $upload;
		};
		add_filter( 'wp_handle_upload', $other );
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		try {
			$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->fail( 'It was inserted.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'image_not_saved', 500 ), array( $failure->error_code(), $failure->status() ) );
		}
		remove_filter( 'wp_insert_post_empty_content', '__return_true' );
		remove_filter( 'wp_handle_upload', $other );
		$this->assertSame( $before, array( $this->attachments(), $this->files() ) );
	}

	public function test_limits_the_pixels_before_decoding(): void {
		$sized = static function ( int $width, int $height ): string {
			$png  = self::drawn( 5, $width % 256 );
			$head = 'IHDR' . pack( 'NN', $width, $height ) . substr( $png, 24, 5 );
			return substr( $png, 0, 12 ) . $head . pack( 'N', crc32( $head ) ) . substr( $png, 33 );
		};
		$this->serve( array( 'one.png' => $sized( 5000, 4000 ), 'two.png' => $sized( 5000, 4001 ) ) );
		$this->assert_refused( 'too_many_pixels', '40,005,000 pixels' );
		$this->serve( array( 'wide.png' => $sized( 12001, 1 ) ) );
		$this->assert_refused( 'invalid_image', 'a picture that is too wide' );
		$this->serve( array( 'one.png' => $sized( 5000, 4000 ), 'two.png' => $sized( 4000, 5000 ) ) );
		$decoded = 0;
		add_filter(
			'wp_image_editors',
			static function ( array $editors ) use ( &$decoded ): array {
				++$decoded;
				return $editors;
			}
		);
		$this->assertCount( 2, $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'] );
		$this->assertSame( 0, $decoded );
	}

	public function test_imports_a_photograph_without_metadata_and_rotation(): void {
		$bytes = (string) file_get_contents( dirname( __DIR__, 2 ) . '/Shared/Media/pictures/camera.jpeg' );
		$this->serve( array( 'photo.jpeg' => $bytes ) );
		$edited = 0;
		add_filter(
			'wp_image_editors',
			static function ( array $editors ) use ( &$edited ): array {
				++$edited;
				return $editors;
			}
		);
		$made = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'];
		$file = (string) get_attached_file( $made[0] );
		$this->assertSame( 0, $edited, 'No image is decoded during the request.' );
		$this->assertStringEndsWith( 'photo.jpg', $file );
		$this->assertSame( 'Alt of photo.jpeg', get_post_meta( $made[0], '_wp_attachment_image_alt', true ) );
		$kept = (string) file_get_contents( $file );
		$this->assertStringNotContainsString( 'Somebody', $kept );
		$this->assertSame( array( 8, 6 ), array_slice( (array) getimagesizefromstring( $kept ), 0, 2 ) );
		$this->assertSame( array(), $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'], 'It is found again by what came.' );
	}

	public function test_video_audio_and_pdf_follow_the_sites_upload_rules(): void {
		$pdf = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
		$this->serve( array( 'menu.pdf' => $pdf ) );
		$made = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'];
		$this->assertSame( 'application/pdf', get_post_mime_type( $made[0] ) );
		$this->assertStringEndsWith( 'menu.pdf', (string) get_attached_file( $made[0] ) );

		$this->serve( array( 'card.pdf' => $pdf . '%' ) );
		$rules = static function ( array $types ): array {
			unset( $types['pdf'] );
			return $types;
		};
		add_filter( 'upload_mimes', $rules );
		$this->assert_refused( 'file_not_allowed', 'a kind of file that the site does not take' );
		remove_filter( 'upload_mimes', $rules );
		$small = static function (): int {
			return 20;
		};
		add_filter( 'upload_size_limit', $small );
		$this->assert_refused( 'file_not_allowed', 'a file that is too long' );
		remove_filter( 'upload_size_limit', $small );
		$this->assertCount( 1, $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'] );
	}

	public function test_limits_images_to_ten_megabytes(): void {
		$limit = static function (): int {
			return 20;
		};
		add_filter( 'upload_size_limit', $limit );
		$this->serve( array( 'small.png' => self::drawn( 6, 10 ) ) );
		$this->assertCount( 1, $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'] );
		remove_filter( 'upload_size_limit', $limit );
		add_filter(
			'upload_size_limit',
			static function (): int {
				return 99 * MB_IN_BYTES;
			}
		);
		$png  = self::drawn( 6, 20 );
		$text = str_repeat( 'a', 10 * MB_IN_BYTES );
		$this->serve( array( 'large.png' => substr( $png, 0, 33 ) . pack( 'N', strlen( $text ) ) . 'tEXt' . $text . pack( 'N', crc32( "tEXt$text" ) ) . substr( $png, 33 ) ) );
		$this->assert_refused( 'file_not_allowed', 'a picture of more than ten megabytes' );
	}

	public function test_sanitises_file_names(): void {
		$name = '../../<img src=x onerror=alert(1)>Pear.php.png';
		$this->serve( array( $name => self::drawn( 6, 10 ) ) );
		$answers                  = json_decode( (string) file_get_contents( $this->answers_file ), true );
		$answers[0][3]['content'] = array( str_replace( $name, 'pear.png', $answers[0][3]['content'][0] ) );
		$this->set_responses( $answers );
		$made = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'];
		$this->assertSame( 'pear-php.png', basename( (string) get_attached_file( $made[0] ) ) );
		$this->assertSame( wp_upload_dir()['path'], dirname( (string) get_attached_file( $made[0] ) ) );
		$this->assertSame( 'Pear php', get_post( $made[0] )->post_title );
		add_filter( 'upload_mimes', '__return_empty_array' );
		wp_delete_attachment( $made[0], true );
		try {
			$this->hostile_insertion()->insert( 1, 'gutenberg', 0 );
			$this->fail( 'It was inserted.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'file_not_allowed', $failure->error_code() );
			$this->assertSame( 0, preg_match( '/[<>\/]{1}(?!png)/', $failure->getMessage() ), $failure->getMessage() );
		}
	}

	public function test_creates_no_image_sizes_and_no_cover_attachments(): void {
		$opened = 0;
		add_filter(
			'wp_image_editors',
			static function ( array $editors ) use ( &$opened ): array {
				++$opened;
				return $editors;
			}
		);
		add_filter(
			'image_editor_output_format',
			static function (): array {
				return array( 'image/png' => 'image/webp', 'image/jpeg' => 'image/webp' );
			}
		);
		$cover = static function (): array {
			return array( 'image' => array( 'data' => self::drawn( 9, 9 ), 'mime' => 'image/png' ) );
		};
		foreach ( array( 'audio', 'video' ) as $kind ) {
			add_theme_support( 'post-thumbnails' );
			add_post_type_support( "attachment:$kind", 'thumbnail' );
			add_filter( "wp_read_{$kind}_metadata", $cover );
		}
		$media = array(
			'pear.png' => self::drawn( 6, 10 ),
			'menu.pdf' => "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n",
			'song.mp3' => "ID3\4\0\0\0\0\0\0" . str_repeat( "\0", 40 ),
			'walk.mp4' => "\0\0\0\x20ftypisom\0\0\2\0isomiso2avc1mp41" . str_repeat( "\0", 40 ),
		);
		foreach ( $media as $name => $bytes ) {
			$this->serve( array( $name => $bytes ) );
			$before = $this->attachments();
			$made   = $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'];
			$this->assertSame( array( 1, 0 ), array( count( $this->attachments() ) - count( $before ), $opened ), $name );
			$this->assertSame( $name, basename( (string) get_attached_file( $made[0] ) ) );
		}
	}

	public function test_requests_many_images_at_once(): void {
		$queries = array();
		foreach ( array( 1, 6 ) as $number ) {
			$files = array();
			foreach ( range( 1, $number ) as $one ) {
				$files[ "$number-$one.png" ] = self::drawn( 5, 10 * $number + $one );
			}
			$this->serve( $files );
			$asked = 0;
			$count = static function ( $answer, array $arguments, string $url ) use ( &$asked ) {
				$asked += (int) ( false !== strpos( rawurldecode( $url ), '/media' ) );
				return $answer;
			};
			add_filter( 'pre_http_request', $count, 10, 3 );
			$this->assertCount( $number, $this->hostile_insertion()->insert( 1, 'gutenberg', 0 )['attachments'] );
			remove_filter( 'pre_http_request', $count );
			$queries[ $number ] = $asked;
		}
		$this->assertSame( array( 1 => 1, 6 => 1 ), $queries );
	}
}
