<?php

declare( strict_types=1 );

use Templately\Site\Screens\Translations;
use Templately\Tests\Calls_Rest;

/** @group S1 */
final class Texts_Over_Http_Test extends Test_Case {

	use Calls_Rest;

	/** @var bool Another process handles the requests. */
	protected $commits = true;

	public function test_users_get_cacheable_translations(): void {
		$answer = $this->texts( 'de_DE', $this->act_as( 'contributor' ) );
		$this->assertSame( array( 200, 'private, max-age=604800' ), array( $answer['status'], $answer['headers']['cache-control'] ) );
		$this->assertStringStartsWith( 'application/json', $answer['headers']['content-type'] );
		$this->assertStringEqualsFile( Translations::folder() . '/templately-de_DE-app.json', $answer['body'] );
		$answer = $this->texts( 'de_DE', 0 );
		$this->assertSame( array( 400, '0' ), array( $answer['status'], $answer['body'] ) );
	}

	public function test_no_other_file_can_be_read(): void {
		$user   = $this->act_as( 'administrator' );
		$within = Translations::folder() . '/templately-x';
		$secret = dirname( Translations::folder() ) . '/secret-app.json';
		wp_mkdir_p( $within );
		file_put_contents( $secret, '{"secret":true}' );
		try {
			$this->assertFileExists( "$within/../../secret-app.json" );
			foreach ( array( 'x/../../secret', 'x%2F..%2F..%2Fsecret', 'x/..%5C../secret', '', 'en_US', 'de_DE-templately-admin.json%00' ) as $locale ) {
				$answer = $this->texts( $locale, $user );
				$this->assertSame( 404, $answer['status'], $locale );
				$this->assertStringNotContainsString( 'secret', $answer['body'], $locale );
			}
			$this->assertSame( 404, $this->http( 'GET', '/wp-admin/admin-ajax.php?action=templately-translations', null, $user )['status'] );
		} finally {
			unlink( $secret );
			rmdir( $within );
		}
	}

	/** @return array{status: int, headers: array<string, string>, body: string} */
	private function texts( string $locale, int $user ): array {
		return $this->http( 'GET', "/wp-admin/admin-ajax.php?action=templately-translations&locale=$locale", null, $user );
	}

	/** @group S3 */
	public function test_the_page_requires_edit_posts(): void {
		foreach ( array( 'contributor' => 200, 'subscriber' => 403 ) as $role => $status ) {
			$answer = $this->http( 'GET', '/wp-admin/admin.php?page=templately', null, (int) get_user_by( 'login', $role )->ID );
			$this->assertSame( $status, $answer['status'], $role );
			$this->assertSame( 200 === $status ? 1 : 0, substr_count( $answer['body'], 'window.templately=' ), $role );
		}
	}
}
