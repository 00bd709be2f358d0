<?php

declare( strict_types=1 );

use Templately\Hub\Publishing\Pack_Command;
use Templately\Tests\Hub\Makes_Bundles;

/** @group S7 */
final class Pack_Command_Test extends Test_Case {

	use Makes_Bundles;

	public function test_validate_describes_a_valid_pack_and_publishes_nothing(): void {
		require_once dirname( __DIR__, 3 ) . '/wp-cli.php';
		$file = self::pack( self::site_manifest() + array( 'left_out' => array( array( 'what' => 'Comments', 'where' => 'comments', 'why' => 'not_exported' ) ) ), self::site_entries() );
		$this->assertSame(
			array( 'page: 1', 'post: 1', 'wp_template_part: 1', 'wp_template: 1', 'term: 2', 'menu: 1', 'media: 1', 'left out: Comments (comments): Packs can’t contain this.', "Success: $file is a valid pack of 11 files." ),
			self::said( $file )
		);
		$library = self::pack( self::manifest(), self::entries() );
		$this->assertSame( array( 'media: 1', "Success: $library is a valid pack of 6 files, for the library only: it contains no site." ), self::said( $library ) );

		$post  = json_decode( self::site_entries()['content/test-first.json'], true );
		$wrong = array(
			'content/test-first.json, block 1 ' => array( 'content' => '<!-- wp:group --><div>' ) + $post,
			'content/test-first.json has another title than the manifest says.' => array( 'title' => 'x' ) + $post,
			'content/test-first.json.status is not one of publish, draft, private.' => array( 'status' => 'future' ) + $post,
		);
		foreach ( $wrong as $said => $document ) {
			$this->assertStringContainsString( $said, self::refused( self::pack( self::site_manifest(), array( 'content/test-first.json' => (string) wp_json_encode( $document ) ) + self::site_entries() ) ) );
		}
		$this->assertStringContainsString( 'styles.json is no theme.json of version 3.', self::refused( self::pack( self::site_manifest(), array( 'styles.json' => '{}' ) + self::site_entries() ) ) );
		$this->assertStringContainsString( 'The bundle is no whole zip file.', self::refused( '/nowhere.zip' ) );
		$entries = array( 'media/pear.png' => array( 'sha256' => str_repeat( '0', 64 ), 'size' => strlen( self::site_entries()['media/pear.png'] ) ) );
		$this->assertStringContainsString( 'media/pear.png is not what the manifest says', self::refused( self::pack( self::site_manifest() + array( 'entries' => $entries ), self::site_entries() ) ) );
	}

	/** @return list<string> What is said. */
	private static function said( string $file ): array {
		WP_CLI::$lines = array();
		( new Pack_Command( '__return_null', '__return_null' ) )->validate( array( $file ) );
		return WP_CLI::$lines;
	}

	private static function refused( string $file ): string {
		try {
			( new Pack_Command( '__return_null', '__return_null' ) )->validate( array( $file ) );
		} catch ( DomainException $error ) {
			return $error->getMessage();
		}
		return '';
	}
}
