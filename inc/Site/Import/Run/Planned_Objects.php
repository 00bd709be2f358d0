<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Countable;
use Generator;
use InvalidArgumentException;
use RuntimeException;
use Templately\Shared\Bundle\Packed_List;

/**
 * The objects of a plan, what others need before those. There may be ten thousand: they are read one after the other.
 *
 * @phpstan-import-type Planned from Import_Plan
 */
final class Planned_Objects implements Countable {

	private const MEMBERS = array(
		'number' => 'integer',
		'kind'   => Import_Plan::KINDS,
		'title'  => 'string',
		'slug'   => 'string',
		'action' => array( Import_Plan::CREATE, Import_Plan::REPLACE, Import_Plan::REUSE ),
		'target' => 'integer',
		'note'   => 'string',
		'needs'  => 'array',
		'sample' => 'boolean',
	);

	private Packed_List $objects;

	/** A byte for the kind of each. */
	private string $kinds = '';

	/** Makes an empty list. */
	public function __construct() {
		$this->objects = new Packed_List( array_keys( self::MEMBERS ) );
	}

	/**
	 * Reads some.
	 *
	 * @param array<mixed> $objects What to_array() or to_texts() returned.
	 *
	 * @throws InvalidArgumentException When it is anything else.
	 */
	public static function from_array( array $objects ): self {
		$read = new self();
		try {
			foreach ( is_string( $objects[0] ?? null ) ? Packed_List::from_texts( array_keys( self::MEMBERS ), array_map( 'strval', array_values( $objects ) ) ) : $objects as $object ) {
				Import_Plan::validate( $object, self::MEMBERS, 'objects' );
				$read->add( $object );
			}
		} catch ( RuntimeException $unreadable ) {
			throw new InvalidArgumentException( 'The plan has objects that cannot be read.' );
		}
		return $read;
	}

	/**
	 * Adds an object.
	 *
	 * @param Planned $object What becomes of it.
	 */
	public function add( array $object ): void {
		$this->objects->add( $object );
		$this->kinds .= self::byte( $object['kind'] );
	}

	/** Returns how many there are. */
	public function count(): int {
		return count( $this->objects );
	}

	/**
	 * Reads them, one after the other.
	 *
	 * @param string ...$kinds Kinds, of Plan::KINDS; none for all.
	 * @return Generator<int, Planned> By their place, for at().
	 */
	public function each( string ...$kinds ): Generator {
		foreach ( $this->places( ...$kinds ) as $place ) {
			yield $place => $this->at( $place );
		}
	}

	/**
	 * Returns where they stand.
	 *
	 * @param string ...$kinds Kinds, of Plan::KINDS; none for all.
	 * @return Generator<int, int> Places, for at().
	 */
	public function places( string ...$kinds ): Generator {
		$bytes = implode( '', array_map( array( self::class, 'byte' ), array() === $kinds ? Import_Plan::KINDS : $kinds ) );
		$count = strlen( $this->kinds );
		for ( $place = strcspn( $this->kinds, $bytes ); $place < $count; $place += 1 + strcspn( $this->kinds, $bytes, $place + 1 ) ) {
			yield $place;
		}
	}

	/**
	 * Returns an object.
	 *
	 * @param int $place Its place.
	 * @return Planned
	 */
	public function at( int $place ): array {
		/** @var Planned $object */
		$object = $this->objects->at( $place );
		return $object;
	}

	/**
	 * Finds an object.
	 *
	 * @param int $number Its number in the bundle.
	 * @return Planned|null
	 */
	public function find( int $number ): ?array {
		/** @var Planned|null $object */
		$object = $this->objects->find( $number );
		return $object;
	}

	/**
	 * Returns some, or all, for who has the memory.
	 *
	 * @param string ...$kinds Kinds, of Plan::KINDS; none for all.
	 * @return list<Planned>
	 */
	public function to_array( string ...$kinds ): array {
		return iterator_to_array( $this->each( ...$kinds ), false );
	}

	/**
	 * Returns them as they are kept.
	 *
	 * @return list<string>
	 */
	public function to_texts(): array {
		return $this->objects->to_texts();
	}

	/**
	 * @param string $kind One of Plan::KINDS.
	 */
	private static function byte( string $kind ): string {
		return chr( 1 + (int) array_search( $kind, Import_Plan::KINDS, true ) );
	}
}
