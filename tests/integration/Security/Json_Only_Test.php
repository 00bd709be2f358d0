<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

/**
 * Data of hubs and users is never unserialised.
 * @group S10
 */
final class Json_Only_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/** In every text of a design and in every user input. */
	public function test_a_serialised_object_stays_text(): void {
		$bomb                    = serialize( new Woken_Canary() ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- what must not be woken.
		Woken_Canary::$was_woken = false;
		$this->act_as( 'editor' );
		$this->sign_in();
		$id    = $this->publish(
			array(
				'slug'        => 'bomb',
				'name'        => $bomb,
				'description' => $bomb,
				'tags'        => array( $bomb ),
				'content'     => array( "<!-- wp:paragraph -->\n<p>" . esc_html( $bomb ) . "</p>\n<!-- /wp:paragraph -->" ),
			)
		);
		$query = array( 'platform' => 'gutenberg', 'type' => 'sections' );
		$item  = $this->answer( 'GET', '/items/bomb', $query );
		$this->assertSame( $bomb, $item['name'] );
		$this->assertContains( $bomb, array_column( $item['tags'], 'name' ) );
		$page = $this->answer( 'POST', '/import/page', array( 'id' => $id, 'title' => $bomb, 'platform' => 'gutenberg' ) );
		$this->assertSame( $bomb, get_post( $page['id'] )->post_title );
		$this->answer( 'POST', '/login', array( 'email' => $bomb, 'password' => $bomb ) );
		$this->answer( 'GET', '/items', array( 'search' => substr( $bomb, 0, 90 ) ) + $query );
		$this->assertFalse( Woken_Canary::$was_woken );
	}
}

/**
 * Notes when it is woken.
 */
final class Woken_Canary {
 // phpcs:ignore Generic.Files.OneObjectStructurePerFile.MultipleFound -- for the test above.

	/** @var bool */
	public static $was_woken = false;

	/** Is called by unserialize(). */
	public function __wakeup(): void {
		self::$was_woken = true;
	}
}
