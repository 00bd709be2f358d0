<?php

declare( strict_types=1 );

namespace Templately\Shared\Settings;

/**
 * The plugin's settings: one small autoloaded option, so that reading them costs no query.
 */
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
		// Files of free, starter and pro.
		'cloud_limits'        => '50 500 -1',
	);

	/** Returns the address of the remote hub, without a slash at its end; '' for the embedded one. */
	public function hub_address(): string {
		return (string) $this->read( 'hub_address' );
	}

	/** Returns the public key of the remote hub, as it was met first; '' before that. */
	public function hub_key(): string {
		return (string) $this->read( 'hub_key' );
	}

	/** Returns the name of the hub that this site uses, by which is stored what is of it: its key's fingerprint; '' where it is not known yet. */
	public function hub_id(): string {
		return (string) $this->read( 'hub_id' );
	}

	/** Says whether the embedded hub answers other sites over HTTP. */
	public function serves(): bool {
		return (bool) $this->read( 'serves' );
	}

	/** Returns the plan of administrators' accounts on the embedded hub: 'free', 'starter' or 'pro'. */
	public function administrators_plan(): string {
		return (string) $this->read( 'administrators_plan' );
	}

	/**
	 * Returns the addresses of the proxies that stand before this site; none, unless an administrator has named them.
	 *
	 * @return list<string>
	 */
	public function trusted_proxies(): array {
		return array_values( array_filter( explode( ' ', (string) $this->read( 'trusted_proxies' ) ) ) );
	}

	/**
	 * Returns how many files a cloud on the embedded hub may have.
	 *
	 * @return array{free: int, starter: int, pro: int} -1 for any number.
	 */
	public function cloud_limits(): array {
		list( $free, $starter, $pro ) = array_map( 'intval', explode( ' ', $this->read( 'cloud_limits' ) . ' 0 0 0' ) );
		return compact( 'free', 'starter', 'pro' );
	}

	/**
	 * Returns the addresses outside of the product that an administrator has named.
	 *
	 * @return array<string, string> Name to address.
	 */
	public function links(): array {
		$links = $this->stored()['links'] ?? array();
		return is_array( $links ) ? $links : array();
	}

	/**
	 * Names where a link leads.
	 *
	 * @param string $address An address; '' to take the link away.
	 */
	public function set_link( string $name, string $address ): void {
		$links          = $this->links();
		$links[ $name ] = $address;
		update_option( self::OPTION, array_merge( self::DEFAULTS, $this->stored(), array( 'links' => $links ) ), true );
	}

	/** Returns the look in which designs are inserted for who has not chosen one. */
	public function look(): string {
		return (string) $this->read( 'look' );
	}

	/**
	 * Returns the roles from which this site keeps the library: they work with what is their own.
	 *
	 * @return list<string>
	 */
	public function hidden_from(): array {
		return array_values( array_filter( explode( "\n", (string) $this->read( 'hidden_from' ) ) ) );
	}

	/** Says whether free designs stand among the inserter's patterns. */
	public function patterns(): bool {
		return (bool) $this->read( 'patterns' );
	}

	/**
	 * Changes settings. Values are checked by who asks for the change (the command line, the settings screen). Who a hub at
	 * another address is has to be found out anew.
	 *
	 * @param array<string, bool|string|list<string>> $changes Name of a setting to its value.
	 */
	public function change( array $changes ): void {
		foreach ( $changes as $name => $value ) {
			// A role's name may have spaces in it.
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

	/** Creates the option where there is none: a missing option would cost a query on every page. */
	public function create(): void {
		add_option( self::OPTION, self::DEFAULTS, '', true );
	}

	/** Removes the option. */
	public function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return bool|string */
	private function read( string $name ) {
		$value = $this->stored()[ $name ] ?? self::DEFAULTS[ $name ];
		return is_array( $value ) ? '' : $value;
	}

	/**
	 * @return array<string, bool|string|array<string, string>>
	 */
	private function stored(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}
}
