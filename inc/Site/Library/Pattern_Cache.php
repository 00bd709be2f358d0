<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Shared\Contract\Style_Schema;

/**
 * Caches the patterns built from the hub's designs, in a transient per style.
 * As long as designs, images and rules are unchanged, the cached patterns are used as they are. After a change,
 * unchanged designs keep their cached markup.
 * @phpstan-type Pattern array{key: string, slug: string, name: string, pack: string, type: string, markup: string}
 * @phpstan-type Kept array{rules: string, mark: string, images: array<string, string>, patterns: list<Pattern>}
 */
final class Pattern_Cache {

	private const NAME     = 'templately_patterns_';
	private const LIFETIME = 30 * DAY_IN_SECONDS;

	private const NOTHING = array(
		'rules'    => '',
		'mark'     => '',
		'images'   => array(),
		'patterns' => array(),
	);

	private string $style = '';

	/** @var Kept */
	private $kept = self::NOTHING;

	/** @var Kept The cache before the update. */
	private $before = self::NOTHING;

	/** Loads the cache of a style. Ignores it if it was built under other rules. */
	public function begin( string $style, string $rules ): void {
		$this->style = $style;
		/** @var Kept|false $all */
		$all        = get_transient( self::NAME . $style );
		$this->kept = is_array( $all ) && ( $all['rules'] ?? '' ) === $rules && isset( $all['patterns'] ) ? $all : array( 'rules' => $rules ) + self::NOTHING;
	}

	/** @return list<string> SHA-256 hashes of the designs' images, including designs that were left out. */
	public function image_hashes(): array {
		return array_keys( $this->kept['images'] );
	}

	/**
	 * Checks whether the cache was built from these designs and images.
	 * @param string $mark ETag of the designs. '' if unknown.
	 * @param array<string, string> $images Image hash to ETag.
	 */
	public function is_current( string $mark, array $images ): bool {
		return '' !== $mark && $this->kept['mark'] === $mark && $this->kept['images'] === $images;
	}

	/** @return list<Pattern> Without the designs that were left out. */
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

	/** @param array<string, string> $images SHA-256 of each image to its ETag. '' if the image is not in the media library. */
	public function begin_update( string $mark, array $images ): void {
		$this->before = $this->kept;

		$this->kept['mark']     = $mark;
		$this->kept['images']   = $images;
		$this->kept['patterns'] = array();
	}

	/**
	 * Adds a design's pattern. Calls $make only if the cache has none for this design.
	 * @param array<string, mixed> $design One of the hub's patterns.
	 * @param callable(): string $make Returns the markup. '' leaves the design out.
	 */
	public function add( array $design, callable $make ): void {
		$key    = $this->key( $design );
		$before = array_column( $this->before['patterns'], 'markup', 'key' );

		$this->kept['patterns'][] = array(
			'key'    => $key,
			'slug'   => $design['slug'],
			'name'   => $design['name'],
			'pack'   => $design['pack'] ?? '',
			'type'   => $design['type'],
			'markup' => $before[ $key ] ?? $make(),
		);
	}

	/** Saves the cache without the patterns that were not added. */
	public function finish_update(): void {
		if ( $this->kept !== $this->before ) {
			set_transient( self::NAME . $this->style, $this->kept, self::LIFETIME );
		}
	}

	public static function delete_all(): void {
		foreach ( Style_Schema::ALL as $style ) {
			delete_transient( self::NAME . $style );
		}
	}

	/** @param array<string, mixed> $design One of the hub's patterns. */
	private function key( array $design ): string {
		$media = array();
		foreach ( $design['media'] as $image ) {
			$media[] = array( $image['id'], $image['sha256'], $this->kept['images'][ $image['sha256'] ] ?? '' );
		}
		return md5( (string) wp_json_encode( array( $design['content'], $design['look'] ?? null, $media ) ) );
	}
}
