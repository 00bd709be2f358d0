<?php

declare( strict_types=1 );

namespace Templately\Tests;

use ReflectionProperty;
use Templately\Hub\Accounts\Password_Hasher;

/**
 * What hashing a password costs in a process of the tests: as little as PHP allows, because they make hundreds of users and
 * accounts. Only reflection reaches it; web servers of the tests hash as every site does.
 */
final class Password_Cost {

	/** @var array<string, int> What the product has. */
	private static array $real = array();

	/** Makes hashing cheap. */
	public static function lower(): void {
		self::$real = self::$real ?: self::argon()->getValue();
		self::argon()->setValue( null, array( 'memory_cost' => 8, 'time_cost' => 1, 'threads' => 1 ) );
		add_filter( 'wp_hash_password_options', array( self::class, 'wordpress_options' ) );
	}

	/** Makes hashing cost what it does on every site. */
	public static function restore(): void {
		self::argon()->setValue( null, self::$real );
		remove_filter( 'wp_hash_password_options', array( self::class, 'wordpress_options' ) );
	}

	/**
	 * @return array{cost: int} Options of bcrypt, WordPress's algorithm.
	 */
	public static function wordpress_options(): array {
		return array( 'cost' => 4 );
	}

	/** Returns the property that has the product's options of Argon2. */
	private static function argon(): ReflectionProperty {
		$property = new ReflectionProperty( Password_Hasher::class, 'argon' );
		$property->setAccessible( true );
		return $property;
	}
}
