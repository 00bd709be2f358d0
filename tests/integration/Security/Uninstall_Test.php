<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/**
 * Uninstalling removes the plugin's data, and keeps the users' content.
 * @group S16
 */
final class Uninstall_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/** @var bool Tables go, in another process. */
	protected $commits = true;

	public function test_only_inserted_content_remains(): void {
		$user = $this->act_as( 'administrator' );
		$this->uninstall();
		$before = $this->state();
		foreach ( $before as $part => $names ) {
			foreach ( $names as $name ) {
				$this->assertStringNotContainsString( 'templately', (string) $name, "$part before" );
			}
		}

		$this->in_wordpress( "activate_plugin( 'templately/plugin.php' );" );
		wp_cache_flush();
		$this->assertNotSame( $before['tables'], $this->state()['tables'] );
		wp_set_current_user( $user );
		$this->sign_in();
		( new Access_Tokens() )->save_shared( 'shared' );
		$cache = new Response_Cache( 'https://hub.example.org' );
		$cache->set( new Templately\Site\Hub_Client\Hub_Request( 'GET', '/items' ), new Templately\Site\Hub_Client\Hub_Response( 200, array( 1 ) ), time() );
		$cache->set( new Templately\Site\Hub_Client\Hub_Request( 'GET', '/patterns' ), new Templately\Site\Hub_Client\Hub_Response( 200, array( 1 ) ), time() );
		$cache->set_circuit_breaker( 3, time() );
		update_option( Templately\Site\Dependencies\Dependencies_Module::LOCK, '1 1 a-machine' );
		$cache->on_account_change( 'a-token', array( 'plan' => 'pro' ) );
		wp_schedule_single_event( time() + DAY_IN_SECONDS, 'templately_fetch_patterns' );
		wp_schedule_single_event( time() + DAY_IN_SECONDS, 'templately_send_mails', array( 'again' ) );
		( new Templately\Shared\Settings\Site_State( new Templately\Shared\Settings\Settings() ) )->record_failure( 'Once' );
		add_option( 'templately_lock', 'somebody' );
		$post     = (int) wp_insert_post( array( 'post_title' => 'A page', 'post_type' => 'page', 'post_author' => $user ) );
		$inserted = $this->answer( 'POST', '/insert', array( 'id' => $this->publish_with_image()['id'], 'postId' => $post, 'platform' => 'gutenberg' ) );
		$file     = (string) get_attached_file( $inserted['attachments'][0] );
		$this->call( 'GET', '/wp/v2/block-patterns/patterns' );
		$this->assertFileExists( $file );
		$this->assertNotSame( array(), preg_grep( '/templately/', $this->state()['uploads'] ) );

		$this->uninstall();
		$after = $this->state();
		$this->assertFileExists( $file );
		$this->assertNotNull( get_post( $inserted['attachments'][0] ) );
		$after['uploads'] = array_values( array_diff( $after['uploads'], array( substr( $file, strlen( wp_upload_dir()['basedir'] ) ) ) ) );
		$this->assertSame( $before, $after );
	}

	/** Deletes the plugin as WordPress does, in a process without the plugin. Its files stay, because they are the sources. */
	private function uninstall(): void {
		$this->in_wordpress( "deactivate_plugins( 'templately/plugin.php' ); foreach ( array( 'upkeep', 'fetch_patterns', 'send_mails' ) as \$task ) { wp_schedule_single_event( time() + DAY_IN_SECONDS, \"templately_\$task\" ); }" );
		$this->in_wordpress( "uninstall_plugin( 'templately/plugin.php' );" );
		wp_cache_flush();
	}

	private function in_wordpress( string $code ): void {
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, '-d', 'display_errors=stderr' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ), $pipes );
		$this->assertIsResource( $process );
		fwrite( $pipes[0], '<?php $_SERVER["HTTP_HOST"] = "localhost"; require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; require_once ABSPATH . "wp-admin/includes/admin.php"; wp_set_current_user( 1 ); ' . $code ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DevelopmentFunctions -- to another process.
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		$said = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		$this->assertSame( 0, proc_close( $process ), $said );
		$this->assertSame( '', trim( $said ) );
	}

	/** @return array<string, list<string>> Names of everything that a plugin could leave behind. */
	private function state(): array {
		global $wpdb;
		$capabilities = array();
		foreach ( wp_roles()->roles as $name => $role ) {
			foreach ( array_keys( $role['capabilities'] ) as $capability ) {
				$capabilities[] = "$name $capability";
			}
		}
		$cron = array();
		foreach ( (array) _get_cron_array() as $events ) {
			$cron = array_merge( $cron, array_diff( array_keys( (array) $events ), array( 'recovery_mode_clean_expired_keys', 'wp_delete_temp_updater_backups' ) ) );
		}
		$uploads = array();
		$folder  = wp_upload_dir()['basedir'];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::SELF_FIRST ) as $file ) {
			assert( $file instanceof SplFileInfo );
			// Relative to this folder, because the site's path may contain the name.
			$path = substr( $file->getPathname(), strlen( $folder ) );
			// WordPress's folders of years and months contain users' files.
			if ( $file->isFile() || false !== strpos( $path, '/templately' ) ) {
				$uploads[] = $path;
			}
		}
		$state = array(
			'tables'       => $wpdb->get_col( 'SHOW TABLES' ),
			// Core's transients change.
			'options'      => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' OR option_name LIKE '%templately%'" ),
			'user meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key NOT IN ( 'admin_color', 'session_tokens' )" ),
			'capabilities' => $capabilities,
			'cron'         => array_unique( $cron ),
			'uploads'      => $uploads,
		);
		foreach ( $state as $part => $names ) {
			sort( $names );
			$state[ $part ] = array_values( $names );
		}
		return $state;
	}
}
