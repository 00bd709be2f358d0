<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Exports_Sites;
use Templately\Tests\Fullsite_Import\Foreign_Content;
use Templately\Tests\Fullsite_Import\Own_Site;
use Templately\Tests\Has_Plugin_Directory;
use Templately\Tests\Sample;
use Templately\Tests\Snapshot;

/**
 * Sites that nobody made for this plugin become packs, which are imported into a site that has content of its own, and reverted.
 *
 * @group faults
 */
final class Foreign_Sites_Test extends Test_Case {

	use Exports_Sites;
	use Foreign_Content;
	use Has_Plugin_Directory;
	use Own_Site;

	/** @var bool */
	protected $commits = true;

	/** @var Snapshot|null The site before all tests. */
	private $clean = null;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->open_site_of_an_administrator();
		$this->clean = Snapshot::take( true );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->stop_directory();
		parent::tearDown();
		self::use_theme( 'twentytwentyfive' );
	}

	/**
	 * The theme unit test data.
	 *
	 * @group RVT-001
	 */
	public function test_theme_unit_test_data(): void {
		$file = dirname( TEMPLATELY_FILE, 2 ) . '/shared/data/themeunittestdata.WordPress.xml';
		if ( ! is_file( $file ) ) {
			$this->markTestSkipped( "The theme unit test data is not there: $file." );
		}
		$pack = $this->pack_of(
			static function () use ( $file ): void {
				self::use_theme( 'twentytwentyfive' );
				self::make_exported_site( $file, Sample::is_whole() ? 1 : 4 );
			}
		);
		$this->there_and_back( $pack, 'twentytwentyfive' );
	}

	/**
	 * All patterns of a theme, imported where another theme is active.
	 *
	 * @dataProvider themes
	 * @group RVT-001
	 */
	public function test_patterns( string $theme, string $other ): void {
		$pack = $this->pack_of(
			static function () use ( $theme ): void {
				self::assertGreaterThan( Sample::is_whole() ? 50 : 12, self::make_site_of_patterns( $theme, Sample::is_whole() ? 1 : 4 ) );
			}
		);
		$this->there_and_back( $pack, $other );
	}

	/**
	 * @return array<string, array{string, string}> The theme, and the one that is active before.
	 */
	public function themes(): array {
		return array(
			'twentytwentyfour' => array( 'twentytwentyfour', 'twentytwentyfive' ),
			'twentytwentyfive' => array( 'twentytwentyfive', 'twentytwentyfour' ),
		);
	}

	/**
	 * Makes a pack of another site.
	 *
	 * @param callable(): void $make Makes the site, of one without content.
	 * @return string The pack.
	 */
	private function pack_of( callable $make ): string {
		self::empty_site();
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%year%/%monthnum%/%postname%/' );
		$make();
		$pack      = self::export( array( 'slug' => 'foreign', 'name' => 'Foreign' ) );
		$directory = get_option( 'templately_wordpress_org' );
		$this->clean->restore();
		wp_cache_flush();
		update_option( 'templately_wordpress_org', $directory );
		$GLOBALS['wp_rewrite']->init();
		return $pack;
	}

	/**
	 * Imports a pack into a site that has content of its own, and takes it back.
	 *
	 * @param string $pack  The pack.
	 * @param string $theme The site's theme.
	 */
	private function there_and_back( string $pack, string $theme ): void {
		self::use_theme( $theme );
		self::make_own_site();
		// WordPress notes on the first visit that there is none.
		wp_get_custom_css();
		$before = self::dump_site();
		$run    = self::import_pack( $pack );
		$this->assertSame( array( Run::DONE, array() ), array( $run->status, $run->results['uncaptured'] ?? array() ) );
		foreach ( $run->results['post_types'] + $run->results['template_types'] as $kind => $counts ) {
			$this->assertSame( array( $counts['total'], array() ), array( $counts['succeed'], $counts['failed'] ), $kind );
		}
		$this->assert_every_difference_is_named( $pack, $run );
		$this->assert_terms_are_counted();

		$run = self::revert_site( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		self::assert_site_is( $before );
	}

	/** Fails where a term does not know how many posts are in it. */
	private function assert_terms_are_counted(): void {
		$counts = array();
		foreach ( array( 'before', 'after' ) as $when ) {
			foreach ( get_terms( array( 'taxonomy' => get_taxonomies(), 'hide_empty' => false ) ) as $term ) {
				$counts[ $when ][ "$term->taxonomy $term->slug" ] = $term->count;
				wp_update_term_count_now( array( $term->term_taxonomy_id ), $term->taxonomy );
			}
		}
		$this->assertSame( $counts['after'], $counts['before'] );
	}

	/**
	 * Fails where an object of a pack is another one on this site, and the results do not say so.
	 *
	 * @param string $pack The pack.
	 * @param Run    $run  Its import.
	 */
	private function assert_every_difference_is_named( string $pack, Run $run ): void {
		$named = array_column( $run->results['left_out'], 'what' );
		$here  = self::named_content_of( self::export( array( 'slug' => 'foreign', 'name' => 'Foreign' ) ) );
		$same  = 0;
		foreach ( self::named_content_of( $pack ) as $name => $one ) {
			$there = $here[ $name ] ?? array();
			$title = wp_strip_all_tags( $one['title'] ?? '' );
			if ( isset( $one['content'] ) && array() !== preg_grep( '/^' . preg_quote( "$title: ", '/' ) . '/', $named ) ) {
				$this->assertNotSame( $one['content'], $there['content'] ?? '', "$name is named, and the same." );
				unset( $one['content'], $there['content'] );
			} else {
				++$same;
			}
			$this->assertSame( self::without_ids_of_media( $one ), self::without_ids_of_media( $there ), $name );
		}
		$this->assertGreaterThan( 15, $same );
	}

	/**
	 * Leaves out what nobody sees: ids of media that their block does not show. Here they would mean other ones, so that they are not
	 * imported, and not named.
	 *
	 * @param array<string, mixed> $one What is said of an object.
	 * @return array<string, mixed>
	 */
	private static function without_ids_of_media( array $one ): array {
		if ( isset( $one['content'] ) ) {
			$pictures       = (string) preg_replace_callback(
				'/<img\b[^>]*>/',
				static function ( array $found ): string {
					preg_match_all( '/\s(?:src|alt|width|height)="[^"]*"/', $found[0], $kept );
					return '<img' . implode( '', $kept[0] ) . '>';
				},
				(string) $one['content']
			);
			$one['content'] = preg_replace( array( '/"ids?":(?:\[[^\]]*\]|\d+),?/', '/,\}/', '/ \{\}/' ), array( '', '}', '' ), $pictures );
		}
		return $one;
	}
}
