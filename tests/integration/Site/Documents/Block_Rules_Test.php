<?php

declare( strict_types=1 );

use Templately\Tests\Leaves_Foreign_Parts_Out;

/** @group S11 */
final class Block_Rules_Test extends Test_Case {

	use Leaves_Foreign_Parts_Out;

	private const EVIL      = 'https://evil.example/a.png';
	private const FROM_EVIL = 'It would be loaded from evil.example.';
	private const ELSEWHERE = 'It refers to content that only the original site has.';

	public function test_former_block_names_have_the_current_rules(): void {
		$left = self::left_of( "<!-- wp:core-embed/youtube {\"url\":\"https://other.example/watch\"} -->\n<figure class=\"wp-block-embed-youtube\"><div class=\"wp-block-embed__wrapper\">\nhttps://other.example/watch\n</div></figure>\n<!-- /wp:core-embed/youtube -->" );
		$this->assertSame( "<!-- wp:paragraph -->\n<p><a href=\"https://other.example/watch\">https://other.example/watch</a></p>\n<!-- /wp:paragraph -->", $left[0] );
		$left = self::left_of( '<!-- wp:cover-image {"url":"https://evil.example/a.png","dimRatio":50} --><div class="wp-block-cover-image"><p>Stays</p></div><!-- /wp:cover-image -->' );
		$this->assertSame( array( '<!-- wp:cover-image {"dimRatio":50} --><div class="wp-block-cover-image"><p>Stays</p></div><!-- /wp:cover-image -->', 'core/cover-image: ' . self::FROM_EVIL ), array( $left[0], self::said( $left[1] ) ) );
	}

	/**
	 * Returns blocks with one attribute each that cannot stay: name, attributes, HTML, attributes that are left (null where the
	 * block goes), what is said.
	 * @return array<string, array{string, array<string, mixed>, string, array<string, mixed>|null, string}>
	 */
	public function attributes(): array {
		$medium = self::$medium;
		$evil   = self::EVIL;
		$blob   = 'blob:http://other.example/1';
		$audio  = "<figure class=\"wp-block-audio\"><audio controls src=\"$medium\"></audio></figure>";
		$video  = "<figure class=\"wp-block-video\"><video controls src=\"$medium\"></video></figure>";
		$image  = "<figure class=\"wp-block-image\"><img src=\"$medium\" alt=\"\"/></figure>";
		$file   = "<div class=\"wp-block-file\"><a href=\"$medium\">Menu</a></div>";
		$cover  = "<div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background\" alt=\"\" src=\"$medium\" data-object-fit=\"cover\"/></div>";
		$film   = "<div class=\"wp-block-cover\"><video class=\"wp-block-cover__video-background\" autoplay muted loop src=\"$medium\"></video></div>";
		$text   = "<div class=\"wp-block-media-text\"><figure class=\"wp-block-media-text__media\"><img src=\"$medium\" alt=\"\"/></figure></div>";
		$bare   = '<div class="wp-block-media-text"><figure class="wp-block-media-text__media"></figure></div>';
		$videos = array(
			'url'            => $evil,
			'id'             => 55,
			'backgroundType' => 'video',
			'poster'         => $medium,
			'alt'            => 'Pear',
			'sizeSlug'       => 'large',
			'dimRatio'       => 50,
		);
		$beside = array(
			'mediaId'   => 55,
			'mediaType' => 'image',
			'mediaLink' => 'https://other.example/pear/',
			'mediaUrl'  => $evil,
			'mediaAlt'  => 'Pear',
			'align'     => 'wide',
		);
		$slides = array( array( 'url' => $medium, 'id' => 7 ) );
		return array(
			'audio, another id'            => array( 'audio', array( 'id' => 8 ), $audio, array(), '' ),
			'audio, blob'                  => array( 'audio', array( 'id' => 7, 'blob' => $blob ), $audio, array( 'id' => 7 ), '' ),
			'audio, source'                => array( 'audio', array( 'src' => $evil ), '', null, 'Audio: ' . self::FROM_EVIL ),
			'cover, another id'            => array( 'cover', array( 'url' => $medium, 'id' => 8 ), $cover, array( 'url' => $medium ), '' ),
			'cover, poster'                => array( 'cover', array( 'url' => $medium, 'id' => 7, 'poster' => $evil ), $film, array( 'url' => $medium, 'id' => 7 ), 'Cover: ' . self::FROM_EVIL ),
			'cover, all of a film'         => array( 'cover', $videos, '<div class="wp-block-cover"></div>', array( 'dimRatio' => 50 ), 'Cover: ' . self::FROM_EVIL ),
			'cover, another picture'       => array( 'cover', array( 'url' => $medium, 'id' => 7, 'dimRatio' => 50 ), '<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="https://evil.example/a.png"/></div>', array( 'dimRatio' => 50 ), 'Cover: ' . self::FROM_EVIL ),
			'file, another id'             => array( 'file', array( 'id' => 8, 'href' => $medium ), $file, array( 'href' => $medium ), '' ),
			'file, blob'                   => array( 'file', array( 'id' => 7, 'href' => $medium, 'blob' => $blob ), $file, array( 'id' => 7, 'href' => $medium ), '' ),
			'gallery, another id'          => array( 'gallery', array( 'ids' => array( 7, 8 ) ), $image, array(), '' ),
			'gallery, an image'            => array( 'gallery', array( 'images' => array( array( 'url' => $evil ) ), 'columns' => 2 ), '', array( 'columns' => 2 ), 'Gallery: ' . self::FROM_EVIL ),
			'gallery, a full image'        => array( 'gallery', array( 'images' => array( array( 'url' => $medium, 'fullUrl' => $evil ) ) ), '', array(), 'Gallery: ' . self::FROM_EVIL ),
			'gallery, id of an image'      => array( 'gallery', array( 'images' => array( array( 'url' => $medium, 'id' => 8 ) ) ), '', array( 'images' => array( array( 'url' => $medium ) ) ), '' ),
			'gallery, own image'           => array( 'gallery', array( 'images' => $slides ), '', array( 'images' => $slides ), '' ),
			'gallery, posts'               => array( 'gallery', array( 'dynamicContent' => array( 'source' => 'a' ) ), $image, array(), 'Gallery: ' . self::ELSEWHERE ),
			'gallery, shortcodes'          => array( 'gallery', array( 'shortCodeTransforms' => array( array( 'id' => 5 ) ) ), $image, array(), '' ),
			'image, another id'            => array( 'image', array( 'id' => 8 ), $image, array(), '' ),
			'image, blob'                  => array( 'image', array( 'id' => 7, 'blob' => $blob ), $image, array( 'id' => 7 ), '' ),
			'image, address'               => array( 'image', array( 'url' => $evil ), '', null, 'Image: ' . self::FROM_EVIL ),
			'latest posts, categories'     => array( 'latest-posts', array( 'categories' => array( array( 'id' => 3 ) ) ), '', array(), 'Latest Posts: ' . self::ELSEWHERE ),
			'latest posts, author'         => array( 'latest-posts', array( 'selectedAuthor' => 5 ), '', array(), 'Latest Posts: ' . self::ELSEWHERE ),
			'media and text, another id'   => array( 'media-text', array( 'mediaId' => 8 ), $text, array(), '' ),
			'media and text, all of it'    => array( 'media-text', $beside, $bare, array( 'align' => 'wide' ), 'Media & Text: ' . self::FROM_EVIL ),
			'media and text, address'      => array( 'media-text', array( 'mediaType' => 'image', 'mediaUrl' => $evil ), $text, array(), 'Media & Text: ' . self::FROM_EVIL ),
			'media and text, another one'  => array( 'media-text', array( 'mediaId' => 7, 'mediaType' => 'image', 'mediaUrl' => $medium ), str_replace( $medium, $evil, $text ), array(), 'Media & Text: ' . self::FROM_EVIL ),
			'menu, place'                  => array( 'navigation', array( '__unstableLocation' => 'primary' ), '', array(), '' ),
			'menu, overlay'                => array( 'navigation', array( 'overlay' => 'a-part' ), '', array(), 'Navigation: ' . self::ELSEWHERE ),
			'menu, another one'            => array( 'navigation', array( 'ref' => 5 ), '', array(), 'Navigation: ' . self::ELSEWHERE ),
			'menu entry'                   => array( 'navigation-link', array( 'id' => 5, 'label' => 'A' ), '', array( 'label' => 'A' ), '' ),
			'submenu'                      => array( 'navigation-submenu', array( 'id' => 5, 'label' => 'A' ), '', array( 'label' => 'A' ), '' ),
			'entry of a list of pages'     => array( 'page-list-item', array( 'id' => 5, 'label' => 'A' ), '', array( 'label' => 'A' ), '' ),
			'track, source'                => array( 'playlist-track', array( 'src' => $evil ), '', null, 'Playlist track: ' . self::FROM_EVIL ),
			'track, another id'            => array( 'playlist-track', array( 'src' => $medium, 'id' => 8 ), '', array( 'src' => $medium ), '' ),
			'track, picture'               => array( 'playlist-track', array( 'src' => $medium, 'id' => 7, 'image' => $evil ), '', array( 'src' => $medium, 'id' => 7 ), 'Playlist track: ' . self::FROM_EVIL ),
			'track, blob'                  => array( 'playlist-track', array( 'src' => $medium, 'blob' => $blob ), '', array( 'src' => $medium ), '' ),
			'query, author'                => self::query( 'author', '5', self::ELSEWHERE ),
			'query, terms'                 => self::query( 'taxQuery', array( 'category' => array( 3 ) ), self::ELSEWHERE ),
			'query, parents'               => self::query( 'parents', array( 3 ), self::ELSEWHERE ),
			'query, posts without'         => self::query( 'exclude', array( 3 ), '' ),
			'query, posts'                 => self::query( 'include', array( 3 ), self::ELSEWHERE ),
			'query, categories'            => self::query( 'categoryIds', array( 3 ), self::ELSEWHERE ),
			'query, tags'                  => self::query( 'tagIds', array( 3 ), self::ELSEWHERE ),
			'terms'                        => array( 'terms-query', array( 'termQuery' => array( 'perPage' => 3, 'include' => array( 3 ) ) ), '', array( 'termQuery' => array( 'perPage' => 3 ) ), 'Terms Query: ' . self::ELSEWHERE ),
			'terms without'                => array( 'terms-query', array( 'termQuery' => array( 'perPage' => 3, 'exclude' => array( 3 ) ) ), '', array( 'termQuery' => array( 'perPage' => 3 ) ), '' ),
			'terms of one'                 => array( 'terms-query', array( 'termQuery' => array( 'perPage' => 3, 'parent' => 5 ) ), '', array( 'termQuery' => array( 'perPage' => 3 ) ), 'Terms Query: ' . self::ELSEWHERE ),
			'video, another id'            => array( 'video', array( 'id' => 8 ), $video, array(), '' ),
			'video, poster'                => array( 'video', array( 'id' => 7, 'poster' => $evil ), $video, array( 'id' => 7 ), 'Video: ' . self::FROM_EVIL ),
			'video, own track'             => array( 'video', array( 'id' => 7, 'tracks' => array( array( 'src' => $medium ) ) ), $video, array( 'id' => 7, 'tracks' => array( array( 'src' => $medium ) ) ), '' ),
			'video, blob'                  => array( 'video', array( 'id' => 7, 'blob' => $blob ), $video, array( 'id' => 7 ), '' ),
			'background, another id'       => array( 'group', self::background( array( 'url' => $medium, 'id' => 8 ) ), '', self::background( array( 'url' => $medium ) ), '' ),
			'what nobody set'              => array( 'query', array( 'query' => array( 'author' => '', 'exclude' => array(), 'taxQuery' => null, 'parents' => array() ) ), '', array( 'query' => array( 'author' => '', 'exclude' => array(), 'taxQuery' => null, 'parents' => array() ) ), '' ),
			'a link to the hub'            => array( 'button', array( 'url' => 'https://hub.example.org/x' ), '', array( 'url' => '#' ), '' ),
			'text that sounds like an id'  => array( 'search', array( 'query' => '5' ), '', array( 'query' => '5' ), '' ),
			'bound to a field of any post' => self::bound( 'paragraph', 'core/post-meta', true, '' ),
			'bound to a date of any post'  => self::bound( 'paragraph', 'core/post-data', true, '' ),
			'bound to any term'            => self::bound( 'paragraph', 'core/term-data', true, '' ),
			'bound to another source'      => self::bound( 'paragraph', 'core/other', false, '' ),
			'bound to a plugin\'s source'  => self::bound( 'paragraph', 'acme/data', false, 'Paragraph: ' . self::ELSEWHERE ),
			'a menu entry bound to a page' => self::bound( 'navigation-link', 'core/post-data', false, '' ),
			'a submenu bound to a page'    => self::bound( 'navigation-submenu', 'core/post-data', false, '' ),
		);
	}

	/**
	 * @param mixed $value Its value.
	 * @return array{string, array<string, mixed>, string, array<string, mixed>, string}
	 */
	private static function query( string $name, $value, string $said ): array {
		return array( 'query', array( 'query' => array( 'perPage' => 3, $name => $value ) ), '', array( 'query' => array( 'perPage' => 3 ) ), '' === $said ? '' : "Query Loop: $said" );
	}

	/**
	 * @param array<string, mixed> $image A background.
	 * @return array<string, mixed> Attributes.
	 */
	private static function background( array $image ): array {
		return array( 'style' => array( 'background' => array( 'backgroundImage' => $image ) ) );
	}

	/** @return array{string, array<string, mixed>, string, array<string, mixed>, string} */
	private static function bound( string $block, string $source, bool $stays, string $said ): array {
		$bound = array( 'metadata' => array( 'name' => 'A', 'bindings' => array( 'content' => array( 'source' => $source ) ) ) );
		return array( $block, $bound, '', $stays ? $bound : array( 'metadata' => array( 'name' => 'A' ) ), $said );
	}

	/**
	 * @dataProvider attributes
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param array<string, mixed>|null $left       Attributes that are left; null where the block goes.
	 */
	public function test_each_attribute_is_treated_by_its_rule( string $block, array $attributes, string $html, ?array $left, string $said ): void {
		$json                   = wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES );
		list( $markup, $parts ) = self::left_of( '' === $html ? "<!-- wp:$block $json /-->" : "<!-- wp:$block $json -->\n$html\n<!-- /wp:$block -->" );
		$this->assertSame( $left, '' === $markup ? null : parse_blocks( $markup )[0]['attrs'] );
		$this->assertStringNotContainsString( 'evil', $markup );
		$this->assertSame( $said, self::said( $parts ) );
		if ( null !== $left && 'media-text' !== $block && false === strpos( $html, 'evil' ) ) {
			$this->assertStringContainsString( $html, $markup );
		}
	}

	public function test_attribute_names_decide_for_third_party_blocks(): void {
		$fetched = array( 'heroSrc', 'imageUrl', 'img', 'photoUrl', 'pictureUrl', 'posterUrl', 'backgroundURL', 'videoUrl', 'audioUrl', 'mediaUrl', 'fileUrl', 'thumb', 'avatarUrl', 'logoUrl', 'iconUrl', 'feedUrl', 'embedUrl', 'iframeUrl' );
		$ids     = array( 'ref', 'postId', 'page_id', 'mediaIds', 'attachmentId', 'imageID', 'img_ids', 'photoId', 'videoId', 'audioId', 'fileId', 'termId', 'tagIds', 'categoryIds', 'categorieIds', 'userId', 'authorId', 'menuId', 'formId', 'templateId', 'productId', 'galleryId' );
		foreach ( $fetched as $name ) {
			$this->assert_left( array( $name => 'https://evil.example/x' ), false, self::FROM_EVIL );
			$this->assert_left( array( $name => self::$medium ), true, '' );
			$this->assert_left( array( $name => '/a.png' ), true, '' );
			$this->assert_left( array( 'items' => array( array( $name => 'https://evil.example/x' ) ) ), false, self::FROM_EVIL );
		}
		foreach ( $ids as $name ) {
			$this->assert_left( array( $name => 55 ), false, self::ELSEWHERE );
			$this->assert_left( array( $name => array( 55, 56 ) ), false, self::ELSEWHERE );
			$this->assert_left( array( $name => '55' ), false, self::ELSEWHERE );
			$this->assert_left( array( 'a' => array( $name => 55 ) ), false, self::ELSEWHERE );
			$this->assert_left( array( 'heroSrc' => self::$medium, $name => 7 ), true, '' );
			$this->assert_left( array( $name => 'a-name' ), true, '' );
		}
		foreach ( array( 'imageLink', 'videoHref', 'link', 'url', 'label' ) as $name ) {
			$this->assert_left( array( $name => 'https://other.example/x' ), true, '' );
		}
		foreach ( array( 'uniqueId', 'columns', 'preference' ) as $name ) {
			$this->assert_left( array( $name => 5 ), true, '' );
		}
	}

	public function test_file_urls_in_third_party_blocks_count_as_resources(): void {
		foreach ( array( 'avif', 'gif', 'jpg', 'jpeg', 'png', 'svg', 'webp', 'mp4', 'webm', 'mp3', 'ogg', 'css', 'js', 'PNG', 'png?v=1', 'png#a' ) as $ending ) {
			$this->assert_left( array( 'value' => "https://evil.example/a.$ending" ), false, self::FROM_EVIL );
		}
		foreach ( array( 'html', 'pngs', '' ) as $ending ) {
			$this->assert_left( array( 'value' => "https://other.example/a.$ending" ), true, '' );
		}
		$link = '<!-- wp:social-link {"url":"https://other.example/a.png","service":"chain"} /-->';
		$this->assertSame( array( $link, array() ), self::left_of( $link ), 'Of a block of WordPress its rule tells.' );
		$plain = '<!-- wp:paragraph {"photoId":5,"logoUrl":"https://other.example/a"} /-->';
		$this->assertSame( array( $plain, array() ), self::left_of( $plain ), 'Names tell of blocks of plugins alone.' );
		$this->assertStringContainsString( '"link":"#"', self::left_of( '<!-- wp:acme/card {"link":"https://HUB.example.org/x"} /-->' )[0] );
	}

	public function test_blocks_are_sanitized_independently(): void {
		$image = static function ( string $src, int $id ): string {
			return "<!-- wp:image {\"id\":$id} -->\n<figure class=\"wp-block-image\"><img src=\"$src\" alt=\"\" class=\"wp-image-$id\"/></figure>\n<!-- /wp:image -->";
		};
		$group = "<!-- wp:group -->\n<div class=\"wp-block-group\">%s\n\n%s</div>\n<!-- /wp:group -->";
		$left  = self::left_of( sprintf( $group, $image( self::EVIL, 55 ), $image( self::$medium, 7 ) ) );
		$this->assertSame( sprintf( $group, '', $image( self::$medium, 7 ) ), $left[0] );
		$this->assertSame( 'Image: ' . self::FROM_EVIL, self::said( $left[1] ) );
		$left = self::left_of( sprintf( $group, $image( self::$medium, 7 ), $image( '/a.png', 7 ) ) );
		$this->assertSame( array( array( 'id' => 7 ), array() ), array_column( parse_blocks( $left[0] )[0]['innerBlocks'], 'attrs' ) );
		$this->assertSame( 1, substr_count( $left[0], 'wp-image-7' ) );
	}

	public function test_references_to_registered_patterns_stay(): void {
		register_block_pattern( 'acme/here', array( 'title' => 'Here', 'content' => '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ) );
		$markup = '<!-- wp:pattern {"slug":"acme/here"} /-->';
		$this->assertSame( array( $markup, array() ), self::left_of( $markup ) );
		unregister_block_pattern( 'acme/here' );
		$this->assertSame( '', self::left_of( $markup )[0] );
	}

	/** @param array<string, mixed> $attributes Attributes of a block of a plugin. */
	private function assert_left( array $attributes, bool $stays, string $said ): void {
		$json                   = (string) wp_json_encode( $attributes, JSON_UNESCAPED_SLASHES );
		list( $markup, $parts ) = self::left_of( "<!-- wp:acme/card $json /-->" );
		$left                   = parse_blocks( $markup )[0]['attrs'];
		$this->assertSame( $stays, $left === $attributes, $json );
		$this->assertStringNotContainsString( 'evil', $markup, $json );
		$this->assertSame( '' === $said ? '' : "acme/card: $said", self::said( $parts ), $json );
	}
}
