<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Rest\Failure;
use Templately\Site\Cloud\Account_Id_Cache;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;
use Templately\Site\Hub_Client\Hub_Transport;
use Templately\Site\Media\Attachment_Index;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Cloud\Makes_Documents;
use Templately\Tests\Cloud_Services;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;
use Templately\Tests\Sample;

require_once __DIR__ . '/Makes_Documents.php';

// phpcs:disable WordPress.DB -- names of tables.

final class Push_And_Insert_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Makes_Documents;
	use Uses_Cloud;

	private const TEXT = "<!-- wp:paragraph -->\n<p>Grüße</p>\n<!-- /wp:paragraph -->";

	/** @var string Token of the account that is signed in. */
	private $token = '';

	/** @var int A post that is edited. */
	private $post = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->token = $this->open_cloud();
		$this->make_library( 4 );
		$this->post = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Draft', 'post_author' => get_current_user_id() ) );
	}

	protected function tearDown(): void {
		$this->remove_library();
		parent::tearDown();
	}

	/**
	 * @group R16
	 * @group faults
	 */
	public function test_the_original_site_gets_the_same_bytes_and_images_back(): void {
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			// In a network, site administrators lack unfiltered_html, so their content is sanitized and not byte-identical.
			$this->markTestSkipped( 'In a network an administrator of a site may not write any HTML, so that WordPress cleans what comes back. That it is the same to the byte is held on a site of its own, by this test; what may not be written, by test_whose_it_is and Kses_Test.' );
		}
		mt_srand( 11 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- the same documents each time.
		$times = Sample::size( 8, 300 );
		for ( $number = 0; $number < $times; $number++ ) {
			$document = $this->blocks( 2 );
			$id       = $this->upload( $document )['id'];
			$answer   = $this->insert( $id );
			$this->assertSame( Block_Markup::split( $document ), $answer['content'], "Document $number" );
			$this->assertSame( array( null, array(), array(), false ), array( $answer['look'], $answer['attachments'], $answer['left_out'], $answer['cleaned'] ) );
		}
		$this->assertNull( $this->answer( 'GET', '/fit', array( 'id' => (string) $id, 'platform' => 'gutenberg', 'origin' => 'cloud' ) )['looks'] );
		$page = $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => 'From the cloud', 'platform' => 'gutenberg', 'origin' => 'cloud' ) );
		$this->assertSame( implode( "\n\n", Block_Markup::split( $document ) ), get_post( $page['id'] )->post_content );
		$this->assertSame( 'draft', get_post_status( $page['id'] ) );
		// Cloud files do not count as downloads of the library.
		$this->assertSame( 0, (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}templately_downloads" ) );
	}

	public function test_another_site_imports_each_image_once_and_keeps_no_foreign_urls(): void {
		list( $first, $second ) = $this->library;
		$content                = $this->image( $first, '-300x200' ) . "\n\n<!-- wp:paragraph {\"backgroundColor\":\"accent-1\"} -->\n<p class=\"has-accent-1-background-color has-background\"><a href=\"" . home_url( '/about/' ) . "\">x</a></p>\n<!-- /wp:paragraph -->\n\n" . $this->image( $second, '' ) . "\n\n" . $this->image( $first, '' ) . "\n\n<!-- wp:block {\"ref\":77} /-->";
		$id                     = $this->upload( $content )['id'];
		$this->leave( $id );
		$before = count( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ) ) );
		$looks  = $this->answer( 'GET', '/fit', array( 'id' => (string) $id, 'platform' => 'gutenberg', 'origin' => 'cloud' ) )['looks'];
		$this->assertSame( array( 'design', 'fonts', 'site' ), array_keys( $looks ) );
		$answer = $this->insert( $id, array( 'look' => 'design' ) );
		$all    = implode( "\n\n", $answer['content'] );
		$this->assertSame( array( 'design', 2 ), array( $answer['look'], count( $answer['attachments'] ) ) );
		$this->assertCount( $before + 2, get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ) ) );
		foreach ( $answer['attachments'] as $attachment ) {
			$this->assertStringContainsString( "wp-image-$attachment", $all );
			$this->assertStringContainsString( (string) wp_get_attachment_url( $attachment ), $all );
		}
		$this->assertStringContainsString( '<a href="#">x</a>', $all );
		$this->assertStringContainsString( 'background-color:#', $all );
		$this->assertSame( 0, preg_match( '/invalid|made-for-cloud|200000|wp:block /', $all ), $all );
		$this->assertContains( 'It refers to content that only the original site has.', array_column( $answer['left_out'], 'why' ) );
		$again = $this->insert( $id, array( 'look' => 'design' ) );
		$this->assertSame( array( array(), $answer['content'] ), array( $again['attachments'], $again['content'] ) );

		// Without upload_files, only media that are here already can be inserted.
		wp_delete_attachment( $answer['attachments'][0], true );
		$this->act_as( 'contributor' );
		( new Access_Tokens() )->save( get_current_user_id(), $this->token );
		$this->post = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'x', 'post_author' => get_current_user_id() ) );
		$refused    = $this->call( 'POST', '/templately/v1/insert', array( 'id' => $id, 'postId' => $this->post, 'platform' => 'gutenberg', 'origin' => 'cloud' ) );
		$this->assertSame( array( 403, 'invalid_permission' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
	}

	public function test_strangers_learn_nothing_about_a_file(): void {
		$id = $this->upload( self::TEXT )['id'];
		( new Access_Tokens() )->save( get_current_user_id(), $this->verified_token( 'free' ) );
		foreach ( array( array( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->post, 'platform' => 'gutenberg', 'origin' => 'cloud' ) ), array( 'GET', '/fit', array( 'id' => (string) $id, 'platform' => 'gutenberg', 'origin' => 'cloud' ) ), array( 'POST', '/import/page', array( 'id' => $id, 'title' => 'x', 'platform' => 'gutenberg', 'origin' => 'cloud' ) ) ) as list( $method, $path, $data ) ) {
			$this->assertSame( 404, $this->call( $method, "/templately/v1$path", $data )->get_status(), $path );
		}
		( new Access_Tokens() )->delete( get_current_user_id() );
		$this->assertSame( 401, $this->call( 'POST', '/templately/v1/insert', array( 'id' => $id, 'postId' => $this->post, 'platform' => 'gutenberg', 'origin' => 'cloud' ) )->get_status() );
	}

	public function test_previews_use_local_urls_and_no_links_to_the_original_site(): void {
		list( $first, $second ) = $this->library;
		$id                     = $this->upload( $this->image( $first ) . "\n\n" . $this->image( $second ) )['id'];
		$this->leave( $id );
		$documents = Cloud_Services::documents( new Client( $this->transport ) );
		$media     = $documents->get( $id )['media'];
		$block     = static function ( int $number ): string {
			return "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"https://media.templately.invalid/$number/x.png\" alt=\"\"/></figure>\n<!-- /wp:image -->";
		};
		$shown     = $documents->with_preview_media( array( $block( $media[0]['number'] ), $block( $media[1]['number'] ), $block( 99 ), '<p><a href="https://pages.templately.invalid/about/">x</a></p>' ), $id, $media, false );
		preg_match_all( '/<img src="([^"]*)"/', $shown, $found );
		foreach ( array( 0, 1 ) as $place ) {
			$this->assertStringStartsWith( admin_url( 'admin-post.php' ), $found[1][ $place ] );
			wp_parse_str( (string) wp_parse_url( html_entity_decode( $found[1][ $place ] ), PHP_URL_QUERY ), $arguments );
			$this->assertSame( array( (string) $id, $media[ $place ]['sha256'] ), array( $arguments['id'] ?? '', $arguments['sha256'] ?? '' ) );
		}
		$this->assertSame( array( '#', 1 ), array( $found[1][2], preg_match( '#<a href="\#/about/">#', $shown ) ) );
		$this->assertStringNotContainsString( 'invalid', $shown );
	}

	public function test_pushing_twenty_images_takes_two_extra_requests(): void {
		$this->remove_library();
		$this->make_library( 20 );
		$content = implode( "\n\n", array_map( array( $this, 'image' ), $this->library ) );
		$asked   = $this->recorder();
		( new Account_Id_Cache() )->set( get_current_user_id(), $this->token, $this->account_of( $this->token ) );
		$this->pushed_by( $asked, $content );
		$this->assertSame( 22, count( $asked->asked ), implode( ' ', $asked->asked ) );
		$asked->asked = array();
		$this->pushed_by( $asked, $content );
		$this->assertSame( array( 'POST /media/missing', 'POST /files' ), $asked->asked );
		$asked->asked = array();
		$this->pushed_by( $asked, self::TEXT );
		$this->assertSame( array( 'POST /files' ), $asked->asked );
	}

	public function test_a_failed_push_creates_no_file_and_can_be_repeated(): void {
		( new Account_Id_Cache() )->set( get_current_user_id(), $this->token, $this->account_of( $this->token ) );
		$content = implode( "\n\n", array_map( array( $this, 'image' ), $this->library ) );
		foreach ( array( '#^/media/[0-9a-f]{64}$#' => 2, '#^/media/missing$#' => 0, '#^/files$#' => 0 ) as $path => $after ) {
			$broken        = $this->recorder();
			$broken->fails = array( $path, $after );
			try {
				$this->pushed_by( $broken, $content );
				$this->fail( "It was pushed without $path." );
			} catch ( Failure $failure ) {
				$this->assertSame( 'hub_unreachable', $failure->error_code() );
			}
			$this->assertSame( array(), $this->list_files( $this->token ) );
			$this->assertSame( 0, $this->get_from_hub( 'GET', '/usage', null, $this->token )['files'] );
		}
		$asked = $this->recorder();
		$file  = $this->pushed_by( $asked, $content );
		// Media that were uploaded before are not sent again.
		$this->assertSame( array( 'POST /media/missing', 'POST /files' ), $asked->asked );
		$this->assertSame( array( $file['id'] ), $this->list_files( $this->token ) );
		// The image has changed.
		$this->remove_library();
		$this->make_library( 1 );
		$changing = $this->recorder();
		$path     = (string) get_attached_file( $this->library[0] );
		imagepng( imagecreatetruecolor( 33, 44 ), $path );
		$changing->before = static function () use ( $path ): void {
			imagepng( imagecreatetruecolor( 55, 66 ), $path );
		};
		try {
			$this->pushed_by( $changing, $this->image( $this->library[0] ) );
			$this->fail( 'It was pushed.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 409, 'media_changed' ), array( $failure->status(), $failure->error_code() ) );
		}
		$this->assertCount( 1, $this->list_files( $this->token ) );
	}

	/** @return array<string, mixed> The file. */
	private function upload( string $content ): array {
		return $this->answer( 'POST', '/clouds/upload', array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'A title', 'content' => $content ) ) )['data'];
	}

	/**
	 * @param array<string, mixed> $more More arguments.
	 * @return array<string, mixed> The answer.
	 */
	private function insert( int $id, array $more = array() ): array {
		return $this->answer( 'POST', '/insert', array( 'id' => $id, 'postId' => $this->post, 'platform' => 'gutenberg', 'origin' => 'cloud' ) + $more );
	}

	public function test_lists_and_usage_are_never_cached(): void {
		$id    = $this->upload( self::TEXT )['id'];
		$way   = $this->recorder();
		$hub   = new Client( $way );
		$files = Cloud_Services::cloud( $hub );
		$teams = Cloud_Services::workspaces( $hub );
		$files->files( array() );
		$files->usage();
		$files->versions( $id );
		$teams->page( false, 1 );
		$teams->options( true );
		$asked = array( 'GET /files', 'GET /usage', "GET /files/$id", "GET /files/$id/versions", 'GET /workspaces', 'GET /workspaces/choices' );
		$this->assertSame( $asked, array_values( array_intersect( $way->asked, $asked ) ) );
		$this->assertSame( $asked, array_values( array_intersect( $way->fresh, $asked ) ) );
	}

	public function test_a_failed_download_leaves_no_temporary_files(): void {
		list( $one, $two ) = $this->library;
		$id                = $this->upload( $this->image( $one ) . "\n\n" . $this->image( $two ) )['id'];
		$files             = static function (): array {
			return glob( get_temp_dir() . 'templately*' ) ?: array();
		};
		$before            = $files();
		// An exception's trace may keep arguments alive.
		$holds  = (string) ini_set( 'zend.exception_ignore_args', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- as PHP comes.
		$broken = new RuntimeException( 'The temporary folder cannot be written.' );
		foreach ( array( array( null, 0 ), array( null, 1 ), array( $broken, 1 ) ) as list( $throws, $whole ) ) {
			$way         = $this->recorder();
			$way->fails  = array( '#^/files/\d+/media/#', $whole );
			$way->throws = $throws;
			try {
				Cloud_Services::documents( new Client( $way ) )->write_file( $id );
				$this->fail( 'It goes on.' );
			} catch ( Failure $failure ) {
				$this->assertSame( array( null, 'hub_unreachable' ), array( $throws, $failure->error_code() ) );
			} catch ( RuntimeException $thrown ) {
				$this->assertSame( $throws, $thrown );
			}
			$this->assertSame( $whole + 1, count( preg_grep( '#/media/#', $way->asked ) ) );
			unset( $failure, $thrown );
			$this->assertSame( array(), array_diff( $files(), $before ) );
		}
		ini_set( 'zend.exception_ignore_args', $holds ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$file = Cloud_Services::documents( new Client( $this->transport ) )->write_file( $id );
		$this->assertSame( 'PK', file_get_contents( $file['path'], false, null, 0, 2 ) );
		unlink( $file['path'] );
	}

	public function test_a_download_with_missing_media_fails(): void {
		$id     = $this->upload( $this->image( $this->library[0] ) . "\n\n" . $this->image( $this->library[1] ) )['id'];
		$before = glob( get_temp_dir() . 'templately*' );
		$names  = 0;
		// The temporary files are the zip, its JSON and the first media file.
		$nowhere = static function ( string $name ) use ( &$names ): string {
			return 0 === strpos( $name, 'templately' ) && 4 === ++$names ? "no-such-folder/$name" : $name;
		};
		set_error_handler( '__return_true', E_WARNING ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP says itself that it could not.
		add_filter( 'wp_unique_filename', $nowhere );
		try {
			Cloud_Services::documents( new Client( $this->transport ) )->write_file( $id );
			$this->fail( 'It is whole.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 500, 'not_saved' ), array( $failure->status(), $failure->error_code() ) );
		} finally {
			restore_error_handler();
			remove_filter( 'wp_unique_filename', $nowhere );
		}
		$this->assertSame( $before, glob( get_temp_dir() . 'templately*' ) );
	}

	/** Changes the origin, so that this is another site. */
	private function leave( int $id ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}templately_cloud_files", array( 'origin' => 'another-site' ), array( 'id' => $id ) );
		$wpdb->update( "{$wpdb->prefix}templately_file_versions", array( 'signature' => str_repeat( 'f', 64 ) ), array( 'file_id' => $id ) );
		delete_metadata( 'post', 0, '_templately_sha256', '', true );
	}

	private function image( int $id, string $suffix = '' ): string {
		$url = (string) wp_get_attachment_url( $id );
		$url = '' === $suffix ? $url : (string) preg_replace( '/(?:-scaled)?\.png$/', "$suffix.png", $url );
		return "<!-- wp:image {\"id\":$id} -->\n<figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\" class=\"wp-image-$id\"/></figure>\n<!-- /wp:image -->";
	}

	/** @return array<string, mixed> The file. */
	private function pushed_by( Hub_Transport $transport, string $content ): array {
		return Cloud_Services::push( false, $transport )->upload(
			array(
				'platform'     => 'gutenberg',
				'saveTemplate' => 0,
				'file_content' => (string) wp_json_encode( array( 'type' => 'page', 'title' => 'x', 'content' => $content ) ),
				'workspace'    => '',
				'workspace_id' => 0,
				'name'         => '',
				'picture'      => '',
				'file_id'      => 0,
				'base'         => 1,
			)
		)['file'];
	}

	/** Returns a transport to the embedded hub that records requests and fails on demand. */
	private function recorder(): Hub_Transport {
		return new class( $this->transport ) implements Hub_Transport {

			/** @var list<string> */
			public $asked = array();

			/** @var list<string> What of that was asked for as it is now. */
			public $fresh = array();

			/** @var array{string, int}|null Path that fails, and after how many calls of it. */
			public $fails = null;

			/** @var Throwable|null What is thrown then; null for a hub that is away. */
			public $throws = null;

			/** @var callable|null What happens before bytes are sent. */
			public $before = null;

			/** @var Hub_Transport */
			private $inner;

			/** @param Hub_Transport $inner The way there. */
			public function __construct( Hub_Transport $inner ) {
				$this->inner = $inner;
			}

			public function send( Hub_Request $request ): Hub_Response {
				$this->asked[] = "$request->method $request->path";
				if ( $request->fresh ) {
					$this->fresh[] = "$request->method $request->path";
				}
				if ( null !== $this->fails && 1 === preg_match( $this->fails[0], $request->path ) && --$this->fails[1] < 0 ) {
					throw $this->throws ?? new Failure( 'hub_unreachable', 'Away.', 503 );
				}
				$response = $this->inner->send( $request );
				if ( null !== $this->before && '/media/missing' === $request->path ) {
					( $this->before )();
				}
				return $response;
			}

			public function etag( Hub_Request $request ): string {
				return '';
			}
		};
	}
}
