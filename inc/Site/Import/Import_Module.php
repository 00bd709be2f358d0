<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Database\Connection as Database;
use Templately\Shared\Module;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Documents\Element_Importer;
use Templately\Site\Elementor\Elementor_Styles;
use Templately\Site\Elementor\Kit_Store;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Content\Display_Conditions;
use Templately\Site\Import\Content\Elementor_Content;
use Templately\Site\Import\Content\Imported_Document;
use Templately\Site\Import\Content\Media;
use Templately\Site\Import\Content\Posts;
use Templately\Site\Import\Export\Export_Command;
use Templately\Site\Import\Export\Kit_Exporter;
use Templately\Site\Import\Export\Site_Export;
use Templately\Site\Import\Plan\Import_Plan;
use Templately\Site\Import\Plan\Obstacles;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Plan\Packs;
use Templately\Site\Import\Plan\Planner;
use Templately\Site\Import\Run\Own_Request;
use Templately\Site\Import\Run\Runner;
use Templately\Site\Import\Run\Runs;
use Templately\Site\Import\Run\Step;
use Templately\Site\Import\Steps\Check_Step;
use Templately\Site\Import\Steps\Content_Step;
use Templately\Site\Import\Steps\Download_Step;
use Templately\Site\Import\Steps\Finish_Step;
use Templately\Site\Import\Steps\Plugin_Step;
use Templately\Site\Import\Steps\Theme_Step;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Theme_Builder\Conditions\Condition_Store;
use Templately\Site\Theme_Builder\Conditions\Condition_Targets;
use Templately\Site\Theme_Builder\Conditions\Condition_Types;

final class Import_Module implements Module {

	private Database $database;

	private Connection $hub;

	private Profile_Module $profile;

	private Settings $settings;

	private Condition_Store $conditions;

	/** @var callable(): void */
	private $require_tables;

	private ?Own_Request $own_request = null;

	/** @param callable(): void $require_tables Updates the tables; throws a Failure. */
	public function __construct( Database $database, Connection $hub, Profile_Module $profile, Settings $settings, Condition_Store $conditions, callable $require_tables ) {
		$this->database       = $database;
		$this->hub            = $hub;
		$this->profile        = $profile;
		$this->settings       = $settings;
		$this->conditions     = $conditions;
		$this->require_tables = $require_tables;
	}

	public static function controllers(): array {
		return array(
			Import_Controller::class => static function ( self $module ): Import_Controller {
				return new Import_Controller( $module->imports(), $module->pictures() );
			},
		);
	}

	public function register_commands(): void {
		$plan = function ( array $form ): Import_Plan {
			return $this->planner()->plan( $form );
		};
		\WP_CLI::add_command( 'templately pack export', new Export_Command( $this->site_export() ) );
		\WP_CLI::add_command( 'templately import', new Import_Command( $plan, array( $this, 'services' ) ), array( 'before_invoke' => $this->require_tables ) );
	}

	/**
	 * Records the changes of this request if an import sent it.
	 * @return list<string> Main files of plugins on trial, to include in global scope.
	 */
	public function receive_own_request(): array {
		$this->own_request = new Own_Request( $this->database, new Change_Log( $this->database ) );
		return $this->own_request->receive();
	}

	public function activate_on_trial(): void {
		$request = $this->require_own_request( 'activate_plugins' );
		$request->set_trial_state( Own_Request::OFF );
		try {
			( new Plugin_Installer() )->activate( $request->plugin_on_trial() );
		} catch ( Failure $failure ) {
			wp_send_json( array( 'message' => $failure->getMessage() ), 500 );
		}
		wp_send_json( array() );
	}

	/** Deactivates the plugin on trial, or one that the import turned on, and ends the request. */
	public function deactivate(): void {
		$request = $this->require_own_request( 'activate_plugins' );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the signed header is verified.
		deactivate_plugins( '' === $request->plugin_on_trial() ? sanitize_text_field( wp_unslash( $_GET['plugin'] ?? '' ) ) : $request->plugin_on_trial() );
		wp_send_json( array() );
	}

	public function make_sizes( int $id ): void {
		Media::make_sizes( $id );
	}

	public function tick(): void {
		$this->services()->tick_active();
	}

	public function send_picture( array $arguments ): void {
		( $this->require_tables )();
		$this->pictures()->send( (int) ( $arguments['run'] ?? 0 ) );
	}

	public function serve_ajax( string $action ): void {
		$with_tables = function (): Import_Service {
			( $this->require_tables )();
			return $this->imports();
		};
		( new Import_Ajax( $with_tables ) )->serve( $action );
	}

	/** @param array<string, Step>|null $steps Null for those of an import. */
	public function services( ?array $steps = null ): Import_Services {
		return new Import_Services( $this->database, fn(): array => $steps ?? $this->steps() );
	}

	public function runs(): Runs {
		return new Runs( $this->database );
	}

	/** @param array<string, Step>|null $steps Null for those of an import. */
	public function runner( ?array $steps = null ): Runner {
		return $this->services( $steps )->runner();
	}

	public function imports(): Import_Service {
		$services = $this->services();
		return new Import_Service( $this->planner(), $services->runs(), $services->runner(), $services->revert() );
	}

	public function packs(): Packs {
		return new Packs( $this->hub->client(), $this->profile->profile(), $this->settings );
	}

	public function pictures(): Pack_Thumbnails {
		return new Pack_Thumbnails( $this->database, $this->packs() );
	}

	public function planner(): Planner {
		return new Planner( $this->packs(), new Obstacles( $this->database ), array( $this->runs(), 'imported_at' ) );
	}

	public function site_export(): Site_Export {
		return new Site_Export( new Kit_Exporter( new Kit_Store(), new Elementor_Styles( new Kit_Store() ) ), $this->display_conditions() );
	}

	public function display_conditions(): Display_Conditions {
		$types = new Condition_Types();
		return new Display_Conditions( $this->conditions, $types, new Condition_Targets( $types ) );
	}

	/** @return array<string, Step> By name, in order. */
	public function steps(): array {
		$documents = new Imported_Document( new Block_Importer( $this->settings ) );
		$elementor = new Elementor_Content( new Element_Importer( $this->settings ), new Elementor_Styles( new Kit_Store() ), new Kit_Store(), $this->display_conditions() );
		$content   = new Content_Step( new Posts( $documents, $elementor ), $elementor );
		return array(
			'writing_permission_check' => new Check_Step(),
			'download'                 => new Download_Step( $this->packs(), $this->pictures() ),
			'theme'                    => new Theme_Step(),
			'plugin'                   => new Plugin_Step( new Plugin_Installer() ),
			'templates'                => $content,
			'wp-content'               => $content,
			'finalize'                 => new Finish_Step( $documents, $content ),
		);
	}

	/** Ends the request if no import sent it or the user lacks the right. */
	private function require_own_request( string $capability ): Own_Request {
		if ( null === $this->own_request || 0 === $this->own_request->run_id() || ! current_user_can( $capability ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'default' ), '', 403 ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- core's.
		}
		return $this->own_request;
	}
}
