<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use WP_CLI;

/**
 * Explains where theme-builder templates show.
 * Exits with 1 for a URL that is not a page of this site.
 */
final class Conditions_Command {

	/** @var callable( string ): (list<array<string, mixed>>|null) */
	private $explain;

	/** @param callable( string ): (list<array<string, mixed>>|null) $explain */
	public function __construct( callable $explain ) {
		$this->explain = $explain;
	}

	/**
	 * Explains which template, header and footer a URL shows. Writes nothing and fetches no page.
	 *
	 * ## OPTIONS
	 *
	 * <url>
	 * : URL or path on this site.
	 *
	 * [--format=<format>]
	 * : table or json.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately conditions explain /category/news/ --format=json --user=admin
	 */
	public function explain( array $arguments, array $options ): void {
		$found   = ( $this->explain )( $arguments[0] ?? '' );
		$is_json = 'json' === ( $options['format'] ?? '' );
		if ( null === $found ) {
			WP_CLI::line( $is_json ? (string) wp_json_encode( array( 'error' => Page_Explainer::no_page_message() ), JSON_UNESCAPED_UNICODE ) : 'Error: ' . Page_Explainer::no_page_message() );
			WP_CLI::halt( 1 );
		}
		if ( $is_json ) {
			WP_CLI::line( (string) wp_json_encode( $found, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			return;
		}
		foreach ( $found as $of ) {
			WP_CLI::line( Page_Explainer::location_label( $of['location'] ) . ': ' . ( null === $of['winner'] ? '' : "{$of['winner']['title']} ({$of['winner']['template_id']}). " ) . $of['reason'] );
			foreach ( $of['others'] as $other ) {
				WP_CLI::line( "  {$other['title']} ({$other['template_id']}). {$other['reason']}" );
			}
		}
	}
}
