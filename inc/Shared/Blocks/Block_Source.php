<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;

/**
 * A serialised block that can be changed: what stays as it was keeps its bytes.
 */
final class Block_Source {

	/** Full name, such as 'core/image'. */
	public string $name;

	/** @var stdClass Attributes of its delimiter, decoded to objects so that {} stays {}. */
	public $attributes;

	/** @var list<string|self> HTML and inner blocks, as they follow each other. */
	public array $content = array();

	private string $opener;

	private string $closer = '';

	/** The attributes as they were, in JSON. */
	private string $before;

	private bool $is_void;

	/**
	 * @param array<int|string, string> $delimiter Its first delimiter, as Markup::pieces() returns it.
	 */
	private function __construct( array $delimiter ) {
		$attributes       = isset( $delimiter['attributes'] ) ? json_decode( $delimiter['attributes'] ) : null;
		$this->name       = false === strpos( $delimiter['name'], '/' ) ? 'core/' . $delimiter['name'] : $delimiter['name'];
		$this->attributes = $attributes instanceof stdClass ? $attributes : new stdClass();
		$this->opener     = $delimiter[0];
		$this->before     = $this->json();
		$this->is_void    = '/' === ( $delimiter['void'] ?? '' );
	}

	/**
	 * Parses markup whose delimiters are sound: see Markup::fault().
	 *
	 * @param string $markup Serialised blocks.
	 * @return list<string|self> HTML and blocks, as they follow each other.
	 */
	public static function parse( string $markup ): array {
		$root  = new self(
			array(
				'',
				'name' => 'root',
			)
		);
		$stack = array( $root );
		foreach ( Block_Markup::tokenize( $markup ) as $piece ) {
			$parent = end( $stack );
			if ( is_string( $piece ) ) {
				$parent->content[] = $piece;
			} elseif ( '/' === ( $piece['closer'] ?? '' ) ) {
				if ( count( $stack ) > 1 ) {
					array_pop( $stack )->closer = $piece[0];
				}
			} else {
				$block             = new self( $piece );
				$parent->content[] = $block;
				if ( ! $block->is_void ) {
					$stack[] = $block;
				}
			}
		}
		return $root->content;
	}

	/**
	 * Gives the element of its own HTML a class, but does not note that in the attributes.
	 *
	 * @return bool Whether it could: it begins with an element that has classes.
	 */
	public function add_class( string $name ): bool {
		$html  = is_string( $this->content[0] ?? null ) ? $this->content[0] : '';
		$html  = preg_replace( '/^(\s*<[a-z0-9]+\b[^>]*?\sclass=")/', "$1$name ", $html, 1, $count );
		$is_it = 1 === $count;
		if ( $is_it ) {
			$this->content[0] = (string) $html;
		}
		return $is_it;
	}

	/** Returns the markup. */
	public function __toString(): string {
		$opener = $this->opener;
		if ( $this->json() !== $this->before ) {
			$attributes = (array) $this->attributes;
			$opener     = '<!-- wp:' . preg_replace( '#^core/#', '', $this->name ) . ' ' . ( array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ' ) . ( $this->is_void ? '/' : '' ) . '-->';
		}
		return $opener . implode( '', $this->content ) . $this->closer;
	}

	/** Returns its attributes in JSON. Most blocks have none. */
	private function json(): string {
		return array() === get_object_vars( $this->attributes ) ? '{}' : (string) wp_json_encode( $this->attributes );
	}
}
