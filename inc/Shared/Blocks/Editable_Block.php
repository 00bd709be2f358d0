<?php

declare( strict_types=1 );

namespace Templately\Shared\Blocks;

use stdClass;
use WP_Block_Type_Registry;

/** A parsed block that can be edited. Unchanged parts keep their exact bytes. */
final class Editable_Block {

	/** With namespace, such as 'core/image'. */
	public string $name;

	/** @var stdClass Decoded to objects, so that {} stays {}. */
	public $attributes;

	/** @var list<string|self> HTML and inner blocks in document order. */
	public array $content = array();

	private string $opener;

	private string $closer = '';

	private string $before;

	private bool $is_void;

	/** @param array<int|string, string> $delimiter Opening delimiter, from Block_Markup::tokenize(). */
	private function __construct( array $delimiter ) {
		$attributes       = isset( $delimiter['attributes'] ) ? json_decode( $delimiter['attributes'] ) : null;
		$this->name       = false === strpos( $delimiter['name'], '/' ) ? 'core/' . $delimiter['name'] : $delimiter['name'];
		$this->attributes = $attributes instanceof stdClass ? $attributes : new stdClass();
		$this->opener     = $delimiter[0];
		$this->before     = $this->json();
		$this->is_void    = '/' === ( $delimiter['void'] ?? '' );
	}

	/** @return list<string|self> Parses markup that Block_Markup::validation_error() accepts. HTML and blocks in document order. */
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

	/** Adds a class to the outer HTML element, but not to the attributes. Returns false if the element has no class attribute. */
	public function add_class( string $name ): bool {
		$html  = is_string( $this->content[0] ?? null ) ? $this->content[0] : '';
		$html  = preg_replace( '/^(\s*<[a-z0-9]+\b[^>]*?\sclass=")/', "$1$name ", $html, 1, $count );
		$is_it = 1 === $count;
		if ( $is_it ) {
			$this->content[0] = (string) $html;
		}
		return $is_it;
	}

	/** Adds a class to the element and to the attributes, unless the block's type does not support it: the editor would report the block as invalid. */
	public function add_custom_class( string $name ): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $this->name );
		if ( null !== $type && block_has_support( $type, array( 'customClassName' ), true ) && $this->add_class( $name ) ) {
			$this->attributes->className = ltrim( ( $this->attributes->className ?? '' ) . ' ' . $name ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- core's attribute.
		}
	}

	/** @return list<self> */
	public function inner_blocks(): array {
		return array_values(
			array_filter(
				$this->content,
				static function ( $piece ): bool {
					return $piece instanceof self;
				}
			)
		);
	}

	public function __toString(): string {
		$opener = $this->opener;
		if ( $this->json() !== $this->before ) {
			$attributes = (array) $this->attributes;
			$opener     = '<!-- wp:' . preg_replace( '#^core/#', '', $this->name ) . ' ' . ( array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ' ) . ( $this->is_void ? '/' : '' ) . '-->';
		}
		return $opener . implode( '', $this->content ) . $this->closer;
	}

	private function json(): string {
		return array() === get_object_vars( $this->attributes ) ? '{}' : (string) wp_json_encode( $this->attributes );
	}
}
