<?php

declare( strict_types=1 );

use Templately\Site\Fonts\Font_Library;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

final class Fonts_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/** @var list<string> Files in the fonts folder before the test. */
	private $before = array();

	protected function setUp(): void {
		parent::setUp();
		$this->before = self::files();
		wp_clean_theme_json_cache();
	}

	/** The rest is rolled back. */
	protected function tearDown(): void {
		foreach ( array_diff( self::files(), $this->before ) as $file ) {
			unlink( $file );
		}
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/** @return list<string> */
	private static function files(): array {
		return (array) glob( wp_get_font_dir()['path'] . '/*' );
	}

	/**
	 * Two faces of one family, and one of another.
	 * @return list<string>
	 */
	private static function fonts(): array {
		return array_map(
			static function ( string $name ): string {
				return (string) file_get_contents( dirname( __DIR__, 4 ) . "/packages/starter-catalogue/packs/vesper-quince/assets/fonts/$name-wght-normal.woff2" );
			},
			array( 'cormorant-latin', 'hanken-grotesk-latin', 'hanken-grotesk-latin' )
		);
	}

	/**
	 * Publishes a block that uses one of two families.
	 * @param list<string> $fonts Its two faces, and the unused family.
	 */
	private function publish_set_in_tallow( array $fonts ): int {
		$family = static function ( string $slug, string $name, array $faces ): array {
			return array( 'slug' => $slug, 'name' => $name, 'stack' => "$name, Georgia, serif", 'role' => 'heading', 'licence' => 'OFL-1.1', 'faces' => $faces );
		};
		$files  = array( 'fonts/tallow.woff2', 'fonts/tallow-italic.woff2', 'fonts/other.woff2' );
		$kept   = array();
		foreach ( $fonts as $number => $bytes ) {
			$kept[] = array( 'file' => $files[ $number ] ) + $this->hub_services()->publisher()->store_font( $bytes, $files[ $number ] );
		}
		return $this->publish(
			array(
				'slug'    => 'set-in-tallow',
				'content' => array( '<!-- wp:paragraph {"fontFamily":"tallow"} --><p class="has-tallow-font-family">x</p><!-- /wp:paragraph -->' ),
				'fonts'   => $kept,
				'look'    => array(
					'page'    => array(),
					'presets' => array(
						'font-family' => array(
							$family( 'tallow', 'Tallow Grotesk', array( array( 'file' => $files[0], 'weight' => '300 700', 'style' => 'normal' ), array( 'file' => $files[1], 'weight' => '300 700', 'style' => 'italic' ) ) ),
							$family( 'other', 'Other', array( array( 'file' => $files[2], 'weight' => '400', 'style' => 'normal' ) ) ),
						),
					),
				),
			)
		);
	}

	/**
	 * Fonts in the user's global styles.
	 * @param WP_Theme|null $theme Default: the active theme.
	 * @return list<array<string, mixed>>
	 */
	private static function custom( ?WP_Theme $theme = null ): array {
		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $theme ?? wp_get_theme() );
		return json_decode( $post['post_content'] ?? '{}', true )['settings']['typography']['fontFamilies']['custom'] ?? array();
	}

	public function test_installs_used_fonts_once(): void {
		$fonts = self::fonts();
		$id    = $this->publish_set_in_tallow( $fonts );
		$query = array( 'id' => $id, 'platform' => 'gutenberg' );
		$this->act_as( 'editor' );
		$this->sign_in();
		$this->assertSame( array(), $this->answer( 'GET', '/fit', $query )['fonts'], 'Who may not install is offered none.' );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/fonts', array( 'id' => $id ) )->get_status() );
		$this->assertSame( array(), self::custom() );

		$this->act_as( 'administrator' );
		$this->assertSame( 401, $this->call( 'POST', '/templately/v1/fonts', array( 'id' => $id ) )->get_status() );
		$this->sign_in();
		$this->assertSame( array( array( 'name' => 'Tallow Grotesk', 'licence' => 'OFL-1.1', 'size' => strlen( $fonts[0] ) + strlen( $fonts[1] ) ) ), $this->answer( 'GET', '/fit', $query )['fonts'] );
		$answer = $this->answer( 'POST', '/fonts', array( 'id' => $id ) );
		$this->assertSame(
			array( array( 'Tallow Grotesk', '300 700', 'normal' ), array( 'Tallow Grotesk', '300 700', 'italic' ) ),
			array_map(
				static function ( array $face ): array {
					return array( $face['family'], $face['weight'], $face['style'] );
				},
				$answer['faces']
			)
		);
		$written = array_map( 'file_get_contents', array_diff( self::files(), $this->before ) );
		sort( $written );
		$expected = array( $fonts[0], $fonts[1] );
		sort( $expected );
		$this->assertSame( $expected, $written );
		foreach ( $answer['faces'] as $place => $face ) {
			$this->assertSame( $fonts[ $place ], file_get_contents( str_replace( wp_get_font_dir()['url'], wp_get_font_dir()['path'], $face['url'] ) ) );
		}

		// The format of WordPress's font library.
		$families = $this->call( 'GET', '/wp/v2/font-families', array( 'slug' => 'tallow-grotesk' ) )->get_data();
		$this->assertCount( 1, $families );
		$this->assertSame( array( 'Tallow Grotesk', '"Tallow Grotesk", Georgia, serif' ), array( $families[0]['font_family_settings']['name'], $families[0]['font_family_settings']['fontFamily'] ) );
		$this->assertCount( 2, $families[0]['font_faces'] );
		$custom = self::custom();
		$this->assertSame( array( 'tallow-grotesk' ), array_column( $custom, 'slug' ) );
		$this->assertSame( array_column( $answer['faces'], 'url' ), array_column( $custom[0]['fontFace'], 'src' ) );
		ob_start();
		wp_print_font_faces();
		$this->assertStringContainsString( $answer['faces'][1]['url'], (string) ob_get_clean() );
		$this->assertSame( array(), $this->answer( 'GET', '/fit', $query )['fonts'], 'What is here is not offered.' );

		$this->assertSame( $answer, $this->answer( 'POST', '/fonts', array( 'id' => $id ) ) );
		$this->assertCount( 2, array_diff( self::files(), $this->before ), 'Said again, it brings nothing twice.' );

		// When WordPress deletes the family, its files go too.
		wp_delete_post( $families[0]['id'], true );
		$this->assertSame( $this->before, self::files() );
	}

	public function test_a_failure_leaves_nothing_behind(): void {
		$id = $this->publish_set_in_tallow( self::fonts() );
		$this->act_as( 'administrator' );
		$this->sign_in();
		$number = 0;
		$fails  = static function ( array $file ) use ( &$number ): array {
			return ++$number > 1 ? array( 'error' => 'The disk is full.' ) + $file : $file;
		};
		add_filter( 'wp_handle_sideload_prefilter', $fails );
		$response = $this->call( 'POST', '/templately/v1/fonts', array( 'id' => $id ) );
		remove_filter( 'wp_handle_sideload_prefilter', $fails );
		$this->assertSame( array( 500, 'font_not_saved', 'The fonts of this design could not be saved on this site. Nothing was inserted.' ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ) );
		$this->assertSame( 2, $number );
		$this->assertSame( array( array(), array() ), array( get_posts( array( 'post_type' => 'wp_font_family' ) ), get_posts( array( 'post_type' => 'wp_font_face' ) ) ) );
		$this->assertSame( $this->before, self::files() );
		$this->assertSame( array(), self::custom() );
		$this->assertCount( 2, $this->answer( 'POST', '/fonts', array( 'id' => $id ) )['faces'] );
	}

	public function test_a_late_failure_removes_files_and_posts_and_keeps_older_faces(): void {
		$id = $this->publish_set_in_tallow( self::fonts() );
		$this->act_as( 'administrator' );
		$this->sign_in();
		$refuse = static function ( bool $is_empty, array $post ): bool {
			return $is_empty || ( 'wp_font_face' === $post['post_type'] && false !== strpos( $post['post_content'], 'italic' ) );
		};
		$throw  = static function ( int $post_id, WP_Post $post ): void {
			if ( false !== strpos( $post->post_content, 'italic' ) ) {
				throw new RuntimeException( 'Another plugin fails.' );
			}
		};
		$fail   = function () use ( $id, $refuse, $throw ): array {
			$statuses = array();
			add_filter( 'wp_insert_post_empty_content', $refuse, 10, 2 );
			$statuses[] = $this->call( 'POST', '/templately/v1/fonts', array( 'id' => $id ) )->get_data()['code'];
			remove_filter( 'wp_insert_post_empty_content', $refuse, 10 );
			add_action( 'save_post_wp_font_face', $throw, 10, 2 );
			$log        = ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- the exception is logged.
			$statuses[] = $this->call( 'POST', '/templately/v1/fonts', array( 'id' => $id ) )->get_data()['code'];
			ini_set( 'error_log', (string) $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- restores it.
			remove_action( 'save_post_wp_font_face', $throw, 10 );
			return $statuses;
		};
		$here   = static function (): array {
			return array_column( get_posts( array( 'post_type' => array( 'wp_font_family', 'wp_font_face' ), 'numberposts' => -1, 'orderby' => 'ID' ) ), 'post_content', 'ID' );
		};
		$this->assertSame( array( 'font_not_saved', 'internal_error' ), $fail() );
		$this->assertSame( array( array(), $this->before, array() ), array( $here(), self::files(), self::custom() ) );

		$library = new Font_Library();
		$family  = $library->make_family( 'Tallow Grotesk', 'tallow-grotesk', 'Tallow Grotesk, serif' );
		$library->make_face( $family, array( 'weight' => '900', 'style' => 'normal' ), 'own.woff2' );
		$own = $here();
		$this->assertSame( array( 'font_not_saved', 'internal_error' ), $fail() );
		$this->assertSame( $own, $here() );
		$this->assertCount( 2, $own );
		$this->assertSame( array( $this->before, array() ), array( self::files(), self::custom() ) );
	}

	public function test_a_new_theme_keeps_active_fonts_of_designs(): void {
		$id = $this->publish_set_in_tallow( self::fonts() );
		$this->act_as( 'administrator' );
		$this->sign_in();
		$this->answer( 'POST', '/fonts', array( 'id' => $id ) );
		$from  = wp_get_theme();
		$to    = wp_get_theme( 'twentytwentyfour' === $from->get_stylesheet() ? 'twentytwentyfive' : 'twentytwentyfour' );
		$post  = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $from );
		$data  = json_decode( $post['post_content'], true );
		$added = array( 'name' => 'Mine', 'slug' => 'mine', 'fontFamily' => 'Mine' );

		$data['settings']['typography']['fontFamilies']['custom'][] = $added;
		wp_update_post( array( 'ID' => $post['ID'], 'post_content' => wp_slash( (string) wp_json_encode( $data ) ) ) );
		wp_set_current_user( 0 );
		do_action( 'switch_theme', $to->get( 'Name' ), $to, $from );
		$this->assertSame( array( 'tallow-grotesk' ), array_column( self::custom( $to ), 'slug' ) );
		$this->assertSame( array( 'tallow-grotesk', 'mine' ), array_column( self::custom( $from ), 'slug' ), 'The other one keeps its own.' );

		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $to );
		wp_update_post( array( 'ID' => $post['ID'], 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true}' ) );
		$data['settings']['typography']['fontFamilies']['custom'] = array( $added );
		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $from );
		wp_update_post( array( 'ID' => $post['ID'], 'post_content' => wp_slash( (string) wp_json_encode( $data ) ) ) );
		do_action( 'switch_theme', $to->get( 'Name' ), $to, $from );
		$this->assertSame( array(), self::custom( $to ) );
	}

	public function test_hub_accepts_valid_fonts_up_to_the_size_limit(): void {
		$publisher = $this->hub_services()->publisher();
		$font      = self::fonts()[0];
		$this->assertSame( array( 'sha256' => hash( 'sha256', $font ), 'size' => strlen( $font ) ), $publisher->store_font( $font, 'a.woff2' ) );
		$large = 'wOF2' . pack( 'N', 0x00010000 ) . pack( 'N', 2 * MB_IN_BYTES + 1 ) . str_repeat( 'x', 2 * MB_IN_BYTES - 11 );
		foreach ( array( array( substr( $font, 0, -1 ), 'a.woff2 is not a WOFF2 font.' ), array( 'wOFF' . substr( $font, 4 ), 'a.woff2 is not a WOFF2 font.' ), array( '', 'a.woff2 is not a WOFF2 font.' ), array( $large, 'a.woff2 is too large: the limit for a font is 2 megabytes.' ) ) as list( $wrong, $sentence ) ) {
			try {
				$publisher->store_font( $wrong, 'a.woff2' );
				$this->fail( $sentence );
			} catch ( Templately\Shared\Bundle\Invalid_Bundle $refusal ) {
				$this->assertSame( $sentence, $refusal->getMessage() );
			}
		}
	}
}
