<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use Templately\Site\Theme_Builder\Elementor\Elementor_Templates;
use Templately\Site\Theme_Builder\Templates\Private_Posts_Controller;

/**
 * Registers the post types of theme templates: bodies for classic themes, edited in the block editor, and templates made
 * with Elementor. Neither has public pages. Runs in every request, so it loads no other class.
 */
final class Post_Types {

	public static function register(): void {
		$edit   = 'edit_theme_options';
		$common = array(
			'labels'          => array(
				'name'          => __( 'Theme templates', 'templately' ),
				'singular_name' => __( 'Theme template', 'templately' ),
			),
			'public'          => false,
			'show_ui'         => true,
			'show_in_menu'    => false,
			'show_in_rest'    => true,
			'rewrite'         => false,
			'query_var'       => false,
			'can_export'      => true,
			'map_meta_cap'    => true,
			'capability_type' => 'templately_template',
			'capabilities'    => array_fill_keys( array( 'create_posts', 'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts', 'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts', 'read', 'read_private_posts' ), $edit ),
		);
		register_post_type(
			'templately_template',
			array(
				'rest_controller_class' => Private_Posts_Controller::class,
				'supports'              => array( 'title', 'editor', 'revisions' ),
			) + $common
		);
		// Elementor's preview needs a public URL. Only check requests that name a post type.
		$has_page = isset( $_GET['post_type'] ) && Elementor_Templates::is_page_requested(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only selects the page.
		if ( $has_page ) {
			add_filter( 'template_include', array( new Elementor_Templates(), 'use_editor_canvas' ), PHP_INT_MAX );
		}
		register_post_type(
			'templately_elementor',
			array(
				'publicly_queryable'  => $has_page,
				'exclude_from_search' => true,
				'show_in_rest'        => false,
				'supports'            => array( 'title', 'editor', 'author', 'revisions', 'elementor' ),
			) + $common
		);
	}
}
