<?php

declare( strict_types=1 );

use Templately\Hub\Cloud\Uploaded_Template;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

// phpcs:disable WordPress.DB -- names of tables.

/** Versions and media of files. */
final class File_Contents_Test extends Test_Case {

	use Asks_Hub;
	use Uses_Cloud;

	/** @var string */
	private $ada = '';

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ada = $this->verified_token();
	}

	/**
	 * The first save wins. The other one is reported, also when it is repeated, and can be restored.
	 * @group S15
	 */
	public function test_a_save_on_an_old_version_is_stored_as_a_conflict(): void {
		$id                = $this->push( $this->ada, array( 'content' => 'One' ) )['id'];
		$this->clock->now += 60;
		$first             = $this->get_from_hub( 'POST', "/files/$id/versions", array( 'base' => 1, 'content' => 'First', 'name' => 'Newer name' ), $this->ada )['file'];
		$this->assertSame( array( 2, 2, 'Newer name', 5, '2027-01-15T08:01:00+00:00' ), array( $first['version'], $first['versions'], $first['name'], $first['size'], $first['last_modified'] ) );
		$late   = array( 'base' => 1, 'content' => 'Second', 'name' => 'Late name' );
		$answer = $this->ask( 'POST', "/files/$id/versions", $late, $this->ada, 'tab-2' );
		$this->assertSame( array( 409, 'version_conflict', 'This file has been changed in the meantime. Nothing is lost: your changes are saved as version 3.' ), array( $answer->status, $answer->body['code'], $answer->body['message'] ) );
		$this->assertSame( array( 'newest' => 2, 'yours' => 3 ), array_intersect_key( $answer->body['data'], array( 'newest' => 1, 'yours' => 1 ) ) );
		$this->assertEquals( array( $answer->status, $answer->body ), array( $this->ask( 'POST', "/files/$id/versions", $late, $this->ada, 'tab-2' )->status, $answer->body ) );
		$this->assertSame(
			array( array( 3, true, false, 6 ), array( 2, false, true, 5 ), array( 1, false, false, 3 ) ),
			array_map(
				static function ( array $version ): array {
					return array( $version['number'], $version['is_conflict'], $version['is_newest'], $version['size'] );
				},
				$this->get_from_hub( 'GET', "/files/$id/versions", null, $this->ada )['versions']
			)
		);
		$file = $this->get_from_hub( 'GET', "/files/$id", null, $this->ada )['file'];
		$this->assertSame( array( 'Newer name', 2, 3, 5 ), array( $file['name'], $file['version'], $file['versions'], $file['size'] ) );
		$this->assertSame( array( 'First', 'Second', 'One' ), array_map( array( $this, 'content' ), array( $id, $id, $id ), array( 0, 3, 1 ) ) );
		// Also without an idempotency key.
		$this->assertSame( 4, $this->ask( 'POST', "/files/$id/versions", array( 'base' => 1, 'content' => 'From nowhere' ), $this->ada, '-' )->body['data']['yours'] );
		$back = $this->get_from_hub( 'POST', "/files/$id/versions/3/take-back", array(), $this->ada )['file'];
		$this->assertSame( array( 5, 5, 6 ), array( $back['version'], $back['versions'], $back['size'] ) );
		$this->assertSame( 'Second', $this->content( $id ) );
		$this->assertSame( array( 404, 404 ), array( $this->ask( 'POST', "/files/$id/versions/9/take-back", array(), $this->ada )->status, $this->ask( 'GET', "/files/$id/content", array( 'version' => 9 ), $this->ada )->status ) );
		$this->assert_consistent();
	}

	public function test_versions_name_author_and_time(): void {
		$id = $this->push( $this->ada )['id'];
		$this->assertSame(
			array(
				array(
					'number'      => 1,
					'is_conflict' => false,
					'is_newest'   => true,
					'size'        => strlen( self::push_arguments()['content'] ),
					'account'     => array( 'id' => $this->account_of( $this->ada ), 'name' => 'Ada Lovelace' ),
					'created_at'  => '2027-01-15T08:00:00+00:00',
				),
			),
			$this->get_from_hub( 'GET', "/files/$id/versions", null, $this->ada )['versions']
		);
	}

	/**
	 * Restoring it restores its thumbnail.
	 * @group S4
	 */
	public function test_a_version_belongs_to_its_file(): void {
		list( $first, $second ) = array( self::image( 1 ), self::image( 2 ) );
		$this->upload_image( $this->ada, $first );
		$this->upload_image( $this->ada, $second );
		$id    = $this->push( $this->ada, array( 'picture' => hash( 'sha256', $first ) ) )['id'];
		$grace = $this->verified_token();
		$other = $this->push( $grace )['id'];
		$this->get_from_hub( 'POST', "/files/$other/versions", array( 'base' => 1, 'content' => 'Of Grace' ), $grace );
		$this->assertSame( array( 404, 404 ), array( $this->ask( 'GET', "/files/$id/content", array( 'version' => 2 ), $this->ada )->status, $this->ask( 'POST', "/files/$id/versions/2/take-back", array(), $this->ada )->status ) );
		$this->get_from_hub( 'POST', "/files/$id/versions", array( 'base' => 1, 'content' => 'Newer', 'picture' => hash( 'sha256', $second ) ), $this->ada );
		$this->assertSame( $second, $this->read_bytes( "/files/$id/picture", $this->ada )->body );
		$this->get_from_hub( 'POST', "/files/$id/versions/1/take-back", array(), $this->ada );
		$this->assertSame( $first, $this->read_bytes( "/files/$id/picture", $this->ada )->body );
		$this->assert_consistent();
	}

	/** Even after thirty conflicts. Older ones free their space. */
	public function test_keeps_thirty_versions_and_the_newest(): void {
		$id = $this->push( $this->ada, array( 'content' => 'Version 1' ) )['id'];
		for ( $base = 1; $base <= 31; $base++ ) {
			$this->get_from_hub( 'POST', "/files/$id/versions", array( 'base' => $base, 'content' => 'Version ' . ( $base + 1 ) ), $this->ada );
		}
		$kept = array_column( $this->get_from_hub( 'GET', "/files/$id/versions", null, $this->ada )['versions'], 'number' );
		$this->assertSame( range( 32, 3 ), $kept );
		$this->assert_consistent();
		$this->get_from_hub( 'POST', "/files/$id/versions/3/take-back", array(), $this->ada );
		$kept = array_column( $this->get_from_hub( 'GET', "/files/$id/versions", null, $this->ada )['versions'], 'number' );
		$this->assertSame( range( 33, 4 ), $kept );
		$this->assert_consistent();
		for ( $late = 1; $late <= 31; $late++ ) {
			$this->assertSame( 409, $this->ask( 'POST', "/files/$id/versions", array( 'base' => 5, 'content' => "Late $late" ), $this->ada )->status );
		}
		$kept = array_column( $this->get_from_hub( 'GET', "/files/$id/versions", null, $this->ada )['versions'], 'number' );
		$this->assertSame( array_merge( range( 64, 35 ), array( 33 ) ), $kept );
		$this->assertSame( 'Version 3', $this->content( $id ) );
		$this->assert_consistent();
	}

	public function test_a_restored_version_can_be_restored_again(): void {
		$images = array( self::image( 1 ), self::image( 2 ) );
		foreach ( $images as $image ) {
			$this->upload_image( $this->ada, $image );
		}
		list( $one, $two ) = array_map( 'hash', array( 'sha256', 'sha256' ), $images );
		$id                = $this->push( $this->ada, array( 'content' => 'First', 'picture' => $one ) )['id'];
		$versions          = "/files/$id/versions";
		$this->get_from_hub( 'POST', $versions, array( 'base' => 1, 'content' => 'Second', 'picture' => $two ), $this->ada );
		$this->assertSame( 409, $this->ask( 'POST', $versions, array( 'base' => 1, 'content' => 'Late' ), $this->ada )->status );
		foreach ( array( array( 3, 4, 'Late', '' ), array( 1, 5, 'First', $images[0] ), array( 2, 6, 'Second', $images[1] ), array( 5, 7, 'First', $images[0] ), array( 4, 8, 'Late', '' ) ) as list( $number, $is, $content, $picture ) ) {
			$file = $this->get_from_hub( 'POST', "$versions/$number/take-back", array(), $this->ada )['file'];
			$this->assertSame( array( $is, $content, '' !== $picture ), array( $file['version'], $this->content( $id ), $file['has_picture'] ) );
			$this->assertSame( '' === $picture ? 404 : $picture, $file['has_picture'] ? $this->read_bytes( "/files/$id/picture", $this->ada )->body : $this->read_bytes( "/files/$id/picture", $this->ada )->status );
		}
		$this->assertSame( array( 3 ), array_keys( array_filter( array_column( $this->get_from_hub( 'GET', $versions, null, $this->ada )['versions'], 'is_conflict', 'number' ) ) ) );
		$this->assert_consistent();
	}

	/** Other versions of the file are still readable. */
	public function test_reports_a_lost_text(): void {
		global $wpdb;
		$id = $this->push( $this->ada, array( 'content' => 'Lost' ) )['id'];
		$this->get_from_hub( 'POST', "/files/$id/versions", array( 'base' => 1, 'content' => 'There' ), $this->ada );
		$this->assertSame( 1, $wpdb->delete( "{$wpdb->prefix}templately_file_contents", array( 'sha256' => hash( 'sha256', 'Lost' ) ) ) );
		$answer = $this->ask( 'GET', "/files/$id/content", array( 'version' => '1' ), $this->ada );
		$this->assertSame( array( 500, 'content_damaged', 'There' ), array( $answer->status, $answer->body['code'], $this->content( $id ) ) );
	}

	/** A push with a missing medium is refused as a whole. */
	public function test_media_are_uploaded_once_before_the_push(): void {
		global $wpdb;
		$images    = array( self::image( 1 ), self::image( 2 ), self::image( 3 ) );
		$hashes    = array_map( 'hash', array_fill( 0, 3, 'sha256' ), $images );
		$announced = array_map(
			static function ( string $image ): array {
				return array( 'sha256' => hash( 'sha256', $image ), 'size' => strlen( $image ), 'mime' => 'image/png' );
			},
			$images
		);
		$this->assertSame( $hashes, $this->get_from_hub( 'POST', '/media/missing', array( 'files' => $announced ), $this->ada )['missing'] );
		$this->assertSame( $announced[0], $this->upload_image( $this->ada, $images[0] )->body );
		$this->upload_image( $this->ada, $images[0] );
		$this->assertSame( array( $hashes[1], $hashes[2] ), $this->get_from_hub( 'POST', '/media/missing', array( 'files' => $announced ), $this->ada )['missing'] );
		$media  = array( self::medium( $images[0] ), self::medium( $images[1], 2000000002 ) );
		$answer = $this->ask( 'POST', '/files', self::push_arguments( compact( 'media' ) ), $this->ada );
		$this->assertSame( array( 422, 'media_missing', array( $hashes[1] ) ), array( $answer->status, $answer->body['code'], $answer->body['data']['missing'] ) );
		$this->assertSame( array( '0', '0', '0' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_file_contents" ), $wpdb->get_var( "SELECT files FROM {$wpdb->prefix}templately_cloud_usage" ) ), 'Nothing half-stored.' );
		$this->upload_image( $this->ada, $images[1] );
		$this->upload_image( $this->ada, $images[2] );
		// The declared type is not trusted.
		$lie  = array( 'mime' => 'image/webp', 'size' => 1 ) + $media[1];
		$file = $this->push( $this->ada, array( 'media' => array( array_diff_key( $media[0], array_flip( array( 'width', 'height', 'title', 'alt', 'caption' ) ) ), $lie ), 'picture' => $hashes[2] ) );
		$this->assertTrue( $file['has_picture'] );
		$held = $this->get_from_hub( 'GET', "/files/{$file['id']}/content", null, $this->ada )['media'];
		$this->assertEquals( array( array( 'width' => 0, 'height' => 0, 'title' => '', 'alt' => '' ) + $media[0], $media[1] ), $held );
		foreach ( array( "media/$hashes[0]" => $images[0], "media/$hashes[1]" => $images[1], 'picture' => $images[2] ) as $path => $bytes ) {
			$this->assertSame( $bytes, $this->read_bytes( "/files/{$file['id']}/$path", $this->ada )->body );
		}
		$this->assertSame( array(), $this->get_from_hub( 'POST', '/media/missing', array( 'files' => $announced ), $this->ada )['missing'] );
		$plain = $this->push( $this->ada )['id'];
		$this->assertSame( array( 404, 404, 404 ), array( $this->read_bytes( "/files/$plain/picture", $this->ada )->status, $this->read_bytes( "/files/$plain/media/$hashes[0]", $this->ada )->status, $this->read_bytes( "/files/{$file['id']}/media/" . str_repeat( 'a', 64 ), $this->ada )->status ) );
		$this->assert_consistent();
	}

	/** @group S14 */
	public function test_a_known_hash_reveals_nothing(): void {
		$grace = $this->verified_token();
		$image = self::image( 5 );
		$hash  = hash( 'sha256', $image );
		$asked = array( 'files' => array( array( 'sha256' => $hash, 'size' => strlen( $image ), 'mime' => 'image/png' ) ) );
		$this->upload_image( $this->ada, $image );
		$file = $this->push( $this->ada, array( 'media' => array( self::medium( $image ) ) ) )['id'];
		$this->assertSame( array( $hash ), $this->get_from_hub( 'POST', '/media/missing', $asked, $grace )['missing'] );
		foreach ( array( array( 'media' => array( self::medium( $image ) ) ), array( 'picture' => $hash ) ) as $naming ) {
			$answer = $this->ask( 'POST', '/files', self::push_arguments( $naming ), $grace );
			$this->assertSame( array( 422, array( $hash ) ), array( $answer->status, $answer->body['data']['missing'] ) );
		}
		$hers = $this->push( $grace )['id'];
		$this->assertSame( 422, $this->ask( 'POST', "/files/$hers/versions", array( 'base' => 1, 'content' => 'x', 'media' => array( self::medium( $image ) ) ), $grace )->status );
		$this->assertSame( array( 404, 404 ), array( $this->read_bytes( "/files/$file/media/$hash", $grace )->status, $this->read_bytes( "/files/$hers/media/$hash", $grace )->status ) );
		$this->assertSame( 1, $this->get_from_hub( 'GET', "/files/$hers", null, $grace )['file']['versions'] );
		// Uploaded by herself it is hers too, and stays after the other account is removed.
		$this->upload_image( $grace, $image );
		$this->get_from_hub( 'POST', "/files/$hers/versions", array( 'base' => 1, 'content' => 'x', 'media' => array( self::medium( $image ) ) ), $grace );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $file ) ), $this->ada );
		$this->get_from_hub( 'POST', '/files/purge', array( 'ids' => array( $file ) ), $this->ada );
		$this->clock->now += 3 * DAY_IN_SECONDS;
		$this->hub->upkeep();
		$this->assertSame( array( $hash ), $this->get_from_hub( 'POST', '/media/missing', $asked, $this->ada )['missing'] );
		$this->assertSame( $image, $this->read_bytes( "/files/$hers/media/$hash", $grace )->body );
		$this->assert_consistent();
	}

	/** A check for missing media extends the claim. */
	public function test_deletes_unused_uploads_after_a_day(): void {
		global $wpdb;
		$images = array( self::image( 1 ), self::image( 2 ) );
		$asked  = static function ( string $image ): array {
			return array( 'files' => array( array( 'sha256' => hash( 'sha256', $image ), 'size' => strlen( $image ), 'mime' => 'image/png' ) ) );
		};
		foreach ( $images as $image ) {
			$this->upload_image( $this->ada, $image );
		}
		$this->clock->now += DAY_IN_SECONDS - 1;
		$this->assertSame( array(), $this->get_from_hub( 'POST', '/media/missing', $asked( $images[0] ), $this->ada )['missing'] );
		++$this->clock->now;
		$this->assertSame( array( hash( 'sha256', $images[1] ) ), $this->get_from_hub( 'POST', '/media/missing', $asked( $images[1] ), $this->ada )['missing'], 'Whether upkeep came by or not.' );
		$this->assertSame( 422, $this->ask( 'POST', '/files', self::push_arguments( array( 'media' => array( self::medium( $images[1] ) ) ) ), $this->ada )->status );
		$this->hub->upkeep();
		$this->assertSame( array( hash( 'sha256', $images[0] ) ), $wpdb->get_col( "SELECT sha256 FROM {$wpdb->prefix}templately_media" ) );
		$this->assertSame( array( hash( 'sha256', $images[0] ) . '.png' ), array_map( 'basename', (array) glob( wp_get_upload_dir()['basedir'] . '/templately/*/cloud/*/*.png' ) ) );
		$this->push( $this->ada, array( 'media' => array( self::medium( $images[0] ) ) ) );
	}

	public function test_an_expired_claim_keeps_claims_of_others(): void {
		global $wpdb;
		$grace = $this->verified_token();
		$image = self::image( 7 );
		$this->upload_image( $this->ada, $image );
		$this->clock->now += DAY_IN_SECONDS;
		$this->upload_image( $grace, $image );
		$this->hub->upkeep();
		$this->assertSame( array( (string) $this->account_of( $grace ) ), $wpdb->get_col( "SELECT account_id FROM {$wpdb->prefix}templately_claims" ) );
		$this->push( $grace, array( 'media' => array( self::medium( $image ) ) ) );
	}

	public function test_a_check_extends_only_the_own_claim(): void {
		global $wpdb;
		$grace = $this->verified_token();
		$image = self::image( 8 );
		$this->upload_image( $this->ada, $image );
		$this->upload_image( $grace, $image );
		$this->clock->now += 60;
		$this->get_from_hub( 'POST', '/media/missing', array( 'files' => array( array( 'sha256' => hash( 'sha256', $image ), 'size' => strlen( $image ), 'mime' => 'image/png' ) ) ), $grace );
		$claimed = $wpdb->get_results( "SELECT account_id, claimed_at FROM {$wpdb->prefix}templately_claims", ARRAY_A );
		$this->assertEquals( array( $this->account_of( $this->ada ) => $this->clock->now - 60, $this->account_of( $grace ) => $this->clock->now ), array_column( $claimed, 'claimed_at', 'account_id' ) );
	}

	public function test_a_claim_extended_during_the_clean_up_stays(): void {
		global $wpdb;
		$image = self::image( 9 );
		$this->upload_image( $this->ada, $image );
		$this->clock->now += DAY_IN_SECONDS;
		$claims            = "{$wpdb->prefix}templately_claims";
		$keep              = function ( string $sql ) use ( $wpdb, $claims, &$keep ): string {
			if ( 0 === strpos( str_replace( '`', '', $sql ), "DELETE FROM $claims" ) ) {
				remove_filter( 'query', $keep );
				$wpdb->query( "UPDATE $claims SET claimed_at = {$this->clock->now}" );
			}
			return $sql;
		};
		add_filter( 'query', $keep );
		$this->hub->upkeep();
		$this->assertFalse( has_filter( 'query', $keep ) );
		$this->push( $this->ada, array( 'media' => array( self::medium( $image ) ) ) );
	}

	public function test_claims_end_with_their_account(): void {
		global $wpdb;
		$grace = $this->verified_token();
		$this->upload_image( $grace, self::image( 3 ) );
		$this->upload_image( $this->ada, self::image( 4 ) );
		$this->hub->privacy_tools()->erase( (string) $wpdb->get_var( $wpdb->prepare( "SELECT email FROM {$wpdb->prefix}templately_accounts WHERE id = %d", $this->account_of( $grace ) ) ) );
		$this->assertSame( array( (string) $this->account_of( $this->ada ) ), $wpdb->get_col( "SELECT account_id FROM {$wpdb->prefix}templately_claims" ) );
	}

	public function test_library_and_cloud_files_are_separate(): void {
		global $wpdb;
		$image = self::image( 6 );
		$this->upload_image( $this->ada, $image );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_claims" );
		$blobs = new Templately\Hub\Files\Blob_Store( new Templately\Shared\Database\Database( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ) ), new Templately\Hub\Files\Blob_Folders( new Templately\Shared\Settings\Hub_State() ), $this->clock, 'blobs', array( 'item_blobs' ) );
		$blobs->store( $image, 'image/png', false );
		$wpdb->insert( "{$wpdb->prefix}templately_item_blobs", array( 'item_id' => 1, 'sha256' => hash( 'sha256', $image ), 'is_public' => 0 ) );
		$this->clock->now += 2 * DAY_IN_SECONDS;
		$this->hub->upkeep();
		$this->assertSame( array( '0', '1' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_media" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_blobs" ) ) );
		$this->assertCount( 1, $blobs->paths( array( hash( 'sha256', $image ) ) ) );
	}

	/**
	 * No images, wrong types, metadata, code.
	 * @group S7
	 */
	public function test_refuses_invalid_media(): void {
		global $wpdb;
		$image = self::image( 8 );
		$taken = substr( $image, 0, 33 ) . pack( 'N', 15 ) . 'tEXtComment' . "\0In 52,N" . pack( 'N', crc32( 'tEXtComment' . "\0In 52,N" ) ) . substr( $image, 33 );
		$cases = array(
			'This file does not match its checksum. Please upload it again.' => array( $image, str_repeat( 'a', 64 ) ),
			'Files of this type cannot be stored in the cloud.' => array( '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', '' ),
			'This image contains metadata, such as the place where it was taken. Remove the metadata first.' => array( $taken, '' ),
		);
		foreach ( $cases as $message => list( $bytes, $hash ) ) {
			$answer = $this->upload_image( $this->ada, $bytes, $hash );
			$this->assertSame( array( 400, 'invalid_media', $message ), array( $answer->status, $answer->body['code'], $answer->body['message'] ) );
		}
		foreach ( array( '<?php system( $_GET[1] );', 'text', 'GIF89a<?php eval( 1 );' ) as $bytes ) {
			$this->assertSame( 400, $this->upload_image( $this->ada, $bytes )->status, $bytes );
		}
		$answer = $this->upload_image( $this->ada, str_repeat( 'x', 10 * MB_IN_BYTES + 1 ) );
		$this->assertSame( array( 413, 'too_large', 'This file is larger than 10 MB.' ), array( $answer->status, $answer->body['code'], $answer->body['message'] ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_media" ) );
		$pdf = "%PDF-1.4\nnothing";
		$this->assertSame( 'application/pdf', $this->upload_image( $this->ada, $pdf )->body['mime'] );
		$this->assertSame( 400, $this->ask( 'POST', '/files', self::push_arguments( array( 'picture' => hash( 'sha256', $pdf ) ) ), $this->ada )->status, 'A picture is an image.' );
	}

	/** Refuses an invalid style. */
	public function test_returns_the_style_of_each_version(): void {
		$look = array( 'page' => array( 'background' => '#fff' ), 'presets' => array( 'color' => array( array( 'slug' => 'base', 'name' => 'Base', 'value' => '#fff' ) ) ) );
		$file = $this->push( $this->ada, array( 'look' => $look ) );
		$this->assertTrue( $file['has_look'] );
		$this->assertSame( $look, $this->get_from_hub( 'GET', "/files/{$file['id']}/content", null, $this->ada )['look'] );
		$newer = $this->get_from_hub( 'POST', "/files/{$file['id']}/versions", array( 'base' => 1, 'content' => 'Without', 'look' => null ), $this->ada )['file'];
		$this->assertFalse( $newer['has_look'] );
		$this->assertTrue( $this->get_from_hub( 'POST', "/files/{$file['id']}/versions/1/take-back", array(), $this->ada )['file']['has_look'] );
		$copy = $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array( $file['id'] ), 'workspace_id' => 0 ), $this->ada )['files'][0];
		foreach ( array( $file['id'], $copy['id'] ) as $id ) {
			$this->assertSame( $look, $this->get_from_hub( 'GET', "/files/$id/content", null, $this->ada )['look'], 'As an older version, and in a copy.' );
		}
		$this->assertSame( 400, $this->ask( 'POST', '/files', self::push_arguments( array( 'look' => array( 'page' => array( 'background' => 'url(https://evil.example)' ), 'presets' => array() ) ) ), $this->ada )->status );
	}

	/** @dataProvider names */
	public function test_finds_names_in_every_script( string $name, string $search ): void {
		$this->push( $this->ada, array( 'name' => 'Another zqx' ) );
		$file = $this->push( $this->ada, array( 'name' => $name ) );
		$this->assertSame( $name, $this->get_from_hub( 'GET', "/files/{$file['id']}", null, $this->ada )['file']['name'] );
		$this->assertMatchesRegularExpression( "/^[a-z0-9_-]+-{$file['id']}\$/", $file['slug'] );
		$this->assertSame( array( $file['id'] ), $this->list_files( $this->ada, array( 'search' => $search ) ), $search );
	}

	/** @return array<string, array{string, string}> */
	public function names(): array {
		return array(
			'German'     => array( 'Über große Straßen', 'strasse GROSS' ),
			'decomposed' => array( "Cafe\u{301} Menu", 'café' ),
			'Japanese'   => array( '会社のページ', '社の' ),
			'Arabic'     => array( 'صفحة من نحن', 'من' ),
			'Hindi'      => array( 'हमारे बारे में', 'बारे' ),
			'Russian'    => array( 'О КОМПАНИИ', 'компан' ),
			'Greek'      => array( 'Σχετικά με εμάς', 'σχετικά' ),
			'emoji'      => array( '🚀👩‍👩‍👧 Launch', '🚀' ),
			'signs'      => array( '%_\\\' "<b>" 100%', '%_\\' ),
			'code'       => array( '<script>alert( 1 )</script> OR 1=1; --', 'alert script' ),
			'longest'    => array( str_repeat( 'ß', 189 ) . 'x', 'ssss' ),
			'inside'     => array( 'Photography', 'graphy' ),
		);
	}

	/**
	 * @dataProvider faults
	 * @param array<string, mixed> $more Invalid members.
	 * @param string $field Name of the field; '' for none.
	 */
	public function test_reports_invalid_fields( array $more, int $status, string $message, string $field ): void {
		global $wpdb;
		$answer = $this->ask( 'POST', '/files', self::push_arguments( $more ), $this->ada );
		$this->assertSame( array( $status, $message ), array( $answer->status, $answer->body['message'] ) );
		$this->assertSame( '' === $field ? null : array( $field ), isset( $answer->body['data']['fields'] ) ? array_keys( $answer->body['data']['fields'] ) : null );
		$this->assertSame( array( '0', '0', '0' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_cloud_files" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_answers" ), $wpdb->get_var( "SELECT COALESCE( SUM( files ), 0 ) FROM {$wpdb->prefix}templately_cloud_usage" ) ) );
	}

	/** @return array<string, array{array<string, mixed>, int, string, string}> */
	public function faults(): array {
		return array(
			'a name of 10,000 letters'  => array( array( 'name' => str_repeat( 'n', 10000 ) ), 400, 'name must be at most 190 characters long.', 'name' ),
			'no name'                   => array( array( 'name' => '' ), 400, 'name must be at least 1 character long.', 'name' ),
			'a name of spaces'          => array( array( 'name' => " \t\n " ), 400, 'Please enter a name.', 'name' ),
			'another platform'          => array( array( 'platform' => 'divi' ), 400, 'platform is not one of elementor and gutenberg.', 'platform' ),
			'a type with spaces'        => array( array( 'type' => 'a page' ), 400, 'type does not match pattern ^[a-z][a-z0-9_-]*$.', 'type' ),
			'nothing in it'             => array( array( 'content' => " \n" ), 400, 'This template is empty.', 'content' ),
			'a list'                    => array( array( 'content' => array( 'x' ) ), 400, 'content is not of type string.', 'content' ),
			'more than 4 MB'            => array( array( 'content' => str_repeat( 'x', 4 * MB_IN_BYTES + 1 ) ), 413, 'This template is larger than 4 MB.', '' ),
			'a broken tree'             => array( array( 'platform' => 'elementor', 'content' => '[{"id":1]' ), 400, 'This is not an Elementor template. It is not valid JSON.', 'content' ),
			'a tree that is a word'     => array( array( 'platform' => 'elementor', 'content' => '"word"' ), 400, 'This is not an Elementor template. It is not a list of elements.', 'content' ),
			'a tree of words'           => array( array( 'platform' => 'elementor', 'content' => '["word"]' ), 400, 'This is not an Elementor template. It contains an item that is not an element.', 'content' ),
			'a tree without an end'     => array( array( 'platform' => 'elementor', 'content' => str_repeat( '[', 200 ) . str_repeat( ']', 200 ) ), 400, 'This is not an Elementor template. It nests too deeply.', 'content' ),
			'a field that there is not' => array( array( 'owner_id' => 7 ), 400, 'owner_id is not a parameter of this request.', 'owner_id' ),
			'no such workspace'         => array( array( 'workspace_id' => 99 ), 404, 'That was not found.', '' ),
		);
	}

	public function test_accepts_the_largest_document(): void {
		$this->assertSame( 4 * MB_IN_BYTES, ( new Uploaded_Template( 'gutenberg', self::push_arguments( array( 'content' => str_repeat( 'x', 4 * MB_IN_BYTES ), 'signature' => '', 'media' => array(), 'picture' => '' ) ) ) )->size() );
	}

	public function test_renames_by_the_same_rules(): void {
		$file              = $this->push( $this->ada );
		$this->clock->now += 60;
		$renamed           = $this->ask( 'PATCH', "/files/{$file['id']}", array( 'name' => "  Our \n team  " ), $this->ada )->body['file'];
		$this->assertSame( array_replace( $file, array( 'name' => 'Our team', 'slug' => "our-team-{$file['id']}", 'last_modified' => '2027-01-15T08:01:00+00:00' ) ), $renamed );
		$this->assertSame( array( $file['id'] ), $this->list_files( $this->ada, array( 'search' => 'TEAM' ) ) );
		$this->assertSame( array(), $this->list_files( $this->ada, array( 'search' => 'about' ) ) );
		$this->assertSame( 400, $this->ask( 'PATCH', "/files/{$file['id']}", array( 'name' => "\u{7}" ), $this->ada )->status );
		// A new version may rename the file as well.
		$path = "/files/{$file['id']}/versions";
		$this->assertSame( 400, $this->ask( 'POST', $path, array( 'base' => 1, 'content' => 'Second', 'name' => "\u{7}" ), $this->ada )->status );
		$this->assertSame( 'Their team', $this->get_from_hub( 'POST', $path, array( 'base' => 1, 'content' => 'Second', 'name' => " Their \n team " ), $this->ada )['file']['name'] );
	}

	public function test_finds_a_file_by_its_exact_name(): void {
		$ids = array();
		foreach ( array( 'Menu', 'menu', 'Menu!', 'The Menu' ) as $name ) {
			$ids[ $name ] = $this->push( $this->ada, compact( 'name' ) )['id'];
		}
		foreach ( $ids as $name => $id ) {
			$this->assertSame( array( $id ), $this->list_files( $this->ada, compact( 'name' ) ), $name );
		}
	}

	public function test_filters_searches_and_pages_lists(): void {
		$ids = array();
		foreach ( array( array( 'gutenberg', 'page', 'Alpha one' ), array( 'elementor', 'page', 'Alpha two' ), array( 'gutenberg', 'header', 'Beta one' ), array( 'elementor', 'header', 'Beta two' ) ) as list( $platform, $type, $name ) ) {
			++$this->clock->now;
			$ids[ "$platform $type" ] = $this->push( $this->ada, compact( 'platform', 'type', 'name' ) + ( 'elementor' === $platform ? array( 'content' => '[]' ) : array() ) )['id'];
		}
		$this->assertSame( array_reverse( array_values( $ids ) ), $this->list_files( $this->ada ) );
		$this->assertSame( array( $ids['gutenberg header'], $ids['gutenberg page'] ), $this->list_files( $this->ada, array( 'platform' => 'gutenberg' ) ) );
		$this->assertSame( array( $ids['elementor page'], $ids['gutenberg page'] ), $this->list_files( $this->ada, array( 'type' => 'page' ) ) );
		$this->assertSame( array( $ids['elementor header'] ), $this->list_files( $this->ada, array( 'platform' => 'elementor', 'type' => 'header' ) ) );
		$this->assertSame( array( $ids['gutenberg header'] ), $this->list_files( $this->ada, array( 'search' => 'ONE bet' ) ) );
		$this->assertSame( array(), $this->list_files( $this->ada, array( 'search' => 'one two' ) ) );
		$this->get_from_hub( 'POST', "/files/{$ids['gutenberg page']}/versions", array( 'base' => 1, 'content' => 'Newer' ), $this->ada );
		$page = $this->get_from_hub( 'GET', '/files', array( 'per_page' => 3, 'page' => 2 ), $this->ada );
		$this->assertSame( array( array( $ids['elementor page'] ), 2, 2, 4 ), array( array_column( $page['files'], 'id' ), $page['current_page'], $page['total_page'], $page['total'] ) );
		$this->assertSame( array( 'files' => array(), 'current_page' => 1, 'total_page' => 1, 'total' => 0 ), $this->get_from_hub( 'GET', '/files', array( 'search' => 'nothing' ), $this->ada ) );
		$this->assertSame( array( 400, 200 ), array( $this->ask( 'GET', '/files', array( 'per_page' => 101 ), $this->ada )->status, $this->ask( 'GET', '/files', array( 'per_page' => 100 ), $this->ada )->status ) );
		$this->assertSame( array( 12, 20 ), array( count( $this->push_many( 20 ) ), $this->get_from_hub( 'GET', '/files', array( 'search' => 'many' ), $this->ada )['total'] ) );
	}

	public function test_a_list_takes_at_most_six_queries(): void {
		$grace     = $this->verified_token();
		$workspace = $this->make_workspace( $this->ada, array( $grace => 2 ) );
		$counts    = array();
		foreach ( array( 1, 20 ) as $files ) {
			foreach ( array( $this->ada, $grace ) as $token ) {
				$this->push_many( $files, $workspace, $token );
				$this->push_many( $files, 0, $token );
			}
			foreach ( array( array(), array( 'place' => 'trash' ), array( 'place' => 'workspace', 'workspace_id' => $workspace ), array( 'place' => 'workspace', 'workspace_id' => $workspace, 'search' => 'any' ) ) as $number => $query ) {
				$queries = 0;
				$count   = static function ( string $sql ) use ( &$queries ): string {
					++$queries;
					return $sql;
				};
				add_filter( 'query', $count );
				$this->list_files( $grace, array( 'per_page' => 100 ) + $query );
				remove_filter( 'query', $count );
				$counts[ $number ][] = $queries;
			}
		}
		// Actor; role in a workspace (two queries); total; ids; owners, if there are files.
		$this->assertSame( array( array( 4, 4 ), array( 3, 3 ), array( 6, 6 ), array( 6, 6 ) ), $counts );
	}

	/**
	 * @param string $token Owner; '' for Ada.
	 * @return list<int> Ids of a page of them.
	 */
	private function push_many( int $files, int $workspace = 0, string $token = '' ): array {
		$token = '' === $token ? $this->ada : $token;
		for ( $number = 1; $number <= $files; $number++ ) {
			$this->push( $token, array( 'name' => "Many $number", 'workspace_id' => $workspace ) );
		}
		return 0 === $workspace ? $this->list_files( $token, array( 'search' => 'many' ) ) : array();
	}

	/** @param int $number Version; 0 for the newest. */
	private function content( int $id, int $number = 0 ): string {
		return $this->get_from_hub( 'GET', "/files/$id/content", array( 'version' => $number ), $this->ada )['content'];
	}
}
