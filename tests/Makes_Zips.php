<?php

declare( strict_types=1 );

namespace Templately\Tests;

use ZipArchive;

/**
 * Zips as somebody has them on their disk.
 */
trait Makes_Zips {

	/**
	 * Makes one.
	 *
	 * @param array<string, string> $entries Name to bytes.
	 */
	protected function zip( array $entries, int $method = ZipArchive::CM_DEFAULT ): string {
		$path = wp_tempnam( 'zip' );
		$zip  = new ZipArchive();
		$zip->open( $path, ZipArchive::OVERWRITE );
		foreach ( $entries as $name => $bytes ) {
			$zip->addFromString( (string) $name, $bytes );
			$zip->setCompressionName( (string) $name, $method );
		}
		$zip->close();
		$bytes = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
		return $bytes;
	}
}
