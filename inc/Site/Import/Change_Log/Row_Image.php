<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Change_Log;

/**
 * A row as the log stores it: as JSON, or as a hash. Pure. Tables are named without prefix ('posts'); those of plugins are ''.
 * @phpstan-import-type Row from Table_Keys
 */
final class Row_Image {

	public const ABSENT = '-';

	/** Hash of a row that others changed between two writes of the import. */
	public const SHARED = 'shared';

	/** Columns that change by themselves. */
	private const VOLATILE = array(
		'posts'         => array( 'comment_count', 'to_ping', 'pinged' ),
		'term_taxonomy' => array( 'count' ),
		'options'       => array( 'option_id', 'autoload' ),
	);

	/** Options that several people share. */
	private const MERGED = '/^(cron|active_plugins|sidebars_widgets|sticky_posts|theme_mods_.*|widget_.*|.*user_roles|recently_activated|uninstall_plugins|nav_menu_options|\w+_children)$/D';

	/** Options that WordPress makes by itself, ours, and Elementor's caches. */
	private const IGNORED = '/^(_transient_|_site_transient_|templately_|rewrite_rules$|elementor_atomic_cache_validity__|_elementor_(design_system_sync_css_meta|element_cache_unique_id)$)/';

	/** Sessions, edit locks, and Elementor's caches, which are cleared after an import and a revert. */
	private const IGNORED_META = array( 'session_tokens', '_edit_lock', '_elementor_css', '_elementor_element_cache', '_elementor_page_assets' );

	private const OWNERS = array(
		'postmeta'    => 'post_id',
		'termmeta'    => 'term_id',
		'commentmeta' => 'comment_id',
		'usermeta'    => 'user_id',
	);

	/**
	 * Binary values become [ base64 ].
	 * @param Row|null $row
	 */
	public static function encode( ?array $row ): ?string {
		if ( null === $row ) {
			return null;
		}
		foreach ( $row as $column => $value ) {
			if ( is_string( $value ) && 1 !== preg_match( '//u', $value ) ) {
				$row[ $column ] = array( base64_encode( $value ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- JSON has text only.
			}
		}
		return (string) json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- it is text by now.
	}

	/** @return Row|null */
	public static function decode( ?string $json ): ?array {
		if ( null === $json ) {
			return null;
		}
		$row = array();
		foreach ( (array) json_decode( $json, true ) as $column => $value ) {
			$row[ $column ] = is_array( $value ) ? (string) base64_decode( $value[0], true ) : $value; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- what encode() wrote.
		}
		return $row;
	}

	/**
	 * Returns the number of columns, and the hash of those that are not volatile.
	 * @param Row|null $row
	 */
	public static function hash( string $table, ?array $row ): string {
		return null === $row ? self::ABSENT : count( $row ) . ':' . substr( hash( 'sha256', (string) self::encode( array_diff_key( $row, array_flip( self::VOLATILE[ $table ] ?? array() ) ) ) ), 0, 56 );
	}

	/**
	 * Ignores columns that were added to the table since, wherever they are.
	 * @param Row|null $row
	 */
	public static function has_hash( string $table, ?array $row, string $hash ): bool {
		$count = (int) $hash;
		$added = count( $row ?? array() ) - $count;
		for ( $at = $count; null !== $row && $count > 0 && $added > 0 && $at >= 0; --$at ) {
			if ( self::hash( $table, array_slice( $row, 0, $at ) + array_slice( $row, $at + $added ) ) === $hash ) {
				return true;
			}
		}
		return self::hash( $table, $row ) === $hash;
	}

	/**
	 * Says whether a row is undone part by part.
	 * @param Row $row
	 */
	public static function is_merged( string $table, array $row ): bool {
		return 'options' === $table ? 1 === preg_match( self::MERGED, (string) $row['option_name'] ) : 'posts' === $table && 'wp_global_styles' === $row['post_type'];
	}

	/**
	 * @param Row|null $row
	 * @return Row|null What a revert needs besides the hash: the whole row where it is merged, the object of a meta.
	 */
	public static function after( string $table, ?array $row ): ?array {
		if ( null === $row || self::is_merged( $table, $row ) ) {
			return $row;
		}
		return isset( self::OWNERS[ $table ] ) ? array_intersect_key( $row, array( self::OWNERS[ $table ] => '' ) ) : null;
	}

	/** @param Row $row */
	public static function is_ignored( string $table, array $row ): bool {
		$name = 'options' === $table ? $row['option_name'] : ( 'sitemeta' === $table ? $row['meta_key'] : null );
		return null !== $name ? 1 === preg_match( self::IGNORED, $name ) : in_array( $row['meta_key'] ?? '', self::IGNORED_META, true );
	}
}
