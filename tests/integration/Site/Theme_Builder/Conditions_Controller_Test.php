<?php

declare( strict_types=1 );

use Templately\Shared\Database\Transaction;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;
use Templately\Site\Theme_Builder\Conditions\Request_Simulation;
use Templately\Site\Theme_Builder\Page_Explainer;
use Templately\Tests\Builds_Themes;
use Templately\Tests\Calls_Rest;

final class Conditions_Controller_Test extends Test_Case {

	use Calls_Rest;
	use Builds_Themes;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
	}

	/**
	 * @group RST-051
	 * @group RST-052
	 * @group CND-013
	 */
	public function test_returns_a_template_with_its_conditions_and_the_available_ones(): void {
		$this->make_books();
		$id     = $this->template( 'category' );
		$answer = $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) );
		$this->assertSame( array( 'template', 'config', 'template_conditions' ), array_keys( $answer ) );
		$edit = $answer['template']['edit_link'];
		$this->assertStringContainsString( 'site-editor.php?', $edit );
		$this->assertSame( array( 'id' => $id, 'title' => 'Category', 'platform' => 'gutenberg', 'type' => 'category', 'location' => 'body', 'status' => 'publish', 'edit_link' => $edit, 'note' => '', 'can_delete' => true ), $answer['template'] );
		$this->assertSame( array(), $answer['template_conditions'] );

		$config = $answer['config'];
		$this->assertSame( array( 'general', 'archive', 'singular' ), array_keys( $config ) );
		foreach ( $config as $name ) {
			$this->assertSame( array( 'label', 'plural_label', 'sub_conditions', 'controls' ), array_keys( $name ) );
		}
		$this->assertSame( array( 'label' => 'Entire site', 'plural_label' => 'Entire site', 'sub_conditions' => array(), 'controls' => array() ), $config['general'] );
		$this->assertSame( array( 'Archives', 'All archives' ), array( $config['archive']['label'], $config['archive']['plural_label'] ) );
		$this->assertSame( array( 'Single entries', 'All single entries' ), array( $config['singular']['label'], $config['singular']['plural_label'] ) );
		$controls = static function ( array $config ): array {
			return array_map(
				static function ( array $sub ): string {
					return implode( ' ', $sub['controls'] );
				},
				$config['sub_conditions']
			);
		};
		$this->assertSame(
			array( 'author' => 'author', 'date' => '', 'year' => '', 'month' => '', 'day' => '', 'search' => '', 'paged' => '', 'post_archive' => '', 'post' => '', 'category' => 'term', 'child_of_category' => 'term', 'any_child_of_category' => 'term', 'post_tag' => 'term', 'post_format' => 'term', 'book_archive' => '', 'book' => '', 'genre' => 'term', 'child_of_genre' => 'term', 'any_child_of_genre' => 'term' ),
			$controls( $config['archive'] )
		);
		$this->assertSame(
			array( 'front_page' => '', 'privacy_policy' => '', 'post' => 'post', 'in_category' => 'term', 'in_category_children' => 'term', 'in_post_tag' => 'term', 'in_post_format' => 'term', 'post_by_author' => 'author', 'page' => 'post', 'page_by_author' => 'author', 'attachment' => 'post', 'attachment_by_author' => 'author', 'book' => 'post', 'in_genre' => 'term', 'in_genre_children' => 'term', 'book_by_author' => 'author', 'child_of' => 'post', 'any_child_of' => 'post', 'by_author' => 'author', 'not_found404' => '' ),
			$controls( $config['singular'] )
		);
		$this->assertSame( array( 'label' => 'Categories', 'controls' => array( 'term' ) ), $config['archive']['sub_conditions']['category'] );
		$this->assertSame( array( 'label' => 'In Genres', 'controls' => array( 'term' ) ), $config['singular']['sub_conditions']['in_genre'] );
		$this->assertSame( array( 400, 'rest_invalid_param' ), $this->refusal( 'GET', array( 'template_id' => 0 ) ) );
		$this->assertSame( array( 400, 'rest_invalid_param' ), $this->refusal( 'GET', array() ) );
		$this->show( $this->template( 'page' ), 'include/general' );
		$this->show( $id, 'include/archive', 'exclude/archive/search' );
		$this->assertSame( array( array( 'include', 'archive', '', 0, '', '' ), array( 'exclude', 'archive', 'search', 0, '', '' ) ), self::rows( $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) )['template_conditions'] ), 'Its own, and no others.' );
	}

	/**
	 * @group RST-053
	 * @group CND-001
	 * @group CND-006
	 * @group CND-012
	 */
	public function test_save_replaces_the_conditions(): void {
		$id    = $this->template( 'single' );
		$other = $this->template( 'page' );
		$this->show( $other, 'include/general' );
		$news  = $this->term( 'News & more' );
		$page  = $this->page( 'About us' );
		$ada   = $this->act_as( 'administrator' );
		$saved = $this->save( $id, "exclude/singular/page/$page", "include/singular/in_category/$news", "include/singular/post_by_author/$ada", 'include/archive' );
		$this->assertSame( array( 'status', 'message', 'data' ), array_keys( $saved ) );
		$this->assertSame( array( 'success', 'Conditions saved.' ), array( $saved['status'], $saved['message'] ) );
		$rows = $saved['data']['template_conditions'];
		$this->assertSame( array( 'id', 'type', 'name', 'sub_name', 'sub_id', 'sub_label', 'fault' ), array_keys( $rows[0] ) );
		$this->assertSame(
			array(
				array( 'exclude', 'singular', 'page', $page, 'About us', '' ),
				array( 'include', 'singular', 'in_category', $news, 'News & more', '' ),
				array( 'include', 'singular', 'post_by_author', $ada, (string) wp_get_current_user()->display_name, '' ),
				array( 'include', 'archive', '', 0, '', '' ),
			),
			self::rows( $rows )
		);
		$this->assertSame( array_values( array_unique( array_column( $rows, 'id' ) ) ), array_column( $rows, 'id' ) );
		$this->assertSame( array( "singular/page/$page", "singular/in_category/$news", "singular/post_by_author/$ada", 'archive' ), array_column( ( new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ) )->find_by_templates( array( $id ) )[ $id ], 'k' ) );
		$this->assertSame( $rows, $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) )['template_conditions'] );

		$this->assertSame( array( array( 'exclude', 'archive', 'search', 0, '', '' ) ), self::rows( $this->save( $id, 'exclude/archive/search' )['data']['template_conditions'] ) );
		$this->assertSame( array(), $this->save( $id )['data']['template_conditions'] );
		$this->assertCount( 1, $this->answer( 'GET', '/conditions', array( 'template_id' => $other ) )['template_conditions'], 'Those of another template stay.' );
		foreach ( array( 'conditions' => array( 'template_id' => $other ), 'template_id' => array( 'conditions' => array() ) ) as $missing => $data ) {
			$response = $this->call( 'POST', '/templately/v1/save-conditions', $data );
			$this->assertSame( array( 400, 'rest_invalid_param', "$missing is missing." ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ) );
		}
		$this->assertCount( 1, $this->answer( 'GET', '/conditions', array( 'template_id' => $other ) )['template_conditions'] );
		// Duplicates are removed.
		$this->assertCount( 1, $this->save( $id, 'include/general', 'include/general' )['data']['template_conditions'] );
	}

	public function test_an_empty_sub_id_means_all(): void {
		$id  = $this->template( 'single' );
		$row = array( 'type' => 'include', 'name' => 'singular', 'sub_name' => 'post', 'sub_id' => '' );
		$this->assertSame( array( array( 'include', 'singular', 'post', 0, '', '' ) ), self::rows( $this->answer( 'POST', '/save-conditions', array( 'template_id' => $id, 'conditions' => array( $row ) ) )['data']['template_conditions'] ) );
		$this->assertSame( 400, $this->call( 'POST', '/templately/v1/save-conditions', array( 'template_id' => $id, 'conditions' => array( array( 'sub_id' => 'all' ) + $row ) ) )->get_status() );
	}

	public function test_one_invalid_row_prevents_saving(): void {
		$this->make_books();
		$id    = $this->template( 'single' );
		$page  = $this->page( 'A page' );
		$news  = $this->term( 'News' );
		$genre = $this->term( 'Poetry', 'genre' );
		$this->save( $id, 'include/singular/post' );
		$gone = 'The page or post of this condition does not exist or has another type.';
		$term = 'The term of this condition does not exist or has another taxonomy.';
		foreach (
			array(
				'include/singular/in_films'           => '“in_films” does not exist on this site at the moment, so this condition has no effect.',
				'exclude/archive/not_found404'        => '“not_found404” does not exist on this site at the moment, so this condition has no effect.',
				'include/general/post'                => '“post” does not exist on this site at the moment, so this condition has no effect.',
				'include/singular/page/99999999'      => $gone,
				"include/singular/post/$page"         => $gone,
				"include/singular/in_category/$genre" => $term,
				"include/archive/genre/$news"         => $term,
				'include/archive/author/99999999'     => 'The user of this condition does not exist.',
				'include/archive/date/5'              => 'This condition has no options.',
			) as $row => $sentence
		) {
			$response = $this->call( 'POST', '/templately/v1/save-conditions', self::body( $id, 'include/general', $row ) );
			$data     = $response->get_data();
			$this->assertSame( array( 400, 'invalid_conditions', 'Nothing was saved because one of the conditions does not exist on this site.' ), array( $response->get_status(), $data['code'], $data['message'] ), $row );
			$this->assertSame( array( 'conditions.1' => $sentence ), $data['data']['fields'], $row );
		}
		foreach ( array( array( 'type' => 'only', 'name' => 'general', 'sub_name' => '', 'sub_id' => 0 ), array( 'type' => 'include', 'name' => 'pages', 'sub_name' => '', 'sub_id' => 0 ), array( 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => -1 ), array( 'type' => 'include' ) ) as $row ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/save-conditions', array( 'template_id' => $id, 'conditions' => array( $row ) ) )->get_status() );
		}
		$many = self::body( $id, ...array_fill( 0, 201, 'include/general' ) );
		$this->assertSame( 400, $this->call( 'POST', '/templately/v1/save-conditions', $many )->get_status() );
		$this->assertSame( array( array( 'include', 'singular', 'post', 0, '', '' ) ), self::rows( $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) )['template_conditions'] ) );
	}

	public function test_stale_rows_are_marked_and_kept(): void {
		$this->make_books();
		$id    = $this->template( 'single' );
		$genre = $this->term( 'Poetry', 'genre' );
		$news  = $this->term( 'News' );
		$page  = $this->page( 'A page' );
		$ada   = $this->act_as( 'author' );
		$this->act_as( 'administrator' );
		$rows = array( "include/singular/in_genre/$genre", 'include/singular/book', "include/archive/category/$news", "exclude/singular/page/$page", "include/archive/author/$ada" );
		$this->save( $id, ...$rows );
		$this->unmake_books();
		unset( $GLOBALS['wp_rest_server'] );
		wp_delete_term( $news, 'category' );
		wp_delete_post( $page, true );
		wp_delete_user( $ada );
		$faults = array(
			'“in_genre” does not exist on this site at the moment, so this condition has no effect.',
			'“book” does not exist on this site at the moment, so this condition has no effect.',
			'The term of this condition does not exist or has another taxonomy.',
			'The page or post of this condition does not exist or has another type.',
			'The user of this condition does not exist.',
		);
		$this->assertSame( $faults, array_column( $this->answer( 'GET', '/conditions', array( 'template_id' => $id ) )['template_conditions'], 'fault' ) );
		$saved = $this->save( $id, 'include/general', ...$rows )['data']['template_conditions'];
		$this->assertSame( array_merge( array( '' ), $faults ), array_column( $saved, 'fault' ) );
		$this->assertSame( array( 0, $genre, 0, $news, $page, $ada ), array_column( $saved, 'sub_id' ) );
		$this->save( $id, 'include/general' );
		$this->assertSame( 400, $this->call( 'POST', '/templately/v1/save-conditions', self::body( $id, $rows[0] ) )->get_status() );
	}

	public function test_other_posts_have_no_conditions(): void {
		$page     = $this->page( 'A page' );
		$foreign  = (int) wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => 'made-by-hand', 'post_status' => 'publish', 'post_content' => 'x' ) );
		$template = $this->template( 'single' );
		foreach ( array( $page => 404, $foreign => 404, 99999999 => 403, $template => 200 ) as $id => $status ) {
			$this->assertSame( $status, $this->call( 'GET', '/templately/v1/conditions', array( 'template_id' => $id ) )->get_status(), (string) $id );
			$this->assertSame( $status, $this->call( 'POST', '/templately/v1/save-conditions', self::body( $id, 'include/general' ) )->get_status(), (string) $id );
			$this->assertSame( $status, $this->call( 'POST', '/templately/v1/conditions/preview', self::body( $id, 'include/general' ) )->get_status(), (string) $id );
		}
		$this->assertSame( array( 'code' => 'not_a_template', 'message' => 'This is not a theme builder template.' ), array_slice( (array) $this->call( 'GET', '/templately/v1/conditions', array( 'template_id' => $page ) )->get_data(), 0, 2 ) );
		$this->act_as( 'editor' );
		foreach ( array( array( 'GET', '/conditions', array( 'template_id' => $template ) ), array( 'POST', '/save-conditions', self::body( $template, 'include/general' ) ), array( 'POST', '/conditions/preview', self::body( $template ) ) ) as list( $method, $path, $data ) ) {
			$this->assertSame( 403, $this->call( $method, "/templately/v1$path", $data )->get_status(), $path );
		}
		// A user with edit_theme_options who may not edit this template.
		$this->act_as( 'administrator' );
		add_filter(
			'map_meta_cap',
			static function ( array $caps, string $cap, int $user, array $arguments ) use ( $template ): array {
				return 'edit_post' === $cap && (int) ( $arguments[0] ?? 0 ) === $template ? array( 'do_not_allow' ) : $caps;
			},
			10,
			4
		);
		$this->assertSame( 403, $this->call( 'GET', '/templately/v1/conditions', array( 'template_id' => $template ) )->get_status() );
		$this->assertSame( 403, $this->call( 'POST', '/templately/v1/save-conditions', self::body( $template, 'include/general' ) )->get_status() );
	}

	/**
	 * @group RST-054
	 * @group CND-021
	 */
	public function test_autocomplete_finds_posts_terms_and_users(): void {
		$this->make_books();
		$post   = $this->post( 'Zebra crossing' );
		$page   = $this->page( 'Zebra &amp; lion' );
		$parent = $this->term( 'Zebras' );
		$child  = (int) wp_insert_term( 'Grevy zebras', 'category', array( 'parent' => $parent ) )['term_id'];
		$genre  = $this->term( 'Zebra poems', 'genre' );
		$author = $this->act_as( 'author' );
		wp_update_user( array( 'ID' => $author, 'display_name' => 'Zebulon Zebra' ) );
		$reader = $this->act_as( 'subscriber' );
		wp_update_user( array( 'ID' => $reader, 'display_name' => 'Zebra reader' ) );
		$this->act_as( 'administrator' );
		$find = function ( string $name, string $sub_name, string $control, string $query ): array {
			return $this->answer( 'GET', '/autocomplete-condition', compact( 'name', 'sub_name', 'control', 'query' ) );
		};
		$this->assertSame( array( array( 'value' => $post, 'label' => 'Zebra crossing' ) ), $find( 'singular', 'post', 'post', 'zebra' ) );
		$this->assertSame( array( array( 'value' => $page, 'label' => 'Zebra & lion' ) ), $find( 'singular', 'page', 'post', 'zebra' ) );
		$this->assertSame( array( array( 'value' => $page, 'label' => 'Zebra & lion' ) ), $find( 'singular', 'any_child_of', 'post', 'lion' ) );
		$this->assertSame( array( array( 'value' => $child, 'label' => 'Zebras / Grevy zebras' ), array( 'value' => $parent, 'label' => 'Zebras' ) ), $find( 'singular', 'in_category', 'term', 'zebra' ) );
		$this->assertSame( array( array( 'value' => $genre, 'label' => 'Zebra poems' ) ), $find( 'archive', 'child_of_genre', 'term', 'zebra' ) );
		$this->assertSame( array( array( 'value' => $author, 'label' => 'Zebulon Zebra' ) ), $find( 'archive', 'author', 'author', 'zebra' ) );
		$this->assertSame( array(), $find( 'singular', 'post', 'post', 'quagga' ) );
		$this->assertSame( array(), $find( 'singular', 'post', 'post', '' ) );
		$this->assertSame( array(), $find( 'singular', 'in_category', 'term', '  ' ) );
		$this->assertSame( array(), $find( 'archive', 'author', 'author', '*' ), 'A star is no wild card.' );
		for ( $count = 0; $count < 22; $count++ ) {
			$this->term( "Stripes $count" );
		}
		$this->assertCount( 20, $find( 'archive', 'category', 'term', 'stripes' ) );
		foreach ( array( array( 'singular', 'post', 'term' ), array( 'archive', 'date', 'post' ), array( 'singular', 'in_films', 'term' ), array( 'general', '', 'post' ) ) as list( $name, $sub_name, $control ) ) {
			$response = $this->call( 'GET', '/templately/v1/autocomplete-condition', compact( 'name', 'sub_name', 'control' ) + array( 'query' => 'zebra' ) );
			$this->assertSame( array( 400, 'no_choice', array( 'control' => 'This condition has no such options.' ) ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['data']['fields'] ) );
		}
	}

	/** @group CND-021 */
	public function test_unreadable_posts_are_neither_found_nor_named(): void {
		$public = $this->post( 'Zebra for all' );
		$parent = $this->page( 'Zebra cage' );
		$child  = $this->page( 'In the cage', $parent );
		$file   = (int) wp_insert_attachment( array( 'post_title' => 'Zebra photo', 'post_status' => 'inherit', 'post_mime_type' => 'image/png' ), 'zebra.png', $parent );
		update_option( 'wp_attachment_pages_enabled', '1' );
		wp_update_post( array( 'ID' => $parent, 'post_status' => 'private' ) );
		$hidden = array();
		foreach ( array( 'private' => '2021-01-01 00:00:00', 'draft' => '2021-01-01 00:00:00', 'pending' => '2021-01-01 00:00:00', 'future' => '2099-01-01 00:00:00' ) as $status => $date ) {
			$hidden[] = $this->post( "Zebra that is $status" );
			wp_update_post( array( 'ID' => end( $hidden ), 'post_status' => $status, 'post_date' => $date, 'post_date_gmt' => $date, 'edit_date' => true ) );
			$this->assertSame( $status, get_post_status( end( $hidden ) ) );
		}
		$single = $this->template( 'single', 'Mine' );
		$rival  = $this->template( 'single', 'Rival' );
		$this->show( $single, "include/singular/post/$hidden[0]", "include/singular/post/$public" );
		$this->show( $rival, "include/singular/child_of/$parent" );
		$found = function ( string $control = 'post' ): array {
			return array_column( $this->answer( 'GET', '/autocomplete-condition', array( 'name' => 'singular', 'sub_name' => $control, 'control' => 'post', 'query' => 'zebra' ) ), 'label', 'value' );
		};
		$named = function () use ( $single ): array {
			return array_column( $this->answer( 'GET', '/conditions', array( 'template_id' => $single ) )['template_conditions'], 'sub_label', 'sub_id' );
		};
		$seen  = function ( string ...$rows ) use ( $single ): array {
			return $this->answer( 'POST', '/conditions/preview', self::body( $single, ...( array() === $rows ? array( 'include/singular/page', 'include/singular/attachment' ) : $rows ) ) );
		};
		$told  = static function () use ( $child ): array {
			$config    = new Condition_Types();
			$explained = ( new Page_Explainer( new Condition_Store( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $config, new Condition_Targets( $config ), new Request_Simulation() ) )->explain_url( (string) get_permalink( $child ) );
			return array_column( array_column( (array) $explained, 'winner', 'location' ), 'reason', 'template_id' );
		};

		$all = $found();
		ksort( $all );
		$this->assertSame( array( $public => 'Zebra for all', $hidden[0] => 'Private: Zebra that is private', $hidden[1] => 'Zebra that is draft', $hidden[2] => 'Zebra that is pending', $hidden[3] => 'Zebra that is future' ), $all );
		$this->assertSame( array( array( $parent => 'Private: Zebra cage' ), array( $file => 'Zebra photo' ) ), array( $found( 'page' ), $found( 'attachment' ) ) );
		$this->assertSame( array( $hidden[0] => 'Private: Zebra that is private', $public => 'Zebra for all' ), $named() );
		foreach ( array( $seen(), $seen( 'include/general' ) ) as $preview ) {
			$this->assertContains( 'Zebra photo', array_column( $preview['pages'], 'title' ) );
		}
		$this->assertSame( array( 'Single entries / Children of / Private: Zebra cage' ), array_column( $seen()['conflicts'], 'condition' ) );
		$this->assertStringContainsString( 'Zebra cage', $told()[ $rival ] );

		$author = $this->act_as( 'author' );
		( new WP_User( $author ) )->add_cap( 'edit_theme_options' );
		wp_set_current_user( 0 );
		wp_set_current_user( $author );
		$this->assertSame( array( array( $public => 'Zebra for all' ), array(), array() ), array( $found(), $found( 'page' ), $found( 'attachment' ) ) );
		$this->assertSame( array( $hidden[0] => "#$hidden[0]", $public => 'Zebra for all' ), $named() );
		$preview = $seen();
		$this->assertContains( 'In the cage', array_column( $preview['pages'], 'title' ) );
		$this->assertSame( array( "Single entries / Children of / #$parent" ), array_column( $preview['conflicts'], 'condition' ) );
		$this->assertStringContainsString( "#$parent", $told()[ $rival ] );
		$this->assertStringNotContainsString( 'Zebra', (string) wp_json_encode( array( $preview, $told() ) ) );
		$this->assertNotContains( 'Zebra photo', array_column( $seen( 'include/general' )['pages'], 'title' ) );

		$own = $this->post( 'Zebra of mine', 0, array( 'post_status' => 'draft', 'post_author' => $author ) );
		for ( $count = 0; $count < 25; $count++ ) {
			$this->post( "Zebra zebra $count", 0, array( 'post_status' => 'draft', 'post_author' => 1 ) );
		}
		$mine = $found();
		ksort( $mine );
		$this->assertSame( array( $public => 'Zebra for all', $own => 'Zebra of mine' ), $mine );
		$this->act_as( 'administrator' );
		$this->assertCount( 20, $found() );
	}

	public function test_preview_lists_pages_and_conflicts_without_writing(): void {
		$news  = $this->term( 'News' );
		$first = $this->post( 'First', $news );
		$other = $this->post( 'Second', $news );
		$this->post( 'Elsewhere' );
		$mine  = $this->template( 'single', 'Mine' );
		$wide  = $this->template( 'single', 'Wide' );
		$one   = $this->template( 'single', 'One' );
		$same  = $this->template( 'single', 'Same' );
		$apart = $this->template( 'category', 'Apart' );
		$head  = $this->template( 'header', 'Head' );
		$this->show( $wide, 'include/singular' );
		$this->show( $one, "include/singular/post/$first" );
		$this->show( $same, "include/singular/in_category/$news" );
		$this->show( $apart, 'include/archive' );
		$this->show( $head, 'include/general' );
		$before = $this->stored();

		$answer = $this->answer( 'POST', '/conditions/preview', self::body( $mine, "include/singular/in_category/$news" ) );
		$this->assertSame( array( 'pages', 'conflicts' ), array_keys( $answer ) );
		$this->assertEqualsCanonicalizing( array( array( 'title' => 'First', 'url' => get_permalink( $first ), 'wins' => false ), array( 'title' => 'Second', 'url' => get_permalink( $other ), 'wins' => false ) ), $answer['pages'] );
		$this->assertEqualsCanonicalizing(
			array( array( $one, 'One', 'body', 'yields_to', 'Single entries / Posts / First' ), array( $same, 'Same', 'body', 'same', 'Single entries / In Categories / News' ) ),
			self::conflicts( $answer )
		);
		$this->assertSame( get_edit_post_link( $one, 'raw' ), array_column( $answer['conflicts'], 'edit_link', 'template_id' )[ $one ] );

		$answer = $this->answer( 'POST', '/conditions/preview', self::body( $mine, "include/singular/in_category/$news", "exclude/singular/post/$first", "include/singular/post/$other" ) );
		$this->assertSame( array( array( 'title' => 'Second', 'url' => get_permalink( $other ), 'wins' => true ) ), $answer['pages'] );
		$this->assertEqualsCanonicalizing( array( array( $same, 'Same', 'body', 'wins_over', 'Single entries / In Categories / News' ), array( $wide, 'Wide', 'body', 'wins_over', 'All single entries' ) ), self::conflicts( $answer ) );

		$this->assertSame( array( 'pages' => array(), 'conflicts' => array() ), $this->answer( 'POST', '/conditions/preview', self::body( $mine, 'exclude/general' ) ) );
		$this->assertSame( array( 400, 'invalid_conditions' ), $this->refusal( 'POST', self::body( $mine, 'include/singular/film' ), '/conditions/preview' ) );
		$this->assertSame( $before, $this->stored() );
		$this->assertLessThanOrEqual( 10, count( $this->answer( 'POST', '/conditions/preview', self::body( $mine, 'include/general' ) )['pages'] ) );
		$this->assertEqualsCanonicalizing( array( array( $one, 'One', 'body', 'yields_to', 'Single entries / Posts / First' ), array( $same, 'Same', 'body', 'same', 'Single entries / In Categories / News' ) ), self::conflicts( $this->save( $mine, "include/singular/in_category/$news" )['data'] ) );
	}

	public function test_specificity_table_is_sorted(): void {
		$table = $this->answer( 'GET', '/conditions/ranks' );
		$this->assertSame( array( 45, 41, 40, 36, 35, 32, 31, 30, 22, 21, 20, 15, 12, 10, 0 ), array_column( $table, 'rank' ) );
		$this->assertSame( array( 'rank' => 45, 'rows' => array( 'The front page' ) ), $table[0] );
		$this->assertSame( array( 'rank' => 10, 'rows' => array( 'All single pages and posts', 'All archives' ) ), $table[13] );
		$this->assertSame( array( 'rank' => 0, 'rows' => array( 'The entire site' ) ), $table[14] );
	}

	/**
	 * @param array<string, mixed> $data   Arguments.
	 * @return array{int, string} Status and code.
	 */
	private function refusal( string $method, array $data, string $path = '/conditions' ): array {
		$response = $this->call( $method, "/templately/v1$path", $data );
		return array( $response->get_status(), (string) $response->get_data()['code'] );
	}

	/** @return array<string, mixed> The answer. */
	private function save( int $id, string ...$rows ): array {
		return $this->answer( 'POST', '/save-conditions', self::body( $id, ...$rows ) );
	}

	/**
	 * @param list<array<string, mixed>> $rows Conditions of an answer.
	 * @return list<list<mixed>> The same without ids.
	 */
	private static function rows( array $rows ): array {
		return array_map(
			static function ( array $row ): array {
				unset( $row['id'] );
				return array_values( $row );
			},
			$rows
		);
	}

	/**
	 * @param array<string, mixed> $answer An answer with conflicts.
	 * @return list<list<mixed>> The same without links.
	 */
	private static function conflicts( array $answer ): array {
		return array_map(
			static function ( array $conflict ): array {
				unset( $conflict['edit_link'] );
				return array_values( $conflict );
			},
			$answer['conflicts']
		);
	}

	/** @return list<array<string, string>> All rows of the table. */
	private function stored(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}templately_conditions ORDER BY id", ARRAY_A );
	}
}
