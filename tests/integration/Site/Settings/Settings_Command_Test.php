<?php

declare( strict_types=1 );

use Templately\Hub\Http\Key_Command;
use Templately\Hub\Sales\Pricing_Command;
use Templately\Shared\Settings\Settings;
use Templately\Site\Settings\Settings_Command;
use Templately\Tests\Hub\Asks_Hub;

final class Settings_Command_Test extends Test_Case {

	use Asks_Hub;

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		$this->open_hub();
	}

	/** @group ACC-094 */
	public function test_sets_lists_and_removes_prices(): void {
		$this->assertSame( array(), $this->said( 'pricing' ) );
		$this->assertSame( array( 'Success: The plan pro costs 199 instead of 299 dollars (one_time).' ), $this->said( 'pricing', 'pro', 'one_time', '299', '199' ) );
		$this->said( 'pricing', 'starter', 'year', '49.50' );
		foreach ( array( array( 'gold', 'year', '1' ), array( 'pro', 'month', '1' ), array( 'pro', 'year', 'much' ), array( 'pro', 'year', '-5' ), array( 'pro', 'year', '10', '11' ), array( 'pro', 'year', '10.555' ), array( 'pro' ), array( 'gold', 'year', 'none' ) ) as $wrong ) {
			$this->assertNotSame( '', $this->refused( 'pricing', ...$wrong ), implode( ' ', $wrong ) );
		}
		$this->assertSame( array( 'starter year 49.5 49.5', 'pro one_time 299 199' ), $this->said( 'pricing' ) );
		$this->said( 'pricing', 'pro', 'one_time', 'none' );
		$this->assertSame( array( 'starter year 49.5 49.5' ), $this->said( 'pricing' ) );
	}

	public function test_sets_lists_and_removes_links(): void {
		$this->assertSame( array(), $this->said( 'link' ) );
		$this->said( 'link', 'checkout', 'https://shop.example.org/pay?x=1' );
		$this->said( 'link', 'support', 'http://localhost:8000/help' );
		$this->said( 'link', 'manageAccount', 'none' );
		foreach ( array( array( 'shop', 'https://example.org/' ), array( 'docs', 'javascript:alert(1)' ), array( 'docs', 'example.org' ), array( 'docs', '' ) ) as $wrong ) {
			$this->assertNotSame( '', $this->refused( 'link', ...$wrong ), implode( ' ', $wrong ) );
		}
		$this->assertSame( array( 'checkout https://shop.example.org/pay?x=1' ), $this->said( 'link', 'checkout' ) );
		$this->assertSame( array( 'docs none' ), $this->said( 'link', 'docs' ) );
		$this->assertEquals( array( 'checkout' => 'https://shop.example.org/pay?x=1', 'support' => 'http://localhost:8000/help', 'manageAccount' => '' ), ( new Settings() )->links() );
		$this->assertContains( 'manageAccount none', $this->said( 'link' ) );
	}

	public function test_shows_the_settings(): void {
		$this->assertSame( array( 'hub_address embedded', 'administrators_plan pro', 'look design', 'serves off', 'patterns on', 'hidden_from none', 'trusted_proxies none', 'cloud_limits 50 500 -1' ), $this->said( 'settings' ) );
	}

	/** @dataProvider valid_settings */
	public function test_sets_a_setting( string $name, string ...$values ): void {
		$this->assertSame( array( "Success: $name " . implode( ' ', $values ) ), $this->said( 'set', $name, ...$values ) );
		$this->assertContains( "$name " . implode( ' ', $values ), $this->said( 'settings' ) );
	}

	/** @return list<list<string>> */
	public function valid_settings(): array {
		return array(
			array( 'hub_address', 'https://designs.example' ),
			array( 'hub_address', 'embedded' ),
			array( 'administrators_plan', 'starter' ),
			array( 'look', 'site' ),
			array( 'serves', 'on' ),
			array( 'patterns', 'off' ),
			array( 'hidden_from', 'author', 'contributor' ),
			array( 'hidden_from', 'none' ),
			array( 'trusted_proxies', '10.0.0.2', '10.0.0.3' ),
			array( 'cloud_limits', '3', '-1', '0' ),
		);
	}

	/** @dataProvider invalid_settings */
	public function test_refuses_an_invalid_setting( string $message, string $name, string ...$values ): void {
		$before = $this->said( 'settings' );
		$this->assertStringStartsWith( $message, $this->refused( 'set', $name, ...$values ) );
		$this->assertSame( $before, $this->said( 'settings' ) );
	}

	/** @return list<list<string>> */
	public function invalid_settings(): array {
		$limits = 'Give three integers: files of the plans free, starter and pro; -1 for unlimited.';
		return array(
			array( 'There is no setting colour. Use one of: hub_address, ', 'colour', 'red' ),
			array( '“ftp://designs.example” is not a valid site address.', 'hub_address', 'ftp://designs.example' ),
			array( 'There is no plan “gold”. Use one of: free, starter, pro.', 'administrators_plan', 'gold' ),
			array( 'There is no style “mine”. Use one of: design, fonts, site.', 'look', 'mine' ),
			array( "Use 'on' or 'off'.", 'serves', 'yes' ),
			array( 'The library cannot be hidden from the role “administrator”.', 'hidden_from', 'administrator' ),
			array( '“here” is not a valid IP address.', 'trusted_proxies', 'here' ),
			array( $limits, 'cloud_limits', '3' ),
			array( $limits, 'cloud_limits', '3', '4', 'many' ),
			array( $limits, 'cloud_limits', '-2', '4', '5' ),
			array( $limits, 'cloud_limits', '1', '2', '3', '4' ),
			array( $limits, 'cloud_limits', '1.5', '2', '3' ),
		);
	}

	/** @dataProvider plans */
	public function test_limits_the_files_of_clouds( string $plan, int $limit ): void {
		$this->said( 'set', 'cloud_limits', '3', '-1', '0' );
		$this->make_hub();
		$this->assertSame( $limit, $this->get_from_hub( 'GET', '/usage', null, $this->verified_token( $plan ) )['limit'] );
	}

	/** @return list<array{string, int}> */
	public function plans(): array {
		return array( array( 'free', 3 ), array( 'starter', -1 ), array( 'pro', 0 ) );
	}

	public function test_exports_and_imports_the_key(): void {
		$this->hub->signing_key()->remove();
		$first = $this->said( 'key' );
		$key   = $this->hub->signing_key();
		$this->assertSame( array( 'Fingerprint: ' . $key->fingerprint(), 'Public key: ' . $key->public_key(), 'Private key: available' ), $first );
		$this->assertSame( $first, $this->said( 'key' ), 'It is made once.' );
		$file = wp_tempnam( 'key' );
		$this->assertSame( "$file cannot be written, or exists already.", $this->refused( 'key', 'export', $file ) );
		$this->assertSame( '', file_get_contents( $file ) );
		unlink( $file );
		$this->assertSame( array( "Success: The key is in $file. Store it in a private place." ), $this->said( 'key', 'export', $file ) );
		$this->assertSame( 0600, fileperms( $file ) & 0777 );
		$key->remove();
		$this->assertNotSame( $first, $this->said( 'key' ) );
		$this->assertSame( 'This is not a valid library key.', $this->refused( 'key', 'import', "$file.not-there" ) );
		$this->assertSame( array( 'Success: The fingerprint of this library is now ' . substr( $first[0], 13 ) . '.' ), $this->said( 'key', 'import', $file ) );
		$this->assertSame( $first, $this->said( 'key' ) );
		foreach ( array( array( 'export' ), array( 'lose', $file ) ) as $wrong ) {
			$this->assertSame( "Specify 'export' or 'import', and a file.", $this->refused( 'key', ...$wrong ) );
		}
		unlink( $file );
		add_filter( 'salt', 'strrev' );
		$this->assertSame( 'Private key: cannot be decrypted, because the salts of this site have changed', $this->said( 'key' )[2] );
		$this->assertSame( array( $first[0], $first[1] ), array_slice( $this->said( 'key' ), 0, 2 ), 'It stays the same hub.' );
		$this->assertStringContainsString( 'cannot be decrypted', $this->refused( 'key', 'export', $file ) );
		$this->assertFileDoesNotExist( $file );
	}

	/** @return list<string> */
	private function said( string $command, string ...$arguments ): array {
		WP_CLI::$lines = array();
		$settings      = new Settings();
		$parts         = array(
			'key'     => new Key_Command( $this->hub->signing_key(), $settings ),
			'pricing' => new Pricing_Command( $this->hub->price_list() ),
		);
		$call          = $parts[ $command ] ?? array( new Settings_Command( $settings ), $command );
		$call( $arguments, array() );
		return WP_CLI::$lines;
	}

	/** @return string Error message, or ''. */
	private function refused( string $command, string ...$arguments ): string {
		try {
			$this->said( $command, ...$arguments );
		} catch ( DomainException $refusal ) {
			return $refusal->getMessage();
		}
		return '';
	}
}
