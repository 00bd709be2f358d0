<?php

declare( strict_types=1 );

use Templately\Shared\Elements\Element_Tree;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Element_Importer;
use Templately\Tests\Sample_Content;

/** @group S11 */
final class Element_Importer_Test extends Test_Case {

	private const PEAR  = 'https://media.templately.invalid/7/pear.png';
	private const APPLE = 'https://media.templately.invalid/8/apple.png';

	public function test_elements_get_new_ids_and_local_media(): void {
		$ids = array();
		foreach ( array( 7 => 'pear', 8 => 'apple' ) as $number => $name ) {
			$ids[ $number ] = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => $name, 'post_status' => 'inherit' ), "2026/11/$name.png" );
		}
		$pear     = wp_get_attachment_url( $ids[7] );
		$apple    = wp_get_attachment_url( $ids[8] );
		$settings = array(
			'image'                   => array( 'url' => self::PEAR, 'id' => 7, 'alt' => 'A pear', 'size' => '' ),
			'background_image_mobile' => array( 'url' => self::APPLE, 'id' => 3 ),
			'hover_image'             => array( 'url' => '', 'id' => '' ),
			'other_image'             => array( 'url' => '', 'id' => 12 ),
			'gallery'                 => array( array( 'id' => 8, 'url' => self::APPLE, '_id' => 'abc1234' ), array( 'id' => 7, 'url' => self::PEAR, '_id' => 'abc1235' ) ),
			'editor'                  => '<p>a &amp; b <img src="' . self::PEAR . '" alt=""> <a href="https://example.org/?a=1&amp;b=2">there</a> <a href="https://pages.templately.invalid/menus/">menus</a></p>',
			'link'                    => array( 'url' => 'https://example.org/?a=1&b=2', 'is_external' => 'on', 'nofollow' => '' ),
			'button_link'             => array( 'url' => 'https://pages.templately.invalid/menus/', 'is_external' => '' ),
			'title'                   => 'a < b && c > d, "5" \\ 50 %, https is no address',
			'id'                      => 7,
			'width'                   => array( 'unit' => 'px', 'size' => 7, 'sizes' => array() ),
			'on'                      => true,
			'nothing'                 => null,
		);
		$content  = array(
			Sample_Content::container( array( array( 'settings' => $settings ) + Sample_Content::HEADING, Sample_Content::HEADING ), array( 'background_image' => array( 'url' => self::PEAR, 'id' => 7 ) ) ),
			Sample_Content::container( array( array( 'widgetType' => 'divider' ) + Sample_Content::HEADING ) ),
		);
		$builder  = new Element_Importer( new Settings() );
		$checked  = $builder->validate( $content, array( array( 'id' => 7 ), array( 'id' => 8 ) ) );
		$this->assertSame( array( 'container', 'widget:divider', 'widget:heading' ), $checked['types'] );
		$own   = $builder->localise( $checked['elements'], $ids );
		$taken = array();
		$walk  = static function ( array $elements ) use ( &$walk, &$taken ): array {
			foreach ( $elements as $number => $element ) {
				$taken[]                         = $element['id'];
				$elements[ $number ]['id']       = '';
				$elements[ $number ]['elements'] = $walk( $element['elements'] );
			}
			return $elements;
		};
		$plain = $walk( $own );
		$this->assertCount( 5, array_unique( $taken ) );
		$this->assertSame( array(), array_intersect( $taken, array( '1a2b3c4', '5d6e7f8' ) ) );
		$this->assertSame( $taken, preg_grep( '/^[0-9a-f]{7}$/D', $taken ) );

		$settings = array(
			'image'                   => array( 'url' => $pear, 'id' => $ids[7] ) + $settings['image'],
			'background_image_mobile' => array( 'url' => $apple, 'id' => $ids[8] ),
			'other_image'             => array( 'url' => '', 'id' => '' ),
			'gallery'                 => array( array( 'id' => $ids[8], 'url' => $apple, '_id' => 'abc1234' ), array( 'id' => $ids[7], 'url' => $pear, '_id' => 'abc1235' ) ),
			'editor'                  => strtr( $settings['editor'], array( self::PEAR => $pear, 'https://pages.templately.invalid/menus/' => '#' ) ),
			'button_link'             => array( 'url' => '#' ) + $settings['button_link'],
		) + $settings;
		$expected = array(
			Sample_Content::container( array( array( 'settings' => $settings ) + Sample_Content::HEADING, Sample_Content::HEADING ), array( 'background_image' => array( 'url' => $pear, 'id' => $ids[7] ) ) ),
			$content[1],
		);
		$taken    = array();
		$this->assertEquals( $walk( $expected ), $plain );
	}

	/**
	 * @dataProvider foreign
	 * @param array<string, mixed> $settings Settings of a heading.
	 */
	public function test_external_resources_are_refused_with_the_widgets_name( array $settings, string $why ): void {
		try {
			( new Element_Importer( new Settings() ) )->validate( array( Sample_Content::container( array( compact( 'settings' ) + Sample_Content::HEADING ) ) ), array( array( 'id' => 7 ) ) );
			$this->fail( 'It was taken.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 'not_for_this_site', "This design cannot be used on this site because of its widget “heading”. $why" ), array( $failure->error_code(), $failure->getMessage() ) );
		}
	}

	/**
	 * Returns settings.
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public function foreign(): array {
		$example = 'It would be loaded from evil.example.';
		return array(
			'an image'                 => array( array( 'image' => array( 'url' => 'https://evil.example/a.png', 'id' => 7 ) ), $example ),
			'without a scheme'         => array( array( 'image' => array( 'url' => '//evil.example/a.png', 'id' => '' ) ), $example ),
			'with other slashes'       => array( array( 'image' => array( 'url' => 'https:\\\\evil.example/a.png', 'id' => '' ) ), $example ),
			'in a gallery'             => array( array( 'gallery' => array( array( 'url' => 'https://evil.example/a.png', 'id' => 7 ) ) ), $example ),
			'a film'                   => array( array( 'youtube_url' => 'https://evil.example/watch?v=1' ), $example ),
			'a film in an object'      => array( array( 'external_url' => array( 'url' => 'https://evil.example/a.mp4', 'is_external' => '' ) ), $example ),
			'a film behind'            => array( array( 'background_video_link' => 'https://evil.example/a.mp4', 'background_video' => array( 'url' => 'https://evil.example/a.mp4' ) ), $example ),
			'in HTML'                  => array( array( 'editor' => '<p>a <img src="https://evil.example/a.png"></p>' ), $example ),
			'in a style of HTML'       => array( array( 'editor' => '<p style="background-image:url(https://evil.example/a.png)">a</p>' ), $example ),
			'in CSS'                   => array( array( 'css' => 'x url( https://evil.example/a.png )' ), $example ),
			'something of the hub\'s'  => array( array( 'image' => array( 'url' => 'https://pages.templately.invalid/a.png', 'id' => '' ) ), 'It would be loaded from another site.' ),
			'a number of another site' => array( array( 'image' => array( '$$type' => 'image-src', 'value' => array( 'id' => array( '$$type' => 'image-attachment-id', 'value' => 5 ), 'url' => null ) ) ), 'It refers to content that only the original site has.' ),
		);
	}

	public function test_elements_that_run_code_are_refused_unless_trusted(): void {
		$content = array( array( 'settings' => array( 'title' => '<img src=x onerror=alert(1)>' ) ) + Sample_Content::HEADING );
		$builder = new Element_Importer( new Settings() );
		$this->assertSame( $content, $builder->validate( $content, array(), array(), true )['elements'] );
		try {
			$builder->validate( $content, array() );
			$this->fail( 'It was taken.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 403, 'widget_not_allowed', 'This design cannot be used on this site because of its widget “heading”. It contains HTML that not every user may add.' ), array( $failure->status(), $failure->error_code(), $failure->getMessage() ) );
		}
	}

	public function test_page_settings_are_limited_to_the_layout(): void {
		$settings = array( 'hide_title' => 'yes', 'background_image' => array( 'url' => self::PEAR, 'id' => 7 ), 'custom_css' => 'a{}', 'post_status' => 'publish', 'post_title' => 'x' );
		$checked  = ( new Element_Importer( new Settings() ) )->validate( Sample_Content::of( 'elementor' ), array( array( 'id' => 7 ) ), $settings );
		$this->assertSame( array_intersect_key( $settings, array( 'hide_title' => 1, 'background_image' => 1 ) ), $checked['settings'] );
		$this->expectException( Failure::class );
		( new Element_Importer( new Settings() ) )->validate( Sample_Content::of( 'elementor' ), array(), array( 'background_image' => array( 'url' => 'https://evil.example/a.png', 'id' => 7 ) ) );
	}

	public function test_atomic_images_and_links_are_localised(): void {
		$typed   = static function ( string $type, $value ): array {
			return array( '$$type' => $type, 'value' => $value );
		};
		$content = array( array( 'settings' => array( 'image' => $typed( 'image-src', array( 'id' => $typed( 'image-attachment-id', 7 ), 'url' => null ) ), 'link' => $typed( 'link', array( 'destination' => $typed( 'url', 'https://example.org/a' ) ) ) ) ) + Sample_Content::HEADING );
		$builder = new Element_Importer( new Settings() );
		$id      = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'pear', 'post_status' => 'inherit' ), '2026/11/pear.png' );
		$own     = $builder->localise( $builder->validate( $content, array( array( 'id' => 7 ) ) )['elements'], array( 7 => $id ) );
		$this->assertSame( $id, $own[0]['settings']['image']['value']['id']['value'] );
		$this->assertSame( 'https://example.org/a', $own[0]['settings']['link']['value']['destination']['value'] );
		$this->assertSame( array( 7 ), Element_Tree::numbered_media( Element_Importer::json( $content ) ) );
	}

	public function test_shortcodes_are_refused(): void {
		add_shortcode( 'tly-runs', '__return_empty_string' );
		$settings = array( 'editor' => 'a [tly-runs ids="1"] b' );
		try {
			( new Element_Importer( new Settings() ) )->validate( array( compact( 'settings' ) + Sample_Content::HEADING ), array() );
			$this->fail( 'It was taken.' );
		} catch ( Failure $failure ) {
			$this->assertSame( 'not_for_this_site', $failure->error_code() );
			$this->assertStringEndsWith( 'It could run code or load external content.', $failure->getMessage() );
		} finally {
			remove_shortcode( 'tly-runs' );
		}
	}

	public function test_invalid_trees_unknown_media_and_hub_urls_are_refused(): void {
		$builder = new Element_Importer( new Settings() );
		$heading = Sample_Content::HEADING;
		$damaged = static function ( callable $try ): string {
			try {
				$try();
				return 'taken';
			} catch ( Failure $failure ) {
				return $failure->error_code();
			}
		};
		foreach ( array(
			'nothing'           => array(),
			'blocks'            => array( '<!-- wp:spacer /-->' ),
			'no type'           => array( array( 'id' => 'a' ) ),
			'a medium too many' => array( array( 'settings' => array( 'image' => array( 'url' => self::APPLE, 'id' => 8 ) ) ) + $heading ),
		) as $what => $content ) {
			$this->assertSame(
				'invalid_content',
				$damaged(
					static function () use ( $builder, $content ): void {
						$builder->validate( $content, array( array( 'id' => 7 ) ) );
					}
				),
				$what
			);
		}
		$named = array( array( 'settings' => array( 'title' => 'See https://pages.templately.invalid/a' ) ) + $heading );
		$image = array( array( 'settings' => array( 'image' => array( 'url' => self::PEAR, 'id' => 7 ) ) ) + $heading );
		foreach ( array( array( $named, array() ), array( $image, array() ), array( $image, array( 7 => 999999999 ) ) ) as list( $elements, $ids ) ) {
			$this->assertSame(
				'invalid_content',
				$damaged(
					static function () use ( $builder, $elements, $ids ): void {
						$builder->localise( $elements, $ids );
					}
				)
			);
		}
	}
}
