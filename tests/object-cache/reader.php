<?php
/**
 * Plugin Name: A reader of everything
 * Description: Reads, where the query says templately_reads, all that a site's cache could have kept: 'warm' by it; 'stale' by it and then without, and says what differs.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Reads options, posts, terms and lists, those too that an import made and that may be gone.
 *
 * @return array<string, mixed> What was asked to what was answered.
 */
function templately_test_reads(): array {
	global $wpdb;
	$names = static function ( string $table, string $column ) use ( $wpdb ): array {
		return $wpdb->get_col( "SELECT pk FROM {$wpdb->prefix}templately_rows WHERE tbl = '$table' AND kind = 'row' UNION SELECT $column FROM $table ORDER BY 1" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
	};
	$said  = array( 'alloptions' => wp_load_alloptions() );
	foreach ( $names( $wpdb->options, 'option_name' ) as $name ) {
		if ( 1 !== preg_match( '/^(cron$|templately_|_transient_|_site_transient_)/', $name ) ) {
			$said[ "option $name" ] = get_option( $name, 'none' );
		}
	}
	foreach ( $names( $wpdb->posts, 'ID' ) as $id ) {
		$post                = get_post( (int) $id, ARRAY_A );
		$said[ "post $id" ]  = null === $post ? null : array_diff_key( $post, array( 'page_template' => 1 ) );
		$said[ "metas $id" ] = get_post_meta( (int) $id );
		foreach ( array( 'category', 'post_tag', 'wp_theme', 'nav_menu' ) as $taxonomy ) {
			$said[ "$taxonomy $id" ] = wp_list_pluck( get_the_terms( (int) $id, $taxonomy ) ?: array(), 'slug' );
		}
	}
	foreach ( $names( $wpdb->terms, 'term_id' ) as $id ) {
		$said[ "term $id" ] = get_term( (int) $id, '', ARRAY_A );
	}
	foreach ( array( 'post', 'page', 'attachment', 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' ) as $type ) {
		$said[ "all $type" ] = get_posts( array( 'post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'suppress_filters' => false ) );
		foreach ( array( 'home', 'about', 'header', 'first-frost', 'about/history' ) as $path ) {
			$said[ "$type $path" ] = get_page_by_path( $path, ARRAY_A, $type )['ID'] ?? 0;
		}
	}
	$said['terms'] = get_terms( array( 'hide_empty' => false, 'fields' => 'id=>slug' ) );
	$said['menus'] = wp_list_pluck( wp_get_nav_menus(), 'name' );
	unset( $said['alloptions']['cron'] );
	return array_map( 'wp_json_encode', $said );
}

add_action(
	'wp_loaded',
	static function (): void {
		$how = (string) ( $_GET['templately_reads'] ?? '' ); // phpcs:ignore WordPress.Security -- it reads.
		if ( '' === $how ) {
			return;
		}
		$cached = templately_test_reads();
		$stale  = array();
		if ( 'stale' === $how ) {
			wp_cache_flush();
			foreach ( templately_test_reads() as $name => $answer ) {
				if ( ( $cached[ $name ] ?? '' ) !== $answer ) {
					$stale[ $name ] = array( $cached[ $name ] ?? '', $answer );
				}
			}
		}
		wp_send_json( array( 'uses' => wp_using_ext_object_cache(), 'read' => count( $cached ), 'stale' => $stale ) );
	}
);
