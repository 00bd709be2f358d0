<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Database\Transaction;
use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Site\Dependencies\Plugin_Installer;
use Templately\Site\Dependencies\Theme_Installer;
use Templately\Site\Documents\Block_Importer;
use Templately\Site\Fonts\Font_Library;
use Templately\Site\Hub_Client\Connection;
use Templately\Site\Import\Content\Fonts;
use Templately\Site\Import\Content\Imported_Document;
use Templately\Site\Import\Content\Media;
use Templately\Site\Import\Content\Menus;
use Templately\Site\Import\Content\Posts;
use Templately\Site\Import\Content\Styles;
use Templately\Site\Import\Content\Terms;
use Templately\Site\Import\Database\Import_Database;
use Templately\Site\Import\Export\Export_Command;
use Templately\Site\Import\Export\Site_Export;
use Templately\Site\Import\Plan\Existing_Objects;
use Templately\Site\Import\Plan\Object_Planner;
use Templately\Site\Import\Plan\Pack_Client;
use Templately\Site\Import\Plan\Pack_Thumbnails;
use Templately\Site\Import\Plan\Planner;
use Templately\Site\Import\Plan\Portable_Settings;
use Templately\Site\Import\Plan\Requirements_Check;
use Templately\Site\Import\Run\Import_Plan;
use Templately\Site\Import\Run\Run_Store;
use Templately\Site\Import\Run\Runner;
use Templately\Site\Import\Run\Step_List;
use Templately\Site\Import\Steps\Content_Step;
use Templately\Site\Import\Steps\Download_Step;
use Templately\Site\Import\Steps\Finalize_Step;
use Templately\Site\Import\Steps\Object_Writer;
use Templately\Site\Import\Steps\Permission_Check_Step;
use Templately\Site\Import\Steps\Plugins_Step;
use Templately\Site\Import\Steps\Templates_Step;
use Templately\Site\Import\Steps\Theme_Step;
use Templately\Site\Media\Attachment_Index as Kept_Media;
use Templately\Site\Profile\Profile_Module;
use Templately\Site\Styles\Global_Styles;

/**
 * What imports whole sites, and takes that back.
 */
final class Import_Module implements Module {

	private Import_Database $database;

	private Transaction $transaction;

	private Connection $hub;

	private Profile_Module $profile;

	private Settings $settings;

	/** @var callable(): void */
	private $require_tables;

	/**
	 * @param Import_Database         $database       The import's statements.
	 * @param Transaction      $transaction    Runs several writes as one.
	 * @param Connection       $hub            The hub.
	 * @param Profile_Module   $profile        Who is asking.
	 * @param Settings         $settings       The plugin's settings.
	 * @param callable(): void $require_tables Sees to it that the tables are this version's; throws a Failure where they are not.
	 */
	public function __construct( Import_Database $database, Transaction $transaction, Connection $hub, Profile_Module $profile, Settings $settings, callable $require_tables ) {
		$this->database       = $database;
		$this->transaction    = $transaction;
		$this->hub            = $hub;
		$this->profile        = $profile;
		$this->settings       = $settings;
		$this->require_tables = $require_tables;
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array(
			Fullsite_Import_Controller::class => static function ( self $module ): Fullsite_Import_Controller {
				return new Fullsite_Import_Controller( $module->imports(), $module->pictures() );
			},
		);
	}

	/** Registers the commands of WP-CLI. */
	public function register_commands(): void {
		$plan = function ( array $form ): Import_Plan {
			return $this->planner()->plan( $form );
		};
		\WP_CLI::add_command( 'templately pack export', new Export_Command( new Site_Export( new Portable_Settings(), new Global_Styles() ) ) );
		\WP_CLI::add_command( 'templately import', new Import_Command( $plan, array( $this, 'engine' ) ), array( 'before_invoke' => $this->require_tables ) );
	}

	/** Records the changes of this request if the import has made it. */
	public function record_own_request(): void {
		Import_Services::record_own_request( $this->database, $this->transaction );
	}

	/** Makes the image sizes of an imported attachment that are missing. */
	public function make_sizes( int $id ): void {
		Media::make_sizes( $id );
	}

	/** Goes on with the active import. */
	public function tick(): void {
		$this->engine()->tick_active();
	}

	/**
	 * Sends the picture of an imported pack. For a signed address.
	 *
	 * @param array<string, string> $arguments Arguments of the address.
	 */
	public function send_picture( array $arguments ): void {
		( $this->require_tables )();
		$this->pictures()->send( (int) ( $arguments['run'] ?? 0 ) );
	}

	/**
	 * Answers a call of admin-ajax, and ends the request.
	 *
	 * @param string $action An action of Fullsite_Import_Ajax.
	 */
	public function serve_ajax( string $action ): void {
		$with_tables = function (): Fullsite_Import {
			( $this->require_tables )();
			return $this->imports();
		};
		( new Fullsite_Import_Ajax( $with_tables ) )->serve( $action );
	}

	/**
	 * Returns what runs imports, and takes them back.
	 *
	 * @param Step_List|null $steps Other steps than those of an import; null for these.
	 */
	public function engine( ?Step_List $steps = null ): Import_Services {
		return new Import_Services( $this->database, $this->transaction, $steps ?? $this->steps() );
	}

	/** Returns the table of runs. */
	public function runs(): Run_Store {
		return new Run_Store( $this->database );
	}

	/**
	 * Returns what goes on with runs.
	 *
	 * @param Step_List|null $steps Other steps than those of an import; null for these.
	 */
	public function runner( ?Step_List $steps = null ): Runner {
		return $this->engine( $steps )->runner();
	}

	/** Returns the service of REST and admin-ajax. */
	public function imports(): Fullsite_Import {
		$engine = $this->engine();
		return new Fullsite_Import( $this->planner(), $engine->runs(), $engine->runner(), $engine->revert() );
	}

	/** Returns the packs of the hub. */
	public function packs(): Pack_Client {
		return new Pack_Client( $this->hub->client(), $this->profile->profile(), $this->settings );
	}

	/** Returns how packs look that were imported. */
	public function pictures(): Pack_Thumbnails {
		return new Pack_Thumbnails( $this->database, $this->packs() );
	}

	/** Returns what says what an import would do. */
	public function planner(): Planner {
		return new Planner( $this->packs(), new Object_Planner( new Existing_Objects(), new Kept_Media() ), new Requirements_Check( new Plugin_Installer(), $this->database ), new Portable_Settings(), $this->runs() );
	}

	/** Returns the steps of an import. */
	public function steps(): Step_List {
		$documents = new Imported_Document( new Block_Importer( $this->settings ) );
		$settings  = new Portable_Settings();
		$pieces    = new Object_Writer( new Terms(), new Media( new Kept_Media() ), new Fonts( new Font_Library() ), new Posts( $documents ), new Menus(), new Styles( new Global_Styles() ), $settings );
		$installer = new Plugin_Installer();
		return new Step_List(
			array(
				new Permission_Check_Step( $installer ),
				new Download_Step( $this->packs(), $this->pictures() ),
				new Theme_Step( new Theme_Installer() ),
				new Plugins_Step( $installer ),
				new Templates_Step( $pieces ),
				new Content_Step( $pieces ),
				new Finalize_Step( $pieces, $settings, $documents ),
			)
		);
	}
}
