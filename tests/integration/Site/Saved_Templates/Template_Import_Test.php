<?php

declare( strict_types=1 );

use Templately\Site\Documents\Document_Portability;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Media\Attachment_Index;
use Templately\Site\Media\Media_Importer;
use Templately\Site\Saved_Templates\Saved_Templates;
use Templately\Site\Saved_Templates\Template_Import;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Cloud\Makes_Documents;
use Templately\Tests\Cloud_Services;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;
use Templately\Tests\Makes_Zips;

require_once dirname( __DIR__ ) . '/Cloud/Makes_Documents.php';

final class Template_Import_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Makes_Documents;
	use Makes_Zips;
	use Uses_Cloud;

	private const FIRST  = 2000000001;
	private const SECOND = 2000000002;

	/** @var string Token of the account that is signed in. */
	private $token = '';

	/** @var list<int> Attachments that were there before. */
	private $before = array();

	/** @var list<string> Files that were there before. */
	private $files = array();

	protected function setUp(): void {
		parent::setUp();
		$this->token = $this->open_cloud();
		$this->make_library( 2 );
		foreach ( get_posts( array( 'post_type' => 'wp_block', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		$this->before = $this->attachments();
		$this->files  = self::files();
	}

	protected function tearDown(): void {
		foreach ( array_diff( $this->attachments(), $this->before ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		$this->remove_library();
		parent::tearDown();
	}

	public function test_another_site_imports_media_once_and_removes_page_links(): void {
		list( $one, $two ) = $this->library;
		$small             = (string) preg_replace( '/(?:-scaled)?\.png$/', '-300x200.png', (string) wp_get_attachment_url( $two ) );
		$content           = $this->shows( $one, (string) wp_get_attachment_url( $one ) ) . "\n\n" . $this->shows( $two, $small ) . "\n\n<!-- wp:paragraph -->\n<p><a href=\"" . home_url( '/about/' ) . "\">About \\ us</a></p>\n<!-- /wp:paragraph -->";
		$hashes            = array( hash_file( 'sha256', (string) get_attached_file( $one ) ), hash_file( 'sha256', (string) get_attached_file( $two ) ) );
		$file              = $this->downloaded( $content );
		$this->assertSame( array( 'a-title.zip', 'application/zip' ), array( $file['name'], $file['mime'] ) );
		$this->leave();

		$said = $this->imported( $file['bytes'] );
		$this->assertSame( array(), $said['failed'] );
		$new = array_values( array_diff( $this->attachments(), $this->before ) );
		$this->assertSame( $new, $said['attachments'] );
		$this->assertCount( 2, $new );
		$this->assertSame( $hashes, array( hash_file( 'sha256', (string) get_attached_file( $new[0] ) ), hash_file( 'sha256', (string) get_attached_file( $new[1] ) ) ) );
		// Until the sizes are generated, the original is shown.
		$expected = $this->shows( $new[0], (string) wp_get_attachment_url( $new[0] ) ) . "\n\n" . $this->shows( $new[1], (string) wp_get_attachment_url( $new[1] ) ) . "\n\n<!-- wp:paragraph -->\n<p><a href=\"#\">About \\ us</a></p>\n<!-- /wp:paragraph -->";
		$this->assertSame( array( 'A title', $expected ), array( $said['items'][0]['title'], get_post( $said['items'][0]['id'] )->post_content ) );
		$this->assertNotSame( wp_get_attachment_url( $new[0] ), wp_get_attachment_url( $new[1] ) );

		$again = $this->imported( $file['bytes'] );
		$this->assertSame( array( array(), $expected ), array( $again['attachments'], get_post( $again['items'][0]['id'] )->post_content ) );
	}

	public function test_the_original_site_reuses_its_images(): void {
		list( $one, $two ) = $this->library;
		$content           = $this->shows( $one, (string) wp_get_attachment_url( $one ) ) . "\n\n" . $this->shows( $two, (string) wp_get_attachment_url( $two ) );
		$said              = $this->imported( $this->downloaded( $content )['bytes'] );
		$this->assertSame( array( array(), $content ), array( $said['attachments'], get_post( $said['items'][0]['id'] )->post_content ) );
	}

	public function test_media_of_page_settings_and_of_atomic_elements_are_imported(): void {
		$atomic = array( 'id' => 'a1b2c3d', 'elType' => 'widget', 'widgetType' => 'e-image', 'settings' => array( 'image' => array( '$$type' => 'image-src', 'value' => array( 'id' => array( '$$type' => 'image-attachment-id', 'value' => self::SECOND ), 'url' => null ) ) ), 'elements' => array() );
		$json   = (string) wp_json_encode( array( 'version' => '0.4', 'title' => 'A page', 'type' => 'page', 'content' => array( $atomic ), 'page_settings' => array( 'background_image' => array( 'url' => 'https://media.templately.invalid/' . self::FIRST . '/full/photo.png', 'id' => self::FIRST ) ) ) );
		$import = new Template_Import( new Saved_Templates( new Template_Store(), '__return_null' ), new Document_Portability( new Attachment_Index() ), new Media_Importer( new Client( Cloud_Services::embedded() ), new Attachment_Index() ) );
		$said   = $import->import( $this->zip( array( 't.json' => $json, self::FIRST . '.png' => self::image( 5 ), self::SECOND . '.png' => self::image( 9 ) ) ) );
		$this->assertSame( array( array(), 2 ), array( $said['failed'], count( $said['attachments'] ) ) );
		$id      = $said['items'][0]['id'];
		$picture = get_post_meta( $id, '_elementor_page_settings', true )['background_image'];
		$this->assertSame( wp_get_attachment_url( $picture['id'] ), $picture['url'] );
		$number = json_decode( (string) get_post_meta( $id, '_elementor_data', true ), true )[0]['settings']['image']['value']['id']['value'];
		$this->assertEqualsCanonicalizing( $said['attachments'], array( $picture['id'], $number ) );
	}

	public function test_faulty_templates_are_reported_and_leave_nothing_behind(): void {
		$image = self::image( 5 );
		$other = self::image( 9 );
		$both  = $this->template( array( self::FIRST, self::SECOND ) );
		$svg   = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
		$none  = 'A file that it uses is damaged, or is not an image, video, audio file or PDF: photo.png';
		$lost  = 'A file that it uses is missing from this zip or damaged: photo.png';
		$mine  = array(
			'an entry is missing'     => array( array( 't.json' => $both, self::FIRST . '.png' => $image ), 422, $lost ),
			'an SVG'                  => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.png' => $svg ), 422, $none ),
			'PHP'                     => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.png' => '<?php echo 1;' ), 422, $none ),
			'PHP behind an image'     => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.php' => substr( $other, 0, 60 ) . '<?php echo 1;' . substr( $other, 60 ) ), 422, $none ),
			'half an image'           => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.png' => substr( $other, 0, 20 ) ), 422, $none ),
			'an empty one'            => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.png' => '' ), 422, $none ),
			'a path'                  => array( array( 't.json' => $both, self::FIRST . '.png' => $image, '../' . self::SECOND . '.png' => $other ), 400, 'This zip contains folders. Zip only the files themselves.' ),
			'a number twice'          => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::FIRST . '.jpg' => $other ), 400, 'This file is damaged.' ),
			'a bomb'                  => array( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.png' => str_repeat( "\0", 10 * MB_IN_BYTES + 1 ) ), 413, 'This zip is too large. It can contain up to 100 templates of 5 MB each and 200 media files of 10 MB each, 50 MB in total.' ),
			'too many'                => array( array( 't.json' => $both ) + $this->numbered( 201 ), 413, 'This zip is too large. It can contain up to 100 templates of 5 MB each and 200 media files of 10 MB each, 50 MB in total.' ),
			'more than fits'          => array( array( 't.json' => $both ) + $this->numbered( 6, str_repeat( "\0", 9 * MB_IN_BYTES ) ), 413, 'This zip is too large. It can contain up to 100 templates of 5 MB each and 200 media files of 10 MB each, 50 MB in total.' ),
			'a template that is none' => array( array( 't.json' => '{', self::FIRST . '.png' => $image ), 422, 'This file is damaged.' ),
			'media alone'             => array( array( self::FIRST . '.png' => $image ), 422, 'No template in this zip uses it.' ),
		);
		foreach ( $mine as $what => list( $entries, $status, $message ) ) {
			$this->assertSame( array( $status, $message ), $this->refused( $this->zip( $entries ) ), $what );
			$this->assert_nothing_stayed( $what );
		}
		// Wrong sizes and a flipped bit.
		$whole = $this->zip( array( 't.json' => $both, self::FIRST . '.png' => $image, self::SECOND . '.png' => $other ), ZipArchive::CM_STORE );
		$this->assertSame( 1, substr_count( $whole, $other ) );
		foreach ( array( strlen( $other ) - 1, strlen( $other ) + 1, 1, 9 * MB_IN_BYTES ) as $size ) {
			$entry = strrpos( $whole, "PK\x01\x02" );
			$this->assertSame( array( 422, $lost ), $this->refused( substr_replace( $whole, pack( 'V', $size ), $entry + 24, 4 ) ), "Said to have $size bytes." );
			$this->assert_nothing_stayed( "a size of $size" );
		}
		$place = (int) strpos( $whole, $other ) + 40;
		$this->assertSame( array( 422, $lost ), $this->refused( substr_replace( $whole, chr( ord( $whole[ $place ] ) ^ 4 ), $place, 1 ) ) );
		$this->assert_nothing_stayed( 'a flipped bit' );
		$this->assertSame( array( 422, 'It uses media that are not in this file, such as photo.png. Import the original zip instead.' ), $this->refused( $both ) );

		$said = $this->imported( $this->zip( array( 'first.json' => $this->template( array(), 'First' ), 'second.json' => '{', self::FIRST . '.png' => $image ) ) );
		$this->assertSame( array( array( 'First' ), array( array( 'name' => 'second.json', 'message' => 'This file is damaged.' ) ) ), array( array_column( $said['items'], 'title' ), $said['failed'] ) );

		$said = $this->imported( $this->zip( array( 'first.json' => $this->template( array( self::FIRST ), 'First' ), 'second.json' => $both, self::FIRST . '.png' => $image, 'third.json' => $this->template( array(), 'Third' ) ) ) );
		$this->assertSame( array( 'First', 'Third' ), array_column( $said['items'], 'title' ) );
		$this->assertSame( array( array( 'name' => 'second.json', 'message' => $lost ) ), $said['failed'] );
		$this->assertSame( array_values( array_diff( $this->attachments(), $this->before ) ), $said['attachments'] );
		$this->assertCount( 1, $said['attachments'] );
	}

	public function test_shared_media_are_unpacked_once(): void {
		$removed = array();
		$notice  = static function ( string $path ) use ( &$removed ): string {
			if ( 0 === strpos( $path, get_temp_dir() . 'templately' ) ) {
				$removed[] = $path;
			}
			return $path;
		};
		$tries   = 0;
		$refuse  = static function ( bool $empty, array $post ) use ( &$tries ): bool {
			return 'wp_block' === $post['post_type'] ? 2 === ++$tries || $empty : $empty;
		};
		$entries = array( self::FIRST . '.png' => self::image( 5 ), self::SECOND . '.png' => self::image( 9 ), ( self::SECOND + 1 ) . '.png' => '<?php echo 1;' );
		foreach ( array( array( self::FIRST ), array( self::FIRST, self::SECOND ), array( self::FIRST, self::SECOND ), array( self::SECOND + 1 ), array( self::SECOND + 1 ) ) as $place => $numbers ) {
			$entries[ "t$place.json" ] = $this->template( $numbers, "Template $place" );
		}
		add_filter( 'wp_delete_file', $notice );
		add_filter( 'wp_insert_post_empty_content', $refuse, 10, 2 );
		$said = $this->imported( $this->zip( $entries ) );
		remove_filter( 'wp_insert_post_empty_content', $refuse, 10 );
		remove_filter( 'wp_delete_file', $notice );
		$this->assertCount( 4, $removed, 'The zip, and each medium.' );
		$this->assertSame( array( 'Template 0', 'Template 2' ), array_column( $said['items'], 'title' ) );
		$none = 'A file that it uses is damaged, or is not an image, video, audio file or PDF: photo.png';
		$this->assertSame( array( array( 't1.json', 'WordPress could not save the template.' ), array( 't3.json', $none ), array( 't4.json', $none ) ), array_map( 'array_values', $said['failed'] ) );
		$new = array_values( array_diff( $this->attachments(), $this->before ) );
		$this->assertSame( array( 2, $new ), array( count( $new ), $said['attachments'] ) );
		$shown = array();
		foreach ( $new as $id ) {
			$shown[] = $this->shows( $id, (string) wp_get_attachment_url( $id ) );
		}
		$this->assertSame( implode( "\n\n", $shown ), get_post( $said['items'][1]['id'] )->post_content );
		foreach ( $said['items'] as $item ) {
			wp_delete_post( $item['id'], true );
		}
		array_map( 'wp_delete_attachment', $new );
		$this->assert_nothing_stayed( 'all was taken away' );
	}

	public function test_media_are_deleted_if_saving_fails(): void {
		$thrown = false;
		$throw  = static function ( string $url, int $id ) use ( &$thrown ): string {
			if ( ! $thrown && is_array( wp_get_attachment_metadata( $id ) ) ) {
				$thrown = true;
				throw new RuntimeException( 'It is in the library, and its address is asked for.' );
			}
			return $url;
		};
		$zip    = $this->zip( array( 't.json' => $this->template( array( self::FIRST ) ), self::FIRST . '.png' => self::image( 5 ) ) );
		add_filter( 'wp_get_attachment_url', $throw, 10, 2 );
		$status = $this->sent( $zip )->get_status();
		remove_filter( 'wp_get_attachment_url', $throw );
		$this->assertSame( 500, $status );
		$this->assert_nothing_stayed( 'what threw' );
	}

	public function test_too_large_uploads_are_refused_by_their_length(): void {
		$before = (string) ini_get( 'memory_limit' );
		$said   = array();
		$memory = max( 120 * MB_IN_BYTES, memory_get_usage( true ) + 8 * MB_IN_BYTES );
		$small  = min( intdiv( $memory, 3 ), 50 * MB_IN_BYTES );
		foreach ( array( $memory => $small, -1 => 50 * MB_IN_BYTES ) as $memory => $most ) {
			$this->assertNotFalse( ini_set( 'memory_limit', (string) $memory ) ); // phpcs:ignore WordPress.PHP.IniSet -- of this test.
			$said[] = $this->refused( '{', $most );
			$said[] = $this->refused( '{', $most + 1 );
		}
		ini_set( 'memory_limit', $before ); // phpcs:ignore WordPress.PHP.IniSet -- see above.
		$damaged = array( 422, 'This file is damaged.' );
		$this->assertSame( array( $damaged, array( 413, 'This file is larger than ' . size_format( $small ) . '.' ), $damaged, array( 413, 'This file is larger than 50 MB.' ) ), $said );
	}

	public function test_importing_media_requires_upload_files(): void {
		$zip = $this->zip( array( 't.json' => $this->template( array( self::FIRST ) ), self::FIRST . '.png' => self::image( 5 ) ) );
		$GLOBALS['current_user']->add_cap( 'upload_files', false );
		$this->assertSame( array( 422, 'This design has images, but your role cannot upload files. Nothing was inserted.' ), $this->refused( $zip ) );
		$this->assert_nothing_stayed( 'who may not upload' );
		$GLOBALS['current_user']->remove_cap( 'upload_files' );
		$refuse = static function ( bool $empty, array $post ): bool {
			return 'wp_block' === $post['post_type'] || $empty;
		};
		add_filter( 'wp_insert_post_empty_content', $refuse, 10, 2 );
		$this->assertSame( array( 422, 'WordPress could not save the template.' ), $this->refused( $zip ) );
		remove_filter( 'wp_insert_post_empty_content', $refuse, 10 );
		$this->assert_nothing_stayed( 'what could not be saved' );
		$this->assertCount( 1, $this->imported( $zip )['attachments'] );
	}

	/** @return array{name: string, mime: string, path: string, bytes: string} What is downloaded of them. */
	private function downloaded( string $content ): array {
		$id    = $this->answer( 'POST', '/clouds/upload', array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'A title', 'content' => $content ) ) )['data']['id'];
		$file  = Cloud_Services::documents( new Client( Cloud_Services::embedded() ) )->write_file( $id );
		$file += array( 'bytes' => (string) file_get_contents( $file['path'] ) );
		unlink( $file['path'] );
		return $file;
	}

	/** Removes the images and changes the origin, so that this is another site. */
	private function leave(): void {
		foreach ( $this->library as $id ) {
			wp_delete_attachment( $id, true );
		}
		$this->before = $this->attachments();
	}

	private function shows( int $id, string $url ): string {
		return "<!-- wp:image {\"id\":$id} -->\n<figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\" class=\"wp-image-$id\"/></figure>\n<!-- /wp:image -->";
	}

	/**
	 * @param list<int> $numbers Media that it shows.
	 * @return string A template as a file.
	 */
	private function template( array $numbers, string $title = 'A title' ): string {
		$blocks = array();
		foreach ( $numbers as $number ) {
			$blocks[] = $this->shows( $number, "https://media.templately.invalid/$number/full/photo.png" );
		}
		return (string) wp_json_encode( array( '__file' => 'wp_block', 'title' => $title, 'content' => implode( "\n\n", $blocks ) ) );
	}

	/** @return array<string, string> Media, by their names in a zip. */
	private function numbered( int $count, string $bytes = 'x' ): array {
		$media = array();
		for ( $number = 0; $number < $count; $number++ ) {
			$media[ ( self::FIRST + $number ) . '.png' ] = $bytes;
		}
		return $media;
	}

	private function sent( string $bytes, int $length = 0 ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/templately/v1/saved-templates/import' );
		$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
		$request->set_header( 'Content-Type', 'application/octet-stream' );
		if ( $length > 0 ) {
			$request->set_header( 'Content-Length', (string) $length );
		}
		$request->set_body( $bytes );
		return rest_get_server()->dispatch( $request );
	}

	/** @return array<string, mixed> The answer. */
	private function imported( string $bytes ): array {
		$response = $this->sent( $bytes );
		$this->assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/** @return array{int, string} Status and message of the refusal. */
	private function refused( string $bytes, int $length = 0 ): array {
		$response = $this->sent( $bytes, $length );
		return array( $response->get_status(), (string) ( $response->get_data()['message'] ?? '' ) );
	}

	/** @return list<int> */
	private function attachments(): array {
		return get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ) );
	}

	private function assert_nothing_stayed( string $what ): void {
		$this->assertSame( array( array(), array(), array() ), array( get_posts( array( 'post_type' => 'wp_block', 'post_status' => 'any' ) ), array_diff( $this->attachments(), $this->before ), array_diff( self::files(), $this->files ) ), $what );
	}

	/** @return list<string> Files among the uploads, and temporary ones. */
	private static function files(): array {
		$files = glob( get_temp_dir() . 'templately*' ) ?: array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_get_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = $file->getPathname();
		}
		return $files;
	}
}
