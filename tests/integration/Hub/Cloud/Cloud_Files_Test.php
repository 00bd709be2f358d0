<?php

declare( strict_types=1 );

use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

// phpcs:disable WordPress.DB -- names of tables.

/** Locations of files, and usage. */
final class Cloud_Files_Test extends Test_Case {

	use Asks_Hub;
	use Uses_Cloud;

	/** @var string */
	private $ada = '';

	/** @var string */
	private $grace = '';

	protected function setUp(): void {
		parent::setUp();
		$this->open_hub();
		$this->ada   = $this->verified_token();
		$this->grace = $this->verified_token( 'starter' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'templately_cloud_most_bytes' );
		parent::tearDown();
	}

	/**
	 * @group CLD-018
	 * @group R16
	 */
	public function test_returns_exactly_what_was_pushed(): void {
		$file = $this->push( $this->ada );
		$id   = $file['id'];
		$this->assertSame(
			array(
				'id'            => $id,
				'my_cloud_id'   => $id,
				'name'          => 'About us',
				'slug'          => "about-us-$id",
				'owner'         => array( 'id' => $this->account_of( $this->ada ), 'name' => 'Ada Lovelace' ),
				'workspace_id'  => 0,
				'platform'      => 'gutenberg',
				'type'          => 'page',
				'origin'        => 'site-1',
				'last_modified' => '2027-01-15T08:00:00+00:00',
				'version'       => 1,
				'versions'      => 1,
				'size'          => strlen( self::push_arguments()['content'] ),
				'has_picture'   => false,
				'has_look'      => false,
				'trashed_at'    => '',
			),
			array_replace( $file, array( 'owner' => array_diff_key( $file['owner'], array( 'profile_photo' => true ) ) ) )
		);
		$this->assertSame( $file, $this->get_from_hub( 'GET', "/files/$id", null, $this->ada )['file'] );
		$tree    = '[{"id":"1","elType":"container","settings":{"price":1.10,"deep":{"a":{},"b":[]}},"elements":[]}]';
		$tree_id = $this->push( $this->ada, array( 'platform' => 'elementor', 'type' => 'section', 'content' => $tree ) )['id'];
		foreach ( array( $id => self::push_arguments()['content'], $tree_id => $tree ) as $of => $content ) {
			$held = $this->get_from_hub( 'GET', "/files/$of/content", null, $this->ada );
			$this->assertSame( array( 1, $content, array(), null ), array( $held['version'], $held['content'], $held['media'], $held['look'] ) );
		}
		$this->clock->now += 60;
		$saved             = $this->get_from_hub( 'POST', "/files/$id/versions", array( 'base' => 1, 'content' => 'Newer' ), $this->ada )['file'];
		$this->assertSame( array( '2027-01-15T08:01:00+00:00', 2, 2 ), array( $saved['last_modified'], $saved['version'], $saved['versions'] ), 'It was made before it was changed.' );
		$this->assert_consistent();
	}

	/** @group CLD-047 */
	public function test_the_profile_has_the_ten_files_that_changed_last(): void {
		foreach ( range( 1, 11 ) as $number ) {
			++$this->clock->now;
			$last = $this->push( $this->ada, array( 'name' => "File $number" ) );
		}
		$this->push( $this->grace );
		$activity = $this->get_from_hub( 'GET', '/account', null, $this->ada )['cloud_activity'];
		$this->assertSame( array_intersect_key( $last, array_flip( array( 'id', 'name', 'platform', 'type', 'last_modified' ) ) ), $activity[0] );
		$this->assertSame( array( 10, 'File 2' ), array( count( $activity ), end( $activity )['name'] ) );
	}

	public function test_sorts_files_by_change_name_and_size(): void {
		foreach ( array( 'pear' => 20, 'Apple' => 300, 'Quince' => 1 ) as $name => $letters ) {
			++$this->clock->now;
			$this->push( $this->ada, array( 'name' => $name, 'content' => '<!-- wp:paragraph --><p>' . str_repeat( 'x', $letters ) . '</p><!-- /wp:paragraph -->' ) );
		}
		$expected = array(
			'date' => array( 'Quince', 'Apple', 'pear' ),
			'name' => array( 'Apple', 'pear', 'Quince' ),
			'size' => array( 'Apple', 'pear', 'Quince' ),
		);
		foreach ( $expected as $sort => $names ) {
			$this->assertSame( $names, array_column( $this->get_from_hub( 'GET', '/files', compact( 'sort' ), $this->ada )['files'], 'name' ), $sort );
		}
	}

	public function test_others_cannot_see_or_change_a_cloud(): void {
		$workspace = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$mine      = $this->push( $this->ada )['id'];
		$shared    = $this->push( $this->ada, array( 'workspace_id' => $workspace ) )['id'];
		$hers      = $this->push( $this->grace, array( 'workspace_id' => $workspace ) )['id'];
		$this->assertSame( array( $mine ), $this->list_files( $this->ada ) );
		$this->assertSame( array(), $this->list_files( $this->grace ) );
		$place = array( 'place' => 'workspace', 'workspace_id' => $workspace );
		$this->assertSame( array( $hers, $shared ), $this->list_files( $this->ada, $place ) );
		$this->assertSame( array( $hers, $shared ), $this->list_files( $this->grace, $place ) );
		$this->assertSame( 404, $this->ask( 'GET', '/files', $place, $this->verified_token() )->status );
		$this->assertSame( 404, $this->ask( 'GET', '/files', array( 'workspace_id' => $workspace + 1 ) + $place, $this->ada )->status );
		$this->assertSame( 404, $this->ask( 'GET', '/files', array( 'place' => 'workspace' ), $this->ada )->status );
		$this->assertSame( array( 404, 200 ), array( $this->ask( 'GET', "/files/$mine", null, $this->grace )->status, $this->ask( 'GET', "/files/$shared", null, $this->grace )->status ) );
	}

	/**
	 * @group CLD-011
	 * @group CLD-013
	 */
	public function test_usage_counts_files_in_all_locations(): void {
		$most = 1073741824;
		$this->assertSame( array( 'limit' => 50, 'files' => 0, 'bytes' => 0, 'most_bytes' => $most ), $this->get_from_hub( 'GET', '/usage', null, $this->ada ) );
		$this->push( $this->ada, array( 'content' => 'four' ) );
		$this->push( $this->ada, array( 'content' => 'fifteen letters', 'workspace_id' => $this->make_workspace( $this->grace, array( $this->ada => 2 ) ) ) );
		$this->assertSame( array( 'limit' => 50, 'files' => 2, 'bytes' => 19, 'most_bytes' => $most ), $this->get_from_hub( 'GET', '/usage', null, $this->ada ) );
		$this->assertSame( array( 'limit' => 500, 'files' => 0, 'bytes' => 0, 'most_bytes' => $most ), $this->get_from_hub( 'GET', '/usage', null, $this->grace ) );
		$pro = $this->verified_token( 'pro_yearly' );
		$this->push( $pro, array( 'content' => 'four' ) );
		$this->assertSame( array( 'limit' => -1, 'files' => 1, 'bytes' => 4, 'most_bytes' => $most ), $this->get_from_hub( 'GET', '/usage', null, $pro ) );
		$this->assert_consistent();
	}

	/**
	 * Trashing frees space; a refused operation stores nothing.
	 * @group S15
	 */
	public function test_no_operation_exceeds_the_file_limit(): void {
		$this->fill_cloud( $this->ada, 48 );
		list( $first, $second ) = array( $this->push( $this->ada )['id'], $this->push( $this->ada )['id'] );
		$place                  = $this->make_workspace( $this->ada );
		$full                   = array( 'limit' => 50, 'files' => 50, 'room' => 0 );
		$this->refused( $full, $this->ask( 'POST', '/files', self::push_arguments(), $this->ada ) );
		$this->refused( $full, $this->ask( 'POST', '/files', self::push_arguments( array( 'workspace_id' => $place ) ), $this->ada ) );
		$this->refused( $full, $this->ask( 'POST', '/files/copy', array( 'ids' => array( $first ), 'workspace_id' => $place ), $this->ada ) );
		$this->assertSame( 'There is not enough room in your cloud: it has 50 of 50 files.', $this->ask( 'POST', '/files', self::push_arguments(), $this->ada )->body['message'] );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $first ) ), $this->ada );
		// Two files exceed the limit, so neither is added.
		$this->refused( array( 'limit' => 50, 'files' => 49, 'room' => 1 ), $this->ask( 'POST', '/files/copy', array( 'ids' => array( $second, $second - 2 ), 'workspace_id' => 0 ), $this->ada ) );
		$this->push( $this->ada );
		$this->refused( $full, $this->ask( 'POST', '/files/restore', array( 'ids' => array( $first ) ), $this->ada ) );
		// Moving and saving add no file.
		$this->get_from_hub( 'POST', '/files/move', array( 'ids' => array( $second ), 'workspace_id' => $place ), $this->ada );
		$this->get_from_hub( 'POST', "/files/$second/versions", array( 'base' => 1, 'content' => 'Newer' ), $this->ada );
		$this->assertSame( 50, $this->get_from_hub( 'GET', '/usage', null, $this->ada )['files'] );
		// Two files cannot be restored if only one fits.
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $second ) ), $this->ada );
		$this->refused( array( 'limit' => 50, 'files' => 49, 'room' => 1 ), $this->ask( 'POST', '/files/restore', array( 'ids' => array( $first, $second ) ), $this->ada ) );
		$this->assertCount( 2, $this->list_files( $this->ada, array( 'place' => 'trash' ) ) );
		$this->assert_consistent();
	}

	/** @group S15 */
	public function test_files_versions_conflicts_and_trash_share_the_byte_limit(): void {
		add_filter(
			'templately_cloud_most_bytes',
			static function ( int $bytes, string $plan ): int {
				return 'free' === $plan ? 100 : $bytes;
			},
			10,
			2
		);
		$file = $this->push( $this->ada, array( 'content' => str_repeat( 'a', 40 ) ) )['id'];
		$this->assertSame( 100, $this->get_from_hub( 'GET', '/usage', null, $this->ada )['most_bytes'] );
		$this->get_from_hub( 'POST', "/files/$file/versions", array( 'base' => 1, 'content' => str_repeat( 'b', 40 ) ), $this->ada );
		foreach ( array(
			array( '/files', self::push_arguments( array( 'content' => str_repeat( 'c', 21 ) ) ) ),
			array( '/files/copy', array( 'ids' => array( $file ), 'workspace_id' => 0 ) ),
			array( "/files/$file/versions", array( 'base' => 2, 'content' => str_repeat( 'c', 21 ) ) ),
			array( "/files/$file/versions", array( 'base' => 1, 'content' => str_repeat( 'c', 21 ) ) ),
			array( "/files/$file/versions/1/take-back", array() ),
		) as list( $path, $body ) ) {
			$this->refused( array( 'limit' => 50, 'files' => 1, 'room' => 49 ), $this->ask( 'POST', $path, $body, $this->ada ) );
		}
		$this->assertSame( 'There is not enough room in your cloud: files, older versions and the trash can use 100 B in total.', $this->ask( 'POST', '/files', self::push_arguments( array( 'content' => str_repeat( 'c', 21 ) ) ), $this->ada )->body['message'] );
		$this->assertSame( 400, $this->upload_image( $this->ada, 'no image' )->status );
		$this->refused( array( 'limit' => 50, 'files' => 1, 'room' => 49 ), $this->upload_image( $this->ada, self::image( 1 ) ) );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $file ) ), $this->ada );
		$this->assertSame( 422, $this->ask( 'POST', '/files', self::push_arguments( array( 'content' => str_repeat( 'c', 21 ) ) ), $this->ada )->status, 'The trash counts.' );
		$this->push( $this->ada, array( 'content' => str_repeat( 'c', 20 ) ) );
		$this->assertSame( 100, $this->get_from_hub( 'GET', '/usage', null, $this->ada )['bytes'] );
		$this->get_from_hub( 'POST', '/files/purge', array( 'ids' => array( $file ) ), $this->ada );
		$this->assertSame( 20, $this->get_from_hub( 'GET', '/usage', null, $this->ada )['bytes'] );
		$this->assertSame( 200, $this->ask( 'POST', '/files', self::push_arguments( array( 'content' => str_repeat( 'a', 101 ) ) ), $this->grace )->status, 'Of one plan alone.' );
		$this->assert_consistent();
	}

	public function test_unused_uploads_need_space_once(): void {
		$images = array( self::image( 1 ), self::image( 2 ) );
		$most   = strlen( $images[0] ) + 10;
		add_filter(
			'templately_cloud_most_bytes',
			static function () use ( &$most ): int {
				return $most;
			}
		);
		foreach ( array( 0, 0 ) as $same ) {
			$this->assertSame( 200, $this->upload_image( $this->ada, $images[ $same ] )->status );
		}
		$this->assertSame( 422, $this->upload_image( $this->ada, $images[1] )->status );
		$this->push( $this->ada, array( 'content' => 'x', 'media' => array( self::medium( $images[0] ) ) ) );
		$this->assertSame( array( 200, 422 ), array( $this->upload_image( $this->ada, $images[0] )->status, $this->upload_image( $this->ada, $images[1] )->status ) );
		// Exactly up to the limit.
		$most = strlen( $images[1] );
		$this->assertSame( 200, $this->upload_image( $this->grace, $images[1] )->status );
		$most = strlen( $images[0] ) + strlen( $images[1] ) - 1;
		$this->assertSame( 422, $this->upload_image( $this->grace, $images[0] )->status );
		++$most;
		$this->assertSame( 200, $this->upload_image( $this->grace, $images[0] )->status );
		$this->assert_consistent();
	}

	public function test_a_limit_of_zero_allows_nothing(): void {
		$database = new Templately\Shared\Database\Database( $GLOBALS['wpdb'], new Templately\Shared\Database\Transaction( $GLOBALS['wpdb'] ) );
		$accounts = new Templately\Hub\Accounts\Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' );
		$ada      = $accounts->find( $this->account_of( $this->ada ) );
		foreach ( array( array( 'free' => 0 ), array() ) as $limits ) {
			$usage = new Templately\Hub\Cloud\Storage_Quota( $database, $limits );
			$this->assertSame( 0, $usage->for_account( $ada )['limit'] );
			try {
				$usage->reserve( $ada, 1, 1 );
				$this->fail( 'There was no room.' );
			} catch ( Templately\Shared\Rest\Failure $failure ) {
				$this->assertSame( array( 'quota_exceeded', 0 ), array( $failure->error_code(), $failure->data()['room'] ) );
			}
		}
	}

	public function test_an_account_over_its_limit_is_refused_what_needs_more(): void {
		global $wpdb;
		$this->push( $this->ada, array( 'content' => 'four' ) );
		$this->push( $this->ada, array( 'content' => 'fore' ) );
		$database = new Templately\Shared\Database\Database( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ) );
		$accounts = new Templately\Hub\Accounts\Account_Store( $database, $this->clock, '__return_empty_string', '__return_null', '__return_null' );
		$ada      = $accounts->find( $this->account_of( $this->ada ) );
		$most     = 8;
		add_filter(
			'templately_cloud_most_bytes',
			static function () use ( &$most ): int {
				return $most;
			}
		);
		$take  = static function ( int $limit, int $files, int $bytes ) use ( $database, $ada ): string {
			try {
				( new Templately\Hub\Cloud\Storage_Quota( $database, array( 'free' => $limit ) ) )->reserve( $ada, $files, $bytes );
				return 'taken';
			} catch ( Templately\Shared\Rest\Failure $failure ) {
				return $failure->getMessage() . ' ' . implode( ' ', array_diff_key( $failure->data(), array( 'status' => '' ) ) );
			}
		};
		$files = static function ( int $has, int $of ): string {
			return "There is not enough room in your cloud: it has $has of $of files.";
		};
		$bytes = 'There is not enough room in your cloud: files, older versions and the trash can use 8 B in total.';
		$this->assertSame( array( $files( 2, 1 ) . ' 1 2 0', "$bytes 1 2 0", "$bytes 3 2 1", "$bytes -1 2 -1" ), array( $take( 1, 1, 1 ), $take( 1, 0, 1 ), $take( 3, 1, 1 ), $take( -1, 1, 1 ) ) );
		$most = -5;
		$this->assertSame( array( 'taken', 'taken', 'There is not enough room in your cloud: files, older versions and the trash can use 0 B in total. -1 3 -1' ), array( $take( 3, 1, 0 ), $take( 1, 0, 0 ), $take( -5, 1, 1 ) ) );
		$most = 9;
		$this->assertSame( 'taken', $take( 1, 0, 1 ) );
		$this->assertSame( array( 3, 9 ), array_values( array_intersect_key( $this->get_from_hub( 'GET', '/usage', null, $this->ada ), array( 'files' => 1, 'bytes' => 1 ) ) ) );
		// An account without a row has no usage; a removed one gets none.
		$usage = "{$wpdb->prefix}templately_cloud_usage";
		$wpdb->delete( $usage, array( 'account_id' => $ada->id() ) );
		$this->assertSame( array( 'taken', $files( 1, 1 ) . ' 1 1 0' ), array( $take( 1, 1, 9 ), $take( 1, 1, 0 ) ) );
		$wpdb->delete( $usage, array( 'account_id' => $ada->id() ) );
		$wpdb->delete( "{$wpdb->prefix}templately_accounts", array( 'id' => $ada->id() ) );
		$take( 1, 1, 1 );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $usage WHERE account_id = {$ada->id()}" ) );
	}

	/** @group CLD-033 */
	public function test_a_copy_belongs_to_the_copier_with_the_newest_version(): void {
		$workspace = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$image     = self::image( 7 );
		$this->upload_image( $this->ada, $image );
		$file              = $this->push( $this->ada, array( 'workspace_id' => $workspace, 'media' => array( self::medium( $image ) ), 'picture' => hash( 'sha256', $image ) ) );
		$this->clock->now += 60;
		$this->get_from_hub( 'POST', "/files/{$file['id']}/versions", array( 'base' => 1, 'content' => 'Newer', 'media' => array( self::medium( $image ) ), 'picture' => hash( 'sha256', $image ) ), $this->ada );
		$answer = $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array( $file['id'] ), 'workspace_id' => 0 ), $this->grace );
		$copy   = $answer['files'][0];
		$this->assertNull( $answer['workspace'] );
		$this->assertSame( array( 'About us', $this->account_of( $this->grace ), 0, 1, 1, true, 5 ), array( $copy['name'], $copy['owner']['id'], $copy['workspace_id'], $copy['version'], $copy['versions'], $copy['has_picture'], $copy['size'] ) );
		$held = $this->get_from_hub( 'GET', "/files/{$copy['id']}/content", null, $this->grace );
		$this->assertSame( array( 'Newer', array( self::medium( $image ) ) ), array( $held['content'], $held['media'] ) );
		$this->assertSame( $image, $this->read_bytes( "/files/{$copy['id']}/picture", $this->grace )->body );
		$this->assertSame( 404, $this->ask( 'GET', "/files/{$copy['id']}", null, $this->ada )->status, 'What is in her cloud is hers.' );
		$this->assertSame( array( 2, 2 ), array_values( array_intersect_key( $this->get_from_hub( 'GET', "/files/{$file['id']}", null, $this->ada )['file'], array( 'version' => 1, 'versions' => 1 ) ) ) );
		$this->assertSame( 5 + strlen( $image ), $this->get_from_hub( 'GET', '/usage', null, $this->grace )['bytes'] );
		// A second copy to the same workspace.
		$answer = $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array( $copy['id'], $file['id'] ), 'workspace_id' => $workspace ), $this->grace );
		$this->assertSame( array( 'id', 'title', 'slug' ), array_keys( $answer['workspace'] ) );
		$this->assertSame( $workspace, $answer['workspace']['id'] );
		$this->assertSame( array( $workspace, $workspace ), array_column( $answer['files'], 'workspace_id' ) );
		$this->assertSame( 5 * 3 + strlen( $image ), $this->get_from_hub( 'GET', '/usage', null, $this->grace )['bytes'], 'An image counts once.' );
		// The original owner's activity stays empty.
		$told = array_column( $this->get_from_hub( 'GET', "/workspaces/$workspace/activity", null, $this->ada )['activity'], 'account' );
		$this->assertSame( array( $this->account_of( $this->grace ), $this->account_of( $this->grace ) ), array_slice( array_column( $told, 'id' ), 0, 2 ) );
		$this->assert_consistent();
	}

	/**
	 * @group CLD-034
	 * @group WSP-060
	 */
	public function test_a_move_changes_only_the_location(): void {
		$workspace         = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$file              = $this->push( $this->grace );
		$this->clock->now += 60;
		$answer            = $this->get_from_hub( 'POST', '/files/move', array( 'ids' => array( $file['id'] ), 'workspace_id' => $workspace ), $this->grace );
		$this->assertSame( array( array_replace( $file, array( 'workspace_id' => $workspace ) ) ), $answer['files'] );
		$this->assertSame( array( array(), array( $file['id'] ) ), array( $this->list_files( $this->grace ), $this->list_files( $this->ada, array( 'place' => 'workspace', 'workspace_id' => $workspace ) ) ) );
		$this->assertSame( array( 1, 0 ), array( $this->get_from_hub( 'GET', '/usage', null, $this->grace )['files'], $this->get_from_hub( 'GET', '/usage', null, $this->ada )['files'] ) );
		// A repeated id counts once.
		$back = $this->get_from_hub( 'POST', '/files/move', array( 'ids' => array( $file['id'], $file['id'] ), 'workspace_id' => 0 ), $this->grace );
		$this->assertSame( array( null, array( $file['id'] ) ), array( $back['workspace'], array_column( $back['files'], 'id' ) ) );
		$this->assertSame( array( $file['id'] ), $this->list_files( $this->grace ) );
		// If one file is missing, none moves.
		foreach ( array( 'move' => array( 'workspace_id' => $workspace ), 'copy' => array( 'workspace_id' => 0 ), 'trash' => array() ) as $verb => $more ) {
			$this->assertSame( 404, $this->ask( 'POST', "/files/$verb", array( 'ids' => array( $file['id'], $file['id'] + 999 ) ) + $more, $this->grace )->status, $verb );
		}
		$this->assertSame( array( $file['id'] ), $this->list_files( $this->grace ) );
		$this->assert_consistent();
	}

	public function test_trashes_to_the_owner_and_restores_where_they_may_add(): void {
		global $wpdb;
		$workspace         = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$place             = array( 'place' => 'workspace', 'workspace_id' => $workspace );
		$trash             = array( 'place' => 'trash' );
		$hers              = $this->push( $this->grace, array( 'workspace_id' => $workspace ) )['id'];
		$his               = $this->push( $this->ada, array( 'workspace_id' => $workspace ) )['id'];
		$this->clock->now += 60;
		// The workspace's owner may trash it.
		$answer = $this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $hers, $his ) ), $this->ada );
		$this->assertSame( array( '2027-01-15T08:01:00+00:00', '2027-01-15T08:01:00+00:00' ), array_column( $answer['files'], 'trashed_at' ) );
		$this->assertSame( array( array(), array( $hers ), array( $his ) ), array( $this->list_files( $this->ada, $place ), $this->list_files( $this->grace, $trash ), $this->list_files( $this->ada, $trash ) ) );
		$this->assertSame( array( 0, 0 ), array( $this->get_from_hub( 'GET', '/usage', null, $this->grace )['files'], $this->get_from_hub( 'GET', '/usage', null, $this->ada )['files'] ) );
		$this->assertSame( 404, $this->ask( 'POST', '/files/restore', array( 'ids' => array( $hers ) ), $this->ada )->status );
		$this->get_from_hub( 'POST', '/files/restore', array( 'ids' => array( $hers ) ), $this->grace );
		$this->assertSame( array( $hers ), $this->list_files( $this->ada, $place ) );
		// A viewer may not add files, so the file returns to their own cloud.
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $hers ) ), $this->grace );
		$wpdb->update( "{$wpdb->prefix}templately_members", array( 'role' => 1 ), array( 'workspace_id' => $workspace ) );
		$this->assertSame( 0, $this->get_from_hub( 'POST', '/files/restore', array( 'ids' => array( $hers ) ), $this->grace )['files'][0]['workspace_id'] );
		$this->assertSame( array( $hers ), $this->list_files( $this->grace ) );
		// Likewise if the workspace is deleted.
		$wpdb->delete( "{$wpdb->prefix}templately_workspaces", array( 'id' => $workspace ) );
		$this->assertSame( array( 0, '' ), array_values( array_intersect_key( $this->get_from_hub( 'POST', '/files/restore', array( 'ids' => array( $his ) ), $this->ada )['files'][0], array( 'workspace_id' => 1, 'trashed_at' => 1 ) ) ) );
		$this->assert_consistent();
	}

	public function test_deletes_trash_after_thirty_days(): void {
		global $wpdb;
		$image = self::image( 9 );
		$this->upload_image( $this->ada, $image );
		$old  = $this->push( $this->ada, array( 'content' => 'Old', 'media' => array( self::medium( $image ) ) ) )['id'];
		$kept = $this->push( $this->ada, array( 'content' => 'Kept' ) )['id'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $old ) ), $this->ada );
		$this->clock->now += 30 * DAY_IN_SECONDS - 1;
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $kept ) ), $this->ada );
		$this->hub->upkeep();
		$this->assertSame( array( $kept, $old ), $this->list_files( $this->ada, array( 'place' => 'trash' ) ) );
		++$this->clock->now;
		$this->assertSame( array( $kept ), $this->list_files( $this->ada, array( 'place' => 'trash' ) ) );
		foreach ( array( array( 'GET', "/files/$old", null ), array( 'POST', '/files/restore', array( 'ids' => array( $old ) ) ), array( 'POST', '/files/purge', array( 'ids' => array( $old ) ) ) ) as list( $method, $path, $body ) ) {
			$this->assertSame( 404, $this->ask( $method, $path, $body, $this->ada )->status );
		}
		$this->hub->upkeep();
		$this->assertSame( array( (string) $kept ), $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}templately_cloud_files" ) );
		$this->assertSame( array( '0', '0', '1' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_media" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_version_media" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_file_contents" ) ) );
		$this->assertSame( array( 0, 4 ), array_values( array_intersect_key( $this->get_from_hub( 'GET', '/usage', null, $this->ada ), array( 'files' => 1, 'bytes' => 1 ) ) ) );
		$this->assert_consistent();
	}

	public function test_emptying_the_trash_deletes_only_the_own_trash(): void {
		$trash     = array( 'place' => 'trash' );
		$workspace = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$living    = $this->push( $this->ada )['id'];
		$menu      = $this->push( $this->ada, array( 'name' => 'Menu' ) )['id'];
		$shared    = $this->push( $this->ada, array( 'name' => 'Shared', 'workspace_id' => $workspace ) )['id'];
		$hers      = $this->push( $this->grace, array( 'workspace_id' => $workspace ) )['id'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $menu, $shared, $hers ) ), $this->ada );
		$this->assertSame( array( array( $menu ), array( $shared, $menu ) ), array( $this->list_files( $this->ada, array( 'search' => 'men' ) + $trash ), $this->list_files( $this->ada, $trash ) ) );
		$this->assertSame( 2, $this->get_from_hub( 'POST', '/files/empty-trash', array(), $this->ada )['files'] );
		$this->assertSame( array( array(), array( $living ), array( $hers ) ), array( $this->list_files( $this->ada, $trash ), $this->list_files( $this->ada ), $this->list_files( $this->grace, $trash ) ) );
		$this->assertSame( array( 1, strlen( self::push_arguments()['content'] ) ), array_values( array_intersect_key( $this->get_from_hub( 'GET', '/usage', null, $this->ada ), array( 'files' => 1, 'bytes' => 1 ) ) ) );
		$this->assertSame( 0, $this->get_from_hub( 'POST', '/files/empty-trash', array(), $this->ada )['files'] );
		// More files than one transaction deletes.
		$this->fill_cloud( $this->grace, 51 );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => $this->list_files( $this->grace, array( 'per_page' => 100 ) ) ), $this->grace );
		$this->assertSame( 52, $this->get_from_hub( 'POST', '/files/empty-trash', array(), $this->grace )['files'] );
		$this->assertSame( array( array(), array( $living ) ), array( $this->list_files( $this->grace, $trash ), $this->list_files( $this->ada ) ) );
		$this->assert_consistent();
	}

	public function test_purges_several_files_at_once(): void {
		$ids = array( $this->push( $this->ada )['id'], $this->push( $this->ada, array( 'content' => 'Other' ) )['id'], $this->push( $this->ada )['id'] );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => $ids ), $this->ada );
		$this->assertSame( array( $ids[0], $ids[2] ), $this->get_from_hub( 'POST', '/files/purge', array( 'ids' => array( $ids[2], $ids[0] ) ), $this->ada )['ids'] );
		$this->assertSame( array( $ids[1] ), $this->list_files( $this->ada, array( 'place' => 'trash' ) ) );
		$this->assert_consistent();
	}

	public function test_files_trashed_meanwhile_stay_in_the_trash(): void {
		list( $first, $later ) = array( $this->push( $this->ada )['id'], $this->push( $this->ada )['id'] );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $first ) ), $this->ada );
		++$this->clock->now;
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $later ) ), $this->ada );
		--$this->clock->now;
		$this->assertSame( 1, $this->get_from_hub( 'POST', '/files/empty-trash', array(), $this->ada )['files'] );
		$this->assertSame( array( $later ), $this->list_files( $this->ada, array( 'place' => 'trash' ) ) );
		$this->assert_consistent();
	}

	public function test_one_request_empties_a_limited_part_of_the_trash(): void {
		global $wpdb;
		$files = "{$wpdb->prefix}templately_cloud_files";
		$id    = $this->push( $this->ada )['id'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $id ) ), $this->ada );
		$row = $wpdb->get_row( "SELECT * FROM $files WHERE id = $id", ARRAY_A );
		foreach ( range( 1, 209 ) as $copy ) {
			$wpdb->insert( $files, array_diff_key( $row, array( 'id' => '' ) ) );
		}
		$held  = 0;
		$count = static function ( string $sql ) use ( &$held ): string {
			$held += preg_match( '/cloud_usage`? WHERE account_id = \d+ FOR UPDATE/', $sql );
			return $sql;
		};
		add_filter( 'query', $count );
		foreach ( array( array( 200, 4 ), array( 10, 2 ), array( 0, 1 ) ) as list( $files, $times ) ) {
			$held = 0;
			$this->assertSame( $files, $this->get_from_hub( 'POST', '/files/empty-trash', array(), $this->ada )['files'] );
			$this->assertSame( $times, $held );
		}
		remove_filter( 'query', $count );
	}

	public function test_files_restored_meanwhile_stay(): void {
		global $wpdb;
		$ids = array( $this->push( $this->ada )['id'], $this->push( $this->ada )['id'] );
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => $ids ), $this->ada );
		$restore = static function ( string $sql ) use ( $wpdb, $ids, &$restore ): string {
			if ( 1 === preg_match( "/cloud_files`? WHERE id = $ids[1] .*FOR UPDATE/", $sql ) ) {
				remove_filter( 'query', $restore );
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_cloud_files SET trashed_at = 0 WHERE id = $ids[1]" );
			}
			return $sql;
		};
		add_filter( 'query', $restore );
		$this->get_from_hub( 'POST', '/files/empty-trash', array(), $this->ada );
		$this->assertFalse( has_filter( 'query', $restore ) );
		$this->assertSame( array( $ids[1] ), $this->list_files( $this->ada ) );
	}

	/** Trashed ones as well. */
	public function test_files_return_to_their_owner_who_leaves_a_workspace(): void {
		global $wpdb;
		$workspace = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$other     = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$stays     = $this->push( $this->ada, array( 'workspace_id' => $workspace ) )['id'];
		$elsewhere = $this->push( $this->grace, array( 'workspace_id' => $other ) )['id'];
		$living    = $this->push( $this->grace, array( 'workspace_id' => $workspace ) )['id'];
		$trashed   = $this->push( $this->grace, array( 'workspace_id' => $workspace ) )['id'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $trashed ) ), $this->grace );
		$this->hub->workspace_files()->move_to_owners( $workspace, $this->account_of( $this->grace ), false );
		$places = static function () use ( $wpdb ): array {
			return array_map( 'array_values', $wpdb->get_results( "SELECT id, workspace_id, trashed_at FROM {$wpdb->prefix}templately_cloud_files ORDER BY id", ARRAY_A ) );
		};
		$now    = (string) $this->clock->now;
		$this->assertSame( array( array( "$stays", "$workspace", '0' ), array( "$elsewhere", "$other", '0' ), array( "$living", '0', '0' ), array( "$trashed", '0', $now ) ), $places() );
		$this->assert_consistent();
		// Files that were trashed before keep their date.
		$this->get_from_hub( 'POST', '/files/move', array( 'ids' => array( $living ), 'workspace_id' => $workspace ), $this->grace );
		$bin = $this->push( $this->grace, array( 'workspace_id' => $workspace ) )['id'];
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $bin ) ), $this->grace );
		$this->clock->now += 60;
		$this->hub->workspace_files()->move_to_owners( $workspace, 0, true );
		$later = (string) $this->clock->now;
		$this->assertSame( array( array( "$stays", '0', $later ), array( "$elsewhere", "$other", '0' ), array( "$living", '0', $later ), array( "$trashed", '0', $now ), array( "$bin", '0', $now ) ), $places() );
		$this->assert_consistent();
	}

	/** Without space for all there is none. */
	public function test_copies_in_a_workspace_count_for_its_owner(): void {
		$workspace = $this->make_workspace( $this->ada, array( $this->grace => 2 ) );
		$accounts  = new Templately\Hub\Accounts\Account_Store( new Templately\Shared\Database\Database( $GLOBALS['wpdb'], new Templately\Shared\Database\Transaction( $GLOBALS['wpdb'] ) ), $this->clock, '__return_empty_string', '__return_null', '__return_null' );
		$owner     = $accounts->find( $this->account_of( $this->ada ) );
		$this->push( $this->grace, array( 'workspace_id' => $workspace ) );
		$this->push( $this->grace, array( 'workspace_id' => $workspace, 'content' => 'Two' ) );
		$this->push( $this->grace );
		$this->push( $this->ada, array( 'workspace_id' => $workspace ) );
		// Her trashed files are not copied.
		$this->get_from_hub( 'POST', '/files/trash', array( 'ids' => array( $this->push( $this->grace, array( 'workspace_id' => $workspace, 'content' => 'Away' ) )['id'] ) ), $this->grace );
		$this->hub->workspace_files()->copy_for_owner( $workspace, $this->account_of( $this->grace ), $owner );
		$files = $this->get_from_hub( 'GET', '/files', array( 'place' => 'workspace', 'workspace_id' => $workspace ), $this->ada )['files'];
		$this->assertSame( array( $owner->id() => 3, $this->account_of( $this->grace ) => 2 ), array_count_values( array_column( array_column( $files, 'owner' ), 'id' ) ) );
		$this->assertSame( 3, $this->get_from_hub( 'GET', '/usage', null, $this->ada )['files'] );
		$this->assert_consistent();
		$this->fill_cloud( $this->ada, 46 );
		try {
			$this->hub->workspace_files()->copy_for_owner( $workspace, $this->account_of( $this->grace ), $owner );
			$this->fail( 'There was no room.' );
		} catch ( Templately\Shared\Rest\Failure $failure ) {
			$this->assertSame( array( 'quota_exceeded', 1 ), array( $failure->error_code(), $failure->data()['room'] ) );
		}
		$this->assertCount( 5, $this->list_files( $this->ada, array( 'place' => 'workspace', 'workspace_id' => $workspace ) ) );
		$this->assert_consistent();
	}

	/** @param array<string, int> $data limit, files, room. */
	private function refused( array $data, Templately\Site\Hub_Client\Hub_Response $response ): void {
		$this->assertSame( array( 422, 'quota_exceeded', $data ), array( $response->status, $response->body['code'] ?? '', array_intersect_key( $response->body['data'] ?? array(), $data ) ) );
	}

	private function fill_cloud( string $token, int $files ): void {
		$first = $this->push( $token )['id'];
		for ( $number = 1; $number < $files; $number += count( $ids ) ) {
			$ids = array_slice( array_merge( array( $first ), $this->list_files( $token, array( 'per_page' => 100 ) ) ), 0, $files - $number );
			$this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array_values( array_unique( $ids ) ), 'workspace_id' => 0 ), $token );
			$ids = array_unique( $ids );
		}
	}
}
