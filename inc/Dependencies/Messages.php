<?php

declare( strict_types=1 );

namespace Templately\Dependencies;

use Templately\Messages as Shared_Messages;

/**
 * What installing plugins says to people.
 */
final class Messages extends Shared_Messages {

	/** Says that a plugin is none that a design needs. */
	public static function not_needed(): string {
		return __( 'No design needs this plugin.', 'templately' );
	}

	/** Says that a plugin is sold elsewhere. */
	public static function not_free(): string {
		return __( 'This plugin is not in the plugin directory of wordpress.org. Install it by hand.', 'templately' );
	}

	/** Says that the person may not install plugins. */
	public static function not_allowed(): string {
		return is_multisite()
			? __( 'Only who administers the network can install plugins.', 'templately' )
			: __( 'Your role may not install plugins. An administrator of this site can.', 'templately' );
	}

	/** Says that nobody may install plugins here. */
	public static function no_file_changes(): string {
		return __( 'This site lets no one install plugins from its administration.', 'templately' );
	}

	/** Says that WordPress cannot write its plugins. */
	public static function no_file_system(): string {
		return __( 'WordPress cannot write to the folder of its plugins without a password. Install the plugin on the Plugins screen.', 'templately' );
	}

	/** Says that another plugin is being installed. */
	public static function busy(): string {
		return __( 'Another plugin is being installed. Try again in a moment.', 'templately' );
	}

	/** Says that what came is not the plugin that was asked for. */
	public static function not_this_plugin(): string {
		return __( 'What came from wordpress.org is not this plugin. Nothing was installed.', 'templately' );
	}

	/**
	 * Says that the plugin needs a newer WordPress.
	 *
	 * @param string $version The one that it needs.
	 */
	public static function needs_wordpress( string $version ): string {
		/* translators: 1: version of WordPress that is needed, 2: version that is there. */
		return sprintf( __( 'The plugin needs WordPress %1$s. This site has %2$s.', 'templately' ), $version, get_bloginfo( 'version' ) );
	}

	/**
	 * Says that the plugin needs a newer PHP.
	 *
	 * @param string $version The one that it needs.
	 */
	public static function needs_php( string $version ): string {
		/* translators: 1: version of PHP that is needed, 2: version that is there. */
		return sprintf( __( 'The plugin needs PHP %1$s. This site has %2$s.', 'templately' ), $version, PHP_VERSION );
	}

	/**
	 * Says that the plugin needs others.
	 *
	 * @param string[] $slugs Slugs of those.
	 */
	public static function needs_plugins( array $slugs ): string {
		/* translators: %s: names of plugins. */
		return sprintf( __( 'The plugin needs others that are not active here: %s. Install them first.', 'templately' ), implode( ', ', $slugs ) );
	}

	/**
	 * Says that the plugin stopped when it was activated.
	 *
	 * @param string $said What it said; '' for nothing.
	 */
	public static function stopped( string $said ): string {
		return '' === $said
			? __( 'The plugin ended the request when it was activated. It was not installed.', 'templately' )
			/* translators: %s: what a plugin said. */
			: sprintf( __( 'The plugin could not be activated: %s', 'templately' ), $said );
	}
}
