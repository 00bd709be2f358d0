<?php
/**
 * Constants that WordPress defines while it loads. Never loaded.
 *
 * @package Templately
 */

// phpcs:disable -- declarations of other software, read by static analysis only.

define( 'ABSPATH', '/' );
define( 'WP_CONTENT_DIR', '/wp-content' );
define( 'WP_PLUGIN_DIR', '/wp-content/plugins' );
define( 'WP_LANG_DIR', '/wp-content/languages' );
define( 'WPINC', 'wp-includes' );
define( 'MB_IN_BYTES', 1048576 );
define( 'KB_IN_BYTES', 1024 );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'OBJECT', 'OBJECT' );
define( 'COOKIEPATH', '/' );
define( 'WP_CLI', true );
define( 'TEMPLATELY_FILE', '/plugin.php' );
define( 'TEMPLATELY_VERSION', '0' );
