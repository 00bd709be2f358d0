<?php

declare( strict_types=1 );

namespace Templately\Shared\Settings;

/** The plugin's settings: one autoloaded option, so that reading them costs no query. */
final class Settings {

	public const OPTION = 'templately_settings';

	private const DEFAULTS = array(
		'hub_address'         => '',
		'hub_id'              => '',
		'serves'              => false,
		'administrators_plan' => 'pro',
		'patterns'            => true,
		'look'                => 'design',
		'hidden_from'         => '',
		'trusted_proxies'     => '',
		'links'               => array(),
		'hub_key'             => '',
		// Files per cloud of the plans free, starter and pro.
		'cloud_limits'        => '50 500 -1',
	);

	/** URL of the remote hub without a trailing slash; '' for the embedded hub. */
	public function hub_address(): string {
		return (string) $this->read( 'hub_address' );
	}

	/** Public key of the remote hub, trusted on first use; '' before. */
	public function hub_key(): string {
		return (string) $this->read( 'hub_key' );
	}

	/** Fingerprint of the current hub's key, or ''. Data of a hub is stored under this id. */
	public function hub_id(): string {
		return (string) $this->read( 'hub_id' );
	}

	public function serves_other_sites(): bool {
		return (bool) $this->read( 'serves' );
	}

	/** Administrators’ plan on the embedded hub: 'free', 'starter' or 'pro'. */
	public function administrators_plan(): string {
		return (string) $this->read( 'administrators_plan' );
	}

	/** @return list<string> IP addresses of reverse proxies in front of this site. */
	public function trusted_proxies(): array {
		return array_values( array_filter( explode( ' ', (string) $this->read( 'trusted_proxies' ) ) ) );
	}

	/** @return array{free: int, starter: int, pro: int} File limits of clouds on the embedded hub, by plan. -1: unlimited. */
	public function cloud_limits(): array {
		list( $free, $starter, $pro ) = array_map( 'intval', explode( ' ', $this->read( 'cloud_limits' ) . ' 0 0 0' ) );
		return compact( 'free', 'starter', 'pro' );
	}

	/** @return array<string, string> External links that an administrator has set. Name to URL. */
	public function links(): array {
		$links = $this->stored()['links'] ?? array();
		return is_array( $links ) ? $links : array();
	}

	/** @param string|null $address URL; '' for no link, null for the default. */
	public function set_link( string $name, ?string $address ): void {
		$links = array_filter( array_merge( $this->links(), array( $name => $address ) ), 'is_string' );
		update_option( self::OPTION, array_merge( self::DEFAULTS, $this->stored(), array( 'links' => $links ) ), true );
	}

	/** Style in which designs are inserted for users who have not chosen one. */
	public function default_style(): string {
		return (string) $this->read( 'look' );
	}

	/** @return list<string> Roles that cannot see the library. */
	public function hidden_roles(): array {
		return array_values( array_filter( explode( "\n", (string) $this->read( 'hidden_from' ) ) ) );
	}

	public function shows_patterns(): bool {
		return (bool) $this->read( 'patterns' );
	}

	/**
	 * Changes settings. Callers validate the values. A new hub URL resets the hub's id and key.
	 * @param array<string, bool|string|list<string>> $changes
	 */
	public function change( array $changes ): void {
		foreach ( $changes as $name => $value ) {
			// Role names can contain spaces.
			$changes[ $name ] = is_array( $value ) ? implode( 'hidden_from' === $name ? "\n" : ' ', $value ) : $value;
		}
		if ( isset( $changes['hub_address'] ) && $changes['hub_address'] !== $this->hub_address() ) {
			$changes += array(
				'hub_id'  => '',
				'hub_key' => '',
			);
		}
		update_option( self::OPTION, array_merge( self::DEFAULTS, $this->stored(), array_intersect_key( $changes, self::DEFAULTS ) ), true );
	}

	/** Creates the option: a missing one would cost a query per page. */
	public function create(): void {
		add_option( self::OPTION, self::DEFAULTS, '', true );
	}

	public function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return bool|string Stored value of a setting; lists are strings. */
	public function read( string $name ) {
		$value = $this->stored()[ $name ] ?? self::DEFAULTS[ $name ];
		return is_array( $value ) ? '' : $value;
	}

	/** @return array<string, bool|string|array<string, string>> */
	private function stored(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}
}
