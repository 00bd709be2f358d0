<?php
/**
 * Plugin Name: An object cache that outlives the request
 * Description: Stands in for Redis in tests: values lie in files that all processes share, and each process keeps what it has read. Its folder is TEMPLATELY_CACHE_FOLDER.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP, WordPress.PHP, WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting, Universal.Files.SeparateFunctionsFromOO -- WordPress names these functions and their arguments, and is not there yet.

/** As WordPress's own, and shared. */
class WP_Object_Cache {

	/** @var array<string, mixed> What this process has read or written: name to value. */
	private $kept = array();

	/** @var array<string, true> */
	private $alone = array();

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$name = self::name( $key, $group );
		if ( ( $force || ! array_key_exists( $name, $this->kept ) ) && ! isset( $this->alone[ $group ] ) ) {
			unset( $this->kept[ $name ] );
			$stored = is_file( self::file( $name ) ) ? unserialize( (string) @file_get_contents( self::file( $name ) ) ) : false;
			if ( is_array( $stored ) && ( 0 === $stored['until'] || $stored['until'] > time() ) ) {
				$this->kept[ $name ] = $stored['value'];
			}
		}
		$found = array_key_exists( $name, $this->kept );
		$value = $found ? $this->kept[ $name ] : false;
		return is_object( $value ) ? clone $value : $value;
	}

	public function set( $key, $value, $group = 'default', $expire = 0 ) {
		$name                = self::name( $key, $group );
		$value               = is_object( $value ) ? clone $value : $value;
		$this->kept[ $name ] = $value;
		if ( ! isset( $this->alone[ $group ] ) ) {
			$part = self::file( $name ) . '.' . getmypid();
			is_dir( dirname( $part ) ) || @mkdir( dirname( $part ), 0777, true );
			file_put_contents( $part, serialize( array( 'key' => $key, 'group' => (string) $group, 'until' => $expire > 0 ? time() + (int) $expire : 0, 'value' => $value ) ) );
			rename( $part, self::file( $name ) );
		}
		return true;
	}

	public function add( $key, $value, $group = 'default', $expire = 0 ) {
		$found = false;
		$this->get( $key, $group, true, $found );
		return ! $found && ! wp_suspend_cache_addition() && $this->set( $key, $value, $group, $expire );
	}

	public function replace( $key, $value, $group = 'default', $expire = 0 ) {
		$found = false;
		$this->get( $key, $group, true, $found );
		return $found && $this->set( $key, $value, $group, $expire );
	}

	public function delete( $key, $group = 'default' ) {
		$name = self::name( $key, $group );
		unset( $this->kept[ $name ] );
		return is_file( self::file( $name ) ) && @unlink( self::file( $name ) );
	}

	public function incr( $key, $offset = 1, $group = 'default' ) {
		$found = false;
		$value = max( 0, (int) $this->get( $key, $group, true, $found ) + $offset );
		return $found && $this->set( $key, $value, $group ) ? $value : false;
	}

	public function decr( $key, $offset = 1, $group = 'default' ) {
		return $this->incr( $key, -$offset, $group );
	}

	public function flush() {
		$this->kept = array();
		array_map( 'unlink', glob( TEMPLATELY_CACHE_FOLDER . '/*/*' ) ?: array() );
		return true;
	}

	public function flush_group( $group ) {
		$this->kept = array();
		array_map( 'unlink', glob( TEMPLATELY_CACHE_FOLDER . '/' . rawurlencode( (string) $group ) . '/*' ) ?: array() );
		return true;
	}

	public function flush_runtime() {
		$this->kept = array();
		return true;
	}

	public function add_non_persistent_groups( $groups ) {
		$this->alone += array_fill_keys( (array) $groups, true );
	}

	private static function name( $key, $group ) {
		return rawurlencode( '' === (string) $group ? 'default' : (string) $group ) . '/' . md5( (string) $key );
	}

	private static function file( $name ) {
		return TEMPLATELY_CACHE_FOLDER . "/$name";
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->add( $key, $data, $group, (int) $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->replace( $key, $data, $group, (int) $expire );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, (int) $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, $offset, $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->decr( $key, $offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}

function wp_cache_flush_group( $group ) {
	return $GLOBALS['wp_object_cache']->flush_group( $group );
}

function wp_cache_supports( $feature ) {
	return in_array( $feature, array( 'flush_runtime', 'flush_group' ), true );
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {
	unset( $groups );
}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_non_persistent_groups( $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {
	unset( $blog_id );
}
