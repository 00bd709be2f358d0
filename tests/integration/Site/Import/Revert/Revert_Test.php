<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Shared\File_Tree;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Revert\Revert;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Styles\Global_Styles;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- names and numbers of this file.

/**
 * The phases of a revert: who may do them, what they list, and what others read meanwhile.
 */
final class Revert_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		self::make_old();
		wp_set_current_user( 1 );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		File_Tree::remove( WP_PLUGIN_DIR . '/made-up' );
		File_Tree::remove( wp_get_upload_dir()['basedir'] . '/made-up' );
		parent::tearDown();
	}

	public function test_edited_rows_stay_though_their_table_loses_a_column(): void {
		global $wpdb;
		$words = "{$wpdb->prefix}words";
		$wpdb->query( "CREATE TABLE $words (id int NOT NULL, word varchar(20) NOT NULL, PRIMARY KEY (id))" );
		$wpdb->query( "INSERT INTO $words (id, word) VALUES (1, 'one'), (2, 'two'), (3, 'three')" );
		$steps = array(
			'plugin' => new Made_Up_Step(
				array(
					static function () use ( $wpdb, $words ): void {
						$wpdb->query( "UPDATE $words SET word = 'its'" );
						$wpdb->query( "INSERT INTO $words (id, word) VALUES (4, 'its')" );
					},
					static function () use ( $wpdb, $words ): void {
						$wpdb->query( "ALTER TABLE $words ADD COLUMN more int NOT NULL DEFAULT 3" );
						$wpdb->query( "UPDATE $words SET more = 4 WHERE id = 2" );
					},
				)
			),
		);
		$run   = self::import( $steps );
		$wpdb->query( "UPDATE $words SET word = 'mine' WHERE id = 3" );

		$run  = self::revert( $run );
		$rows = $wpdb->get_results( "SELECT * FROM $words ORDER BY id", ARRAY_A );
		$wpdb->query( "DROP TABLE $words" );

		$this->assertEquals( array( array( 'id' => 1, 'word' => 'one' ), array( 'id' => 2, 'word' => 'two' ), array( 'id' => 3, 'word' => 'mine' ) ), $rows );
		$this->assertSame( array( "$words 3" ), array_column( $run->results['kept'], 'title' ) );
	}

	public function test_a_process_that_has_lost_the_lease_undoes_nothing(): void {
		global $wpdb;
		$run  = self::services()->revert()->start( self::import() );
		$lose = static function ( string $sql ) use ( $wpdb ): void {
			if ( 1 === preg_match( "/^SELECT .* FROM {$wpdb->prefix}templately_changes WHERE .* ORDER BY seq DESC/", $sql ) ) {
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
			}
		};
		// The first slice turns the plugins off.
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		add_action( 'templately_import_boundary', $lose );
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		remove_action( 'templately_import_boundary', $lose );

		$this->assertSame( 'Made up', $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'blogname'" ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_changes WHERE state = 1" ) );
	}

	public function test_a_kept_option_is_listed_once_after_a_deadlock(): void {
		global $wpdb;
		$run = self::import();
		update_option( 'blogname', 'Mine' );
		$run   = self::services()->revert()->start( $run );
		$times = 0;
		$dead  = static function ( string $sql ) use ( $wpdb, &$times ): void {
			if ( 0 === $times && 0 === strpos( $sql, "UPDATE {$wpdb->prefix}templately_runs SET results" ) && false !== strpos( $sql, 'blogname' ) ) {
				++$times;
				throw Database_Error::from_mysql( 1213, 'Deadlock found when trying to get lock' );
			}
		};
		add_action( 'templately_import_boundary', $dead );
		$run = self::finish( $run );
		remove_action( 'templately_import_boundary', $dead );

		$this->assertSame( 1, $times );
		$this->assertSame( Run::REVERTED, $run->status );
		$this->assertSame( array( 'blogname' ), array_column( $run->results['kept'], 'title' ) );
	}

	public function test_edited_posts_are_listed_though_the_process_ends_after_the_decision(): void {
		global $wpdb;
		$run   = self::import();
		$story = (int) $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE post_title = 'Made up 1'" );
		wp_update_post( array( 'ID' => $story, 'post_title' => 'Mine' ) );
		$run  = self::services()->revert()->start( $run );
		$kept = static function ( string $sql ) use ( $wpdb ): void {
			if ( 0 === strpos( $sql, "UPDATE {$wpdb->prefix}templately_runs SET results" ) && false !== strpos( $sql, 'Mine' ) ) {
				$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1, lease_until = 0" );
			}
		};
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		add_action( 'templately_import_boundary', $kept );
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		remove_action( 'templately_import_boundary', $kept );

		$run = self::finish( $run );

		$this->assertSame( Run::REVERTED, $run->status );
		$this->assertContains( array( (string) $story, 'edited' ), array_map( static fn( array $one ): array => array( $one['id'], $one['why'] ), $run->results['kept'] ) );
		$this->assertSame( array_unique( array_column( $run->results['kept'], 'id' ) ), array_column( $run->results['kept'], 'id' ) );
		$this->assertSame( 'Mine', get_post( $story )->post_title );
	}

	public function test_a_post_that_stays_keeps_its_colors_sizes_font_and_template(): void {
		$made = array();
		$make = static function ( Step_Context $context ) use ( &$made ): void {
			$faces = array();
			foreach ( array( 'own', 'other' ) as $family ) {
				$file            = wp_basename( $context->files->write( wp_get_font_dir()['path'], "made-up-$family.woff2", hash( 'sha256', $family ), static fn( string $path ) => file_put_contents( $path, $family ) ) );
				$post            = ( new Font_Library() )->make_family( ucfirst( $family ), $family, ucfirst( $family ) . ', serif' );
				$made[ $family ] = wp_get_font_dir()['path'] . "/$file";
				( new Font_Library() )->make_face( $post, array( 'weight' => '400', 'style' => 'normal' ), $file );
				$faces[] = ( new Font_Library() )->entry( $post, ucfirst( $family ) );
			}
			( new Global_Styles() )->save(
				array(
					'settings' => array(
						'color'      => array(
							'palette'   => array( 'custom' => array( array( 'slug' => 'colour', 'name' => 'Colour', 'color' => '#123456' ) ) ),
							'gradients' => array( 'custom' => array( array( 'slug' => 'gradient', 'name' => 'Gradient', 'gradient' => 'linear-gradient(90deg,#123456,#654321)' ) ) ),
						),
						'spacing'    => array( 'spacingSizes' => array( 'custom' => array( array( 'slug' => 'space', 'name' => 'Space', 'size' => '37px' ) ) ) ),
						'typography' => array(
							'fontSizes'    => array( 'custom' => array( array( 'slug' => 'size', 'name' => 'Size', 'size' => '41px', 'fluid' => false ) ) ),
							'fontFamilies' => array( 'custom' => $faces ),
						),
					),
				)
			);
			wp_insert_post( array( 'post_title' => 'Wide', 'post_name' => 'made-up-wide', 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_content' => '<!-- wp:post-content /-->', 'tax_input' => array( 'wp_theme' => array( get_stylesheet() ) ) ) );
			foreach ( array( 'Kept', 'Gone' ) as $title ) {
				wp_insert_post(
					array(
						'post_title'   => $title,
						'post_type'    => 'page',
						'post_status'  => 'publish',
						'meta_input'   => array( '_wp_page_template' => 'Kept' === $title ? 'made-up-wide' : '' ),
						'post_content' => wp_slash( '<!-- wp:group {"gradient":"gradient","style":{"spacing":{"padding":{"top":"var:preset|spacing|space"}}}} --><div class="wp-block-group has-gradient-gradient-background has-background" style="padding-top:var(--wp--preset--spacing--space)"><!-- wp:paragraph {"textColor":"colour","fontSize":"size","fontFamily":"own"} --><p class="has-colour-color has-text-color has-own-font-family has-size-font-size">Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->' . "\n\n" . '<!-- wp:paragraph {"textColor":"colour"} --><p class="has-colour-color has-text-color">More</p><!-- /wp:paragraph -->' ),
					)
				);
			}
		};
		$run  = self::import( array( 'templates' => new Made_Up_Step( array( $make ) ) ) );
		$page = get_posts( array( 'post_type' => 'page', 'title' => 'Kept' ) )[0];
		wp_update_post( array( 'ID' => $page->ID, 'post_title' => 'Mine' ) );
		$template = get_posts( array( 'post_type' => 'wp_template', 'title' => 'Wide' ) )[0];
		wp_set_object_terms( $template->ID, 'theme-of-the-pack', 'wp_theme' );

		$run = self::revert( $run );

		$this->assertSame( Run::REVERTED, $run->status );
		$this->assertEqualsCanonicalizing( array( 'Mine', 'Own', 'Wide' ), array_column( $run->results['kept'], 'title' ) );
		$this->assertSame( '<!-- wp:group {"style":{"spacing":{"padding":{"top":"37px"}},"color":{"gradient":"linear-gradient(90deg,#123456,#654321)"}}} --><div class="wp-block-group has-background" style="padding-top:37px;background:linear-gradient(90deg,#123456,#654321)"><!-- wp:paragraph {"style":{"color":{"text":"#123456"},"typography":{"fontSize":"41px","fontFamily":"Own, serif"}}} --><p class="has-text-color" style="color:#123456;font-size:41px;font-family:Own, serif">Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->' . "\n\n" . '<!-- wp:paragraph {"style":{"color":{"text":"#123456"}}} --><p class="has-text-color" style="color:#123456">More</p><!-- /wp:paragraph -->', get_post( $page->ID )->post_content );
		$styles = ( new Global_Styles() )->read()['settings'];
		$this->assertArrayNotHasKey( 'color', $styles );
		$this->assertSame( array( 'own' ), array_column( $styles['typography']['fontFamilies']['custom'], 'slug' ) );
		$this->assertSame( array( true, false ), array( file_exists( $made['own'] ), file_exists( $made['other'] ) ) );
		$this->assertNotNull( get_block_template( get_stylesheet() . '//made-up-wide' ) );
		wp_delete_file( $made['own'] );
	}

	public function test_a_page_that_stays_keeps_the_styles_of_all_pages_and_the_spaces_between_its_blocks(): void {
		$make = static function (): void {
			( new Global_Styles() )->save(
				array(
					'settings' => array(
						'layout'  => array( 'contentSize' => '611px', 'wideSize' => '1011px' ),
						'spacing' => array( 'spacingSizes' => array( 'custom' => array( array( 'slug' => 'made-up', 'name' => 'Made up', 'size' => 'clamp(1px, 2vw, 37px)' ) ) ) ),
					),
					'styles'   => array(
						'color'      => array( 'background' => '#101010', 'text' => '#fafafa' ),
						'typography' => array( 'fontSize' => '21px' ),
						'spacing'    => array( 'blockGap' => '23px', 'padding' => array( 'left' => '41px', 'right' => '41px' ) ),
						'elements'   => array( 'h1' => array( 'typography' => array( 'fontSize' => '71px' ) ) ),
						'blocks'     => array( 'core/quote' => array( 'border' => array( 'radius' => '7px' ), 'elements' => array( 'cite' => array( 'typography' => array( 'fontSize' => '13px' ) ) ) ) ),
					),
				)
			);
			wp_insert_post(
				array(
					'post_title'   => 'Kept',
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_content' => '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Title</h1><!-- /wp:heading -->' . "\n\n" . '<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|made-up"}},"layout":{"type":"constrained"}} --><div class="wp-block-group alignfull"><!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><cite>Someone</cite></blockquote><!-- /wp:quote --></div><!-- /wp:group -->',
				)
			);
		};
		$run  = self::import( array( 'templates' => new Made_Up_Step( array( $make ) ) ) );
		$page = get_posts( array( 'post_type' => 'page', 'title' => 'Kept' ) )[0];
		wp_update_post( array( 'ID' => $page->ID, 'post_title' => 'Mine' ) );

		self::revert( $run );

		$outer = parse_blocks( get_post( $page->ID )->post_content )[0];
		$this->assertSame(
			array( '#101010', '#fafafa', '21px', '71px', '23px' ),
			array(
				$outer['attrs']['style']['color']['background'],
				$outer['attrs']['style']['color']['text'],
				$outer['attrs']['style']['typography']['fontSize'],
				$outer['attrs']['style']['elements']['h1']['typography']['fontSize'],
				$outer['attrs']['style']['spacing']['blockGap'],
			)
		);
		list( $text, $band ) = $outer['innerBlocks'];
		$this->assertSame( array( '611px', '1011px', '41px', '41px' ), array( $text['attrs']['layout']['contentSize'], $band['attrs']['layout']['wideSize'], $text['attrs']['style']['spacing']['padding']['left'], $band['attrs']['style']['spacing']['padding']['right'] ) );
		$this->assertStringContainsString( 'padding-right:41px', $band['innerHTML'] );
		$this->assertSame( 'var:preset|spacing|made-up', $band['attrs']['style']['spacing']['blockGap'] );
		$this->assertStringContainsString( 'border-radius:7px', $band['innerBlocks'][0]['innerHTML'] );
		$this->assertMatchesRegularExpression( '#<cite><span style="display:block;[^"]*font-size:13px[^"]*">Someone</span></cite>#', $band['innerBlocks'][0]['innerHTML'] );
		$this->assertSame( 'page-no-title', get_page_template_slug( $page->ID ) );
		$styles = ( new Global_Styles() )->read();
		$this->assertSame( array( 'made-up' ), array_column( $styles['settings']['spacing']['spacingSizes']['custom'], 'slug' ) );
		$this->assertArrayNotHasKey( 'color', $styles['styles'] ?? array() );
	}

	public function test_an_option_in_another_order_is_put_back_and_not_listed(): void {
		global $wpdb;
		$before = get_option( 'sticky_posts' );
		$run    = self::import();
		$all    = get_option( 'sticky_posts' );
		$this->assertCount( 2, $all );
		update_option( 'sticky_posts', array_reverse( $all ) );

		$run = self::revert( $run );

		$this->assertSame( serialize( $before ), $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'sticky_posts'" ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as WordPress stores it.
		$this->assertSame( array(), $run->results['kept'] );
	}

	public function test_later_slices_read_nothing_that_was_cached_before(): void {
		global $wpdb;
		$run  = self::services()->revert()->start( self::import() );
		$read = static function ( string $sql ) use ( $wpdb ): void {
			if ( 1 === preg_match( "/^(UPDATE|DELETE FROM) `?$wpdb->options`? /", $sql ) ) {
				get_option( 'active_plugins' );
				wp_cache_set( 'seen', 'old', 'made-up' );
			}
		};
		add_action( 'templately_import_boundary', $read );
		self::services()->runner()->run_batch( $run, PHP_INT_MAX );
		$this->assertNotContains( 'made-up/made-up.php', get_option( 'active_plugins' ) );
		$this->assertFalse( wp_cache_get( 'seen', 'made-up' ) );

		$run = self::finish( $run );
		remove_action( 'templately_import_boundary', $read );

		$this->assertSame( Run::REVERTED, $run->status );
		$this->assertFalse( wp_cache_get( 'seen', 'made-up' ) );
	}

	public function test_a_reverted_import_leaves_no_entries_in_the_log(): void {
		global $wpdb;
		$run = self::import();
		update_option( 'blogname', 'Mine' );

		$run = self::revert( $run );

		$this->assertSame( array( 'blogname' ), array_column( $run->results['kept'], 'title' ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_changes" ) );
	}

	public function test_people_are_told_what_a_revert_leaves_of_the_plugins_that_came(): void {
		$run          = self::begin();
		$plan         = $run->plan->to_array();
		$run->plan    = Import_Plan::from_array( array( 'plugins' => array( array( 'slug' => 'shop', 'name' => 'Shop', 'active' => false ), array( 'slug' => 'old', 'name' => 'Old', 'active' => true ), array( 'slug' => 'bad', 'name' => 'Bad', 'active' => false ) ) ) + $plan );
		$run->results = array( 'dependency_data' => array( 'plugins' => array( 'failed' => array( array( 'slug' => 'bad' ) ) ) ) );

		$this->assertSame( array( 'Shop is removed. What it has stored in WordPress’s own tables since ' . wp_date( 'F j, Y', $run->started_at ) . ' stays, as when you delete a plugin.' ), Revert::notes( $run ) );

		$run->status = Run::REVERTED;
		$this->assertSame( array(), Revert::notes( $run ) );
	}

	public function test_percent_grows_to_100(): void {
		$run  = self::services()->revert()->start( self::import() );
		$seen = array();
		for ( $batches = 0; Run::REVERTED !== $run->status && $batches < 50; $batches++ ) {
			$seen[] = self::services()->revert()->percent( $run );
			$run    = self::services()->runner()->run_batch( $run, 0 );
		}
		$seen[] = self::services()->revert()->percent( $run );
		$sorted = $seen;
		sort( $sorted );
		$this->assertSame( $sorted, $seen );
		$this->assertSame( array( 0, 100 ), array( $seen[0], end( $seen ) ) );
	}

	public function test_sizes_made_after_the_import_go_and_files_that_others_use_stay(): void {
		$folder  = wp_get_upload_dir()['basedir'] . '/made-up/deep';
		$content = array(
			static function ( Step_Context $context ) use ( $folder ): void {
				foreach ( array( 'gone', 'used' ) as $name ) {
					$path = $context->files->write(
						$folder,
						"$name.txt",
						hash( 'sha256', $name ),
						static function ( string $to ) use ( $name ): void {
							file_put_contents( $to, $name );
						}
					);
					wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'text/plain', 'post_status' => 'inherit' ), $path );
				}
			},
		);
		$run     = self::import( array( 'templates' => new Made_Up_Step( $content ) ) );
		file_put_contents( "$folder/gone-20x30.txt", 'A later size.' );
		file_put_contents( "$folder/gone-of-someone.txt", 'Another file.' );
		wp_insert_attachment( array( 'post_title' => 'Mine', 'post_mime_type' => 'text/plain', 'post_status' => 'inherit' ), "$folder/used.txt" );

		self::revert( $run );

		$left = array_values( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) );
		$this->assertSame( array( 'gone-of-someone.txt', 'used.txt' ), $left );
	}

	public function test_revisions_comments_and_later_metas_go_with_their_post(): void {
		global $wpdb;
		$run  = self::import();
		$page = (int) $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE post_title = 'Made up 0'" );
		add_post_meta( $page, 'visits', '7' );
		wp_save_post_revision( $page );
		$spam = wp_insert_comment( array( 'comment_post_ID' => $page, 'comment_content' => 'Buy.', 'comment_approved' => 'spam' ) );
		add_comment_meta( $spam, 'score', '9' );
		update_option( 'sticky_posts', array_merge( get_option( 'sticky_posts' ), array( $page ) ) );

		self::revert( $run );

		$this->assertNull( get_post( $page ) );
		foreach ( array( "$wpdb->postmeta WHERE post_id = $page", "$wpdb->posts WHERE post_parent = $page", "$wpdb->comments WHERE comment_post_ID = $page", "$wpdb->commentmeta WHERE comment_id = $spam" ) as $rows ) {
			$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $rows" ), $rows );
		}
		$this->assertSame( array( (int) get_option( 'old_post' ) ), get_option( 'sticky_posts' ) );
	}
}
