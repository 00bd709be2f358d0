<?php

declare( strict_types=1 );

use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

// phpcs:disable WordPress.DB -- names of tables.

final class Fonts_Of_Looks_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Uses_Cloud;

	protected $commits = true;

	/** @var string Token of the account that is signed in. */
	private $token = '';

	/** @var list<string> Files that lay in the fonts' folder before. */
	private $before = array();

	protected function setUp(): void {
		parent::setUp();
		$this->token  = $this->open_cloud();
		$this->before = self::files();
		wp_clean_theme_json_cache();
	}

	protected function tearDown(): void {
		array_map( 'unlink', array_diff( self::files(), $this->before ) );
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/** @dataProvider ways */
	public function test_used_and_redistributable_fonts_travel_with_the_style( string $attribute ): void {
		list( $upright, $slanted, $other ) = array( self::font( 'cormorant-latin' ), self::font( 'hanken-grotesk-latin' ), self::font( 'hanken-grotesk-latin' ) );
		$this->has( 'Tallow Grotesk', 'OFL-1.1', array( array( $upright, '300 700', 'normal' ), array( $slanted, '300 700', 'italic' ) ) );
		$this->has( 'Secret Sans', 'Commercial', array( array( $other, '400', 'normal' ) ) );
		$this->has( 'Unknown', '', array( array( $other, '400', 'normal' ) ) );
		$this->has( 'Not Used', 'OFL-1.1', array( array( $other, '400', 'normal' ) ) );
		$content = '';
		foreach ( array( $attribute, '"fontFamily":"secret-sans"', '"fontFamily":"unknown"' ) as $one ) {
			$content .= "<!-- wp:paragraph {{$one}} -->\n<p>x</p>\n<!-- /wp:paragraph -->\n\n";
		}
		$id    = $this->answer( 'POST', '/clouds/upload', array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'Set in Tallow', 'content' => trim( $content ) ) ) )['data']['id'];
		$query = array( 'id' => (string) $id, 'platform' => 'gutenberg', 'origin' => 'cloud' );
		$this->assertSame( array(), $this->answer( 'GET', '/fit', $query )['fonts'], 'They are here.' );

		$said     = $this->get_from_hub( 'GET', "/files/$id/content", null, $this->token );
		$families = array_column( $said['look']['presets']['font-family'], null, 'slug' );
		$this->assertSame( array( 'OFL-1.1', null, null ), array( $families['tallow-grotesk']['licence'], $families['secret-sans']['licence'], $families['unknown']['licence'] ) );
		$this->assertSame( array( 2, 0, 0, false ), array( count( $families['tallow-grotesk']['faces'] ), count( $families['secret-sans']['faces'] ), count( $families['unknown']['faces'] ), isset( $families['not-used'] ) ) );
		$this->assertEqualsCanonicalizing( array( strlen( $upright ), strlen( $slanted ) ), array_column( $said['fonts'], 'size' ) );
		// Fonts count towards the quota, and copies keep them.
		$this->assertSame( strlen( trim( $content ) ) + strlen( $upright ) + strlen( $slanted ), $this->get_from_hub( 'GET', '/usage', null, $this->token )['bytes'] );
		$copy = $this->get_from_hub( 'POST', '/files/copy', array( 'ids' => array( $id ), 'workspace_id' => 0 ), $this->token )['files'][0]['id'];
		$this->assertSame( $said['fonts'], $this->get_from_hub( 'GET', "/files/$copy/content", null, $this->token )['fonts'] );

		$this->leave();
		$this->assertSame( array( array( 'name' => 'Tallow Grotesk', 'licence' => 'OFL-1.1', 'size' => strlen( $upright ) + strlen( $slanted ) ) ), $this->answer( 'GET', '/fit', $query )['fonts'] );
		$this->act_as( 'editor' );
		( new Access_Tokens() )->save( get_current_user_id(), $this->token );
		$this->assertSame( array(), $this->answer( 'GET', '/fit', $query )['fonts'] );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/fonts', array( 'id' => $id, 'origin' => 'cloud' ) )->get_status() );
		$this->act_as( 'administrator' );
		( new Access_Tokens() )->save( get_current_user_id(), $this->token );
		$faces = $this->answer( 'POST', '/fonts', array( 'id' => $id, 'origin' => 'cloud' ) )['faces'];
		$this->assertSame(
			array( array( 'Tallow Grotesk', '300 700', 'normal' ), array( 'Tallow Grotesk', '300 700', 'italic' ) ),
			array_map(
				static function ( array $face ): array {
					return array( $face['family'], $face['weight'], $face['style'] );
				},
				$faces
			)
		);
		$this->assertEqualsCanonicalizing( array( $upright, $slanted ), array_map( 'file_get_contents', array_diff( self::files(), $this->before ) ) );
		$this->assertSame( array(), $this->answer( 'GET', '/fit', $query )['fonts'] );
		// The font can be pushed again from the second site.
		$this->assertSame( 'OFL-1.1', ( new Font_Library() )->redistributable_files( 'tallow-grotesk' )['licence'] );
	}

	/** @return array<string, array{string}> */
	public function ways(): array {
		return array(
			'as a preset' => array( '"fontFamily":"tallow-grotesk"' ),
			'written out' => array( '"style":{"typography":{"fontFamily":"Tallow Grotesk, Georgia, serif"}}' ),
		);
	}

	public function test_each_font_face_is_checked_for_its_own_licence(): void {
		list( $one, $two ) = array( self::font( 'cormorant-latin' ), self::font( 'hanken-grotesk-latin' ) );
		$this->has( 'Acme Sans', 'OFL-1.1', array( array( $one, '400', 'normal' ) ) );
		$this->has( 'Acme Sans', '', array( array( $two, '700', 'normal' ) ) );
		$this->has( 'Acme Sans', 'Commercial', array( array( $two, '800', 'normal' ) ) );
		$this->has( 'Acme Sans', 'Apache-2.0', array( array( $two, '900', 'normal' ) ) );
		$this->has( 'Acme Sans', 'OFL-1.1', array( array( $two, '300', 'normal' ), array( $two, '700', 'normal' ) ) );
		$library = new Font_Library();
		$family  = get_page_by_path( 'acme-sans', OBJECT, 'wp_font_family' );
		$this->assertInstanceOf( WP_Post::class, $family );
		copy( wp_get_font_dir()['path'] . '/acme-sans-400-normal.woff2', wp_get_font_dir()['path'] . '/of-a-person.woff2' );
		$library->make_face( $family, array( 'weight' => '500', 'style' => 'normal' ), 'of-a-person.woff2' );
		$free = $library->redistributable_files( 'acme-sans' );
		$this->assertSame( array( 'OFL-1.1', array( array( '400', strlen( $one ) ), array( '300', strlen( $two ) ) ) ), array( $free['licence'], array_map( null, array_column( $free['faces'], 'weight' ), array_column( $free['faces'], 'size' ) ) ) );
		$this->has( 'Late Sans', '', array( array( $one, '400', 'normal' ) ) );
		$this->assertNull( $library->redistributable_files( 'late-sans' ) );
		$this->has( 'Late Sans', 'MIT', array( array( $two, '700', 'normal' ) ) );
		$this->assertSame( array( '700' ), array_column( $library->redistributable_files( 'late-sans' )['faces'], 'weight' ) );
	}

	public function test_families_travel_without_files_that_the_style_cannot_hold(): void {
		$many = static function ( string $letter, int $count ): array {
			$faces = array();
			for ( $number = 0; $number < $count; $number++ ) {
				$faces[] = array( 'wOF2' . str_repeat( "\0", 4 ) . pack( 'N', 60 ) . str_pad( $letter . $number, 48, "\0" ), (string) ( 100 + $number ), 'normal' );
			}
			return $faces;
		};
		$this->has( 'Still Fits', 'OFL-1.1', $many( 'e', 1 ) );
		$this->has( 'Slanted', 'OFL-1.1', array( array( self::font( 'cormorant-latin' ), '400', 'oblique 10deg' ) ) );
		$this->has( 'Ranged', 'OFL-1.1', array( array( self::font( 'cormorant-latin' ), '400', 'normal' ) ), substr( str_repeat( 'U+0-7F,', 150 ), 0, 1001 ) );
		$this->has( 'Forty One', 'OFL-1.1', $many( 'a', 41 ) );
		$this->has( 'Forty', 'OFL-1.1', $many( 'b', 40 ) );
		$this->has( 'Forty More', 'OFL-1.1', $many( 'c', 40 ) );
		$this->has( 'Twenty One', 'OFL-1.1', $many( 'd', 21 ) );
		$this->has( 'Written Out', 'OFL-1.1', array( array( self::font( 'cormorant-latin' ), '400', 'oblique 10deg' ) ) );
		$content = '<!-- wp:paragraph {"style":{"typography":{"fontFamily":"Written Out, serif"}}} --><p>x</p><!-- /wp:paragraph -->';
		foreach ( array( 'slanted', 'ranged', 'forty-one', 'forty', 'forty-more', 'twenty-one', 'still-fits' ) as $slug ) {
			$content .= "\n\n<!-- wp:paragraph {\"fontFamily\":\"$slug\"} -->\n<p>x</p>\n<!-- /wp:paragraph -->";
		}
		$id   = $this->answer( 'POST', '/clouds/upload', array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'Many', 'content' => $content ) ) )['data']['id'];
		$said = $this->get_from_hub( 'GET', "/files/$id/content", null, $this->token );
		$this->assertEquals(
			array( 'slanted' => 0, 'ranged' => 0, 'forty-one' => 0, 'forty' => 0, 'forty-more' => 40, 'twenty-one' => 21, 'still-fits' => 1 ),
			array_map( 'count', array_column( $said['look']['presets']['font-family'], 'faces', 'slug' ) )
		);
		// Fonts that the style does not name are not uploaded.
		$this->assertSame( array( '62', 62 ), array( $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}templately_media" ), count( $said['fonts'] ) ) );
	}

	public function test_previews_show_fonts_that_are_not_installed(): void {
		$font = self::font( 'cormorant-latin' );
		$this->has( 'Tallow Grotesk', 'OFL-1.1', array( array( $font, '300 700', 'normal' ) ) );
		$id = $this->answer( 'POST', '/clouds/upload', array( 'platform' => 'gutenberg', 'file_content' => array( '__file' => 'wp_block', 'id' => 0, 'type' => 'page', 'title' => 'Set in Tallow', 'content' => "<!-- wp:paragraph {\"fontFamily\":\"tallow-grotesk\"} -->\n<p class=\"has-tallow-grotesk-font-family\">x</p>\n<!-- /wp:paragraph -->" ) ) )['data']['id'];
		$this->leave();
		$fit  = $this->answer( 'GET', '/fit', array( 'id' => (string) $id, 'platform' => 'gutenberg', 'origin' => 'cloud' ) );
		$open = function ( string $address ): array {
			return $this->http( 'GET', 0 === strpos( $address, '/' ) ? $address : substr( $address, strlen( home_url() ) ), null, get_current_user_id() );
		};
		$page = $open( $fit['page_with_fonts'] );
		$this->assertSame( 200, $page['status'], $page['body'] );
		$this->assertSame( 1, preg_match( '#@font-face\{font-family:"Tallow Grotesk";font-weight:300 700;font-style:normal;src:url\("(/[^"]+)"\) format\("woff2"\)\}#', $page['body'], $found ), $page['body'] );
		$sent = $open( html_entity_decode( $found[1], ENT_QUOTES ) );
		$this->assertSame( array( 200, 'font/woff2', $font ), array( $sent['status'], $sent['headers']['content-type'], $sent['body'] ) );
		// Without the option, and in other styles, no fonts are shown.
		foreach ( array( 'design', 'fonts' ) as $look ) {
			$this->assertStringNotContainsString( '@font-face{font-family:"Tallow', $open( $fit['looks'][ $look ]['page'] )['body'] );
		}
	}

	public function test_the_hub_only_accepts_fonts_that_the_account_uploaded(): void {
		$font  = self::font( 'cormorant-latin' );
		$image = self::image( 3 );
		$hash  = hash( 'sha256', $font );
		$look  = static function ( string ...$files ): array {
			return array(
				'page'    => array(),
				'presets' => array(
					'font-family' => array(
						array(
							'slug'    => 'tallow',
							'name'    => 'Tallow',
							'stack'   => 'Tallow, serif',
							'role'    => 'body',
							'licence' => 'OFL-1.1',
							'faces'   => array_map(
								static function ( string $file ): array {
									return array( 'file' => $file, 'weight' => '400', 'style' => 'normal' );
								},
								$files
							),
						),
					),
				),
			);
		};
		$push  = function ( array $more ): array {
			$answer = $this->ask( 'POST', '/files', self::push_arguments( $more ), $this->token );
			return array( $answer->status, (string) ( $answer->body['code'] ?? '' ) );
		};
		$this->assertSame( array( 422, 'media_missing' ), $push( array( 'look' => $look( "$hash.woff2" ) ) ) );
		$this->assertTrue( $this->upload_image( $this->token, $font )->is_success() );
		$this->assertTrue( $this->upload_image( $this->token, $image )->is_success() );
		$this->assertSame( array( 400, 'rest_invalid_param' ), $push( array( 'look' => $look( 'fonts/tallow.woff2' ) ) ) );
		$this->assertSame( array( 400, 'rest_invalid_param' ), $push( array( 'look' => $look( "../$hash.woff2" ) ) ) );
		$this->assertSame( array( 400, 'invalid_media' ), $push( array( 'look' => $look( hash( 'sha256', $image ) . '.woff2' ) ) ) );
		$this->assertSame( array( 400, 'invalid_media' ), $push( array( 'media' => array( self::medium( $font ) ) ) ) );
		$this->assertSame( array( 400, 'invalid_media' ), $push( array( 'picture' => $hash ) ) );
		$stranger = $this->verified_token();
		$this->assertSame( 422, $this->ask( 'POST', '/files', self::push_arguments( array( 'look' => $look( "$hash.woff2" ) ) ), $stranger )->status, 'Another account has to send it too.' );
		$this->assertSame( array( 200, '' ), $push( array( 'look' => $look( "$hash.woff2" ) ) ) );
		// Two faces may share a file. All families together have at most a hundred files.
		$this->assertSame( array( 200, '' ), $push( array( 'look' => $look( "$hash.woff2", "$hash.woff2" ) ) ) );
		$many = $look();
		foreach ( array_chunk( range( 1, 100 ), 40 ) as $number => $faces ) {
			$many['presets']['font-family'][ $number ] = array( 'slug' => "tallow-$number" ) + $look( ...array_map( array( self::class, 'face' ), $faces ) )['presets']['font-family'][0];
		}
		$this->assertSame( array( 422, 'media_missing' ), $push( array( 'look' => $many ) ) );
		$many['presets']['font-family'][2]['faces'][] = array( 'file' => self::face( 101 ), 'weight' => '400', 'style' => 'normal' );
		$this->assertSame( array( 400, 'rest_invalid_param' ), $push( array( 'look' => $many ) ) );
		$large = 'wOF2' . str_repeat( "\0", 4 ) . pack( 'N', 2 * MB_IN_BYTES + 1 ) . str_repeat( "\0", 2 * MB_IN_BYTES - 11 );
		$this->assertSame( 400, $this->upload_image( $this->token, $large )->status );
		$this->assertSame( 2, $this->get_from_hub( 'GET', '/usage', null, $this->token )['files'] );
		$this->assert_consistent();
	}

	private static function face( int $number ): string {
		return hash( 'sha256', "face $number" ) . '.woff2';
	}

	/**
	 * Installs a family here, as a design brings one.
	 * @param list<array{string, string, string}> $faces   Bytes, weight and style of each.
	 */
	private function has( string $name, string $licence, array $faces, string $range = '' ): void {
		$brought = array();
		foreach ( $faces as list( $bytes, $weight, $style ) ) {
			$path = wp_tempnam( 'font' );
			file_put_contents( $path, $bytes );
			$brought[] = array( 'path' => $path, 'unicode_range' => $range ) + compact( 'weight', 'style' );
		}
		( new Font_Library() )->add( $name, "$name, Georgia, serif", $brought, $licence );
	}

	/** Removes the fonts and changes the origin, so that this is another site. */
	private function leave(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_cloud_files SET origin = 'another-site'" );
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_file_versions SET signature = ''" );
		foreach ( get_posts( array( 'post_type' => array( 'wp_font_family', 'wp_global_styles' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		array_map( 'unlink', array_diff( self::files(), $this->before ) );
		wp_clean_theme_json_cache();
	}

	private static function font( string $name ): string {
		return (string) file_get_contents( dirname( __DIR__, 4 ) . "/packages/starter-catalogue/packs/vesper-quince/assets/fonts/$name-wght-normal.woff2" );
	}

	/** @return list<string> */
	private static function files(): array {
		return (array) glob( wp_get_font_dir()['path'] . '/*' );
	}
}
