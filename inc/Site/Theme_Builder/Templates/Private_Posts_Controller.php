<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Templates;

use WP_Error;
use WP_REST_Posts_Controller;

/**
 * WordPress's routes for posts of a type, for who may edit them: of what is published, WordPress lets everybody read all.
 */
final class Private_Posts_Controller extends WP_REST_Posts_Controller {

	/**
	 * Says who may have the list.
	 *
	 * @param \WP_REST_Request $request A call.
	 * @return true|WP_Error
	 *
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function get_items_permissions_check( $request ) {
		$refused = $this->refusal();
		return null === $refused ? parent::get_items_permissions_check( $request ) : $refused;
	}

	/**
	 * Says who may have one.
	 *
	 * @param \WP_REST_Request $request A call.
	 * @return bool|WP_Error
	 *
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function get_item_permissions_check( $request ) {
		$refused = $this->refusal();
		return null === $refused ? parent::get_item_permissions_check( $request ) : $refused;
	}

	/** Returns what those are told who may edit none. */
	private function refusal(): ?WP_Error {
		$type = get_post_type_object( $this->post_type );
		if ( null !== $type && current_user_can( $type->cap->edit_posts ) ) {
			return null;
		}
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.' ), array( 'status' => rest_authorization_required_code() ) ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence.
	}
}
