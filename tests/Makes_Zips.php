<?php

declare( strict_types=1 );

namespace Templately\Tests;

use ZipArchive;

trait Makes_Zips {

	/** @param array<string, string> $entries Content by name. */
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
