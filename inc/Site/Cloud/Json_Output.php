<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Rest\Failure;
use WP_CLI;

/** Prints the results of WP-CLI commands as JSON. */
trait Json_Output {

	/**
	 * Prints what the callback returns. Prints a Failure as {"error": …, "code": …} and exits with 1.
	 * @param callable(): array<mixed> $work
	 */
	private static function say_json( callable $work ): void {
		try {
			$result = $work();
		} catch ( Failure $failure ) {
			WP_CLI::line(
				self::json(
					array(
						'error' => $failure->getMessage(),
						'code'  => $failure->error_code(),
					)
				)
			);
			WP_CLI::halt( 1 );
		}
		WP_CLI::line( self::json( $result ) );
	}

	private static function number( string $text ): int {
		return max( 1, (int) $text );
	}

	/** @param array<mixed> $value */
	private static function json( array $value ): string {
		return (string) wp_json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
