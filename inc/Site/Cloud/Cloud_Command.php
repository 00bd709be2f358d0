<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Contract\Cloud_Schema as Contract;
use Templately\Shared\Rest\Failure;
use Templately\Site\Saved_Templates\Template_File;

/**
 * The cloud of the user that --user names, who is signed in on this site. Everything is said as JSON; what was refused as
 * {"error": …, "code": …}, with the exit code 1.
 */
final class Cloud_Command {

	use Json_Output;

	private Cloud_Module $module;

	/**
	 * @param Cloud_Module $module Makes what a command needs, once one is given.
	 */
	public function __construct( Cloud_Module $module ) {
		$this->module = $module;
	}

	/**
	 * Lists files, the last changed first.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<words>]
	 * : Words of names.
	 *
	 * [--platform=<platform>]
	 * : gutenberg or elementor; both where nothing is said.
	 *
	 * [--page=<page>]
	 * : Number of the page; each has 12.
	 *
	 * [--trash]
	 * : What lies in the trash.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately cloud list --search=hero --user=admin
	 *
	 * @subcommand list
	 *
	 * @param list<string>          $arguments None.
	 * @param array<string, string> $options   Options.
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
	 * Pushes a template.
	 *
	 * ## OPTIONS
	 *
	 * <template>
	 * : Number of a template that is saved on this site, or a file that a builder has exported.
	 *
	 * [--name=<name>]
	 * : What it is called there.
	 *
	 * [--workspace=<slug>]
	 * : The workspace that it goes to; My Clouds, where nothing is said.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately cloud push hero.json --name="Hero" --user=admin
	 *
	 * @param list<string>          $arguments The template.
	 * @param array<string, string> $options   Options.
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
	 * Fetches a file, in its builder's own format; one with media as a zip.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The file.
	 *
	 * [<folder>]
	 * : Where it is put; here, where nothing is said. A file of that name is not written over.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately cloud pull 12 ./designs --user=admin
	 *
	 * @param list<string> $arguments Id and folder.
	 */
	public function pull( array $arguments ): void {
		self::say_json(
			function () use ( $arguments ): array {
				$file = $this->module->documents()->write_file( self::number( $arguments[0] ) );
				$path = rtrim( $arguments[1] ?? '.', '/' ) . '/' . $file['name'];
				$size = (int) filesize( $file['path'] );
				// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of whoever gave the command; what failed is said.
				$in  = @fopen( $file['path'], 'rb' );
				$out = @fopen( $path, 'xb' );
				$all = false !== $in && false !== $out ? stream_copy_to_stream( $in, $out ) : false;
				// phpcs:enable
				wp_delete_file( $file['path'] );
				if ( $all !== $size ) {
					// Half of it would be taken for all of it.
					if ( false !== $out ) {
						wp_delete_file( $path );
					}
					/* translators: %s: path of a file. */
					throw new Failure( 'not_written', sprintf( __( '%s is there already, or could not be written.', 'templately' ), $path ), 500 );
				}
				return array(
					'file'  => $path,
					'bytes' => $size,
				);
			}
		);
	}

	/**
	 * Puts files into the trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The files.
	 *
	 * [--force]
	 * : Also one that holds the settings of a site.
	 *
	 * @param list<string>          $arguments Ids.
	 * @param array<string, string> $options   Options.
	 */
	public function rm( array $arguments, array $options ): void {
		self::say_json(
			function () use ( $arguments, $options ): array {
				return $this->cloud()->trash( array_map( array( self::class, 'number' ), $arguments ), isset( $options['force'] ) );
			}
		);
	}

	/**
	 * Takes files out of the trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The files.
	 *
	 * @param list<string> $arguments Ids.
	 */
	public function restore( array $arguments ): void {
		self::say_json(
			function () use ( $arguments ): array {
				return $this->cloud()->restore( array_map( array( self::class, 'number' ), $arguments ) );
			}
		);
	}

	/** Returns what is done with files. */
	private function cloud(): Cloud {
		return $this->module->cloud();
	}

	/**
	 * @param string $named Number of a saved template, or path of a file.
	 * @return array{platform: string, saveTemplate: int, file_content: string}
	 *
	 * @throws Failure 400 for a file that is none, 404 where there is none.
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
		$file = Template_File::parse( (string) file_get_contents( $named ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of whoever gave the command.
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
