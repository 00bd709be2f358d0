<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;

/** Hub controller with one write that stores its response, and a table that shows each run. */
final class Things_Controller implements Controller {

	public static function routes(): array {
		return array(
			'make_thing' => array(
				'method'       => 'POST',
				'path'         => '/things/(?P<place>[a-z]+)',
				'summary'      => 'Makes a thing.',
				'object'       => 'can_make',
				'scope'        => 'account',
				'keeps_answer' => true,
				'args'         => array(
					'place' => Schema::required( Schema::text( 20 ) ),
					'name'  => Schema::text( 100 ),
					'size'  => Schema::integer( 0, array( 'default' => 1 ) ),
				),
				'response'     => Schema::record(
					array(
						'number' => Schema::integer(),
						'size'   => array( 'type' => 'number' ),
						'more'   => Schema::map_of( Schema::text() ),
					)
				),
				'status'       => 201,
			),
		);
	}

	/** @param array<string, mixed> $arguments Validated arguments. */
	public function can_make( array $arguments ): bool {
		return 'elsewhere' !== $arguments['place'];
	}

	/**
	 * @param array<string, mixed> $arguments Validated arguments.
	 * @return array<string, mixed>
	 * @throws Failure 409 for a refused thing (nothing is stored) or a late one (it is stored).
	 */
	public function make_thing( array $arguments, Actor $actor ): array {
		global $wpdb;
		$before = self::all();
		$wpdb->insert(
			$wpdb->prefix . 'templately_terms',
			array(
				'taxonomy' => 'thing',
				'slug'     => $arguments['place'] . '-' . wp_generate_uuid4(),
				'name'     => (string) ( $arguments['name'] ?? '' ),
				'details'  => '{}',
			)
		);
		usleep( 100000 );
		if ( 'refused' === ( $arguments['name'] ?? '' ) ) {
			throw new Failure( 'refused', 'Not today.', 409 );
		}
		if ( 'late' === ( $arguments['name'] ?? '' ) ) {
			throw ( new Failure( 'version_conflict', 'Somebody was quicker.', 409, array( 'name' => 'Late.' ), array( 'newest' => 7 ) ) )->with_stored_work();
		}
		return array(
			'number' => 1 + $before,
			'size'   => 0.5 * $arguments['size'],
			'more'   => array(),
		);
	}

	/** Number of things. */
	public static function all(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_terms WHERE taxonomy = 'thing'" );
	}
}
