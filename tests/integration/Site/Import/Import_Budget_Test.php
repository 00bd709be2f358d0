<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Bundle_Writer;
use Templately\Shared\Bundle\Manifest;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Makes_Site_Bundles;
use Templately\Tests\Runs_At_Once;

// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- manifests.

/**
 * Files, statements and memory of an import and its revert. Time depends on the machine; these do not.
 *
 * @group R8
 */
final class Import_Budget_Test extends Test_Case {

	use Makes_Site_Bundles;
	use Runs_At_Once;

	private const FEW  = 5;
	private const MANY = 25;

	/** For each post. */
	private const STATEMENTS           = 100;
	private const STATEMENTS_OF_REVERT = 10;

	/** @var bool */
	protected $commits = true;

	/** A reader has to know these files, and PHP has to compile them. */
	public function test_an_import_and_a_revert_load_few_files_of_their_own(): void {
		$import = $this->import( self::FEW );
		$revert = $this->revert( $import );

		$this->assertLessThanOrEqual( 60, count( $import['files'] ), implode( "\n", $import['files'] ) );
		$this->assertLessThanOrEqual( 20, count( $revert['files'] ), implode( "\n", $revert['files'] ) );
	}

	/** Each further post costs the same statements, most of them WordPress's own, and no memory. The processes have 64 MB. */
	public function test_a_pack_of_more_posts_costs_statements_and_no_memory(): void {
		$few         = $this->import( self::FEW );
		$few_revert  = $this->revert( $few );
		$many        = $this->import( self::MANY );
		$many_revert = $this->revert( $many );
		$posts       = self::MANY - self::FEW;

		$this->assertSame( array( Run::DONE, self::MANY, Run::REVERTED ), array( $many['status'], $many['posts'], $many_revert['status'] ) );
		$this->assertLessThanOrEqual( self::STATEMENTS, ( $many['statements'] - $few['statements'] ) / $posts );
		$this->assertLessThanOrEqual( self::STATEMENTS_OF_REVERT, ( $many_revert['statements'] - $few_revert['statements'] ) / $posts );
		$this->assertLessThan( 2000000, $many['memory'] - $few['memory'] );
		$this->assertLessThan( 12000000, $many_revert['memory'] );
	}

	/** @return array{uuid: string, status: string, posts: int, files: list<string>, statements: int, memory: int} */
	private function import( int $posts ): array {
		return $this->at_once( 'measure', 1, array( '', $posts ) )[0];
	}

	/**
	 * @param array{uuid: string} $import
	 * @return array{uuid: string, status: string, posts: int, files: list<string>, statements: int, memory: int}
	 */
	private function revert( array $import ): array {
		return $this->at_once( 'measure', 1, array( $import['uuid'], 0 ) )[0];
	}

	/**
	 * Runs in a process of its own, with 64 MB: imports, or reverts an import.
	 *
	 * @param array{string, int} $arguments The run to revert, '' for none, and the number of posts to import.
	 * @return array{uuid: string, status: string, posts: int, files: list<string>, statements: int, memory: int} Memory: peak in bytes above what was used before.
	 */
	public static function measure( int $number, array $arguments ): array {
		list( $uuid, $posts ) = $arguments;
		foreach ( array( 'admin', 'image' ) as $context ) {
			add_filter( "{$context}_memory_limit", static fn(): string => '64M' );
		}
		ini_set( 'memory_limit', '64M' ); // phpcs:ignore WordPress.PHP.IniSet -- that of many hosts.
		wp_set_current_user( 1 );
		$statements = 0;
		$count      = static function ( $sql ) use ( &$statements ) {
			++$statements;
			return $sql;
		};
		add_action( 'templately_import_boundary', $count );
		add_filter( 'query', $count, PHP_INT_MIN );
		$file = '' === $uuid ? self::pack_of( $posts ) : '';
		gc_collect_cycles();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		$used = memory_get_usage();
		if ( '' === $uuid ) {
			$form = array( 'id' => 1, 'title' => '', 'slogan' => '', 'logo_size' => 0 );
			$run  = self::import_site( self::import_module()->planner()->plan_manifest( Bundle::from_zip( $file )->manifest(), $form ), $form, $file );
			unlink( $file );
		} else {
			$run = self::revert_site( self::import_module()->runs()->get( $uuid ) );
		}
		$folder = dirname( __DIR__, 4 ) . '/inc/';
		return array(
			'uuid'       => $run->uuid,
			'status'     => $run->status,
			'posts'      => $run->results['post_types']['post']['succeed'] ?? 0,
			'files'      => array_values( preg_grep( '#^(?:Site/Import|Shared/Bundle)/#', array_map( static fn( string $path ): string => str_replace( $folder, '', (string) realpath( $path ) ), get_included_files() ) ) ),
			'statements' => $statements,
			'memory'     => memory_get_peak_usage() - $used,
		);
	}

	/** Makes a pack of posts with a picture, terms, a menu and settings. Returns its file. */
	private static function pack_of( int $posts ): string {
		$file     = wp_tempnam( 'budget' );
		$writer   = new Bundle_Writer( $file );
		$id       = Manifest::FIRST_NUMBER;
		$manifest = array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array( 'by' => 'export', 'version' => '1', 'wordpress' => '7.1', 'locale' => 'en_US' ),
			'pack'     => array( 'slug' => 'budget', 'name' => 'Budget', 'plan' => 'free', 'fullsite_import' => true ),
			'settings' => array( 'title' => 'Budget', 'tagline' => 'Of files' ),
			'terms'    => array( array( 'id' => $id, 'taxonomy' => 'category', 'slug' => 'budget', 'name' => 'Budget' ) ),
			'content'  => array(),
			'media'    => array( array( 'id' => $id + 1, 'file' => 'media/budget.png', 'name' => 'budget.png', 'mime' => 'image/png', 'width' => 8, 'height' => 8, 'alt' => '', 'title' => 'Budget' ) ),
			'menus'    => array( array( 'id' => $id + 2, 'name' => 'Budget', 'items' => array( array( 'id' => $id + 3, 'title' => 'First', 'object' => $id + 4 ) ) ) ),
		);
		$writer->add( 'media/budget.png', self::png( 40 ) );
		for ( $place = 0; $place < $posts; $place++ ) {
			$post                  = array( 'id' => $id + 4 + $place, 'type' => 'post', 'slug' => "budget-$place", 'title' => "Budget $place" );
			$manifest['content'][] = $post + array( 'entry' => "content/{$post['id']}.json", 'needs' => array( $id, $id + 1 ) );
			$writer->add( "content/{$post['id']}.json", (string) wp_json_encode( $post + array( 'status' => 'publish', 'content' => str_repeat( "<!-- wp:paragraph -->\n<p>Post $place</p>\n<!-- /wp:paragraph -->\n\n", 2000 ), 'thumbnail' => $id + 1, 'terms' => array( $id ) ) ) );
		}
		$writer->finish( $manifest );
		return $file;
	}
}
