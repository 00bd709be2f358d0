<?php

declare( strict_types=1 );

namespace Templately\Shared\Contract;

use Templately\Shared\Media\Media_File;
use Templately\Shared\Rest\Schema;

/**
 * Files of the cloud, as both halves put them on the wire.
 */
final class Cloud_Schema {

	/** Where files lie: in one's own cloud, in a workspace, or in one's own trash. */
	public const MY_CLOUDS = 'cloud';
	public const WORKSPACE = 'workspace';
	public const TRASH     = 'trash';

	/** Bytes of a document, and of an image. */
	public const BIGGEST_CONTENT = 4 * 1024 * 1024;
	public const BIGGEST_MEDIA   = 10 * 1024 * 1024;

	/** Files of one call, media of a document, and letters of a name. */
	public const MOST_AT_ONCE = 100;
	public const MOST_MEDIA   = 200;
	public const LONGEST_NAME = 190;

	/** Versions of a file: those that are kept, and the newest, where all others came too late. */
	public const MOST_VERSIONS = 31;

	private const SHA256 = '^[0-9a-f]{64}$';

	/**
	 * Returns the schema of a file.
	 *
	 * @return array<string, mixed>
	 */
	public static function file(): array {
		return Schema::record( self::file_properties() );
	}

	/**
	 * Returns the members of a file.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function file_properties(): array {
		return array(
			'id'            => Schema::integer( 1 ),
			'my_cloud_id'   => Schema::integer( 1 ),
			'name'          => Schema::text( self::LONGEST_NAME ),
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

	/**
	 * Returns the schema of a file as the site's API has it: with the address of its picture ('' without one), and what the caller may
	 * do with it.
	 *
	 * @return array<string, mixed>
	 */
	public static function site_file(): array {
		return Schema::record(
			self::file_properties() + array(
				'thumbnail' => Schema::text( 2000 ),
				'can'       => Schema::record( array_fill_keys( array( 'rename', 'save', 'trash', 'move', 'copy', 'insert' ), Schema::boolean() ) ),
			)
		);
	}

	/**
	 * Returns the schema of a page of them.
	 *
	 * @return array<string, mixed>
	 */
	public static function site_files(): array {
		return Schema::record(
			array(
				'data'         => Schema::list_of( self::site_file(), self::MOST_AT_ONCE ),
				'current_page' => Schema::integer( 1 ),
				'total_page'   => Schema::integer( 1 ),
			)
		);
	}

	/**
	 * Returns the schema of an account as other people see it.
	 *
	 * @return array<string, mixed>
	 */
	public static function person(): array {
		return Schema::record(
			array(
				'id'            => Schema::integer(),
				'name'          => Schema::text( 500 ),
				'profile_photo' => Schema::text( 2000 ),
			)
		);
	}

	/**
	 * Returns the schema of files that something was done with.
	 *
	 * @return array<string, mixed>
	 */
	public static function files(): array {
		return Schema::list_of( self::file(), self::MOST_AT_ONCE );
	}

	/**
	 * Returns the schema of a page of files. There is always one.
	 *
	 * @return array<string, mixed>
	 */
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

	/**
	 * Returns the schema of the workspace that files were brought to; null for one's own cloud.
	 *
	 * @return array<string, mixed>
	 */
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

	/**
	 * Returns the schema of a file's versions, the newest first.
	 *
	 * @return array<string, mixed>
	 */
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
			self::MOST_VERSIONS
		);
	}

	/**
	 * Returns the schema of the media that a document names: by a number in it, and by the hash of its bytes.
	 *
	 * @return array<string, mixed>
	 */
	public static function media(): array {
		return Schema::list_of(
			Schema::record(
				array(
					'number'  => Schema::integer( 1 ),
					'sha256'  => self::sha256(),
					'name'    => Schema::text( 255 ),
					'mime'    => Schema::enum( array_keys( Media_File::ENDINGS ) ),
					'size'    => Schema::integer( 1, array( 'maximum' => self::BIGGEST_MEDIA ) ),
					'width'   => Schema::integer(),
					'height'  => Schema::integer(),
					'title'   => Schema::text( 1000 ),
					'alt'     => Schema::text( 5000 ),
					'caption' => Schema::text( 5000 ),
				),
				array( 'width', 'height', 'title', 'alt', 'caption' )
			),
			self::MOST_MEDIA
		);
	}

	/**
	 * Returns the schema of what a version of a file holds.
	 *
	 * @return array<string, mixed>
	 */
	public static function content(): array {
		return Schema::record(
			array(
				'file'      => self::file(),
				'version'   => Schema::integer( 1 ),
				'content'   => self::text(),
				'signature' => self::signature(),
				'media'     => self::media(),
				'look'      => self::style(),
				// The files of fonts that the look names.
				'fonts'     => Style_Schema::fonts(),
			),
			array( 'fonts' )
		);
	}

	/**
	 * Returns the schema of a document's one text: of gutenberg its blocks, of elementor its tree as JSON.
	 *
	 * @return array<string, mixed>
	 */
	public static function text(): array {
		// What is too large is refused by its bytes, which is another answer than that of a wrong type.
		return Schema::text( 4 * self::BIGGEST_CONTENT );
	}

	/**
	 * Returns the schema of the signature by which a site recognises a document of its own. The hub cannot read it.
	 *
	 * @return array<string, mixed>
	 */
	public static function signature(): array {
		return Schema::text( 64, array( 'default' => '' ) );
	}

	/**
	 * Returns the schema of a document's look; null where it has none.
	 *
	 * @return array<string, mixed>
	 */
	public static function style(): array {
		return Schema::nullable( Style_Schema::schema() );
	}

	/**
	 * Returns the schema of how full a cloud is.
	 *
	 * @return array<string, mixed>
	 */
	public static function usage(): array {
		return Schema::record(
			array(
				// -1 for no limit.
				'limit'      => Schema::integer( -1 ),
				'files'      => Schema::integer(),
				'bytes'      => Schema::integer(),
				'most_bytes' => Schema::integer(),
			)
		);
	}

	/**
	 * Returns the schema of a file's name.
	 *
	 * @return array<string, mixed>
	 */
	public static function name(): array {
		return Schema::text( self::LONGEST_NAME, array( 'minLength' => 1 ) );
	}

	/**
	 * Returns what a file may be called.
	 *
	 * @return string The same without white space around it, cut where it is too long.
	 */
	public static function valid_name( string $name ): string {
		return mb_substr( trim( $name ), 0, self::LONGEST_NAME );
	}

	/**
	 * Returns the schema of an argument that names one's own files, which nothing else is called.
	 *
	 * @return array<string, mixed>
	 */
	public static function own_file_name(): array {
		return Schema::text( 1000, array( 'default' => '' ) );
	}

	/**
	 * Returns the schema of a file's type, such as 'page'. Builders know which there are.
	 *
	 * @return array<string, mixed>
	 */
	public static function type(): array {
		return Schema::text( 20, array( 'pattern' => '^[a-z][a-z0-9_-]*$' ) );
	}

	/**
	 * Returns the schema of the ids of files.
	 *
	 * @return array<string, mixed>
	 */
	public static function ids(): array {
		return Schema::list_of( Schema::integer( 1 ), self::MOST_AT_ONCE ) + array( 'minItems' => 1 );
	}

	/**
	 * Returns the schema of the hash of some bytes.
	 *
	 * @return array<string, mixed>
	 */
	public static function sha256(): array {
		return Schema::text( 64, array( 'pattern' => self::SHA256 ) );
	}

	/**
	 * Returns the schema of the hash of some bytes, where there may be none.
	 *
	 * @return array<string, mixed>
	 */
	public static function optional_sha256(): array {
		return Schema::text(
			64,
			array(
				'pattern' => '^([0-9a-f]{64})?$',
				'default' => '',
			)
		);
	}

	/**
	 * Returns the schema of an answer to what was done.
	 *
	 * @param array<string, mixed> $data Schema of what became of it.
	 * @return array<string, mixed>
	 */
	public static function result( array $data ): array {
		return Schema::record(
			array(
				'status' => Schema::enum( array( 'success' ) ),
				'data'   => $data,
			)
		);
	}

	/**
	 * Returns the schema of an answer that says something to a person.
	 *
	 * @param array<string, mixed>                $data Schema of what became of it.
	 * @param array<string, array<string, mixed>> $more More members.
	 * @return array<string, mixed>
	 */
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
