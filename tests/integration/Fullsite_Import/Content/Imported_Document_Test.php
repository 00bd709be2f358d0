<?php

declare( strict_types=1 );

use Templately\Bundle\Bundle;
use Templately\Fullsite_Import\Content\Destination;
use Templately\Fullsite_Import\Content\Future_Links;
use Templately\Fullsite_Import\Content\Imported_Document;
use Templately\Insertion\Block_Builder;
use Templately\Insertion\Left_Out;
use Templately\Storage\Settings;
use Templately\Tests\Makes_Site_Bundles;

/**
 * What becomes of a document on its way into a site, and what is said of it.
 */
final class Imported_Document_Test extends Test_Case {

	use Makes_Site_Bundles;

	/** What WordPress takes out of what is not somebody's own is named, once; what is only spelled otherwise, or harmless, is not. */
	public function test_what_wordpress_takes_out_is_named(): void {
		$file        = self::pack( self::site_manifest(), self::site_entries() );
		$documents   = new Imported_Document( new Block_Builder( new Settings() ) );
		$destination = new Destination( 'made-up', array(), array(), array(), new Future_Links( Bundle::from_zip( $file ), array(), '__return_null', 0 ), array(), get_stylesheet(), 0 );
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
			$left_out = new Left_Out();
			$this->assertSame( $paragraph( $left ) . "\n\n" . $paragraph( $left ), $documents->of( $paragraph( $html ) . "\n\n" . $paragraph( $html ), $destination, $left_out ) );
			$this->assertSame( $expected, $left_out->parts() );
		}
		$left_out = new Left_Out();
		$this->assertSame( 'A <del>pear</del>', $documents->text( 'A <del cite="the pear">pear</del>', $destination, $left_out ) );
		$this->assertSame( $named, $left_out->parts() );
		unlink( $file );
	}
}
