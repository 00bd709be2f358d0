<?php
/**
 * A small wordpress.org: what it says of plugins and themes, and their zips, which are made when they are asked for. For PHP's own server:
 * php -S localhost:PORT server.php
 *
 * @package Templately
 */

declare( strict_types=1 );

/**
 * Returns the plugins: what the directory says of each (more), and its files by their path in the zip.
 *
 * @return array<string, array{more?: array<string, mixed>, zip?: string, files?: array<string, string>}>
 */
function templately_directory(): array {
	$main      = static function ( string $name, string $code = '', string $headers = '' ): string {
		return "<?php\n/*\nPlugin Name: $name\nVersion: 2.0\n$headers*/\n$code";
	};
	$activates = static function ( string $code ): string {
		return "register_activation_hook( __FILE__, static function () { $code } );";
	};
	$plugins   = array(
		// One that brings a block, with all that an editor needs of it, and shows its own page once when the administration is next opened.
		'tly-callout'   => array(
			'files' => array(
				'tly-callout/tly-callout.php' => $main(
					'Callouts',
					$activates( 'update_option( "tly_callout_welcome", 1 );' ) . '
					add_filter( "block_categories_all", static function ( $all ) { $all[] = array( "slug" => "tly-callouts", "title" => "Callouts" ); return $all; } );
					add_action( "admin_init", static function () {
						if ( get_option( "tly_callout_welcome" ) && ! wp_doing_ajax() ) { delete_option( "tly_callout_welcome" ); wp_safe_redirect( admin_url( "plugins.php" ) ); exit; }
					} );
					add_action( "init", static function () {
						wp_register_script( "tly-callout-lib", plugins_url( "lib.js", __FILE__ ), array(), "1" );
						wp_register_script( "tly-callout-editor", plugins_url( "editor.js", __FILE__ ), array( "wp-blocks", "wp-block-editor", "wp-element", "wp-server-side-render", "tly-callout-lib" ), "1" );
						wp_localize_script( "tly-callout-editor", "tlyCallout", array( "word" => "Mind this", "list" => array( 1, "</b>" ) ) );
						wp_add_inline_script( "tly-callout-editor", "window.tlyInline = ( window.tlyInline || 0 ) + 1;", "before" );
						wp_register_style( "tly-callout", plugins_url( "style.css", __FILE__ ), array(), "1" );
						wp_register_style( "tly-callout-editor", plugins_url( "editor.css", __FILE__ ), array(), "1" );
						register_block_type( __DIR__ );
					} );'
				),
				'tly-callout/block.json'      => '{"apiVersion":3,"name":"tly-callout/callout","title":"Callout","category":"tly-callouts","attributes":{"tone":{"type":"string","default":"warm"}},"editorScript":"tly-callout-editor","style":"tly-callout","editorStyle":"tly-callout-editor"}',
				'tly-callout/lib.js'          => 'window.tlyLib = ( window.tlyLib || 0 ) + 1;',
				'tly-callout/editor.js'       => 'wp.blocks.registerBlockType( "tly-callout/callout", {
					edit: function ( props ) { return wp.element.createElement( "p", wp.blockEditor.useBlockProps( { className: "tly-callout" } ), window.tlyCallout.word + ", " + props.attributes.tone + ", " + window.tlyLib ); },
					save: function () { return wp.element.createElement( "p", wp.blockEditor.useBlockProps.save( { className: "tly-callout" } ), "Mind this" ); },
				} );',
				'tly-callout/style.css'       => '.tly-callout { border: 7px solid rgb(200, 40, 40); }',
				'tly-callout/editor.css'      => '.tly-callout { outline: 3px dashed rgb(1, 2, 3); }',
			),
		),
		// Leads to its own page, and ends the request, while it is activated.
		'tly-welcome'   => array( 'files' => array( 'tly-welcome/tly-welcome.php' => $main( 'Welcome', $activates( 'update_option( "tly_welcome_ran", 1 ); wp_safe_redirect( admin_url( "plugins.php?welcome=1" ) ); exit;' ) ) ) ),
		'tly-echo'      => array( 'files' => array( 'tly-echo/tly-echo.php' => $main( 'Echo', 'echo "<b>included</b>"; ' . $activates( 'echo "activated";' ) ) ) ),
		'tly-die'       => array( 'files' => array( 'tly-die/tly-die.php' => $main( 'Die', $activates( 'wp_die( "<b>No</b> licence &amp; no fun" );' ) ) ) ),
		'tly-exit'      => array( 'files' => array( 'tly-exit/tly-exit.php' => $main( 'Exit', $activates( 'exit( "bye" );' ) ) ) ),
		'tly-throw'     => array( 'files' => array( 'tly-throw/tly-throw.php' => $main( 'Throw', $activates( 'throw new Exception( "Out of tea" );' ) ) ) ),
		// Nothing can catch this.
		'tly-fatal'     => array( 'files' => array( 'tly-fatal/tly-fatal.php' => $main( 'Fatal', $activates( 'set_error_handler( null ); trigger_error( "The end", E_USER_ERROR );' ) ) ) ),
		// Dies at the first try alone.
		'tly-moody'     => array( 'files' => array( 'tly-moody/tly-moody.php' => $main( 'Moody', $activates( 'if ( ! get_option( "tly_moody" ) ) { update_option( "tly_moody", 1 ); wp_die( "Not today" ); }' ) ) ) ),
		'tly-broken'    => array( 'zip' => "PK\3\4 this is no zip" ),
		'tly-folder'    => array( 'files' => array( 'another-name/tly-folder.php' => $main( 'Folder' ) ) ),
		'tly-no-plugin' => array( 'files' => array( 'tly-no-plugin/readme.txt' => 'Nothing' ) ),
		'tly-future'    => array( 'more' => array( 'requires' => '99.0' ), 'files' => array( 'tly-future/tly-future.php' => $main( 'Future' ) ) ),
		'tly-php'       => array( 'more' => array( 'requires_php' => '99.1' ), 'files' => array( 'tly-php/tly-php.php' => $main( 'Php' ) ) ),
		// The directory does not know what its own files need.
		'tly-sly'       => array( 'files' => array( 'tly-sly/tly-sly.php' => $main( 'Sly', '', "Requires at least: 98.0\n" ) ) ),
		'tly-needs'     => array( 'more' => array( 'requires_plugins' => array( 'tly-echo' ) ), 'files' => array( 'tly-needs/tly-needs.php' => $main( 'Needs' ) ) ),
		'tly-elsewhere' => array( 'more' => array( 'download_link' => 'https://evil.example/tly-elsewhere.zip' ), 'files' => array( 'tly-elsewhere/tly-elsewhere.php' => $main( 'Elsewhere' ) ) ),
		'tly-other'     => array( 'more' => array( 'slug' => 'tly-echo' ), 'files' => array( 'tly-other/tly-other.php' => $main( 'Other' ) ) ),
	);
	// Makes a table, options, a file and a task, some of them only when its administration is first opened, or when its task runs.
	$plugins['tly-tables'] = array(
		'files' => array(
			'tly-tables/tly-tables.php' => $main(
				'Tables',
				$activates( 'global $wpdb; $wpdb->query( "CREATE TABLE {$wpdb->prefix}tly_visits (id bigint(20) NOT NULL AUTO_INCREMENT, word varchar(40) NOT NULL, PRIMARY KEY (id))" ); add_option( "tly_tables_version", "2" ); wp_schedule_single_event( time() - 1, "tly_tables_later" );' ) . '
				add_action( "tly_tables_later", static function () { global $wpdb; $wpdb->insert( $wpdb->prefix . "tly_visits", array( "word" => "later" ) ); update_option( "tly_tables_later_ran", 1 ); } );
				add_action( "admin_init", static function () { if ( ! get_option( "tly_tables_opened" ) ) { update_option( "tly_tables_opened", 1 ); wp_mkdir_p( WP_CONTENT_DIR . "/tly-logs" ); file_put_contents( WP_CONTENT_DIR . "/tly-logs/one.log", "x" ); } } );'
			),
		),
	);
	// The same by another name: what a plugin does as it is activated, it does once in a process.
	$plugins['tly-ledger'] = json_decode( str_replace( array( 'tly-tables', 'tly_tables', 'tly_visits', 'tly-logs' ), array( 'tly-ledger', 'tly_ledger', 'tly_lines', 'tly-books' ), json_encode( $plugins['tly-tables'] ) ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- there is no WordPress here.
	// A few that do nothing, where a test needs several.
	foreach ( array( 'tly-one', 'tly-two' ) as $slug ) {
		$plugins[ $slug ] = array( 'files' => array( "$slug/$slug.php" => $main( ucfirst( $slug ) ) ) );
	}
	return $plugins;
}

/**
 * Returns the themes, likewise.
 *
 * @return array<string, array{more?: array<string, mixed>, zip?: string, files?: array<string, string>}>
 */
function templately_theme_directory(): array {
	$files = static function ( string $slug, string $headers = '' ): array {
		return array(
			"$slug/style.css"            => "/*\nTheme Name: $slug\nVersion: 2.0\n$headers*/",
			"$slug/theme.json"           => '{"version":3}',
			"$slug/templates/index.html" => '<!-- wp:post-content /-->',
		);
	};
	return array(
		'tly-theme'           => array( 'files' => $files( 'tly-theme' ) ),
		// Built on others, of which the second is nowhere.
		'tly-theme-child'     => array( 'files' => $files( 'tly-theme-child', "Template: tly-theme\n" ) ),
		'tly-theme-orphan'    => array( 'files' => $files( 'tly-theme-orphan', "Template: tly-theme-unknown\n" ) ),
		'tly-theme-broken'    => array( 'zip' => "PK\3\4 this is no zip" ),
		'tly-theme-folder'    => array( 'files' => $files( 'another-theme' ) ),
		'tly-theme-future'    => array( 'more' => array( 'requires' => '99.0' ), 'files' => $files( 'tly-theme-future' ) ),
		'tly-theme-elsewhere' => array( 'more' => array( 'download_link' => 'https://evil.example/x.zip' ), 'files' => $files( 'tly-theme-elsewhere' ) ),
	);
}

/**
 * Returns the translations that are offered: of whatever is here of both directories, and of the theme that comes with WordPress, in each
 * language that the site has.
 *
 * @param string $kind 'theme' or 'plugin'.
 * @return list<array<string, mixed>>
 */
function templately_translations( string $kind ): array {
	$offers = array();
	$here   = (array) json_decode( (string) ( $_POST[ "{$kind}s" ] ?? '' ), true ); // phpcs:ignore WordPress.Security -- a server of its own.
	foreach ( array_keys( (array) ( $here[ "{$kind}s" ] ?? array() ) ) as $name ) {
		$slug = explode( '/', (string) $name )[0];
		foreach ( 1 === preg_match( '/^(tly-|twentytwentyfive$)/', $slug ) ? (array) json_decode( (string) ( $_POST['locale'] ?? '' ), true ) : array() as $language ) { // phpcs:ignore WordPress.Security -- a server of its own.
			$offers[] = array(
				'type'       => $kind,
				'slug'       => $slug,
				'language'   => (string) $language,
				'version'    => '2.0',
				'updated'    => '2026-01-01 00:00:00',
				'package'    => "https://downloads.wordpress.org/translation/$kind/$slug/2.0/$language.zip",
				'autoupdate' => true,
			);
		}
	}
	return $offers;
}

/**
 * Sends a zip.
 *
 * @param array<string, string> $files Its files, by their path in it.
 */
function templately_directory_packs( array $files ): void {
	$name    = (string) tempnam( sys_get_temp_dir(), 'tly' );
	$archive = new ZipArchive();
	$archive->open( $name, ZipArchive::OVERWRITE );
	foreach ( $files as $path => $source ) {
		$archive->addFromString( $path, $source );
	}
	$archive->close();
	$zip = (string) file_get_contents( $name );
	unlink( $name );
	templately_directory_says( 200, 'application/zip', $zip );
}

/** Answers. */
function templately_directory_says( int $status, string $type, string $body ): void {
	http_response_code( $status );
	header( "Content-Type: $type" );
	header( 'Content-Length: ' . strlen( $body ) );
	echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- a server of its own.
}

$templately_path = (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$templately_log  = (string) getenv( 'TEMPLATELY_DIRECTORY_LOG' );
if ( '' !== $templately_log ) {
	file_put_contents( $templately_log, "{$_SERVER['REQUEST_URI']}\n", FILE_APPEND );
}
if ( 1 === preg_match( '#^/(plugin|theme)s/info/#', $templately_path, $templately_found ) ) {
	$templately_kind   = $templately_found[1];
	$templately_slug   = (string) ( $_GET['request']['slug'] ?? '' ); // phpcs:ignore WordPress.Security -- a server of its own.
	$templately_plugin = ( 'plugin' === $templately_kind ? templately_directory() : templately_theme_directory() )[ $templately_slug ] ?? null;
	if ( null === $templately_plugin ) {
		templately_directory_says( 404, 'application/json', 'plugin' === $templately_kind ? '{"error":"Plugin not found."}' : '{"error":"Theme not found"}' );
	} else {
		templately_directory_says(
			200,
			'application/json',
			(string) json_encode(
				( $templately_plugin['more'] ?? array() ) + array(
					'slug'             => $templately_slug,
					'name'             => $templately_slug,
					'version'          => '2.0',
					'requires'         => '6.0',
					'requires_php'     => '7.4',
					'requires_plugins' => array(),
					'download_link'    => "https://downloads.wordpress.org/$templately_kind/$templately_slug.2.0.zip",
					'language_packs'   => array(),
				)
			)
		);
	}
} elseif ( 1 === preg_match( '#^/(plugin|theme)/([a-z0-9-]+)\.2\.0\.zip$#', $templately_path, $templately_found ) ) {
	$templately_plugin = ( 'plugin' === $templately_found[1] ? templately_directory() : templately_theme_directory() )[ $templately_found[2] ] ?? array();
	if ( isset( $templately_plugin['zip'] ) ) {
		templately_directory_says( 200, 'application/zip', $templately_plugin['zip'] );
	} else {
		templately_directory_packs( $templately_plugin['files'] ?? array() );
	}
} elseif ( 1 === preg_match( '#^/(plugin|theme)s/update-check/#', $templately_path, $templately_found ) ) {
	templately_directory_says( 200, 'application/json', (string) json_encode( array( "$templately_found[1]s" => array(), 'no_update' => array(), 'translations' => templately_translations( $templately_found[1] ) ) ) );
} elseif ( 1 === preg_match( '#^/translation/(?:plugin|theme)/([a-z0-9-]+)/2\.0/(\w+)\.zip$#', $templately_path, $templately_found ) ) {
	$templately_name = "$templately_found[1]-$templately_found[2]";
	templately_directory_packs(
		array(
			"$templately_name.po"       => "msgid \"Pear\"\nmsgstr \"Birne\"\n",
			"$templately_name.mo"       => pack( 'V7', 0x950412de, 0, 0, 28, 28, 0, 28 ),
			"$templately_name.l10n.php" => "<?php\nreturn array( 'messages' => array( 'Pear' => 'Birne' ) );\n",
			"$templately_name-" . md5( $templately_found[1] ) . '.json' => '{"locale_data":{"messages":{"Pear":["Birne"]}}}',
		)
	);
} else {
	templately_directory_says( 404, 'application/json', '{}' );
}
