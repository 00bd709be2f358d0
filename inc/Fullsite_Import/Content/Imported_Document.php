<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import\Content;

use Templately\Blocks\Block;
use Templately\Blocks\Markup;
use Templately\Fit\Fit;
use Templately\Insertion\Block_Builder;
use Templately\Insertion\Left_Out;
use Templately\Insertion\Pack_Links;
use Templately\Rest\Failure;

/**
 * Makes a document of a pack one of this site: cleaned, without what would run or belongs elsewhere, and with this site's media,
 * posts and terms in place of the pack's. It names the pack's presets by the names that they have here.
 */
final class Imported_Document {

	/** What stands around HTML that is no document while it is looked at. */
	private const AROUND = array( '<!-- wp:html -->', '<!-- /wp:html -->' );

	/** @var Block_Builder */
	private $builder;

	/**
	 * @param Block_Builder $builder What documents of blocks go through, for inserts too.
	 */
	public function __construct( Block_Builder $builder ) {
		$this->builder = $builder;
	}

	/**
	 * Returns a document as this site has it.
	 *
	 * @param string      $markup      Serialised blocks, classic text, or both.
	 * @param Destination $destination Where each thing that it names is.
	 * @param Left_Out    $left_out    Notes what was left out.
	 *
	 * @throws Failure 502 for broken blocks.
	 */
	public function of( string $markup, Destination $destination, Left_Out $left_out ): string {
		$addresses = $destination->links->in( $markup );
		$blocks    = $this->builder->check( Markup::split( $markup ) );
		if ( $destination->logo_width > 0 ) {
			$blocks = Fit::each(
				$blocks,
				static function ( Block $block ) use ( $destination ): void {
					if ( 'core/site-logo' === $block->name ) {
						$block->attributes->width = $destination->logo_width;
					}
				}
			);
		}
		$own = $this->builder->clean( $blocks, $destination->listed_media(), $left_out, true, $destination->references() );
		if ( $own['is_filtered'] ) {
			$left_out->filtered();
		}
		return Pack_Links::with( implode( "\n\n", $this->builder->localise( $own['blocks'], $destination->media, $left_out ) ), $addresses, '#' );
	}

	/**
	 * Returns HTML that stands in no document as this site has it: a title, an excerpt, a footnote.
	 *
	 * @param string      $html        HTML or text.
	 * @param Destination $destination Where each thing that it names is.
	 * @param Left_Out    $left_out    Notes what was left out.
	 *
	 * @throws Failure 502 for what is a block.
	 */
	public function text( string $html, Destination $destination, Left_Out $left_out ): string {
		if ( 1 !== preg_match( '#[<\[]|//#', $html ) ) {
			return $html;
		}
		return (string) preg_replace( '#^' . self::AROUND[0] . '|' . self::AROUND[1] . '$#D', '', $this->of( self::AROUND[0] . $html . self::AROUND[1], $destination, $left_out ) );
	}
}
