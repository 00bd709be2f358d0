<?php

declare( strict_types=1 );

namespace Templately\Site\Elementor;

use Elementor\Plugin;
use Templately\Shared\Rest\Failure;
use Throwable;

/** Creates pages and saved templates through Elementor's documents API, which checks no permission. */
final class Elementor_Documents {

	private const LIBRARY = 'elementor_library';

	/** Shows the site's header and footer, but not the page's title. */
	private const PAGE_TEMPLATE = 'elementor_header_footer';

	/**
	 * @param list<array<string, mixed>> $elements Validated by Elementor_Plugin.
	 * @param array<string, mixed> $settings
	 * @param string $template Page template. '' for Elementor's own.
	 * @throws Failure 403 invalid_permission, 500 not_saved.
	 */
	public static function create_page( string $title, array $elements, array $settings, string $template ): int {
		self::require_may_create( 'page' );
		$settings['post_status'] = 'draft';
		$settings['template']    = '' === $template ? self::PAGE_TEMPLATE : $template;
		return self::create( 'wp-page', $title, 'draft', $elements, $settings );
	}

	/**
	 * Creates a saved template of a type that fits the elements, and returns its id. It is pending for users who may not publish.
	 * @param list<array<string, mixed>> $elements Validated by Elementor_Plugin.
	 * @param array<string, mixed> $settings
	 * @throws Failure 403 invalid_permission, 500 not_saved.
	 */
	public static function create_template( string $title, array $elements, array $settings ): int {
		self::require_may_create( self::LIBRARY );
		$type = 1 === count( $elements ) && array() === $settings ? (string) $elements[0]['elType'] : 'page';
		$type = isset( Plugin::$instance->documents->get_document_types()[ $type ] ) ? $type : 'page';
		return self::create( $type, $title, current_user_can( 'publish_posts' ) ? 'publish' : 'pending', $elements, $settings );
	}

	public static function edit_url( int $id ): string {
		$document = Plugin::$instance->documents->get( $id );
		return $document ? (string) $document->get_edit_url() : '';
	}

	/**
	 * @param list<array<string, mixed>> $elements
	 * @param array<string, mixed> $settings
	 */
	private static function create( string $type, string $title, string $status, array $elements, array $settings ): int {
		$locale   = setlocale( LC_NUMERIC, '0' );
		$id       = 0;
		$is_saved = false;
		try {
			$document = Plugin::$instance->documents->create(
				$type,
				array(
					'post_title'  => wp_slash( $title ),
					'post_status' => $status,
				)
			);
			if ( ! is_wp_error( $document ) ) {
				$id       = (int) $document->get_main_id();
				$is_saved = $document->save( compact( 'elements', 'settings' ) );
			}
		} catch ( Throwable $thrown ) {
			$is_saved = false;
		} finally {
			// Elementor does not restore it if it throws.
			setlocale( LC_NUMERIC, (string) $locale );
		}
		if ( ! $is_saved ) {
			if ( $id > 0 ) {
				wp_delete_post( $id, true );
			}
			throw new Failure( 'not_saved', __( 'Elementor could not save the template.', 'templately' ), 500 );
		}
		return $id;
	}

	private static function require_may_create( string $post_type ): void {
		$object = get_post_type_object( $post_type );
		if ( null === $object || ! current_user_can( $object->cap->create_posts ) ) {
			throw new Failure( 'invalid_permission', __( 'You are not allowed to save templates on this site.', 'templately' ), 403 );
		}
	}
}
