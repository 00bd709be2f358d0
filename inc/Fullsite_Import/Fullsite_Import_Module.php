<?php

declare( strict_types=1 );

namespace Templately\Fullsite_Import;

use Templately\Cli\Export_Command;
use Templately\Cli\Import_Command;
use Templately\Dependencies\Plugin_Installer;
use Templately\Fonts\Font_Library;
use Templately\Fullsite_Import\Content\Fonts;
use Templately\Fullsite_Import\Content\Imported_Document;
use Templately\Fullsite_Import\Content\Media;
use Templately\Fullsite_Import\Content\Menus;
use Templately\Fullsite_Import\Content\Posts;
use Templately\Fullsite_Import\Content\Styles;
use Templately\Fullsite_Import\Content\Terms;
use Templately\Fullsite_Import\Export\Site_Export;
use Templately\Fullsite_Import\Steps\Content;
use Templately\Fullsite_Import\Steps\Download;
use Templately\Fullsite_Import\Steps\Finalize;
use Templately\Fullsite_Import\Steps\Permission_Check;
use Templately\Fullsite_Import\Steps\Pieces;
use Templately\Fullsite_Import\Steps\Plugins;
use Templately\Fullsite_Import\Steps\Templates;
use Templately\Fullsite_Import\Steps\Theme;
use Templately\Hub_Client\Connection;
use Templately\Insertion\Block_Builder;
use Templately\Module;
use Templately\Profile\Profile_Module;
use Templately\Storage\Import\Database;
use Templately\Storage\Media as Kept_Media;
use Templately\Storage\Pack_Settings;
use Templately\Storage\Settings;
use Templately\Storage\Site_Objects;
use Templately\Storage\Site_Styles;
use Templately\Storage\Transaction;

/**
 * What imports whole sites, and takes that back.
 */
final class Fullsite_Import_Module implements Module {

	/** @var Database */
	private $database;

	/** @var Transaction */
	private $transaction;

	/** @var Connection */
	private $hub;

	/** @var Profile_Module */
	private $profile;

	/** @var Settings */
	private $settings;

	/** @var callable(): void */
	private $require_tables;

	/**
	 * @param Database         $database       The import's statements.
	 * @param Transaction      $transaction    Runs several writes as one.
	 * @param Connection       $hub            The hub.
	 * @param Profile_Module   $profile        Who is asking.
	 * @param Settings         $settings       The plugin's settings.
	 * @param callable(): void $require_tables Sees to it that the tables are this version's; throws a Failure where they are not.
	 */
	public function __construct( Database $database, Transaction $transaction, Connection $hub, Profile_Module $profile, Settings $settings, callable $require_tables ) {
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
		$plan = function ( array $form ): Plan {
			return $this->planner()->plan( $form );
		};
		\WP_CLI::add_command( 'templately pack export', new Export_Command( new Site_Export( new Pack_Settings(), new Site_Styles() ) ) );
		\WP_CLI::add_command( 'templately import', new Import_Command( $plan, array( $this, 'engine' ) ), array( 'before_invoke' => $this->require_tables ) );
	}

	/** Records the changes of this request if the import has made it. */
	public function record_own_request(): void {
		Engine::record_own_request( $this->database, $this->transaction );
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
	 * @param Steps|null $steps Other steps than those of an import; null for these.
	 */
	public function engine( ?Steps $steps = null ): Engine {
		return new Engine( $this->database, $this->transaction, $steps ?? $this->steps() );
	}

	/** Returns the table of runs. */
	public function runs(): Runs {
		return new Runs( $this->database );
	}

	/**
	 * Returns what goes on with runs.
	 *
	 * @param Steps|null $steps Other steps than those of an import; null for these.
	 */
	public function runner( ?Steps $steps = null ): Runner {
		return $this->engine( $steps )->runner();
	}

	/** Returns the service of REST and admin-ajax. */
	public function imports(): Fullsite_Import {
		$engine = $this->engine();
		return new Fullsite_Import( $this->planner(), $engine->runs(), $engine->runner(), $engine->revert() );
	}

	/** Returns the packs of the hub. */
	public function packs(): Packs {
		return new Packs( $this->hub->client(), $this->profile->profile(), $this->settings );
	}

	/** Returns how packs look that were imported. */
	public function pictures(): Pictures {
		return new Pictures( $this->database, $this->packs() );
	}

	/** Returns what says what an import would do. */
	public function planner(): Planner {
		return new Planner( $this->packs(), new Collisions( new Site_Objects(), new Kept_Media() ), new Obstacles( new Plugin_Installer(), $this->database ), new Pack_Settings(), $this->runs() );
	}

	/** Returns the steps of an import. */
	public function steps(): Steps {
		$documents = new Imported_Document( new Block_Builder( $this->settings ) );
		$settings  = new Pack_Settings();
		$pieces    = new Pieces( new Terms(), new Media( new Kept_Media() ), new Fonts( new Font_Library() ), new Posts( $documents ), new Menus(), new Styles( new Site_Styles() ), $settings );
		$installer = new Plugin_Installer();
		return new Steps(
			array(
				new Permission_Check( $installer ),
				new Download( $this->packs(), $this->pictures() ),
				new Theme( new Theme_Installer() ),
				new Plugins( $installer ),
				new Templates( $pieces ),
				new Content( $pieces ),
				new Finalize( $pieces, $settings, $documents ),
			)
		);
	}
}
