<?php

declare( strict_types=1 );

use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Settings\Settings;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Insert_Omissions;
use Templately\Site\Import\Content\Document_Importer;
use Templately\Site\Import\Content\Planned_Permalinks;
use Templately\Site\Import\Content\Reference_Resolver;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What becomes of a document on its way into a site, and what is said of it.
 */
final class Document_Importer_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** What WordPress takes out of what is not somebody's own is named, once; what is only spelled otherwise, or harmless, is not. */
	public function test_what_wordpress_takes_out_is_named(): void {
		$file        = self::pack( self::site_manifest(), self::site_entries() );
		$documents   = new Document_Importer( new Block_Importer( new Settings() ) );
		$destination = new Reference_Resolver( 'made-up', array(), array(), array(), new Planned_Permalinks( Bundle::from_zip( $file ), array(), '__return_null', 0 ), array(), get_stylesheet(), 0 );
		$paragraph   = static function ( string $html ): string {
			return "<!-- wp:paragraph -->\n<p>$html</p>\n<!-- /wp:paragraph -->";
		};
		$named       = array(
			array(
				'what' => 'Custom HTML',
				'why'  => 'WordPress does not allow all of it here.',
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
		unlink( $file );
	}
}
