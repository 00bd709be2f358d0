<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Export;

/**
 * What a site has and its pack has not.
 */
final class Left_Behind {

	/** Why: no pack has such a thing; its file is gone; its kind; a setting of a plugin or a theme; behind a password. */
	public const NOT_EXPORTED    = 'not_exported';
	public const MISSING_FILE    = 'missing_file';
	public const UNKNOWN_TYPE    = 'unknown_type';
	public const FOREIGN_SETTING = 'foreign_setting';
	public const PRIVATE_CONTENT = 'private';

	/** As many as a manifest has. */
	private const MOST = 2000;

	/** @var array<string, array{what: string, where: string, why: string}> */
	private $parts = array();

	/**
	 * Notes something, once.
	 *
	 * @param string $what  Its name.
	 * @param string $where Where it is.
	 * @param string $why   One of this class's.
	 */
	public function note( string $what, string $where, string $why ): void {
		if ( count( $this->parts ) < self::MOST ) {
			$part = array(
				'what'  => wp_html_excerpt( wp_strip_all_tags( $what ), 200 ),
				'where' => wp_html_excerpt( wp_strip_all_tags( $where ), 200 ),
				'why'   => $why,
			);

			$this->parts[ implode( "\n", $part ) ] = $part;
		}
	}

	/**
	 * Returns all of it.
	 *
	 * @return list<array{what: string, where: string, why: string}>
	 */
	public function parts(): array {
		return array_values( $this->parts );
	}
}
