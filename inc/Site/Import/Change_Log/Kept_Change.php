<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * What a revert leaves, and why.
 *
 * @phpstan-type Why value-of<Kept_Change::REASONS>
 * @phpstan-type Left array{type: string, id: string, title: string, why: Why}
 */
final class Kept_Change {

	/** Somebody changed it; changed a part of it; deleted it; commented on it; something that stays needs it; another import uses it. */
	public const EDITED    = 'edited';
	public const MERGED    = 'merged';
	public const DELETED   = 'deleted';
	public const COMMENTED = 'commented';
	public const NEEDED    = 'needed';
	public const USED      = 'import';

	public const REASONS = array( self::EDITED, self::MERGED, self::DELETED, self::COMMENTED, self::NEEDED, self::USED );

	/**
	 * Returns what a revert left with each reason as people are told it.
	 *
	 * @param list<Left> $kept What was left.
	 * @return list<array{type: string, id: string, title: string, why: Why, reason: string}>
	 */
	public static function with_messages( array $kept ): array {
		return array_map(
			static function ( array $part ): array {
				return $part + array( 'reason' => self::sentence( $part['why'] ) );
			},
			$kept
		);
	}

	/**
	 * Returns a reason as people are told it.
	 *
	 * @param Why $why One of this class's.
	 * @return string A sentence.
	 */
	private static function sentence( string $why ): string {
		switch ( $why ) {
			case self::EDITED:
				return __( 'It was edited since.', 'templately' );
			case self::MERGED:
				return __( 'A part of it was edited since, and stays.', 'templately' );
			case self::DELETED:
				return __( 'It was deleted since.', 'templately' );
			case self::COMMENTED:
				return __( 'Somebody has commented on it.', 'templately' );
			case self::NEEDED:
				return __( 'Something that stays needs it.', 'templately' );
			case self::USED:
				return __( 'Another import uses it.', 'templately' );
		}
	}
}
