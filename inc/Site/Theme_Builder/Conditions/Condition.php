<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/**
 * One row that says where a template shows, or where it does not.
 */
final class Condition {

	public const TYPES = array( 'include', 'exclude' );
	public const NAMES = array( 'general', 'archive', 'singular' );

	/** Its number in the table; 0 for one that is not stored. */
	public int $id;

	/** One of TYPES. */
	public string $type;

	/** One of NAMES. */
	public string $name;

	/** Which of these; '' for all. */
	public string $sub_name;

	/** Post, term or user; 0 for any. */
	public int $sub_id;

	/**
	 * Without arguments, it is the condition that a person starts from: the whole site. An id without a sub name says nothing, and is
	 * not kept.
	 *
	 * @param string $sub_name Which of these; '' for all.
	 * @param int    $sub_id   Post, term or user; 0 for any.
	 */
	public function __construct( string $type = 'include', string $name = 'general', string $sub_name = '', int $sub_id = 0, int $id = 0 ) {
		$this->id       = $id;
		$this->type     = $type;
		$this->name     = $name;
		$this->sub_name = $sub_name;
		$this->sub_id   = '' === $sub_name ? 0 : $sub_id;
	}

	/**
	 * Reads what __toString() wrote.
	 *
	 * @param string $text Such as 'include/singular/post/12'.
	 */
	public static function parse( string $text ): self {
		$parts = explode( '/', $text );
		return new self( $parts[0], $parts[1] ?? 'general', $parts[2] ?? '', (int) ( $parts[3] ?? 0 ) );
	}

	/** Returns type, name, sub name and id, without those that are empty. */
	public function __toString(): string {
		return $this->type . '/' . $this->key();
	}

	/** Returns by what it is found: the same without its type. */
	public function key(): string {
		return $this->name . ( '' === $this->sub_name ? '' : "/$this->sub_name" ) . ( 0 === $this->sub_id ? '' : "/$this->sub_id" );
	}

	/** Says whether it takes templates away. */
	public function is_exclude(): bool {
		return 'exclude' === $this->type;
	}
}
