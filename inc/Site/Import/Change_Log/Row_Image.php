<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

use Templately\Site\Import\Database\Import_Database;

/**
 * A row as the journal keeps it: whole, as JSON, or as a hash of what a person may have changed.
 *
 * @phpstan-import-type Row from Table_Keys
 */
final class Row_Image {

	/** Hash of a row that is not there. */
	public const ABSENT = '-';

	/** Columns that change without anybody's doing, by table. */
	private const RESTLESS = array(
		'posts'         => array( 'post_modified', 'post_modified_gmt', 'comment_count', 'to_ping', 'pinged' ),
		'term_taxonomy' => array( 'count' ),
		'options'       => array( 'option_id', 'autoload' ),
	);

	/** Options of which parts belong to different people: put back part by part. */
	private const MERGED = '/^(cron|active_plugins|sidebars_widgets|sticky_posts|theme_mods_.*|widget_.*|.*user_roles|category_children|recently_activated|uninstall_plugins|nav_menu_options)$/D';

	/** Options that WordPress makes by itself, or that are ours. */
	private const PASSING = '/^(_transient_|_site_transient_|templately_|rewrite_rules$)/';

	/** Metas of users and posts that say who is there just now. */
	private const SESSIONS = array( 'session_tokens', '_edit_lock' );

	private Import_Database $database;

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Writes a row as JSON. What is no text stands as { "base64": … }.
	 *
	 * @param array<string, mixed>|null $row The row; null where there is none.
	 */
	public static function encode( ?array $row ): ?string {
		if ( null === $row ) {
			return null;
		}
		$json = json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- thousands of rows, nearly all of them text.
		if ( false !== $json ) {
			return $json;
		}
		foreach ( $row as $name => $value ) {
			if ( is_string( $value ) && 1 !== preg_match( '//u', $value ) ) {
				$row[ $name ] = array( 'base64' => base64_encode( $value ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- JSON knows text only.
			}
		}
		return (string) wp_json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Reads what encode() wrote.
	 *
	 * @param string|null $json The JSON.
	 * @return array<string, mixed>|null
	 */
	public static function decode( ?string $json ): ?array {
		if ( null === $json ) {
			return null;
		}
		$row = (array) json_decode( $json, true );
		foreach ( $row as $name => $value ) {
			if ( is_array( $value ) && array( 'base64' ) === array_keys( $value ) ) {
				$row[ $name ] = (string) base64_decode( $value['base64'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- what encode() wrote.
			}
		}
		return $row;
	}

	/**
	 * Returns a hash of what a person may have changed in a row.
	 *
	 * @param string                   $table Its table.
	 * @param array<string, mixed>|null $row   The row; null where there is none.
	 */
	public function hash( string $table, ?array $row ): string {
		if ( null === $row ) {
			return self::ABSENT;
		}
		foreach ( self::RESTLESS as $name => $columns ) {
			if ( $this->database->core_table( $name ) === $table ) {
				$row = array_diff_key( $row, array_flip( $columns ) );
			}
		}
		return hash( 'sha256', (string) self::encode( $row ) );
	}

	/**
	 * Says whether a row is put back part by part.
	 *
	 * @param string                    $table Its table.
	 * @param string                    $key   Its key.
	 * @param array<string, mixed>|null $row   The row.
	 */
	public function is_merged( string $table, string $key, ?array $row ): bool {
		if ( $this->database->core_table( 'options' ) === $table ) {
			return 1 === preg_match( self::MERGED, $key );
		}
		return null !== $row && $this->database->core_table( 'posts' ) === $table && 'wp_global_styles' === $row['post_type'];
	}

	/**
	 * Returns what a revert needs to know of a row as the import left it, beside its hash: all of what is merged, when a post was
	 * saved, to which post a meta belongs.
	 *
	 * @param string                    $table Its table.
	 * @param string                    $key   Its key.
	 * @param array<string, mixed>|null $row   The row.
	 * @return array<string, mixed>|null
	 */
	public function encode_after( string $table, string $key, ?array $row ): ?array {
		if ( null === $row || $this->is_merged( $table, $key, $row ) ) {
			return $row;
		}
		foreach ( array(
			'posts'    => 'post_modified_gmt',
			'postmeta' => 'post_id',
		) as $name => $column ) {
			if ( $this->database->core_table( $name ) === $table ) {
				return array( $column => $row[ $column ] );
			}
		}
		return null;
	}

	/**
	 * Says whether a row is nobody's: sessions, locks, what is kept for a while, and what is ours.
	 *
	 * @param string                    $table Its table.
	 * @param string                    $key   Its key.
	 * @param array<string, mixed>|null $row   The row.
	 */
	public function is_transient( string $table, string $key, ?array $row ): bool {
		if ( 0 === strpos( $table, $this->database->prefix() . 'templately_' ) ) {
			return true;
		}
		if ( $this->database->core_table( 'options' ) === $table ) {
			return 1 === preg_match( self::PASSING, $key );
		}
		return null !== $row && in_array( $row['meta_key'] ?? '', self::SESSIONS, true );
	}
}
