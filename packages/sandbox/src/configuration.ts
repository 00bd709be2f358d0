/**
 * How WordPress is told where it lies, where its database is and what it answers as.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';
import { phpFolder } from './paths';

/** Constants of wp-config.php. */
export type Constants = Readonly< Record< string, string | number | boolean > >;

/** The constants that every site has. */
export function toConstants( {
	home,
	url,
	mailFolder,
	database,
}: {
	readonly home: string;
	readonly url: string;
	readonly mailFolder: string;
	readonly database: Database;
} ): Constants {
	const constants: Record< string, string | number | boolean > = {
		DB_NAME: database.kind === 'mariadb' ? database.name : 'wordpress',
		DB_USER: 'root',
		DB_PASSWORD: '',
		DB_HOST:
			database.kind === 'mariadb'
				? `localhost:${ database.socket }`
				: 'localhost',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...( database.kind === 'sqlite' && {
			DB_DIR: join( home, 'database' ),
			DB_FILE: '.ht.sqlite',
		} ),
		WP_HOME: url,
		WP_SITEURL: url,
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: join( home, 'wordpress.log' ),
		FS_METHOD: 'direct',
		AUTOMATIC_UPDATER_DISABLED: true,
		TEMPLATELY_SANDBOX_MAILS: mailFolder,
	};
	// Known salts: a sandbox keeps no secret, and a cloned site must be able to read what its original encrypted.
	for ( const key of [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] ) {
		constants[ `${ key }_KEY` ] =
			`${ key } key of a sandbox that listens to its own machine only`;
		constants[ `${ key }_SALT` ] =
			`${ key } salt of a sandbox that listens to its own machine only`;
	}
	return constants;
}

/** Writes wp-config.php, the sandbox's own must-use plugin and, for SQLite, the drop-in. */
export async function configure(
	folder: string,
	database: Database,
	constants: Constants
): Promise< void > {
	// In a clone it is a link to the original's, which must stay as it is.
	await rm( join( folder, 'wp-config.php' ), { force: true } );
	await writeFile(
		join( folder, 'wp-config.php' ),
		[
			'<?php',
			...Object.entries( constants ).map(
				( [ name, value ] ) =>
					`define( '${ name }', ${ typeof value === 'string' ? quoted( value ) : String( value ) } );`
			),
			"$table_prefix = 'wp_';",
			"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
			"require_once ABSPATH . 'wp-settings.php';",
			'',
		].join( '\n' )
	);
	const content = join( folder, 'wp-content' );
	await writeFile(
		join( content, 'mu-plugins/sandbox.php' ),
		await readFile( join( phpFolder, 'mu-plugin.php' ), 'utf8' )
	);
	if ( database.kind === 'sqlite' ) {
		const dropIn = join( content, 'sqlite-database-integration' );
		await writeFile(
			join( content, 'db.php' ),
			( await readFile( join( dropIn, 'db.copy' ), 'utf8' ) )
				.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', dropIn )
				.replaceAll(
					'{SQLITE_PLUGIN}',
					'sqlite-database-integration/load.php'
				)
		);
	}
}

/** Returns a text as a string of PHP. */
export function quoted( text: string ): string {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}
