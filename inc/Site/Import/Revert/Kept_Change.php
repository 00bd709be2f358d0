<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Revert;

/**
 * A change that a revert leaves in place, with the reason.
 * @phpstan-type Reason value-of<Kept_Change::REASONS>
 * @phpstan-type Kept array{type: string, id: string, title: string, why: Reason}
 */
final class Kept_Change {

	public const EDITED    = 'edited';
	public const MERGED    = 'merged';
	public const DELETED   = 'deleted';
	public const COMMENTED = 'commented';
	public const NEEDED    = 'needed';
	public const SHARED    = 'shared';
	public const TAKEN     = 'taken';

	public const REASONS = array( self::EDITED, self::MERGED, self::DELETED, self::COMMENTED, self::NEEDED, self::SHARED, self::TAKEN );

	/**
	 * @param list<Kept> $kept
	 * @return list<array{type: string, id: string, title: string, why: Reason, reason: string, edit: string}> With a sentence for people, and the screen that edits it.
	 */
	public static function with_messages( array $kept ): array {
		return array_map(
			static function ( array $change ): array {
				return $change + array(
					'reason' => self::sentence( $change['why'] ),
					'edit'   => in_array( $change['type'], array( 'page', 'post' ), true ) ? admin_url( "post.php?post={$change['id']}&action=edit" ) : '',
				);
			},
			$kept
		);
	}

	/** @param Reason $why */
	private static function sentence( string $why ): string {
		switch ( $why ) {
			case self::EDITED:
				return __( 'It was saved since.', 'templately' );
			case self::MERGED:
				return __( 'A part of it was edited since and is kept.', 'templately' );
			case self::DELETED:
				return __( 'It was deleted since.', 'templately' );
			case self::COMMENTED:
				return __( 'It has comments.', 'templately' );
			case self::NEEDED:
				return __( 'Something that is kept needs it.', 'templately' );
			case self::SHARED:
				return __( 'It was changed by others during the import.', 'templately' );
			case self::TAKEN:
				return __( 'Something else has taken its place.', 'templately' );
		}
	}
}
