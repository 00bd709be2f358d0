<?php

declare( strict_types=1 );

namespace Templately\Tests\Hub;

use ZipArchive;

/** Creates valid bundles, and invalid ones by changing them. */
trait Makes_Bundles {

	/** @var string A block in presets. */
	private static $preset_block = '<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|edge"}}},"textColor":"soot","fontFamily":"serif"} --><p class="has-soot-color has-text-color has-serif-font-family" style="margin-top:var(--wp--preset--spacing--edge)">x</p><!-- /wp:paragraph -->';

	/** @return array<string, mixed> Manifest of a small pack. */
	protected static function manifest(): array {
		$item = array(
			'plan'      => 'free',
			'thumbnail' => 'thumbnails/one.png',
		);
		return array(
			'schema'   => 2,
			'platform' => 'gutenberg',
			'made'     => array(
				'by'        => 'person',
				'version'   => '1',
				'wordpress' => '7.1',
				'locale'    => 'en_US',
			),
			'pack'     => array(
				'slug'            => 'test-pack',
				'name'            => 'Test pack',
				'plan'            => 'free',
				'categories'      => array(
					array(
						'slug' => 'food',
						'name' => 'Food',
					),
				),
				'tags'            => array( 'Warm' ),
				'fullsite_import' => true,
				'thumbnail'       => 'thumbnails/one.png',
				'thumbnail2'      => 'thumbnails/two.png',
				'thumbnail3'      => 'thumbnails/three.png',
				'screenshots'     => array(
					array(
						'file'   => 'thumbnails/two.png',
						'width'  => 8,
						'height' => 8,
						'alt'    => 'All of it',
					),
				),
			),
			'items'    => array(
				$item + array(
					'slug'          => 'test-home',
					'name'          => 'Home',
					'type'          => 'pages',
					'document'      => 'documents/home.json',
					'description'   => '<p>Hello<script>alert( 1 )</script></p>',
					'template_type' => array(
						'slug' => 'home',
						'name' => 'Home page',
					),
				),
				$item + array(
					'slug'     => 'test-hero',
					'name'     => 'Hero',
					'type'     => 'sections',
					'document' => 'documents/hero.json',
				),
			),
			'media'    => array(
				array(
					'id'     => 2000000001,
					'file'   => 'media/pear.png',
					'name'   => 'pear.png',
					'mime'   => 'image/png',
					'width'  => 8,
					'height' => 8,
					'alt'    => 'A pear',
				),
			),
		);
	}

	/** @return array<string, string> Entries of that pack. */
	protected static function entries(): array {
		$text  = "<!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph -->";
		$image = '<!-- wp:image {"id":2000000001} -->' . "\n" . '<figure class="wp-block-image"><img src="https://media.templately.invalid/2000000001/pear.png" alt="A pear" class="wp-image-2000000001"/></figure>' . "\n<!-- /wp:image -->";
		return array(
			'documents/home.json'  => self::document( array( $text, $image ) ),
			'documents/hero.json'  => self::document( array( $text ) ),
			'media/pear.png'       => self::png( 200 ),
			'thumbnails/one.png'   => self::png( 10 ),
			'thumbnails/two.png'   => self::png( 20 ),
			'thumbnails/three.png' => self::png( 30 ),
		);
	}

	/** @return array<string, mixed> Manifest of a small site: a page with an image, a sample post with a term, a template with a part, a menu. */
	protected static function site_manifest(): array {
		$manifest = self::manifest();
		$object   = static function ( int $place, string $type, string $slug, array $needs ): array {
			return array(
				'id'    => 2000000000 + $place,
				'type'  => $type,
				'slug'  => $slug,
				'title' => ucfirst( $slug ),
				'entry' => "content/$slug.json",
				'needs' => array_map(
					static function ( int $needed ): int {
						return 2000000000 + $needed;
					},
					$needs
				),
			);
		};

		$manifest['settings'] = array(
			'title'          => 'The test',
			'tagline'        => 'Of a site',
			'logo'           => 2000000001,
			'front_page'     => 2000000011,
			'posts_per_page' => 7,
			'menu_locations' => array( 'primary' => 2000000030 ),
		);
		$manifest['styles']   = 'styles.json';
		$manifest['theme']    = array(
			'slug'           => 'twentytwentyfour',
			'template'       => 'twentytwentyfour',
			'name'           => 'Twenty Twenty-Four',
			'version'        => '1.3',
			'is_block_theme' => true,
			'must_have'      => true,
		);
		$manifest['plugins']  = array(
			array(
				'slug'        => 'test-shop',
				'plugin_file' => 'test-shop/shop.php',
				'name'        => 'Test shop',
				'must_have'   => true,
			),
		);
		$manifest['terms']    = array(
			array(
				'id'       => 2000000020,
				'taxonomy' => 'category',
				'slug'     => 'test-news',
				'name'     => 'News',
			),
			array(
				'id'       => 2000000021,
				'taxonomy' => 'category',
				'slug'     => 'test-local',
				'name'     => 'Local',
				'parent'   => 2000000020,
			),
		);
		$manifest['content']  = array(
			$object( 11, 'page', 'test-welcome', array( 1 ) ),
			$object( 12, 'post', 'test-first', array( 21 ) ) + array( 'sample' => true ),
			$object( 13, 'wp_template_part', 'header', array() ),
			$object( 14, 'wp_template', 'page', array( 13 ) ),
		);
		$manifest['menus']    = array(
			array(
				'id'    => 2000000030,
				'name'  => 'Test menu',
				'items' => array(
					array(
						'id'     => 2000000031,
						'title'  => 'Welcome',
						'object' => 2000000011,
					),
				),
			),
		);

		$manifest['items'][1]['dependencies'] = array( 'test-shop' );
		$manifest['items'][0]['object']       = 2000000011;
		return $manifest;
	}

	/** @return array<string, string> Entries of that site. */
	protected static function site_entries(): array {
		$text    = "<!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph -->";
		$image   = '<!-- wp:image {"id":2000000001} -->' . "\n" . '<figure class="wp-block-image"><img src="https://media.templately.invalid/2000000001/%spear.png" alt="A pear" class="wp-image-2000000001"/></figure>' . "\n<!-- /wp:image -->";
		$entries = array( 'styles.json' => '{"version":3,"settings":{},"styles":{}}' );
		$content = array(
			'test-welcome' => $text . sprintf( $image, 'full/' ),
			'test-first'   => $text,
			'header'       => $text,
			'page'         => '<!-- wp:template-part {"slug":"header","theme":"this-theme"} /-->',
		);
		$more    = array(
			'test-first' => array( 'terms' => array( 2000000021 ) ),
			'header'     => array( 'area' => 'header' ),
		);
		foreach ( self::site_manifest()['content'] as $one ) {
			$entries[ $one['entry'] ] = (string) wp_json_encode(
				array(
					'id'      => $one['id'],
					'type'    => $one['type'],
					'slug'    => $one['slug'],
					'title'   => $one['title'],
					'status'  => 'publish',
					'content' => $content[ $one['slug'] ],
				) + ( $more[ $one['slug'] ] ?? array() )
			);
		}
		foreach ( array( 'home' => array( $text, sprintf( $image, '' ) ), 'hero' => array( $text ) ) as $name => $blocks ) {
			$entries[ "documents/$name.json" ] = (string) wp_json_encode(
				array(
					'blocks'      => $blocks,
					'block_types' => array(),
				)
			);
		}
		return $entries + self::entries();
	}

	/**
	 * Adds a style, and documents with its presets.
	 * @param array<string, mixed> $manifest Changed in place.
	 * @param array<string, string> $entries Changed in place.
	 */
	protected static function add_style( array &$manifest, array &$entries ): void {
		$manifest['look'] = array(
			'page'    => array( 'edge' => 'edge' ),
			'presets' => array(
				'color'       => array(
					array(
						'slug'  => 'soot',
						'name'  => 'Soot',
						'value' => '#14110e',
					),
				),
				'spacing'     => array(
					array(
						'slug'  => 'edge',
						'name'  => 'Edge',
						'value' => 'clamp(20px, 5vw, 72px)',
						'gap'   => '40px',
					),
				),
				'font-family' => array(
					array(
						'slug'    => 'serif',
						'name'    => 'Serif',
						'stack'   => 'Cormorant, Times New Roman, serif',
						'role'    => 'heading',
						'licence' => null,
						'faces'   => array(),
					),
				),
			),
		);
		foreach ( $entries as $name => $bytes ) {
			if ( '.json' === substr( $name, -5 ) ) {
				$entries[ $name ] = (string) wp_json_encode( array( 'blocks' => array( self::$preset_block ), 'block_types' => array() ) );
			}
		}
		$manifest['media'] = array();
		unset( $entries['media/pear.png'] );
	}

	/** @param list<string> $content Blocks. */
	protected static function document( array $content ): string {
		return (string) wp_json_encode(
			array(
				'blocks'      => $content,
				'block_types' => array(),
			)
		);
	}

	protected static function png( int $shade ): string {
		$canvas = imagecreatetruecolor( 8, 8 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, $shade, $shade, $shade ) );
		ob_start();
		imagepng( $canvas );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, mixed> $manifest Its entries are added unless it has some.
	 * @param array<string, string> $entries Name to bytes.
	 * @param callable( ZipArchive ): void|null $spoil Changes the archive before it is closed.
	 * @return string Path of the bundle.
	 */
	protected static function pack( array $manifest, array $entries, ?callable $spoil = null ): string {
		$manifest += array( 'entries' => array() );
		foreach ( $entries as $name => $bytes ) {
			$manifest['entries'][ $name ] = $manifest['entries'][ $name ] ?? array(
				'sha256' => hash( 'sha256', $bytes ),
				'size'   => strlen( $bytes ),
			);
		}
		$file = wp_tempnam( 'bundle' );
		$zip  = new ZipArchive();
		$zip->open( $file, ZipArchive::OVERWRITE );
		$zip->addFromString( 'manifest.json', (string) wp_json_encode( $manifest ) );
		foreach ( $entries as $name => $bytes ) {
			$zip->addFromString( $name, $bytes );
		}
		if ( null !== $spoil ) {
			$spoil( $zip );
		}
		$zip->close();
		return $file;
	}
}
