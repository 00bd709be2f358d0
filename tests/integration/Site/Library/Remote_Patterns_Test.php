<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Response_Cache;
use Templately\Tests\Calls_Rest;

final class Remote_Patterns_Test extends Test_Case {

	use Calls_Rest;

	/** @var bool Other processes use the database. */
	protected $commits = true;

	public function test_remote_patterns_arrive_by_cron(): void {
		( new Settings() )->change( array( 'hub_address' => (string) getenv( 'TEMPLATELY_HUB_URL' ) ) );
		$editor = $this->act_as( 'editor' );
		update_user_meta( $editor, 'locale', 'de_DE' );
		$this->assertSame( array(), $this->patterns( $editor ) );
		$this->assertLessThanOrEqual( time(), $this->next_fetch() );

		$this->run_cron();
		$this->assertSame( 0, $this->next_fetch() );
		$patterns = $this->patterns( $editor );
		$this->assertArrayHasKey( 'templately/vesper-quince-statement', $patterns );
		$this->assertStringContainsString( '<!-- wp:', $patterns['templately/vesper-quince-statement']['content'] );
		// One image is missing.
		$this->assertArrayNotHasKey( 'templately/vesper-quince-hero', $patterns );

		$this->assertGreaterThan( time(), $this->next_fetch() );
		wp_unschedule_hook( Site_State::FETCH_PATTERNS );
		$from = time() + DAY_IN_SECONDS;
		$this->assertSame( $patterns, $this->patterns( $editor ) );

		// The next fetch is tomorrow, or now for another hub.
		$this->assertContains( $this->next_fetch(), range( $from, time() + DAY_IN_SECONDS ) );
		( new Settings() )->change( array( 'hub_address' => 'http://localhost:1' ) );
		$this->assertSame( array(), $this->patterns( $editor ) );
		$this->assertLessThanOrEqual( time(), $this->next_fetch() );
		$this->run_cron();
		$this->assertSame( array(), $this->patterns( $editor ) );

		// Nothing is fetched if patterns are off.
		Response_Cache::delete_all();
		wp_schedule_single_event( time(), Site_State::FETCH_PATTERNS );
		( new Settings() )->change( array( 'hub_address' => (string) getenv( 'TEMPLATELY_HUB_URL' ), 'patterns' => false ) );
		$this->run_cron();
		( new Settings() )->change( array( 'patterns' => true ) );
		$this->assertSame( array(), $this->patterns( $editor ) );
	}

	/** @return array<string, array<string, mixed>> Name to pattern. */
	private function patterns( int $editor ): array {
		$answer = $this->http( 'GET', '/wp-json/wp/v2/block-patterns/patterns?_locale=user', null, $editor );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		$all = array_column( json_decode( $answer['body'], true ), null, 'name' );
		$this->assertNotSame( array(), $all );
		return array_filter(
			$all,
			static function ( string $name ): bool {
				return 0 === strpos( $name, 'templately/' );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Calls wp-cron.php, as a server's own cron does. */
	private function run_cron(): void {
		$answer = $this->http( 'GET', '/wp-cron.php' );
		$this->assertSame( 200, $answer['status'], $answer['body'] );
		$this->assertSame( '', $answer['body'] );
	}

	/** Returns when the next fetch is due; 0 for never. */
	private function next_fetch(): int {
		wp_cache_flush();
		return (int) wp_next_scheduled( Site_State::FETCH_PATTERNS );
	}
}
