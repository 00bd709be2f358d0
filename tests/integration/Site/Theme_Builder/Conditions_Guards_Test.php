<?php

declare( strict_types=1 );

use Templately\Site\Theme_Builder\Conditions\Condition;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;

final class Conditions_Guards_Test extends Test_Case {

	use Calls_Rest;
	use Builds_Themes;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
	}

	public function test_arguments_are_limited(): void {
		$id     = $this->template( 'single' );
		$search = array( 'name' => 'singular', 'sub_name' => 'post', 'control' => 'post', 'query' => 'x' );
		$row    = array( 'type' => 'include', 'name' => 'singular', 'sub_name' => 'post', 'sub_id' => 0 );
		$make   = array( 'platform' => 'gutenberg', 'type' => 'header', 'title' => 'x', 'item_id' => 0 );
		$rows   = static function ( array $row ) use ( $id ): array {
			return array( 'template_id' => $id, 'conditions' => array( $row ) );
		};
		$code   = function ( string $method, string $path, array $data ): string {
			$body = (array) $this->call( $method, "/templately/v1$path", $data )->get_data();
			return (string) ( $body['code'] ?? '' );
		};
		foreach (
			array(
				array( 'GET', '/autocomplete-condition', array( 'name' => 'pages' ) + $search, 'rest_invalid_param' ),
				array( 'GET', '/autocomplete-condition', array( 'name' => 'archive' ) + $search, 'no_choice' ),
				array( 'GET', '/autocomplete-condition', array( 'sub_name' => str_repeat( 'a', 49 ) ) + $search, 'rest_invalid_param' ),
				array( 'GET', '/autocomplete-condition', array( 'sub_name' => str_repeat( 'a', 48 ) ) + $search, 'no_choice' ),
				array( 'GET', '/autocomplete-condition', array( 'control' => 'page' ) + $search, 'rest_invalid_param' ),
				array( 'GET', '/autocomplete-condition', array( 'control' => 'term' ) + $search, 'no_choice' ),
				array( 'GET', '/autocomplete-condition', array( 'query' => str_repeat( 'ä', 201 ) ) + $search, 'rest_invalid_param' ),
				array( 'GET', '/autocomplete-condition', array( 'query' => str_repeat( 'ä', 200 ) ) + $search, '' ),
				array( 'POST', '/save-conditions', $rows( array( 'type' => 'only' ) + $row ), 'rest_invalid_param' ),
				array( 'POST', '/save-conditions', $rows( array( 'name' => 'pages' ) + $row ), 'rest_invalid_param' ),
				array( 'POST', '/save-conditions', $rows( array( 'sub_name' => str_repeat( 'a', 49 ) ) + $row ), 'rest_invalid_param' ),
				array( 'POST', '/save-conditions', $rows( array( 'sub_name' => str_repeat( 'a', 48 ) ) + $row ), 'invalid_conditions' ),
				array( 'POST', '/save-conditions', $rows( array( 'sub_id' => -1 ) + $row ), 'rest_invalid_param' ),
				array( 'POST', '/save-conditions', array( 'template_id' => $id, 'conditions' => array_fill( 0, 201, $row ) ), 'rest_invalid_param' ),
				array( 'POST', '/save-conditions', array( 'template_id' => $id, 'conditions' => array_fill( 0, 200, $row ) ), '' ),
				array( 'POST', '/conditions/preview', array( 'template_id' => $id, 'conditions' => array_fill( 0, 201, $row ) ), 'rest_invalid_param' ),
				array( 'POST', '/create-template', array( 'platform' => 'brizy' ) + $make, 'rest_invalid_param' ),
				array( 'POST', '/create-template', array( 'type' => str_repeat( 'a', 49 ) ) + $make, 'rest_invalid_param' ),
				array( 'POST', '/create-template', array( 'type' => str_repeat( 'a', 48 ) ) + $make, 'invalid_type' ),
				array( 'POST', '/create-template', array( 'title' => str_repeat( 'ä', 201 ) ) + $make, 'rest_invalid_param' ),
				array( 'POST', '/create-template', array( 'title' => str_repeat( 'ä', 200 ) ) + $make, '' ),
				array( 'POST', '/create-template', array( 'item_id' => -1 ) + $make, 'rest_invalid_param' ),
				array( 'GET', '/templates/theme', array( 'page' => 0 ), 'rest_invalid_param' ),
				array( 'GET', '/templates/theme', array( 'page' => 100001 ), 'rest_invalid_param' ),
				array( 'GET', '/templates/theme', array( 'page' => 100000 ), '' ),
				array( 'GET', '/templates/theme', array( 'platform' => 'brizy' ), 'rest_invalid_param' ),
				array( 'GET', '/templates/types', array( 'platform' => 'brizy' ), 'rest_invalid_param' ),
				array( 'GET', '/templates/designs', array( 'type' => str_repeat( 'a', 49 ) ), 'rest_invalid_param' ),
				array( 'GET', '/templates/designs', array( 'type' => str_repeat( 'a', 48 ) ), '' ),
			) as list( $method, $path, $data, $expected )
		) {
			$this->assertSame( $expected, $code( $method, $path, $data ), "$method $path " . wp_json_encode( $data ) );
		}
	}

	public function test_searches_return_at_most_twenty(): void {
		register_post_type( 'tly_chapter', array( 'public' => true, 'hierarchical' => true ) );
		register_post_type( 'tly_note', array( 'public' => false, 'hierarchical' => true ) );
		try {
			$this->post( 'Elsewhere', 0, array( 'post_content' => 'Quagga', 'post_excerpt' => 'Quagga' ) );
			$post    = $this->post( 'Quagga post' );
			$page    = $this->page( 'Quagga page' );
			$chapter = $this->post( 'Quagga chapter', 0, array( 'post_type' => 'tly_chapter' ) );
			$note    = $this->post( 'Quagga note', 0, array( 'post_type' => 'tly_note' ) );
			$trashed = $this->post( 'Quagga in the bin' );
			wp_trash_post( $trashed );
			$this->post( 'Quagga begun', 0, array( 'post_status' => 'auto-draft' ) );
			$found = function ( string $sub_name, string $control, string $query = 'quagga', string $name = 'singular' ): array {
				$values = array_column( $this->answer( 'GET', '/autocomplete-condition', compact( 'name', 'sub_name', 'control', 'query' ) ), 'value' );
				sort( $values );
				return $values;
			};
			$this->assertSame( array( $post ), $found( 'post', 'post' ) );
			$this->assertSame( array( $post ), $found( 'post', 'post', '  quagga ' ) );
			$this->assertSame( array( $page, $chapter ), $found( 'child_of', 'post' ), 'What can have children, and is looked at.' );
			$term = $this->term( 'Quagga term' );
			$this->assertSame( array( $term ), $found( 'in_category', 'term', ' quagga  ' ) );

			$chosen = new Condition_Targets( new Condition_Types() );
			$fault  = static function ( string $text ) use ( $chosen ): string {
				return $chosen->validation_error( Condition::parse( $text ) );
			};
			$gone   = 'The page or post of this condition does not exist or has another type.';
			foreach ( array( "singular/child_of/$page" => '', "singular/child_of/$chapter" => '', "singular/child_of/$note" => $gone, "singular/post/$post" => '', "singular/post/$trashed" => $gone, "singular/any_child_of/$trashed" => $gone, 'general' => '', 'pages' => '“pages” does not exist on this site at the moment, so this condition has no effect.' ) as $key => $sentence ) {
				$this->assertSame( $sentence, $fault( "include/$key" ), $key );
			}

			for ( $count = 0; $count < 22; $count++ ) {
				$this->post( "Quagga $count" );
				$id = $this->act_as( 'author' );
				wp_update_user( array( 'ID' => $id, 'display_name' => "Quagga $count" ) );
			}
			$this->act_as( 'administrator' );
			$this->assertCount( 20, $found( 'post', 'post' ) );
			$this->assertCount( 20, $found( 'by_author', 'author' ) );
			for ( $count = 0; $count < 22; $count++ ) {
				$this->post( "Quagga more $count" );
			}
			foreach ( array_slice( $found( 'post', 'post' ), 0, 2 ) as $some ) {
				wp_update_post( array( 'ID' => $some, 'post_status' => 'private', 'post_author' => 1 ) );
			}
			( new WP_User( $this->act_as( 'author' ) ) )->add_cap( 'edit_theme_options' );
			$reader = get_current_user_id();
			wp_set_current_user( 0 );
			wp_set_current_user( $reader );
			$this->assertCount( 20, $found( 'post', 'post' ) );
			// Login names and email addresses are not searched.
			wp_update_user( array( 'ID' => $reader, 'display_name' => 'Somebody', 'user_nicename' => 'somebody', 'user_email' => 'okapi@example.org' ) );
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, array( 'user_login' => 'okapi' ), array( 'ID' => $reader ) );
			$this->assertSame( array( array( $reader ), array() ), array( $found( 'by_author', 'author', 'somebod' ), $found( 'by_author', 'author', 'okapi' ) ) );
		} finally {
			unregister_post_type( 'tly_chapter' );
			unregister_post_type( 'tly_note' );
		}
	}
}
