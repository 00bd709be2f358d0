<?php

declare( strict_types=1 );

namespace Templately\Shared\Settings;

/**
 * What the site half keeps besides accounts and media: its settings, who this site is, and which version made its tables.
 */
final class Site_State {

	public const UUID    = 'templately_site_uuid';
	public const VERSION = 'templately_version';

	private const FAILURE = 'templately_failure';

	/** Seconds until what failed is tried again by itself. */
	private const PAUSE = 15 * MINUTE_IN_SECONDS;

	/** Hook of the task that fetches a remote hub's patterns. */
	public const FETCH_PATTERNS = 'templately_fetch_patterns';

	/** Hook of the task that does the upkeep of this site's own hub. */
	public const UPKEEP = 'templately_upkeep';

	private Settings $settings;

	/**
	 * @param Settings $settings The plugin's settings.
	 */
	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/** Creates the options and the tasks that are missing. */
	public function install(): void {
		if ( false === wp_next_scheduled( self::UPKEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::UPKEEP );
		}
		$this->settings->create();
		add_option( self::UUID, wp_generate_uuid4(), '', true );
	}

	/** Notes that all was set up as this version needs it. */
	public function record_version(): void {
		update_option( self::VERSION, self::version(), true );
		delete_option( self::FAILURE );
	}

	/**
	 * Notes that setting up failed.
	 *
	 * @param string $why What was said, for the owner of the site.
	 */
	public function record_failure( string $why ): void {
		update_option(
			self::FAILURE,
			array(
				'at'  => time(),
				'why' => substr( $why, 0, 300 ),
			),
			true
		);
	}

	/**
	 * Returns what was said when setting up failed; '' where it did not.
	 */
	public function failure(): string {
		$failure = get_option( self::FAILURE );
		return is_array( $failure ) ? (string) $failure['why'] : '';
	}

	/** Says whether it is time to set up again what failed. */
	public function can_retry(): bool {
		$failure = get_option( self::FAILURE );
		return ! is_array( $failure ) || (int) $failure['at'] + self::PAUSE <= time();
	}

	/** Says whether this version, with this starter catalogue, was set up already. */
	public static function is_current(): bool {
		return get_option( self::VERSION ) === self::version();
	}

	/** Returns what this site is called among other sites; it says nothing about it. */
	public function uuid(): string {
		return (string) get_option( self::UUID );
	}

	/** Says whether WordPress adds new pages to a menu by itself. */
	public static function adds_pages_to_menus(): bool {
		return ! empty( ( (array) get_option( 'nav_menu_options' ) )['auto_add'] );
	}

	/**
	 * Returns the slugs of the plugins that are active here, those of the whole network included.
	 *
	 * @return array<string, true>
	 */
	public static function active_plugins(): array {
		$plugins = (array) get_option( 'active_plugins', array() );
		if ( is_multisite() ) {
			$plugins = array_merge( $plugins, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		}
		$slugs = array();
		foreach ( $plugins as $plugin ) {
			$slugs[ dirname( (string) $plugin ) ] = true;
		}
		return $slugs;
	}

	/** Ends what is done from time to time. */
	public function unschedule_tasks(): void {
		wp_unschedule_hook( self::FETCH_PATTERNS );
		wp_unschedule_hook( self::UPKEEP );
		wp_unschedule_hook( 'templately_send_mails' );
	}

	/** Removes every option, the sign-ins of all users, what a hub answered, and what was to be done later. */
	public function uninstall(): void {
		$this->unschedule_tasks();
		$this->settings->remove();
		delete_option( self::UUID );
		delete_option( self::VERSION );
		delete_option( self::FAILURE );
	}

	/** Returns the plugin's version with the moment its starter catalogue was built. */
	private static function version(): string {
		$index = dirname( TEMPLATELY_FILE ) . '/build/catalogue/index.json';
		return TEMPLATELY_VERSION . '+' . ( is_readable( $index ) ? (string) filemtime( $index ) : '0' );
	}
}
