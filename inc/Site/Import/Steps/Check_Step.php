<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Steps;

use Templately\Shared\Rest\Failure;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Obstacles;
use Templately\Site\Import\Run\Run_Items;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Run\Step_Context;

/** Checks, before the first write, that everything can be written. */
final class Check_Step implements Step {

	public function items( string $name, Import_Plan $plan ): array {
		return array( Run_Items::item( 'check' ) );
	}

	public function run( Step_Context $context, array &$item ): bool {
		foreach ( array( 'manage_options', 'upload_files', 'edit_theme_options' ) as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				throw new Failure( 'invalid_permission', __( 'The person who started this import is no longer allowed to change this site.', 'templately' ), 403 );
			}
		}
		$plan  = $context->run->plan;
		$theme = $plan->theme();
		if ( in_array( false, array_column( $plan->plugins(), 'active' ), true ) || ( null !== $theme && Import_Plan::MISSING === $theme['state'] ) ) {
			$reason = ( new Plugin_Installer() )->blocked_reason();
			if ( '' !== $reason ) {
				throw new Failure( 'fs_unavailable', $reason, 500 );
			}
		}
		$uploads = wp_upload_dir( null, false );
		self::require_writable( is_dir( $uploads['path'] ) ? $uploads['path'] : $uploads['basedir'] );
		// WordPress makes this folder when code asks for its path: make it first, so that it is recorded.
		$context->files->ensure_folder( $uploads['path'] );
		self::require_writable( $context->folder() );
		$full = Obstacles::disk_message( $plan->disk_bytes() );
		if ( '' !== $full ) {
			throw new Failure( 'disk_full', $full, 507 );
		}
		return true;
	}

	private static function require_writable( string $folder ): void {
		$probe = $folder . '/.templately-' . wp_generate_password( 12, false );
		$bytes = str_repeat( 'x', KB_IN_BYTES );
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- a full disk shows in the number of bytes.
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
