<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Schema;

/** Schemas of cloud files, shared by both halves. */
final class Cloud_Schema {

	/** Where a file is: the user's own cloud, a workspace, or the user's trash. */
	public const MY_CLOUDS = 'cloud';
	public const WORKSPACE = 'workspace';
	public const TRASH     = 'trash';

	public const MAX_CONTENT_BYTES = 4 * 1024 * 1024;
	public const MAX_MEDIA_BYTES   = 10 * 1024 * 1024;

	/** Files per request, media per document, characters per name. */
	public const MAX_FILES_PER_REQUEST = 100;
	public const MAX_MEDIA             = 200;
	public const MAX_NAME_LENGTH       = 190;

	/** The versions that are kept, and the newest one in case all others are conflicts. */
	public const MAX_VERSIONS = 31;

	/** Files in an account's activity. */
	public const MAX_ACTIVITY = 10;

	private const SHA256 = '^[0-9a-f]{64}$';

	public static function file(): array {
		return Schema::record( self::file_properties() );
	}

	public static function file_properties(): array {
		return array(
			'id'            => Schema::integer( 1 ),
			'my_cloud_id'   => Schema::integer( 1 ),
			'name'          => Schema::text( self::MAX_NAME_LENGTH ),
			'slug'          => Schema::text(),
			'owner'         => self::person(),
			'workspace_id'  => Schema::integer(),
			'platform'      => Schema::enum( Item_Schema::PLATFORMS ),
			'type'          => self::type(),
			'origin'        => Schema::text( 64 ),
			'last_modified' => Schema::text( 40 ),
			'version'       => Schema::integer( 1 ),
			'versions'      => Schema::integer( 1 ),
			'size'          => Schema::integer(),
			'has_picture'   => Schema::boolean(),
			'has_look'      => Schema::boolean(),
			'trashed_at'    => Schema::text( 40 ),
		);
	}

	/** File in the site's API: adds the URL of its thumbnail ('' for none) and the user's permissions. */
	public static function site_file(): array {
		return Schema::record(
			self::file_properties() + array(
				'thumbnail' => Schema::text( 2000 ),
				'can'       => Schema::record( array_fill_keys( array( 'rename', 'save', 'trash', 'move', 'copy', 'insert' ), Schema::boolean() ) ),
			)
		);
	}

	public static function site_files(): array {
		return Schema::record(
			array(
				'data'         => Schema::list_of( self::site_file(), self::MAX_FILES_PER_REQUEST ),
				'current_page' => Schema::integer( 1 ),
				'total_page'   => Schema::integer( 1 ),
			)
		);
	}

	/** Account as other users see it. */
	public static function person(): array {
		return Schema::record(
			array(
				'id'            => Schema::integer(),
				'name'          => Schema::text( 500 ),
				'profile_photo' => Schema::text( 2000 ),
			)
		);
	}

	public static function files(): array {
		return Schema::list_of( self::file(), self::MAX_FILES_PER_REQUEST );
	}

	/** Order of a list of files: last change first, by name, or largest first. */
	public static function sort(): array {
		return Schema::enum( array( 'date', 'name', 'size' ), 'date' );
	}

	/** The account's files that changed last, newest first. */
	public static function activity(): array {
		return Schema::list_of(
			Schema::record( array_intersect_key( self::file_properties(), array_flip( array( 'id', 'name', 'platform', 'type', 'last_modified' ) ) ) ),
			self::MAX_ACTIVITY
		);
	}

	/** Page of files; an empty list has one page. */
	public static function page(): array {
		return Schema::record(
			array(
				'files'        => self::files(),
				'current_page' => Schema::integer( 1 ),
				'total_page'   => Schema::integer( 1 ),
				'total'        => Schema::integer(),
			)
		);
	}

	/** Workspace that files were moved or copied to; null for the user's own cloud. */
	public static function target_workspace(): array {
		return Schema::nullable(
			Schema::record(
				array(
					'id'    => Schema::integer( 1 ),
					'title' => Schema::text( 190 ),
					'slug'  => Schema::text( 190 ),
				)
			)
		);
	}

	public static function versions(): array {
		$account = Schema::record(
			array(
				'id'   => Schema::integer(),
				'name' => Schema::text( 500 ),
			)
		);
		return Schema::list_of(
			Schema::record(
				array(
					'number'      => Schema::integer( 1 ),
					'is_conflict' => Schema::boolean(),
					'is_newest'   => Schema::boolean(),
					'size'        => Schema::integer(),
					'account'     => $account,
					'created_at'  => Schema::text( 40 ),
				)
			),
			self::MAX_VERSIONS
		);
	}

	/** Media that a document refers to by number. */
	public static function media(): array {
		return Schema::list_of(
			Schema::record(
				array(
					'number'  => Schema::integer( 1 ),
					'sha256'  => self::sha256(),
					'name'    => Schema::text( 255 ),
					'mime'    => Schema::enum( array_keys( Media_File::ENDINGS ) ),
					'size'    => Schema::integer( 1, array( 'maximum' => self::MAX_MEDIA_BYTES ) ),
					'width'   => Schema::integer(),
					'height'  => Schema::integer(),
					'title'   => Schema::text( 1000 ),
					'alt'     => Schema::text( 5000 ),
					'caption' => Schema::text( 5000 ),
				),
				array( 'width', 'height', 'title', 'alt', 'caption' )
			),
			self::MAX_MEDIA
		);
	}

	public static function content(): array {
		return Schema::record(
			array(
				'file'      => self::file(),
				'version'   => Schema::integer( 1 ),
				'content'   => self::text(),
				'signature' => self::signature(),
				'media'     => self::media(),
				'look'      => self::style(),
				'fonts'     => Style_Schema::fonts(),
			) + self::elementor_response(),
			array( 'fonts', 'kit', 'page_settings' )
		);
	}

	/** @return array<string, array<string, mixed>> What an Elementor document has besides its elements: see Kit and Page_Settings. */
	public static function elementor_response(): array {
		return array(
			'kit'           => array( 'type' => array( 'object', 'null' ) ),
			'page_settings' => array( 'type' => 'object' ),
		);
	}

	/** Text of a document: block markup, or Elementor's JSON. */
	public static function text(): array {
		// Larger than allowed, because the size is checked in bytes with an error of its own.
		return Schema::text( 4 * self::MAX_CONTENT_BYTES );
	}

	/** Signature by which a site recognises its own documents. The hub cannot verify it. */
	public static function signature(): array {
		return Schema::text( 64, array( 'default' => '' ) );
	}

	public static function style(): array {
		return Schema::nullable( Style_Schema::schema() );
	}

	public static function usage(): array {
		return Schema::record(
			array(
				// -1: unlimited.
				'limit'      => Schema::integer( -1 ),
				'files'      => Schema::integer(),
				'bytes'      => Schema::integer(),
				'most_bytes' => Schema::integer(),
			)
		);
	}

	public static function name(): array {
		return Schema::text( self::MAX_NAME_LENGTH, array( 'minLength' => 1 ) );
	}

	public static function valid_name( string $name ): string {
		return mb_substr( trim( $name ), 0, self::MAX_NAME_LENGTH );
	}

	public static function own_file_name(): array {
		return Schema::text( 1000, array( 'default' => '' ) );
	}

	/** Type of a document, such as 'page'. The builders define which exist. */
	public static function type(): array {
		return Schema::text( 20, array( 'pattern' => '^[a-z][a-z0-9_-]*$' ) );
	}

	public static function ids(): array {
		return Schema::list_of( Schema::integer( 1 ), self::MAX_FILES_PER_REQUEST ) + array( 'minItems' => 1 );
	}

	public static function sha256(): array {
		return Schema::text( 64, array( 'pattern' => self::SHA256 ) );
	}

	public static function optional_sha256(): array {
		return Schema::text(
			64,
			array(
				'pattern' => '^([0-9a-f]{64})?$',
				'default' => '',
			)
		);
	}

	public static function result( array $data ): array {
		return Schema::record(
			array(
				'status' => Schema::enum( array( 'success' ) ),
				'data'   => $data,
			)
		);
	}

	/** @param array<string, array<string, mixed>> $more More members. */
	public static function message( array $data, array $more = array() ): array {
		return Schema::record(
			array(
				'status'  => Schema::enum( array( 'success' ) ),
				'message' => Schema::text( 2000 ),
				'data'    => $data,
			) + $more
		);
	}
}
