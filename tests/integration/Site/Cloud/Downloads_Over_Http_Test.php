<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Hub_State;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Cloud\Cloud;
use Templately\Site\Http\Signed_Url;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Uses_Cloud;

// phpcs:disable WordPress.WP.AlternativeFunctions -- bare HTTP.

/** Uses real HTTP, so that connections can be aborted. */
final class Downloads_Over_Http_Test extends Test_Case {

	use Asks_Hub;
	use Calls_Rest;
	use Uses_Cloud;

	/** @var bool Another process handles the requests. */
	protected $commits = true;

	public function test_an_aborted_download_leaves_no_temporary_files(): void {
		$token = $this->open_cloud();
		$user  = get_current_user_id();
		$media = array();
		// More than a socket buffers.
		foreach ( array( 1, 2, 3 ) as $number ) {
			$film = "\0\0\0\x18ftypisom\0\0\2\0isomiso2" . str_repeat( (string) $number, 9 * MB_IN_BYTES );
			$this->assertTrue( $this->upload_image( $token, $film )->is_success() );
			$media[] = array( 'mime' => 'video/mp4', 'name' => "film-$number.mp4" ) + self::medium( $film, 2000000000 + $number );
		}
		$id      = $this->push( $token, array( 'media' => $media ) )['id'];
		$before  = self::files();
		$address = $this->answer( 'GET', "/clouds/download/$id" )['fileURL'];
		$whole   = $this->http( 'GET', substr( $address, strlen( home_url() ) ), null, $user );
		$this->assertSame( array( 200, 'application/zip', 'PK' ), array( $whole['status'], $whole['headers']['content-type'], substr( $whole['body'], 0, 2 ) ) );
		$this->assertGreaterThan( 27 * MB_IN_BYTES, strlen( $whole['body'] ) );
		$this->assertSame( array(), array_diff( self::files(), $before ), 'Nor does who has all of it.' );

		$line = stream_socket_client( 'tcp://' . preg_replace( '#^https?://#', '', home_url() ), $code, $error, self::PATIENCE );
		$this->assertNotFalse( $line );
		stream_set_timeout( $line, self::PATIENCE );
		$cookie = LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $user, time() + HOUR_IN_SECONDS, 'logged_in' ) );
		fwrite( $line, 'GET ' . substr( $address, strlen( home_url() ) ) . " HTTP/1.0\r\nHost: " . wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ) . "\r\nCookie: $cookie\r\n\r\n" );
		$this->assertStringContainsString( ' 200 ', (string) fgets( $line ) );
		$this->assertNotSame( array(), array_diff( self::files(), $before ), 'It is on its way.' );
		fclose( $line );
		$until = time() + self::PATIENCE;
		while ( array() !== array_diff( self::files(), $before ) && time() < $until ) {
			usleep( 50000 );
		}
		$this->assertSame( array(), array_diff( self::files(), $before ) );
	}

	public function test_media_are_sent_with_their_actual_type_or_refused(): void {
		$token = $this->open_cloud();
		$user  = get_current_user_id();
		$shown = self::image( 10 );
		$film  = "\0\0\0\x18ftypisom\0\0\2\0isomiso2" . str_repeat( 'x', 1000 );
		foreach ( array( $shown, $film ) as $bytes ) {
			$this->assertTrue( $this->upload_image( $token, $bytes )->is_success() );
		}
		$id        = $this->push( $token, array( 'picture' => hash( 'sha256', $shown ), 'media' => array( array( 'mime' => 'video/mp4', 'name' => 'film.mp4' ) + self::medium( $film ) ) ) )['id'];
		$address   = function ( string $sha256 ) use ( $id ): string {
			return Signed_Url::create( Cloud::MEDIUM, compact( 'id', 'sha256' ), Signed_Url::LIST_LIFETIME );
		};
		$addresses = array( $this->answer( 'GET', '/clouds' )['files']['data'][0]['thumbnail'], $address( hash( 'sha256', $film ) ), $address( hash( 'sha256', 'none of it' ) ), $address( '../../usage' ) );
		$answers   = function () use ( $addresses, $user ): array {
			return array_map(
				function ( string $address ) use ( $user ): array {
					$answer = $this->http( 'GET', substr( $address, strlen( home_url() ) ), null, $user );
					return 200 === $answer['status'] ? array( $answer['headers']['content-type'], $answer['body'] ) : array( $answer['status'] );
				},
				$addresses
			);
		};
		$this->assertSame( array( array( 'image/png', $shown ), array( 'video/mp4', $film ), array( 404 ), array( 404 ) ), $answers() );
		foreach ( array( $shown, $film ) as $bytes ) {
			$hash = hash( 'sha256', $bytes );
			file_put_contents( wp_upload_dir()['basedir'] . '/templately/' . ( new Hub_State() )->private_folder() . '/cloud/' . substr( $hash, 0, 2 ) . "/$hash." . ( $bytes === $film ? 'mp4' : 'png' ), '<script>run()</script>' );
		}
		$this->assertSame( array( array( 502 ), array( 502 ) ), array_slice( $answers(), 0, 2 ) );
	}

	public function test_previews_are_rendered_and_sanitized(): void {
		$token = $this->open_cloud();
		$user  = get_current_user_id();
		$block = '<!-- wp:paragraph {"textColor":"sea"} -->' . "\n" . '<p class="has-sea-color has-text-color" onclick="run()">Ahoy</p>' . "\n<!-- /wp:paragraph -->";
		$look  = array( 'page' => array( 'background' => '#ffffff' ), 'presets' => array( 'color' => array( array( 'slug' => 'sea', 'name' => 'Sea', 'value' => '#123456' ) ) ) );
		$drawn = function ( array $more ) use ( $token, $user ): array {
			$id      = $this->push( $token, $more )['id'];
			$address = $this->answer( 'GET', "/clouds/preview/$id", array( 'version' => '1' ) )['url'];
			return $this->http( 'GET', substr( $address, strlen( home_url() ) ), null, $user );
		};
		$away  = $drawn( array( 'content' => $block, 'look' => $look ) );
		$this->assertSame( 200, $away['status'] );
		$this->assertSame( 1, preg_match( '#<p ([^>]*)>Ahoy</p>#', $away['body'], $found ), $away['body'] );
		$this->assertStringContainsString( 'color:#123456', $found[1] );
		$this->assertStringNotContainsString( 'onclick', $found[1] );
		$this->assertSame( 1, preg_match( '#<html [^>]*tabindex="0"#', $away['body'] ), 'The keyboard scrolls it.' );
		$this->assertStringContainsString( 'html:focus-visible::after{', $away['body'] );
		$home = $drawn( array( 'content' => $block, 'look' => $look, 'origin' => substr( hash( 'sha256', 'origin ' . ( new Site_State( new Settings() ) )->uuid() ), 0, 32 ) ) );
		$this->assertSame( 1, preg_match( '#<p ([^>]*)>Ahoy</p>#', $home['body'], $found ), $home['body'] );
		$this->assertSame( 'class="has-sea-color has-text-color wp-block-paragraph"', $found[1] );

		$this->assertSame( 502, $drawn( array( 'content' => '<!-- wp:group --><div>' ) )['status'] );
		$this->assertSame( 409, $drawn( array( 'platform' => 'elementor', 'content' => '[]' ) )['status'] );
	}

	/** @return list<string> Temporary files. */
	private static function files(): array {
		clearstatcache();
		return glob( get_temp_dir() . 'templately*' ) ?: array();
	}
}
