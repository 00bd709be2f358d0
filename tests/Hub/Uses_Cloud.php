<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Site\Hub_Client\Hub_Response;

// phpcs:disable WordPress.DB -- names of tables.

/** Pushes templates to the cloud of an embedded hub. Needs Asks_Hub. */
trait Uses_Cloud {

	/** Opens a hub on which an administrator of this site has an account. Needs Calls_Rest. */
	protected function open_cloud( string $plan = 'pro' ): string {
		$this->open_hub();
		$this->clock->now = time();
		$token            = $this->verified_token( $plan );
		( new Access_Tokens() )->save( $this->act_as( 'administrator' ), $token );
		return $token;
	}

	/**
	 * @param array<string, mixed> $more Changed members.
	 * @return array<string, mixed> Valid arguments of a push.
	 */
	protected static function push_arguments( array $more = array() ): array {
		return $more + array(
			'platform' => 'gutenberg',
			'type'     => 'page',
			'name'     => 'About us',
			'origin'   => 'site-1',
			'content'  => "<!-- wp:paragraph -->\n<p>Grüße \\\\ \"aus\" {} []</p>\n<!-- /wp:paragraph -->",
		);
	}

	/**
	 * @param array<string, mixed> $more Changed members.
	 * @return array<string, mixed> The file.
	 */
	protected function push( string $token, array $more = array() ): array {
		return $this->get_from_hub( 'POST', '/files', self::push_arguments( $more ), $token )['file'];
	}

	/** @param string $hash Declared hash; '' for the right one. */
	protected function upload_image( string $token, string $bytes, string $hash = '' ): Hub_Response {
		$request        = new Hub_Request( 'POST', '/media/' . ( '' === $hash ? hash( 'sha256', $bytes ) : $hash ), array(), null, $token, get_locale() );
		$request->bytes = $bytes;
		return $this->transport->send( $request );
	}

	protected function read_bytes( string $path, string $token ): Hub_Response {
		return self::request_bytes( $this->transport, new Hub_Request( 'GET', $path, array(), null, $token, get_locale() ) );
	}

	/** @param int $shade 0 to 255; another value gives other bytes. */
	protected static function image( int $shade ): string {
		$canvas = imagecreatetruecolor( 8, 8 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, $shade, $shade, $shade ) );
		ob_start();
		imagepng( $canvas );
		return (string) ob_get_clean();
	}

	/** @return array<string, int|string> Description of an image in a push. */
	protected static function medium( string $bytes, int $number = 2000000001 ): array {
		return array(
			'number'  => $number,
			'sha256'  => hash( 'sha256', $bytes ),
			'name'    => 'photo.png',
			'mime'    => 'image/png',
			'size'    => strlen( $bytes ),
			'width'   => 8,
			'height'  => 8,
			'title'   => 'A photo',
			'alt'     => 'Grüße',
			'caption' => '',
		);
	}

	protected function account_of( string $token ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT account_id FROM {$wpdb->prefix}templately_tokens WHERE hash = %s", hash( 'sha256', $token ) ) );
	}

	/** @param array<string, int> $members Token to role: 1 for viewer, 2 for editor. */
	protected function make_workspace( string $owner, array $members = array() ): int {
		global $wpdb;
		$slug = 'workspace-' . wp_rand();
		$wpdb->insert( "{$wpdb->prefix}templately_workspaces", array( 'owner_id' => $this->account_of( $owner ), 'slug' => $slug, 'title' => "Title of $slug", 'version' => 1, 'created_at' => $this->clock->now() ) );
		$id = $wpdb->insert_id;
		foreach ( $members as $token => $role ) {
			$wpdb->insert( "{$wpdb->prefix}templately_members", array( 'workspace_id' => $id, 'account_id' => $this->account_of( (string) $token ), 'role' => $role, 'joined_at' => $this->clock->now() ) );
		}
		return $id;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int> Ids of the listed files.
	 */
	protected function list_files( string $token, array $query = array() ): array {
		return array_column( $this->get_from_hub( 'GET', '/files', $query, $token )['files'], 'id' );
	}

	/** Asserts exact usage of each account, and no missing or unused contents and media. */
	protected function assert_consistent( string $after = '' ): void {
		global $wpdb;
		$prefix = $wpdb->prefix . 'templately_';
		$files  = "(SELECT COUNT(*) FROM {$prefix}cloud_files f WHERE f.owner_id = u.account_id AND f.trashed_at = 0)";
		$texts  = "(SELECT COALESCE(SUM(v.size), 0) FROM {$prefix}file_versions v JOIN {$prefix}cloud_files f ON f.id = v.file_id WHERE f.owner_id = u.account_id)";
		$images = "(SELECT COALESCE(SUM(m.size), 0) FROM {$prefix}media m WHERE m.sha256 IN (SELECT o.sha256 FROM {$prefix}version_media o WHERE o.account_id = u.account_id))";
		$wrong  = array(
			'usage'            => "SELECT u.account_id, u.files, $files AS are_files, u.bytes, $texts + $images AS are_bytes FROM {$prefix}cloud_usage u WHERE u.files <> $files OR u.bytes <> $texts + $images",
			'contents missing' => "SELECT v.id FROM {$prefix}file_versions v WHERE NOT EXISTS (SELECT 1 FROM {$prefix}file_contents c WHERE c.sha256 = v.content)",
			'contents left'    => "SELECT c.sha256 FROM {$prefix}file_contents c WHERE NOT EXISTS (SELECT 1 FROM {$prefix}file_versions v WHERE v.content = c.sha256)",
			'versions left'    => "SELECT v.id FROM {$prefix}file_versions v WHERE NOT EXISTS (SELECT 1 FROM {$prefix}cloud_files f WHERE f.id = v.file_id)",
			'newest missing'   => "SELECT f.id FROM {$prefix}cloud_files f WHERE NOT EXISTS (SELECT 1 FROM {$prefix}file_versions v WHERE v.file_id = f.id AND v.number = f.version)",
			'media missing'    => "SELECT o.sha256 FROM {$prefix}version_media o WHERE NOT EXISTS (SELECT 1 FROM {$prefix}media m WHERE m.sha256 = o.sha256)",
			'media left'       => "SELECT o.version_id FROM {$prefix}version_media o WHERE NOT EXISTS (SELECT 1 FROM {$prefix}file_versions v WHERE v.id = o.version_id)",
			'media of others'  => "SELECT o.version_id FROM {$prefix}version_media o JOIN {$prefix}file_versions v ON v.id = o.version_id JOIN {$prefix}cloud_files f ON f.id = v.file_id WHERE f.owner_id <> o.account_id",
		);
		foreach ( $wrong as $what => $sql ) {
			$this->assertSame( array(), $wpdb->get_results( $sql, ARRAY_A ), "$what $after" );
		}
	}
}
