<?php

declare( strict_types=1 );

namespace Templately\Site\Cloud;

use Templately\Shared\Rest\Failure;
use WP_CLI;

/**
 * What a command says, as JSON; what was refused as {"error": …, "code": …}, with the exit code 1.
 */
trait Json_Output {

	/**
	 * Does something, and says what came of it.
	 *
	 * @param callable(): array<mixed> $work Does it, and returns what is said.
	 */
	private static function say_json( callable $work ): void {
		try {
			$said = $work();
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
		WP_CLI::line( self::json( $said ) );
	}

	/**
	 * @param string $text What was given for a number.
	 * @return int At least 1.
	 */
	private static function number( string $text ): int {
		return max( 1, (int) $text );
	}

	/**
	 * @param array<mixed> $value What is said.
	 */
	private static function json( array $value ): string {
		return (string) wp_json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
