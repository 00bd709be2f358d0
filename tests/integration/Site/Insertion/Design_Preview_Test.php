<?php

declare( strict_types=1 );

use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Insertion\Design_Preview;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Fetches_Pages;
use Templately\Tests\Publishes_Designs;

final class Design_Preview_Test extends Test_Case {

	use Calls_Rest;
	use Fetches_Pages;
	use Publishes_Designs;

	private const FONT = 'fonts/tallow.woff2';

	/** @var bool Another process handles the requests. */
	protected $commits = true;

	protected function tearDown(): void {
		$this->remove_what_was_brought();
		parent::tearDown();
	}

	/** Returns a user of a role with a hub account. */
	private function viewer( string $role = 'author' ): int {
		$user = $this->act_as( $role );
		$this->sign_in();
		return $user;
	}

	/**
	 * Returns where the current user can look at an item.
	 * @return array<string, mixed> What GET /fit answers.
	 */
	private function looks( int $id ): array {
		return $this->answer( 'GET', '/fit', array( 'id' => $id, 'platform' => 'gutenberg' ) );
	}

	/**
	 * Opens an address as a browser of somebody would.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private function open( string $address, int $user ): array {
		return $this->http( 'GET', 0 === strpos( $address, '/' ) ? $address : substr( $address, strlen( home_url() ) ), null, $user );
	}

	/** Returns the error log. */
	private static function log(): string {
		return is_file( WP_DEBUG_LOG ) ? (string) file_get_contents( WP_DEBUG_LOG ) : '';
	}

	/** Returns all rows of the database, except sessions. */
	private static function rows(): string {
		global $wpdb;
		$rows = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$rows[ $table ] = array_filter(
				$wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ), // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a table's name.
				static function ( array $row ): bool {
					return 'session_tokens' !== ( $row['meta_key'] ?? '' );
				}
			);
		}
		return (string) json_encode( $rows, JSON_PRETTY_PRINT | JSON_PARTIAL_OUTPUT_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- to be compared.
	}

	/** Has the hub hand out what nobody could publish there. */
	private function say_instead( string $word, string $markup ): void {
		global $wpdb;
		$table = "{$wpdb->prefix}templately_contents";
		foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a table's name.
			$text = (string) gzuncompress( $row['compressed'] );
			if ( false !== strpos( $text, $word ) ) {
				$wpdb->query( "UPDATE $table SET compressed = x'" . bin2hex( (string) gzcompress( str_replace( $word, $markup, $text ) ) ) . "' WHERE sha256 = '{$row['sha256']}'" ); // phpcs:ignore WordPress.DB -- hexadecimal digits.
			}
		}
	}

	/** Publishes a block in presets, with a picture, set in a font of its own. */
	private function publish_dressed(): int {
		$font   = (string) file_get_contents( dirname( __DIR__, 4 ) . '/packages/starter-catalogue/packs/vesper-quince/assets/fonts/cormorant-latin-wght-normal.woff2' );
		$canvas = imagecreatetruecolor( 40, 30 );
		ob_start();
		imagepng( $canvas );
		$kept = $this->hub_services()->publisher()->store_image( (string) ob_get_clean(), 'pear.png', false );
		$url  = 'https://media.templately.invalid/7/pear.png';
		return $this->publish(
			array(
				'slug'    => 'dressed',
				'name'    => 'Dressed',
				'fonts'   => array( array( 'file' => self::FONT ) + $this->hub_services()->publisher()->store_font( $font, self::FONT ) ),
				'media'   => array( array( 'id' => 7, 'sha256' => $kept['sha256'], 'mime' => $kept['mime'], 'size' => $kept['size'], 'width' => 40, 'height' => 30, 'name' => 'pear.png', 'alt' => '' ) ),
				'look'    => array(
					'page'    => array(),
					'presets' => array(
						'color'       => array( array( 'slug' => 'soot', 'name' => 'Soot', 'value' => '#14110e' ) ),
						'font-family' => array( array( 'slug' => 'tallow', 'name' => 'Tallow', 'stack' => 'Tallow, serif', 'role' => 'heading', 'licence' => 'OFL-1.1', 'faces' => array( array( 'file' => self::FONT, 'weight' => '300 700', 'style' => 'normal' ) ) ) ),
					),
				),
				'content' => array(
					'<!-- wp:heading {"backgroundColor":"soot","fontFamily":"tallow"} --><h2 class="wp-block-heading has-soot-background-color has-background has-tallow-font-family">Slow "bread"</h2><!-- /wp:heading -->',
					'<!-- wp:image {"id":7,"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="' . $url . '" alt="" class="wp-image-7"/></figure><!-- /wp:image -->',
					'<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"' . $url . '","id":7}}}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Over a picture</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
				),
			)
		);
	}

	public function test_shows_a_design_in_the_theme_without_writing_anything(): void {
		global $wpdb;
		$id   = $this->publish_dressed();
		$user = $this->viewer();
		$this->assertSame( array(), get_posts( array( 'post_type' => 'wp_navigation' ) ), 'A menu could be made.' );
		$address = $this->looks( $id )['looks']['design']['page'];
		// Fill WordPress's own caches.
		$this->fetch( home_url( '/' ) );
		$this->open( $address, $user );
		$before = self::rows();
		$said   = strlen( self::log() );
		$page   = $this->open( $address, $user );
		$this->assertSame( $before, self::rows() );
		$this->assertStringNotContainsString( 'Undefined', substr( self::log(), $said ), 'WordPress finds all that it asks a query for.' );
		$this->assertStringContainsString( 'wp-block-navigation', $page['body'] );
		$this->assertSame( 200, $page['status'] );
		$this->assertSame( array( 'no-store, private', 'noindex', 'no-referrer' ), array( $page['headers']['cache-control'], $page['headers']['x-robots-tag'], $page['headers']['referrer-policy'] ) );
		foreach ( array( "script-src 'none'", "frame-ancestors 'self'", "form-action 'none'", 'sandbox allow-same-origin;', "default-src 'none'", "img-src 'self' data: " . untrailingslashit( home_url() ) ) as $rule ) {
			$this->assertStringContainsString( $rule, $page['headers']['content-security-policy'] );
		}
		$body = $page['body'];
		$this->assertStringNotContainsString( '<script', $body );
		$this->assertStringNotContainsString( 'wpadminbar', $body );
		$this->assertMatchesRegularExpression( '#<html [^>]*tabindex="0"#', $body, 'The keyboard scrolls it.' );
		$this->assertSame( 1, substr_count( $body, 'html:focus-visible::after{' ), 'And sees that it does.' );
		$this->assertStringNotContainsString( 'templately.invalid', $body );
		$this->assertMatchesRegularExpression( '#<header.*<main.*wp-block-post-content.*Slow &\#8220;bread&\#8221;</h2>.*<footer#s', $body );
		$this->assertStringNotContainsString( 'wp-block-post-title', $body, 'The theme has a template without.' );
		$this->assertMatchesRegularExpression( '#<title>Dressed#', $body );
		$this->assertStringNotContainsString( 'Tallow"', $body, 'Its font is not here.' );
		$this->assertSame( 1, preg_match( '#<img[^>]* src="(/[^"]*action=templately_design_file[^"]*)"[^>]*wp-image-0#', $body, $image ), $body );
		$this->assertSame( 1, preg_match( '#background-image:url\([\'"&;a-z\#0-9]*?(/[^)\'"]*?design_file[^)\'"]*?)(?:&\#0?39;|&quot;|&apos;|\'|")?\)#', $body, $background ), $body );
		// Fill the caches of wp-admin.
		$this->open( html_entity_decode( $image[1], ENT_QUOTES ), $user );
		$before = self::rows();
		$this->assert_is_file( 'image/png', $this->open( html_entity_decode( $image[1], ENT_QUOTES ), $user ) );
		$this->assertSame( html_entity_decode( $image[1], ENT_QUOTES ), html_entity_decode( $background[1], ENT_QUOTES ) );
		$this->assertSame( $before, self::rows(), 'Pictures go through.' );
		$this->assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_downloads" ) );
	}

	/** @param array{status: int, headers: array<string, string>, body: string} $file An answer, which is to be a file for one browser. */
	private function assert_is_file( string $mime, array $file ): void {
		$this->assertSame( array( 200, $mime, 'nosniff' ), array( $file['status'], $file['headers']['content-type'], $file['headers']['x-content-type-options'] ) );
		$this->assertStringContainsString( "default-src 'none'", $file['headers']['content-security-policy'] );
		$this->assertStringContainsString( 'private', $file['headers']['cache-control'] );
	}

	public function test_missing_fonts_are_shown_only_on_request(): void {
		$id    = $this->publish_dressed();
		$admin = $this->viewer( 'administrator' );
		$looks = $this->looks( $id );
		$this->assertSame( array( 'Tallow' ), array_column( $looks['fonts'], 'name' ) );
		$faces = function ( string $address, int $user ): int {
			$page = $this->open( $address, $user );
			$this->assertSame( 200, $page['status'] );
			return (int) preg_match_all( '#@font-face\s*\{\s*font-family:\s*"?Tallow#', $page['body'] );
		};
		$this->assertSame( array( 0, 0 ), array( $faces( $looks['page'], $admin ), $faces( $looks['looks']['design']['page'], $admin ) ) );
		$body = $this->open( $looks['page_with_fonts'], $admin )['body'];
		$this->assertSame( 1, preg_match( '#@font-face\{font-family:"Tallow";font-weight:300 700;font-style:normal;src:url\("(/[^"]+)"\) format\("woff2"\)\}#', $body, $font ), $body );
		$this->assertStringContainsString( 'font-family:Tallow, serif', $body );
		// Fill the caches of wp-admin.
		$this->open( html_entity_decode( $font[1], ENT_QUOTES ), $admin );
		$before = self::rows();
		$this->assert_is_file( 'font/woff2', $this->open( html_entity_decode( $font[1], ENT_QUOTES ), $admin ) );
		$this->assertSame( $before, self::rows(), 'Fonts go through.' );
		$this->assertSame( 0, $faces( Design_Preview::url( $id, 'remote', 'fonts', true ), $admin ), 'Nothing is set in them there.' );
		$this->assertSame( 403, $this->open( str_replace( 'fonts=0', 'fonts=1', $looks['page'] ), $admin )['status'] );

		$author = $this->viewer();
		$theirs = $this->looks( $id );
		$this->assertSame( array( array(), '' ), array( $theirs['fonts'], $theirs['page_with_fonts'] ) );
		$this->assertSame( array( 0, 0 ), array( $faces( $theirs['page'], $author ), $faces( Design_Preview::url( $id, 'remote', 'design', true ), $author ) ) );

		wp_set_current_user( $admin );
		$this->answer( 'POST', '/fonts', array( 'id' => $id ) );
		$now = $this->looks( $id );
		$this->assertSame( array( array(), '' ), array( $now['fonts'], $now['page_with_fonts'] ) );
		$this->assertSame( array( 1, 1 ), array( $faces( $now['page'], $admin ), $faces( $theirs['page'], $author ) ) );
	}

	public function test_each_style_has_its_own_preview(): void {
		$id     = $this->publish_dressed();
		$user   = $this->viewer();
		$answer = $this->looks( $id );
		$pages  = array();
		foreach ( $answer['looks'] as $look => $of_look ) {
			$pages[ $look ] = $this->open( $of_look['page'], $user )['body'];
		}
		$has = static function ( string $what ) use ( $pages ): array {
			return array_map(
				static function ( string $page ) use ( $what ): bool {
					return false !== strpos( $page, $what );
				},
				array_values( $pages )
			);
		};
		$this->assertSame( array( 'design', 'fonts', 'site' ), array_keys( $pages ) );
		$this->assertSame( array( true, true, true ), $has( 'Slow &#8220;bread&#8221;' ) );
		$this->assertSame( array( true, false, false ), $has( 'background-color:var(--templately-color-soot,#14110e)' ), 'the colors that the full-site import can change' );
		$this->assertSame( array( false, true, false ), $has( 'background-color:#14110e' ) );
		$this->assertSame( array( true, false, false ), $has( 'font-family:Tallow, serif' ) );
		$this->assertSame( array( false, false, false ), $has( '@font-face{font-family:"Tallow"' ) );
		$this->assertSame( array( 'design', $answer['looks']['design']['page'] ), array( $answer['look'], $answer['page'] ) );
		// A design without presets has only one preview.
		$plain = $this->looks( $this->publish() );
		$this->assertNull( $plain['looks'] );
		$this->assertStringContainsString( 'Made for a test', $this->open( $plain['page'], $user )['body'] );
	}

	/** @group S4 */
	public function test_previews_are_only_valid_for_the_requesting_user(): void {
		$id      = $this->publish_dressed();
		$user    = $this->viewer();
		$page    = $this->looks( $id )['page'];
		$file    = (string) html_entity_decode( preg_match( '#<img[^>]* src="(/[^"]*design_file[^"]*)"#', $this->open( $page, $user )['body'], $found ) ? $found[1] : '', ENT_QUOTES );
		$another = $this->viewer();
		$refused = array(
			'a stranger'     => array( $page, 0, 403 ),
			'another person' => array( $page, $another, 403 ),
			'another design' => array( str_replace( "id=$id", 'id=' . ( $id + 1 ), $page ), $user, 403 ),
			'another look'   => array( str_replace( 'look=design', 'look=site', $page ), $user, 403 ),
			'another origin' => array( str_replace( 'origin=remote', 'origin=cloud', $page ), $user, 403 ),
			'a later end'    => array( (string) preg_replace( '/until=\d+/', 'until=9999999999', $page ), $user, 403 ),
			'no signature'   => array( (string) preg_replace( '/&signature=\w+/', '', $page ), $user, 403 ),
			'their file'     => array( $file, $another, 403 ),
			'no one’s file'  => array( $file, 0, 400 ),
			'another file'   => array( (string) preg_replace( '/sha256=\w{4}/', 'sha256=0000', $file ), $user, 403 ),
		);
		foreach ( $refused as $what => list( $address, $by, $status ) ) {
			$answer = $this->open( $address, $by );
			$this->assertSame( $status, $answer['status'], $what );
			$this->assertStringNotContainsString( 'bread', $answer['body'], $what );
			$this->assertStringNotContainsString( 'PNG', $answer['body'], $what );
		}
		// A URL is invalid without the role or the session.
		get_user_by( 'id', $user )->set_role( 'subscriber' );
		$this->assertSame( array( 403, 403 ), array( $this->open( $page, $user )['status'], $this->open( $file, $user )['status'] ) );
		get_user_by( 'id', $user )->set_role( 'author' );
		$this->assertSame( array( 200, 200 ), array( $this->open( $page, $user )['status'], $this->open( $file, $user )['status'] ) );
		( new Access_Tokens() )->delete( $user );
		$this->assertSame( array( 401, 401 ), array( $this->open( $page, $user )['status'], $this->open( $file, $user )['status'] ) );
		// The hub refuses previews of paid designs without a plan.
		wp_set_current_user( $user );
		$this->sign_in();
		$paid = $this->publish( array( 'slug' => 'paid', 'plan' => 'pro' ) );
		$this->assertSame( 'required_pro_templately', $this->call( 'GET', '/templately/v1/fit', array( 'id' => $paid, 'platform' => 'gutenberg' ) )->get_data()['code'] );
		$this->assertSame( 403, $this->open( Design_Preview::url( $paid, 'remote', 'design' ), $user )['status'] );
		$this->assertSame( 404, $this->open( Design_Preview::url( 999999, 'remote', 'design' ), $user )['status'] );
	}

	public function test_previews_use_the_host_that_users_are_logged_in_on(): void {
		$user  = $this->viewer();
		$id    = $this->publish();
		$other = static function ( string $url ): string {
			return (string) preg_replace( '#^https?://[^/]+#', 'https://www.other.example', $url );
		};
		$this->bring_plugin( "add_filter( 'home_url', function ( \$url ) { return preg_replace( '#^https?://[^/]+#', 'https://www.other.example', \$url ); } );" );
		add_filter( 'home_url', $other );
		$address = Design_Preview::url( $id, 'remote', 'design' );
		$home    = home_url( '/' );
		remove_filter( 'home_url', $other );
		$this->assertSame( 'https://www.other.example', substr( $home, 0, 25 ) );
		$this->assertStringStartsWith( site_url( '/?action=' ), $address );
		$this->assertSame( 200, $this->open( $address, $user )['status'] );
	}

	public function test_no_shortcodes_or_embeds_run_in_previews(): void {
		$this->bring_plugin( 'add_shortcode( "tly", function () { return "RAN"; } ); add_filter( "pre_http_request", function () { update_option( "tly_fetched", 1 ); return new WP_Error( "no" ); } );' );
		$id = $this->publish(
			array(
				'content' => array(
					'<!-- wp:paragraph --><p>[tly]</p><!-- /wp:paragraph -->',
					"<!-- wp:paragraph -->\n<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>\n<!-- /wp:paragraph -->",
					'<!-- wp:image --><figure class="wp-block-image"><img src="https://evil.example/x.png" alt=""/></figure><!-- /wp:image -->',
					'<!-- wp:html --><div>HOSTILE</div><!-- /wp:html -->',
					'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
				),
			)
		);
		$this->say_instead( 'HOSTILE', 'kept<script>alert(1)</script><b onclick=\"alert(1)\">kept</b><img src=x onerror=alert(1)>' );
		$user   = $this->viewer( 'administrator' );
		$page   = $this->looks( $id )['page'];
		$body   = $this->open( $page, $user )['body'];
		$before = self::rows();
		$this->open( $page, $user );
		$this->assertSame( $before, self::rows() );
		$this->assertStringNotContainsString( 'tly', $body );
		$this->assertStringContainsString( 'Words', $body );
		$this->assertStringContainsString( '<b>kept</b>', $body );
		foreach ( array( 'RAN', '<iframe', '<script', 'onerror', 'onclick', 'evil.example' ) as $not ) {
			$this->assertStringNotContainsString( $not, $body );
		}
		$this->assertFalse( get_option( 'tly_fetched' ) );
	}

	public function test_shows_a_design_under_a_classic_theme(): void {
		$this->bring_classic_theme( array( 'page.php' => '<?php get_header(); ?><main><?php while ( have_posts() ) { the_post(); the_content(); } ?></main><aside><?php foreach ( get_posts() as $post ) { setup_postdata( $post ); the_content(); } ?></aside><?php get_footer();' ) );
		$user = $this->viewer();
		$body = $this->open( $this->looks( $this->publish() )['page'], $user )['body'];
		$this->assertMatchesRegularExpression( '#theme-header.*<main>\s*<p[^>]*>Made for a test</p>\s*</main><aside>.*Welcome to WordPress.*</aside>.*theme-footer#s', $body );
		$this->assertSame( 1, substr_count( $body, 'Made for a test' ) );
	}
}
