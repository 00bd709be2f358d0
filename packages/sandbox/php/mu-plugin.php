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

// Late, so that a test can answer first.
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		if ( null !== $sent ) {
			return $sent;
		}
		$headers = is_array( $mail['headers'] ) ? $mail['headers'] : explode( "\n", str_replace( "\r", '', (string) $mail['headers'] ) );
		$text    = implode(
			"\n",
			array_merge(
				array(
					'To: ' . implode( ', ', (array) $mail['to'] ),
					'Subject: ' . $mail['subject'],
					'Date: ' . gmdate( 'r' ),
				),
				array_filter( $headers ),
				array( '', $mail['message'], '' )
			)
		);
		wp_mkdir_p( TEMPLATELY_SANDBOX_MAILS );
		// Named by time, written under another name first: a reader never meets half a mail.
		$name = sprintf( '%.6F-%s', microtime( true ), sanitize_file_name( implode( ',', (array) $mail['to'] ) ) );
		file_put_contents( TEMPLATELY_SANDBOX_MAILS . "/.$name", $text );
		return rename( TEMPLATELY_SANDBOX_MAILS . "/.$name", TEMPLATELY_SANDBOX_MAILS . "/$name.txt" );
	},
	1000,
	2
);
