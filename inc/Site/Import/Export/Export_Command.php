<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Export;

use InvalidArgumentException;
use RuntimeException;
use Templately\Shared\Bundle\Export_Omissions;
use WP_CLI;

/**
 * Makes a pack of this site.
 */
final class Export_Command {

	private Site_Export $export;

	public function __construct( Site_Export $export ) {
		$this->export = $export;
	}

	/**
	 * Makes a pack of this site: pages, posts, templates and parts, navigation, patterns, menus, pictures, styles with their fonts, and
	 * settings. What no pack has is named.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The bundle (zip file) to write. One of that name is replaced when the new one is whole.
	 *
	 * [--slug=<slug>]
	 * : Slug of the pack. The one of the site's title, if nothing is said.
	 *
	 * [--name=<name>]
	 * : Its name. The site's title, if nothing is said.
	 *
	 * [--kinds=<kinds>]
	 * : Only these, with what they name: page, post, wp_template, wp_template_part, wp_navigation, wp_block, elementor_library, menu, media, styles, settings.
	 *
	 * [--posts=<ids>]
	 * : Only these pages, posts, templates, parts, navigations and patterns, by their ids, with what they name; besides what --kinds says.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately pack export my-site.zip
	 *     wp templately pack export two-pages.zip --posts=12,15 --kinds=styles
	 */
	public function __invoke( array $arguments, array $options ): void {
		$name = trim( $options['name'] ?? wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) );
		$slug = $options['slug'] ?? sanitize_title( $name );
		if ( '' === $name || 1 !== preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $slug ) ) {
			WP_CLI::error( 'Say what the pack is called: --name="My pack" --slug=my-pack. A slug has small letters, digits and hyphens between them.' );
		}
		$list = static function ( string $option ) use ( $options ): array {
			return array_values( array_filter( array_map( 'trim', explode( ',', $options[ $option ] ?? '' ) ) ) );
		};
		foreach ( $list( 'posts' ) as $id ) {
			if ( ! ctype_digit( $id ) ) {
				WP_CLI::error( "$id is no id." );
			}
		}
		try {
			$manifest = $this->export->write(
				$arguments[0],
				array(
					'slug'  => $slug,
					'name'  => $name,
					'kinds' => $list( 'kinds' ),
					'posts' => array_map( 'intval', $list( 'posts' ) ),
				)
			);
		} catch ( InvalidArgumentException | RuntimeException $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		foreach ( $manifest['left_out'] as $part ) {
			WP_CLI::line( Export_Omissions::line( $part ) );
		}
		WP_CLI::success( "$arguments[0] has " . count( $manifest['content'] ) . ' documents, ' . count( $manifest['terms'] ) . ' terms, ' . count( $manifest['menus'] ) . ' menus and ' . count( $manifest['media'] ) . ' pictures.' );
	}
}
