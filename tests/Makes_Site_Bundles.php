<?php

declare( strict_types=1 );

namespace Templately\Tests;

use RuntimeException;
use Templately\Hub\Hub_Services;
use Templately\Shared\Clock;
use Templately\Shared\Database\Connection as Database_Connection;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Idempotency_Key;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Import\Import_Module;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Site\Profile\Local_Users;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Tests\Hub\Makes_Bundles;

/** Creates the bundle of a small site, and the plan of its import. */
trait Makes_Site_Bundles {

	use Makes_Bundles;

	/** @param callable(): void|null $require_tables Runs before the tables are used; null for nothing. */
	protected static function import_module( ?callable $require_tables = null ): Import_Module {
		global $wpdb;
		$settings = new Settings();
		$state    = new Site_State( $settings );
		$hub      = new Connection(
			$settings,
			new Clock(),
			new Idempotency_Key(),
			static function (): array {
				throw new RuntimeException( 'Nothing is to be asked of the hub here.' );
			},
			static function (): string {
				return '1';
			},
			array( Hub_Services::class, 'routes' )
		);
		return new Import_Module( new Database_Connection( $wpdb ), $hub, new Profile_Module( $hub, $settings, $state, new Local_Users( $settings, $state ) ), $settings, new Condition_Store( $wpdb, new Transaction( $wpdb ) ), $require_tables ?? '__return_null' );
	}

	/** @return array<string, mixed> Manifest of a small site. */
	protected static function site_manifest(): array {
		return array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array(
				'by'        => 'catalogue',
				'version'   => '1',
				'wordpress' => '7.1',
				'locale'    => 'en_US',
			),
			'pack'     => array(
				'slug' => 'pear-tree',
				'name' => 'Pear tree',
				'plan' => 'free',
			),
			'settings' => array(
				'title'      => 'The pear tree',
				'tagline'    => 'Since 1911',
				'logo'       => 2000000051,
				'front_page' => 2000000001,
			),
			'look'     => array(
				'page'    => array( 'background' => '#fffaf0' ),
				'presets' => array(
					'color'       => array(
						array(
							'slug'  => 'bark',
							'name'  => 'Bark',
							'value' => '#3b2f2a',
						),
						array(
							'slug'  => 'leaf',
							'name'  => 'Leaf',
							'value' => '#2f5d3a',
						),
					),
					'font-family' => array(
						array(
							'slug'    => 'serif',
							'name'    => 'Pear Serif',
							'stack'   => 'Pear Serif, Georgia, serif',
							'role'    => 'heading',
							'licence' => null,
							'faces'   => array(
								array(
									'file'   => 'fonts/pear-400.woff2',
									'weight' => '400',
									'style'  => 'normal',
								),
							),
						),
					),
				),
			),
			'terms'    => array(
				array(
					'id'       => 2000000031,
					'taxonomy' => 'category',
					'slug'     => 'orchard',
					'name'     => 'Orchard',
				),
				array(
					'id'       => 2000000032,
					'taxonomy' => 'category',
					'slug'     => 'old-trees',
					'name'     => 'Old trees',
					'parent'   => 2000000031,
				),
				array(
					'id'       => 2000000033,
					'taxonomy' => 'no_such_taxonomy',
					'slug'     => 'x',
					'name'     => 'Lost kind',
				),
			),
			'content'  => array(
				self::content( 2000000001, 'page', 'home', 'Home', array( 2000000002, 2000000011, 2000000051 ) ),
				self::content( 2000000002, 'page', 'about', 'About' ),
				self::content( 2000000003, 'page', 'history', 'History', array( 2000000002 ) ),
				self::content( 2000000004, 'post', 'first-frost', 'First frost', array( 2000000032, 2000000052 ) ),
				self::content( 2000000011, 'wp_block', 'call', 'Call', array() ),
				self::content( 2000000012, 'wp_navigation', 'main', 'Main', array( 2000000001, 2000000003 ) ),
				self::content( 2000000021, 'wp_template_part', 'header', 'Header', array( 2000000012, 2000000051 ) ),
				self::content( 2000000022, 'wp_template', 'page', 'Pages', array( 2000000021 ) ),
			),
			'menus'    => array(
				array(
					'id'    => 2000000041,
					'name'  => 'Orchard menu',
					'items' => array(
						array(
							'id'     => 2000000042,
							'title'  => 'History',
							'object' => 2000000003,
						),
						array(
							'id'     => 2000000043,
							'title'  => 'Old trees',
							'object' => 2000000032,
							'parent' => 2000000042,
						),
						array(
							'id'    => 2000000044,
							'title' => 'Us',
							'url'   => 'https://pages.templately.invalid/2000000002/',
						),
					),
				),
			),
			'media'    => array(
				self::medium( 2000000051, 'pear', 'A pear' ),
				self::medium( 2000000052, 'frost', 'Frost on a branch' ),
				self::medium( 2000000053, 'code', 'Not a picture' ),
			),
			'styles'   => 'styles.json',
		);
	}

	/** @return array<string, string> Entries of that site. */
	protected static function site_entries(): array {
		$image   = '<!-- wp:image {"id":2000000051} -->' . "\n" . '<figure class="wp-block-image"><img src="https://media.templately.invalid/2000000051/full/pear.png" alt="A pear" class="wp-image-2000000051"/></figure>' . "\n<!-- /wp:image -->";
		$button  = '<!-- wp:button {"backgroundColor":"pear-tree-leaf"} -->' . "\n" . '<div class="wp-block-button"><a class="wp-block-button__link has-pear-tree-leaf-background-color has-background wp-element-button" href="https://pages.templately.invalid/2000000003/">History</a></div>' . "\n<!-- /wp:button -->";
		$lost    = '<!-- wp:image {"id":2000000053} -->' . "\n" . '<figure class="wp-block-image"><img src="https://media.templately.invalid/2000000053/full/code.png" alt="" class="wp-image-2000000053"/></figure>' . "\n<!-- /wp:image -->";
		$entries = array(
			2000000001 => array( 'content' => "$image\n\n$lost\n\n<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">$button</div>\n<!-- /wp:buttons -->\n\n<!-- wp:block {\"ref\":2000000011} /-->" ),
			2000000002 => array( 'content' => '<!-- wp:paragraph -->' . "\n<p><a href=\"https://pages.templately.invalid/home/\">Home</a></p>\n<!-- /wp:paragraph -->" ),
			2000000003 => array(
				'content' => '<!-- wp:paragraph -->' . "\n<p>Planted in 1911 \\ by \"hand\".</p>\n<!-- /wp:paragraph -->",
				'parent'  => 2000000002,
				'order'   => 4,
				'status'  => 'private',
			),
			2000000004 => array(
				'content'   => '<!-- wp:paragraph -->' . "\n<p>Cold.</p>\n<!-- /wp:paragraph -->",
				'date'      => '2024-11-05 06:07:08',
				'excerpt'   => 'It was cold.',
				'thumbnail' => 2000000052,
				'terms'     => array( 2000000032 ),
				'sticky'    => true,
				'comments'  => 'closed',
				'meta'      => array(
					'footnotes'    => '[]',
					'_evil_option' => 'x',
				),
			),
			2000000011 => array( 'content' => '<!-- wp:paragraph -->' . "\n<p>Call us.</p>\n<!-- /wp:paragraph -->" ),
			2000000012 => array( 'content' => '<!-- wp:navigation-link {"label":"History","type":"page","id":2000000003,"url":"https://pages.templately.invalid/2000000003/","kind":"post-type"} /-->' ),
			2000000021 => array(
				'content' => '<!-- wp:site-logo {"width":211} /-->' . "\n\n" . '<!-- wp:navigation {"ref":2000000012} /-->',
				'area'    => 'header',
			),
			2000000022 => array( 'content' => '<!-- wp:template-part {"slug":"header","theme":"this-theme","area":"header"} /-->' . "\n\n<!-- wp:post-content /-->" ),
		);
		$files   = array(
			'media/pear.png'       => self::png( 200 ),
			'media/frost.png'      => self::png( 90 ),
			'media/code.png'       => '<?php echo 1;',
			'fonts/pear-400.woff2' => 'wOF2' . pack( 'N2', 0x00010000, 64 ) . str_repeat( 'x', 52 ),
			'styles.json'          => (string) wp_json_encode(
				array(
					'version'  => 3,
					'settings' => array( 'layout' => array( 'contentSize' => '700px' ) ),
					'styles'   => array(
						'color'    => array( 'text' => 'var:preset|color|pear-tree-bark' ),
						'css'      => 'body{display:none}',
						'elements' => array( 'link' => array( 'color' => array( 'text' => 'var(--wp--preset--color--pear-tree-leaf)' ) ) ),
					),
				)
			),
		);
		foreach ( self::site_manifest()['content'] as $one ) {
			$files[ $one['entry'] ] = (string) wp_json_encode(
				$entries[ $one['id'] ] + array(
					'id'     => $one['id'],
					'type'   => $one['type'],
					'slug'   => $one['slug'],
					'title'  => $one['title'],
					'status' => 'publish',
				)
			);
		}
		return $files;
	}

	/**
	 * Plan that imports the whole site into an empty one.
	 * @param array<string, mixed> $manifest
	 */
	protected static function plan_of( array $manifest ): Import_Plan {
		$object  = static function ( int $number, string $kind, string $title, string $slug, array $needs = array() ): array {
			return compact( 'number', 'kind', 'title', 'slug', 'needs' ) + array(
				'action' => Import_Plan::CREATE,
				'target' => 0,
				'note'   => '',
				'sample' => false,
			);
		};
		$objects = array();
		foreach ( $manifest['terms'] as $term ) {
			$objects[] = $object( $term['id'], 'term', $term['name'], $term['slug'] );
		}
		foreach ( $manifest['media'] as $medium ) {
			$objects[] = $object( $medium['id'], 'media', $medium['name'], '' );
		}
		foreach ( $manifest['content'] as $one ) {
			$objects[] = $object( $one['id'], $one['type'], $one['title'], $one['slug'], $one['needs'] );
		}
		foreach ( $manifest['menus'] as $menu ) {
			$objects[] = $object( $menu['id'], 'menu', $menu['name'], '' );
		}
		foreach ( $manifest['look']['presets']['font-family'] as $family ) {
			$objects[] = $object( 0, 'font', $family['name'], $family['slug'] );
		}
		$settings = array();
		foreach ( $manifest['settings'] as $name => $value ) {
			$settings[] = compact( 'name', 'value' ) + array(
				'before' => '',
				'after'  => '',
			);
		}
		return Import_Plan::from_array(
			array(
				'pack'     => array( 'id' => 7 ) + array_intersect_key( $manifest['pack'], array_flip( array( 'slug', 'name' ) ) ),
				'platform' => $manifest['platform'],
				'objects'  => $objects,
				'settings' => $settings,
				'theme'    => null,
				'plugins'  => array(),
				'disk'     => 0,
				'seconds'  => 1,
				'blockers' => array(),
				'notes'    => array(),
				'left_out' => array(),
			)
		);
	}

	/**
	 * @param bool $active Whether it is installed and active.
	 * @return array<string, mixed> Plugin of a plan.
	 */
	protected static function planned_plugin( string $slug, bool $active ): array {
		return array(
			'name'                 => ucfirst( $slug ),
			'slug'                 => $slug,
			'plugin_file'          => "$slug/$slug.php",
			'plugin_original_slug' => $slug,
			'icon'                 => '',
			'link'                 => '',
			'is_pro'               => false,
			'installed'            => $active,
			'active'               => $active,
			'mustHave'             => true,
		);
	}

	/** @return array<string, mixed> Theme of a plan. */
	protected static function planned_theme( string $slug, string $state ): array {
		return array(
			'name'      => ucfirst( $slug ),
			'must_have' => true,
		) + compact( 'slug', 'state' );
	}

	/**
	 * Imports that site by a plan, up to its end.
	 * @param array<string, mixed> $form Choices.
	 * @param string $bundle Path of another bundle; '' for that site's.
	 */
	protected static function import_site( Import_Plan $plan, array $form = array(), string $bundle = '' ): Run {
		$run = self::begin_site( $plan, $form );
		copy( '' === $bundle ? self::pack( self::site_manifest(), self::site_entries() ) : $bundle, Working_Folder::ensure( $run ) . '/' . Step_Context::BUNDLE );
		$run = self::run_to_end( $run );
		Working_Folder::remove( $run );
		return $run;
	}

	/** @param array<string, mixed> $form Choices. */
	protected static function begin_site( Import_Plan $plan, array $form = array() ): Run {
		$services = self::import_module()->services();
		return $services->runs()->create( $form, $plan, $services->runner()->items( $plan ), 1 );
	}

	protected static function revert_site( Run $run ): Run {
		$run = self::run_to_end( self::import_module()->services()->revert()->start( $run ) );
		wp_cache_flush();
		return $run;
	}

	/** Runs an import to its end, and again whenever a busy machine exceeds a time limit. */
	private static function run_to_end( Run $run ): Run {
		for ( $ticks = 0; $ticks < 60 && $run->is_active(); $ticks++ ) {
			$run = self::import_module()->runner()->run_batch( $run, PHP_INT_MAX );
		}
		return $run;
	}

	/**
	 * @param list<int> $needs
	 * @return array<string, mixed>
	 */
	private static function content( int $id, string $type, string $slug, string $title, array $needs = array() ): array {
		return compact( 'id', 'type', 'slug', 'title', 'needs' ) + array( 'entry' => "content/$id.json" );
	}

	/**
	 * @param string $name File name without extension.
	 * @return array<string, mixed>
	 */
	private static function medium( int $id, string $name, string $alt ): array {
		return compact( 'id', 'alt' ) + array(
			'file'   => "media/$name.png",
			'name'   => "$name.png",
			'mime'   => 'image/png',
			'width'  => 8,
			'height' => 8,
		);
	}
}
