<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Blocks\Editable_Block;
use stdClass;

/** Maps references in a bundle's blocks (posts, terms, menus, media) to this site's ids. Bundle ids are above 2,000,000,000, so no local id equals one. */
final class Local_References {

	private const THEME = 'this-theme';

	/** @var list<array<int, int>> */
	private array $ids;

	private string $theme;

	/**
	 * @param list<array<int, int>> $ids Several maps of bundle id to local id, to avoid merging large ones.
	 * @param string $theme Slug of the local theme for template parts. '' if they are not imported.
	 */
	public function __construct( array $ids = array(), string $theme = '' ) {
		$this->ids   = $ids;
		$this->theme = $theme;
	}

	/** Checks whether the object that a block consists of was imported. */
	public function has( Editable_Block $block ): bool {
		$named = array(
			'core/block'         => 'ref',
			'core/template-part' => 'theme',
		)[ $block->name ] ?? '';
		return '' !== $named && null !== $this->local_id( $block->name, $named, $block->attributes->$named ?? null );
	}

	/**
	 * @param mixed $value
	 * @return mixed Local value of an attribute. null if it refers to anything that was not imported, or to nothing.
	 */
	public function local_id( string $block, string $path, $value ) {
		if ( 'core/template-part' === $block ) {
			if ( '' === $this->theme ) {
				return null;
			}
			return 'theme' === $path ? ( self::THEME === $value ? $this->theme : null ) : $value;
		}
		$names = false;
		$here  = $this->map_value( $value, $names );
		return $names ? $here : null;
	}

	/**
	 * @param mixed $value An attribute, or a member of one.
	 * @param bool $names Set to true if it contains a bundle id.
	 * @return mixed null if it contains an id that was not imported.
	 */
	private function map_value( $value, bool &$names ) {
		if ( is_array( $value ) || $value instanceof stdClass ) {
			$here = array();
			foreach ( (array) $value as $name => $member ) {
				$one = $this->map_value( $member, $names );
				if ( null === $one && null !== $member ) {
					return null;
				}
				$here[ $name ] = $one;
			}
			return is_array( $value ) ? $here : (object) $here;
		}
		if ( ! is_int( $value ) && ( ! is_string( $value ) || ! ctype_digit( $value ) ) ) {
			return $value;
		}
		foreach ( $this->ids as $ids ) {
			if ( isset( $ids[ (int) $value ] ) ) {
				$names = true;
				return is_string( $value ) ? (string) $ids[ (int) $value ] : $ids[ (int) $value ];
			}
		}
		return null;
	}
}
