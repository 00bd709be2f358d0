<?php
/**
 * Prints the OpenAPI document of the site's API, from which the browser's types are made.
 *
 * @package Templately
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/inc/autoload.php';

// A new controller of the site half is named here and in Plugin.
$templately_controllers = array(
	Templately\Library\Library_Controller::class,
	Templately\Profile\Profile_Controller::class,
	Templately\Insertion\Insertion_Controller::class,
);

$templately_document = Templately\Rest\Open_Api::document( 'Templately', 'templately/v1', '1', $templately_controllers, false );

$templately_document['components']['schemas']['PageData'] = Templately\Contract\Page_Data::schema();

echo json_encode( $templately_document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ), "\n"; // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- there is no WordPress here.
