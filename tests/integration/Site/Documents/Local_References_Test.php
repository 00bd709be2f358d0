<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Block_Sanitizer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Local_References;
use Templately\Site\Documents\Url_Classifier;

final class Local_References_Test extends Test_Case {

	private const PATTERN    = 2000000011;
	private const NAVIGATION = 2000000012;
	private const PAGE       = 2000000013;
	private const TERM       = 2000000014;
	private const OTHER      = 2000000015;
	private const MISSING    = 2000000099;

	/**
	 * Returns blocks, and what is left of them here.
	 * @return array<string, array{string, string}>
	 */
	public function blocks(): array {
		return array(
			'a pattern'                     => array( '<!-- wp:block {"ref":2000000011} /-->', '<!-- wp:block {"ref":111} /-->' ),
			'a pattern that does not come'  => array( '<!-- wp:block {"ref":2000000099} /-->', '' ),
			'a pattern by an id of a site'  => array( '<!-- wp:block {"ref":111} /-->', '' ),
			'a navigation'                  => array( '<!-- wp:navigation {"ref":2000000012,"overlayMenu":"never"} /-->', '<!-- wp:navigation {"ref":112,"overlayMenu":"never"} /-->' ),
			'a navigation that is missing'  => array( '<!-- wp:navigation {"ref":2000000099,"overlayMenu":"never"} /-->', '<!-- wp:navigation {"overlayMenu":"never"} /-->' ),
			'a link to a page'              => array( '<!-- wp:navigation-link {"label":"Us","id":2000000013,"kind":"post-type"} /-->', '<!-- wp:navigation-link {"label":"Us","id":113,"kind":"post-type"} /-->' ),
			'a part of the theme'           => array( '<!-- wp:template-part {"slug":"header","theme":"this-theme","area":"header"} /-->', '<!-- wp:template-part {"slug":"header","theme":"bluebell","area":"header"} /-->' ),
			'a part of another theme'       => array( '<!-- wp:template-part {"slug":"header","theme":"foreign","area":"header"} /-->', '' ),
			'terms of a query'              => array( '<!-- wp:query {"query":{"taxQuery":{"category":[2000000014,2000000015]},"perPage":3}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->", '<!-- wp:query {"query":{"taxQuery":{"category":[114,115]},"perPage":3}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->" ),
			'terms of which one is missing' => array( '<!-- wp:query {"query":{"taxQuery":{"category":[2000000014,2000000099]},"perPage":3}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->", '<!-- wp:query {"query":{"perPage":3}} -->' . "\n<div class=\"wp-block-query\"></div>\n<!-- /wp:query -->" ),
			'numbers in text'               => array( '<!-- wp:latest-posts {"categories":[{"id":2000000014,"value":"News"}],"postsToShow":4} /-->', '<!-- wp:latest-posts {"categories":[{"id":114,"value":"News"}],"postsToShow":4} /-->' ),
		);
	}

	/**
	 * @dataProvider blocks
	 * @param string $markup Serialised block of a bundle.
	 */
	public function test_imported_objects_are_referred_to_by_their_local_id( string $markup, string $left ): void {
		$references = new Local_References(
			array(
				array(
					self::PATTERN    => 111,
					self::NAVIGATION => 112,
					self::PAGE       => 113,
				),
				array(
					self::TERM  => 114,
					self::OTHER => 115,
				),
			),
			'bluebell'
		);
		$parts      = new Block_Sanitizer( new Url_Classifier( array(), '', true ), new Insert_Omissions(), $references );
		$this->assertSame( $left, $parts->sanitize( $markup ) );
	}

	public function test_references_are_removed_from_a_single_item(): void {
		$parts = new Block_Sanitizer( new Url_Classifier( array(), '' ), new Insert_Omissions() );
		$this->assertSame( '', $parts->sanitize( '<!-- wp:template-part {"slug":"header","theme":"this-theme"} /-->' ) );
		$this->assertSame( '', $parts->sanitize( '<!-- wp:block {"ref":2000000011} /-->' ) );
	}

	public function test_blocks_of_missing_media_are_left_out(): void {
		$url      = 'https://media.templately.invalid/2000000021/full/pear.png';
		$gone     = 'https://media.templately.invalid/2000000022/300x200/plum.png';
		$image    = static function ( string $address, int $number ): string {
			return "<!-- wp:image {\"id\":$number} -->\n<figure class=\"wp-block-image\"><img src=\"$address\" alt=\"\" class=\"wp-image-$number\"/></figure>\n<!-- /wp:image -->";
		};
		$uploads  = wp_upload_dir();
		$id       = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), $uploads['path'] . '/pear.png' );
		$builder  = new Block_Importer( new Settings() );
		$left_out = new Insert_Omissions();
		$cleaned  = $builder->sanitize( array( $image( $url, 2000000021 ), $image( $gone, 2000000022 ) ), array( array( 'id' => 2000000021 ) ), $left_out, false, new Local_References() );
		$here     = $builder->localise( $cleaned['blocks'], array( 2000000021 => $id ), $left_out );
		$this->assertSame( array( $image( wp_get_attachment_url( $id ), $id ) ), $here );
		$this->assertCount( 1, $left_out->all() );
	}

	public function test_images_use_the_matching_local_size(): void {
		$uploads = wp_upload_dir();
		$id      = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), $uploads['path'] . '/pear.png' );
		wp_update_attachment_metadata(
			$id,
			array(
				'file'  => 'pear.png',
				'sizes' => array(
					'medium' => array(
						'file'   => 'pear-300x201.png',
						'width'  => 300,
						'height' => 201,
					),
				),
			)
		);
		$builder = new Block_Importer( new Settings() );
		$image   = static function ( string $address ): string {
			return "<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"$address\" alt=\"\"/></figure>\n<!-- /wp:image -->";
		};
		$address = 'https://media.templately.invalid/2000000021';
		$here    = $builder->localise( array( $image( "$address/300x200/pear.png" ), $image( "$address/640x400/pear.png" ), $image( "$address/full/pear.png" ) ), array( 2000000021 => $id ), new Insert_Omissions() );
		$this->assertSame( array( $image( "{$uploads['url']}/pear-300x201.png" ), $image( "{$uploads['url']}/pear.png" ), $image( "{$uploads['url']}/pear.png" ) ), $here );
	}
}
