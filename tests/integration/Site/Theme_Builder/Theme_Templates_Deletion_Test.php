<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Templates\Theme_Template_Store;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;

final class Theme_Templates_Deletion_Test extends Test_Case {

	use Calls_Rest;
	use Builds_Themes;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
	}

	/** @return array{int, string} Status of the answer, and its code; of a success what it says. */
	private function delete( int $id ): array {
		$response = $this->call( 'POST', '/templately/v1/templates/theme/delete', array( 'id' => $id ) );
		$data     = (array) $response->get_data();
		return array( $response->get_status(), $data['code'] ?? $data['message'] );
	}

	/** @return array<int, bool> Templates of its list, and whether they can be deleted. */
	private function list_files( string $platform ): array {
		return array_column( $this->answer( 'GET', '/templates/theme', array( 'platform' => $platform ) )['items'], 'can_delete', 'id' );
	}

	public function test_a_trashed_template_can_be_restored_with_its_conditions(): void {
		$storage  = new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) );
		$stays    = $this->template( 'page', 'It stays' );
		$document = ( new Theme_Template_Store() )->create_document( 'header', 'Of Elementor' );
		update_post_meta( $document, Theme_Template_Store::ELEMENTS, '[{"elType":"container"}]' );
		$part = $this->template( 'header', 'A part' );
		$body = $this->template( 'page', 'A body' );
		switch_theme( 'twentytwentyone' );
		$own = ( new Theme_Template_Store() )->create( 'page', '', 'A classic body', '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->', true );
		switch_theme( 'twentytwentyfive' );
		$this->assertSame( Theme_Template_Store::OWN_TYPE, get_post_type( $own ) );
		$this->show( $stays, 'include/singular/page' );
		$conflicts = function () use ( $stays ): array {
			return array_column( $this->answer( 'POST', '/conditions/preview', self::body( $stays, 'include/singular/page' ) )['conflicts'], 'template_id' );
		};
		foreach ( array( array( $document, 'elementor', 'Of Elementor', 'header' ), array( $part, 'gutenberg', 'A part', 'header' ), array( $body, 'gutenberg', 'A body', 'body' ), array( $own, 'gutenberg', 'A classic body', 'body' ) ) as list( $id, $platform, $title, $location ) ) {
			$this->show( $id, 'include/singular/page', 'exclude/singular/front_page' );
			$before = array( $this->list_files( $platform ), $storage->locations(), array_column( $storage->find_matching( array( 'singular/page' => 20 ) ), 'template_id' ), $conflicts() );
			$this->assertTrue( $before[0][ $id ], $title );
			$this->assertContains( (string) $id, $before[2], $title );
			$this->assertSame( 'body' === $location ? array( $id ) : array(), $before[3], $title );
			$this->assertSame( array( 200, "“{$title}” was moved to the trash." ), $this->delete( $id ) );
			$this->assertSame( 'trash', get_post_status( $id ) );
			$this->assertSame( array_diff_key( $before[0], array( $id => true ) ), $this->list_files( $platform ), $title );
			$this->assertSame( array( (string) $stays ), array_column( $storage->find_matching( array( 'singular/page' => 20 ) ), 'template_id' ), $title );
			$this->assertSame( array( 'body' => 1 ), $storage->locations(), $title );
			$this->assertSame( array(), $conflicts(), $title );
			$this->assertSame( array( 404, 'not_a_template' ), $this->delete( $id ), 'It is there already.' );
			wp_untrash_post( $id );
			wp_publish_post( $id );
			$this->assertSame( $before, array( $this->list_files( $platform ), $storage->locations(), array_column( $storage->find_matching( array( 'singular/page' => 20 ) ), 'template_id' ), $conflicts() ), $title );
			wp_delete_post( $id, true );
			$this->assertSame( array(), $storage->find_by_templates( array( $id ) ) );
		}
		$this->assertSame( array( $stays => true ), $this->list_files( 'gutenberg' ) );
	}

	public function test_other_templates_are_not_deleted(): void {
		$ours  = $this->template( 'header' );
		$theme = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => 'single', 'post_status' => 'publish', 'post_content' => 'x' ) );
		wp_set_object_terms( $theme, get_stylesheet(), 'wp_theme' );
		$page = $this->page( 'A page' );
		$this->assertSame( array( $theme => false, $ours => true ), $this->list_files( 'gutenberg' ) );
		$this->assertSame( array( 409, 'not_ours' ), $this->delete( $theme ) );
		$this->assertSame( array( 404, 'not_a_template' ), $this->delete( $page ) );
		$this->assertSame( array( 403, 'rest_forbidden' ), $this->delete( 999999999 ) );
		$this->act_as( 'editor' );
		$this->assertSame( array( 403, 'rest_forbidden' ), $this->delete( $ours ) );
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->delete( $ours )[0] );
		$this->act_as( 'administrator' );
		add_filter( 'pre_trash_post', '__return_false' );
		$this->assertSame( array( 500, 'not_deleted' ), $this->delete( $ours ) );
		foreach ( array( $ours, $theme, $page ) as $id ) {
			$this->assertSame( 'publish', get_post_status( $id ) );
		}
		remove_filter( 'pre_trash_post', '__return_false' );
		add_filter(
			'map_meta_cap',
			static function ( array $needed, string $asked ): array {
				return 'delete_post' === $asked ? array( 'do_not_allow' ) : $needed;
			},
			10,
			2
		);
		$this->assertSame( array( $theme => false, $ours => false ), $this->list_files( 'gutenberg' ) );
		$this->assertSame( array( 403, 'rest_forbidden' ), $this->delete( $ours ) );
	}
}
