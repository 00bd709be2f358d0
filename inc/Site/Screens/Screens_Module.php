<?php

declare( strict_types=1 );

namespace Templately\Site\Screens;

use Templately\Shared\Module;
use Templately\Shared\Settings\Settings;
use Templately\Site\Hub_Client\Connection;

/** The plugin in wp-admin: its page, the editors and Site Health. */
final class Screens_Module implements Module {

	private Connection $hub;

	private Settings $settings;

	/** @var callable(): array{since: int, failures: int} */
	private $mail_failures;

	/** @param callable(): array{since: int, failures: int} $mail_failures See Site_Health. */
	public function __construct( Connection $hub, Settings $settings, callable $mail_failures ) {
		$this->hub           = $hub;
		$this->settings      = $settings;
		$this->mail_failures = $mail_failures;
	}

	public static function controllers(): array {
		return array();
	}

	public function enqueue_in_editors(): void {
		$this->assets()->enqueue_in_editors();
	}

	public function enqueue_in_elementor(): void {
		Elementor_Editor::enqueue( $this->assets() );
	}

	public function assets(): Assets {
		return new Assets( $this->settings, new External_Links( $this->settings ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( array $tests ): array {
		return $this->site_health()->add_tests( $tests );
	}

	/**
	 * @param array<string, array<string, mixed>> $information
	 * @return array<string, array<string, mixed>>
	 */
	public function add_facts( array $information ): array {
		return $this->site_health()->add_debug_information( $information );
	}

	public function answer_health_check(): void {
		$this->site_health()->send_hub_test();
	}

	private function site_health(): Site_Health {
		return new Site_Health( $this->settings, $this->hub, $this->mail_failures );
	}
}
