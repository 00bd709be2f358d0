<?php

declare( strict_types=1 );

use Templately\Shared\File_Tree;
use Templately\Site\Import\Run\Files;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Step_Context;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Fullsite_Import\Made_Up_Step;

/**
 * Which files a revert removes: those of the import with what WordPress made of them, and nothing beside them.
 */
final class Reverted_Files_Test extends Test_Case {

	use Imports;

	/** @var bool */
	protected $commits = true;

	/** @var string */
	private $folder;

	/** @var string A folder of somebody, to which links lead. */
	private $elsewhere;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->folder    = wp_normalize_path( wp_get_upload_dir()['basedir'] ) . '/made-up';
		$this->elsewhere = wp_normalize_path( WP_CONTENT_DIR ) . '/made-up-elsewhere';
		wp_mkdir_p( $this->folder );
		wp_mkdir_p( $this->elsewhere );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( array( 'plugin/linked', 'plugin/mine.txt', 'other' ) as $link ) {
			is_link( "$this->folder/$link" ) && unlink( "$this->folder/$link" );
		}
		File_Tree::remove( $this->folder );
		File_Tree::remove( $this->elsewhere );
		parent::tearDown();
	}

	/** With a picture go the sizes that were made of it later; a file of another name stays, and one that another attachment uses, whatever the case of its name. */
	public function test_pictures(): void {
		$run   = $this->import_pictures( array( 'pear.jpg', 'plum.jpg', 'Quince.jpg' ) );
		$gone  = array( 'pear-150x150.jpg', 'pear-scaled.jpg', 'pear-scaled-300x200.jpg', 'pear-rotated.jpg' );
		$stays = array( 'axb-150x150.jpg', 'pear-150x150-mine.jpg', 'pear-150x150.jpg.old', 'pear-300x300.jpg', 'pear-tree.jpg', 'sweet-pear-150x150.jpg' );
		$this->put( array_merge( $gone, $stays ) );
		foreach ( array( 'pear-300x300.jpg', 'plum.jpg', 'quince.JPG' ) as $name ) {
			add_post_meta( 1, '_wp_attached_file', "made-up/$name" );
		}
		$this->assertSame( Run::REVERTED, self::revert( $run )->status );
		$this->assertSame( array_merge( array( 'Quince.jpg' ), array_slice( $stays, 0, 5 ), array( 'plum.jpg', 'sweet-pear-150x150.jpg' ) ), $this->left() );
	}

	public function test_a_used_picture_stays_whatever_the_case_of_its_name(): void {
		global $wpdb;
		$is_mysql = $wpdb->dbh instanceof mysqli;
		$before   = $is_mysql ? $wpdb->get_row( "SHOW FULL COLUMNS FROM $wpdb->postmeta LIKE 'meta_value'" )->Collation : ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- MySQL's.
		$run      = $this->import_pictures( array( 'gone.jpg', 'ÄPFEL.jpg' ) );
		add_post_meta( 1, '_wp_attached_file', 'made-up/ÄPFEL.jpg' );
		$is_mysql && $wpdb->query( "ALTER TABLE $wpdb->postmeta MODIFY meta_value longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin" );
		try {
			self::revert( $run );
		} finally {
			$is_mysql && $wpdb->query( "ALTER TABLE $wpdb->postmeta MODIFY meta_value longtext CHARACTER SET utf8mb4 COLLATE $before" ); // phpcs:ignore WordPress.DB.PreparedSQL -- as it was.
		}
		$this->assertSame( array( 'ÄPFEL.jpg' ), $this->left() );
	}

	/** With the texts of a language go those of its scripts, whose names are hashes; other names stay. */
	public function test_languages(): void {
		$hash = str_repeat( '0f', 16 );
		$run  = self::import(
			self::step(
				function ( Step_Context $context ) use ( $hash ): void {
					foreach ( array( 'de.po', 'fr.mo' ) as $name ) {
						$context->files->expect( Files::FILE, "$this->folder/$name" );
					}
					$this->put( array( 'de.po', "de-$hash.json", "de-{$hash}0.json", 'de-mine.json', 'fr.mo', "fr-$hash.json" ) );
				}
			)
		);
		self::revert( $run );
		$this->assertSame( array( "de-{$hash}0.json", 'de-mine.json', "fr-$hash.json" ), $this->left() );
	}

	/** A folder goes when nothing of others is in it. */
	public function test_folders(): void {
		$run = self::import(
			self::step(
				function ( Step_Context $context ): void {
					$context->files->ensure_folder( "$this->folder/empty/below" );
					$context->files->ensure_folder( "$this->folder/full/below" );
				}
			)
		);
		$this->put( array( 'full/below/mine.txt' ) );
		self::revert( $run );
		$this->assertSame( array( 'full' ), $this->left() );
		$this->assertFileExists( "$this->folder/full/below/mine.txt" );
	}

	/** What a link leads to is somebody's: be it in a plugin's folder, or in its place. */
	public function test_links(): void {
		file_put_contents( "$this->elsewhere/mine.txt", 'Mine.' );
		$run = self::import(
			self::step(
				function ( Step_Context $context ): void {
					foreach ( array( 'plugin', 'other' ) as $name ) {
						$context->files->expect( Files::TREE, "$this->folder/$name" );
					}
					mkdir( "$this->folder/plugin" );
					file_put_contents( "$this->folder/plugin/made-up.php", '<?php' );
				}
			)
		);
		symlink( $this->elsewhere, "$this->folder/plugin/linked" );
		symlink( "$this->elsewhere/mine.txt", "$this->folder/plugin/mine.txt" );
		symlink( $this->elsewhere, "$this->folder/other" );
		self::revert( $run );
		$this->assertSame( array( 'other' ), $this->left() );
		$this->assertFileExists( "$this->elsewhere/mine.txt" );
	}

	/** Attachments that a plugin's set-up made go with their files; a file that was there before stays, and one outside the uploads folder. */
	public function test_attachments_of_plugins(): void {
		$this->put( array( 'older.jpg' ) );
		touch( "$this->folder/older.jpg", time() - 100 );
		file_put_contents( "$this->elsewhere/mine.txt", 'Mine.' );
		$run = self::import(
			self::step(
				function (): void {
					$this->put( array( 'made.jpg', 'made-scaled.jpg', 'made-150x150.jpg' ) );
					foreach ( array( 'made-up/made-scaled.jpg', 'made-up/older.jpg', 'made-up/never.jpg', '../made-up-elsewhere/mine.txt' ) as $file ) {
						update_post_meta( wp_insert_attachment( array( 'post_title' => 'Made', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg' ) ), '_wp_attached_file', $file );
					}
				}
			)
		);
		$this->assertSame( Run::REVERTED, self::revert( $run )->status );
		$this->assertSame( array( 'older.jpg' ), $this->left() );
		$this->assertFileExists( "$this->elsewhere/mine.txt" );
	}

	/**
	 * Imports pictures, each with its attachment.
	 *
	 * @param list<string> $names Names of their files.
	 */
	private function import_pictures( array $names ): Run {
		return self::import(
			self::step(
				function ( Step_Context $context ) use ( $names ): void {
					foreach ( $names as $name ) {
						$context->files->expect( Files::FILE, "$this->folder/$name" );
						$this->put( array( $name ) );
						wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), "$this->folder/$name" );
					}
				}
			)
		);
	}

	/** @param string[] $names Paths below the folder, of files that are written. */
	private function put( array $names ): void {
		foreach ( $names as $name ) {
			wp_mkdir_p( dirname( "$this->folder/$name" ) );
			file_put_contents( "$this->folder/$name", 'x' );
			// The clock of files is not the database's.
			touch( "$this->folder/$name", time() + 5 );
		}
	}

	/** @return array<string, Made_Up_Step> */
	private static function step( callable $work ): array {
		return array( 'templates' => new Made_Up_Step( array( $work ) ) );
	}

	/**
	 * @return list<string> What is left in the folder.
	 */
	private function left(): array {
		return array_values( array_diff( (array) scandir( $this->folder ), array( '.', '..' ) ) );
	}
}
