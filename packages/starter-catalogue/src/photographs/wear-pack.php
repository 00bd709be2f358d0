<?php
/**
 * Dresses the sandbox's site in a pack, as a full-site import would: pictures, fonts, global styles, templates, pages.
 *
 * Expects $pack (slug, folder, theme, pages, sections, parts, menu, posts: as wear.ts writes them) and prints the addresses
 * of pages and blocks as JSON.
 *
 * @package Templately
 */

declare( strict_types=1 );

kses_remove_filters();

$uploads = wp_upload_dir();
$folder  = "{$uploads['basedir']}/{$pack['slug']}";
$address = "{$uploads['baseurl']}/{$pack['slug']}";
wp_mkdir_p( "$folder/fonts" );
foreach ( array( 'images/*.webp', 'fonts/*.woff2' ) as $pattern ) {
	foreach ( (array) glob( "{$pack['folder']}/$pattern" ) as $file ) {
		copy( (string) $file, $folder . ( 'fonts' === basename( dirname( (string) $file ) ) ? '/fonts/' : '/' ) . basename( (string) $file ) );
	}
}

/**
 * Puts this site's addresses in place of a document's.
 */
$localise = static function ( string $text ) use ( $address ): string {
	$text = (string) preg_replace( '#https://media\.templately\.invalid/(?:\d+/)?#', "$address/", $text );
	return (string) preg_replace_callback(
		'#https://pages\.templately\.invalid/([a-z0-9-]+)/#',
		static function ( array $found ): string {
			return home_url( "/{$found[1]}/" );
		},
		$text
	);
};

/**
 * Writes a post of a type, in place of the one with the same name.
 */
$write = static function ( string $type, string $slug, string $title, string $content ) use ( $localise ): int {
	$old = get_posts(
		array(
			'post_type'   => $type,
			'name'        => $slug,
			'post_status' => 'any',
			'numberposts' => 1,
		)
	);
	return (int) wp_insert_post(
		wp_slash(
			array(
				'ID'           => $old ? $old[0]->ID : 0,
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => $localise( $content ),
			)
		)
	);
};

update_option( 'blogname', $pack['title'] );
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules();

wp_update_post(
	wp_slash(
		array(
			'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
			'post_content' => $localise( (string) wp_json_encode( $pack['theme'] + array( 'isGlobalStylesUserThemeJSON' => true ), JSON_UNESCAPED_SLASHES ) ),
		)
	)
);

$links = '';
foreach ( $pack['menu']['entries'] as $entry ) {
	$attributes = array(
		'label' => $entry['label'],
		'type'  => 'page',
		'url'   => "https://pages.templately.invalid/{$entry['page']}/",
		'kind'  => 'custom',
	);
	$links     .= '<!-- wp:navigation-link ' . serialize_block_attributes( $attributes ) . ' /-->';
}
$names = array(
	"\"ref\":{$pack['menu']['id']}" => '"ref":' . $write( 'wp_navigation', "{$pack['slug']}-navigation", $pack['menu']['name'], $links ),
	'"theme":"this-theme"'           => '"theme":"' . get_stylesheet() . '"',
);

$templates = $pack['parts'];
// Without header and footer, as a block is photographed, and a page that is inserted.
$templates[] = array(
	'slug'    => 'page-alone',
	'name'    => 'Alone',
	'area'    => '',
	'content' => '<!-- wp:post-content {"layout":{"type":"constrained"}} /-->',
);
foreach ( $templates as $part ) {
	$id = $write( '' === $part['area'] ? 'wp_template' : 'wp_template_part', $part['slug'], $part['name'], strtr( $part['content'], $names ) );
	wp_set_post_terms( $id, get_stylesheet(), 'wp_theme' );
	if ( '' !== $part['area'] ) {
		wp_set_post_terms( $id, $part['area'], 'wp_template_part_area' );
	}
}

$seen = array();
foreach ( $pack['posts'] as $place => $post ) {
	wp_update_post(
		array(
			'ID'        => $write( 'post', "{$pack['slug']}-post-$place", $post['title'], "<!-- wp:paragraph -->\n<p>{$post['excerpt']}</p>\n<!-- /wp:paragraph -->" ),
			'post_date' => $post['date'] . ' 10:00:00',
			'edit_date' => true,
		)
	);
}
foreach ( array( 'pages', 'sections' ) as $type ) {
	foreach ( $pack[ $type ] as $item ) {
		$id = $write( 'page', $item['slug'], $item['name'], $item['content'] );
		update_post_meta( $id, '_wp_page_template', 'sections' === $type ? 'page-alone' : '' );
		$seen[ $item['slug'] ] = get_permalink( $id );
	}
}
$hello = get_page_by_path( 'hello-world', OBJECT, 'post' );
if ( $hello ) {
	wp_delete_post( $hello->ID, true );
}

echo wp_json_encode( $seen );
