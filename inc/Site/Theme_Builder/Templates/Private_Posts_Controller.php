<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Templates;

use WP_Error;
use WP_REST_Posts_Controller;

/** Restricts core's posts routes to users who may edit this post type. Core lets everyone read published posts. */
final class Private_Posts_Controller extends WP_REST_Posts_Controller {

	/**
	 * @param \WP_REST_Request $request
	 * @return true|WP_Error
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function get_items_permissions_check( $request ) {
		$refused = $this->refusal();
		return null === $refused ? parent::get_items_permissions_check( $request ) : $refused;
	}

	/**
	 * @param \WP_REST_Request $request
	 * @return bool|WP_Error
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function get_item_permissions_check( $request ) {
		$refused = $this->refusal();
		return null === $refused ? parent::get_item_permissions_check( $request ) : $refused;
	}

	private function refusal(): ?WP_Error {
		$type = get_post_type_object( $this->post_type );
		if ( null !== $type && current_user_can( $type->cap->edit_posts ) ) {
			return null;
		}
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.' ), array( 'status' => rest_authorization_required_code() ) ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence.
	}
}
