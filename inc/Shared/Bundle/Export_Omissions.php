<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/**
 * Parts of a site that its pack lacks.
 * @phpstan-type Reason value-of<Export_Omissions::REASONS>
 * @phpstan-type Part array{what: string, where: string, why: Reason}
 */
final class Export_Omissions {

	/** Reasons: packs have no such part; its file is missing; its type; a setting of a plugin or theme; behind a password. */
	public const NOT_EXPORTED    = 'not_exported';
	public const MISSING_FILE    = 'missing_file';
	public const UNKNOWN_TYPE    = 'unknown_type';
	public const FOREIGN_SETTING = 'foreign_setting';
	public const PRIVATE_CONTENT = 'private';

	public const REASONS = array( self::NOT_EXPORTED, self::MISSING_FILE, self::UNKNOWN_TYPE, self::FOREIGN_SETTING, self::PRIVATE_CONTENT );

	private const MOST = 2000;

	/** @var array<string, Part> */
	private array $parts = array();

	/** @param Reason $why */
	public function record( string $what, string $where, string $why ): void {
		if ( count( $this->parts ) < self::MOST ) {
			$part = array(
				'what'  => wp_html_excerpt( wp_strip_all_tags( $what ), 200 ),
				'where' => wp_html_excerpt( wp_strip_all_tags( $where ), 200 ),
				'why'   => $why,
			);

			$this->parts[ implode( "\n", $part ) ] = $part;
		}
	}

	/** @return list<Part> */
	public function all(): array {
		return array_values( $this->parts );
	}

	/** @param Reason $why */
	public static function sentence( string $why ): string {
		switch ( $why ) {
			case self::NOT_EXPORTED:
				return __( 'Packs can’t contain this.', 'templately' );
			case self::MISSING_FILE:
				return __( 'Its file was missing on the site that the pack was made from.', 'templately' );
			case self::UNKNOWN_TYPE:
				return __( 'This kind of content cannot be imported.', 'templately' );
			case self::FOREIGN_SETTING:
				return __( 'It is a setting of a theme or a plugin.', 'templately' );
			case self::PRIVATE_CONTENT:
				return __( 'It was private, or had a password.', 'templately' );
		}
	}

	/** @param Part $part */
	public static function line( array $part ): string {
		return "left out: {$part['what']} ({$part['where']}): " . self::sentence( $part['why'] );
	}
}
