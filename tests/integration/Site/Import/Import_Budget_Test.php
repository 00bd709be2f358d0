<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Bundle_Writer;
use Templately\Shared\Bundle\Manifest;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Document_Importer;
use Templately\Site\Import\Content\Planned_Permalinks;
use Templately\Site\Import\Content\Reference_Resolver;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What an import asks of the database, counted statement by statement: time depends on the machine, and this does not.
 */
final class Import_Budget_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** @var bool */
	protected $commits = true;

	/** Posts of the pack. */
	private const POSTS = 100;

	/** Statements for all of it in one tick, however long that takes: of each ten, six are of WordPress's for the forty terms. They are 703, and ten more are for what a process or a site looks up once. */
	private const MOST = 713;

	/** Statements of its revert, likewise: 357, and six. */
	private const MOST_OF_REVERT = 363;

	/** @var array<string, int> What was sent, by its first words. */
	private $sent = array();

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		add_action( 'templately_import_boundary', array( $this, 'note' ) );
		add_filter( 'query', array( $this, 'note' ), PHP_INT_MIN );
	}

	/**
	 * A hundred posts with three terms, two metas and a picture each, of which there are two, and forty terms: all in all, plan and
	 * settings, log, lease and journal too.
	 */
	public function test_statements_of_a_hundred_posts(): void {
		global $wpdb;
		$run = $this->imported();
		$this->assertSame( array( Run::DONE, self::POSTS, 2 ), array( $run->status, $run->results['post_types']['post']['succeed'], $run->results['post_types']['media']['succeed'] ) );
		// Two chunks, in which nobody but WordPress listens.
		$this->assertSame( array( 2, 2, 2 ), array( $this->sent[ "INSERT INTO `$wpdb->posts` (many)" ] ?? 0, $this->sent[ "INSERT INTO `$wpdb->postmeta` (many)" ] ?? 0, $this->sent[ "INSERT INTO `$wpdb->term_relationships` (many)" ] ?? 0 ), (string) wp_json_encode( $this->sent ) );
		$this->assertLessThanOrEqual( self::MOST, array_sum( $this->sent ), (string) wp_json_encode( $this->sent, JSON_PRETTY_PRINT ) );
		// Each row of the journal is written once, with what it was and what it is.
		$this->assertLessThanOrEqual( 9, $this->sent[ "INSERT INTO {$wpdb->prefix}templately_rows" ], (string) wp_json_encode( $this->sent ) );
		// What is known of 50 posts is noted at once.
		$this->assertLessThanOrEqual( 7, $this->sent[ "INSERT INTO {$wpdb->prefix}templately_objects" ], (string) wp_json_encode( $this->sent ) );
	}

	/** A revert asks for many rows at once, and removes them at once: their number, and not that of the statements, is what grows. */
	public function test_statements_of_a_revert(): void {
		global $wpdb;
		$run        = $this->imported();
		$rows       = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_rows WHERE run_id = $run->id AND kind = 'row'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names and a number.
		$this->sent = array();
		$run        = self::revert_site( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		$this->assertGreaterThan( 6 * self::POSTS, $rows );
		$this->assertLessThanOrEqual( self::MOST_OF_REVERT, array_sum( $this->sent ), (string) wp_json_encode( $this->sent, JSON_PRETTY_PRINT ) );
	}

	/** Where somebody listens, each post has its rows before he hears of it: three statements more, and one of his. */
	public function test_statements_where_somebody_listens(): void {
		global $wpdb;
		$seen = array();
		add_action(
			'save_post_post',
			static function ( int $id ) use ( $wpdb, &$seen ): void {
				$seen[] = implode( ' ', (array) $wpdb->get_row( "SELECT (SELECT COUNT(*) FROM $wpdb->posts WHERE ID = $id) AS one, (SELECT COUNT(*) FROM $wpdb->term_relationships WHERE object_id = $id) AS two, (SELECT COUNT(*) FROM $wpdb->postmeta WHERE post_id = $id) AS three", ARRAY_N ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a number.
			}
		);
		$run = $this->imported();
		$this->assertSame( Run::DONE, $run->status );
		$this->assertSame( array_fill( 0, self::POSTS, '1 3 2' ), $seen );
		$this->assertSame( array( self::POSTS, self::POSTS ), array( $this->sent[ "INSERT INTO `$wpdb->posts` (one)" ] - 2, $this->sent[ "INSERT INTO `$wpdb->term_relationships` (many)" ] ) );
		$this->assertLessThanOrEqual( self::MOST + 4 * self::POSTS, array_sum( $this->sent ), (string) wp_json_encode( $this->sent, JSON_PRETTY_PRINT ) );
	}

	/** What a document needed is gone when it is done, and does not wait in circles for PHP to look for them. */
	public function test_documents_leave_nothing_behind(): void {
		$file        = $this->pack_of( 1 );
		$bundle      = Bundle::from_zip( $file );
		$documents   = new Document_Importer( new Block_Importer( new Settings() ) );
		$destination = new Reference_Resolver( 'bench', array(), array(), array(), new Planned_Permalinks( $bundle, array(), '__return_null', 0 ), array(), get_stylesheet(), 0 );
		$markup      = "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">One</h3>\n<!-- /wp:heading -->\n\n<!-- wp:group {\"style\":{\"spacing\":{\"padding\":{\"top\":\"1em\"}}}} -->\n<div class=\"wp-block-group\" style=\"padding-top:1em\"><!-- wp:paragraph -->\n<p>Two</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->";
		$once        = $documents->import( $markup, $destination, new Insert_Omissions() );
		$this->assertSame( $markup, $once );
		gc_collect_cycles();
		for ( $times = 0; $times < 5; $times++ ) {
			$documents->import( $markup, $destination, new Insert_Omissions() );
		}
		$this->assertSame( 0, gc_collect_cycles() );
		unlink( $file );
	}

	/**
	 * Counts a statement, and passes it on. For the filter query, and for the import's own statements, which go past it.
	 *
	 * @param string $sql A statement; or something else that an import does.
	 */
	public function note( string $sql ): string {
		if ( 1 === preg_match( '/^\s*((?:SELECT|INSERT|UPDATE|DELETE|REPLACE|SHOW|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET)\b(?: (?:INTO|FROM))?(?: `?\w+`?)?)/', $sql, $found ) ) {
			$many                            = 0 === strpos( $sql, 'INSERT INTO `' ) ? ( 1 === preg_match( '/\), \(/', $sql ) ? ' (many)' : ' (one)' ) : '';
			$this->sent[ $found[1] . $many ] = ( $this->sent[ $found[1] . $many ] ?? 0 ) + 1;
		}
		return $sql;
	}

	/** Imports a pack of many posts, and counts. */
	private function imported(): Run {
		$file = $this->pack_of( self::POSTS );
		$form = array( 'id' => 1, 'title' => '', 'slogan' => '', 'logo_size' => 0 );
		// What WordPress reads once in a process.
		wp_load_alloptions();
		$this->sent = array();
		$plan       = self::import_module()->planner()->plan_manifest( Bundle::from_zip( $file )->manifest(), $form );
		$run        = self::import_site( $plan, $form, $file );
		unlink( $file );
		return $run;
	}

	/**
	 * Makes a pack.
	 *
	 * @param int $count Posts.
	 * @return string Its file.
	 */
	private function pack_of( int $count ): string {
		$file     = wp_tempnam( 'budget' );
		$writer   = new Bundle_Writer( $file );
		$next     = Manifest::FIRST_NUMBER;
		$manifest = array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array( 'by' => 'export', 'version' => '1', 'wordpress' => '7.1', 'locale' => 'en_US' ),
			'pack'     => array( 'slug' => 'budget', 'name' => 'Budget', 'plan' => 'free', 'fullsite_import' => true ),
			'settings' => array( 'title' => 'Budget', 'tagline' => 'Of statements' ),
			'terms'    => array(),
			'content'  => array(),
			'menus'    => array(),
			'media'    => array(),
		);
		$terms    = array();
		for ( $place = 0; $place < 40; $place++ ) {
			$taxonomy             = $place < 10 ? 'category' : 'post_tag';
			$terms[ $taxonomy ][] = $next;
			$manifest['terms'][]  = array( 'id' => $next++, 'taxonomy' => $taxonomy, 'slug' => "budget-$place", 'name' => "Budget $place" );
		}
		for ( $place = 0; $place < 2; $place++ ) {
			$id                  = $next++;
			$manifest['media'][] = array( 'id' => $id, 'file' => "media/$id.png", 'name' => "budget-$place.png", 'mime' => 'image/png', 'width' => 8, 'height' => 8, 'alt' => '', 'title' => "Picture $place" );
			$writer->add( "media/$id.png", self::png( 40 * $place ) );
		}
		for ( $place = 0; $place < $count; $place++ ) {
			$id                    = $next++;
			$of                    = array( $terms['category'][ $place % 10 ], $terms['post_tag'][ $place % 30 ], $terms['post_tag'][ ( $place + 7 ) % 30 ] );
			$thumbnail             = $manifest['media'][ $place % 2 ]['id'];
			$manifest['content'][] = array( 'id' => $id, 'type' => 'post', 'slug' => "budget-post-$place", 'title' => "Budget post $place", 'entry' => "content/$id.json", 'needs' => array_merge( $of, array( $thumbnail ) ) );
			$writer->add( "content/$id.json", (string) wp_json_encode( array( 'id' => $id, 'type' => 'post', 'slug' => "budget-post-$place", 'title' => "Budget post $place", 'status' => 'publish', 'date' => '2024-03-04 05:06:07', 'comments' => 'open', 'content' => "<!-- wp:paragraph -->\n<p>Post $place</p>\n<!-- /wp:paragraph -->", 'thumbnail' => $thumbnail, 'terms' => $of, 'meta' => array( 'footnotes' => '[]' ) ) ) );
		}
		$writer->finish( $manifest );
		return $file;
	}
}
