<?php
/**
 * Publishes blocks, some hundreds to a design, and returns the designs' ids and what was refused: $templately_file names a JSON list
 * of serialised blocks. They may show the media 7 and 8.
 *
 * All are looked at as publishing looks at them. Blocks that run, fetch or refer to what is another on each site stay out of the
 * designs: the insert settles what becomes of them.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

global $wpdb;
$templately_publisher = ( new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Templately\Shared\Clock() ) )->publisher();
$templately_canvas    = imagecreatetruecolor( 8, 8 );
ob_start();
imagepng( $templately_canvas );
$templately_media = array();
foreach ( array(
	7 => array( 'pear.png', (string) ob_get_clean() ),
	8 => array( 'menu.pdf', "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n" ),
) as $templately_id => list( $templately_name, $templately_bytes ) ) {
	$templately_media[] = array(
		'id'   => $templately_id,
		'name' => $templately_name,
		'alt'  => '',
	) + array_diff_key( $templately_publisher->store_media( $templately_bytes, $templately_name ), array( 'file' => 1 ) );
}

$templately_settled = '/<!-- wp:(?:block|calendar|embed|html|latest-comments|legacy-widget|navigation|navigation-link|navigation-submenu|page-list|pattern|rss|shortcode|template-part|widget-group)[ \n]/';
$templately_refused = array();
$templately_right   = array();
foreach ( json_decode( (string) file_get_contents( $templately_file ), true ) as $templately_block ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the tests.
	try {
		( new Templately\Hub\Publishing\Design_Validator() )->validate_blocks( array( $templately_block ), 'x' );
		if ( 1 !== preg_match( $templately_settled, $templately_block ) ) {
			$templately_right[] = $templately_block;
		}
	} catch ( Templately\Shared\Bundle\Invalid_Bundle $templately_refusal ) {
		$templately_refused[ $templately_block ] = $templately_refusal->getMessage();
	}
}
$templately_designs = array();
foreach ( array_chunk( $templately_right, 400 ) as $templately_number => $templately_content ) {
	$templately_designs[] = array(
		'platform' => 'gutenberg',
		'type'     => 'sections',
		'slug'     => "blocks-$templately_number",
		'name'     => "Blocks $templately_number",
		'content'  => $templately_content,
		'media'    => $templately_media,
	);
}
$templately_ids = $templately_publisher->publish_designs( $templately_designs );

return array(
	'refused' => $templately_refused,
	'designs' => array_map(
		static function ( int $id, array $design ): array {
			return array(
				'id'      => $id,
				'content' => $design['content'],
			);
		},
		$templately_ids,
		$templately_designs
	),
);
