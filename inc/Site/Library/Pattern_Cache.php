<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

/**
 * The patterns that the hub's designs became on this site: cleaned, with its own images. As long as neither the designs, an image
 * nor the rules change, they are all that is read; a design that stayed as it was is found again by what it was made of. A
 * transient, so that nothing is loaded where no editor asks, and an object cache serves where there is one.
 *
 * @phpstan-type Pattern array{key: string, slug: string, name: string, type: string, markup: string}
 * @phpstan-type Kept array{rules: string, mark: string, images: array<string, string>, patterns: list<Pattern>}
 */
final class Pattern_Cache {

	private const NAME            = 'templately_patterns';
	private const KEPT_IN_SECONDS = 30 * DAY_IN_SECONDS;

	private const NOTHING = array(
		'rules'    => '',
		'mark'     => '',
		'images'   => array(),
		'patterns' => array(),
	);

	/** @var Kept */
	private $kept = self::NOTHING;

	/** @var Kept What was kept before it was made anew. */
	private $before = self::NOTHING;

	/** Begins: what was made by other rules is forgotten. */
	public function begin( string $rules ): void {
		/** @var Kept|false $all Nobody else writes it. */
		$all        = get_transient( self::NAME );
		$this->kept = is_array( $all ) && ( $all['rules'] ?? '' ) === $rules && isset( $all['patterns'] ) ? $all : array( 'rules' => $rules ) + self::NOTHING;
	}

	/**
	 * Returns the images that the designs have, those of designs that were left out too.
	 *
	 * @return list<string> Their sha256.
	 */
	public function image_hashes(): array {
		return array_keys( $this->kept['images'] );
	}

	/**
	 * Says whether what is kept was made of these very designs and images.
	 *
	 * @param string                $mark   Mark of the designs; '' where nobody knows it.
	 * @param array<string, string> $images Hash to mark of each of images().
	 */
	public function is_current( string $mark, array $images ): bool {
		return '' !== $mark && $this->kept['mark'] === $mark && $this->kept['images'] === $images;
	}

	/**
	 * Returns the patterns.
	 *
	 * @return list<Pattern> Without those whose designs were left out.
	 */
	public function patterns(): array {
		return array_values(
			array_filter(
				$this->kept['patterns'],
				static function ( array $pattern ): bool {
					return '' !== $pattern['markup'];
				}
			)
		);
	}

	/**
	 * Begins to make them anew.
	 *
	 * @param array<string, string> $images sha256 of each image to what becomes another when it does; '' where it is not here.
	 */
	public function begin_update( string $mark, array $images ): void {
		$this->before = $this->kept;

		$this->kept['mark']     = $mark;
		$this->kept['images']   = $images;
		$this->kept['patterns'] = array();
	}

	/**
	 * Adds what became of a design.
	 *
	 * @param array<string, mixed> $design One of the hub's patterns.
	 * @param callable(): string   $make   Makes it where it was not kept; '' for one that is left out.
	 */
	public function add( array $design, callable $make ): void {
		$key    = $this->key( $design );
		$before = array_column( $this->before['patterns'], 'markup', 'key' );

		$this->kept['patterns'][] = array(
			'key'    => $key,
			'slug'   => $design['slug'],
			'name'   => $design['name'],
			'type'   => $design['type'],
			'markup' => $before[ $key ] ?? $make(),
		);
	}

	/** Ends: what was not added is forgotten. */
	public function finish_update(): void {
		if ( $this->kept !== $this->before ) {
			set_transient( self::NAME, $this->kept, self::KEPT_IN_SECONDS );
		}
	}

	/** Forgets everything. */
	public static function delete_all(): void {
		delete_transient( self::NAME );
	}

	/**
	 * @param array<string, mixed> $design One of the hub's patterns.
	 */
	private function key( array $design ): string {
		$media = array();
		foreach ( $design['media'] as $image ) {
			$media[] = array( $image['id'], $image['sha256'], $this->kept['images'][ $image['sha256'] ] ?? '' );
		}
		return md5( (string) wp_json_encode( array( $design['content'], $design['look'] ?? null, $media ) ) );
	}
}
