<?php

declare( strict_types=1 );

use Templately\Storage\Settings;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/**
 * Free designs among WordPress's own patterns.
 */
final class Patterns_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/**
	 * Returns our patterns as the editor gets them.
	 *
	 * @return array<string, array<string, mixed>> Name to pattern.
	 */
	private function patterns(): array {
		// Each request of an editor registers them anew.
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( 0 === strpos( $pattern['name'], 'templately/' ) ) {
				unregister_block_pattern( $pattern['name'] );
			}
		}
		$all = array_column( $this->call( 'GET', '/wp/v2/block-patterns/patterns' )->get_data(), null, 'name' );
		return array_filter(
			$all,
			static function ( string $name ): bool {
				return 0 === strpos( $name, 'templately/' );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Free blocks stand under the plugin's category, free pages among the starter patterns; what costs money does not. */
	public function test_free_designs_are_patterns(): void {
		$this->act_as( 'editor' );
		$this->publish( array( 'slug' => 'free-block', 'name' => 'Free block', 'downloads' => 900000 ) );
		$this->publish( array( 'slug' => 'free-page', 'name' => 'Free page', 'type' => 'pages', 'downloads' => 900000 ) );
		$this->publish( array( 'slug' => 'pro-block', 'name' => 'Pro block', 'plan' => 'pro', 'price' => 9, 'downloads' => 900000 ) );
		$patterns = $this->patterns();
		$this->assertSame( array( 'templately' ), $patterns['templately/free-block']['categories'] );
		$this->assertStringContainsString( 'Made for a test', $patterns['templately/free-block']['content'] );
		$this->assertSame( array( 'core/post-content' ), $patterns['templately/free-page']['block_types'] );
		$this->assertSame( array( 'page' ), $patterns['templately/free-page']['post_types'] );
		$this->assertArrayNotHasKey( 'templately/pro-block', $patterns );
		$this->assertLessThanOrEqual( 60, count( $patterns ) );
		$categories = array_column( $this->call( 'GET', '/wp/v2/block-patterns/categories' )->get_data(), 'label', 'name' );
		$this->assertSame( 'Templately', $categories['templately'] );
	}

	/** A design with images is one as soon as this site has them, and shows this site's. */
	public function test_images_have_to_be_here(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$design = $this->publish_with_image();
		$this->assertArrayNotHasKey( 'templately/with-image', $this->patterns() );
		$post   = (int) wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
		$answer = $this->answer( 'POST', '/insert', array( 'id' => $design['id'], 'postId' => $post, 'platform' => 'gutenberg' ) );
		$shown  = $this->patterns()['templately/with-image']['content'];
		$this->assertStringContainsString( (string) wp_get_attachment_url( $answer['attachments'][0] ), $shown );
		$this->assertStringNotContainsString( '.invalid', $shown );
	}

	/** Who edits nothing sees none, and one switch turns them off. */
	public function test_when_there_are_none(): void {
		$this->act_as( 'subscriber' );
		$this->assertSame( 403, $this->call( 'GET', '/wp/v2/block-patterns/patterns' )->get_status() );
		$this->act_as( 'editor' );
		$this->assertNotSame( array(), $this->patterns() );
		( new Settings() )->change( array( 'patterns' => false ) );
		remove_all_filters( 'rest_pre_dispatch' );
		$GLOBALS['wp_rest_server'] = null;
		$this->assertSame( array(), $this->patterns() );
	}
}
