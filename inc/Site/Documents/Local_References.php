<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

use Templately\Shared\Blocks\Block_Source;
use stdClass;

/**
 * What the blocks of a bundle name by its number: posts, terms, menus and media of the same bundle, and what each is here.
 *
 * Numbers of a bundle are above 2,000,000,000, so that none is ever taken for an id of a site.
 */
final class Local_References {

	/** The first number of a bundle's objects. */
	public const FIRST = 2000000001;

	/** What template parts name as their theme. */
	private const THEME = 'this-theme';

	/** @var list<array<int, int>> */
	private array $ids;

	private string $theme;

	/**
	 * @param list<array<int, int>> $ids   Number in the bundle to id here; in several, where all in one would be a copy of many.
	 * @param string                $theme Slug of the theme that has the bundle's template parts; '' where they are not brought.
	 */
	public function __construct( array $ids = array(), string $theme = '' ) {
		$this->ids   = $ids;
		$this->theme = $theme;
	}

	/** Says whether a block that is nothing without what it names can have that here. */
	public function has( Block_Source $block ): bool {
		$named = array(
			'core/block'         => 'ref',
			'core/template-part' => 'theme',
		)[ $block->name ] ?? '';
		return '' !== $named && null !== $this->local_id( $block->name, $named, $block->attributes->$named ?? null );
	}

	/**
	 * Returns what an attribute names here.
	 *
	 * @param string $path  Name of one of its attributes; a point leads into an object.
	 * @param mixed  $value Its value.
	 * @return mixed Null where it names nothing of the bundle, or anything besides.
	 */
	public function local_id( string $block, string $path, $value ) {
		if ( 'core/template-part' === $block ) {
			if ( '' === $this->theme ) {
				return null;
			}
			return 'theme' === $path ? ( self::THEME === $value ? $this->theme : null ) : $value;
		}
		$names = false;
		$here  = $this->here( $value, $names );
		return $names ? $here : null;
	}

	/**
	 * @param mixed $value Value of an attribute, or a member of it.
	 * @param bool  $names Becomes true where it names something of the bundle.
	 * @return mixed Null where it names something that is not here.
	 */
	private function here( $value, bool &$names ) {
		if ( is_array( $value ) || $value instanceof stdClass ) {
			$here = array();
			foreach ( (array) $value as $name => $member ) {
				$one = $this->here( $member, $names );
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
