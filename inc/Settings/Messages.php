<?php

declare( strict_types=1 );

namespace Templately\Settings;

use Templately\Messages as Shared_Messages;

/**
 * What the settings say to people.
 */
final class Messages extends Shared_Messages {

	/** Says that one of the settings was refused, and that therefore none was changed. */
	public static function not_changed(): string {
		return __( 'Nothing was changed.', 'templately' );
	}

	/**
	 * Says that something is no address of a hub.
	 *
	 * @param string $address What was given.
	 */
	public static function no_address( string $address ): string {
		/* translators: %s: what somebody typed. */
		return sprintf( __( '“%s” is no address of a site. Give https://…; plain http:// works only for this machine, in a local environment.', 'templately' ), $address );
	}

	/** Says that a site's own address was given as that of its hub. */
	public static function this_site(): string {
		return __( 'That is this site. To use its own library, choose “This site’s own”.', 'templately' );
	}

	/**
	 * Says that nothing answers at an address as a hub does.
	 *
	 * @param string $address The address.
	 */
	public static function no_hub( string $address ): string {
		/* translators: %s: address of another site. */
		return sprintf( __( 'No library answers at %s. Is the plugin active there, and does it serve other sites?', 'templately' ), $address );
	}

	/**
	 * Says that something is no network address.
	 *
	 * @param string $address What was given.
	 */
	public static function no_network_address( string $address ): string {
		/* translators: %s: what somebody typed. */
		return sprintf( __( '“%s” is no network address. Give addresses such as 10.0.0.2.', 'templately' ), $address );
	}

	/**
	 * Says that there is no such plan.
	 *
	 * @param string   $plan  What was given.
	 * @param string[] $plans What there is.
	 */
	public static function no_plan( string $plan, array $plans ): string {
		/* translators: 1: what somebody typed, 2: names. */
		return sprintf( __( 'There is no plan “%1$s”. Give one of: %2$s.', 'templately' ), $plan, implode( ', ', $plans ) );
	}

	/**
	 * Says that the library cannot be hidden from a role.
	 *
	 * @param string   $role  What was given.
	 * @param string[] $roles What there is.
	 */
	public static function no_role( string $role, array $roles ): string {
		/* translators: 1: what somebody typed, 2: names. */
		return sprintf( __( 'There is no role “%1$s” that edits posts and no settings. Give some of: %2$s.', 'templately' ), $role, implode( ', ', $roles ) );
	}

	/**
	 * Says that there is no such look.
	 *
	 * @param string   $look  What was given.
	 * @param string[] $looks What there is.
	 */
	public static function no_look( string $look, array $looks ): string {
		/* translators: 1: what somebody typed, 2: names. */
		return sprintf( __( 'There is no look “%1$s”. Give one of: %2$s.', 'templately' ), $look, implode( ', ', $looks ) );
	}
}
