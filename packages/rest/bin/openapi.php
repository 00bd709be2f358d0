<?php
/**
 * Prints the OpenAPI document of the site's API, from which the browser's types are made.
 *
 * @package Templately
 */

declare( strict_types=1 );

$templately_inc = dirname( __DIR__, 3 ) . '/inc/';
require $templately_inc . 'autoload.php';

$templately_controllers = array();
foreach ( glob( $templately_inc . 'Site/*/*_Module.php' ) as $templately_file ) {
	$templately_module      = 'Templately\\' . str_replace( '/', '\\', substr( $templately_file, strlen( $templately_inc ), -4 ) );
	$templately_controllers = array_merge( $templately_controllers, array_keys( $templately_module::controllers() ) );
}

$templately_document = Templately\Shared\Rest\Open_Api_Generator::document( 'Templately', 'templately/v1', '1', $templately_controllers, false );

$templately_document['components']['schemas']['PageData'] = Templately\Site\Screens\Page_Data_Schema::schema();

echo json_encode( $templately_document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ), "\n"; // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- there is no WordPress here.
