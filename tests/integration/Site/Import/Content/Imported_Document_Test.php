<?php

declare( strict_types=1 );

use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Destination;
use Templately\Site\Import\Content\Imported_Document;

/**
 * What becomes of a document on its way into a site, and what is said of it.
 */
final class Imported_Document_Test extends Test_Case {

	/** Another spelling or harmless HTML is not. */
	public function test_html_that_wordpress_removes_is_named_once(): void {
		$documents   = new Imported_Document( new Block_Importer( new Settings() ) );
		$destination = new Destination( 'made-up' );
		$paragraph   = static function ( string $html ): string {
			return "<!-- wp:paragraph -->\n<p>$html</p>\n<!-- /wp:paragraph -->";
		};
		$named       = array(
			array(
				'what' => 'Custom HTML',
				'why'  => 'WordPress does not allow all of its HTML.',
			),
		);
		foreach ( array( 'A <del cite="the pear">pear</del>' => array( 'A <del>pear</del>', $named ), "A pear's <em title='one'>tree</em>" => array( "A pear's <em title='one'>tree</em>", array() ) ) as $html => list( $left, $expected ) ) {
			$left_out = new Insert_Omissions();
			$this->assertSame( $paragraph( $left ) . "\n\n" . $paragraph( $left ), $documents->import( $paragraph( $html ) . "\n\n" . $paragraph( $html ), $destination, $left_out ) );
			$this->assertSame( $expected, $left_out->all() );
		}
		$left_out = new Insert_Omissions();
		$this->assertSame( 'A <del>pear</del>', $documents->import_html( 'A <del cite="the pear">pear</del>', $destination, $left_out ) );
		$this->assertSame( $named, $left_out->all() );
	}

	/** The import of a document leaves no cycles for PHP's garbage collector. */
	public function test_documents_leave_nothing_behind(): void {
		$documents = new Imported_Document( new Block_Importer( new Settings() ) );
		$here      = new Destination( 'bench' );
		$markup    = "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">One</h3>\n<!-- /wp:heading -->\n\n<!-- wp:group {\"style\":{\"spacing\":{\"padding\":{\"top\":\"1em\"}}}} -->\n<div class=\"wp-block-group\" style=\"padding-top:1em\"><!-- wp:paragraph -->\n<p>Two</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->";
		$this->assertSame( $markup, $documents->import( $markup, $here, new Insert_Omissions() ) );
		gc_collect_cycles();
		for ( $times = 0; $times < 5; $times++ ) {
			$documents->import( $markup, $here, new Insert_Omissions() );
		}
		$this->assertSame( 0, gc_collect_cycles() );
	}
}
