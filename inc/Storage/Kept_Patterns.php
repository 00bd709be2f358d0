<?php

declare( strict_types=1 );

namespace Templately\Storage;

/**
 * What became of designs on this site, as patterns: cleaned, with its own images, found again by what they were made of. A
 * transient, so that nothing is loaded where no editor asks, and an object cache serves where there is one.
 *
 * Only what was asked for between open() and close() stays; who asks sees to how much that is.
 */
final class Kept_Patterns {

	private const NAME            = 'templately_patterns';
	private const KEPT_IN_SECONDS = 30 * DAY_IN_SECONDS;

	/** @var string Rules by which markup is made. */
	private $rules = '';

	/** @var array<string, string> Hash of an image to the mark of the attachment that it is here. */
	private $marks = array();

	/** @var array<string, string> Key to markup, as it was kept. */
	private $kept = array();

	/** @var array<string, string> Key to markup, of what was asked for. */
	private $asked = array();

	/**
	 * Begins: what was made by other rules is forgotten.
	 *
	 * @param string                $rules Mark of the rules.
	 * @param array<string, string> $marks sha256 of each image that is here to what becomes another when the image does.
	 */
	public function open( string $rules, array $marks ): void {
		$all         = get_transient( self::NAME );
		$this->rules = $rules;
		$this->marks = $marks;
		$this->asked = array();
		$this->kept  = is_array( $all ) && ( $all['rules'] ?? '' ) === $rules ? $all['markup'] : array();
	}

	/**
	 * Returns what became of a design.
	 *
	 * @param array<string, mixed> $design One of the hub's patterns.
	 * @param callable(): string   $make   Makes it; '' for one that is left out.
	 */
	public function markup( array $design, callable $make ): string {
		$key = $this->key( $design );

		$this->asked[ $key ] = $this->kept[ $key ] ?? $make();
		return $this->asked[ $key ];
	}

	/** Ends: what was not asked for is forgotten. */
	public function close(): void {
		if ( $this->asked !== $this->kept ) {
			set_transient(
				self::NAME,
				array(
					'rules'  => $this->rules,
					'markup' => $this->asked,
				),
				self::KEPT_IN_SECONDS
			);
		}
	}

	/** Forgets everything. */
	public static function forget_all(): void {
		delete_transient( self::NAME );
	}

	/**
	 * @param array<string, mixed> $design One of the hub's patterns.
	 */
	private function key( array $design ): string {
		$media = array();
		foreach ( $design['media'] as $image ) {
			$media[] = array( $image['id'], $image['sha256'], $this->marks[ $image['sha256'] ] ?? '' );
		}
		return md5( (string) wp_json_encode( array( $design['content'], $media ) ) );
	}
}
