<?php

declare( strict_types=1 );

namespace Templately\Site\Settings;

use Templately\Shared\Settings\Settings;
use Templately\Site\Screens\External_Links;
use WP_CLI;

/** Configures the library that this site uses, and what its own library offers to other sites. */
final class Settings_Command {

	private const SWITCHES = array( 'serves', 'patterns' );

	private const LISTS = array( 'hidden_from', 'trusted_proxies', 'cloud_limits' );

	private const NAMES = array( 'hub_address', 'administrators_plan', 'look', ...self::SWITCHES, ...self::LISTS );

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/** Shows all settings. */
	public function settings(): void {
		foreach ( self::NAMES as $name ) {
			WP_CLI::line( $this->line( $name ) );
		}
	}

	/**
	 * Changes a setting.
	 *
	 * ## OPTIONS
	 *
	 * <setting>
	 * : hub_address: URL of a WordPress site that serves its library to others, or 'embedded' for this site's own.
	 *   serves: 'on' to serve this site's library to other sites, or 'off'.
	 *   administrators_plan: Plan of administrators in this site's own library: 'free', 'starter' or 'pro'.
	 *   cloud_limits: Files per cloud in this site's own library: three numbers for free, starter and pro; -1 for unlimited.
	 *   trusted_proxies: IP addresses of the reverse proxies that are trusted to report the IP address of a client, or 'none'.
	 *   patterns: 'on' to offer free designs as patterns in the block editor, or 'off'.
	 *   hidden_from: Roles that cannot see the library, or 'none'. They still have their cloud, workspaces and this site's templates.
	 *   look: Default style of inserted designs: 'design' (as designed), 'fonts' (with this site's fonts) or 'site' (with its colours, too).
	 *
	 * <value>...
	 * : Value, or values separated by spaces.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub set hub_address https://designs.example
	 *     wp templately hub set cloud_limits 50 500 -1
	 */
	public function set( array $arguments ): void {
		$name  = (string) array_shift( $arguments );
		$value = $arguments[0];
		if ( ! in_array( $name, self::NAMES, true ) ) {
			WP_CLI::error( "There is no setting $name. Use one of: " . implode( ', ', self::NAMES ) . '.' );
		}
		if ( in_array( $name, self::SWITCHES, true ) ) {
			if ( ! in_array( $value, array( 'on', 'off' ), true ) ) {
				WP_CLI::error( "Use 'on' or 'off'." );
			}
			$value = 'on' === $value;
		} elseif ( in_array( $name, self::LISTS, true ) ) {
			$value = array( 'none' ) === $arguments ? array() : $arguments;
		} elseif ( 'hub_address' === $name ) {
			$value = 'embedded' === $value ? '' : untrailingslashit( $value );
		}
		if ( 'cloud_limits' === $name && ( 3 !== count( $arguments ) || array() !== preg_grep( '/^(-1|\d{1,7})$/D', $arguments, PREG_GREP_INVERT ) ) ) {
			WP_CLI::error( 'Give three integers: files of the plans free, starter and pro; -1 for unlimited.' );
		}
		$refusals = Settings_Form::validate( array( $name => $value ) );
		if ( array() !== $refusals ) {
			WP_CLI::error( reset( $refusals ) );
		}
		$this->settings->change( array( $name => $value ) );
		WP_CLI::success( $this->line( $name ) );
	}

	/**
	 * Shows or sets the external links on the screens: support, documentation, checkout and others.
	 *
	 * ## OPTIONS
	 *
	 * [<name>]
	 * : Name of a link. Without it, the command lists all links that are set.
	 *
	 * [<address>]
	 * : URL, or 'none'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub link checkout https://shop.example/checkout
	 *     wp templately hub link video none
	 */
	public function link( array $arguments ): void {
		$links = $this->settings->links();
		$name  = $arguments[0] ?? '';
		if ( '' !== $name && ! in_array( $name, External_Links::NAMES, true ) ) {
			WP_CLI::error( "There is no link $name. Use one of: " . implode( ', ', External_Links::NAMES ) . '.' );
		}
		if ( ! isset( $arguments[1] ) ) {
			foreach ( '' === $name ? $links : array( $name => $links[ $name ] ?? 'none' ) as $each => $address ) {
				WP_CLI::line( "$each " . ( '' === $address ? 'none' : $address ) );
			}
			return;
		}
		$address = 'none' === $arguments[1] ? '' : esc_url_raw( $arguments[1], array( 'https', 'http' ) );
		if ( 'none' !== $arguments[1] && ( '' === $address || 1 !== preg_match( '#^https?://#', $arguments[1] ) ) ) {
			WP_CLI::error( "$arguments[1] is not a valid URL. Use https://… or 'none'." );
		}
		$this->settings->set_link( $name, $address );
		WP_CLI::success( '' === $address ? "The link $name is removed." : "The link $name leads to $address." );
	}

	private function line( string $name ): string {
		$value = $this->settings->read( $name );
		if ( is_bool( $value ) ) {
			return $name . ( $value ? ' on' : ' off' );
		}
		return $name . ' ' . ( strtr( $value, "\n", ' ' ) ?: ( 'hub_address' === $name ? 'embedded' : 'none' ) );
	}
}
