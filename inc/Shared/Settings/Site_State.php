<?php

declare( strict_types=1 );

namespace Templately\Shared\Settings;

/** Options and scheduled tasks of the site: its id, the installed version and the last installation error. */
final class Site_State {

	public const UUID    = 'templately_site_uuid';
	public const VERSION = 'templately_version';

	private const FAILURE = 'templately_failure';

	private const PAUSE = 15 * MINUTE_IN_SECONDS;

	public const FETCH_PATTERNS = 'templately_fetch_patterns';

	public const UPKEEP = 'templately_upkeep';

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	public function install(): void {
		if ( false === wp_next_scheduled( self::UPKEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::UPKEEP );
		}
		$this->settings->create();
		add_option( self::UUID, wp_generate_uuid4(), '', true );
	}

	/** Cron continues an unfinished installation at each of its visits. */
	public function schedule_update(): void {
		wp_schedule_single_event( time(), self::UPKEEP );
	}

	public function record_version(): void {
		update_option( self::VERSION, self::version(), true );
		delete_option( self::FAILURE );
	}

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

	public function failure(): string {
		$failure = get_option( self::FAILURE );
		return is_array( $failure ) ? (string) $failure['why'] : '';
	}

	public function can_retry(): bool {
		$failure = get_option( self::FAILURE );
		return ! is_array( $failure ) || (int) $failure['at'] + self::PAUSE <= time();
	}

	public static function is_current(): bool {
		return get_option( self::VERSION ) === self::version();
	}

	public function uuid(): string {
		return (string) get_option( self::UUID );
	}

	/** @return array<string, true> Slugs of active plugins, including network-wide ones, as keys. */
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

	public function unschedule_tasks(): void {
		wp_unschedule_hook( self::FETCH_PATTERNS );
		wp_unschedule_hook( self::UPKEEP );
		wp_unschedule_hook( 'templately_send_mails' );
	}

	public function uninstall(): void {
		$this->unschedule_tasks();
		$this->settings->remove();
		delete_option( self::UUID );
		delete_option( self::VERSION );
		delete_option( self::FAILURE );
	}

	/** Returns the plugin's version and the build time of its starter catalogue. */
	private static function version(): string {
		$index = dirname( TEMPLATELY_FILE ) . '/build/catalogue/index.json';
		return TEMPLATELY_VERSION . '+' . ( is_readable( $index ) ? (string) filemtime( $index ) : '0' );
	}
}
