<?php

declare( strict_types=1 );

use Templately\Tests\Calls_Rest;
use Templately\Tests\Publishes_Designs;

final class Insertion_Arguments_Test extends Test_Case {

	use Calls_Rest;
	use Publishes_Designs;

	/**
	 * @group RST-045
	 * @group RST-047
	 */
	public function test_missing_and_invalid_arguments_are_refused_by_name(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$id    = $this->publish();
		$pages = wp_count_posts( 'page' );
		foreach ( array(
			'/insert'      => array( 'id' => $id, 'postId' => $this->draft(), 'platform' => 'gutenberg' ),
			'/import/page' => array( 'id' => $id, 'title' => 'Supper', 'platform' => 'gutenberg' ),
		) as $path => $all ) {
			foreach ( array_keys( $all ) as $name ) {
				$this->assertSame( array( 400, 'rest_invalid_param', array( $name ) ), $this->refusal( $path, array_diff_key( $all, array( $name => 1 ) ) ), "$path without $name" );
			}
			foreach ( array( 'id' => 'a-slug', 'platform' => 'bricks', 'origin' => 'elsewhere', 'title ' => 'Supper' ) as $name => $value ) {
				$this->assertSame( array( 400, 'rest_invalid_param', array( $name ) ), $this->refusal( $path, array( $name => $value ) + $all ), "$path with another $name" );
			}
			$this->assertSame( array( 409, 'elementor_missing', array() ), $this->refusal( $path, array( 'platform' => 'elementor' ) + $all ) );
		}
		$this->assertEquals( $pages, wp_count_posts( 'page' ) );
	}

	/** @group RST-047 */
	public function test_imported_media_are_attached_to_the_post(): void {
		$this->act_as( 'administrator' );
		$this->sign_in();
		$query  = array( 'id' => $this->publish_with_image()['id'], 'platform' => 'gutenberg' );
		$draft  = $this->draft();
		$parent = function ( $post ) use ( $query ): int {
			$made = $this->answer( 'POST', '/insert', array( 'postId' => $post ) + $query )['attachments'];
			$this->assertCount( 1, $made );
			$of = (int) get_post( $made[0] )->post_parent;
			wp_delete_attachment( $made[0], true );
			return $of;
		};
		$this->assertSame( array( $draft, $draft, 0 ), array( $parent( $draft ), $parent( (string) $draft ), $parent( 'twentytwentyfive//home' ) ) );
	}

	/** Returns a post that the current user may edit. */
	private function draft(): int {
		return (int) wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
	}

	/**
	 * @param array<string, mixed> $body What is sent.
	 * @return array{int, string, list<string>} Status, code and fields that are named.
	 */
	private function refusal( string $path, array $body ): array {
		$response = $this->call( 'POST', "/templately/v1$path", $body );
		return array( $response->get_status(), (string) $response->get_data()['code'], array_keys( $response->get_data()['data']['fields'] ?? array() ) );
	}
}
