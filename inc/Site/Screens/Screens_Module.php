<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Connection;

/**
 * Where people see the plugin in wp-admin: its own page, the editors, Site Health; and in which language.
 */
final class Screens_Module implements Module {

	private Connection $hub;

	private Settings $settings;

	/** @var callable(): array{since: int, failures: int} */
	private $mail_failures;

	/**
	 * @param Settings        $settings         The plugin's settings.
	 * @param callable(): array{since: int, failures: int} $mail_failures Returns since when the embedded hub can send no mails, 0 where it can, and how many could not be sent.
	 */
	public function __construct( Connection $hub, Settings $settings, callable $mail_failures ) {
		$this->hub           = $hub;
		$this->settings      = $settings;
		$this->mail_failures = $mail_failures;
	}

	/** {@inheritDoc} */
	public static function controllers(): array {
		return array();
	}

	/** Enqueues the editors' entry. */
	public function enqueue_in_editors(): void {
		( new Editors( $this->assets() ) )->enqueue();
	}

	/** Returns what enqueues entries. */
	public function assets(): Assets {
		return new Assets( $this->settings, new External_Links( $this->settings ) );
	}

	/**
	 * Adds our tests to Site Health.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests of WordPress and others.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		return $this->site_health()->add_tests( $tests );
	}

	/**
	 * Adds our facts to Site Health.
	 *
	 * @param array<string, array<string, mixed>> $information Facts of WordPress and others.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_facts( array $information ): array {
		return $this->site_health()->add_debug_information( $information );
	}

	/** Answers Site Health's page. */
	public function answer_health_check(): void {
		$this->site_health()->send_hub_test();
	}

	private function site_health(): Site_Health {
		return new Site_Health( $this->settings, $this->hub, $this->mail_failures );
	}
}
