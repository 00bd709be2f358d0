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

/**
 * Where the hub half meets WordPress: its API for other sites, its mails and the pages that they link to, WordPress's privacy tools,
 * upkeep, and commands. The hub itself is made when one of them needs it.
 */
final class Hub_Module implements Module {

	private wpdb $wpdb;

	private Transaction $transaction;

	private Clock $clock;

	private Settings $settings;

	private Site_Users $users;

	/** @var callable(): void */
	private $require_tables;

	private ?Hub_Services $marketplace = null;

	/**
	 * @param Transaction                     $transaction    The process's one.
	 * @param Settings                        $settings       The plugin's settings.
	 * @param callable(): void                $require_tables Sees to it that the tables are this version's; throws a Failure where they are not.
	 */
	public function __construct( wpdb $wpdb, Transaction $transaction, Clock $clock, Settings $settings, Site_Users $users, callable $require_tables ) {
		$this->wpdb           = $wpdb;
		$this->transaction    = $transaction;
		$this->clock          = $clock;
		$this->settings       = $settings;
		$this->users          = $users;
		$this->require_tables = $require_tables;
	}

	/** {@inheritDoc} The hub's own are those of templately-hub/v1: Hub_Services has them. */
	public static function controllers(): array {
		return array();
	}

	/** Registers the commands of WP-CLI. */
	public function register_commands(): void {
		$commands = array(
			'templately hub key'      => new Key_Command( $this->marketplace()->signing_key(), $this->settings ),
			'templately hub pricing'  => new Pricing_Command( $this->marketplace()->pricing() ),
			'templately hub purchase' => new Purchase_Command( $this->marketplace()->purchases(), $this->marketplace()->webhook_signature() ),
		);
		foreach ( $commands as $name => $command ) {
			\WP_CLI::add_command( $name, $command, array( 'before_invoke' => $this->require_tables ) );
		}
		$packs = new Pack_Command( array( $this->marketplace(), 'publisher' ), array( $this->marketplace(), 'starter_catalogue' ) );
		\WP_CLI::add_command( 'templately pack validate', array( $packs, 'validate' ) );
		\WP_CLI::add_command( 'templately hub publish', array( $packs, 'publish' ), array( 'before_invoke' => $this->require_tables ) );
	}

	/**
	 * Returns the endpoints of a controller for other sites.
	 *
	 * @return array<string, array<mixed>> By path.
	 */
	public function endpoints( string $class_name ): array {
		$marketplace = $this->marketplace();
		return ( new Route_Registrar( 'templately-hub/v1', $marketplace->policy(), $this->require_tables ) )->endpoints( array_intersect_key( $marketplace->controllers(), array( $class_name => true ) ) );
	}

	/** Sends the mails that are due. */
	public function send_mails(): void {
		$this->ready()->outbox()->send();
	}

	/** Does the hub's upkeep. */
	public function upkeep(): void {
		$this->ready()->upkeep();
	}

	/**
	 * Adds what the hub keeps about people to WordPress's export of personal data.
	 *
	 * @param array<string, mixed> $exporters Exporters of WordPress and others.
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters['templately'] = $this->ready()->privacy()->exporter();
		return $exporters;
	}

	/**
	 * Adds the same to WordPress's erasure of personal data.
	 *
	 * @param array<string, mixed> $erasers Erasers of WordPress and others.
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers['templately'] = $this->ready()->privacy()->eraser();
		return $erasers;
	}

	/** Answers a page that a mail links to. */
	public function answer_page(): void {
		try {
			$pages = $this->ready()->pages();
		} catch ( Failure $failure ) {
			wp_die( esc_html( $failure->getMessage() ), '', array( 'response' => (int) $failure->status() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a number.
		}
		$pages->answer();
	}

	/**
	 * Returns what answers this site's own calls.
	 *
	 * @param string $segment First segment of the path of a call.
	 * @return array{array<class-string<Controller>, callable(): Controller>, Hub_Policy} The controllers with what makes them, and who may call them.
	 *
	 * @throws Failure 503 not_ready.
	 */
	public function embedded_server( string $segment ): array {
		return array( $this->ready()->controllers( $segment ), $this->marketplace()->policy() );
	}

	/**
	 * Returns what becomes another whenever something is published, taken away or moved. The rest of the hub is not made for it:
	 * every editor asks.
	 *
	 * @throws Failure 503 not_ready.
	 */
	public function catalogue_version(): string {
		( $this->require_tables )();
		return ( new Item_Counts( new Database( $this->wpdb, $this->transaction ) ) )->version();
	}

	/**
	 * Makes the hub's key, publishes what changed of the designs that come with the plugin, and sees to what is kept. Needs the
	 * tables; one process at a time does it.
	 *
	 * @param callable(): void $after_each Called when a pack is published.
	 * @return bool Whether something was published.
	 */
	public function publish( callable $after_each ): bool {
		$key = $this->marketplace()->signing_key();
		$key->ensure();
		if ( '' === $this->settings->hub_address() && $key->fingerprint() !== $this->settings->hub_id() ) {
			$this->settings->change( array( 'hub_id' => $key->fingerprint() ) );
		}
		$published = $this->marketplace()->publish_starter_catalogue( $after_each );
		$this->marketplace()->upkeep();
		return $published;
	}

	/**
	 * Returns what the owner of the site has to know of the hub's mails.
	 *
	 * @return array{since: int, failures: int} Since when none could be sent, in seconds since 1970, 0 where the last one was; and how many of the last days could not.
	 */
	public function mail_failures(): array {
		try {
			$failures = $this->ready()->outbox()->count_failures();
		} catch ( Failure $failure ) {
			// Where there are no tables yet there are no mails.
			$failures = 0;
		}
		return array(
			'since'    => ( new Hub_State() )->mails_fail_since(),
			'failures' => $failures,
		);
	}

	/**
	 * Returns the hub with the tables of this version.
	 *
	 * @throws Failure 503 not_ready.
	 */
	private function ready(): Hub_Services {
		( $this->require_tables )();
		return $this->marketplace();
	}

	/** Returns the hub. */
	private function marketplace(): Hub_Services {
		if ( null === $this->marketplace ) {
			$this->marketplace = new Hub_Services( $this->wpdb, $this->transaction, $this->clock, $this->users );
		}
		return $this->marketplace;
	}
}
