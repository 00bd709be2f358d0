<?php

declare( strict_types=1 );

use Templately\Site\Import\Content\Destination;
use Templately\Site\Import\Content\Styles;
use Templately\Site\Styles\Global_Styles;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What becomes of a pack's presets and of its theme.json in the user's global styles.
 */
final class Styles_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		wp_clean_theme_json_cache();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/** Presets of each kind come by their names, with the value where a theme.json has it; a chosen colour may be named either way. */
	public function test_presets_of_each_kind(): void {
		$preset  = static function ( string $slug, $value ): array {
			return array( 'slug' => $slug, 'name' => ucfirst( $slug ), 'value' => $value ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		};
		$presets = array(
			'color'         => array( $preset( 'leaf', '#2f5d3a' ), $preset( 'bark', '#3b2f2a' ), $preset( 'rain', '#0000ff' ) ),
			'gradient'      => array( $preset( 'dawn', 'linear-gradient(135deg,#000000 0%,#ffffff 100%)' ) ),
			'duotone'       => array( $preset( 'night', array( '#000000', '#ffffff' ) ) ),
			'shadow'        => array( $preset( 'soft', '0 1px 2px #000000' ) ),
			'font-size'     => array( $preset( 'leaf', '1.5rem' ) ),
			'spacing'       => array( $preset( 'wide', '4rem' ) ),
			'border-radius' => array( $preset( 'round', '9px' ) ),
			'dimension'     => array( $preset( 'tall', '40rem' ) ),
			'font-family'   => array(
				array( 'slug' => 'serif', 'name' => 'Serif', 'stack' => '"Pear Serif", serif' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
				array( 'slug' => 'sans', 'name' => 'Sans', 'stack' => 'sans-serif' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			),
		);
		$face    = array( 'fontFamily' => 'Pear Serif', 'fontWeight' => '400', 'src' => array( 'https://site.example/serif.woff2' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$written = self::write( array( 'presets' => $presets ), array(), array( 'leaf' => '#00aa55', 'pear-tree-bark' => '#112233' ), array( 'serif' => array( $face ) ) )['settings']; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertSame(
			array( array( 'Leaf', 'pear-tree-leaf', '#00aa55' ), array( 'Bark', 'pear-tree-bark', '#112233' ), array( 'Rain', 'pear-tree-rain', '#0000ff' ) ),
			array_map( array( self::class, 'short' ), $written['color']['palette']['custom'] )
		);
		foreach (
			array(
				array( 'color', 'gradients', 'gradient', 'dawn', 'linear-gradient(135deg,#000000 0%,#ffffff 100%)' ),
				array( 'color', 'duotone', 'colors', 'night', array( '#000000', '#ffffff' ) ),
				array( 'shadow', 'presets', 'shadow', 'soft', '0 1px 2px #000000' ),
				array( 'typography', 'fontSizes', 'size', 'leaf', '1.5rem' ),
				array( 'spacing', 'spacingSizes', 'size', 'wide', '4rem' ),
				array( 'border', 'radiusSizes', 'size', 'round', '9px' ),
				array( 'dimensions', 'dimensionSizes', 'size', 'tall', '40rem' ),
			) as list( $group, $list, $member, $slug, $value )
		) {
			$this->assertSame( array( array( 'name' => ucfirst( $slug ), 'slug' => "pear-tree-$slug", $member => $value ) ), $written[ $group ][ $list ]['custom'] ?? array(), "$group $list" ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- one of seven.
		}
		$this->assertSame(
			array(
				array( 'name' => 'Serif', 'slug' => 'pear-tree-serif', 'fontFamily' => '"Pear Serif", serif', 'fontFace' => array( $face ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
				array( 'name' => 'Sans', 'slug' => 'pear-tree-sans', 'fontFamily' => 'sans-serif' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			),
			$written['typography']['fontFamilies']['custom']
		);
	}

	/** What the pages of a pack look like comes where it has no theme.json; what its theme.json says goes above that. */
	public function test_the_look_of_its_pages(): void {
		$look    = array(
			'page'     => array( 'background' => '#fffaf0', 'text' => '#111111', 'link' => '#0000ff', 'contentSize' => '640px', 'wideSize' => '1200px', 'edge' => '10px' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
			'elements' => array( 'h1' => array( 'typography' => array( 'fontWeight' => '300' ) ) ),
			'blocks'   => array( 'core/quote' => array( 'color' => array( 'text' => '#222222' ) ) ),
		);
		$written = self::write( $look );
		$this->assertEquals(
			array(
				'color'    => array( 'background' => '#fffaf0', 'text' => '#111111' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
				'elements' => array( 'link' => array( 'color' => array( 'text' => '#0000ff' ) ) ) + $look['elements'],
				'blocks'   => $look['blocks'],
			),
			$written['styles']
		);
		$this->assertSame( array( 'contentSize' => '640px', 'wideSize' => '1200px' ), $written['settings']['layout'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$written = self::write( $look, array( 'version' => 3, 'styles' => array( 'color' => array( 'text' => '#333333' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$this->assertEquals( array( 'background' => '#fffaf0', 'text' => '#333333' ), $written['styles']['color'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
	}

	/** Presets of the pack's theme.json stand beside the site's own, whoever they are said to be of; one of the same name takes its place. */
	public function test_presets_beside_those_that_were_there(): void {
		$colour = static function ( string $slug, string $value ): array {
			return array( 'slug' => $slug, 'name' => $slug, 'color' => $value ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		};
		( new Global_Styles() )->save( array( 'settings' => array( 'color' => array( 'palette' => array( 'theme' => array( $colour( 'theirs', '#111111' ) ), 'custom' => array( $colour( 'mine', '#222222' ), $colour( 'both', '#333333' ) ) ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$shown = static function (): array {
			return array_column( wp_get_global_settings( array( 'color', 'palette', 'custom' ) ), 'color', 'slug' );
		};
		$this->assertSame( '#333333', $shown()['both'] );
		$written = self::write( null, array( 'settings' => array( 'color' => array( 'palette' => array( $colour( 'both', '#444444' ), $colour( 'new', '#555555' ) ) ) ) ) );
		$this->assertSame(
			array( 'custom' => array( $colour( 'theirs', '#111111' ), $colour( 'mine', '#222222' ), $colour( 'both', '#444444' ), $colour( 'new', '#555555' ) ) ),
			array_map(
				static function ( array $list ): array {
					return array_map(
						static function ( array $one ): array {
							return array( 'slug' => $one['slug'], 'name' => $one['name'], 'color' => $one['color'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
						},
						$list
					);
				},
				$written['settings']['color']['palette']
			)
		);
		$this->assertSame( '#444444', $shown()['both'], 'At once.' );
		$this->assertSame( array( array( 'color' ), array( 'palette' ) ), array( array_keys( $written['settings'] ), array_keys( $written['settings']['color'] ) ), 'Nothing of what nobody has.' );
	}

	/** Media and fonts of the pack are this site's, nothing is fetched from elsewhere by whatever spelling, and nothing unsafe is kept. */
	public function test_addresses(): void {
		$upload     = wp_upload_bits( 'pear.png', null, self::png( 10 ) );
		$attachment = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $upload['file'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
		$background = static function ( string $url ): array {
			return array( 'background' => array( 'backgroundImage' => array( 'url' => $url ) ) );
		};
		$own        = new ReflectionMethod( Styles::class, 'own_addresses' );
		$own->setAccessible( true );
		$kept = $own->invoke(
			null,
			array(
				'medium'   => 'https://media.templately.invalid/2000000051/full/pear.png',
				'in css'   => 'url("https://media.templately.invalid/2000000051/full/pear.png") no-repeat',
				'number'   => 2000000051,
				'lost'     => 2000000099,
				'first'    => 2000000001,
				'name'     => 'Leaf; dark',
				'small'    => 2000000000,
				'gone'     => 'https://media.templately.invalid/2000000099/full/gone.png',
				'font'     => array( 'https://media.templately.invalid/fonts/serif.woff2', 'https://media.templately.invalid/fonts/none.woff2' ),
				'foreign'  => 'https://evil.example/x.png',
				'relative' => '//evil.example/x.png',
				'css'      => 'URL( evil.png )',
				'escaped'  => 'u\\72l( evil.png )',
				'script'   => 'red;</style><script>alert(1)</script>',
				'rule'     => 'red;}body{display:none',
				'more'     => 'red; position: fixed',
				'plain'    => 'var(--wp--preset--color--leaf)',
				'yes'      => true,
			),
			self::destination( array( 2000000051 => $attachment ), array( 'serif.woff2' => 'https://site.example/serif.woff2' ) )
		);
		$here = wp_get_attachment_url( $attachment );
		$this->assertSame(
			array(
				'medium' => $here,
				'in css' => "url(\"$here\") no-repeat",
				'number' => $attachment,
				'lost'   => 0,
				'first'  => 0,
				'name'   => 'Leaf; dark',
				'small'  => 2000000000,
				'gone'   => '',
				'font'   => array( 'https://site.example/serif.woff2', '' ),
				'plain'  => 'var(--wp--preset--color--leaf)',
				'yes'    => true,
			),
			$kept
		);
		unlink( $upload['file'] );

		$styles = self::write(
			null,
			array(
				'styles' => array(
					'css'    => 'color: red',
					'color'  => array(
						'text'       => 'red;</style><script>alert(1)</script>',
						'background' => 'expression(1)',
					),
					'blocks' => array( 'core/group' => array( 'css' => 'color: red', 'color' => array( 'text' => '#222222' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- short.
				) + $background( 'https://evil.example/x.png' ),
			)
		)['styles'];
		$this->assertSame( array( 'blocks' => array( 'core/group' => array( 'color' => array( 'text' => '#222222' ) ) ) ), $styles );
	}

	/**
	 * @param array<string, mixed>|null $look       What the pack's presets are worth.
	 * @param array<string, mixed>      $theme_json Its theme.json.
	 * @param array<string, string>     $colours    Colours that were chosen.
	 * @param array<string, mixed>      $faces      Faces of families.
	 * @return array<string, mixed> What the user's global styles are then.
	 */
	private static function write( ?array $look, array $theme_json = array(), array $colours = array(), array $faces = array() ): array {
		Styles::write( $look, $theme_json, $colours, $faces, self::destination() );
		return ( new Global_Styles() )->read();
	}

	/**
	 * @param array<int, int>       $media Number of a medium to its attachment.
	 * @param array<string, string> $fonts Name of a font's file to its address.
	 */
	private static function destination( array $media = array(), array $fonts = array() ): Destination {
		return new Destination( 'pear-tree', 0, 0, $media, array(), array(), $fonts );
	}

	/**
	 * @param array<string, mixed> $preset A colour.
	 * @return list<mixed>
	 */
	private static function short( array $preset ): array {
		return array( $preset['name'], $preset['slug'], $preset['color'] );
	}
}
