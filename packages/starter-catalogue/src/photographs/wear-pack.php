<?php
/**
 * Activates a pack's folder as the theme of the sandbox's site, with a page for each page and block, and prints their addresses as JSON.
 *
 * Expects $pack: folder, slug, title; names of pages and blocks; posts with title, excerpt and date.
 *
 * @package Templately
 */

declare( strict_types=1 );

kses_remove_filters();

$theme = get_theme_root() . "/{$pack['slug']}";
if ( ! is_link( $theme ) ) {
	symlink( $pack['folder'], $theme );
}
wp_clean_themes_cache();
switch_theme( $pack['slug'] );
update_option( 'blogname', $pack['title'] );
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules();

/**
 * Writes a post of a type, in place of the one with the same name.
 */
$write = static function ( array $post ): int {
	$old = get_posts(
		array(
			'post_type'   => $post['post_type'],
			'name'        => $post['post_name'],
			'post_status' => 'any',
			'numberposts' => 1,
		)
	);
	return (int) wp_insert_post( wp_slash( $post + array( 'ID' => $old ? $old[0]->ID : 0, 'post_status' => 'publish' ) ) );
};

// Without header and footer, as a block is photographed, and a page that is inserted.
$alone = $write(
	array(
		'post_type'    => 'wp_template',
		'post_name'    => 'page-alone',
		'post_title'   => 'Alone',
		'post_content' => '<!-- wp:post-content {"layout":{"type":"constrained"}} /-->',
	)
);
wp_set_post_terms( $alone, $pack['slug'], 'wp_theme' );

foreach ( $pack['posts'] as $post ) {
	$write(
		array(
			'post_type'    => 'post',
			'post_name'    => sanitize_title( $post['title'] ),
			'post_title'   => $post['title'],
			'post_content' => "<!-- wp:paragraph -->\n<p>{$post['excerpt']}</p>\n<!-- /wp:paragraph -->",
			'post_date'    => $post['date'] . ' 10:00:00',
			'edit_date'    => true,
		)
	);
}
$addresses = array();
foreach ( array( 'pages', 'blocks' ) as $type ) {
	foreach ( $pack[ $type ] as $name ) {
		$id = $write(
			array(
				'post_type'    => 'page',
				'post_name'    => $name,
				'post_title'   => $name,
				'post_content' => "<!-- wp:pattern {\"slug\":\"{$pack['slug']}/$name\"} /-->",
			)
		);
		update_post_meta( $id, '_wp_page_template', 'blocks' === $type ? 'page-alone' : '' );
		$addresses[ $name ] = get_permalink( $id );
	}
}
$hello = get_page_by_path( 'hello-world', OBJECT, 'post' );
if ( $hello ) {
	wp_delete_post( $hello->ID, true );
}

echo wp_json_encode( $addresses );
