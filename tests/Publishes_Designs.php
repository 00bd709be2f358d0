<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Templately\Hub\Hub_Services;
use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;

/** Publishes designs on the embedded hub with the regular service. */
trait Publishes_Designs {

	protected function hub_services(): Hub_Services {
		global $wpdb;
		return new Hub_Services( $wpdb, new Transaction( $wpdb ), new Clock() );
	}

	/** @param array<string, mixed> $more Changes to the default block. */
	protected function publish( array $more = array() ): int {
		return $this->hub_services()->publisher()->publish_designs(
			array(
				$more + array(
					'platform' => 'gutenberg',
					'type'     => 'sections',
					'slug'     => 'a-block',
					'name'     => 'A block',
					'content'  => Sample_Content::of( $more['platform'] ?? 'gutenberg' ),
				),
			)
		)[0];
	}

	/**
	 * Publishes a block with an image and a link to a page of its pack.
	 * @return array{id: int, bytes: string} Item id, and content of the image.
	 */
	protected function publish_with_image(): array {
		$canvas = imagecreatetruecolor( 40, 30 );
		imagefill( $canvas, 0, 0, (int) imagecolorallocate( $canvas, wp_rand( 0, 255 ), wp_rand( 0, 255 ), wp_rand( 0, 255 ) ) );
		ob_start();
		imagepng( $canvas );
		$bytes = (string) ob_get_clean();
		$kept  = $this->hub_services()->publisher()->store_image( $bytes, 'pear.png', false );
		$url   = 'https://media.templately.invalid/7/pear.png';
		$id    = $this->publish(
			array(
				'slug'    => 'with-image',
				'media'   => array( self::pear( 7, $kept ) ),
				'content' => array(
					'<!-- wp:image {"id":7,"sizeSlug":"full"} -->' . "\n<figure class=\"wp-block-image size-full\"><img src=\"$url\" alt=\"A pear\" class=\"wp-image-7\"/></figure>\n<!-- /wp:image -->",
					'<!-- wp:cover {"url":"' . $url . '","id":7,"dimRatio":50} -->' . "\n<div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background wp-image-7\" alt=\"\" src=\"$url\" data-object-fit=\"cover\"/><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><div class=\"wp-block-cover__inner-container\"><!-- wp:paragraph -->\n<p><a href=\"https://pages.templately.invalid/menus/\">Menus</a></p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->",
				),
			)
		);
		return compact( 'id', 'bytes' );
	}

	/**
	 * Describes an image as a design does.
	 * @param array<string, mixed> $kept From the publisher.
	 * @return array<string, mixed>
	 */
	protected static function pear( int $id, array $kept ): array {
		return array( 'id' => $id ) + array_intersect_key( $kept, array_flip( array( 'sha256', 'mime', 'size' ) ) ) + array(
			'width'  => 40,
			'height' => 30,
			'name'   => 'pear.png',
			'alt'    => 'A pear',
		);
	}
}
