<?php

declare( strict_types=1 );

namespace Templately\Hub;

use Templately\Hub\Catalogue\Item_Counts;
use Templately\Hub\Http\Hub_Policy;
use Templately\Hub\Http\Key_Command;
use Templately\Hub\Publishing\Pack_Command;
use Templately\Hub\Sales\Pricing_Command;
use Templately\Hub\Sales\Purchase_Command;
use Templately\Shared\Clock;
use Templately\Shared\Contract\Site_Users;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Module;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Settings\Hub_State;
use Templately\Shared\Settings\Settings;
use wpdb;

/** Connects the hub with WordPress: REST API, e-mails and their pages, privacy tools, scheduled tasks and commands. */
final class Hub_Module implements Module {

	private wpdb $wpdb;

	private Transaction $transaction;

	private Clock $clock;

	private Settings $settings;

	private Site_Users $users;

	/** @var callable(): void */
	private $require_tables;

	private ?Hub_Services $services = null;

	/** @param callable(): void $require_tables Requires current tables; throws a Failure otherwise. */
	public function __construct( wpdb $wpdb, Transaction $transaction, Clock $clock, Settings $settings, Site_Users $users, callable $require_tables ) {
		$this->wpdb           = $wpdb;
		$this->transaction    = $transaction;
		$this->clock          = $clock;
		$this->settings       = $settings;
		$this->users          = $users;
		$this->require_tables = $require_tables;
	}

	/** The hub's own controllers (templately-hub/v1) are in Hub_Services. */
	public static function controllers(): array {
		return array();
	}

	public function register_commands(): void {
		$commands = array(
			'templately hub key'      => new Key_Command( $this->services()->signing_key(), $this->settings ),
			'templately hub pricing'  => new Pricing_Command( $this->services()->price_list() ),
			'templately hub purchase' => new Purchase_Command( $this->services()->purchases(), $this->services()->webhook_signature() ),
		);
		foreach ( $commands as $name => $command ) {
			\WP_CLI::add_command( $name, $command, array( 'before_invoke' => $this->require_tables ) );
		}
		$packs = new Pack_Command( array( $this->services(), 'publisher' ), array( $this->services(), 'starter_catalogue' ) );
		foreach ( array( 'validate', 'create', 'sync' ) as $name ) {
			\WP_CLI::add_command( "templately pack $name", array( $packs, $name ) );
		}
		\WP_CLI::add_command( 'templately hub publish', array( $packs, 'publish' ), array( 'before_invoke' => $this->require_tables ) );
	}

	/** @return array<string, array<mixed>> Endpoints of a controller for other sites, by path. */
	public function endpoints( string $class_name ): array {
		$services = $this->services();
		return ( new Route_Registrar( 'templately-hub/v1', $services->policy(), $this->require_tables ) )->endpoints( array_intersect_key( $services->controllers(), array( $class_name => true ) ) );
	}

	public function send_mails(): void {
		$this->ready_services()->outbox()->send();
	}

	public function upkeep(): void {
		$this->ready_services()->upkeep();
	}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters['templately'] = $this->ready_services()->privacy_tools()->exporter();
		return $exporters;
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers['templately'] = $this->ready_services()->privacy_tools()->eraser();
		return $erasers;
	}

	public function answer_page(): void {
		try {
			$pages = $this->ready_services()->email_link_pages();
		} catch ( Failure $failure ) {
			wp_die( esc_html( $failure->getMessage() ), '', array( 'response' => (int) $failure->status() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a number.
		}
		$pages->answer();
	}

	/** @return array{array<class-string<Controller>, callable(): Controller>, Hub_Policy} What the embedded hub needs to serve this site's own requests. Factories of controllers, and the permission. */
	public function embedded_server( string $segment ): array {
		return array( $this->ready_services()->controllers( $segment ), $this->services()->policy() );
	}

	/** Returns a value that changes with the catalogue. Does not build the hub, because every editor asks for it. */
	public function catalogue_version(): string {
		( $this->require_tables )();
		return ( new Item_Counts( new Database( $this->wpdb, $this->transaction ) ) )->version();
	}

	/**
	 * Creates the hub's key, and publishes changed starter packs. The caller holds the installation's lock; the tables must be
	 * current.
	 * @param callable(): bool $after_each Called after each pack; false interrupts.
	 * @return bool Whether all packs are published.
	 */
	public function publish( callable $after_each ): bool {
		$key = $this->services()->signing_key();
		$key->ensure();
		if ( '' === $this->settings->hub_address() && $key->fingerprint() !== $this->settings->hub_id() ) {
			$this->settings->change( array( 'hub_id' => $key->fingerprint() ) );
		}
		$is_complete = $this->services()->starter_catalogue()->publish_changes( $after_each );
		$this->services()->upkeep();
		return $is_complete;
	}

	/** @return array{since: int, failures: int} State of the hub's e-mails for Site Health. Timestamp since which e-mails fail (0 if the last one was sent), and failures of the last days. */
	public function mail_failures(): array {
		try {
			$failures = $this->ready_services()->outbox()->count_failures();
		} catch ( Failure $failure ) {
			// Without tables there are no e-mails.
			$failures = 0;
		}
		return array(
			'since'    => ( new Hub_State() )->mails_failing_since(),
			'failures' => $failures,
		);
	}

	private function ready_services(): Hub_Services {
		( $this->require_tables )();
		return $this->services();
	}

	private function services(): Hub_Services {
		if ( null === $this->services ) {
			$this->services = new Hub_Services( $this->wpdb, $this->transaction, $this->clock, $this->users );
		}
		return $this->services;
	}
}
