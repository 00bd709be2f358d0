<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use WP_Admin_Bar;

/** Shows in the admin bar which templates a page uses and why, to users who may change them. */
final class Admin_Bar {

	private const ROOT = 'templately';

	private const MAX = 10;

	/** @param list<array<string, mixed>> $explanations Return value of Page_Explainer. */
	public static function add_nodes( WP_Admin_Bar $bar, array $explanations ): void {
		$bar->add_node(
			array(
				'id'    => self::ROOT,
				'title' => esc_html__( 'Templates of this page', 'templately' ),
			)
		);
		foreach ( $explanations as $explanation ) {
			$location = $explanation['location'];
			$winner   = $explanation['winner'];
			$node     = self::ROOT . "-$location";
			/* translators: 1: Header, Footer or Template, 2: name of a template. */
			$title = sprintf( __( '%1$s: %2$s', 'templately' ), Page_Explainer::location_label( $location ), null === $winner ? __( 'the theme’s own', 'templately' ) : $winner['title'] );
			self::node( $bar, $node, self::ROOT, $title, (string) ( $winner['edit_link'] ?? '' ), $explanation['reason'] );
			self::node( $bar, "$node-why", $node, $explanation['reason'] );
			foreach ( array_slice( $explanation['others'], 0, self::MAX ) as $other ) {
				/* translators: 1: name of a template, 2: sentence that says why it does not show. */
				self::node( $bar, "$node-{$other['template_id']}", $node, sprintf( __( 'Not “%1$s”: %2$s', 'templately' ), $other['title'], $other['reason'] ), $other['edit_link'] );
			}
		}
	}

	private static function node( WP_Admin_Bar $bar, string $id, string $parent, string $title, string $link = '', string $hint = '' ): void {
		$bar->add_node(
			array(
				'id'     => $id,
				'parent' => $parent,
				'title'  => esc_html( $title ),
				'meta'   => '' === $hint ? array() : array( 'title' => $hint ),
			) + ( '' === $link ? array() : array( 'href' => esc_url( $link ) ) )
		);
	}
}
