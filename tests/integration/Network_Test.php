<?php

declare( strict_types=1 );

use Templately\Tests\Has_Network;

/**
 * The plugin on a site of a network. The site that the tests have becomes one, and is looked at by a process that is told so.
 */
final class Network_Test extends Test_Case {

	use Has_Network;

	/** @var bool Another process reads it. */
	protected $commits = true;

	/** Active here are the plugins of this site and those of its whole network, and no others. */
	public function test_plugins_of_the_network_are_active_on_its_sites(): void {
		$this->become_network();
		update_option( 'active_plugins', array( 'of-this-site/main.php' ) );
		$code = 'echo wp_json_encode( array( is_multisite(), array_keys( Templately\Shared\Settings\Site_State::active_plugins() ) ) );';
		$this->assertSame( '[true,["of-this-site","of-the-network"]]', $this->say( 'update_site_option( "active_sitewide_plugins", array( "of-the-network/main.php" => time() ) );' . $code, true ) );
		$this->assertSame( '[false,["of-this-site"]]', $this->say( $code, false ) );
	}

	/** On a network the administrator of a site installs no plugins, who administers the network does; and it is said whose affair it is. */
	public function test_who_installs_plugins_on_a_network(): void {
		$this->become_network();
		$code = '$service = new Templately\Site\Dependencies\Dependencies( new Templately\Site\Hub_Client\Client( new Templately\Site\Hub_Client\Http_Transport( "http://localhost", new Templately\Site\Hub_Client\Response_Validator( array( Templately\Hub\Hub_Services::class, "routes" ) ) ) ), new Templately\Site\Dependencies\Plugin_Installer(), new Templately\Shared\Database\Option_Lock( $GLOBALS["wpdb"], new Templately\Shared\Clock(), "a_lock" ) );
			$said = array();
			foreach ( array( "of-the-site", "of-the-network" ) as $name ) {
				$id = wp_insert_user( array( "user_login" => $name . wp_rand(), "user_pass" => "x", "role" => "administrator" ) );
				if ( is_multisite() && "of-the-network" === $name ) { grant_super_admin( $id ); }
				wp_set_current_user( $id );
				$said[] = $service->can_install();
			}
			$said[] = Templately\Site\Dependencies\Dependencies::not_allowed();
			echo wp_json_encode( $said );';
		$this->assertSame( '[false,true,"Only a network administrator can install plugins."]', $this->say( $code, true ) );
		$this->assertSame( '[true,true,"Your role cannot install plugins. Please ask an administrator of this site."]', $this->say( $code, false ) );
	}

	/** Each site of a network has templates and conditions of its own: what one shows, no other one does, or changes. */
	public function test_conditions_of_one_site_reach_no_other(): void {
		$this->become_network();
		$code    = "wp_insert_site( array( 'domain' => wp_parse_url( home_url(), PHP_URL_HOST ), 'path' => '/second/', 'network_id' => 1, 'user_id' => 1 ) );" . '
			$conditions = new Templately\Site\Theme_Builder\Conditions\Condition_Store( $GLOBALS["wpdb"], new Templately\Shared\Database\Transaction( $GLOBALS["wpdb"] ) );
			$said       = array();
			$sites      = get_sites( array( "fields" => "ids" ) );
			$on         = static function ( int $site, callable $do ) use ( $sites ) { switch_to_blog( (int) $sites[ $site ] ); $answer = $do( $GLOBALS["wpdb"] ); restore_current_blog(); return $answer; };
			$see        = static function () use ( $conditions ) { return array( array_keys( $conditions->locations() ), array_column( $conditions->find_matching( array( "general" => 0, "archive" => 10 ) ), "k" ) ); };
			$make       = static function ( string $key ) use ( $conditions ): callable {
				return static function () use ( $conditions, $key ): int {
					$id = ( new Templately\Site\Theme_Builder\Templates\Theme_Template_Store() )->create( "single", "", "One", "x", false );
					$conditions->replace( $id, "body", array( new Templately\Site\Theme_Builder\Conditions\Condition( "include", $key ) ) );
					return $id;
				};
			};
			$on( 1, static function ( wpdb $wpdb ): void {
				( new Templately\Shared\Database\Schema_Migrator( new Templately\Shared\Database\Table_Builder( $wpdb ) ) )->migrate( static function (): void {} );
			} );
			$first  = $on( 0, $make( "general" ) );
			$said[] = array( $on( 0, $see ), $on( 1, $see ) );
			$on( 1, $make( "archive" ) );
			$said[] = array( $on( 0, $see ), $on( 1, $see ) );
			$on( 0, static function () use ( $conditions, $first ): void { $conditions->on_template_change( $first, true ); } );
			$said[] = array( $on( 0, $see ), $on( 1, $see ) );
			echo wp_json_encode( $said );';
		$none    = '[[],[]]';
		$general = '[["body"],["general"]]';
		$archive = '[["body"],["archive"]]';
		$this->assertSame( "[[$general,$none],[$general,$archive],[$none,$archive]]", $this->say( $code, true ) );
	}

	/**
	 * Deleted from a network, the plugin leaves nothing on any of its sites.
	 *
	 * @group S16
	 */
	public function test_nothing_is_left_on_any_site_of_a_network(): void {
		$this->become_network();
		// What is active would be loaded, and deleted plugins are not.
		update_option( 'active_plugins', array() );
		$on_each = 'function on_each( callable $do ): void { foreach ( get_sites( array( "fields" => "ids" ) ) as $id ) { switch_to_blog( $id ); $do( $GLOBALS["wpdb"] ); restore_current_blog(); } }
			function of_ours(): string {
				$found = array();
				on_each( static function ( wpdb $wpdb ) use ( &$found ): void {
					// The main site\'s tables begin as those of all.
					$names   = array_merge( $wpdb->get_col( $wpdb->prepare( "SHOW TABLES LIKE %s", $wpdb->prefix . "templately%" ) ), $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE \'%templately%\'" ) );
					$found[] = array( count( $names ) > 0, is_dir( wp_upload_dir( null, false, true )["basedir"] . "/templately" ) );
				} );
				return (string) wp_json_encode( $found );
			}';
		$this->assertSame(
			'[[true,true],[true,true]]',
			$this->say(
				"$on_each wp_insert_site( array( 'domain' => wp_parse_url( home_url(), PHP_URL_HOST ), 'path' => '/second/', 'network_id' => 1, 'user_id' => 1 ) );" . '
				on_each( static function ( wpdb $wpdb ): void {
					( new Templately\Shared\Database\Schema_Migrator( new Templately\Shared\Database\Table_Builder( $wpdb ) ) )->migrate( static function (): void {} );
					( new Templately\Shared\Settings\Site_State( new Templately\Shared\Settings\Settings() ) )->install();
					Templately\Site\Theme_Builder\Conditions\Condition_Store::create();
					wp_mkdir_p( wp_upload_dir( null, false, true )["basedir"] . "/templately" );
				} );
				echo of_ours();',
				true
			)
		);
		$uninstall = 'define( "WP_UNINSTALL_PLUGIN", "templately/plugin.php" ); require ' . var_export( dirname( __DIR__, 2 ) . '/uninstall.php', true ) . ';'; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		$this->assertSame( '[[false,false],[false,false]]', $this->say( "$on_each $uninstall echo of_ours();", true ) );
	}
}
