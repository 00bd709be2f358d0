<?php

declare( strict_types=1 );

use Templately\Plugin;
use Templately\Shared\Bundle\Bundle;
use Templately\Shared\Rest\Event_Stream;
use Templately\Shared\Rest\Event_Stream_Response;
use Templately\Site\Http\Capabilities;
use Templately\Site\Import\Import_Ajax;
use Templately\Site\Import\Import_Module;
use Templately\Site\Import\Import_Service;
use Templately\Site\Import\Run\Run;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Publishes_Designs;

/**
 * The two doors to an import, REST and admin-ajax: what they take, what they answer, and to whom.
 */
final class Fullsite_Import_Doors_Test extends Test_Case {

	use Calls_Rest;
	use Makes_Bundles;
	use Publishes_Designs;

	private const NOBODY = 'Unfortunately, you don\'t have permission to import templates. Please check your permissions or contact the website admin for help.';

	/** @var bool A statement that fails ends SQLite's own transaction. */
	protected $commits = true;

	/** @var int */
	private $pack;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		$this->hub_services()->signing_key()->ensure();
		$manifest                        = self::site_manifest();
		$manifest['theme']               = null;
		$manifest['pack']['name']        = 'Pear tree';
		$manifest['left_out']            = array( array( 'what' => 'Secret', 'where' => 'page', 'why' => 'private' ) );
		$manifest['pack']['categories']  = array(
			array(
				'slug' => 'travel',
				'name' => 'Travel',
			),
		);
		$manifest['settings']['colours'] = array(
			array( 'id' => 'bark', 'name' => 'Bark', 'value' => '#3b2f2a' ),
			array( 'id' => 'leaf', 'name' => 'Leaf', 'value' => '#2f5d3a' ),
		);

		$this->pack = $this->hub_services()->publisher()->publish( Bundle::from_zip( self::pack( $manifest, self::site_entries() ) ) )[0];
		$this->act_as( 'administrator' );
		$this->sign_in();
	}

	/**
	 * Returns a form as it is sent in the end.
	 *
	 * @param array<string, mixed> $change Members that are another.
	 * @return array<string, mixed>
	 */
	private function form( array $change = array() ): array {
		return $change + array(
			'id'                  => $this->pack,
			'title'               => 'The baker’s tree',
			'slogan'              => 'Bread & pears',
			'logo'                => null,
			'logo_size'           => 180,
			'color'               => array( 'bark' => '#112233' ),
			'import_demo_content' => true,
			'theme'               => '',
			'plugins'             => array(),
			'objects'             => array(),
		);
	}

	/**
	 * Calls admin-ajax as a browser does.
	 *
	 * @param string               $action Without its prefix.
	 * @param string               $method HTTP method.
	 * @param array<string, mixed> $fields Fields; the nonce is added where it is not given.
	 * @return array<string, mixed> What it answers.
	 */
	private function ajax( string $action, string $method, array $fields = array() ): array {
		$fields                   += array( 'nonce' => wp_create_nonce( Capabilities::IMPORT_NONCE ) );
		$_SERVER['REQUEST_METHOD'] = $method;
		$_GET                      = 'GET' === $method ? wp_slash( $fields ) : array();
		$_POST                     = 'POST' === $method ? wp_slash( $fields ) : array();
		$end                       = static function () {
			return static function (): void {
				throw new LogicException( 'answered' );
			};
		};
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', $end );
		ob_start();
		try {
			do_action( "wp_ajax_templately_$action" );
		} catch ( LogicException $answered ) {
			unset( $answered );
		}
		$answer = (string) ob_get_clean();
		remove_filter( 'wp_die_ajax_handler', $end );
		remove_filter( 'wp_doing_ajax', '__return_true' );
		return (array) json_decode( $answer, true );
	}

	/** Publishes a pack that is made with Elementor and names no theme; returns its id. */
	private function elementor_pack(): int {
		$manifest = array(
			'platform' => 'elementor',
			'theme'    => null,
			'items'    => array(),
			'content'  => array(),
			'menus'    => array(),
			'media'    => array(),
			'settings' => array( 'title' => 'Kit', 'tagline' => '', 'colours' => array( array( 'id' => 'primary', 'name' => 'Primary', 'value' => '#3b2f2a' ) ) ),
			'pack'     => array( 'slug' => 'kit' ) + self::manifest()['pack'],
		);
		return $this->hub_services()->publisher()->publish( Bundle::from_zip( self::pack( $manifest + self::site_manifest(), self::site_entries() ) ) )[0];
	}

	/** Begins an import that does nothing yet; returns its name. */
	private function begin(): string {
		return $this->answer( 'POST', '/fullsite-import/runs', $this->form() )['uuid'];
	}

	/**
	 * A plan says what would come, and writes nothing; companions of the pack's category are suggested.
	 *
	 * @group IMP-020
	 * @group IMP-026
	 * @group IMP-027
	 * @group IMP-028
	 */
	public function test_a_plan(): void {
		$before = $this->answer( 'GET', '/fullsite-import/runs' );
		$form   = array_diff_key( $this->form(), array_flip( array( 'theme', 'plugins', 'objects' ) ) );
		$plan   = $this->answer( 'POST', '/fullsite-import/plan', $form );
		$this->assertSame( array( $this->pack, 'Pear tree' ), array( $plan['pack']['id'], $plan['pack']['name'] ) );
		$this->assertSame( array(), $plan['blockers'] );
		$this->assertSame( array( array( 'what' => 'Secret', 'where' => 'page', 'why' => 'private', 'reason' => 'It was private, or had a password.' ) ), $plan['left_out'] );
		$this->assertNotSame( array(), $plan['objects'] );
		foreach ( $plan['objects'] as $object ) {
			$this->assertSame( array( 'number', 'kind', 'title', 'slug', 'action', 'note', 'needs', 'sample' ), array_keys( $object ) );
		}
		$settings = array_column( $plan['settings'], 'after', 'name' );
		$this->assertContains( 'The baker’s tree', $settings );
		$this->assertSame( 'twentytwentyfour', $plan['theme']['slug'] );
		$this->assertTrue( $plan['theme']['suggested'] );
		$elementor = $this->answer( 'POST', '/fullsite-import/plan', array( 'id' => $this->elementor_pack() ) + $form )['theme'];
		$this->assertSame( array( 'hello-elementor', true ), array( $elementor['slug'], $elementor['suggested'] ) );
		$plugin = array_column( $plan['plugins'], null, 'slug' )['notificationx'];
		$this->assertSame( array( 'name', 'slug', 'plugin_file', 'plugin_original_slug', 'icon', 'link', 'is_pro', 'installed', 'active', 'mustHave', 'suggested' ), array_keys( $plugin ) );
		$this->assertSame( array( false, true ), array( $plugin['mustHave'], $plugin['suggested'] ) );
		$this->assertSame( $before, $this->answer( 'GET', '/fullsite-import/runs' ) );
	}

	/** An import is begun once; who comes second is told who was first. */
	public function test_one_at_a_time(): void {
		$name = wp_get_current_user()->display_name;
		$run  = $this->answer( 'POST', '/fullsite-import/runs', $this->form() );
		$this->assertSame( array( 'running', 'Pear tree', $name, null, array() ), array( $run['status'], $run['pack']['name'], $run['user'], $run['results'], $run['kept'] ) );
		$this->act_as( 'administrator' );
		$this->sign_in();
		$second = $this->call( 'POST', '/templately/v1/fullsite-import/runs', $this->form() );
		$this->assertSame( array( 409, 'run_active' ), array( $second->get_status(), $second->get_data()['code'] ) );
		$this->assertStringContainsString( $name, $second->get_data()['message'] );
		$this->assertSame( array( $run['uuid'] ), array_column( $this->answer( 'GET', '/fullsite-import/runs' ), 'uuid' ) );
		$this->assertSame( $run['uuid'], $this->answer( 'GET', "/fullsite-import/runs/{$run['uuid']}" )['uuid'] );
		$this->assertSame( 404, $this->call( 'GET', '/templately/v1/fullsite-import/runs/11111111-2222-4333-8444-555555555555' )->get_status() );
	}

	/** Of the results people are told what became of what, and in sentences why something stays; what the writers noted for themselves stays here. */
	public function test_results(): void {
		global $wpdb;
		$run   = $this->begin();
		$noted = array_fill_keys( array( 'dependency_data', 'post_types', 'template_types', 'left_out', 'pages' ), array() );
		$kept  = array();
		$why   = array(
			'edited'    => 'It was saved since.',
			'merged'    => 'A part of it was edited since and is kept.',
			'deleted'   => 'It was deleted since.',
			'commented' => 'It has comments.',
			'needed'    => 'Something that is kept needs it.',
			'shared'    => 'It was changed by others during the import.',
			'taken'     => 'Something else has taken its place.',
		);
		foreach ( array_keys( $why ) as $reason ) {
			$kept[] = array( 'type' => 'page', 'id' => '7', 'title' => "About $reason", 'why' => $reason );
		}
		$wpdb->update( "{$wpdb->prefix}templately_runs", array( 'results' => wp_json_encode( $noted + array( 'failed' => array( 'x' ), 'uncaptured' => array( 'SELECT 1' ), 'kept' => $kept ) ) ), array( 'uuid' => $run ) );
		$told = $this->answer( 'GET', "/fullsite-import/runs/$run" );
		$this->assertSame( array( array_keys( $noted ), $why ), array( array_keys( $told['results'] ), array_column( $told['kept'], 'reason', 'why' ) ) );
		$this->assertSame( $kept[1] + array( 'reason' => $why['merged'], 'edit' => admin_url( 'post.php?post=7&action=edit' ) ), $told['kept'][1] );
	}

	/** Of the form each member is bounded, and what is chosen is chosen in the end. */
	public function test_a_form_is_checked(): void {
		$wrong = array(
			'id'                  => 0,
			'title'               => str_repeat( 'x', 201 ),
			'slogan'              => 7,
			'logo'                => array( 'id' => 0, 'url' => '' ),
			'logo_size'           => 801,
			'color'               => array( 'bark' => 'red' ),
			'import_demo_content' => 'yes',
			'theme'               => '../theme',
			'plugins'             => array( '../plugin' ),
			'objects'             => array( 'all' ),
		);
		foreach ( $wrong as $name => $value ) {
			$response = $this->call( 'POST', '/templately/v1/fullsite-import/runs', $this->form( array( $name => $value ) ) );
			$this->assertSame( 400, $response->get_status(), $name );
			$this->assertSame( array( $name ), array_keys( (array) $response->get_data()['data']['fields'] ) );
		}
		foreach ( array( array( 'logo_size' => 19 ), array( 'color' => array( 'bark' => '#12345' ) ), array( 'site' => 'x' ) ) as $change ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/fullsite-import/runs', $this->form( $change ) )->get_status() );
		}
		foreach ( array( 'theme', 'plugins', 'objects' ) as $name ) {
			$this->assertSame( 400, $this->call( 'POST', '/templately/v1/fullsite-import/runs', array_diff_key( $this->form(), array( $name => 1 ) ) )->get_status(), $name );
		}
		$this->assertSame( array(), $this->answer( 'GET', '/fullsite-import/runs' ) );
	}

	/**
	 * Without one of them nothing is said about the arguments. An administrator has all three.
	 *
	 * @group IMP-005
	 * @group IMP-006
	 * @group S3
	 */
	public function test_each_of_three_rights_is_required_by_rest_and_admin_ajax(): void {
		$run = $this->begin();
		foreach ( array( 'manage_options', 'upload_files', 'edit_theme_options' ) as $lacking ) {
			$this->act_as( 'administrator' );
			wp_get_current_user()->add_cap( $lacking, false );
			foreach ( array( array( 'GET', '' ), array( 'POST', '' ), array( 'GET', "/$run" ), array( 'POST', "/$run/revert" ), array( 'POST', "/$run/resume" ) ) as list( $method, $path ) ) {
				$this->assertSame( 403, $this->call( $method, "/templately/v1/fullsite-import/runs$path", 'POST' === $method && '' === $path ? $this->form() : null )->get_status(), "$lacking $method $path" );
			}
			foreach ( array( 'info' => 'GET', 'settings' => 'POST', 'status' => 'POST', 'revert' => 'POST' ) as $action => $method ) {
				$answer = $this->ajax( "pack_import_$action", $method, array( 'nonsense' => '1' ) );
				$this->assertSame( array( false, 'can_fsi', self::NOBODY, 403 ), array( $answer['success'], $answer['code'], $answer['message'], $answer['data']['status'] ), "$lacking $action" );
			}
			$this->assertSame( 'can_fsi', $this->ajax( 'pack_import', 'GET' )['code'] );
		}
	}

	/**
	 * The nonce is that of these calls, of this person, and no other; without it nothing is said of the arguments.
	 *
	 * @group RST-035
	 * @group RST-038
	 * @group RST-077
	 * @group RST-079
	 */
	public function test_the_nonce(): void {
		foreach ( array( '', 'x', wp_create_nonce( 'wp_rest' ), array( 'x' ) ) as $nonce ) {
			foreach ( array( 'info' => 'GET', 'settings' => 'POST', 'status' => 'POST', 'revert' => 'POST' ) as $action => $method ) {
				$this->assertSame( 'invalid_nonce', $this->ajax( "pack_import_$action", $method, array( 'nonce' => $nonce ) )['code'], $action );
			}
		}
		$this->assertFalse( has_action( 'wp_ajax_nopriv_templately_pack_import_info' ) );
		foreach ( array( 'pack_import_settings', 'pack_import_status', 'pack_import_revert' ) as $action ) {
			$this->assertSame( array( 'invalid_method', 405 ), array( $this->ajax( $action, 'GET' )['code'], $this->ajax( $action, 'GET' )['data']['status'] ) );
		}
		$this->assertSame( 'invalid_method', $this->ajax( 'pack_import_info', 'POST' )['code'] );
		$this->assertSame( array(), $this->answer( 'GET', '/fullsite-import/runs' ) );
	}

	/**
	 * What a pack is: whether it has settings, and its colours.
	 *
	 * @group RST-035
	 * @group RST-036
	 * @group RST-037
	 */
	public function test_info(): void {
		update_option( 'blogname', 'Ada & Co' );
		$answer = $this->ajax( 'pack_import_info', 'GET', array( 'id' => (string) $this->pack, '_locale' => 'user' ) );
		$this->assertSame( array( 'status', 'data' ), array_keys( $answer ) );
		$this->assertSame( 'success', $answer['status'] );
		$this->assertTrue( $answer['data']['manifest']['has_settings'] );
		$plain                 = array_diff_key( self::site_manifest(), array( 'settings' => 1 ) );
		$plain['theme']        = null;
		$plain['pack']['slug'] = 'plain';
		foreach ( array_keys( $plain['items'] ) as $place ) {
			$plain['items'][ $place ]['slug'] .= '-plain';
		}
		$plain = $this->hub_services()->publisher()->publish( Bundle::from_zip( self::pack( $plain, self::site_entries() ) ) )[0];
		$this->assertFalse( $this->ajax( 'pack_import_info', 'GET', array( 'id' => (string) $plain ) )['data']['manifest']['has_settings'], 'It sets nothing.' );
		$this->assertSame(
			array(
				array( 'id' => 'bark', 'title' => 'Bark', 'color' => '#3b2f2a' ),
				array( 'id' => 'leaf', 'title' => 'Leaf', 'color' => '#2f5d3a' ),
			),
			$answer['data']['settings']['global_colors']
		);
		$this->assertSame( array(), $answer['data']['settings']['custom_colors'] );
		$this->assertSame( '', $answer['data']['settings']['site_logo']['url'] );
		$settings = $this->ajax( 'pack_import_info', 'GET', array( 'id' => (string) $this->elementor_pack() ) )['data']['settings'];
		$this->assertSame( array( array( array( 'id' => 'primary', 'title' => 'Primary', 'color' => '#3b2f2a' ) ), false ), array( $settings['system_colors'] ?? null, isset( $settings['global_colors'] ) ) );
		$this->assertFalse( isset( $answer['data']['settings']['system_colors'] ) );
		$this->assertSame( array( 'Ada & Co', null ), array( $answer['data']['site']['title'], $answer['data']['site']['logo'] ) );
		foreach ( array( array(), array( 'id' => 'x' ), array( 'id' => '0' ), array( 'id' => (string) $this->pack, 'url' => 'http://127.0.0.1/' ) ) as $fields ) {
			$this->assertSame( 'rest_invalid_param', $this->ajax( 'pack_import_info', 'GET', $fields )['code'] );
		}
		$this->assertSame( 404, $this->ajax( 'pack_import_info', 'GET', array( 'id' => '99999999' ) )['data']['status'] );
	}

	/**
	 * A form begins an import: logo and colours come as JSON. What is wrong in it begins none.
	 *
	 * @group IMP-025
	 * @group IMP-043
	 * @group IMP-059
	 * @group RST-038
	 * @group RST-039
	 */
	public function test_settings(): void {
		$logo   = $this->logo();
		$fields = array(
			'id'                  => (string) $this->pack,
			'title'               => "O'Hara",
			'slogan'              => 'Bread',
			'logo'                => wp_json_encode( $logo ),
			'logo_size'           => '333',
			'color'               => '{"leaf":"#445566"}',
			'import_demo_content' => 'false',
			'theme'               => '',
			'plugins'             => '[]',
		);
		foreach ( array( 'logo' => '{"id":', 'color' => '"red"', 'logo_size' => '900', 'plugins' => '{"a":1}', 'objects' => '[' . str_repeat( ' ', 200001 ) . ']' ) as $name => $value ) {
			$answer = $this->ajax( 'pack_import_settings', 'POST', array( $name => $value ) + $fields );
			$this->assertSame( array( false, 'rest_invalid_param' ), array( $answer['success'], $answer['code'] ), $name );
			$this->assertArrayHasKey( $name, $answer['data']['fields'] );
		}
		$this->assertSame( array(), $this->answer( 'GET', '/fullsite-import/runs' ) );

		$answer = $this->ajax( 'pack_import_settings', 'POST', $fields );
		$this->assertTrue( $answer['success'], (string) wp_json_encode( $answer ) );
		global $wpdb;
		$form = json_decode( (string) $wpdb->get_var( "SELECT form FROM {$wpdb->prefix}templately_runs" ), true );
		$this->assertSame(
			array( $this->pack, "O'Hara", 'Bread', $logo, 333, array( 'leaf' => '#445566' ), false, '', array(), array() ),
			array( $form['id'], $form['title'], $form['slogan'], $form['logo'], $form['logo_size'], $form['color'], $form['import_demo_content'], $form['theme'], $form['plugins'], $form['objects'] )
		);
		$this->assertSame( $answer['data']['uuid'], $this->answer( 'GET', '/fullsite-import/runs' )[0]['uuid'] );

		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_runs" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the prefix.
		$this->ajax( 'pack_import_settings', 'POST', array_diff_key( $fields, array_flip( array( 'logo_size', 'color', 'import_demo_content' ) ) ) );
		$form = json_decode( (string) $wpdb->get_var( "SELECT form FROM {$wpdb->prefix}templately_runs" ), true );
		$this->assertSame( array( 211, array(), true ), array( $form['logo_size'], $form['color'], $form['import_demo_content'] ), 'What nobody has said.' );
	}

	/** @return array{id: int, url: string} */
	private function logo(): array {
		$id = (int) wp_insert_attachment( array( 'post_title' => 'Logo', 'post_mime_type' => 'image/png' ) );
		return array( 'id' => $id, 'url' => 'https://example.org/logo.png' );
	}

	/**
	 * The poll has what came after the entry that is held; by POST it does some of the work, by GET it only looks.
	 *
	 * @group RST-040
	 * @group IMP-044
	 * @group RST-077
	 * @group RST-078
	 */
	public function test_status(): void {
		$run    = $this->begin();
		$looked = $this->ajax( 'pack_import_info', 'GET', array( 'run' => $run, 'last-log-index' => '0' ) );
		$this->assertSame( array( true, 'running', array() ), array( $looked['success'], $looked['data']['status'], $looked['data']['entries'] ) );
		$this->assertNull( $looked['data']['percent'] );
		$answer  = $this->ajax( 'pack_import_status', 'POST', array( 'run' => $run, 'last-log-index' => '0' ) );
		$entries = $answer['data']['entries'];
		$this->assertTrue( $answer['success'] );
		$this->assertGreaterThanOrEqual( 2, count( $entries ) );
		foreach ( $entries as $entry ) {
			foreach ( array( 'index', 'action', 'type', 'title', 'message', 'progress', 'status', 'position' ) as $member ) {
				$this->assertArrayHasKey( $member, $entry );
			}
		}
		$this->assertSame( array( 'writing_permission_check', 'Checking permissions', 1 ), array( $entries[0]['type'], $entries[0]['title'], $entries[0]['position'] ) );
		$indexes = array_column( $entries, 'index' );
		$this->assertSame( $indexes, array_unique( $indexes ) );
		$this->assertNotSame( $looked['data']['beat'], $answer['data']['beat'] );
		$last = $this->ajax( 'pack_import_info', 'GET', array( 'run' => $run, 'last-log-index' => (string) $indexes[0] ) )['data']['entries'];
		$this->assertSame( array_slice( $indexes, 1 ), array_column( $last, 'index' ) );
		$more = array_column( $this->ajax( 'pack_import_status', 'POST', array( 'run' => $run, 'last-log-index' => (string) $indexes[0] ) )['data']['entries'], 'index' );
		$this->assertSame( array_slice( $indexes, 1 ), array_slice( $more, 0, count( $indexes ) - 1 ) );
		foreach ( array( array(), array( 'run' => 'x' ), array( 'run' => $run, 'last-log-index' => '-1' ), array( 'run' => $run, 'last-log-index' => 'x' ) ) as $fields ) {
			$this->assertSame( 'rest_invalid_param', $this->ajax( 'pack_import_status', 'POST', $fields )['code'] );
		}
		$this->assertSame( 404, $this->ajax( 'pack_import_status', 'POST', array( 'run' => '11111111-2222-4333-8444-555555555555' ) )['data']['status'] );
	}

	/** @group IMP-040 */
	public function test_a_stream_begins_after_the_given_entry_and_asks_nginx_not_to_buffer_it(): void {
		$run     = $this->begin();
		$indexes = array_column( $this->ajax( 'pack_import_status', 'POST', array( 'run' => $run, 'last-log-index' => '0' ) )['data']['entries'], 'index' );
		$told    = array();
		( new Plugin() )->module( Import_Module::class )->imports()->stream(
			$run,
			$indexes[0],
			static function ( string $name, $data, string $id = '' ) use ( &$told ): bool {
				if ( '' !== $id ) {
					$told[] = (int) $id;
				}
				return array() === $told;
			}
		);
		$this->assertSame( $indexes[1], $told[0] );
		$this->assertSame( 'no', ( new Event_Stream_Response( new Event_Stream( '__return_null' ) ) )->get_headers()['X-Accel-Buffering'] );
	}

	public function test_an_unknown_run_is_refused_before_the_stream_and_errors_have_no_details(): void {
		$gone = $this->ajax( 'pack_import', 'GET', array( 'run' => '11111111-2222-4333-8444-555555555555' ) );
		$this->assertSame( array( false, 'not_found', 404 ), array( $gone['success'], $gone['code'], $gone['data']['status'] ) );

		remove_all_actions( 'wp_ajax_templately_pack_import_status' );
		add_action(
			'wp_ajax_templately_pack_import_status',
			static function (): void {
				( new Import_Ajax(
					static function (): Import_Service {
						throw new RuntimeException( 'Cannot open /secret/place' );
					}
				) )->serve( 'pack_import_status' );
			}
		);
		$log    = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- what is logged is not looked at.
		$broken = $this->ajax( 'pack_import_status', 'POST', array( 'run' => '11111111-2222-4333-8444-555555555555' ) );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		$this->assertSame( array( false, 'internal_error', 500 ), array( $broken['success'], $broken['code'], $broken['data']['status'] ) );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $broken ) );
	}

	/** What stands in the way ends it before it begins, and says why. */
	public function test_an_import_that_could_not_end_does_not_begin(): void {
		$password = static function (): string {
			return 'ftpext';
		};
		add_filter( 'filesystem_method', $password );
		$response = $this->call( 'POST', '/templately/v1/fullsite-import/runs', $this->form() );
		remove_filter( 'filesystem_method', $password );
		$this->assertSame( array( 409, 'blocked' ), array( $response->get_status(), $response->get_data()['code'] ) );
		$this->assertSame( $response->get_data()['message'], $response->get_data()['data']['blockers'][0]['message'] );
		$this->assertSame( array(), $this->answer( 'GET', '/fullsite-import/runs' ) );
	}

	/** What only goes well with a pack comes where it was ticked. */
	public function test_suggestions_come_where_they_are_wanted(): void {
		global $wpdb;
		$given = array(
			array( array(), '', array( false, null ) ),
			array( array( 'notificationx' ), 'twentytwentyfour', array( true, 'twentytwentyfour' ) ),
		);
		foreach ( $given as list( $plugins, $theme, $expected ) ) {
			$uuid = $this->answer( 'POST', '/fullsite-import/runs', $this->form( compact( 'plugins', 'theme' ) ) )['uuid'];
			$plan = json_decode( (string) $wpdb->get_var( $wpdb->prepare( "SELECT plan FROM {$wpdb->prefix}templately_runs WHERE uuid = %s", $uuid ) ), true );
			$this->assertSame( $expected, array( in_array( 'notificationx', array_column( $plan['plugins'], 'slug' ), true ), $plan['theme']['slug'] ?? null ) );
			self::let_be( $uuid, Run::DONE );
		}
	}

	/** Without a name, the newest import that stands is taken back. */
	public function test_the_newest_that_stands_is_taken_back(): void {
		$older = $this->begin();
		self::let_be( $older, Run::DONE );
		self::let_be( $this->begin(), Run::REVERTED );
		$this->assertSame( $older, $this->ajax( 'pack_import_revert', 'POST' )['data']['uuid'] );
	}

	/**
	 * @param string $uuid   An import.
	 * @param string $status How it is from now on; it is over.
	 */
	private static function let_be( string $uuid, string $status ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}templately_runs", array( 'status' => $status, 'active' => null ), array( 'uuid' => $uuid ) );
	}

	/**
	 * A revert is begun by either door: of the import that is named, or of the newest; once it is under way nothing else begins.
	 *
	 * @group RST-079
	 * @group RST-080
	 */
	public function test_revert(): void {
		$this->assertSame( 404, $this->ajax( 'pack_import_revert', 'POST' )['data']['status'] );
		$run    = $this->begin();
		$answer = $this->ajax( 'pack_import_revert', 'POST' );
		$this->assertSame( array( true, 'The revert has begun. It continues in the background.' ), array( $answer['success'], $answer['message'] ) );
		$this->assertSame( array( 'uuid' => $run, 'status' => Run::REVERTING, 'site_url' => home_url( '/' ), 'redirect' => '' ), $answer['data'] );
		$this->assertSame( 409, $this->call( 'POST', '/templately/v1/fullsite-import/runs', $this->form() )->get_status() );
		$this->assertSame( 'reverting', $this->answer( 'POST', "/fullsite-import/runs/$run/revert" )['status'] );
		$this->assertSame( 'rest_invalid_param', $this->ajax( 'pack_import_revert', 'POST', array( 'run' => 'x' ) )['code'] );
		$poll = $this->ajax( 'pack_import_status', 'POST', array( 'run' => $run ) )['data'];
		$this->assertSame( array( Run::REVERTED, 100 ), array( $poll['status'], $poll['percent'] ) );
	}
}
