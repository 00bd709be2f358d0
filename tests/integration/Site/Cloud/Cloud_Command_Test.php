<?php

declare( strict_types=1 );

use Templately\Site\Cloud\Cloud_Command;
use Templately\Site\Cloud\Cloud_Module;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Gives_Commands;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

final class Cloud_Command_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Gives_Commands;
	use Uses_Cloud;

	private const BLOCKS = "<!-- wp:paragraph -->\n<p>Grüße \\\\ {} []</p>\n<!-- /wp:paragraph -->";

	/** @var string Folder of files. */
	private $folder;

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		$this->folder = get_temp_dir() . 'templately-cloud-' . wp_generate_uuid4();
		mkdir( $this->folder );
		$this->open_hub();
		$this->clock->now = time();
		$this->act_as( 'administrator' );
	}

	protected function tearDown(): void {
		array_map( 'unlink', (array) glob( $this->folder . '/*' ) );
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_pushes_lists_pulls_trashes_and_restores_files_as_json(): void {
		list( $said, $code ) = $this->say( 'list_files', array() );
		$this->assertSame( array( 'not_signed_in', 1 ), array( $said['code'], $code ) );
		( new Access_Tokens() )->save( get_current_user_id(), $this->verified_token( 'free' ) );

		$file = array( '__file' => 'wp_block', 'title' => 'From a file', 'content' => self::BLOCKS, 'syncStatus' => 'unsynced' );
		file_put_contents( "$this->folder/in.json", wp_json_encode( $file ) );
		list( $pushed, $code ) = $this->say( 'push', array( "$this->folder/in.json" ) );
		$this->assertSame( array( 'From a file', 'gutenberg', 0, array(), 0 ), array( $pushed['file']['name'], $pushed['file']['platform'], $pushed['file']['workspace_id'], $pushed['left_behind'], $code ) );
		$post                 = self::factory_post( self::BLOCKS );
		$this->clock->now    += 5;
		list( $saved, $code ) = $this->say( 'push', array( (string) $post ), array( 'name' => 'Saved here' ) );
		$this->assertSame( array( 'Saved here', 0 ), array( $saved['file']['name'], $code ) );

		// Elementor is not active.
		$tree                = wp_insert_post( array( 'post_type' => 'elementor_library', 'post_status' => 'publish', 'post_title' => 'A tree' ) );
		list( $said, $code ) = $this->say( 'push', array( (string) $tree ) );
		$this->assertSame( array( 'elementor_missing', 1 ), array( $said['code'], $code ) );
		$template = new ReflectionMethod( Cloud_Command::class, 'template' );
		$template->setAccessible( true );
		$this->assertSame( array( 'elementor', 'gutenberg' ), array( $template->invoke( null, (string) $tree )['platform'], $template->invoke( null, (string) $post )['platform'] ), 'Of a builder that is there it is asked for as such.' );

		$this->assertSame( array( 'Saved here', 'From a file' ), array_column( $this->say( 'list_files', array() )[0]['data'], 'name' ) );
		$this->assertSame( array( 'From a file' ), array_column( $this->say( 'list_files', array(), array( 'search' => 'file' ) )[0]['data'], 'name' ) );
		$this->assertSame( array(), $this->say( 'list_files', array(), array( 'platform' => 'elementor' ) )[0]['data'] );
		$this->assertSame( array(), $this->say( 'list_files', array(), array( 'page' => '2' ) )[0]['data'] );
		$this->assertSame( array( 'Saved here', 'From a file' ), array_column( $this->say( 'list_files', array(), array( 'page' => '0' ) )[0]['data'], 'name' ) );

		$id                  = (string) $pushed['file']['id'];
		list( $said, $code ) = $this->say( 'pull', array( $id, $this->folder ) );
		$this->assertSame( array( "$this->folder/from-a-file.json", 0 ), array( $said['file'], $code ) );
		$this->assertSame( self::BLOCKS, json_decode( (string) file_get_contents( $said['file'] ), true )['content'] );
		$this->assertSame( filesize( $said['file'] ), $said['bytes'] );
		file_put_contents( $said['file'], 'Mine' );
		$temporary            = glob( get_temp_dir() . 'templately*' );
		list( $again, $code ) = $this->say( 'pull', array( $id, $this->folder ) );
		$this->assertSame( array( 'not_written', 1, 'Mine' ), array( $again['code'], $code, file_get_contents( $said['file'] ) ), 'What is there is not written over, nor removed.' );
		$this->assertSame( $temporary, glob( get_temp_dir() . 'templately*' ) );

		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}templately_cloud_files", array( 'type' => 'kit' ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of this test.
		list( $said, $code ) = $this->say( 'rm', array( $id ) );
		$this->assertSame( array( 'cant_delete_kit', 1 ), array( $said['code'], $code ) );
		$this->assertSame( 'From a file', $this->say( 'rm', array( $id ), array( 'force' => true ) )[0][0]['name'] );
		$wpdb->update( "{$wpdb->prefix}templately_cloud_files", array( 'type' => 'page' ), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
		$this->say( 'restore', array( $id ) );
		$this->assertSame( 'From a file', $this->say( 'rm', array( $id ) )[0][0]['name'] );
		$this->assertSame( array( 'Saved here' ), array_column( $this->say( 'list_files', array() )[0]['data'], 'name' ) );
		$this->assertSame( array( 'From a file' ), array_column( $this->say( 'list_files', array(), array( 'trash' => true ) )[0]['data'], 'name' ) );
		$this->assertSame( 'From a file', $this->say( 'restore', array( $id ) )[0][0]['name'] );
		$this->assertSame( array(), $this->say( 'list_files', array(), array( 'trash' => true ) )[0]['data'] );

		file_put_contents( "$this->folder/bad.json", '{"title":"x"' );
		foreach ( array( array( 'push', array( "$this->folder/none.json" ), 'not_found' ), array( 'push', array( "$this->folder/bad.json" ), 'invalid_file' ), array( 'push', array( '999999' ), 'not_found' ), array( 'pull', array( '999999', $this->folder ), 'not_found' ), array( 'rm', array( '999999' ), 'not_found' ), array( 'restore', array( $id ), 'not_found' ) ) as list( $command, $arguments, $refusal ) ) {
			list( $said, $code ) = $this->say( $command, $arguments );
			$this->assertSame( array( $refusal, 1 ), array( $said['code'], $code ), $command );
			$this->assertNotSame( '', $said['error'] );
		}
		list( $said, $code ) = $this->say( 'push', array( "$this->folder/in.json" ), array( 'workspace' => 'team-00000000' ) );
		$this->assertSame( array( 'not_found', 1 ), array( $said['code'], $code ) );
	}

	/** @return int A pattern of this site that is not synced. */
	private static function factory_post( string $content ): int {
		$id = wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'A pattern', 'post_content' => $content ) ) );
		update_post_meta( $id, 'wp_pattern_sync_status', 'unsynced' );
		return $id;
	}

	/**
	 * @param list<string> $arguments Arguments.
	 * @param array<string, string|bool> $options   Options.
	 * @return array{array<mixed>, int} What was said, and the exit code.
	 */
	private function say( string $command, array $arguments, array $options = array() ): array {
		return $this->give( new Cloud_Command( self::module( Cloud_Module::class ) ), $command, $arguments, $options );
	}
}
