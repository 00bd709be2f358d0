<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Rest\Failure;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Step_List;

/**
 * Makes sure, before anything is written, that all of it can be.
 */
final class Permission_Check_Step implements Step {

	private Plugin_Installer $installer;

	/**
	 * @param Plugin_Installer $installer Knows whether WordPress can change its own files.
	 */
	public function __construct( Plugin_Installer $installer ) {
		$this->installer = $installer;
	}

	/** {@inheritDoc} */
	public function name(): string {
		return Step_List::PERMISSION_CHECK;
	}

	/** {@inheritDoc} */
	public function title(): string {
		return __( 'Checking permissions', 'templately' );
	}

	/** {@inheritDoc} */
	public function is_needed( Import_Plan $plan ): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function run_batch( Step_Context $work, int $cursor ): ?int {
		foreach ( array( 'manage_options', 'upload_files', 'edit_theme_options' ) as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				throw new Failure( 'invalid_permission', __( 'Whoever started this import may not change this site any more.', 'templately' ), 403 );
			}
		}
		$plan    = $work->plan();
		$missing = array_filter( $plan->plugins(), array( Plugins_Step::class, 'is_missing' ) );
		$theme   = $plan->theme();
		if ( array() !== $missing || ( null !== $theme && Import_Plan::MISSING === $theme['state'] ) ) {
			$obstacle = $this->installer->blocked_reason();
			if ( '' !== $obstacle ) {
				throw new Failure( 'fs_unavailable', $obstacle, 500 );
			}
		}
		$uploads = wp_upload_dir( null, false );
		self::require_writable( is_dir( $uploads['path'] ) ? $uploads['path'] : $uploads['basedir'] );
		// WordPress makes it whenever somebody asks where it is: this way it is known to be the import's.
		$work->files()->ensure_folder( $uploads['path'] );
		self::require_writable( $work->folder() );
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( is_dir( $uploads['basedir'] ) ? $uploads['basedir'] : WP_CONTENT_DIR ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- hosts may forbid to ask.
		if ( false !== $free && $free < $plan->disk_bytes() ) {
			throw new Failure(
				'disk_full',
				sprintf(
					/* translators: 1: size such as 40 MB, 2: likewise. */
					__( 'This import needs %1$s on the disk, and %2$s are free.', 'templately' ),
					(string) size_format( $plan->disk_bytes() ),
					(string) size_format( (int) $free )
				),
				507
			);
		}
		return null;
	}

	/** {@inheritDoc} */
	public function progress( Import_Plan $plan, int $cursor ): int {
		return 0;
	}

	/**
	 * @param string $folder A folder.
	 *
	 * @throws Failure 507 when nothing can be written there.
	 */
	private static function require_writable( string $folder ): void {
		$probe = $folder . '/.templately-' . wp_generate_password( 12, false );
		$bytes = str_repeat( 'x', KB_IN_BYTES );
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- a full disk says so by what was written.
		$is_written = wp_mkdir_p( $folder ) && strlen( $bytes ) === @file_put_contents( $probe, $bytes ) && strlen( $bytes ) === filesize( $probe );
		@unlink( $probe );
		// phpcs:enable
		if ( ! $is_written ) {
			throw new Failure(
				'file_not_written',
				sprintf(
					/* translators: %s: path of a folder. */
					__( 'Nothing can be written into %s. Is it read-only, or the disk full?', 'templately' ),
					str_replace( wp_normalize_path( ABSPATH ), '', wp_normalize_path( $folder ) )
				),
				507
			);
		}
	}
}
