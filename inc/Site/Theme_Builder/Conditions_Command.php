<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder;

use WP_CLI;

/**
 * Says where theme-builder templates show. Ends with 1 for what is no page of this site.
 */
final class Conditions_Command {

	/** @var callable( string ): (list<array<string, mixed>>|null) */
	private $explain;

	/**
	 * @param callable( string ): (list<array<string, mixed>>|null) $explain Explains an address.
	 */
	public function __construct( callable $explain ) {
		$this->explain = $explain;
	}

	/**
	 * Says which template, header and footer an address shows, and why. Nothing is written, and no page is fetched.
	 *
	 * ## OPTIONS
	 *
	 * <url>
	 * : Address of this site, or its path.
	 *
	 * [--format=<format>]
	 * : 'table' or 'json'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately conditions explain /category/news/ --format=json --user=admin
	 *
	 * @param list<string>          $arguments The address.
	 * @param array<string, string> $options   Options.
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
