<?php
/**
 * Functions of the import benchmark. Runs inside WordPress, with $templately_call = array( function, its arguments … ); prints JSON.
 *
 * @package Templately
 */

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Bundle_Writer;
use Templately\Shared\Bundle\Manifest;
use Templately\Site\Import\Run\Run;

// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound, WordPress.DB, WordPress.WP.AlternativeFunctions, WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting, WordPress.PHP.DiscouragedPHPFunctions -- a tool of this repository.

require_once dirname( __DIR__, 3 ) . '/tests/Hub/Makes_Bundles.php';
require_once dirname( __DIR__, 3 ) . '/tests/Makes_Site_Bundles.php';

/** What the benchmark measures. */
final class Templately_Import_Bench {

	use Templately\Tests\Makes_Site_Bundles;

	/** Categories and tags of the content. */
	private const CATEGORIES = 10;
	private const TAGS       = 30;

	/** Posts for one picture. */
	private const POSTS_OF_PICTURE = 50;

	/**
	 * Writes the same content as a bundle and as an export file of WordPress.
	 *
	 * @param int    $count  Number of posts.
	 * @param string $bundle Path of the bundle.
	 * @param string $export Path of the export file.
	 */
	public static function make( int $count, string $bundle, string $export ): array {
		$next     = Manifest::FIRST_NUMBER;
		$writer   = new Bundle_Writer( $bundle );
		$uploads  = wp_upload_dir();
		$manifest = array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array( 'by' => 'export', 'version' => TEMPLATELY_VERSION, 'wordpress' => substr( (string) get_bloginfo( 'version' ), 0, 20 ), 'locale' => 'en_US' ),
			'pack'     => array( 'slug' => 'bench', 'name' => 'Bench', 'plan' => 'free', 'fullsite_import' => true ),
			'settings' => array( 'title' => 'Bench', 'tagline' => 'Of imports' ),
			'terms'    => array(),
			'content'  => array(),
			'menus'    => array(),
			'media'    => array(),
		);
		$cdata    = static function ( string $text ): string {
			return '<![CDATA[' . str_replace( ']]>', ']]]]><![CDATA[>', $text ) . ']]>';
		};
		$xml      = '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Bench</title><link>https://bench.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://bench.example</wp:base_site_url><wp:base_blog_url>https://bench.example</wp:base_blog_url>';
		$terms    = array( 'category' => array(), 'post_tag' => array() );
		foreach ( array( 'category' => self::CATEGORIES, 'post_tag' => self::TAGS ) as $taxonomy => $many ) {
			for ( $place = 0; $place < $many; $place++ ) {
				$slug                 = "bench-$taxonomy-$place";
				$terms[ $taxonomy ][] = array( $next, $slug );
				$manifest['terms'][]  = array( 'id' => $next++, 'taxonomy' => $taxonomy, 'slug' => $slug, 'name' => "Bench $place" );
				$xml                 .= 'category' === $taxonomy ? "<wp:category><wp:category_nicename>$slug</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Bench $place</wp:cat_name></wp:category>" : "<wp:tag><wp:tag_slug>$slug</wp:tag_slug><wp:tag_name>Bench $place</wp:tag_name></wp:tag>";
			}
		}
		$item     = static function ( int $id, string $type, string $status, string $slug, string $title, string $content, string $more ) use ( $cdata ): string {
			return "<item><title>{$cdata( $title )}</title><link>https://bench.example/$slug/</link><pubDate>Mon, 04 Mar 2024 05:06:07 +0000</pubDate><dc:creator>admin</dc:creator><guid isPermaLink=\"false\">https://bench.example/?p=$id</guid><description></description><content:encoded>{$cdata( $content )}</content:encoded><excerpt:encoded></excerpt:encoded><wp:post_id>$id</wp:post_id><wp:post_date>2024-03-04 05:06:07</wp:post_date><wp:post_date_gmt>2024-03-04 05:06:07</wp:post_date_gmt><wp:comment_status>open</wp:comment_status><wp:ping_status>open</wp:ping_status><wp:post_name>$slug</wp:post_name><wp:status>$status</wp:status><wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order><wp:post_type>$type</wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>$more</item>";
		};
		$pictures = array();
		$images   = max( 1, intdiv( $count, self::POSTS_OF_PICTURE ) );
		for ( $place = 0; $place < $images; $place++ ) {
			$name  = "bench-source-$place.jpg";
			$image = imagecreatetruecolor( 640, 480 );
			imagefill( $image, 0, 0, crc32( $name ) & 0xFFFFFF );
			imagejpeg( $image, "{$uploads['basedir']}/$name" );
			$id = $next++;
			$writer->add_file( "media/$id.jpg", "{$uploads['basedir']}/$name" );
			$manifest['media'][] = array( 'id' => $id, 'file' => "media/$id.jpg", 'name' => "bench-$place.jpg", 'mime' => 'image/jpeg', 'width' => 640, 'height' => 480, 'alt' => 'Bench', 'title' => "Picture $place" );
			$pictures[]          = array( $id, 100000 + $place );
			$xml                .= $item( 100000 + $place, 'attachment', 'inherit', "bench-picture-$place", "Picture $place", '', "<wp:attachment_url>{$uploads['baseurl']}/$name</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Bench</wp:meta_value></wp:postmeta>" );
		}
		for ( $place = 0; $place < $count; $place++ ) {
			$content  = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Heading $place</h2>\n<!-- /wp:heading -->\n\n";
			$content .= str_repeat( "<!-- wp:paragraph -->\n<p>In the orchard number $place there stand trees that were planted a long time ago, and <strong>only few</strong> know their names; \"pears\", they say, or it's quinces.</p>\n<!-- /wp:paragraph -->\n\n", 4 );
			$content .= "<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Two</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->";
			$number   = $next++;
			$picture  = $pictures[ $place % count( $pictures ) ];
			$of       = array( $terms['category'][ $place % self::CATEGORIES ], $terms['post_tag'][ $place % self::TAGS ], $terms['post_tag'][ ( $place + 7 ) % self::TAGS ] );
			$needs    = array_merge( array_column( $of, 0 ), array( $picture[0] ) );
			sort( $needs );
			$entry = "content/$number.json";
			$writer->add( $entry, (string) wp_json_encode( array( 'id' => $number, 'type' => 'post', 'slug' => "bench-post-$place", 'title' => "Bench post $place", 'status' => 'publish', 'date' => '2024-03-04 05:06:07', 'comments' => 'open', 'content' => $content, 'thumbnail' => $picture[0], 'terms' => array_column( $of, 0 ), 'meta' => array( 'footnotes' => '[]' ) ), JSON_UNESCAPED_SLASHES ) );
			$manifest['content'][] = array( 'id' => $number, 'type' => 'post', 'slug' => "bench-post-$place", 'title' => "Bench post $place", 'entry' => $entry, 'needs' => $needs );
			$xml                  .= $item( 200000 + $place, 'post', 'publish', "bench-post-$place", "Bench post $place", $content, "<category domain=\"category\" nicename=\"{$of[0][1]}\">x</category><category domain=\"post_tag\" nicename=\"{$of[1][1]}\">x</category><category domain=\"post_tag\" nicename=\"{$of[2][1]}\">x</category><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>[]</wp:meta_value></wp:postmeta><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>{$picture[1]}</wp:meta_value></wp:postmeta>" );
		}
		$writer->finish( $manifest );
		file_put_contents( $export, "$xml</channel></rss>" );
		return array( 'objects' => $count );
	}

	/**
	 * Imports the bundle.
	 *
	 * @param string $bundle The bundle.
	 */
	public static function import( string $bundle ): array {
		$form  = array( 'id' => 1, 'title' => '', 'slogan' => '', 'logo_size' => 0 );
		$begun = self::begin();
		$plan  = self::import_module()->planner()->plan_manifest( Bundle::from_zip( $bundle )->manifest(), $form );
		return self::measure( $begun, self::import_site( $plan, $form, $bundle ) );
	}

	/**
	 * Reverts an import.
	 *
	 * @param string $uuid The run.
	 */
	public static function revert( string $uuid ): array {
		$run   = self::import_module()->runs()->get( $uuid );
		$begun = self::begin();
		return self::measure( $begun, self::revert_site( $run ) );
	}

	/**
	 * Imports the export file with wordpress-importer.
	 *
	 * @param string $folder Folder of the plugin.
	 * @param string $export The file.
	 */
	public static function importer( string $folder, string $export ): array {
		global $wpdb;
		defined( 'WP_LOAD_IMPORTERS' ) || define( 'WP_LOAD_IMPORTERS', true );
		defined( 'WP_IMPORTING' ) || define( 'WP_IMPORTING', true );
		require_once "$folder/wordpress-importer.php";
		require_once "$folder/class-wp-import.php";
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter(
			'http_allowed_safe_ports',
			static function ( array $ports ): array {
				return array_merge( $ports, array( (int) wp_parse_url( home_url(), PHP_URL_PORT ) ) );
			}
		);
		$importer                    = new WP_Import();
		$importer->fetch_attachments = true;
		$begun                       = self::begin();
		ob_start();
		$importer->import( $export );
		$said = (string) ob_get_clean();
		return self::measure( $begun ) + array(
			'posts'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_name LIKE 'bench-post-%' AND post_type = 'post'" ),
			'pictures' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'attachment' AND post_title LIKE 'Picture %'" ),
			'said'     => substr( trim( wp_strip_all_tags( $said ) ), 0, 300 ),
		);
	}

	/**
	 * Writes the whole database into a file, as mysqldump does.
	 *
	 * @param string $file The file.
	 */
	public static function dump( string $file ): array {
		global $wpdb;
		$out = fopen( $file, 'wb' );
		fwrite( $out, "SET NAMES utf8mb4;\nSET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0, SQL_MODE = 'NO_AUTO_VALUE_ON_ZERO';\n" );
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			fwrite( $out, "DROP TABLE IF EXISTS `$table`;\n" . $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] . ";\nLOCK TABLES `$table` WRITE;\n" );
			$values = array();
			$bytes  = 0;
			$flush  = static function () use ( $out, $table, &$values, &$bytes ): void {
				if ( array() !== $values ) {
					fwrite( $out, "INSERT INTO `$table` VALUES " . implode( ',', $values ) . ";\n" );
				}
				$values = array();
				$bytes  = 0;
			};
			foreach ( $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_N ) as $row ) {
				$one = '(' . implode(
					',',
					array_map(
						static function ( $value ) use ( $wpdb ): string {
							return null === $value ? 'NULL' : ( 1 === preg_match( '//u', $value ) ? "'" . $wpdb->remove_placeholder_escape( $wpdb->_real_escape( $value ) ) . "'" : '0x' . bin2hex( $value ) );
						},
						$row
					)
				) . ')';

				$values[] = $one;
				$bytes   += strlen( $one );
				$bytes > 1000000 && $flush();
			}
			$flush();
			fwrite( $out, "UNLOCK TABLES;\n" );
		}
		fclose( $out );
		return array( 'bytes' => filesize( $file ) );
	}

	/**
	 * Loads a dump with the database's own client.
	 *
	 * @param string $file The file.
	 */
	public static function load( string $file ): array {
		list( $host, $socket ) = explode( ':', DB_HOST, 2 ) + array( 1 => '' );
		$start                 = microtime( true );
		$said                  = array();
		$code                  = 0;
		exec( sprintf( 'mariadb --user=%s --password=%s %s %s < %s 2>&1', escapeshellarg( DB_USER ), escapeshellarg( DB_PASSWORD ), '' !== $socket && '/' === $socket[0] ? '--socket=' . escapeshellarg( $socket ) : '--host=' . escapeshellarg( $host ) . ( '' === $socket ? '' : ' --port=' . (int) $socket ), escapeshellarg( DB_NAME ), escapeshellarg( $file ) ), $said, $code );
		if ( 0 !== $code ) {
			throw new RuntimeException( implode( "\n", $said ) );
		}
		return array( 'ms' => 1000 * ( microtime( true ) - $start ) );
	}

	/**
	 * Publishes posts in a category of the import, as long as a file exists.
	 *
	 * @param string $file The file.
	 */
	public static function publish( string $file ): array {
		$longest = 0;
		$count   = 0;
		while ( file_exists( $file ) ) {
			++$count;
			wp_cache_flush();
			$term  = get_term_by( 'slug', 'bench-category-0', 'category' );
			$start = microtime( true );
			$id    = wp_insert_post( array( 'post_title' => 'Meanwhile', 'post_status' => 'publish', 'post_category' => false === $term ? array() : array( $term->term_id ) ) );
			if ( 0 === $id ) {
				throw new RuntimeException( 'A post could not be published.' );
			}
			$longest = max( $longest, 1000 * ( microtime( true ) - $start ) );
			usleep( 100000 );
		}
		foreach ( get_posts( array( 'title' => 'Meanwhile', 'posts_per_page' => -1, 'post_status' => 'any' ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		return array( 'longest' => $longest, 'count' => $count );
	}

	/** Loads the plugin's classes, because wordpress-importer is loaded before it is measured too. */
	private static function load_classes(): void {
		foreach ( array( 'Shared', 'Site/Documents', 'Site/Import', 'Site/Insertion', 'Site/Media', 'Site/Styles' ) as $folder ) {
			$root  = dirname( __DIR__, 3 ) . '/inc/';
			$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root . $folder, FilesystemIterator::SKIP_DOTS ) );
			foreach ( $files as $file ) {
				if ( 'php' === $file->getExtension() ) {
					class_exists( 'Templately\\' . strtr( substr( (string) $file, strlen( $root ), -4 ), '/', '\\' ) );
				}
			}
		}
	}

	private static function begin(): array {
		global $wpdb;
		self::load_classes();
		wp_cache_flush();
		wp_load_alloptions();
		gc_collect_cycles();
		// Since PHP 8.2; before, a process measures one thing, and what came before is less.
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		return array( microtime( true ), memory_get_usage(), $wpdb->num_queries );
	}

	private static function measure( array $begun, ?Run $run = null ): array {
		global $wpdb;
		$measured = array( 'ms' => 1000 * ( microtime( true ) - $begun[0] ), 'memory' => memory_get_peak_usage() - $begun[1], 'queries' => $wpdb->num_queries - $begun[2] );
		return null === $run ? $measured : $measured + array( 'uuid' => $run->uuid, 'status' => $run->status, 'kept' => count( $run->results['kept'] ?? array() ), 'posts' => $run->results['post_types']['post']['succeed'] ?? 0, 'pictures' => $run->results['post_types']['media']['succeed'] ?? 0 );
	}
}

$templately_name = array_shift( $templately_call );
echo wp_json_encode( Templately_Import_Bench::$templately_name( ...$templately_call ) );
