<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Content;

use Templately\Shared\Blocks\Block_Markup;
use Templately\Shared\Blocks\Editable_Block;
use Templately\Shared\Rest\Failure;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Documents\Pack_Page_Links;
use Templately\Site\Styles\Style_Adapter;

/** Sanitises a document of a pack as inserts do, and replaces the pack's media, posts, terms and addresses by this site's. */
final class Imported_Document {

	private const AROUND = array( '<!-- wp:html -->', '<!-- /wp:html -->' );

	private Block_Importer $builder;

	public function __construct( Block_Importer $builder ) {
		$this->builder = $builder;
	}

	/** @throws Failure 502 for broken blocks. */
	public function import( string $markup, Destination $destination, Insert_Omissions $left_out ): string {
		$addresses = $destination->links_in( $markup );
		$blocks    = $this->builder->validate( Block_Markup::split( $markup ) );
		if ( $destination->logo_width > 0 ) {
			$blocks = Style_Adapter::walk_blocks(
				$blocks,
				static function ( Editable_Block $block ) use ( $destination ): void {
					if ( 'core/site-logo' === $block->name ) {
						$block->attributes->width = $destination->logo_width;
					}
				}
			);
		}
		$own = $this->builder->sanitize( $blocks, $destination->listed_media(), $left_out, true, $destination->references() );
		if ( $own['is_filtered'] ) {
			$left_out->add_filtered_html();
		}
		return Pack_Page_Links::to_links( implode( "\n\n", $this->builder->localise( $own['blocks'], $destination->media, $left_out ) ), $addresses, '#' );
	}

	/**
	 * Imports HTML outside of documents: a title, an excerpt, a footnote.
	 * @throws Failure 502 for blocks.
	 */
	public function import_html( string $html, Destination $destination, Insert_Omissions $left_out ): string {
		if ( 1 !== preg_match( '#[<\[]|//#', $html ) ) {
			return $html;
		}
		return (string) preg_replace( '#^' . self::AROUND[0] . '|' . self::AROUND[1] . '$#D', '', $this->import( self::AROUND[0] . $html . self::AROUND[1], $destination, $left_out ) );
	}
}
