<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Redirects requests to wordpress.org to a local server, in this process and the site's. Removes installed plugins and themes. Tests must commit. */
trait Has_Plugin_Directory {

	use Runs_Servers;

	/** @var resource|null */
	private $directory = null;

	/** Logs in as an administrator, activates a core theme and starts the server. */
	protected function open_site_of_an_administrator(): void {
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		$this->start_directory();
	}

	protected function start_directory(): void {
		list( $this->directory, $port ) = $this->start_server(
			static function ( int $port ): array {
				return array( PHP_BINARY, '-S', "localhost:$port", __DIR__ . '/wordpress-org/server.php' );
			},
			'/dev/null',
			array( 'TEMPLATELY_DIRECTORY_LOG' => $this->directory_log() )
		);
		file_put_contents( $this->directory_log(), '' );
		update_option( 'templately_wordpress_org', "http://localhost:$port" );
		file_put_contents( WPMU_PLUGIN_DIR . '/reroute.php', '<?php require ' . var_export( __DIR__ . '/wordpress-org/reroute.php', true ) . ';' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- generates code.
		// Hooks are restored after each test.
		require __DIR__ . '/wordpress-org/reroute.php';
	}

	/** Stops the server and removes what was installed. */
	protected function stop_directory(): void {
		if ( null !== $this->directory ) {
			proc_terminate( $this->directory );
			proc_close( $this->directory );
		}
		$this->directory = null;
		wp_delete_file( WPMU_PLUGIN_DIR . '/reroute.php' );
		wp_delete_file( $this->directory_log() );
		foreach ( $this->folders() as $folder ) {
			self::remove( WP_PLUGIN_DIR . "/$folder" );
		}
		wp_clean_plugins_cache();
		foreach ( array( 'tly-theme', 'tly-theme-child', 'tly-theme-orphan', 'another-theme' ) as $theme ) {
			if ( is_dir( get_theme_root() . "/$theme" ) ) {
				self::remove( get_theme_root() . "/$theme" );
			}
		}
		wp_clean_themes_cache();
	}

	/**
	 * Returns the requests to wordpress.org since the last call.
	 * @return list<string> Paths with queries.
	 */
	protected function asked_directory(): array {
		$asked = (array) file( $this->directory_log(), FILE_IGNORE_NEW_LINES );
		file_put_contents( $this->directory_log(), '' );
		return array_values( array_map( 'strval', (array) preg_grep( '#^/plugins?/(?!update)#', $asked ) ) );
	}

	/** Installs a plugin without activating it. */
	protected function put_plugin( string $slug, string $version ): void {
		mkdir( WP_PLUGIN_DIR . "/$slug" );
		file_put_contents( WP_PLUGIN_DIR . "/$slug/$slug.php", "<?php\n/*\nPlugin Name: $slug\nVersion: $version\n*/\n" );
		wp_clean_plugins_cache();
	}

	/**
	 * Folders and files of other plugins.
	 * @return list<string>
	 */
	protected function folders(): array {
		return array_values( array_diff( (array) scandir( WP_PLUGIN_DIR ), array( '.', '..', 'templately', 'index.php', 'hello.php', 'akismet' ) ) );
	}

	private function directory_log(): string {
		return WP_CONTENT_DIR . '/directory.log';
	}

	/** @param string $path File or folder. */
	private static function remove( string $path ): void {
		foreach ( is_dir( $path ) ? array_diff( (array) scandir( $path ), array( '.', '..' ) ) : array() as $name ) {
			self::remove( "$path/$name" );
		}
		is_dir( $path ) ? rmdir( $path ) : unlink( $path );
	}
}
