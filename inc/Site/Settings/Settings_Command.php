<?php

declare( strict_types=1 );

namespace Templately\Site\Settings;

use Templately\Shared\Settings\Settings;
use Templately\Site\Screens\External_Links;
use WP_CLI;

/** Configures the library that this site uses, and what its own library offers to other sites. */
final class Settings_Command {

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Shows or sets the URL of the library that this site uses.
	 *
	 * ## OPTIONS
	 *
	 * [<address>]
	 * : URL of a WordPress site that serves its library to others, or 'embedded' for this site's own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub address https://designs.example
	 *     wp templately hub address embedded
	 * @param list<string> $arguments
	 */
	public function address( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( '' === $this->settings->hub_address() ? 'embedded' : $this->settings->hub_address() );
			return;
		}
		$address = 'embedded' === $arguments[0] ? '' : untrailingslashit( $arguments[0] );
		$this->change( array( 'hub_address' => $address ) );
		WP_CLI::success( '' === $address ? 'This site uses its own library.' : "This site uses the library of $address." );
	}

	/**
	 * Shows or sets whether this site serves its library to other sites.
	 *
	 * ## OPTIONS
	 *
	 * [<state>]
	 * : 'on' or 'off'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub serve on
	 * @param list<string> $arguments
	 */
	public function serve( array $arguments ): void {
		$this->toggle( $arguments, 'serves', $this->settings->serves_other_sites(), 'This site serves its library to other sites at ' . home_url() . '.', 'This site does not serve its library to other sites.' );
	}

	/**
	 * Shows or sets the plan that administrators of this site have on its own library.
	 *
	 * ## OPTIONS
	 *
	 * [<plan>]
	 * : 'free', 'starter' or 'pro'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub plan starter
	 * @param list<string> $arguments
	 */
	public function plan( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( $this->settings->administrators_plan() );
			return;
		}
		$this->change( array( 'administrators_plan' => $arguments[0] ) );
		WP_CLI::success( "Administrators have the plan $arguments[0]." );
	}

	/**
	 * Shows or sets how many files a cloud on this site's own library can have. Existing files stay.
	 *
	 * ## OPTIONS
	 *
	 * [<free>]
	 * : Files of the plan free; -1 for unlimited.
	 *
	 * [<starter>]
	 * : Files of the plan starter.
	 *
	 * [<pro>]
	 * : Files of the plan pro.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub limits 50 500 -1
	 * @param list<string> $arguments
	 */
	public function limits( array $arguments ): void {
		if ( array() !== $arguments ) {
			if ( 3 !== count( $arguments ) || array() !== preg_grep( '/^(-1|\d{1,7})$/D', $arguments, PREG_GREP_INVERT ) ) {
				WP_CLI::error( 'Give three integers: files of the plans free, starter and pro; -1 for unlimited.' );
			}
			$this->settings->change( array( 'cloud_limits' => $arguments ) );
		}
		foreach ( $this->settings->cloud_limits() as $plan => $files ) {
			WP_CLI::line( "$plan $files" );
		}
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
	 *     wp templately hub link
	 *     wp templately hub link checkout https://shop.example/checkout
	 *     wp templately hub link video none
	 * @param list<string> $arguments
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

	/**
	 * Shows or sets the reverse proxies in front of this site that are trusted to report the IP address of a client.
	 *
	 * ## OPTIONS
	 *
	 * [<address>...]
	 * : IP addresses, or 'none'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub proxies 10.0.0.2 10.0.0.3
	 *     wp templately hub proxies none
	 * @param list<string> $arguments
	 */
	public function proxies( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( implode( ' ', $this->settings->trusted_proxies() ) ?: 'none' );
			return;
		}
		$addresses = array( 'none' ) === $arguments ? array() : $arguments;
		$this->change( array( 'trusted_proxies' => $addresses ) );
		WP_CLI::success( array() === $addresses ? 'No proxies are trusted.' : 'Trusted proxies: ' . implode( ', ', $addresses ) . '.' );
	}

	/**
	 * Shows or sets whether free designs are offered as patterns in the block editor.
	 *
	 * ## OPTIONS
	 *
	 * [<state>]
	 * : 'on' or 'off'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub patterns off
	 * @param list<string> $arguments
	 */
	public function patterns( array $arguments ): void {
		$this->toggle( $arguments, 'patterns', $this->settings->shows_patterns(), 'Free designs are offered as patterns.', 'No designs are offered as patterns.' );
	}

	/**
	 * Shows or sets the roles that cannot see the library. They still have their own cloud, workspaces and this site's templates.
	 *
	 * ## OPTIONS
	 *
	 * [<role>...]
	 * : Roles, or 'none'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub hidden-from author contributor
	 *     wp templately hub hidden-from none
	 * @subcommand hidden-from
	 * @param list<string> $arguments
	 */
	public function hidden_from( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( implode( ' ', $this->settings->hidden_roles() ) ?: 'none' );
			return;
		}
		$roles = array( 'none' ) === $arguments ? array() : array_values( array_unique( $arguments ) );
		$this->change( array( 'hidden_from' => $roles ) );
		WP_CLI::success( array() === $roles ? 'Everyone who can edit posts sees the library.' : 'The library is hidden from: ' . implode( ', ', $roles ) . '.' );
	}

	/**
	 * Shows or sets the default style of inserted designs.
	 *
	 * ## OPTIONS
	 *
	 * [<look>]
	 * : 'design' (its own colours, sizes and fonts), 'fonts' (its own colours, with this site's fonts) or 'site' (this site's style).
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub look site
	 * @param list<string> $arguments
	 */
	public function look( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( $this->settings->default_style() );
			return;
		}
		$this->change( array( 'look' => $arguments[0] ) );
		WP_CLI::success( "New designs use the style $arguments[0] by default." );
	}

	/** @param array<string, string|list<string>> $changes */
	private function change( array $changes ): void {
		$refusals = Settings_Form::validate( $changes );
		if ( array() !== $refusals ) {
			WP_CLI::error( reset( $refusals ) );
		}
		$this->settings->change( $changes );
	}

	/** @param list<string> $arguments 'on', 'off' or nothing. */
	private function toggle( array $arguments, string $setting, bool $is_on, string $on, string $off ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( $is_on ? 'on' : 'off' );
			return;
		}
		if ( ! in_array( $arguments[0], array( 'on', 'off' ), true ) ) {
			WP_CLI::error( "Use 'on' or 'off'." );
		}
		$this->settings->change( array( $setting => 'on' === $arguments[0] ) );
		WP_CLI::success( 'on' === $arguments[0] ? $on : $off );
	}
}
