<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Rest\Failure;
use Templately\Site\Saved_Templates\Template_File;

/**
 * Manages the cloud of the user given by --user.
 * Prints JSON. Errors are printed as {"error": …, "code": …} with exit code 1.
 */
final class Cloud_Command {

	use Json_Output;

	private Cloud_Module $module;

	public function __construct( Cloud_Module $module ) {
		$this->module = $module;
	}

	/**
	 * Lists files, the most recently changed first.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<words>]
	 * : Words in the file name.
	 *
	 * [--platform=<platform>]
	 * : gutenberg or elementor. Default: both.
	 *
	 * [--page=<page>]
	 * : Page number. A page has 12 files.
	 *
	 * [--trash]
	 * : List the trash instead.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately cloud list --search=hero --user=admin
	 * @subcommand list
	 */
	public function list_files( array $arguments, array $options ): void {
		self::say_json(
			function () use ( $options ): array {
				return $this->cloud()->files(
					array(
						'place'    => isset( $options['trash'] ) ? Contract::TRASH : Contract::MY_CLOUDS,
						'search'   => $options['search'] ?? '',
						'platform' => $options['platform'] ?? '',
						'page'     => self::number( $options['page'] ?? '1' ),
					)
				);
			}
		);
	}

	/**
	 * Uploads a template.
	 *
	 * ## OPTIONS
	 *
	 * <template>
	 * : ID of a template saved on this site, or path of a file that a builder exported.
	 *
	 * [--name=<name>]
	 * : Name of the file in the cloud.
	 *
	 * [--workspace=<slug>]
	 * : Workspace to upload to. Default: My Clouds.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately cloud push hero.json --name="Hero" --user=admin
	 */
	public function push( array $arguments, array $options ): void {
		self::say_json(
			function () use ( $arguments, $options ): array {
				return $this->module->upload()->upload(
					self::template( $arguments[0] ) + array(
						'name'         => $options['name'] ?? '',
						'workspace'    => $options['workspace'] ?? '',
						'workspace_id' => 0,
						'picture'      => '',
						'file_id'      => 0,
						'base'         => 0,
					)
				);
			}
		);
	}

	/**
	 * Downloads a file in its builder's format, or as a zip if it has media.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : File ID.
	 *
	 * [<folder>]
	 * : Folder to save it in. Default: the current one. Never overwrites a file.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately cloud pull 12 ./designs --user=admin
	 */
	public function pull( array $arguments ): void {
		self::say_json(
			function () use ( $arguments ): array {
				$file = $this->module->documents()->write_file( self::number( $arguments[0] ) );
				$path = rtrim( $arguments[1] ?? '.', '/' ) . '/' . $file['name'];
				$size = (int) filesize( $file['path'] );
				// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file named by the user; failures are reported.
				$in  = @fopen( $file['path'], 'rb' );
				$out = @fopen( $path, 'xb' );
				$all = false !== $in && false !== $out ? stream_copy_to_stream( $in, $out ) : false;
				// phpcs:enable
				wp_delete_file( $file['path'] );
				if ( $all !== $size ) {
					// Do not leave a partial file behind.
					if ( false !== $out ) {
						wp_delete_file( $path );
					}
					/* translators: %s: path of a file. */
					throw new Failure( 'not_written', sprintf( __( '%s already exists or could not be written.', 'templately' ), $path ), 500 );
				}
				return array(
					'file'  => $path,
					'bytes' => $size,
				);
			}
		);
	}

	/**
	 * Moves files to the trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : File IDs.
	 *
	 * [--force]
	 * : Also trash files that hold a site's settings (Kits).
	 * @param list<string> $arguments
	 */
	public function rm( array $arguments, array $options ): void {
		self::say_json(
			function () use ( $arguments, $options ): array {
				return $this->cloud()->trash( array_map( array( self::class, 'number' ), $arguments ), isset( $options['force'] ) );
			}
		);
	}

	/**
	 * Restores files from the trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : File IDs.
	 * @param list<string> $arguments
	 */
	public function restore( array $arguments ): void {
		self::say_json(
			function () use ( $arguments ): array {
				return $this->cloud()->restore( array_map( array( self::class, 'number' ), $arguments ) );
			}
		);
	}

	private function cloud(): Cloud {
		return $this->module->cloud();
	}

	/**
	 * @param string $named ID of a saved template, or path of a file.
	 * @return array{platform: string, saveTemplate: int, file_content: string}
	 */
	private static function template( string $named ): array {
		if ( ctype_digit( $named ) ) {
			$platform = 'elementor_library' === get_post_type( (int) $named ) ? 'elementor' : 'gutenberg';
			return array(
				'platform'     => $platform,
				'saveTemplate' => (int) $named,
				'file_content' => '',
			);
		}
		if ( ! is_file( $named ) || ! is_readable( $named ) ) {
			/* translators: %s: path of a file. */
			throw new Failure( 'not_found', sprintf( __( '%s cannot be read.', 'templately' ), $named ), 404 );
		}
		$file = Template_File::parse( (string) file_get_contents( $named ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file named by the user.
		return array(
			'platform'     => $file->platform,
			'saveTemplate' => 0,
			'file_content' => 'elementor' === $file->platform ? $file->content : (string) wp_json_encode(
				array(
					'id'      => 0,
					'type'    => $file->type,
					'title'   => $file->title,
					'content' => $file->content,
				)
			),
		);
	}
}
