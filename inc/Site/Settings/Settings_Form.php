<?php

declare( strict_types=1 );

namespace Templately\Site\Settings;

use Templately\Shared\Contract\Style_Schema;
use Templately\Shared\Rest\Client_Ip;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Hub_Client\Http_Transport;
use Templately\Site\Screens\Page_Data_Schema;

/** Reads, validates and changes the settings on behalf of users. */
final class Settings_Form {

	public const PLANS = array( 'free', 'starter', 'pro' );

	private Settings $settings;

	private Connection $hub;

	public function __construct( Settings $settings, Connection $hub ) {
		$this->settings = $settings;
		$this->hub      = $hub;
	}

	/** @return array<string, mixed> In the format of Settings_Controller. */
	public function all(): array {
		$no_links = array_fill_keys( Page_Data_Schema::LINKS, '' );
		return array(
			'hub_address'         => $this->settings->hub_address(),
			'serves'              => $this->settings->serves_other_sites(),
			'administrators_plan' => $this->settings->administrators_plan(),
			'patterns'            => $this->settings->shows_patterns(),
			'look'                => $this->settings->default_style(),
			'hidden_from'         => array_values( array_intersect( $this->settings->hidden_roles(), array_column( self::roles(), 'slug' ) ) ),
			'trusted_proxies'     => $this->settings->trusted_proxies(),
			'links'               => array_intersect_key( $this->settings->links(), $no_links ) + $no_links,
			'site_address'        => home_url(),
			'roles'               => self::roles(),
		);
	}

	/**
	 * Changes all given settings or none. A new hub must respond first.
	 * @param array<string, mixed> $changes
	 * @throws Failure 400 invalid_settings with a message per field.
	 */
	public function change( array $changes ): void {
		if ( isset( $changes['hub_address'] ) ) {
			$changes['hub_address'] = untrailingslashit( trim( $changes['hub_address'] ) );
		}
		$refusals = self::validate( $changes );
		$address  = $changes['hub_address'] ?? '';
		if ( '' !== $address && ! isset( $refusals['hub_address'] ) && $address !== $this->settings->hub_address() && ! $this->answers( $address ) ) {
			$refusals['hub_address'] = sprintf( /* translators: %s: address of another site. */ __( 'No library responds at %s. Is the plugin active there, and does it serve other sites?', 'templately' ), $address );
		}
		if ( array() !== $refusals ) {
			throw new Failure( 'invalid_settings', __( 'Nothing was changed.', 'templately' ), 400, $refusals );
		}
		foreach ( $changes['links'] ?? array() as $name => $link ) {
			$this->settings->set_link( $name, trim( $link ) ?: null );
		}
		unset( $changes['links'] );
		$this->settings->change( $changes );
		$this->detect_hub_id();
	}

	/** Finds out the hub's id if it is unknown, and moves the tokens stored under its URL to it. */
	public function detect_hub_id(): void {
		if ( '' !== $this->settings->hub_id() ) {
			return;
		}
		$address = $this->settings->hub_address();
		$id      = $this->hub->fetch_hub_id();
		if ( '' === $id ) {
			return;
		}
		if ( '' !== $address ) {
			( new Access_Tokens( $id ) )->migrate_hub_id( $address );
		}
		$this->settings->change( array( 'hub_id' => $id ) );
	}

	/**
	 * Validates settings without network requests.
	 * @param array<string, mixed> $changes
	 * @return array<string, string> Translated error by setting.
	 */
	public static function validate( array $changes ): array {
		$refusals = array();
		$address  = $changes['hub_address'] ?? '';
		if ( '' !== $address && ! Http_Transport::is_valid_hub_url( $address ) ) {
			$refusals['hub_address'] = sprintf( /* translators: %s: what the user typed. */ __( '“%s” is not a valid site address. Use https://…; http:// only works on this computer, in a local environment.', 'templately' ), $address );
		} elseif ( '' !== $address && self::site_of( $address ) === self::site_of( home_url() ) ) {
			$refusals['hub_address'] = __( 'That is this site. To use its own library, choose “This site’s library”.', 'templately' );
		}
		$plan = $changes['administrators_plan'] ?? 'free';
		if ( ! in_array( $plan, self::PLANS, true ) ) {
			$refusals['administrators_plan'] = sprintf( /* translators: 1: what the user typed, 2: names. */ __( 'There is no plan “%1$s”. Use one of: %2$s.', 'templately' ), $plan, implode( ', ', self::PLANS ) );
		}
		$look = $changes['look'] ?? Style_Schema::DESIGN;
		if ( ! in_array( $look, Style_Schema::ALL, true ) ) {
			$refusals['look'] = sprintf( /* translators: 1: what the user typed, 2: names. */ __( 'There is no style “%1$s”. Use one of: %2$s.', 'templately' ), $look, implode( ', ', Style_Schema::ALL ) );
		}
		$roles   = array_column( self::roles(), 'slug' );
		$unknown = array_diff( $changes['hidden_from'] ?? array(), $roles );
		if ( array() !== $unknown ) {
			$refusals['hidden_from'] = sprintf( /* translators: 1: what the user typed, 2: names. */ __( 'The library cannot be hidden from the role “%1$s”. Use one or more of: %2$s.', 'templately' ), reset( $unknown ), implode( ', ', $roles ) );
		}
		foreach ( $changes['links'] ?? array() as $name => $link ) {
			if ( '' !== trim( $link ) && ( 1 !== preg_match( '#^https?://[^/]#i', trim( $link ) ) || '' === esc_url_raw( trim( $link ), array( 'https', 'http' ) ) ) ) {
				$refusals[ "links.$name" ] = sprintf( /* translators: %s: what the user typed. */ __( '“%s” is not a valid address. Use https://….', 'templately' ), $link );
			}
		}
		foreach ( $changes['trusted_proxies'] ?? array() as $proxy ) {
			if ( '' === Client_Ip::to_binary( $proxy ) ) {
				$refusals['trusted_proxies'] = sprintf( /* translators: %s: what the user typed. */ __( '“%s” is not a valid IP address. Use addresses such as 10.0.0.2.', 'templately' ), $proxy );
				break;
			}
		}
		return $refusals;
	}

	/** @return list<array{slug: string, name: string}> Roles that the library can be hidden from: those that edit posts but do not manage options. */
	private static function roles(): array {
		$roles = array();
		foreach ( wp_roles()->role_objects as $slug => $role ) {
			if ( $role->has_cap( 'edit_posts' ) && ! $role->has_cap( 'manage_options' ) ) {
				$roles[] = array(
					'slug' => (string) $slug,
					'name' => translate_user_role( wp_roles()->role_names[ $slug ] ),
				);
			}
		}
		return $roles;
	}

	private static function site_of( string $address ): string {
		return strtolower( (string) preg_replace( '#^https?://(www\.)?#i', '', untrailingslashit( $address ) ) );
	}

	private function answers( string $address ): bool {
		try {
			$this->hub->client_for_url( $address )->get( '/counts', array(), '', true );
			return true;
		} catch ( Failure $failure ) {
			return false;
		}
	}
}
