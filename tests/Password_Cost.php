<?php

declare( strict_types=1 );

namespace Templately\Tests;

use ReflectionProperty;
use Templately\Hub\Accounts\Password_Hasher;

/** Lowers the cost of password hashing in the test process to PHP's minimum. Web servers of the tests hash as usual. */
final class Password_Cost {

	/** @var array<string, int> Original options. */
	private static array $real = array();

	public static function lower(): void {
		self::$real = self::$real ?: self::argon()->getValue();
		self::argon()->setValue( null, array( 'memory_cost' => 8, 'time_cost' => 1, 'threads' => 1 ) );
		add_filter( 'wp_hash_password_options', array( self::class, 'wordpress_options' ) );
	}

	public static function restore(): void {
		self::argon()->setValue( null, self::$real );
		remove_filter( 'wp_hash_password_options', array( self::class, 'wordpress_options' ) );
	}

	/** @return array{cost: int} Options of bcrypt, WordPress's algorithm. */
	public static function wordpress_options(): array {
		return array( 'cost' => 4 );
	}

	/** Property with the plugin's Argon2 options. */
	private static function argon(): ReflectionProperty {
		$property = new ReflectionProperty( Password_Hasher::class, 'argon' );
		$property->setAccessible( true );
		return $property;
	}
}
