<?php

declare( strict_types=1 );

use Templately\Site\Http\Signed_Url;
use Templately\Site\Saved_Templates\Template_Store;
use Templately\Tests\Calls_Rest;

final class Template_Addresses_Test extends Test_Case {

	use Calls_Rest;

	private const BLOCKS = "<!-- wp:paragraph -->\n<p>Read <em>this</em></p>\n<!-- /wp:paragraph -->";

	/** @var bool Another process handles the requests. */
	protected $commits = true;

	/** @group S4 */
	public function test_signed_urls_are_bound_to_user_time_and_template(): void {
		$author = $this->act_as( 'author' );
		$id     = ( new Template_Store() )->add_pattern( 'Grüße', self::BLOCKS, 'section' );
		$item   = $this->answer( 'GET', '/saved-templates', array( 'platform' => 'gutenberg', 'search' => 'Grüße' ) )['items'][0];
		$export = $this->path( $item['export_url'] );
		$file   = $this->http( 'GET', $export, null, $author );
		$this->assertSame( array( 200, 'application/json', 'attachment; filename="gruse.json"; filename*=UTF-8\'\'gruse.json', 'no-store, private', 'nosniff' ), array( $file['status'], $file['headers']['content-type'], $file['headers']['content-disposition'], $file['headers']['cache-control'], $file['headers']['x-content-type-options'] ) );
		$this->assertSame( "default-src 'none'; style-src 'unsafe-inline'; sandbox", $file['headers']['content-security-policy'], 'Opened in a browser, nothing in it runs.' );
		$this->assertSame( self::BLOCKS, json_decode( $file['body'], true )['content'] );

		$preview = $this->http( 'GET', $this->path( $item['preview_url'] ), null, $author );
		$this->assertSame( 200, $preview['status'] );
		$this->assertStringContainsString( 'Read <em>this</em></p>', $preview['body'] );
		$this->assertStringContainsString( "script-src 'none'", $preview['headers']['content-security-policy'] );

		$another = $this->act_as( 'author' );
		wp_set_current_user( $author );
		$ended = Signed_Url::create( 'export_template', array( 'id' => $id ), -1 );
		wp_set_current_user( 0 );
		$refused = array(
			'another person'   => array( $export, $another, 403 ),
			'a stranger'       => array( $export, 0, 400 ),
			'another template' => array( str_replace( "id=$id", 'id=' . ( $id + 1 ), $export ), $author, 403 ),
			'another action'   => array( str_replace( 'export_template', 'preview_template', $export ), $author, 403 ),
			'no signature'     => array( (string) preg_replace( '/&signature=\w+/', '', $export ), $author, 403 ),
			'a later end'      => array( (string) preg_replace( '/until=\d+/', 'until=9999999999', $export ), $author, 403 ),
			'after its end'    => array( $this->path( $ended ), $author, 403 ),
		);
		foreach ( $refused as $what => list( $path, $user, $status ) ) {
			$answer = $this->http( 'GET', $path, null, $user );
			$this->assertSame( $status, $answer['status'], $what );
			$this->assertStringNotContainsString( 'Read', $answer['body'], $what );
		}
		wp_trash_post( $id );
		$this->assertSame( 404, $this->http( 'GET', $export, null, $author )['status'] );
	}

	private function path( string $address ): string {
		$this->assertStringStartsWith( admin_url( 'admin-post.php?' ), $address );
		return substr( $address, strlen( home_url() ) );
	}
}
