<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

/** A condition that includes or excludes pages for a template. */
final class Condition {

	public const TYPES = array( 'include', 'exclude' );
	public const NAMES = array( 'general', 'archive', 'singular' );

	/** Row id. 0 if not stored. */
	public int $id;

	/** One of TYPES. */
	public string $type;

	/** One of NAMES. */
	public string $name;

	/** Restricts the name, for example to a post type. '' for all. */
	public string $sub_name;

	/** Post, term or user id. 0 for any. */
	public int $sub_id;

	/** The defaults are those of a new row: the entire site. An id without a sub name is ignored. */
	public function __construct( string $type = 'include', string $name = 'general', string $sub_name = '', int $sub_id = 0, int $id = 0 ) {
		$this->id       = $id;
		$this->type     = $type;
		$this->name     = $name;
		$this->sub_name = $sub_name;
		$this->sub_id   = '' === $sub_name ? 0 : $sub_id;
	}

	/** @param string $text Return value of __toString(), such as 'include/singular/post/12'. */
	public static function parse( string $text ): self {
		$parts = explode( '/', $text );
		return new self( $parts[0], $parts[1] ?? 'general', $parts[2] ?? '', (int) ( $parts[3] ?? 0 ) );
	}

	/** Returns type, name, sub name and id, without empty parts. */
	public function __toString(): string {
		return $this->type . '/' . $this->key();
	}

	/** Returns the part without the type, which matching uses. */
	public function key(): string {
		return $this->name . ( '' === $this->sub_name ? '' : "/$this->sub_name" ) . ( 0 === $this->sub_id ? '' : "/$this->sub_id" );
	}

	public function is_exclude(): bool {
		return 'exclude' === $this->type;
	}
}
