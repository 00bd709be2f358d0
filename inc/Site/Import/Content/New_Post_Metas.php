<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Site\Import\Change_Log\New_Rows;

/**
 * Adds metas to new posts, as wp_insert_post() does.
 */
final class New_Post_Metas {

	private New_Rows $rows;

	private Waiting_Rows $waiting;

	/**
	 * @param New_Rows     $rows    Adds rows.
	 * @param Waiting_Rows $waiting Rows that wait for those of others.
	 */
	public function __construct( New_Rows $rows, Waiting_Rows $waiting ) {
		$this->rows    = $rows;
		$this->waiting = $waiting;
	}

	/**
	 * Adds metas to a new post. In one statement, where nobody listens between two of them.
	 *
	 * @param int                  $id    The post.
	 * @param string               $type  Its type.
	 * @param array<string, mixed> $given Names and values, slashed.
	 * @param bool                 $waits Whether its rows wait for those of others.
	 * @return array<string, list<string>> What is going to be read of those that wait: name to values, as they are stored.
	 */
	public function add( int $id, string $type, array $given, bool $waits ): array {
		$is_listened = New_Post_Listeners::is_between_metas();
		$metas       = array();
		$read        = array();
		foreach ( $given as $name => $value ) {
			$name  = (string) wp_unslash( (string) $name );
			$clean = self::meta( $id, $type, $name, wp_unslash( $value ) );
			if ( null === $clean ) {
				continue;
			}
			$stored  = (string) maybe_serialize( $clean[0] );
			$metas[] = array( $name, $clean[0], $stored );
			if ( $waits ) {
				$read[ $name ][] = $stored;
			}
			if ( $is_listened ) {
				$this->write( $id, $metas, $waits );
				$metas = array();
			}
		}
		if ( array() !== $metas ) {
			$this->write( $id, $metas, $waits );
		}
		return $read;
	}

	/**
	 * @param int    $id    The post.
	 * @param string $type  Its type.
	 * @param string $name  Name of a meta.
	 * @param mixed  $value Its value.
	 * @return array{mixed}|null The value that is kept, as WordPress keeps one that it finds nothing to update of; null where somebody else has it.
	 */
	private static function meta( int $id, string $type, string $name, $value ): ?array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		$clean = sanitize_meta( $name, $value, 'post', $type );
		if ( null !== apply_filters( 'update_post_metadata', null, $id, $name, $clean, '' ) ) {
			return null;
		}
		$clean = sanitize_meta( $name, $value, 'post', $type );
		return null === apply_filters( 'add_post_metadata', null, $id, $name, $clean, false ) ? array( $clean ) : null;
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * @param int                                $id    The post.
	 * @param list<array{string, mixed, string}> $metas Names, values, and these as they are stored.
	 * @param bool                               $waits Whether its rows wait for those of others.
	 */
	private function write( int $id, array $metas, bool $waits ): void {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's.
		$rows = array();
		foreach ( $metas as list( $name, $value, $stored ) ) {
			do_action( 'add_post_meta', $id, $name, $value );
			$rows[] = array( $name, $stored );
		}
		if ( $waits ) {
			$this->waiting->add_metas( $id, $metas, $rows );
			return;
		}
		$numbers = $this->rows->metas( $id, $rows );
		wp_cache_delete( $id, 'post_meta' );
		foreach ( $numbers as $place => $number ) {
			do_action( 'added_post_meta', $number, $id, $metas[ $place ][0], $metas[ $place ][1] );
		}
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}
}
