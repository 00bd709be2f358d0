<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * The object cache of one chunk: what is read and written in it stays in this process until the transaction is stored, so that
 * nobody else sees what may be taken back. It stands in place of WordPress's own object cache meanwhile, whichever that is.
 */
final class Batch_Object_Cache {

	/** @var object The cache that it stands for. */
	private $real;

	/** @var array<string, array<string|int, mixed>> Group to key to value. */
	private array $values = array();

	/** @var array<string, array<string|int, true>> What was changed: group to key. */
	private array $changed = array();

	/** @var array<string, true> Groups that were emptied. */
	private array $emptied = array();

	/** Whether all was emptied. */
	private bool $is_emptied = false;

	/**
	 * Puts itself in place of the object cache.
	 */
	public static function begin(): self {
		$cache                      = new self();
		$cache->real                = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = $cache; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- for the length of a transaction.
		return $cache;
	}

	/** Forgets all that is in it: the transaction begins again. */
	public function clear(): void {
		$this->values     = array();
		$this->changed    = array();
		$this->emptied    = array();
		$this->is_emptied = false;
	}

	/**
	 * Puts the object cache back.
	 *
	 * @param bool $is_stored Whether the transaction was stored: what it changed is deleted there then, for all.
	 */
	public function end( bool $is_stored ): void {
		$GLOBALS['wp_object_cache'] = $this->real; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what was there.
		wp_cache_flush_runtime();
		if ( ! $is_stored ) {
			return;
		}
		if ( $this->is_emptied ) {
			// Others have read meanwhile what was so until now.
			wp_cache_flush();
			return;
		}
		foreach ( array_keys( $this->emptied ) as $group ) {
			wp_cache_flush_group( (string) $group );
		}
		foreach ( $this->changed as $group => $keys ) {
			foreach ( $keys as $key => $yes ) {
				wp_cache_delete( $key, $group );
			}
			if ( isset( $keys['last_changed'] ) ) {
				wp_cache_set( 'last_changed', microtime(), $group );
			}
		}
	}

	/**
	 * @param string|int $key   Key.
	 * @param string     $group Group.
	 * @param bool       $force Not used.
	 * @param bool|null  $found Whether it is there.
	 * @param-out bool   $found
	 * @return mixed
	 */
	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$group = self::group( $group );
		$found = isset( $this->values[ $group ] ) && array_key_exists( $key, $this->values[ $group ] );
		$value = $found ? $this->values[ $group ][ $key ] : false;
		return is_object( $value ) ? clone $value : $value;
	}

	/**
	 * @param array<string|int> $keys  Keys.
	 * @param string            $group Group.
	 * @param bool              $force Not used.
	 * @return array<string|int, mixed>
	 */
	public function get_multiple( $keys, $group = 'default', $force = false ) {
		$values = array();
		foreach ( $keys as $key ) {
			$values[ $key ] = $this->get( $key, $group );
		}
		return $values;
	}

	/**
	 * @param string|int $key    Key.
	 * @param mixed      $value  Value.
	 * @param string     $group  Group.
	 * @param int        $expire Not used.
	 */
	public function add( $key, $value, $group = 'default', $expire = 0 ): bool {
		$found = false;
		$this->get( $key, $group, false, $found );
		if ( $found || wp_suspend_cache_addition() ) {
			return false;
		}
		$this->values[ self::group( $group ) ][ $key ] = is_object( $value ) ? clone $value : $value;
		if ( 'last_changed' === $key ) {
			$this->changed[ self::group( $group ) ][ $key ] = true;
		}
		return true;
	}

	/**
	 * @param array<string|int, mixed> $values Key to value.
	 * @param string                   $group  Group.
	 * @param int                      $expire Not used.
	 * @return array<string|int, bool>
	 */
	public function add_multiple( $values, $group = '', $expire = 0 ) {
		$added = array();
		foreach ( $values as $key => $value ) {
			$added[ $key ] = $this->add( $key, $value, $group );
		}
		return $added;
	}

	/**
	 * @param string|int $key    Key.
	 * @param mixed      $value  Value.
	 * @param string     $group  Group.
	 * @param int        $expire Not used.
	 */
	public function set( $key, $value, $group = 'default', $expire = 0 ): bool {
		$this->values[ self::group( $group ) ][ $key ]  = is_object( $value ) ? clone $value : $value;
		$this->changed[ self::group( $group ) ][ $key ] = true;
		return true;
	}

	/**
	 * @param array<string|int, mixed> $values Key to value.
	 * @param string                   $group  Group.
	 * @param int                      $expire Not used.
	 * @return array<string|int, bool>
	 */
	public function set_multiple( $values, $group = '', $expire = 0 ) {
		foreach ( $values as $key => $value ) {
			$this->set( $key, $value, $group );
		}
		return array_fill_keys( array_keys( $values ), true );
	}

	/**
	 * @param string|int $key    Key.
	 * @param mixed      $value  Value.
	 * @param string     $group  Group.
	 * @param int        $expire Not used.
	 */
	public function replace( $key, $value, $group = 'default', $expire = 0 ): bool {
		$found = false;
		$this->get( $key, $group, false, $found );
		return $found && $this->set( $key, $value, $group );
	}

	/**
	 * @param string|int $key        Key.
	 * @param string     $group      Group.
	 * @param bool       $deprecated Not used.
	 */
	public function delete( $key, $group = 'default', $deprecated = false ): bool {
		unset( $this->values[ self::group( $group ) ][ $key ] );
		$this->changed[ self::group( $group ) ][ $key ] = true;
		return true;
	}

	/**
	 * @param array<string|int> $keys  Keys.
	 * @param string            $group Group.
	 * @return array<string|int, bool>
	 */
	public function delete_multiple( $keys, $group = '' ) {
		foreach ( $keys as $key ) {
			$this->delete( $key, $group );
		}
		return array_fill_keys( $keys, true );
	}

	/**
	 * @param string|int $key    Key.
	 * @param int        $offset How much.
	 * @param string     $group  Group.
	 * @return int|false
	 */
	public function incr( $key, $offset = 1, $group = 'default' ) {
		$found = false;
		$value = $this->get( $key, $group, false, $found );
		if ( ! $found ) {
			return false;
		}
		$this->set( $key, max( 0, (int) $value + $offset ), $group );
		return max( 0, (int) $value + $offset );
	}

	/**
	 * @param string|int $key    Key.
	 * @param int        $offset How much.
	 * @param string     $group  Group.
	 * @return int|false
	 */
	public function decr( $key, $offset = 1, $group = 'default' ) {
		return $this->incr( $key, -$offset, $group );
	}

	/** Empties it, and the real one: what is stored there may be what the caller is rid of. */
	public function flush(): bool {
		$this->values     = array();
		$this->is_emptied = true;
		return (bool) $this->__call( 'flush', array() );
	}

	/** Forgets values, and not what was changed. */
	public function flush_runtime(): bool {
		$this->values = array();
		return true;
	}

	/**
	 * @param string $group Group.
	 */
	public function flush_group( $group ): bool {
		unset( $this->values[ $group ] );
		$this->emptied[ $group ] = true;
		return true;
	}

	/**
	 * @param int $id Id of a site.
	 */
	public function switch_to_blog( $id ): void {
		$this->values = array();
		$this->__call( 'switch_to_blog', array( $id ) );
	}

	/**
	 * Passes on what else an object cache can do.
	 *
	 * @param string       $name      Method.
	 * @param array<mixed> $arguments Arguments.
	 * @return mixed
	 */
	public function __call( string $name, array $arguments ) {
		/** @var callable $method */
		$method = array( $this->real, $name );
		return is_callable( $method ) ? $method( ...$arguments ) : false;
	}

	/**
	 * @param string $name Property.
	 * @return mixed
	 */
	public function __get( string $name ) {
		return $this->real->$name;
	}

	/**
	 * @param string $name Property.
	 */
	public function __isset( string $name ): bool {
		return isset( $this->real->$name );
	}

	/**
	 * @param string $group Group; '' for the common one.
	 */
	private static function group( string $group ): string {
		return '' === $group ? 'default' : $group;
	}
}
