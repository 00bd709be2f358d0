<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Lets WordPress ask a real server on loopback where it would ask wordpress.org, in this process and in the site's own. What is
 * installed goes again. For tests that commit.
 */
trait Has_Plugin_Directory {

	use Runs_Servers;

	/** @var resource|null */
	private $directory = null;

	/** Lets the administrator act on a site with a theme of WordPress's own, with the server running. */
	protected function open_site_of_an_administrator(): void {
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		$this->start_directory();
	}

	/** Starts the server. */
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
		file_put_contents( WPMU_PLUGIN_DIR . '/reroute.php', '<?php require ' . var_export( __DIR__ . '/wordpress-org/reroute.php', true ) . ';' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		// Hooks are put back after each test.
		require __DIR__ . '/wordpress-org/reroute.php';
	}

	/** Ends the server, and takes away what was installed. */
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
	 * Returns what was asked of wordpress.org since the last call: paths with their queries.
	 *
	 * @return list<string>
	 */
	protected function asked_directory(): array {
		$asked = (array) file( $this->directory_log(), FILE_IGNORE_NEW_LINES );
		file_put_contents( $this->directory_log(), '' );
		return array_values( array_map( 'strval', (array) preg_grep( '#^/plugins?/(?!update)#', $asked ) ) );
	}

	/**
	 * Puts a plugin here, not active.
	 *
	 * @param string $slug    Slug.
	 */
	protected function put_plugin( string $slug, string $version ): void {
		mkdir( WP_PLUGIN_DIR . "/$slug" );
		file_put_contents( WP_PLUGIN_DIR . "/$slug/$slug.php", "<?php\n/*\nPlugin Name: $slug\nVersion: $version\n*/\n" );
		wp_clean_plugins_cache();
	}

	/**
	 * Returns the folders and files of plugins that are none of this site's own.
	 *
	 * @return list<string>
	 */
	protected function folders(): array {
		return array_values( array_diff( (array) scandir( WP_PLUGIN_DIR ), array( '.', '..', 'templately', 'index.php', 'hello.php', 'akismet' ) ) );
	}

	/** Returns the file that the server writes what it was asked to. */
	private function directory_log(): string {
		return WP_CONTENT_DIR . '/directory.log';
	}

	/**
	 * @param string $path A file, or a folder with all in it.
	 */
	private static function remove( string $path ): void {
		foreach ( is_dir( $path ) ? array_diff( (array) scandir( $path ), array( '.', '..' ) ) : array() as $name ) {
			self::remove( "$path/$name" );
		}
		is_dir( $path ) ? rmdir( $path ) : unlink( $path );
	}
}
