<?php

declare( strict_types=1 );

use Templately\Site\Import\Change_Log\Change_Store;
use Templately\Site\Import\Run\File_Log;
use Templately\Site\Import\Run\Run;
use Templately\Site\Import\Run\Working_Folder;
use Templately\Tests\Fullsite_Import\Imports;

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

	/** @var Run */
	private $run;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->folder    = wp_get_upload_dir()['basedir'] . '/made-up';
		$this->elsewhere = WP_CONTENT_DIR . '/made-up-elsewhere';
		$this->run       = self::begin();
		wp_mkdir_p( $this->folder );
		wp_mkdir_p( $this->elsewhere );
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		foreach ( array( 'plugin/linked', 'plugin/mine.txt', 'other' ) as $link ) {
			is_link( "$this->folder/$link" ) && unlink( "$this->folder/$link" );
		}
		Working_Folder::remove_tree( $this->folder );
		Working_Folder::remove_tree( $this->elsewhere );
		parent::tearDown();
	}

	/** With a picture go its sizes, also such as were made later; a file of another name stays, and one that shows somewhere, however its name is written. */
	public function test_pictures(): void {
		$gone  = array( 'pear.jpg', 'pear.jpg.tpl-tmp', 'pear-150x150.jpg', 'pear-150x150.webp', 'pear-scaled.jpg', 'pear-scaled-300x200.jpg', 'pear-rotated.jpg', 'a.b.jpg' );
		$stays = array( 'a-b-150x150.jpg', 'axb-150x150.jpg', 'fig-rotated.jpg', 'fig.jpg', 'pear-150x150-mine.jpg', 'pear-150x150.jpg.old', 'pear-300x300.jpg', 'pear-tree.jpg', 'plum-scaled.jpg', 'plum.jpg', 'quince.jpg', 'sweet-pear-150x150.jpg' );
		$this->put( array_merge( $gone, $stays ) );
		foreach ( array( 'fig-rotated.jpg', 'pear-300x300.jpg', 'plum-scaled.jpg', 'Quince.JPG' ) as $name ) {
			add_post_meta( 1, '_wp_attached_file', "made-up/$name" );
		}
		$this->revert( File_Log::FILE, array( 'a.b.jpg', 'fig.jpg', 'pear.jpg', 'plum.jpg', 'quince.jpg' ) );
		$this->assertSame( $stays, $this->left() );
		$this->assertSame( array( 'a.b.jpg' => 'gone', 'fig.jpg' => 'kept', 'pear.jpg' => 'gone', 'plum.jpg' => 'kept', 'quince.jpg' => 'kept' ), $this->states() );
	}

	/** A picture that is used stays, whatever its letters are, also where the database tells them by their case. */
	public function test_letters_of_used_pictures(): void {
		global $wpdb;
		$is_mysql = $wpdb->dbh instanceof mysqli;
		$before   = $is_mysql ? $wpdb->get_row( "SHOW FULL COLUMNS FROM $wpdb->postmeta LIKE 'meta_value'" )->Collation : ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- MySQL's.
		$this->put( array( 'gone.jpg', 'ÄPFEL.jpg' ) );
		add_post_meta( 1, '_wp_attached_file', 'made-up/ÄPFEL.jpg' );
		$is_mysql && $wpdb->query( "ALTER TABLE $wpdb->postmeta MODIFY meta_value longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin" );
		try {
			$this->revert( File_Log::FILE, array( 'gone.jpg', 'ÄPFEL.jpg' ) );
		} finally {
			$is_mysql && $wpdb->query( "ALTER TABLE $wpdb->postmeta MODIFY meta_value longtext CHARACTER SET utf8mb4 COLLATE $before" ); // phpcs:ignore WordPress.DB.PreparedSQL -- as it was.
		}
		$this->assertSame( array( 'ÄPFEL.jpg' ), $this->left() );
	}

	/** With the texts of a language go those of its scripts, whose names are hashes; what only looks so stays. */
	public function test_languages(): void {
		$hash = str_repeat( '0f', 16 );
		$this->put( array( 'de.po', "de-$hash.json", "de-{$hash}0.json", 'de-mine.json', 'fr.mo', "fr-$hash.json" ) );
		$this->revert( File_Log::FILE, array( 'de.po', 'fr.mo' ) );
		$this->assertSame( array( "de-{$hash}0.json", 'de-mine.json', "fr-$hash.json" ), $this->left() );
	}

	/** A folder goes when nothing of others is in it. */
	public function test_folders(): void {
		$this->put( array( 'empty/below/pear.txt', 'full/below/mine.txt' ) );
		wp_delete_file( "$this->folder/empty/below/pear.txt" );
		$this->revert( File_Log::FOLDER, array( 'empty', 'empty/below', 'full', 'full/below' ) );
		$this->assertSame( array( 'full' ), $this->left() );
		$this->assertFileExists( "$this->folder/full/below/mine.txt" );
		$this->assertSame( array( 'empty' => 'gone', 'empty/below' => 'gone', 'full' => 'kept', 'full/below' => 'kept' ), $this->states() );
	}

	/** What a link leads to is somebody's: be it in a plugin's folder, or in its place. */
	public function test_links(): void {
		file_put_contents( "$this->elsewhere/mine.txt", 'Mine.' );
		$this->put( array( 'plugin/made-up.php' ) );
		symlink( $this->elsewhere, "$this->folder/plugin/linked" );
		symlink( "$this->elsewhere/mine.txt", "$this->folder/plugin/mine.txt" );
		symlink( $this->elsewhere, "$this->folder/other" );
		$this->revert( File_Log::TREE, array( 'plugin', 'other' ) );
		$this->assertSame( array( 'other' ), $this->left() );
		$this->assertFileExists( "$this->elsewhere/mine.txt" );
	}

	/** Attachments that a plugin made go with their files; not with files that were there before, or lie elsewhere; those of old ones and of what is kept stay. */
	public function test_attachments_of_plugins(): void {
		$this->put( array( 'kept-by-name.jpg', 'made.jpg', 'made-1.jpg', 'made-by-name.jpg', 'made-scaled.jpg', 'old-by-name.jpg', 'older.jpg', 'unknown.jpg' ) );
		touch( "$this->folder/older.jpg", $this->run->started_at - 1 );
		file_put_contents( "$this->elsewhere/mine.txt", 'Mine.' );
		$sizes = static function ( string $name ): string {
			return serialize( array( 'file' => "made-up/$name.jpg", 'original_image' => "$name-1.jpg", 'sizes' => array( array( 'file' => "$name-by-name.jpg" ), array( 'file' => array() ) ) ) );
		};
		$this->note_meta( '_wp_attached_file', 'made-up/made-scaled.jpg' );
		$this->note_meta( '_wp_attachment_metadata', $sizes( 'made' ) );
		$this->note_meta( '_wp_attached_file', 'made-up/made.jpg' );
		$this->note_meta( '_wp_attached_file', 'made-up/older.jpg' );
		$this->note_meta( '_wp_attached_file', 'made-up/never.jpg' );
		$this->note_meta( '_wp_attached_file', '../made-up-elsewhere/mine.txt' );
		$this->note_meta( '_wp_attachment_metadata', serialize( array( 'sizes' => array( array( 'file' => 'unknown.jpg' ) ) ) ) );
		$this->note_meta( '_wp_attachment_metadata', $sizes( 'old' ), $sizes( 'old' ) );
		$this->note_meta( '_wp_attachment_metadata', $sizes( 'kept' ), null, Change_Store::KEPT );
		$this->run = self::take_back( $this->run );
		$this->assertSame( Run::REVERTED, $this->run->status );
		$this->assertSame( array( 'kept-by-name.jpg', 'old-by-name.jpg', 'older.jpg', 'unknown.jpg' ), $this->left() );
		$this->assertFileExists( "$this->elsewhere/mine.txt" );
	}

	/**
	 * @param string[] $names Paths below the folder, of files that are written.
	 */
	private function put( array $names ): void {
		foreach ( $names as $name ) {
			wp_mkdir_p( dirname( "$this->folder/$name" ) );
			file_put_contents( "$this->folder/$name", 'x' );
			// The clock of files is not the database's.
			touch( "$this->folder/$name", $this->run->started_at );
		}
	}

	/**
	 * Reverts an import that made some files.
	 *
	 * @param string   $kind  One of Files.
	 * @param string[] $names Their paths below the folder.
	 */
	private function revert( string $kind, array $names ): void {
		global $wpdb;
		foreach ( $names as $name ) {
			$wpdb->insert( "{$wpdb->prefix}templately_files", array( 'run_id' => $this->run->id, 'source' => '', 'kind' => $kind, 'path' => "content:uploads/made-up/$name", 'state' => 'done', 'sha256' => '' ) );
		}
		$this->run = self::take_back( $this->run );
		$this->assertSame( Run::REVERTED, $this->run->status );
	}

	/**
	 * Writes a meta, and notes in the journal that the import did.
	 *
	 * @param string      $key    Its key.
	 * @param string      $value  Its value.
	 * @param string|null $before As it was; null where it was not there.
	 * @param int         $state  One of Journal.
	 */
	private function note_meta( string $key, string $value, ?string $before = null, int $state = Change_Store::DUE ): void {
		global $wpdb;
		$row = array( 'post_id' => '1', 'meta_key' => $key );
		$wpdb->insert( $wpdb->postmeta, $row + array( 'meta_value' => $value ) );
		$id    = (string) $wpdb->insert_id;
		$image = null === $before ? null : wp_json_encode( array( 'meta_id' => $id, 'meta_value' => $before ) + $row );
		$wpdb->insert( "{$wpdb->prefix}templately_rows", array( 'run_id' => $this->run->id, 'tbl' => $wpdb->postmeta, 'pk' => $id, 'kind' => Change_Store::ROW, 'before_image' => $image, 'after_hash' => '', 'state' => $state ) );
	}

	/**
	 * @return list<string> What is left in the folder.
	 */
	private function left(): array {
		return array_values( array_diff( (array) scandir( $this->folder ), array( '.', '..' ) ) );
	}

	/**
	 * @return array<string, string> Path below the folder to what became of it.
	 */
	private function states(): array {
		global $wpdb;
		$states = array();
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT path, state FROM {$wpdb->prefix}templately_files WHERE run_id = %d ORDER BY path", $this->run->id ) ) as $row ) {
			$states[ substr( $row->path, strlen( 'content:uploads/made-up/' ) ) ] = $row->state;
		}
		return $states;
	}
}
