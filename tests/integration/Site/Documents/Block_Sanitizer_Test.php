<?php

declare( strict_types=1 );

use Templately\Shared\Blocks\Block_Markup;
use Templately\Site\Documents\Block_Rules;
use Templately\Site\Documents\Url_Classifier;
use Templately\Tests\Leaves_Foreign_Parts_Out;

/** @group S11 */
final class Block_Sanitizer_Test extends Test_Case {

	use Leaves_Foreign_Parts_Out;

	protected function setUp(): void {
		parent::setUp();
		// WordPress was loaded inside a function, so its globals must be set here.
		add_shortcode( 'embed', '__return_false' );
		add_shortcode( 'gallery', 'gallery_shortcode' );
	}

	protected function tearDown(): void {
		remove_shortcode( 'embed' );
		remove_shortcode( 'gallery' );
		parent::tearDown();
	}

	/**
	 * Returns blocks that stay as they are, to the byte.
	 * @return array<string, array{string}>
	 */
	public function own(): array {
		$url   = self::$medium;
		$cases = array(
			'text'            => '<!-- wp:paragraph {"style":{},"align":"center"} -->' . "\n<p class=\"has-text-align-center\">Ada &amp; <a href=\"https://example.com/?a=1&amp;b=2\">a friend</a> [1] [[gallery]] 5 > 3</p>\n<!-- /wp:paragraph -->",
			'a brought image' => "<!-- wp:image {\"id\":7,\"linkDestination\":\"media\"} -->\n<figure class=\"wp-block-image\"><a href=\"$url\"><img src=\"$url\" alt=\"\" class=\"wp-image-7\"/></a></figure>\n<!-- /wp:image -->",
			'a brought cover' => "<!-- wp:cover {\"url\":\"$url\",\"id\":7,\"dimRatio\":50} -->\n<div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background wp-image-7\" alt=\"\" src=\"$url\" data-object-fit=\"cover\"/><div class=\"wp-block-cover__inner-container\"></div></div>\n<!-- /wp:cover -->",
			'a parallax'      => "<!-- wp:cover {\"url\":\"$url\",\"id\":7,\"hasParallax\":true} -->\n<div class=\"wp-block-cover has-parallax\"><div role=\"img\" class=\"wp-block-cover__image-background wp-image-7 has-parallax\" style=\"background-position:50% 50%;background-image:url($url)\"></div></div>\n<!-- /wp:cover -->",
			'a background'    => "<!-- wp:group {\"style\":{\"background\":{\"backgroundImage\":{\"url\":\"$url\",\"id\":7,\"source\":\"file\",\"title\":\"pear\"}}}} -->\n<div class=\"wp-block-group\"></div>\n<!-- /wp:group -->",
			'a film'          => "<!-- wp:video {\"id\":7} -->\n<figure class=\"wp-block-video\"><video controls src=\"$url\"></video></figure>\n<!-- /wp:video -->",
			'a button'        => '<!-- wp:button -->' . "\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\" href=\"https://example.com/\">Go</a></div>\n<!-- /wp:button -->",
			'a social link'   => '<!-- wp:social-link {"url":"https://mastodon.example/@ada","service":"mastodon"} /-->',
			'a query'         => '<!-- wp:query {"queryId":3,"query":{"perPage":3,"author":"","exclude":[],"taxQuery":null,"parents":[],"inherit":false}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->",
			'a date'          => '<!-- wp:post-date {"metadata":{"bindings":{"datetime":{"source":"core/post-data","args":{"field":"date"}}}}} /-->',
			'a menu'          => '<!-- wp:navigation {"overlayMenu":"never"} -->' . "\n<!-- wp:navigation-link {\"label\":\"Menus\",\"url\":\"/menus/\"} /-->\n<!-- /wp:navigation -->",
			'colours'         => '<!-- wp:group {"style":{"color":{"gradient":"linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%)","background":"var:preset|color|base"}}} -->' . "\n<div class=\"wp-block-group has-background\" style=\"background:linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%)\"></div>\n<!-- /wp:group -->",
			'another plugin'  => '<!-- wp:acme/card {"backgroundColor":"var:preset|color|base","link":"https://example.com/","iconName":"star","uniqueId":"a1","columns":3} /-->',
		);
		return array_map(
			static function ( string $markup ): array {
				return array( $markup );
			},
			$cases
		);
	}

	/** @dataProvider own */
	public function test_allowed_content_keeps_its_bytes( string $markup ): void {
		$this->assertSame( '', Block_Markup::validation_error( $markup ) );
		$this->assertSame( array( $markup, array() ), self::left_of( $markup ) );
	}

	/**
	 * Returns blocks that would be loaded from elsewhere, with what may not be left of them, and what may stay.
	 * @return array<string, array{string, string, string, string}> Markup, what is gone, what stays, what is named.
	 */
	public function foreign(): array {
		$medium = self::$medium;
		return array(
			'an image'              => array( "<!-- wp:image {\"id\":55} -->\n<figure class=\"wp-block-image\"><img src=\"https://evil.example/a.png\" alt=\"\" class=\"wp-image-55\"/></figure>\n<!-- /wp:image -->", 'image', '', 'Image: It would be loaded from evil.example.' ),
			'without a scheme'      => array( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"//evil.example/a.png\" alt=\"\"/></figure>\n<!-- /wp:image -->", 'evil', '', 'Image: It would be loaded from evil.example.' ),
			'with backslashes'      => array( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"/\\evil.example/a.png\" alt=\"\"/></figure>\n<!-- /wp:image -->", 'evil', '', 'Image: It would be loaded from evil.example.' ),
			'without slashes'       => array( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"https:evil.example/a.png\" alt=\"\"/></figure>\n<!-- /wp:image -->", 'evil', '', 'Image: It would be loaded from evil.example.' ),
			'with entities'         => array( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"&#104;ttps&colon;//evil.example/a.png\" alt=\"\"/></figure>\n<!-- /wp:image -->", 'evil', '', 'Image: It would be loaded from evil.example.' ),
			'of the hub'            => array( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"HTTP://Hub.Example.org/a.png\" alt=\"\"/></figure>\n<!-- /wp:image -->", 'hub', '', 'Image: It would be loaded from another site.' ),
			'another width'         => array( "<!-- wp:image {\"id\":7} -->\n<figure class=\"wp-block-image\"><img src=\"$medium\" srcset=\"$medium 300w, https://evil.example/b.png 600w\" alt=\"\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->", 'evil', $medium, 'Image: It would be loaded from evil.example.' ),
			'a cover'               => array( "<!-- wp:cover {\"url\":\"https:\\/\\/evil.example\\/a.png\",\"id\":55,\"dimRatio\":50} -->\n<div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background wp-image-55\" alt=\"\" src=\"https://evil.example/a.png\" data-object-fit=\"cover\"/><div class=\"wp-block-cover__inner-container\"><!-- wp:paragraph -->\n<p>Stays</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->", 'evil', "<p>Stays</p>\n<!-- /wp:paragraph --></div></div>", 'Cover: It would be loaded from evil.example.' ),
			'a parallax'            => array( "<!-- wp:cover {\"url\":\"https://evil.example/a.png\",\"hasParallax\":true} -->\n<div class=\"wp-block-cover has-parallax\"><div role=\"img\" class=\"wp-block-cover__image-background has-parallax\" style=\"background-position:50% 50%;background-image:url(https://evil.example/a.png)\"></div><div class=\"wp-block-cover__inner-container\"></div></div>\n<!-- /wp:cover -->", 'evil', '<div class="wp-block-cover has-parallax"><div class="wp-block-cover__inner-container">', 'Cover: It would be loaded from evil.example.' ),
			'a film behind a cover' => array( "<!-- wp:cover {\"url\":\"https://www.youtube.com/watch?v=1\",\"backgroundType\":\"embed-video\"} -->\n<div class=\"wp-block-cover\"><figure class=\"wp-block-cover__video-background wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=1\n</div></figure></div>\n<!-- /wp:cover -->", 'youtube', '<div class="wp-block-cover">', 'Cover: It would be loaded from www.youtube.com.' ),
			'media and text'        => array( "<!-- wp:media-text {\"mediaId\":55,\"mediaLink\":\"https://evil.example/pear/\",\"mediaType\":\"image\"} -->\n<div class=\"wp-block-media-text is-stacked-on-mobile\"><figure class=\"wp-block-media-text__media\"><img src=\"https://evil.example/a.png\" alt=\"\" class=\"wp-image-55 size-full\"/></figure><div class=\"wp-block-media-text__content\"><!-- wp:paragraph -->\n<p>Stays</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:media-text -->", 'evil', '<p>Stays</p>', 'Media & Text: It would be loaded from evil.example.' ),
			'an attachment page'    => array( "<!-- wp:media-text {\"mediaId\":7,\"mediaLink\":\"https://other.example/pear/\",\"mediaType\":\"image\"} -->\n<div class=\"wp-block-media-text\"><figure class=\"wp-block-media-text__media\"><img src=\"$medium\" alt=\"\" class=\"wp-image-7 size-full\"/></figure></div>\n<!-- /wp:media-text -->", 'mediaLink', '"mediaId":7', '' ),
			'a poster'              => array( "<!-- wp:video {\"id\":7} -->\n<figure class=\"wp-block-video\"><video controls poster=\"https://evil.example/p.png\" src=\"$medium\"></video></figure>\n<!-- /wp:video -->", 'poster', "src=\"$medium\"", 'Video: It would be loaded from evil.example.' ),
			'a film'                => array( "<!-- wp:video -->\n<figure class=\"wp-block-video\"><video controls src=\"https://evil.example/a.mp4\"></video></figure>\n<!-- /wp:video -->", 'video', '', 'Video: It would be loaded from evil.example.' ),
			'a sound'               => array( "<!-- wp:audio -->\n<figure class=\"wp-block-audio\"><audio controls src=\"https://evil.example/a.mp3\"></audio></figure>\n<!-- /wp:audio -->", 'audio', '', 'Audio: It would be loaded from evil.example.' ),
			'a file'                => array( "<!-- wp:file {\"href\":\"https://evil.example/a.pdf\",\"displayPreview\":true} -->\n<div class=\"wp-block-file\"><object class=\"wp-block-file__embed\" data=\"https://evil.example/a.pdf\" type=\"application/pdf\"></object></div>\n<!-- /wp:file -->", 'evil', '', 'File: It would be loaded from evil.example.' ),
			'a background'          => array( '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"https://evil.example/a.png","id":55},"backgroundSize":"cover"}}} -->' . "\n<div class=\"wp-block-group\"><!-- wp:paragraph -->\n<p>Stays</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->", 'backgroundImage', '<p>Stays</p>', 'Group: It would be loaded from evil.example.' ),
			'a style'               => array( "<!-- wp:group -->\n<div class=\"wp-block-group\" style=\"color:red;background:url( '//evil.example/a;b.png' ) no-repeat;margin:0\"></div>\n<!-- /wp:group -->", 'evil', 'style="color:red;margin:0"', 'Group: It would be loaded from evil.example.' ),
			'CSS of a block'        => array( '<!-- wp:paragraph {"style":{"css":"background:u\\\\72l(https://evil.example/a.png)"}} -->' . "\n<p>Stays</p>\n<!-- /wp:paragraph -->", 'evil', '<p>Stays</p>', 'Paragraph: It would be loaded from evil.example.' ),
			'an imported style'     => array( '<!-- wp:paragraph {"style":{"css":"@import \\"//evil.example/a.css\\""}} -->' . "\n<p>Stays</p>\n<!-- /wp:paragraph -->", 'evil', '<p>Stays</p>', 'Paragraph: It would be loaded from evil.example.' ),
			'HTML'                  => array( "<!-- wp:html -->\n<p>Stays</p><img src=\"https://evil.example/a.png\" alt=\"a > b\"><video poster=\"https://evil.example/b.png\"></video>\n<!-- /wp:html -->", 'evil', '<p>Stays</p>', 'Custom HTML: It would be loaded from evil.example.' ),
			'a track'               => array( '<!-- wp:video {"id":7,"tracks":[{"src":"https://evil.example/a.vtt","label":"English"}]} -->' . "\n<figure class=\"wp-block-video\"><video controls src=\"$medium\"><track src=\"https://evil.example/a.vtt\" label=\"English\"/></video></figure>\n<!-- /wp:video -->", 'evil', "src=\"$medium\"", 'Video: It would be loaded from evil.example.' ),
			'an old gallery'        => array( '<!-- wp:gallery {"ids":[55,56]} -->' . "\n<figure class=\"wp-block-gallery\"><ul class=\"blocks-gallery-grid\"><li class=\"blocks-gallery-item\"><figure><img src=\"https://evil.example/a.png\" data-id=\"55\" data-full-url=\"https://evil.example/a.png\" data-link=\"https://evil.example/?attachment_id=55\" class=\"wp-image-55\"/></figure></li></ul></figure>\n<!-- /wp:gallery -->", 'evil', '', 'Gallery: It would be loaded from evil.example.' ),
			'an embed'              => array( '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=1&t=2","type":"video","providerNameSlug":"youtube"} -->' . "\n<figure class=\"wp-block-embed is-type-video\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=1&amp;t=2\n</div></figure>\n<!-- /wp:embed -->", 'wp:embed', '<p><a href="https://www.youtube.com/watch?v=1&#038;t=2">', 'Embed: It would embed www.youtube.com. It was replaced by a link.' ),
			'a bare address'        => array( "<!-- wp:paragraph -->\n<p>https://www.youtube.com/watch?v=1</p>\n<!-- /wp:paragraph -->", '<p>https', '<a href="https://www.youtube.com/watch?v=1">', 'Embed: It would embed www.youtube.com. It was replaced by a link.' ),
			'a shortcode'           => array( "<!-- wp:shortcode -->\n[gallery ids=\"1,2\"]\n<!-- /wp:shortcode -->", 'gallery', '', 'Shortcode: It could run code or load external content.' ),
			'a shortcode in text'   => array( "<!-- wp:paragraph -->\n<p>Stays [embed]https://evil.example/[/embed] here</p>\n<!-- /wp:paragraph -->", 'evil', 'Stays', 'Shortcode: It could run code or load external content.' ),
			'a nested shortcode'    => array( "<!-- wp:paragraph -->\n<p>Stays [gal[gallery]lery ids=\"1\"] here</p>\n<!-- /wp:paragraph -->", '[gallery', 'Stays', 'Shortcode: It could run code or load external content.' ),
			'a feed'                => array( '<!-- wp:rss {"feedURL":"https://evil.example/feed"} /-->', 'rss', '', 'RSS: It could run code or load external content.' ),
			'a widget'              => array( '<!-- wp:legacy-widget {"idBase":"text","instance":{"raw":{"text":"x"}}} /-->', 'widget', '', 'Legacy Widget: It could run code or load external content.' ),
			'a directive'           => array( "<!-- wp:paragraph -->\n<p data-wp-interactive=\"a\" data-wp-bind--src=\"context.url\">Stays</p>\n<!-- /wp:paragraph -->", 'data-wp', '>Stays</p>', 'Paragraph: It could run code or load external content.' ),
			'a synced pattern'      => array( '<!-- wp:block {"ref":5} /-->', 'wp:block', '', 'Pattern: It refers to content that only the original site has.' ),
			'a template part'       => array( '<!-- wp:template-part {"slug":"header","theme":"acme"} /-->', 'template-part', '', 'Template Part: It refers to content that only the original site has.' ),
			'a pattern'             => array( '<!-- wp:pattern {"slug":"acme/hero"} /-->', 'acme', '', 'Pattern Placeholder: It refers to content that only the original site has.' ),
			'a menu'                => array( '<!-- wp:navigation {"ref":5,"overlayMenu":"never"} /-->', 'ref', '"overlayMenu":"never"', 'Navigation: It refers to content that only the original site has.' ),
			'a menu entry'          => array( '<!-- wp:navigation-link {"label":"Menus","type":"page","id":5,"url":"https://other.example/menus/","kind":"post-type"} /-->', '"id"', 'https://other.example/menus/', '' ),
			'an author'             => array( '<!-- wp:query {"query":{"perPage":3,"author":"5","exclude":[8],"taxQuery":{"category":[3]}}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->", 'author', '"perPage":3', 'Query Loop: It refers to content that only the original site has.' ),
			'categories'            => array( '<!-- wp:latest-posts {"postsToShow":3,"categories":[{"id":3}],"selectedAuthor":5} /-->', 'selectedAuthor', '"postsToShow":3', 'Latest Posts: It refers to content that only the original site has.' ),
			'a parent page'         => array( '<!-- wp:page-list {"parentPageID":5} /-->', 'parentPageID', 'wp:page-list', 'Page List: It refers to content that only the original site has.' ),
			'a face'                => array( '<!-- wp:avatar {"userId":5,"size":40} /-->', 'userId', '"size":40', 'Avatar: It refers to content that only the original site has.' ),
			'a bound attribute'     => array( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"acme/data","args":{"id":5}}}}} -->' . "\n<p>Stays</p>\n<!-- /wp:paragraph -->", 'bindings', '<p>Stays</p>', 'Paragraph: It refers to content that only the original site has.' ),
			'a note'                => array( '<!-- wp:paragraph {"metadata":{"noteId":5,"name":"Intro"}} -->' . "\n<p>Stays</p>\n<!-- /wp:paragraph -->", 'noteId', '"name":"Intro"', '' ),
			'another plugin\'s'     => array( '<!-- wp:acme/card {"imageUrl":"https://evil.example/a.png","imageId":55,"link":"https://example.com/"} /-->', 'image', '"link":"https://example.com/"', 'acme/card: It would be loaded from evil.example.' ),
			'with no telling name'  => array( '<!-- wp:acme/card {"url":"https://evil.example/a.png?x","items":[{"text":"<img src=\u0022https://evil.example/b.png\u0022>Stays"}]} /-->', 'evil', 'Stays', 'acme/card: It would be loaded from evil.example.' ),
			'a link to the hub'     => array( "<!-- wp:paragraph -->\n<p><a href=\"https://HUB.example.org/packs\">Stays</a></p>\n<!-- /wp:paragraph -->", 'example', '<a href="#">Stays</a>', '' ),
		);
	}

	/** @dataProvider foreign */
	public function test_disallowed_content_is_removed_and_reported( string $markup, string $gone, string $stays, string $named ): void {
		list( $left, $parts ) = self::left_of( $markup );
		$this->assertStringNotContainsString( $gone, $left );
		if ( '' === $stays ) {
			$this->assertSame( '', $left );
		} else {
			$this->assertStringContainsString( $stays, $left );
			$this->assertSame( '', Block_Markup::validation_error( $left ) );
		}
		$this->assertSame( $named, array() === $parts ? '' : $parts[0]['what'] . ': ' . $parts[0]['why'] );
		$this->assertSame( array( $left, array() ), self::left_of( $left ), 'What is left stays.' );
	}

	public function test_a_hub_on_the_same_host_is_told_from_this_site(): void {
		$uploads = wp_upload_dir( null, false )['baseurl'];
		$host    = 'http://' . wp_parse_url( $uploads, PHP_URL_HOST );
		foreach ( array( "$host:1", "$host/hub" ) as $hub ) {
			$addresses = new Url_Classifier( array( 7 ), $hub );
			foreach ( array( $uploads, set_url_scheme( $uploads, 'https' ), str_replace( '/', '\\/', $uploads ) ) as $own ) {
				$this->assertFalse( $addresses->has_hub_url( "<img src=\"$own/pear.png\">" ), $own );
				$this->assertTrue( $addresses->has_hub_url( "<img src=\"$own/pear.png\"><img src=\"$hub/pear.png\">" ), $own );
			}
			$this->assertTrue( $addresses->has_hub_url( "$hub/wp-content/uploads/pear.png" ), $hub );
		}
	}

	public function test_media_urls_are_recognised_in_any_spelling(): void {
		foreach ( array( 'http://media.templately.invalid/7/pear.png', '//media.templately.invalid/7/x', 'HTTPS://MEDIA.Templately.INVALID/7/x', 'https:media.templately.invalid/7/x', 'https://x@media.templately.invalid:443/7/x', 'https://media%2etemplately.invalid/7/x', '\\\\media.templately.invalid\\7\\x', "ht\ntps://media.templately.invalid./7/x" ) as $spelling ) {
			$url  = esc_attr( $spelling );
			$left = self::left_of( "<!-- wp:image {\"id\":7} -->\n<figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->" );
			$this->assertMatchesRegularExpression( '#src="https://media\.templately\.invalid/7/\w#', $left[0], $spelling );
			$this->assertSame( array(), $left[1], $spelling );
		}
		$addresses = new Url_Classifier( array( 7 ), 'https://hub.example.org' );
		foreach ( array( '{"a":"https:\/\/media.templately.invalid\/7\/x"}', '{"a":"https:\u002f\u002fmedia.templately.invalid/"}', '<p title="&#x2f;&#x2f;HUB.example.org&sol;x">', 'href="https%3A%2F%2Fhub.example.org%2F"', '//pages。templately。invalid/' ) as $text ) {
			$this->assertTrue( $addresses->has_hub_url( $text ), $text );
		}
		foreach ( array( 'templately.invalid', 'https://hub.example.organic/', 'https://example.org/', 'hub.example.org' ) as $text ) {
			$this->assertFalse( $addresses->has_hub_url( $text ), $text );
		}
	}

	public function test_unknown_media_are_refused(): void {
		$this->expectExceptionMessage( 'This design is damaged. Nothing was inserted.' );
		self::left_of( "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"//media.templately.invalid/8/x.png\" alt=\"\"/></figure>\n<!-- /wp:image -->" );
	}

	public function test_rules_cover_all_attributes_of_core_blocks(): void {
		$telling = '/^(?!.*(?:Size|provider)\w*Slug$).*(?:url|src|href|link|poster|image|images|icon|file|media|feed|ref|slug|theme|blob|track|tracks|instance|overlay|categories|author|parents?|taxquery|include|exclude|dynamicContent|ids?)$/i';
		$unknown = array();
		$there   = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( 0 !== strpos( $name, 'core/' ) ) {
				continue;
			}
			$own = json_decode( (string) @file_get_contents( ABSPATH . WPINC . '/blocks/' . substr( $name, 5 ) . '/block.json' ), true )['attributes'] ?? array(); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a block of PHP alone.
			foreach ( $own as $attribute => $schema ) {
				$paths = array( $attribute => $schema );
				foreach ( $schema['query'] ?? array() as $member => $of ) {
					$paths[ "$attribute.$member" ] = $of;
				}
				foreach ( is_array( $schema['default'] ?? null ) ? $schema['default'] : array() as $member => $value ) {
					$paths[ "$attribute.$member" ] = array( 'type' => is_bool( $value ) ? 'boolean' : 'string' );
				}
				foreach ( $paths as $path => $of ) {
					$there[ $name ][ $path ] = true;
					if ( 1 === preg_match( $telling, (string) $path ) && ! isset( $of['enum'] ) && array( 'boolean' ) !== (array) ( $of['type'] ?? '' ) && '' === Block_Rules::rule_for( $name, (string) $path ) ) {
						$unknown[] = "$name $path";
					}
				}
			}
		}
		$this->assertGreaterThan( 90, count( $there ) );
		$this->assertSame( array(), $unknown );
		if ( version_compare( get_bloginfo( 'version' ), '7.1', '>=' ) ) {
			$older = array( 'core/query query.categoryIds', 'core/query query.tagIds', 'core/query query.include', 'core/terms-query termQuery.exclude', 'core/terms-query termQuery.parent' );
			foreach ( Block_Rules::OF_BLOCKS as $name => $rules ) {
				foreach ( array_diff( array_keys( $rules ), array( Block_Rules::BLOCK ) ) as $path ) {
					$this->assertTrue( isset( $there[ $name ][ $path ] ) || in_array( "$name $path", $older, true ), "$name has no $path." );
				}
			}
		}
	}
}
