<?php
/**
 * Plugin Name: Sandbox
 * Description: Keeps mails in files, and keeps a developer from deleting the working copy.
 *
 * @package Templately
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// The plugin's folder links to the working copy: WordPress would delete the sources.
add_action(
	'delete_plugin',
	static function ( string $plugin ): void {
		if ( 0 === strpos( $plugin, 'templately/' ) ) {
			wp_die( 'The sandbox does not delete the plugin: its folder is your working copy.' );
		}
	}
);

// The working copy holds the sandbox, too: WordPress would take every other plugin for a part of this one.
add_action(
	'plugin_loaded',
	static function ( string $plugin ): void {
		global $wp_plugin_paths;
		$folder = wp_normalize_path( WP_PLUGIN_DIR . '/templately' );
		if ( isset( $wp_plugin_paths[ $folder ] ) && "$folder/plugin.php" === wp_normalize_path( $plugin ) ) {
			unset( $wp_plugin_paths[ $folder ] );
			$wp_plugin_paths[ "$folder/plugin.php" ] = wp_normalize_path( (string) realpath( $plugin ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- so that its links are WordPress's own.
		}
	}
);

// Whoever tries the sandbox waits for a mail: it goes out with the request that asked for it, not with the next visit.
add_action(
	'shutdown',
	static function (): void {
		if ( false !== wp_next_scheduled( 'templately_send_mails' ) ) {
			wp_clear_scheduled_hook( 'templately_send_mails' );
			do_action( 'templately_send_mails' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the plugin's.
		}
	},
	100
);

// WordPress would send from wordpress@localhost, which it holds to be no address itself.
add_filter(
	'wp_mail_from',
	static function ( string $address ): string {
		return false === is_email( $address ) ? 'wordpress@sandbox.test' : $address;
	},
	1
);

// WordPress keeps the mailer that is there already.
add_filter(
	'wp_mail',
	function ( array $mail ): array {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';

		$GLOBALS['phpmailer'] = new class( true ) extends WP_PHPMailer { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- to keep the mail.

			/**
			 * Puts the mail into files: the text with its headers, and, if there is one, the HTML.
			 *
			 * @return bool
			 */
			public function send() {
				if ( ! $this->preSend() ) {
					return false;
				}
				$is_html = static::CONTENT_TYPE_TEXT_HTML === $this->ContentType || '' !== $this->AltBody; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's names.
				$to      = array_column( $this->to, 0 );
				$text    = implode(
					"\n",
					array(
						'To: ' . implode( ', ', $to ),
						'From: ' . $this->From, // phpcs:ignore WordPress.NamingConventions -- likewise.
						'Subject: ' . $this->Subject, // phpcs:ignore WordPress.NamingConventions -- likewise.
						'Date: ' . gmdate( 'r' ),
						'',
						$is_html && '' !== $this->AltBody ? $this->AltBody : $this->Body, // phpcs:ignore WordPress.NamingConventions -- likewise.
					)
				);
				// Named by time, written under another name first: a reader never meets half a mail.
				$name = sprintf( '%.6F-%s', microtime( true ), sanitize_file_name( implode( ',', $to ) ) );
				wp_mkdir_p( TEMPLATELY_SANDBOX_MAILS );
				if ( $is_html ) {
					file_put_contents( TEMPLATELY_SANDBOX_MAILS . "/$name.html", $this->Body ); // phpcs:ignore WordPress.NamingConventions, WordPress.WP.AlternativeFunctions -- a file of this machine.
				}
				file_put_contents( TEMPLATELY_SANDBOX_MAILS . "/.$name", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- likewise.
				return rename( TEMPLATELY_SANDBOX_MAILS . "/.$name", TEMPLATELY_SANDBOX_MAILS . "/$name.txt" );
			}
		};
		return $mail;
	}
);
