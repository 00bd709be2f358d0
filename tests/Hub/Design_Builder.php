<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Hub\Publishing\Publisher;
use Templately\Tests\Sample_Content;

/** Describes a design, and publishes it: `$this->a_pack( 'supper' )->with_pages( 3 )->published()`. */
final class Design_Builder {

	private Publisher $publisher;

	/** @var array<string, mixed> Arguments of Design_Validator::validate(). */
	private array $design;

	/** @var list<self> */
	private array $pages = array();

	public function __construct( Publisher $publisher, string $type, string $slug ) {
		$this->publisher = $publisher;
		$this->design    = array(
			'platform' => 'gutenberg',
			'type'     => $type,
			'slug'     => $slug,
			'name'     => ucwords( str_replace( '-', ' ', $slug ) ),
		);
	}

	public function named( string $name ): self {
		return $this->with( compact( 'name' ) );
	}

	public function for_elementor(): self {
		return $this->with( array( 'platform' => 'elementor' ) );
	}

	public function for_plan( string $plan ): self {
		return $this->with( compact( 'plan' ) );
	}

	public function sold_for( int $dollars ): self {
		return $this->with( array( 'price' => $dollars ) );
	}

	public function downloaded( int $times ): self {
		return $this->with( array( 'downloads' => $times ) );
	}

	public function tagged( string ...$tags ): self {
		return $this->with( compact( 'tags' ) );
	}

	public function in_pack( string $slug ): self {
		return $this->with( array( 'pack' => $slug ) );
	}

	/** Adds pages named {slug}-1, {slug}-2, … to a pack. */
	public function with_pages( int $count ): self {
		for ( $number = 1; $number <= $count; $number++ ) {
			$this->pages[] = ( new self( $this->publisher, 'pages', "{$this->design['slug']}-$number" ) )->in_pack( $this->design['slug'] );
		}
		return $this;
	}

	/** @param array<string, mixed> $members Other members. */
	public function with( array $members ): self {
		$this->design = $members + $this->design;
		return $this;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return $this->design + array( 'content' => 'packs' === $this->design['type'] ? array() : Sample_Content::of( $this->design['platform'] ) );
	}

	/** @return int Id of the item. */
	public function published(): int {
		return self::publish( $this->publisher, $this, ...$this->pages )[0];
	}

	/** @return list<int> Ids of the items. */
	public static function publish( Publisher $publisher, self ...$designs ): array {
		return $publisher->publish_designs(
			array_map(
				static function ( self $design ): array {
					return $design->to_array();
				},
				$designs
			)
		);
	}
}
