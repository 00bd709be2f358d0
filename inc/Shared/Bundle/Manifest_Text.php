<?php

declare( strict_types=1 );

namespace Templately\Shared\Bundle;

/**
 * What a manifest.json says, as it is read: its two long lists are packed while they come.
 */
final class Manifest_Text {

	/** What an object of content says where it does not. */
	private const CONTENT_OBJECT = array(
		'id'     => 0,
		'type'   => '',
		'slug'   => '',
		'title'  => '',
		'entry'  => '',
		'sample' => false,
		'needs'  => array(),
	);

	/** @var array<string, mixed> All members, the long lists empty. */
	private array $members = array();

	/** What is in its content. */
	private Packed_List $content;

	/** Name, sha256 and size of its entries; null where it says none. */
	private Packed_List $entries;

	/** @var array<string, true> Types of its content. */
	private array $types = array();

	/** Bytes of its entries in all. */
	private int $size = 0;

	/** The first thing that is wrong in one of the long lists. */
	private string $fault = '';

	/** Makes an empty one. */
	private function __construct() {
		$this->content = new Packed_List( array_keys( self::CONTENT_OBJECT ) );
		$this->entries = new Packed_List( array( 'name', 'sha256', 'size' ) );
	}

	/**
	 * Reads one.
	 *
	 * @param resource $stream Where it comes from.
	 * @param int      $most   Bytes at the most.
	 *
	 * @throws Invalid_Bundle When it is no JSON object with a list of entries.
	 */
	public static function from_stream( $stream, int $most ): self {
		$text    = new self();
		$members = Json_Reader::read(
			$stream,
			$most,
			array(
				'content' => array( $text, 'add_content' ),
				'entries' => array( $text, 'add_entries' ),
			)
		);
		if ( ! is_array( $members['entries'] ?? null ) ) {
			throw new Invalid_Bundle( 'manifest.json is no JSON object with a list of entries.' );
		}
		$text->members = $members;
		return $text;
	}

	/**
	 * Reads one that is in memory.
	 *
	 * @param array<string, mixed> $manifest What manifest.json says.
	 */
	public static function from_array( array $manifest ): self {
		$text = new self();
		foreach ( array(
			'content' => array( $text, 'add_content' ),
			'entries' => array( $text, 'add_entries' ),
		) as $name => $add ) {
			if ( is_array( $manifest[ $name ] ?? null ) ) {
				$add( $manifest[ $name ] );
				$manifest[ $name ] = array();
			}
		}
		$text->members = $manifest;
		return $text;
	}

	/**
	 * Returns all members.
	 *
	 * @return array<string, mixed> The long lists empty.
	 */
	public function members(): array {
		return $this->members;
	}

	/** Returns what is in its content: id, type, slug, title, entry, sample and needs of each object. */
	public function content(): Packed_List {
		return $this->content;
	}

	/** Returns name, sha256 and size of its entries: '' and -1 where it says none. */
	public function entries(): Packed_List {
		return $this->entries;
	}

	/**
	 * Returns the types of its content.
	 *
	 * @return array<string, true>
	 */
	public function types(): array {
		return $this->types;
	}

	/** Returns how many bytes its entries have in all. */
	public function size(): int {
		return $this->size;
	}

	/** Returns the first thing that is wrong in one of the long lists: a sentence, or ''. */
	public function fault(): string {
		return $this->fault;
	}

	/**
	 * Returns all that it says, for who has the memory.
	 *
	 * @return array<string, mixed> Its content with all members of each object.
	 */
	public function to_array(): array {
		$said = $this->members;
		if ( isset( $said['content'] ) && count( $this->content ) > 0 ) {
			$said['content'] = $this->content->to_array();
		}
		foreach ( $this->entries as $entry ) {
			$said['entries'][ $entry['name'] ] = array_filter(
				array(
					'sha256' => $entry['sha256'],
					'size'   => $entry['size'],
				),
				static function ( $value ): bool {
					return ! in_array( $value, array( '', -1 ), true );
				}
			);
		}
		return $said;
	}

	/**
	 * Adds objects of content.
	 *
	 * @param array<mixed> $some What they are.
	 */
	public function add_content( array $some ): void {
		foreach ( $some as $number => $one ) {
			$fault = is_int( $number ) ? Schema_Validator::validation_error_of_member( 'content', $one, count( $this->content ) ) : 'manifest.content is not of type array.';
			if ( '' !== $fault ) {
				$this->note( $fault );
				continue;
			}
			$one = array_replace( self::CONTENT_OBJECT, (array) $one );
			$this->content->add( $one );
			$this->types[ (string) $one['type'] ] = true;
		}
	}

	/**
	 * Adds entries.
	 *
	 * @param array<mixed> $some Name to what they are.
	 */
	public function add_entries( array $some ): void {
		foreach ( $some as $name => $one ) {
			if ( count( $this->entries ) >= Bundle::MOST_ENTRIES ) {
				// No bundle has so many: the rest is not looked at.
				$this->note( 'manifest.entries has more than ' . Bundle::MOST_ENTRIES . ' members.' );
				return;
			}
			$this->note( Schema_Validator::validation_error_of_member( 'entries', $one, (string) $name ) );
			$this->note( null === $this->entries->place( (string) $name ) ? '' : "manifest.entries has $name twice." );
			$entry = array(
				'name'   => (string) $name,
				'sha256' => is_string( $one['sha256'] ?? null ) ? $one['sha256'] : '',
				'size'   => is_int( $one['size'] ?? null ) ? $one['size'] : -1,
			);
			$this->entries->add( $entry );
			$this->size += $entry['size'];
		}
	}

	/**
	 * @param string $fault What is wrong, or ''.
	 */
	private function note( string $fault ): void {
		$this->fault = '' === $this->fault ? $fault : $this->fault;
	}
}
