<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What does not end an import: a picture that WordPress refuses, a logo that is no picture.
 */
final class Import_Leftovers_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** @var bool An import commits. */
	protected $commits = true;

	/** @var list<string> Files that were in uploads before. */
	private $before = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		wp_clean_theme_json_cache();
		$this->before = self::files();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		array_map( 'unlink', array_diff( self::files(), $this->before ) );
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/** A picture that WordPress does not take into the library is named with what it says, and the rest comes. */
	public function test_a_picture_that_is_refused(): void {
		add_filter(
			'wp_insert_attachment_data',
			static function ( array $data ): array {
				return 'Pear' === $data['post_title'] ? array( 'guid' => 'https://example.org/' . str_repeat( 'x', 300 ) ) + $data : $data;
			}
		);
		$GLOBALS['wpdb']->suppress_errors( true );
		$run = self::import_site( self::plan_of( self::site_manifest() ) );
		$GLOBALS['wpdb']->suppress_errors( false );
		$media = $run->results['post_types']['media'];
		$this->assertSame( array( Run::DONE, 3, 1, array( 'pear.png', 'code.png' ) ), array( $run->status, $media['total'], $media['succeed'], array_column( $media['failed'], 'what' ) ) );
		$this->assertStringContainsString( 'Could not insert attachment into the database.', $media['failed'][0]['why'] );
		$this->assertSame( 3, $run->results['post_types']['page']['succeed'] );
	}

	public function test_the_chosen_logo_replaces_the_logo_of_the_pack(): void {
		foreach ( array( 'application/pdf' => false, 'image/png' => true ) as $type => $is_taken ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two of them.
			$mine = wp_insert_attachment( array( 'post_mime_type' => $type, 'post_title' => 'Mine' ), '2020/01/mine.' . substr( $type, -3 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			self::import_site( self::plan_of( self::site_manifest() ), array( 'logo' => array( 'id' => $mine ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			$this->assertSame( $is_taken, (int) get_option( 'site_logo' ) === $mine );
		}
	}

	public function test_a_process_that_imports_two_packs_does_not_mix_them(): void {
		$runner = self::import_module()->runner();
		foreach ( array( 'Orchard', 'Vineyard' ) as $name ) {
			$manifest             = self::site_manifest();
			$manifest['terms'][0] = array( 'name' => $name, 'slug' => strtolower( $name ) ) + $manifest['terms'][0]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			$run                  = self::begin_site( self::plan_of( $manifest ) );
			copy( self::pack( $manifest, self::site_entries() ), Working_Folder::ensure( $run ) . '/' . Step_Context::BUNDLE );
			for ( $ticks = 0; $ticks < 20; $ticks++ ) {
				$run = $runner->run_batch( $run, PHP_INT_MAX );
			}
			$this->assertSame( array( Run::DONE, $name ), array( $run->status, get_term_by( 'slug', strtolower( $name ), 'category' )->name ?? '' ) );
		}
	}

	public function test_a_stream_without_a_listener_does_no_work(): void {
		$run  = self::begin_site( self::plan_of( self::site_manifest() ) );
		$sent = array();
		self::import_module()->imports()->stream(
			$run->uuid,
			0,
			static function ( string $name ) use ( &$sent ): bool {
				$sent[] = $name;
				return false;
			}
		);
		$this->assertSame( array( array( 'beat', 'message' ), 'due' ), array( $sent, self::import_module()->runs()->items( $run )->next()['state'] ) );
	}

	/** @return list<string> */
	private static function files(): array {
		return array_map( 'strval', array_keys( iterator_to_array( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_get_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS ) ) ) ) );
	}
}
