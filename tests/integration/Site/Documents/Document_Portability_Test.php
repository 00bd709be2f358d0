<?php

declare( strict_types=1 );

use Templately\Shared\Elements\Element_Tree;
use Templately\Site\Documents\Document_Portability;
use Templately\Site\Documents\Portable_Document;
use Templately\Site\Media\Attachment_Index;
use Templately\Tests\Cloud\Makes_Documents;
use Templately\Tests\Sample;

require_once dirname( __DIR__ ) . '/Cloud/Makes_Documents.php';

final class Document_Portability_Test extends Test_Case {

	use Makes_Documents;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->make_library( 6 );
	}

	protected function tearDown(): void {
		$this->remove_library();
		parent::tearDown();
	}

	/**
	 * @group R16
	 * @group faults
	 */
	public function test_exported_documents_have_no_local_urls_and_return_byte_for_byte(): void {
		$times = Sample::size( 60, 1000 );
		$host  = preg_quote( (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) ), '#' );
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- the same documents each time.
		for ( $number = 0; $number < 2 * $times; $number++ ) {
			$document = 0 === $number % 2 ? $this->blocks( 3 ) : $this->tree( 2 );
			$parcel   = $this->packing()->export_document( $document );
			$this->assertSame( array(), $parcel->left_behind, "Document $number" );
			$this->assertSame( 0, preg_match( "#//$host(?![\\w.])|\\\\/\\\\/$host(?![\\w.])#", $parcel->content ), "Document $number" );
			$this->assertSame( $document, $this->packing()->import_document( $parcel->content, $this->home( $parcel ), true ), "Document $number" );
			if ( 1 === $number % 2 ) {
				$this->assertEquals( json_decode( $document ), json_decode( $this->packing()->import_document( $parcel->content, $this->home( $parcel ), true ) ) );
				$this->assertSame( $document, '[' . implode( ',', Element_Tree::split( $document ) ) . ']' );
			}
		}
	}

	public function test_each_image_gets_one_unused_number(): void {
		list( $first, , $second ) = $this->library;
		$url                      = wp_get_attachment_url( $first );
		$taken                    = 2000000000 + $first;
		$document                 = "<!-- wp:image {\"id\":$first} --><img src=\"$url\" class=\"wp-image-$first\"/> $taken {\"id\":$taken} {\"id\":$second} {\"id\":0$first}<!-- /wp:image -->";
		$parcel                   = $this->packing()->export_document( $document );
		$number                   = 2100000000 + $first;
		$this->assertSame( "<!-- wp:image {\"id\":$number} --><img src=\"https://media.templately.invalid/$number/full/photo-1.png\" class=\"wp-image-$number\"/> $taken {\"id\":$taken} {\"id\":$second} {\"id\":0$first}<!-- /wp:image -->", $parcel->content );
		$this->assertCount( 1, $parcel->media );
		$said = $parcel->media[0]->to_array();
		$this->assertSame( array( $number, 'photo-1.png', 'image/png', 12, 8, 'Photo-1', '', 'Caption of photo-1' ), array( $said['number'], $said['name'], $said['mime'], $said['width'], $said['height'], $said['title'], $said['alt'], $said['caption'] ) );
		$this->assertSame( hash( 'sha256', Document_Portability::media_bytes( $parcel->media[0] ) ), $said['sha256'] );
		$this->assertSame( strlen( Document_Portability::media_bytes( $parcel->media[0] ) ), $said['size'] );
		$this->assertSame( $document, $this->packing()->import_document( $parcel->content, $this->home( $parcel ), true ) );
		$this->assertSame( array( $number => 'photo-1.png' ), Document_Portability::find_media( $parcel->content ) );
	}

	public function test_omitted_files_are_reported_with_a_reason(): void {
		$uploads = wp_get_upload_dir();
		$folder  = "{$uploads['basedir']}/made-for-cloud";
		file_put_contents( "$folder/drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>' );
		file_put_contents( "$folder/bill.docx", 'PK' );
		$large = fopen( "$folder/large.png", 'wb' );
		fwrite( $large, (string) file_get_contents( "$folder/photo-1.png" ) );
		ftruncate( $large, 10 * MB_IN_BYTES + 1 );
		fclose( $large );
		foreach ( array( 'drawing.svg', 'bill.docx', 'gone.png', 'large.png' ) as $name ) {
			$attachment = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), "made-for-cloud/$name" );
		}
		wp_update_attachment_metadata( $attachment, array( 'sizes' => array( 'medium' => array( 'file' => 'large-300x200.png', 'width' => 300, 'height' => 200 ) ) ) );
		$document = '';
		foreach ( array( 'drawing.svg', 'bill.docx', 'large.png', 'large-300x200.png', 'gone.png', 'stray.jpg', 'photo-3-300x200.png', 'photo-3-77x77.png' ) as $name ) {
			$document .= "<img src=\"{$uploads['baseurl']}/made-for-cloud/$name?x=1\"/>\n";
		}
		$document .= '<img src="' . home_url( '/wp-content/themes/a/logo.webp' ) . '"/>';
		$parcel    = $this->packing()->export_document( $document );
		$kind      = 'Only images, videos, audio files and PDFs are included. SVG and other files are not.';
		$wanted    = array(
			'drawing.svg'       => $kind,
			'bill.docx'         => $kind,
			'large.png'         => 'It is larger than 10 MB.',
			'gone.png'          => 'Its file is missing.',
			'stray.jpg'         => 'It is not in the media library.',
			'photo-3-77x77.png' => 'It is not in the media library.',
			'logo.webp'         => 'It is not in the media library.',
		);
		$this->assertSame( $wanted, array_column( $parcel->left_behind, 'reason', 'name' ) );
		$this->assertCount( 1, $parcel->media );
		$this->assertSame( 8, substr_count( $parcel->content, 'https://pages.templately.invalid/wp-content/' ) );
		$this->assertStringContainsString( '/300x200/photo-3.png?x=1"', $parcel->content );
		$this->assertStringNotContainsString( (string) wp_parse_url( home_url(), PHP_URL_HOST ), $parcel->content );
		$this->assertSame( $document, $this->packing()->import_document( $parcel->content, $this->home( $parcel ), true ) );
	}

	public function test_at_most_200_files_are_exported(): void {
		$document = '';
		for ( $number = 1; $number <= 201; $number++ ) {
			$document .= '<img src="' . wp_get_attachment_url( $this->make_image( "many-$number", 2 * $number + 1 ) ) . '"/>';
		}
		$parcel = $this->packing()->export_document( $document );
		$this->assertCount( 200, $parcel->media );
		$this->assertSame( array( array( 'name' => 'many-201.png', 'reason' => 'A template can include at most 200 files.' ) ), $parcel->left_behind );
	}

	public function test_only_urls_of_this_host_are_exported(): void {
		$home     = untrailingslashit( home_url() );
		$document = "<a href=\"$home.evil.example/a\"/> <a href=\"{$home}-b/a\"/> <a href=\"$home@evil.example/a\"/>";
		$this->assertSame( $document, $this->packing()->export_document( $document )->content );
		$host = (string) wp_parse_url( $home, PHP_URL_HOST );
		$this->assertSame( '<a href="https://pages.templately.invalid/about/"/>', $this->packing()->export_document( '<a href="' . str_replace( $host, strtoupper( $host ), $home ) . '/about/"/>' )->content );
	}

	public function test_unsafe_names_are_replaced_and_changed_files_are_refused(): void {
		$image  = $this->make_image( 'Grüße (1)', 9 );
		$parcel = $this->packing()->export_document( '<img src="' . str_replace( 'Grüße (1)', rawurlencode( 'Grüße' ) . '%20%281%29', (string) wp_get_attachment_url( $image ) ) . '"/>' );
		$this->assertCount( 1, $parcel->media );
		$this->assertSame( "<img src=\"https://media.templately.invalid/{$parcel->media[0]->number}/full/medium.png\"/>", $parcel->content );
		file_put_contents( (string) get_attached_file( $image ), (string) file_get_contents( (string) get_attached_file( $this->library[0] ) ) );
		$this->expectException( Templately\Shared\Media\Invalid_Media::class );
		Document_Portability::media_bytes( $parcel->media[0] );
	}

	public function test_import_finds_attachments_by_content_and_changes_no_other_ids(): void {
		list( $first ) = $this->library;
		$url           = wp_get_upload_dir()['baseurl'] . '/made-for-cloud/photo-1';
		$parcel        = $this->packing()->export_document( "<img src=\"$url-300x200.png\" class=\"wp-image-$first\"/> <img src=\"$url-1024x683.png\"/> <a href=\"" . home_url( '/about/' ) . '">x</a>' );
		$sha256        = $parcel->media[0]->sha256;
		$there         = $this->make_image( 'there', 1 );
		( new Attachment_Index() )->record_hash( $there, $sha256, '' );
		wp_update_attachment_metadata( $there, array( 'sizes' => array( 'medium' => array( 'file' => 'there-300x200.png', 'width' => 300, 'height' => 200 ) ) ) );
		$ids = $this->packing()->find_local_attachments( array( $parcel->media[0]->to_array() ), false );
		$this->assertSame( array( $parcel->media[0]->number => $there ), $ids );
		$base = dirname( $url ) . '/there';
		$this->assertSame( "<img src=\"$base-300x200.png\" class=\"wp-image-$there\"/> <img src=\"$base.png\"/> <a href=\"https://pages.templately.invalid/about/\">x</a>", $this->packing()->import_document( $parcel->content, $ids, false ) );
		// The original attachment is used even if another one has the same bytes.
		( new Attachment_Index() )->record_hash( $first, $sha256, '' );
		$this->assertSame( array( $parcel->media[0]->number => $first ), $this->packing()->find_local_attachments( array( $parcel->media[0]->to_array() ), true ) );
		$this->assertSame( array( $parcel->media[0]->number => min( $first, $there ) ), $this->packing()->find_local_attachments( array( $parcel->media[0]->to_array() ), false ) );
		( new Attachment_Index() )->record_hash( $first, str_repeat( 'a', 64 ), '' );
		$this->assertSame( array( $parcel->media[0]->number => $there ), $this->packing()->find_local_attachments( array( $parcel->media[0]->to_array() ), true ) );
	}

	/** @return array<int, int> Number to attachment. */
	private function home( Portable_Document $parcel ): array {
		return array_column( $parcel->media, 'attachment', 'number' );
	}

	private function packing(): Document_Portability {
		return new Document_Portability( new Attachment_Index() );
	}
}
