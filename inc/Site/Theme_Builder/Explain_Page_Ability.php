<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

/** Registers an ability of WordPress's Abilities API that explains the templates of a page. Read-only. */
final class Explain_Page_Ability {

	private const CATEGORY = 'templately';

	public static function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Templately', 'templately' ),
				'description' => __( 'Designs and templates of this site.', 'templately' ),
			)
		);
	}

	/** @param callable( string ): (list<array<string, mixed>>|null) $explain */
	public static function register( callable $explain ): void {
		$text     = array( 'type' => 'string' );
		$number   = array( 'type' => 'integer' );
		$template = array(
			'type'       => 'object',
			'properties' => array(
				'template_id' => $number,
				'title'       => $text,
				'edit_link'   => $text,
				'condition'   => $text,
				'rank'        => $number,
				'why'         => $text,
				'reason'      => $text,
			),
		);
		wp_register_ability(
			'templately/explain-template',
			array(
				'label'               => __( 'Explain the templates of a page', 'templately' ),
				'description'         => __( 'Explains which template, header and footer a URL of this site shows, by which conditions, and why other matching templates are not shown.', 'templately' ),
				'category'            => self::CATEGORY,
				'input_schema'        => array(
					'type'                 => 'object',
					'properties'           => array(
						'url' => array(
							'type'        => 'string',
							'maxLength'   => 2000,
							'description' => __( 'URL or path on this site.', 'templately' ),
						),
					),
					'required'             => array( 'url' ),
					'additionalProperties' => false,
				),
				'output_schema'       => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'location' => $text,
							'winner'   => array( 'type' => array( 'object', 'null' ) ) + $template,
							'reason'   => $text,
							'others'   => array(
								'type'  => 'array',
								'items' => $template,
							),
						),
					),
				),
				'execute_callback'    => static function ( array $input ) use ( $explain ) {
					return $explain( $input['url'] ) ?? new \WP_Error( 'not_a_page', Page_Explainer::no_page_message(), array( 'status' => 404 ) );
				},
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_theme_options' );
				},
				'meta'                => array(
					'annotations'  => array(
						'readonly'    => true,
						'destructive' => false,
						'idempotent'  => true,
					),
					'show_in_rest' => true,
				),
			)
		);
	}
}
