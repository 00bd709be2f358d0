<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Settings\Site_State;
use Templately\Tests\Elementor_Pack;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Uses_Elementor;

final class Elementor_Pack_Test extends Test_Case {

	use Elementor_Pack;
	use Uses_Elementor {
		Elementor_Pack::document insteadof Uses_Elementor;
	}

	/** @return array<string, mixed> The finished import. */
	private function import_pack( int $pack ): array {
		$form = array( 'id' => $pack, 'title' => 'Pears', 'slogan' => '', 'logo' => null, 'color' => array( 'primary' => '#112233' ), 'import_demo_content' => true, 'theme' => '', 'plugins' => array(), 'objects' => array() );
		$uuid = $this->ask( 'POST', '/fullsite-import/runs', $form )['uuid'];
		$this->tick();
		return $this->ask( 'GET', "/fullsite-import/runs/$uuid" );
	}

	/** Works on the active import. */
	private function tick(): void {
		$this->run_with_elementor( 'for ( $i = 0; $i < 40; $i++ ) { do_action( "templately_import_tick" ); wp_cache_flush(); }' );
	}

	/** Runs PHP in a process with Elementor. */
	private function run_with_elementor( string $code ): void {
		$code    = '<?php $_SERVER["HTTP_HOST"] = ' . var_export( $_SERVER['HTTP_HOST'], true ) . '; $_SERVER["REQUEST_METHOD"] = "GET"; define( "DOING_CRON", true ); require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; require_once ABSPATH . "wp-admin/includes/admin.php"; ' . $code; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- to another process.
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, '-d', 'display_errors=stderr' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ), $pipes );
		$this->assertIsResource( $process );
		fwrite( $pipes[0], $code ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- to another process.
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		$printed = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		$this->assertSame( 0, proc_close( $process ), $printed );
		wp_cache_flush();
	}

	/** @return list<string> The site without what Elementor derives from it. */
	private static function site(): array {
		return array_values( (array) preg_grep( '/"meta_key":"_elementor_(?:css|element_cache|page_assets)"|elementor_atomic_cache_validity__|_elementor_design_system_sync_css_meta|_elementor_element_cache_unique_id|_elementor_(?:global_css|assets_data)|elementor_log|uploads\/elementor\b/', Site_Dump::take(), PREG_GREP_INVERT ) );
	}

	private static function post( string $slug ): ?WP_Post {
		return get_posts( array( 'name' => $slug, 'post_type' => array( 'page', 'elementor_library', 'templately_elementor' ), 'post_status' => 'any' ) )[0] ?? null;
	}

	/** @group RVT-001 */
	public function test_a_pack_is_imported_with_its_kit_and_reverted(): void {
		update_option( 'elementor_experiment-e_atomic_elements', 'active' );
		update_option( 'elementor_experiment-e_classes', 'active' );
		$pack = $this->publish_elementor_pack();
		$kit  = (int) get_option( 'elementor_active_kit' );
		$mine = $this->ask( 'POST', '/import/page', array( 'id' => $this->publish( array( 'platform' => 'elementor', 'type' => 'pages', 'slug' => 'tly-mine', 'name' => 'Mine' ) ), 'title' => 'Mine', 'platform' => 'elementor' ) )['id'];
		wp_cache_flush();
		wp_update_post( array( 'ID' => $mine, 'post_status' => 'publish' ) );
		update_post_meta( $kit, '_elementor_page_settings', array( 'custom_colors' => array( array( '_id' => 'mine', 'title' => 'Mine', 'color' => '#123123' ) ) ) );
		$this->fetch_home();
		$this->assertStringContainsString( 'Made for a test', $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $mine ) ) )['body'] );
		$css    = $this->kit_css( $kit );
		$before = self::site();

		$run = $this->import_pack( $pack );
		$this->assertSame( 'done', $run['status'], (string) wp_json_encode( $run ) );
		$page = self::post( 'tly-pears' );
		$tree = json_decode( (string) get_post_meta( $page->ID, '_elementor_data', true ), true );
		$this->assertSame( array_keys( self::pack_widgets() ), array_column( $tree[0]['elements'], 'widgetType' ) );
		$inner = array_column( $tree[0]['elements'], 'settings', 'widgetType' );
		$this->assertSame( wp_get_attachment_url( $inner['image']['image']['id'] ), $inner['image']['image']['url'] );
		$this->assertSame( array( get_permalink( self::post( 'tly-apples' ) ), '<p>Read <a href="' . get_permalink( self::post( 'tly-apples' ) ) . '">more</a>.</p>' ), array( $inner['button']['link']['url'], $inner['text-editor']['editor'] ) );
		$this->assertSame( array( 'hide_title' => 'yes', 'template' => 'elementor_canvas' ), get_post_meta( $page->ID, '_elementor_page_settings', true ) );
		$this->assertSame( array( 'elementor_canvas', 'wp-page' ), array( get_page_template_slug( $page ), get_post_meta( $page->ID, '_elementor_template_type', true ) ) );
		$this->assertSame( array( 'elementor_library', 'container' ), array( self::post( 'tly-saved' )->post_type, get_post_meta( self::post( 'tly-saved' )->ID, '_elementor_template_type', true ) ) );
		$this->assertSame( array( 'templately_elementor', 'header' ), array( self::post( 'tly-header' )->post_type, get_post_meta( self::post( 'tly-header' )->ID, '_templately_template_type', true ) ) );
		if ( $this->has_global_classes() ) {
			$this->assert_atomic_page( $inner['image']['image']['id'] );
		} else {
			$this->assertSame( array( 'Atomic' => 'This design needs Elementor’s global classes, which are turned off or too old on this site.' ), array_column( $run['results']['post_types']['page']['failed'], 'why', 'what' ) );
		}
		$left_out = array_column( $run['results']['left_out'], 'why', 'what' );
		$this->assertSame( 'Elementor does not know this widget on this site, so it shows nothing.', $left_out['Unknown: tly-slides'] ?? '', (string) wp_json_encode( $left_out ) );

		$this->assertSame( array( array( 'include/general' ), array( 'include/singular/page/' . self::post( 'tly-apples' )->ID ) ), array( $this->conditions( 'tly-header' ), $this->conditions( 'tly-footer' ) ) );
		$this->assertEqualsCanonicalizing(
			array( 'The page or post of this condition does not exist or has another type.', '“tly_cake” does not exist on this site at the moment, so this condition has no effect.' ),
			array_column(
				array_filter(
					$run['results']['left_out'],
					static function ( array $part ): bool {
						return 'Footer: Display conditions' === $part['what'];
					}
				),
				'why'
			)
		);
		$this->assertStringContainsString( 'Above all pages', $this->http( 'GET', wp_make_link_relative( (string) get_permalink( self::post( 'tly-apples' ) ) ) )['body'] );

		$settings = get_post_meta( $kit, '_elementor_page_settings', true );
		$colors   = array_column( array_merge( $settings['system_colors'], $settings['custom_colors'] ), 'color', '_id' );
		$expected = array( 'primary' => '#112233', 'abc1234' => '#00AA11', 'mine' => '#123123' );
		$this->assertEquals( $expected, array_intersect_key( $colors, $expected ) );
		$this->assertArrayNotHasKey( 'custom_css', $settings );
		$this->assertStringContainsString( 'Pears &amp; apples', $this->fetch_home() );
		$this->assertStringContainsString( '#112233', strtolower( $this->kit_css( $kit ) ) );

		$this->ask( 'POST', "/fullsite-import/runs/{$run['uuid']}/revert" );
		$this->tick();
		$run = $this->ask( 'GET', "/fullsite-import/runs/{$run['uuid']}" );
		$this->assertSame( array( 'reverted', array() ), array( $run['status'], $run['kept'] ) );
		$after = self::site();
		$this->assertSame( array( array(), array() ), array( array_values( array_diff( $before, $after ) ), array_values( array_diff( $after, $before ) ) ), 'what is missing, and what is left' );
		global $wpdb;
		$this->assertSame( array( '0', array() ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_conditions" ), get_option( 'templately_tb' ) ), 'No page looks for templates.' );
		$this->assertStringNotContainsString( 'Pears &amp; apples', $this->fetch_home() );
		$this->assertStringContainsString( 'Made for a test', $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $mine ) ) )['body'] );
		$this->assertSame( $css, $this->kit_css( $kit ), 'Visitors see the old colors again.' );
		$this->assertStringContainsString( '#123123', $css );
	}

	private function assert_atomic_page( int $image ): void {
		$atomic = json_decode( (string) get_post_meta( self::post( 'tly-atomic' )->ID, '_elementor_data', true ), true );
		$this->assertStringContainsString( '#0000AA', (string) wp_json_encode( $atomic ) );
		$this->assertSame( $image, $atomic[0]['elements'][0]['settings']['image']['value']['src']['value']['id']['value'] );
	}

	/** @return list<string> */
	private function conditions( string $slug ): array {
		return array_map(
			static function ( array $row ): string {
				return implode( '/', array_filter( array( $row['type'], $row['name'], $row['sub_name'], $row['sub_id'] ) ) );
			},
			$this->ask( 'GET', '/conditions', array( 'template_id' => self::post( $slug )->ID ) )['template_conditions']
		);
	}

	private function fetch_home(): string {
		return $this->http( 'GET', '/' )['body'];
	}

	private function kit_css( int $kit ): string {
		return (string) @file_get_contents( wp_upload_dir()['basedir'] . "/elementor/css/post-$kit.css" ); // phpcs:ignore -- may be missing.
	}

	public function test_elementor_documents_are_left_out_without_elementor(): void {
		$pack = $this->publish_elementor_pack();
		$this->switch_foreign_plugin( 'elementor', false );
		$run = $this->import_pack( $pack );
		$this->assertSame( 'done', $run['status'], (string) wp_json_encode( $run ) );
		$this->assertNull( self::post( 'tly-pears' ) );
		$failed = array( 'page' => array( 4, 0 ), 'elementor_library' => array( 3, 0 ) );
		foreach ( $failed as $kind => $counts ) {
			$result = $run['results']['post_types'][ $kind ];
			$this->assertSame( $counts, array( $result['total'], $result['succeed'] ) );
			$this->assertSame( array( 'The required dependency ‘Elementor’ is missing. Please install it before proceeding.' ), array_values( array_unique( array_column( $result['failed'], 'why' ) ) ) );
		}
		$this->ask( 'POST', "/fullsite-import/runs/{$run['uuid']}/revert" );
		$this->tick();
	}

	public function test_an_exported_site_has_its_elements_page_settings_templates_and_kit(): void {
		update_option( 'elementor_experiment-e_atomic_elements', 'active' );
		update_option( 'elementor_experiment-e_classes', 'active' );
		$run  = $this->import_pack( $this->publish_elementor_pack() );
		$file = wp_tempnam( 'exported' );
		$this->run_with_elementor( '( new Templately\\Plugin() )->module( Templately\\Site\\Import\\Import_Module::class )->site_export()->write( ' . var_export( $file, true ) . ', array( "slug" => "again", "name" => "Again", "kinds" => array(), "posts" => array() ) );' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- to another process.
		$bundle   = Bundle::from_zip( $file );
		$manifest = $bundle->manifest();
		$bundle->check_objects( static function (): void {} );
		$this->assertSame( 'elementor', $manifest->platform() );
		$this->assertSame( array( 'elementor' => true ), array_filter( array_column( $manifest->plugins(), 'must_have', 'slug' ) ) );
		$by_slug = array_column( $manifest->content(), null, 'slug' );
		$page    = $bundle->document( $by_slug['tly-pears']['entry'] );
		$inner   = array_column( $page['elements'][0]['elements'], 'settings', 'widgetType' );
		$pear    = array_column( $manifest->media(), null, 'name' )['pear.png']['id'];
		$this->assertSame( array( $pear, "https://media.templately.invalid/$pear/full/" ), array( $inner['image']['image']['id'], substr( $inner['image']['image']['url'], 0, strlen( "https://media.templately.invalid/$pear/full/" ) ) ) );
		$this->assertSame( "https://pages.templately.invalid/{$by_slug['tly-apples']['id']}/", $inner['button']['link']['url'] );
		$this->assertContains( $pear, $by_slug['tly-pears']['needs'] );
		$this->assertSame( array( '', 'yes' ), array( $page['content'], $page['page_settings']['hide_title'] ) );
		if ( $this->has_global_classes() ) {
			$atomic = $bundle->document( $by_slug['tly-atomic']['entry'] );
			$this->assertSame( $pear, $atomic['elements'][0]['elements'][0]['settings']['image']['value']['src']['value']['id']['value'] );
		}
		$this->assertSame( array( 'elementor_library', 'container' ), array( $by_slug['tly-saved']['type'], $bundle->document( $by_slug['tly-saved']['entry'] )['meta']['_elementor_template_type'] ) );
		$this->assertSame( array( 'elementor_library', 'header' ), array( $by_slug['tly-header']['type'], $bundle->document( $by_slug['tly-header']['entry'] )['meta']['_elementor_template_type'] ) );
		$shown = static function ( string $slug ) use ( $bundle, $by_slug ): array {
			return $bundle->document( $by_slug[ $slug ]['entry'] )['meta']['_elementor_conditions'];
		};
		$this->assertSame( array( array( 'include/general' ), array( "include/singular/page/{$by_slug['tly-apples']['id']}" ) ), array( $shown( 'tly-header' ), $shown( 'tly-footer' ) ) );
		$colors = array_column( $bundle->json( $manifest->kit()['settings'] )['system_colors'], 'color', '_id' );
		$this->assertSame( '#112233', $colors['primary'] );
		$this->assertContains( array( 'id' => 'primary', 'name' => 'Primary', 'value' => '#112233' ), $manifest->settings()['colours'] );
		unlink( $file );
		$this->ask( 'POST', "/fullsite-import/runs/{$run['uuid']}/revert" );
		$this->tick();
	}

	public function test_an_import_that_activates_elementor_writes_documents_in_the_next_process(): void {
		$pack = $this->publish_elementor_pack( array( 'plugins' => array( array( 'slug' => 'elementor', 'plugin_file' => 'elementor/elementor.php', 'name' => 'Elementor', 'must_have' => true ) ) ) );
		$this->switch_foreign_plugin( 'elementor', false );
		$run = $this->import_pack( $pack );
		$this->assertSame( 'running', $run['status'], (string) wp_json_encode( $run ) );
		$this->assertNull( self::post( 'tly-apples' ) );
		$this->tick();
		$run = $this->ask( 'GET', "/fullsite-import/runs/{$run['uuid']}" );
		$this->assertSame( array( 'done', array() ), array( $run['status'], $run['results']['post_types']['elementor_library']['failed'] ?? null ), (string) wp_json_encode( $run ) );
		$this->assertNotNull( self::post( 'tly-apples' ) );
		$this->ask( 'POST', "/fullsite-import/runs/{$run['uuid']}/revert" );
		$this->tick();
		$this->tick();
		$this->assertSame( 'reverted', $this->ask( 'GET', "/fullsite-import/runs/{$run['uuid']}" )['status'] );
		$this->assertArrayNotHasKey( 'elementor', Site_State::active_plugins() );
	}
}
