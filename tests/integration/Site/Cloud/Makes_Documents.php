<?php

declare( strict_types=1 );

namespace Templately\Tests\Cloud;

use stdClass;

/** Generates random documents with images and URLs of this site from a seed. */
trait Makes_Documents {

	/** @var list<int> Attachments. */
	protected $library = array();

	/** Adds images with sizes to the media library. */
	protected function make_library( int $images ): void {
		$folder = wp_get_upload_dir()['basedir'] . '/made-for-cloud';
		wp_mkdir_p( $folder );
		for ( $number = 1; $number <= $images; $number++ ) {
			$this->library[] = $this->make_image( "photo-$number", $number );
		}
	}

	/** Removes the files. */
	protected function remove_library(): void {
		$folder = wp_get_upload_dir()['basedir'] . '/made-for-cloud';
		array_map( 'unlink', glob( "$folder/*" ) ?: array() );
		is_dir( $folder ) && rmdir( $folder );
		$this->library = array();
	}

	/** @param int    $shade 0 to 255: another for other bytes. */
	protected function make_image( string $name, int $shade ): int {
		$folder = wp_get_upload_dir()['basedir'] . '/made-for-cloud';
		$canvas = imagecreatetruecolor( 12, 8 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, $shade % 256, intdiv( $shade, 256 ), 7 ) );
		// Every second image was scaled down by WordPress.
		$main = 0 === $shade % 2 ? "$name-scaled.png" : "$name.png";
		imagepng( $canvas, "$folder/$main" );
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_title'     => ucfirst( $name ),
				'post_excerpt'   => "Caption of $name",
			),
			"made-for-cloud/$main"
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 1200,
				'height' => 800,
				'file'   => "made-for-cloud/$main",
				'sizes'  => array(
					'medium' => array( 'file' => "$name-300x200.png", 'width' => 300, 'height' => 200, 'mime-type' => 'image/png' ),
					'large'  => array( 'file' => "$name-1024x683.png", 'width' => 1024, 'height' => 683, 'mime-type' => 'image/png' ),
				),
			) + ( "$name.png" === $main ? array() : array( 'original_image' => "$name.png" ) )
		);
		return $id;
	}

	/**
	 * Returns an attachment and the address of one of its sizes.
	 * @return array{int, string}
	 */
	protected function any_image(): array {
		$id     = $this->library[ mt_rand( 0, count( $this->library ) - 1 ) ];
		$main   = wp_basename( (string) get_attached_file( $id ), '.png' );
		$name   = (string) preg_replace( '/-scaled$/', '', $main );
		$suffix = array( '', '-300x200', '-1024x683', (string) substr( $main, strlen( $name ) ) )[ mt_rand( 0, 3 ) ];
		return array( $id, wp_get_upload_dir()['baseurl'] . "/made-for-cloud/$name$suffix.png" );
	}

	/** Returns text with unusual characters. */
	protected static function words(): string {
		$words = array( 'Hello', 'naïve', '日本語', '🙂👩‍👩‍👧', 'a & b', '&amp;', '<b>bold</b>', '100%', '%s %d', 'C:\\path\\new', "it's", '“quoted”', "tab\there", '  two  spaces ', 'Ω≈ç', "e\u{301}", "line\u{2028}sep", '\\u0022', '--', '{{mustache}}', '[shortcode a="1"]', '$1 \\1', "\u{FEFF}bom", 'id 2000000001' );
		return $words[ mt_rand( 0, count( $words ) - 1 ) ];
	}

	/** Makes a document of blocks. */
	protected function blocks( int $depth ): string {
		$home  = untrailingslashit( home_url() );
		$other = 1000000 + mt_rand( 1, 9 );
		$all   = '';
		for ( $left = mt_rand( 1, 4 ); $left > 0; $left-- ) {
			list( $id, $url ) = $this->any_image();
			switch ( mt_rand( 0, 9 ) ) {
				case 0:
					$all .= "<!-- wp:paragraph -->\n<p>" . self::words() . " <a href=\"$home/about/?a=1&amp;b=2#x\">" . self::words() . "</a> $home</p>\n<!-- /wp:paragraph -->";
					break;
				case 1:
					$all .= "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"large\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"$url\" srcset=\"$url 300w, $url?v=2 600w\" alt=\"\" class=\"wp-image-$id\"/></figure>\n<!-- /wp:image -->";
					break;
				case 2:
					$all .= '<!-- wp:cover ' . serialize_block_attributes( array( 'url' => $url, 'id' => $id, 'dimRatio' => 50, 'style' => array( 'spacing' => array( 'padding' => array( 'top' => '1.50rem' ) ), 'x' => new stdClass() ) ) ) . " -->\n<div class=\"wp-block-cover\" style=\"background-image:url(&quot;$url&quot;)\"><img class=\"wp-image-$id\" src=\"$url\"/>" . ( $depth > 0 ? $this->blocks( $depth - 1 ) : '' ) . "</div>\n<!-- /wp:cover -->";
					break;
				case 3:
					$all .= '<!-- wp:spacer {"height":"' . mt_rand( 1, 90 ) . 'px"} /-->';
					break;
				case 4:
					$all .= '<!-- wp:group ' . serialize_block_attributes( array( 'a' => 1.0, 'b' => array(), 'c' => new stdClass(), 'd' => self::words(), 'e' => "\u{2028}", 'f' => 9007199254740993, 'g' => null, 'id' => $other ) ) . " -->\n<div class=\"wp-block-group\">" . ( $depth > 0 ? $this->blocks( $depth - 1 ) : '' ) . "</div>\n<!-- /wp:group -->";
					break;
				case 5:
					$all .= '<p>' . self::words() . ' classic, no block</p>';
					break;
				case 6:
					$all .= "<!-- wp:html -->\n<div data-x='{\"id\":3}' data-y=\"//" . preg_replace( '#^https?://#', '', $home ) . '.example/x">' . self::words() . "</div>\n<!-- /wp:html -->";
					break;
				case 7:
					$all .= '<!-- wp:acme/card  {"t":"\u003cb\u003e","u":"' . str_replace( '/', '\\/', $home ) . '\/x","v":"' . str_replace( '/', '\\/', $url ) . '","media_id":' . $id . '}  /-->';
					break;
				case 8:
					$all .= '<!-- wp:heading {"level":' . mt_rand( 1, 6 ) . "} -->\n<h2>" . esc_html( self::words() ) . "</h2>\n<!-- /wp:heading -->";
					break;
				case 9:
					$all .= "<!-- wp:gallery {\"ids\":[$id,$other],\"linkTo\":\"none\"} -->\n<figure class=\"wp-block-gallery\"><img data-id=\"$id\" src=\"$url\"/></figure>\n<!-- /wp:gallery -->";
					break;
			}
			$all .= array( "\n\n", "\n", '', "\r\n\r\n" )[ mt_rand( 0, 3 ) ];
		}
		return $all;
	}

	/** Makes a tree of Elementor, in one of the spellings of JSON. */
	protected function tree( int $depth ): string {
		$elements = $this->elements( $depth );
		return (string) json_encode( $elements, JSON_PRESERVE_ZERO_FRACTION | ( mt_rand( 0, 1 ) ? JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE : 0 ) );
	}

	/** @return list<array<string, mixed>> */
	private function elements( int $depth ): array {
		$all = array();
		for ( $left = mt_rand( 1, 3 ); $left > 0; $left-- ) {
			list( $id, $url ) = $this->any_image();
			$settings         = (object) array(
				'image'   => (object) array( 'url' => $url, 'id' => $id, 'size' => '', 'alt' => self::words() ),
				'v4'      => (object) array( '$$type' => 'image-attachment-id', 'value' => $id ),
				'gallery' => array( (object) array( 'id' => $id, 'url' => $url ) ),
				'html'    => "<img src=\"$url\" class=\"wp-image-$id\"><a href=\"" . home_url( '/kontakt/?x=1#y' ) . '">' . self::words() . '</a>',
				'title'   => self::words(),
				'n'       => 1.0,
				'm'       => 0.1,
				'big'     => 9007199254740991,
				'e'       => array(),
				'o'       => new stdClass(),
				'0'       => 'numeric name',
				'link'    => (object) array( 'url' => home_url( '/contact/' ), 'nofollow' => '' ),
			);
			$all[]            = array(
				'id'       => substr( md5( (string) mt_rand() ), 0, 7 ),
				'elType'   => $depth > 0 ? 'container' : 'widget',
				'isInner'  => false,
				'settings' => mt_rand( 0, 2 ) > 0 ? $settings : array(),
				'elements' => $depth > 0 ? $this->elements( $depth - 1 ) : array(),
			) + ( $depth > 0 ? array() : array( 'widgetType' => 'image' ) );
		}
		return $all;
	}
}
