<?php

declare( strict_types=1 );

namespace Templately\Site\Settings;

use Templately\Shared\Settings\Settings;
use Templately\Site\Screens\External_Links;
use WP_CLI;

/** Sets up the library: which one this site uses, and what the one of this site offers. */
final class Settings_Command {

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Shows or sets the address of the library that this site uses.
	 *
	 * ## OPTIONS
	 *
	 * [<address>]
	 * : Address of a WordPress site that serves its library to others, or 'embedded' for this site's own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub address https://designs.example
	 *     wp templately hub address embedded
	 * @param list<string> $arguments The address.
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
	 * Says whether this site serves its library to other sites, or turns that on or off.
	 *
	 * ## OPTIONS
	 *
	 * [<state>]
	 * : 'on' or 'off'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub serve on
	 * @param list<string> $arguments The state.
	 */
	public function serve( array $arguments ): void {
		$this->toggle( $arguments, 'serves', $this->settings->serves(), 'This site serves its library to other sites at ' . home_url() . '.', 'This site serves its library to nobody else.' );
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
	 * @param list<string> $arguments The plan.
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
	 * Shows or sets how many files a cloud on this site's own library may have. What is more already stays.
	 *
	 * ## OPTIONS
	 *
	 * [<free>]
	 * : Files of the plan free; -1 for any number.
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
	 * @param list<string> $arguments Free, starter and pro.
	 */
	public function limits( array $arguments ): void {
		if ( array() !== $arguments ) {
			if ( 3 !== count( $arguments ) || array() !== preg_grep( '/^(-1|\d{1,7})$/D', $arguments, PREG_GREP_INVERT ) ) {
				WP_CLI::error( 'Give three whole numbers: files of free, of starter and of pro; -1 for any number.' );
			}
			$this->settings->change( array( 'cloud_limits' => $arguments ) );
		}
		foreach ( $this->settings->cloud_limits() as $plan => $files ) {
			WP_CLI::line( "$plan $files" );
		}
	}

	/**
	 * Shows or sets the addresses that the screens link to: support, documentation, checkout and others.
	 *
	 * ## OPTIONS
	 *
	 * [<name>]
	 * : Name of a link. Without it, all that are set are shown.
	 *
	 * [<address>]
	 * : Where it leads, or 'none'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub link
	 *     wp templately hub link checkout https://shop.example/checkout
	 *     wp templately hub link video none
	 * @param list<string> $arguments The name and the address.
	 */
	public function link( array $arguments ): void {
		$links = $this->settings->links();
		$name  = $arguments[0] ?? '';
		if ( '' !== $name && ! in_array( $name, External_Links::NAMES, true ) ) {
			WP_CLI::error( "There is no link $name. Give one of: " . implode( ', ', External_Links::NAMES ) . '.' );
		}
		if ( ! isset( $arguments[1] ) ) {
			foreach ( '' === $name ? $links : array( $name => $links[ $name ] ?? 'none' ) as $each => $address ) {
				WP_CLI::line( "$each " . ( '' === $address ? 'none' : $address ) );
			}
			return;
		}
		$address = 'none' === $arguments[1] ? '' : esc_url_raw( $arguments[1], array( 'https', 'http' ) );
		if ( 'none' !== $arguments[1] && ( '' === $address || 1 !== preg_match( '#^https?://#', $arguments[1] ) ) ) {
			WP_CLI::error( "$arguments[1] is no address of a page. Give https://…, or 'none'." );
		}
		$this->settings->set_link( $name, $address );
		WP_CLI::success( '' === $address ? "Nothing links to $name." : "The link $name leads to $address." );
	}

	/**
	 * Shows or sets the proxies that stand before this site, whose word about where a request came from is believed.
	 *
	 * ## OPTIONS
	 *
	 * [<address>...]
	 * : Their network addresses, or 'none'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub proxies 10.0.0.2 10.0.0.3
	 *     wp templately hub proxies none
	 * @param list<string> $arguments Addresses.
	 */
	public function proxies( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( implode( ' ', $this->settings->trusted_proxies() ) ?: 'none' );
			return;
		}
		$addresses = array( 'none' ) === $arguments ? array() : $arguments;
		$this->change( array( 'trusted_proxies' => $addresses ) );
		WP_CLI::success( array() === $addresses ? 'No proxy is believed.' : 'What these proxies say about where a request came from is believed: ' . implode( ', ', $addresses ) . '.' );
	}

	/**
	 * Says whether free designs stand among the block editor's patterns, or turns that on or off.
	 *
	 * ## OPTIONS
	 *
	 * [<state>]
	 * : 'on' or 'off'.
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub patterns off
	 * @param list<string> $arguments The state.
	 */
	public function patterns( array $arguments ): void {
		$this->toggle( $arguments, 'patterns', $this->settings->patterns(), 'Free designs stand among the patterns.', 'No designs stand among the patterns.' );
	}

	/**
	 * Shows or sets from which roles this site keeps the library: they have their own cloud, workspaces and this site's templates.
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
	 * @param list<string> $arguments Roles.
	 */
	public function hidden_from( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( implode( ' ', $this->settings->hidden_from() ) ?: 'none' );
			return;
		}
		$roles = array( 'none' ) === $arguments ? array() : array_values( array_unique( $arguments ) );
		$this->change( array( 'hidden_from' => $roles ) );
		WP_CLI::success( array() === $roles ? 'The library is there for everybody who edits posts.' : 'The library is hidden from: ' . implode( ', ', $roles ) . '.' );
	}

	/**
	 * Shows or sets the look in which designs are inserted for who has not chosen one.
	 *
	 * ## OPTIONS
	 *
	 * [<look>]
	 * : 'design' (its own colours, sizes and fonts), 'fonts' (its colours, in the fonts of this site) or 'site' (this site's style).
	 *
	 * ## EXAMPLES
	 *
	 *     wp templately hub look site
	 * @param list<string> $arguments The look.
	 */
	public function look( array $arguments ): void {
		if ( array() === $arguments ) {
			WP_CLI::line( $this->settings->look() );
			return;
		}
		$this->change( array( 'look' => $arguments[0] ) );
		WP_CLI::success( "Designs come in the look $arguments[0] for who has not chosen one." );
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
			WP_CLI::error( "Give 'on' or 'off'." );
		}
		$this->settings->change( array( $setting => 'on' === $arguments[0] ) );
		WP_CLI::success( 'on' === $arguments[0] ? $on : $off );
	}
}
