<?php

declare( strict_types=1 );

use Templately\Hub\Publishing\Design_Validator;
use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Bundle\Invalid_Bundle;
use Templately\Site\Hub_Client\Hub_Request;
use Templately\Tests\Hub\Asks_Hub;
use Templately\Tests\Hub\Design_Builder;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Sample_Content;

// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.

final class Publisher_Test extends Test_Case {

	use Asks_Hub;
	use Makes_Bundles;

	/**
	 * @group LIB-077
	 * @group ITM-006
	 * @group ITM-007
	 */
	public function test_publishes_a_bundle_as_a_pack_with_items(): void {
		$this->open_hub();
		$this->publish_bundle( self::manifest() );
		$pack = $this->get_from_hub( 'GET', '/items/packs/test-pack' );
		$this->assertFalse( $pack['fullsite_import'], 'A bundle without the objects of a site cannot become one.' );
		$this->assertSame( array( 'test-home', 'test-hero' ), array_column( $pack['items'], 'slug' ) );
		$home = $this->get_from_hub( 'GET', '/items/pages/test-home' );
		$this->assertSame( '<p>Helloalert( 1 )</p>', $home['description'], 'A description has no script in it.' );
		$this->assertSame( array( 'core/image', 'core/paragraph' ), $home['block_types'] );
		$this->assertSame( 'test-pack', $home['pack']['slug'] );
		$this->assertSame( array( 'test-home', 'test-hero' ), array_column( $home['pack']['items'], 'slug' ) );

		$token   = $this->verified_token();
		$content = $this->get_from_hub( 'GET', "/items/{$home['id']}/content", null, $token );
		$this->assertSame( json_decode( self::entries()['documents/home.json'], true )['blocks'], $content['content'] );
		$this->assertSame( array( 'pear.png' ), array_column( $content['media'], 'name' ) );
		$media = self::request_bytes( $this->transport, new Hub_Request( 'GET', "/items/{$home['id']}/media", array( 'sha256' => array( $content['media'][0]['sha256'] ) ), null, $token ) );
		$this->assertSame( self::entries()['media/pear.png'], $media->body );
		$hero = $this->get_from_hub( 'GET', '/items/sections/test-hero' );
		$this->assertSame( array(), $this->get_from_hub( 'GET', "/items/{$hero['id']}/content", null, $token )['media'], 'An item brings the images it names, no others.' );
		$this->assertSame( 404, $this->ask( 'GET', "/items/{$hero['id']}/media", array( 'sha256' => array( $content['media'][0]['sha256'] ) ), $token )->status );
		$thumbnail = str_replace( wp_get_upload_dir()['baseurl'], wp_get_upload_dir()['basedir'], $pack['thumbnail'] );
		$this->assertSame( self::entries()['thumbnails/one.png'], file_get_contents( $thumbnail ) );
	}

	/** The thumbnails stay as long as either uses them. Other screenshots have none. */
	public function test_screenshots_of_items_use_the_items_thumbnails(): void {
		global $wpdb;
		$this->open_hub();
		$manifest                            = self::manifest();
		$shot                                = static function ( string $name ): array {
			return array(
				'file'   => "thumbnails/$name.png",
				'width'  => 8,
				'height' => 8,
				'alt'    => '',
			);
		};
		$manifest['pack']['screenshots']     = array( $shot( 'three' ), $shot( 'two' ), $shot( 'four' ) );
		$manifest['items'][0]['screenshots'] = array( $shot( 'two' ), $shot( 'four' ) );
		$manifest['items'][0]['thumbnail']   = 'thumbnails/five.png';
		$manifest['items'][1]['screenshots'] = array( $shot( 'three' ) );
		$pictures                            = array(
			'thumbnails/four.png' => self::png( 40 ),
			'thumbnails/five.png' => self::png( 50 ),
		);
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $pictures + self::entries() ) ) );
		$pack                = $this->get_from_hub( 'GET', '/items/packs/test-pack' );
		list( $home, $hero ) = $pack['items'];
		$this->assertNotSame( $home['thumbnail'], $hero['thumbnail'] );
		$this->assertSame( array( $hero['thumbnail'], $home['thumbnail'], null ), array_map( array( self::class, 'thumbnail_of' ), $pack['screenshots'] ) );
		$this->assertSame( array( null, null ), array_map( array( self::class, 'thumbnail_of' ), $this->get_from_hub( 'GET', '/items/pages/test-home' )['screenshots'] ) );
		$kept = $wpdb->get_col( $wpdb->prepare( "SELECT sha256 FROM {$wpdb->prefix}templately_item_blobs WHERE item_id = %d", $pack['id'] ) );
		$this->assertContains( substr( basename( $home['thumbnail'] ), 0, 64 ), $kept );
	}

	/** @param array<string, mixed> $screenshot Screenshot in a response. */
	private static function thumbnail_of( array $screenshot ): ?string {
		return $screenshot['thumbnail'] ?? null;
	}

	/**
	 * An invalid object is reported, and nothing is published.
	 * @group LIB-077
	 */
	public function test_publishes_a_full_site_bundle(): void {
		$this->open_hub();
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( self::site_manifest(), self::site_entries() ) ) );
		$pack = $this->get_from_hub( 'GET', '/items/packs/test-pack' );
		$this->assertTrue( $pack['fullsite_import'] );
		$this->assertSame( array( 'test-home', 'test-hero' ), array_column( $pack['items'], 'slug' ) );
		$this->assertSame(
			array( array( 'test-shop', 'Test shop' ) ),
			array_map(
				static function ( array $plugin ): array {
					return array( $plugin['slug'], $plugin['name'] );
				},
				$this->get_from_hub( 'GET', '/items/sections/test-hero' )['dependencies']
			)
		);
		$content = $this->get_from_hub( 'GET', '/items/' . $pack['items'][0]['id'] . '/content', null, $this->verified_token() );
		$this->assertSame( array( 2000000001 ), array_column( $content['media'], 'id' ) );

		$document = json_decode( self::site_entries()['content/test-welcome.json'], true );
		$wrong    = array(
			'content/test-welcome.json, block 1 (core/html) has HTML that WordPress removes' => array( 'content' => '<!-- wp:html --><script>alert( 1 )</script><!-- /wp:html -->' ) + $document,
			'content/test-welcome.json has another slug than the manifest says.' => array( 'slug' => 'x' ) + $document,
		);
		foreach ( $wrong as $said => $changed ) {
			$entries = array( 'content/test-welcome.json' => (string) wp_json_encode( $changed ) ) + self::site_entries();
			try {
				$this->hub->publisher()->publish( Bundle::from_zip( self::pack( array( 'platform' => 'gutenberg' ) + self::site_manifest(), $entries ) ) );
				$this->fail( $said );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertStringContainsString( $said, $refusal->getMessage() );
			}
		}
		$this->expectExceptionMessage( 'styles.json is no theme.json of version 3.' );
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( self::site_manifest(), array( 'styles.json' => '{"version":2}' ) + self::site_entries() ) ) );
	}

	/** Publishes nothing if they are gone for good. */
	public function test_stores_files_again_that_were_deleted_during_publishing(): void {
		global $wpdb;
		$this->open_hub();
		$times   = 2;
		$collect = static function ( string $sql ) use ( &$times, $wpdb ): string {
			if ( $times > 0 && false !== strpos( $sql, 'templately_blobs' ) && false !== strpos( $sql, 'SHARE MODE' ) ) {
				--$times;
				$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_blobs" );
			}
			return $sql;
		};
		add_filter( 'query', $collect );
		$ids = $this->publish_bundle( self::manifest() );
		$this->assertSame( 0, $times );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_item_blobs o LEFT JOIN {$wpdb->prefix}templately_blobs b ON b.sha256 = o.sha256 AND b.is_public = o.is_public WHERE b.sha256 IS NULL" ) );
		$this->assertNotSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_item_blobs" ) );
		$times = 100;
		$this->expectException( Templately\Hub\Files\Missing_File::class );
		$this->publish_bundle( self::manifest() );
	}

	/** Also bundles of the previous schema. */
	public function test_publishes_documents_with_presets_and_their_values(): void {
		$this->open_hub();
		$manifest = self::manifest();
		$entries  = self::entries();
		self::add_style( $manifest, $entries );
		$ids     = $this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
		$content = $this->get_from_hub( 'GET', "/items/$ids[1]/content", null, $this->verified_token() );
		$this->assertSame( array( self::$preset_block ), $content['content'] );
		$this->assertSame( $manifest['look'], $content['look'] );
		$this->assertSame( $manifest['look'], array_column( $this->get_from_hub( 'GET', '/patterns', array( 'platform' => 'gutenberg' ) )['items'], 'look', 'slug' )['test-home'] );
	}

	public function test_publishing_again_keeps_ids_downloads_and_counts(): void {
		$this->open_hub();
		$ids = $this->publish_bundle( self::manifest() );
		$this->get_from_hub( 'POST', "/items/$ids[1]/downloads", array(), $this->verified_token() );
		$rows   = $this->rows_of_hub();
		$before = $this->get_from_hub( 'GET', '/items/packs/test-pack' );
		$this->assertSame( $ids, $this->publish_bundle( self::manifest() ) );
		$this->assertSame( $rows, $this->rows_of_hub() );
		$this->assertSame( $before, $this->get_from_hub( 'GET', '/items/packs/test-pack' ) );
		$this->assertSame( 1, $this->get_from_hub( 'GET', '/items/pages/test-home' )['downloads'] );
	}

	public function test_an_update_removes_and_changes_items(): void {
		$this->open_hub();
		$this->publish_bundle( self::manifest() );
		$manifest = self::manifest();
		unset( $manifest['items'][0] );
		$manifest['items']            = array_values( $manifest['items'] );
		$manifest['items'][0]['name'] = 'Better hero';
		$manifest['items'][0]['plan'] = 'pro';
		$this->publish_bundle( $manifest );
		$this->assertSame( 404, $this->ask( 'GET', '/items/pages/test-home' )->status );
		$this->assertSame( array( 'Better hero', 'pro' ), array_values( array_intersect_key( $this->get_from_hub( 'GET', '/items/sections/test-hero' ), array_flip( array( 'name', 'plan' ) ) ) ) );
		$counts = $this->get_from_hub( 'GET', '/counts' )['gutenberg'];
		$this->assertSame( array( 0, 1, 1 ), array( $counts['pages']['total'], $counts['sections']['total'], $counts['sections']['pro'] ) );
		$query = array(
			'platform' => 'gutenberg',
			'type'     => 'sections',
		);
		$this->assertSame( 1, $this->get_from_hub( 'GET', '/items', $query + array( 'search' => 'better' ) )['total'] );
		$this->hub->publisher()->unpublish( 'gutenberg', 'packs', 'test-pack' );
		$this->clock->now += DAY_IN_SECONDS;
		$this->hub->upkeep();
		$rows = $this->rows_of_hub();
		$this->assertSame( array( 0, 0, 0, 0, 0 ), array( $rows['items'], $rows['item_terms'], $rows['search_terms'], $rows['contents'], $rows['blobs'] ) );
	}

	public function test_deletes_files_a_day_after_their_last_item(): void {
		$this->open_hub();
		$this->publish_bundle( self::manifest() );
		$thumbnail = str_replace( wp_get_upload_dir()['baseurl'], wp_get_upload_dir()['basedir'], $this->get_from_hub( 'GET', '/items/packs/test-pack' )['thumbnail'] );
		$this->assertMatchesRegularExpression( '#/public/([0-9a-f]{2})/\1[0-9a-f]{62}\.png$#', $thumbnail );
		$this->clock->now += DAY_IN_SECONDS;
		$this->hub->publisher()->unpublish( 'gutenberg', 'sections', 'test-hero' );
		$this->hub->upkeep();
		$this->assertFileExists( $thumbnail );
		$this->hub->publisher()->unpublish( 'gutenberg', 'packs', 'test-pack' );
		$this->publish_bundle( self::manifest() );
		$this->hub->publisher()->unpublish( 'gutenberg', 'packs', 'test-pack' );
		$this->clock->now += DAY_IN_SECONDS - 1;
		$this->hub->upkeep();
		$this->assertFileExists( $thumbnail, 'It was stored again less than a day ago.' );
		++$this->clock->now;
		$this->hub->upkeep();
		$this->assertFileDoesNotExist( $thumbnail );
	}

	public function test_upkeep_moves_files_into_subfolders(): void {
		$this->open_hub();
		$this->publish_bundle( self::manifest() );
		$folder = wp_get_upload_dir()['basedir'] . '/templately';
		$files  = array();
		foreach ( glob( "$folder/*/??/*.png" ) as $path ) {
			$files[ $path ] = file_get_contents( $path );
			rename( $path, dirname( $path, 2 ) . '/' . basename( $path ) );
		}
		$this->assertCount( 4, $files );
		$this->hub->upkeep();
		foreach ( $files as $path => $bytes ) {
			$this->assertFileExists( $path );
			$this->assertSame( $bytes, file_get_contents( $path ) );
		}
		foreach ( array_keys( $files ) as $path ) {
			foreach ( array( 1, 2, 3 ) as $levels ) {
				$this->assertFileExists( dirname( $path, $levels ) . '/index.html' );
			}
			$this->assertSame( 'public' !== basename( dirname( $path, 2 ) ), file_exists( dirname( $path, 2 ) . '/.htaccess' ), 'The private folder alone is closed.' );
		}
	}

	/**
	 * Stores nothing, except for files that are deleted a day later.
	 * @dataProvider invalid_bundles
	 */
	public function test_refuses_an_invalid_bundle( callable $spoil, string $said ): void {
		$this->open_hub();
		$manifest = self::manifest();
		$entries  = self::entries();
		$spoil( $manifest, $entries );
		try {
			$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
			$this->fail( 'It was published.' );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertStringContainsString( $said, $refusal->getMessage() );
		}
		$this->clock->now += DAY_IN_SECONDS;
		$this->hub->upkeep();
		$this->assertSame( array(), glob( wp_get_upload_dir()['basedir'] . '/templately/*/??/*.png' ) );
		$rows = $this->rows_of_hub();
		$this->assertSame( array( 0, 0, 0, 0 ), array( $rows['items'], $rows['contents'], $rows['counts'], $rows['blobs'] ) );
	}

	/** @return array<string, array{callable, string}> Bundles with one error each. */
	public function invalid_bundles(): array {
		$document = static function ( string $block ): callable {
			return static function ( array &$manifest, array &$entries ) use ( $block ): void {
				$entries['documents/home.json'] = (string) wp_json_encode(
					array(
						'blocks' => array( $block ),
					)
				);
			};
		};
		$image    = static function ( string $bytes ): callable {
			return static function ( array &$manifest, array &$entries ) use ( $bytes ): void {
				$entries['media/pear.png'] = $bytes;
			};
		};
		$png      = self::png( 5 );
		$look     = static function ( callable $change ): callable {
			return static function ( array &$manifest, array &$entries ) use ( $change ): void {
				self::add_style( $manifest, $entries );
				$change( $manifest['look']['presets'], $manifest );
			};
		};
		$color    = static function ( string $slug, string $value ) use ( $look ): callable {
			return $look(
				static function ( array &$presets ) use ( $slug, $value ): void {
					$presets['color'][] = array(
						'slug'  => $slug,
						'name'  => 'Another',
						'value' => $value,
					);
				}
			);
		};
		return array(
			'preset without a value'  => array(
				$look(
					static function ( array &$presets ): void {
						$presets['spacing'] = array();
					}
				),
				'documents/home.json, block 1 (core/paragraph): the style has no spacing edge, which core/paragraph uses.',
			),
			'preset of another kind'  => array(
				$look(
					static function ( array &$presets ): void {
						$presets['gradient'] = array_splice( $presets['color'], 0 );
					}
				),
				'the style has no color soot',
			),
			'slug that WordPress has' => array( $color( 'text', '#000000' ), '[presets][color][1][slug]' ),
			'slug beyond ASCII'       => array( $color( 'größe', '#000000' ), 'manifest.look.presets.color[1].slug' ),
			'slug of another form'    => array( $color( '2xl', '#000000' ), 'The look has the color 2xl, of which WordPress would make 2-xl.' ),
			'slug twice'              => array( $color( 'soot', '#000000' ), 'two presets of the kind color' ),
			'value with an address'   => array( $color( 'evil', 'url(https://evil.example/x)' ), '[presets][color][1][value]' ),
			'value that ends itself'  => array( $color( 'evil', 'red;position:fixed' ), '[presets][color][1][value]' ),
			'family with quotes'      => array(
				$look(
					static function ( array &$presets ): void {
						$presets['font-family'][0]['stack'] = '"Cormorant", serif';
					}
				),
				'manifest.look.presets.font-family[0].stack',
			),
			'schema of tomorrow'      => array(
				static function ( array &$manifest ): void {
					$manifest['schema'] = 3;
				},
				'schema',
			),
			'no pack'                 => array(
				static function ( array &$manifest ): void {
					unset( $manifest['pack'] );
				},
				'pack',
			),
			'unknown member'          => array(
				static function ( array &$manifest ): void {
					$manifest['pack']['callback'] = 'system';
				},
				'callback',
			),
			'slug'                    => array(
				static function ( array &$manifest ): void {
					$manifest['items'][0]['slug'] = '../home';
				},
				'slug',
			),
			'same slug twice'         => array(
				static function ( array &$manifest ): void {
					$manifest['items'][1]['slug'] = 'test-home';
				},
				'same slug',
			),
			'an unknown type'         => array(
				static function ( array &$manifest ): void {
					$manifest['items'][0]['type'] = 'widgets';
				},
				'type',
			),
			'a missing document'      => array(
				static function ( array &$manifest, array &$entries ): void {
					unset( $entries['documents/hero.json'] );
				},
				'documents/hero.json',
			),
			'a missing thumbnail'     => array(
				static function ( array &$manifest, array &$entries ): void {
					unset( $entries['thumbnails/two.png'] );
				},
				'thumbnails/two.png is missing',
			),
			'a thumbnail elsewhere'   => array(
				static function ( array &$manifest ): void {
					$manifest['pack']['thumbnail'] = '../../../../wp-config.php';
				},
				'thumbnail',
			),
			'an undeclared image'     => array( $document( '<!-- wp:image {"id":9} --><figure class="wp-block-image"><img src="https://media.templately.invalid/9/x.png" alt="" class="wp-image-9"/></figure><!-- /wp:image -->' ), 'uses a medium that is missing from the bundle: https://media.templately.invalid/9/x.png.' ),
			'an open block'           => array( $document( '<!-- wp:paragraph --><p>Hello</p>' ), 'does not close paragraph' ),
			'a block closed twice'    => array( $document( '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph --><!-- /wp:paragraph -->' ), 'closes paragraph' ),
			'a broken delimiter'      => array( $document( '<!-- wp:paragraph {"align":"left" --><p>Hello</p><!-- /wp:paragraph -->' ), 'broken block delimiter' ),
			'attributes no JSON'      => array( $document( '<!-- wp:paragraph {align:"left"} --><p>Hello</p><!-- /wp:paragraph -->' ), 'no JSON' ),
			'nothing but space'       => array( $document( " \n" ), 'documents/home.json is empty: it has no blocks and no text.' ),
			'no pieces at all'        => array(
				static function ( array &$manifest, array &$entries ): void {
					$entries['documents/home.json'] = '{"blocks":[]}';
				},
				'documents/home.json is empty: it has no blocks and no text.',
			),
			'a medium not found'      => array( $document( '<!-- wp:cover {"url":"","id":12} --><div class="wp-block-cover"></div><!-- /wp:cover -->' ), 'documents/home.json, block 1 (core/cover): the medium 12 of core/cover has no URL.' ),
			'an inner one not found'  => array( $document( '<!-- wp:group --><div class="wp-block-group"><!-- wp:image {"id":13} --><figure class="wp-block-image"><img src="" alt="" class="wp-image-13"/></figure><!-- /wp:image --></div><!-- /wp:group -->' ), 'block 1 (core/group): the medium 13 of core/image has no URL' ),
			'a medium not there'      => array(
				static function ( array &$manifest ): void {
					$manifest['media'][0]['file'] = 'media/apple.png';
				},
				'The medium media/apple.png is missing.',
			),
			'an id that is taken'     => array(
				static function ( array &$manifest ): void {
					$manifest['media'][] = $manifest['media'][0];
				},
				'Two objects of the manifest have the number 2000000001.',
			),
			'a script'                => array( $document( '<!-- wp:html --><script>alert( 1 )</script><!-- /wp:html -->' ), 'documents/home.json, block 1 (core/html) has HTML that WordPress removes for users without unfiltered_html: <script>.' ),
			'an event handler'        => array( $document( '<!-- wp:paragraph --><p onclick="alert( 1 )">Hello</p><!-- /wp:paragraph -->' ), '(core/paragraph) has HTML that WordPress removes for users without unfiltered_html: onclick of <p>.' ),
			'a javascript link'       => array( $document( '<!-- wp:paragraph --><p><a href="javascript:alert(1)">Hello</a></p><!-- /wp:paragraph -->' ), ': javascript: in href of <a>.' ),
			'a script in attributes'  => array( $document( '<!-- wp:paragraph {"placeholder":"\u003cscript\u003ealert(1)\u003c/script\u003e"} --><p>Hello</p><!-- /wp:paragraph -->' ), ': <script> in the attributes of paragraph.' ),
			'an address that runs'    => array( $document( '<!-- wp:acme/card {"go":{"to":"javascript:alert(1)"}} /-->' ), ': an address that runs (to) in the attributes of acme/card.' ),
			'a number without end'    => array( $document( '<!-- wp:acme/card {"a":1e400} /-->' ), 'has attributes that are no JSON: acme/card.' ),
			'a body with a handler'   => array( $document( '<!-- wp:html --><body onload=alert(1)><p>x</p><!-- /wp:html -->' ), ': <body>, onload of <body>.' ),
			'a tag without an end'    => array( $document( '<!-- wp:html --><svg onload=alert(1) x="><!-- /wp:html --><!-- wp:paragraph --><p class="a">x</p><!-- /wp:paragraph -->' ), 'block 1 (core/html) has HTML that WordPress removes for users without unfiltered_html: a tag or a comment that does not end.' ),
			'a frame'                 => array( $document( '<!-- wp:html --><iframe src="https://example.org"></iframe><!-- /wp:html -->' ), ': <iframe>, src of <iframe>, https: in src of <iframe>.' ),
			'a document no list'      => array(
				static function ( array &$manifest, array &$entries ): void {
					$entries['documents/home.json'] = '{"blocks":"<p>Hello</p>"}';
				},
				'is not a document',
			),
			'an image no image'       => array( $image( 'Hello' ), 'is no AVIF' ),
			'an SVG'                  => array( $image( '<svg xmlns="http://www.w3.org/2000/svg"></svg>' ), 'media/pear.png is an SVG image, which can carry scripts: use AVIF, GIF, JPEG, PNG or WebP.' ),
			'PHP in an image'         => array( $image( $png . '<?php system( $_GET[0] );' ), 'has code' ),
			'a page in an image'      => array( $image( $png . '<script>alert( 1 )</script>' ), 'has code' ),
			'half an image'           => array( $image( substr( $png, 0, 12 ) ), 'no whole image' ),
			'another type'            => array(
				static function ( array &$manifest ): void {
					$manifest['media'][0]['mime'] = 'image/jpeg';
				},
				'media/pear.png is not image/jpeg but image/png.',
			),
			'longer than promised'    => array(
				static function ( array &$manifest ): void {
					$manifest['entries'] = array(
						'media/pear.png' => array(
							'sha256' => hash( 'sha256', self::entries()['media/pear.png'] ),
							'size'   => strlen( self::entries()['media/pear.png'] ) - 1,
						),
					);
				},
				'not what the manifest says',
			),
			'not what was promised'   => array(
				static function ( array &$manifest ): void {
					$manifest['entries'] = array(
						'media/pear.png' => array(
							'sha256' => str_repeat( '0', 64 ),
							'size'   => strlen( self::entries()['media/pear.png'] ),
						),
					);
				},
				'not what the manifest says',
			),
		);
	}

	/** @group S11 */
	public function test_normalizes_attributes_of_older_editors(): void {
		$html = '<!-- wp:image {"metadata":{"name":"1 < 2"}} --><figure class="wp-block-image"><img src="/a.png" alt="%s"/></figure><!-- /wp:image -->';
		$this->assertSame( array( sprintf( $html, '1 &lt; 2 &gt; 0' ) ), ( new Design_Validator() )->validate_blocks( array( sprintf( $html, '1 < 2 > 0' ) ), 'documents/home.json' ) );
	}

	public function test_splits_classic_text_and_several_blocks(): void {
		$this->open_hub();
		$spacer  = '<!-- wp:spacer {"height":"4px"} /-->';
		$content = array( "First line\nsecond\n\nNew paragraph & more", "$spacer\n\n<h2>Between</h2>\n\n$spacer", ' ', $spacer );
		$id      = $this->a_page( 'classic' )->with( array( 'content' => $content ) )->published();
		$answer  = $this->get_from_hub( 'GET', "/items/$id/content", null, $this->verified_token() );
		$classic = static function ( string $html ): string {
			return "<!-- wp:freeform -->\n$html\n<!-- /wp:freeform -->";
		};
		$this->assertSame( array( $classic( "<p>First line<br />\nsecond</p>\n<p>New paragraph & more</p>" ), $spacer, $classic( '<h2>Between</h2>' ), $spacer, $spacer ), $answer['content'] );
		$this->assertSame( array( 'core/freeform', 'core/spacer' ), $answer['block_types'] );
	}

	public function test_refuses_an_empty_document(): void {
		$this->open_hub();
		foreach ( array( array(), array( '' ), array( "\n\t", ' ' ) ) as $content ) {
			try {
				$this->a_page( 'empty' )->with( array( 'content' => $content ) )->published();
				$this->fail( 'It was published.' );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( 'pages/empty is empty: it has no blocks and no text.', $refusal->getMessage() );
			}
		}
	}

	/** Lists name every block type of a design. */
	public function test_limits_the_number_of_block_types(): void {
		$this->open_hub();
		$page_with   = function ( array $types ): Design_Builder {
			return $this->a_page( 'many' )->with( array( 'content' => preg_filter( '/.+/', '<!-- wp:$0 /-->', $types ) ) );
		};
		$two_hundred = array_map(
			static function ( int $number ): string {
				return "x/block-$number";
			},
			range( 1, 200 )
		);
		$page_with( $two_hundred )->published();
		$this->assertCount( 200, $this->get_from_hub( 'GET', '/items', array( 'platform' => 'gutenberg', 'type' => 'pages' ) )['items'][0]['block_types'] );
		foreach ( array( array_merge( $two_hundred, array( 'x/block-201' ) ), array( 'x/' . str_repeat( 'y', 199 ) ) ) as $names ) {
			try {
				$page_with( $names )->published();
				$this->fail( 'It was published.' );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( 'pages/many has more than 200 types of blocks, or one with a name of more than 200 characters.', $refusal->getMessage() );
			}
		}
	}

	public function test_removes_metadata_of_photographs(): void {
		$this->open_hub();
		$manifest = self::manifest();
		$entries  = self::entries();
		$plain    = $entries['media/pear.png'];
		$xml      = "XML:com.adobe.xmp\0\0\0\0\0" . '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"><html><svg></svg></html>';

		$entries['media/pear.png'] = substr( $plain, 0, 33 ) . pack( 'N', strlen( $xml ) ) . 'iTXt' . $xml . pack( 'N', crc32( "iTXt$xml" ) ) . substr( $plain, 33 );
		$ids                       = $this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
		$media                     = $this->get_from_hub( 'GET', "/items/$ids[1]/content", null, $this->verified_token() )['media'];
		$this->assertSame( array( hash( 'sha256', $plain ), strlen( $plain ), 8, 8 ), array( $media[0]['sha256'], $media[0]['size'], $media[0]['width'], $media[0]['height'] ) );
	}

	/** @dataProvider media */
	public function test_stores_videos_audio_and_pdfs_by_hash( string $bytes, string $mime, string $file ): void {
		$this->open_hub();
		$manifest          = self::manifest();
		$entries           = self::entries();
		$manifest['media'] = array(
			array(
				'id'     => 2000000001,
				'file'   => "media/$file",
				'name'   => $file,
				'mime'   => $mime,
				'width'  => 0,
				'height' => 0,
				'alt'    => '',
			),
		);
		unset( $entries['media/pear.png'] );
		$entries[ "media/$file" ]       = $bytes;
		$entries['documents/home.json'] = self::document( array( "<!-- wp:file {\"id\":2000000001,\"href\":\"https://media.templately.invalid/2000000001/$file\"} -->\n<div class=\"wp-block-file\"><a href=\"https://media.templately.invalid/2000000001/$file\">Take it</a></div>\n<!-- /wp:file -->" ) );

		$ids   = $this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
		$media = $this->get_from_hub( 'GET', "/items/$ids[1]/content", null, $this->verified_token() )['media'];
		$this->assertSame(
			array(
				array(
					'id'     => 2000000001,
					'sha256' => hash( 'sha256', $bytes ),
					'mime'   => $mime,
					'size'   => strlen( $bytes ),
					'width'  => 0,
					'height' => 0,
					'name'   => $file,
					'alt'    => '',
				),
			),
			$media
		);
		$manifest['media'][0]['mime'] = 'image/png';
		try {
			$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
			$this->fail( 'It was published.' );
		} catch ( Invalid_Bundle $refusal ) {
			$this->assertSame( "media/$file is not image/png but $mime.", $refusal->getMessage() );
		}
		add_filter(
			'upload_mimes',
			static function ( array $types ) use ( $mime ): array {
				return array_diff( $types, array( $mime ) );
			}
		);
		$manifest['media'][0]['mime'] = $mime;
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( "media/$file is $mime, which the upload rules of this site do not allow." );
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
	}

	/** @return array<string, array{string, string, string}> First bytes of media files. */
	public function media(): array {
		return array(
			'video' => array( "\0\0\0\x20ftypisom\0\0\2\0isomiso2avc1mp41" . str_repeat( "\0", 40 ), 'video/mp4', 'walk.mp4' ),
			'audio' => array( "ID3\4\0\0\0\0\0\0" . str_repeat( "\0", 40 ), 'audio/mpeg', 'song.mp3' ),
			'PDF'   => array( "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n", 'application/pdf', 'menu.pdf' ),
		);
	}

	public function test_limits_the_size_of_media(): void {
		$this->open_hub();
		$big    = "ID3\4\0\0\0\0\0\0" . str_repeat( "\0", 20 * 1024 * 1024 );
		$canvas = imagecreate( 8000, 5001 );
		imagecolorallocate( $canvas, 1, 2, 3 );
		ob_start();
		imagepng( $canvas, null, 9 );
		foreach ( array( $big, (string) ob_get_clean() ) as $bytes ) {
			try {
				$this->hub->publisher()->store_media( $bytes, 'much' );
				$this->fail( 'It was kept.' );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( 'much is too large: the limit is 10 megabytes and 40 million pixels for an image, and 20 megabytes for other media.', $refusal->getMessage() );
			}
		}
		$little = $this->hub->publisher()->store_media( self::png( 3 ), 'little' );
		$this->assertSame( 8, $little['width'] );
		$media = array();
		foreach ( array( 6000, 6001 ) as $id => $side ) {
			$media[] = array( 'id' => $id + 1, 'width' => $side, 'height' => 4000 ) + $little;
		}
		$this->expectExceptionMessage( 'pages/wide has images with 49 million pixels in total; the maximum for one insert is 40 million.' );
		$this->a_page( 'wide' )->with( array( 'media' => $media ) )->published();
	}

	public function test_refuses_to_replace_the_item_of_another_pack(): void {
		$this->open_hub();
		$this->publish_bundle( self::manifest() );
		$manifest                 = self::manifest();
		$manifest['pack']['slug'] = 'other-pack';
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'outside other-pack' );
		$this->publish_bundle( $manifest );
	}

	public function test_reads_thumbnails_from_a_folder(): void {
		$this->open_hub();
		$folder  = get_temp_dir() . 'templately-' . wp_rand();
		$entries = self::entries();
		wp_mkdir_p( "$folder/thumbnails" );
		foreach ( array( 'one', 'two', 'three' ) as $name ) {
			file_put_contents( "$folder/thumbnails/$name.png", $entries[ "thumbnails/$name.png" ] );
			unset( $entries[ "thumbnails/$name.png" ] );
		}
		$ids = $this->hub->publisher()->publish( Bundle::from_zip( self::pack( self::manifest(), $entries ) ), $folder );
		$this->assertCount( 3, $ids );
		array_map( 'unlink', (array) glob( "$folder/thumbnails/*" ) );
		rmdir( "$folder/thumbnails" );
		rmdir( $folder );
	}

	/** @group LIB-009 */
	public function test_counts_are_exact_after_random_changes(): void {
		global $wpdb;
		$this->open_hub();
		mt_srand( 7 );
		$publisher = $this->hub->publisher();
		for ( $round = 0; $round < 12; $round++ ) {
			$designs = array();
			for ( $number = 0; $number < 20; $number++ ) {
				$slug             = 'counted-' . mt_rand( 0, 40 );
				$designs[ $slug ] = $this->a_page( $slug )->for_plan( array( 'free', 'starter', 'pro' )[ mt_rand( 0, 2 ) ] )->with(
					array(
						'tags'       => array_slice( array( 'One', 'Two', 'Three' ), mt_rand( 0, 2 ) ),
						'categories' => mt_rand( 0, 1 ) ? array(
							array(
								'slug' => 'art',
								'name' => 'Art',
							),
						) : array(),
					)
				)->to_array();
			}
			$publisher->publish_designs( array_values( $designs ) );
			$publisher->unpublish( 'gutenberg', 'pages', 'counted-' . mt_rand( 0, 40 ) );
		}
		$prefix  = $wpdb->prefix . 'templately_';
		$kept    = $wpdb->get_results( "SELECT term, shelf, level, total FROM {$prefix}counts WHERE total <> 0 AND term >= 0 ORDER BY term, shelf, level", ARRAY_N );
		$counted = $wpdb->get_results( "SELECT 0 AS term, shelf, level, COUNT(*) AS total FROM {$prefix}items GROUP BY shelf, level UNION ALL SELECT term, shelf, level, COUNT(*) FROM {$prefix}item_terms GROUP BY term, shelf, level ORDER BY term, shelf, level", ARRAY_N );
		$this->assertNotEmpty( $kept );
		$this->assertSame( array_map( 'array_values', $counted ), $kept );
		$pages = $this->get_from_hub( 'GET', '/counts' )['gutenberg']['pages'];
		$this->assertSame( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$prefix}items" ), $pages['total'] );
		$this->assertSame( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$prefix}items WHERE level = 2" ), $pages['pro'] );
		$this->assertSame( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$prefix}items WHERE level = 1" ), $pages['starter'] );
	}

	/** Decision F10. */
	public function test_stores_elementor_documents_unchanged_with_their_types(): void {
		$this->open_hub();
		$text = array( 'settings' => array( 'editor' => '<p>a <strong>b</strong> & c</p>', 'link' => array( 'url' => 'https://example.org/?a=1&b=2' ) ) ) + Sample_Content::HEADING;
		$tree = array( Sample_Content::container( array( Sample_Content::HEADING, array( 'widgetType' => 'text-editor' ) + $text ) ), Sample_Content::container( array() ) );
		$id   = $this->a_template( 'el' )->for_elementor()->with( array( 'content' => $tree ) )->published();
		$this->assertSame( 'el', $this->get_from_hub( 'GET', '/items', array( 'type' => 'templates' ) )['items'][0]['slug'] );
		$content = $this->get_from_hub( 'GET', "/items/$id/content", null, $this->verified_token() );
		$this->assertSame( array( $tree, array( 'container', 'widget:heading', 'widget:text-editor' ) ), array( $content['content'], $content['block_types'] ) );
	}

	/**
	 * The message says what is wrong and where. Nothing is stored.
	 * @group S11
	 */
	public function test_refuses_invalid_or_unsafe_elements(): void {
		$this->open_hub();
		$heading = Sample_Content::HEADING;
		$with    = static function ( array $settings, string $widget = 'heading' ) use ( $heading ): array {
			return array( Sample_Content::container( array( $heading, array( 'widgetType' => $widget, 'settings' => $settings ) + $heading ) ) );
		};
		$nested  = $heading;
		for ( $depth = 0; $depth < 20; $depth++ ) {
			$nested = Sample_Content::container( array( $nested ) );
		}
		$deep = 'end';
		for ( $depth = 0; $depth < 11; $depth++ ) {
			$deep = array( 'in' => $deep );
		}
		$second  = 'sections/el, element 3 (widget:heading): ';
		$hostile = 'sections/el, widget:heading: ';
		foreach ( array(
			'nothing'              => array( array(), 'sections/el is empty: it has no elements.' ),
			'blocks'               => array( array( '<!-- wp:spacer /-->' ), 'sections/el, element 1: It contains an item that is not an element.' ),
			'no list'              => array( array( 'a' => $heading ), 'sections/el: It is not a list of elements.' ),
			'no type'              => array( array( array( 'id' => 'a1', 'elements' => array() ) ), 'sections/el, element 1: It contains an element without a type.' ),
			'a widget of no type'  => array( array( Sample_Content::container( array( $heading, array_diff_key( $heading, array( 'widgetType' => 1 ) ) ) ) ), 'sections/el, element 3: It contains an element without a type.' ),
			'a strange type'       => array( array( Sample_Content::container( array( array( 'widgetType' => 'heading"><b>' ) + $heading ) ) ), 'sections/el, element 2: It contains an element without a type.' ),
			'no id'                => array( array( Sample_Content::container( array( $heading, array( 'id' => '' ) + $heading ) ) ), $second . 'It contains an element without a valid ID.' ),
			'an id that is a list' => array( array( Sample_Content::container( array( $heading, array( 'id' => array( 'a' ) ) + $heading ) ) ), $second . 'It contains an element without a valid ID.' ),
			'settings of words'    => array( array( Sample_Content::container( array( $heading, array( 'settings' => 'x' ) + $heading ) ) ), $second . 'It contains an element with invalid settings.' ),
			'elements of words'    => array( array( Sample_Content::container( array( $heading, array( 'elements' => 'x' ) + $heading ) ) ), $second . 'It contains an element with invalid settings.' ),
			'a strange member'     => array( array( Sample_Content::container( array( $heading, $heading + array( 'onload' => 'x' ) ) ) ), 'sections/el, element 3: An element has an unknown property: onload.' ),
			'too deep'             => array( array( $nested ), 'sections/el, element 20 (container): Its elements nest too deeply.' ),
			'settings too deep'    => array( $with( array( 'a' => $deep ) ), $second . 'Its settings nest too deeply.' ),
			'too many'             => array( array( Sample_Content::container( array_fill( 0, 2000, $heading ) ) ), 'sections/el, element 2001: It has too many elements.' ),
			'too long'             => array( $with( array( 'title' => str_repeat( 'x', 200001 ) ) ), $second . 'It contains a text that is too long.' ),
			'a script'             => array( $with( array( 'title' => 'a<script>alert(1)</script>' ) ), $hostile . 'It contains HTML that not every user may add.' ),
			'an event'             => array( $with( array( 'title' => 'a <img src=x onerror=alert(1)>' ) ), $hostile . 'It contains HTML that not every user may add.' ),
			'an event further in'  => array( $with( array( 'tabs' => array( array( 'content' => '<b onclick="x()">a</b>' ) ) ) ), $hostile . 'It contains HTML that not every user may add.' ),
			'javascript:'          => array( $with( array( 'link' => array( 'url' => "java\nscript&colon;alert(1)" ) ) ), $hostile . 'A URL in it could run code.' ),
			'data:'                => array( $with( array( 'image' => array( 'url' => 'data:text/html,x', 'id' => 1 ) ) ), $hostile . 'A URL in it could run code.' ),
			'a style that is more' => array( $with( array( 'title_color' => 'red;} body{display:none' ) ), $hostile . 'A style in it is not a plain CSS value.' ),
			'custom CSS'           => array( $with( array( 'custom_css' => 'a{}' ) ), $hostile . 'It could run code or load external content.' ),
			'a dynamic value'      => array( $with( array( '__dynamic__' => array( 'title' => '[x]' ) ) ), $hostile . 'It could run code or load external content.' ),
			'an HTML widget'       => array( $with( array( 'html' => 'x' ), 'html' ), 'sections/el, widget:html: It could run code or load external content.' ),
			'a shortcode widget'   => array( $with( array( 'shortcode' => '[x]' ), 'shortcode' ), 'sections/el, widget:shortcode: It could run code or load external content.' ),
			'a text widget'        => array( $with( array(), 'wp-widget-text' ), 'sections/el, widget:wp-widget-text: It could run code or load external content.' ),
			'a custom HTML widget' => array( $with( array(), 'wp-widget-custom_html' ), 'sections/el, widget:wp-widget-custom_html: It could run code or load external content.' ),
			'attributes'           => array( $with( array( '_attributes' => 'onclick|x' ) ), $hostile . 'It could run code or load external content.' ),
			'attributes of a link' => array( $with( array( 'link' => array( 'url' => '#', 'custom_attributes' => 'onclick|x' ) ) ), $hostile . 'It could run code or load external content.' ),
			'a medium of nobody'   => array( $with( array( 'image' => array( 'url' => 'https://media.templately.invalid/7/a.png', 'id' => 7 ) ) ), 'sections/el uses a medium that is missing from the bundle: https://media.templately.invalid/7/a.png.' ),
		) as $what => list( $content, $why ) ) {
			try {
				$this->a_block( 'el' )->for_elementor()->with( array( 'content' => $content ) )->published();
				$this->fail( "$what was published." );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertSame( $why, $refusal->getMessage(), $what );
			}
		}
		$this->assertSame( 0, $this->rows_of_hub()['items'] );
		// The largest allowed number, depth and length.
		$nested = $heading;
		for ( $depth = 0; $depth < 19; $depth++ ) {
			$nested = Sample_Content::container( array( $nested ) );
		}
		$fits = array( 'deep' => array( $nested ), 'many' => array( Sample_Content::container( array_fill( 0, 1999, $heading ) ) ), 'long' => $with( array( 'title' => str_repeat( 'x', 200000 ), 'a' => $deep['in'] ) ) );
		foreach ( $fits as $slug => $content ) {
			$this->assertCount( 1, $this->publish_all( $this->a_block( $slug )->for_elementor()->with( array( 'content' => $content ) ) ) );
		}
	}

	/** @group S11 */
	public function test_elementor_designs_have_safe_page_settings_and_kits(): void {
		$this->open_hub();
		$kit      = array( 'colors' => array( array( 'title' => 'Primary', '_id' => 'primary', 'color' => '#112233' ) ), 'typography' => array(), 'classes' => null, 'variables' => null );
		$settings = array( 'template' => 'elementor_canvas', 'hide_title' => 'yes' );
		$design   = array( 'content' => Sample_Content::of( 'elementor' ), 'page_settings' => $settings, 'kit' => $kit );
		$id       = $this->a_template( 'el' )->for_elementor()->with( $design )->published();
		$content  = $this->get_from_hub( 'GET', "/items/$id/content", null, $this->verified_token() );
		$this->assertEquals( array( $kit, array( 'template' => 'elementor_canvas', 'settings' => array( 'hide_title' => 'yes' ) ) ), array( $content['kit'], $content['page_settings'] ) );
		foreach ( array(
			'sections/bad: Its global colors, fonts or classes are invalid.'       => array( 'kit' => array( 'colors' => array( array( 'color' => 'red;} body{' ) + $kit['colors'][0] ) ) ),
			'bad has page settings that are not allowed: custom_css, post_status.' => array( 'page_settings' => array( 'custom_css' => 'a{}', 'post_status' => 'publish' ) ),
		) as $why => $change ) {
			try {
				$this->a_block( 'bad' )->for_elementor()->with( $change + $design )->published();
				$this->fail( "$why It was published." );
			} catch ( Invalid_Bundle $refusal ) {
				$this->assertStringEndsWith( $why, "sections/{$refusal->getMessage()}" );
			}
		}
	}

	/** @group S11 */
	public function test_elements_of_a_whole_site_are_checked(): void {
		$this->open_hub();
		$entries                            = self::site_entries();
		$document                           = json_decode( $entries['content/test-first.json'], true );
		$document['content']                = '';
		$document['elements']               = array( array( 'settings' => array( 'title' => '<img src=x onerror=alert(1)>' ) ) + Sample_Content::HEADING );
		$manifest                           = array( 'platform' => 'elementor', 'items' => array() ) + self::site_manifest();
		$entries['content/test-first.json'] = (string) wp_json_encode( $document );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'content/test-first.json, widget:heading: It contains HTML that not every user may add.' );
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, array_diff_key( $entries, array( 'documents/home.json' => 1, 'documents/hero.json' => 1 ) ) ) ) );
	}

	/**
	 * @group S11
	 * @testWith ["settings", {"system_colors": [{"_id": "primary", "title": "x", "color": "red;} body{"}]}]
	 *           ["variables", {"data": {"e-1": {"label": "x", "value": "red;} body{"}}}]
	 * @param array<string, mixed> $values
	 */
	public function test_the_kit_of_a_whole_site_is_checked( string $name, array $values ): void {
		$this->open_hub();
		$manifest = array( 'platform' => 'elementor', 'items' => array(), 'kit' => array( $name => 'kit/kit.json' ) + array( 'settings' => 'styles.json', 'variables' => null, 'classes' => null ) ) + self::site_manifest();
		$entries  = array( 'kit/kit.json' => (string) wp_json_encode( $values ) ) + array_diff_key( self::site_entries(), array( 'documents/home.json' => 1, 'documents/hero.json' => 1 ) );
		$this->expectException( Invalid_Bundle::class );
		$this->expectExceptionMessage( 'kit/kit.json: Its global colors, fonts or classes are invalid.' );
		$this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, $entries ) ) );
	}

	public function test_accepts_every_pattern_of_wordpress_and_its_theme(): void {
		$this->open_hub();
		$designs = array();
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $number => $pattern ) {
			$blocks    = array_filter(
				parse_blocks( $pattern['content'] ),
				static function ( array $block ): bool {
					return null !== $block['blockName'];
				}
			);
			$designs[] = $this->a_block( "pattern-$number" )->with( array( 'content' => array_values( array_map( 'serialize_block', $blocks ) ) ) )->to_array();
		}
		$this->assertCount( count( $designs ), $this->hub->publisher()->publish_designs( $designs ) );
	}

	/**
	 * @param array<string, mixed> $manifest
	 * @return list<int> Ids.
	 */
	private function publish_bundle( array $manifest ): array {
		return $this->hub->publisher()->publish( Bundle::from_zip( self::pack( $manifest, self::entries() ) ) );
	}
}
