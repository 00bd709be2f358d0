/**
 * One WordPress site: its folder, its database, its server.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toProblem } from './cache';
import {
	configure,
	toConstants,
	quoted,
	type Constants,
} from './configuration';
import type { Database } from './database';
import { copyFolder, restoreFolder } from './files';
import { readMails, type Mail } from './mails';
import { copyDatabase, createDatabase } from './mariadb';
import { root } from './paths';
import { phpRuntime } from './php-runtime';
import type { Child } from './processes';
import type { Place, Runtime } from './runtime';
import { sqliteDropIn } from './sqlite';
import type { WordPress } from './wordpress';

/** Files and folders of the repository that the plugin consists of. */
const pluginFiles: readonly string[] = JSON.parse(
	readFileSync( join( root, 'package.json' ), 'utf8' )
).files;

export type Role =
	'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber';

/** A log-in for browsers. */
export interface Session {
	readonly cookies: Array< {
		name: string;
		value: string;
		domain: string;
		path: string;
		expires: number;
		httpOnly: boolean;
		secure: boolean;
		sameSite: 'Lax';
	} >;
	/** The nonce of WordPress's REST API. */
	readonly nonce: string;
}

export interface SiteOptions {
	readonly home: string;
	readonly port: number;
	readonly database: Database;
	/** By default this machine's PHP. */
	readonly runtime?: Runtime;
	/** More constants of wp-config.php. */
	readonly constants?: Constants;
}

export interface SetUp {
	readonly title: string;
	/** Makes a user of each role, named as the role, with the password `password` and a session. */
	readonly forTests?: boolean;
	/** Editor preferences of every user, scope `core`. */
	readonly preferences?: Readonly< Record< string, boolean > >;
	/** Names of the packs of the starter catalogue that the site has. By default it has all. */
	readonly packs?: readonly string[];
}

export class Site {
	private server: Child | null = null;

	constructor( private readonly options: SiteOptions ) {}

	/** The folder of all files of the site. */
	get home(): string {
		return this.options.home;
	}

	/** The folder of WordPress itself. */
	get folder(): string {
		return join( this.options.home, 'wordpress' );
	}

	/** Mails that WordPress sent, one text file each. */
	get mailFolder(): string {
		return join( this.options.home, 'mails' );
	}

	/** The log of PHP and its server. */
	get log(): string {
		return join( this.options.home, 'php.log' );
	}

	get url(): string {
		return `http://localhost:${ this.options.port }`;
	}

	get adminUrl(): string {
		return `${ this.url }/wp-admin/`;
	}

	get database(): Database {
		return this.options.database;
	}

	/** Tells whether the site's set-up is complete. */
	get isReady(): boolean {
		return existsSync( this.readyMark );
	}

	private get readyMark(): string {
		return join( this.options.home, '.ready' );
	}

	/** Makes the site anew, with the plugin active. */
	async create( core: WordPress, setUp: SetUp ): Promise< void > {
		try {
			await rm( this.options.home, { recursive: true, force: true } );
			await mkdir( this.options.home, { recursive: true } );
			await this.copyFiles( core );
			await this.configure();
			await this.run( 'set-up.php', {
				TEMPLATELY_SET_UP: JSON.stringify( {
					forTests: false,
					preferences: {},
					...setUp,
				} ),
			} );
			await this.evaluate(
				`$result = activate_plugin( 'templately/plugin.php' ); if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); }`
			);
			await writeFile( this.readyMark, core.version );
		} catch ( error ) {
			throw toProblem( error );
		}
	}

	/** Copies this stopped site to another home, port and database. */
	async clone( options: SiteOptions ): Promise< Site > {
		const copy = new Site( options );
		await rm( options.home, { recursive: true, force: true } );
		await mkdir( options.home, { recursive: true } );
		await copyFolder( this.folder, copy.folder, {
			links: true,
			deep: false,
		} );
		for ( const name of [ 'wp-admin', 'wp-includes', 'wp-content' ] ) {
			await copyFolder(
				join( this.folder, name ),
				join( copy.folder, name ),
				{ links: name !== 'wp-content' }
			);
		}
		await writeFile(
			copy.readyMark,
			await readFile( this.readyMark, 'utf8' )
		);
		await copy.restore( this );
		await copy.configure();
		return copy;
	}

	/** Restores database, uploads and mails from the site that this one was cloned from. */
	async restore( original: Site ): Promise< void > {
		const { database } = this.options;
		if (
			database.kind === 'mariadb' &&
			original.database.kind === 'mariadb'
		) {
			await copyDatabase(
				database.socket,
				original.database.name,
				database.name
			);
		} else {
			await rm( join( this.options.home, 'database' ), {
				recursive: true,
				force: true,
			} );
			await copyFolder(
				join( original.options.home, 'database' ),
				join( this.options.home, 'database' )
			);
		}
		const uploads = 'wp-content/uploads';
		if ( existsSync( join( original.folder, uploads ) ) ) {
			await restoreFolder(
				join( original.folder, uploads ),
				join( this.folder, uploads )
			);
		} else {
			await rm( join( this.folder, uploads ), {
				recursive: true,
				force: true,
				// An aborted request may still write there.
				maxRetries: 5,
			} );
		}
		await rm( this.mailFolder, { recursive: true, force: true } );
	}

	/** Serves the site. Fulfilled when it answers. */
	async start(): Promise< void > {
		await this.configure();
		this.server = await this.runtime.serve( this.place );
	}

	/** Fulfilled when the server ends, by itself or by stop(). */
	get ended(): Promise< unknown > {
		return this.server?.ended ?? Promise.resolve();
	}

	async stop(): Promise< void > {
		await this.server?.stop();
		this.server = null;
	}

	/** Runs PHP in this WordPress as its administrator; returns its output. */
	async evaluate( code: string ): Promise< string > {
		// In a file, because arguments have a limited length.
		const file = join(
			this.home,
			`code-${ randomBytes( 8 ).toString( 'hex' ) }`
		);
		await writeFile( file, code );
		try {
			return await this.run( 'evaluate.php', { TEMPLATELY_CODE: file } );
		} finally {
			await rm( file, { force: true } );
		}
	}

	/** Makes the site load another PHP file. */
	async loadAlso( file: string ): Promise< void > {
		await writeFile(
			join( this.folder, 'wp-content/mu-plugins', basename( file ) ),
			`<?php require ${ quoted( file ) };\n`
		);
	}

	/** Returns the sessions of a site that was made for tests. They stay valid after restore(). */
	async sessions(): Promise< Record< Role, Session > > {
		return JSON.parse( await this.run( 'sessions.php' ) );
	}

	/** Returns the mails, oldest first. */
	async mails(): Promise< Mail[] > {
		return readMails( this.mailFolder );
	}

	private get runtime(): Runtime {
		return this.options.runtime ?? phpRuntime;
	}

	private run(
		script: string,
		env: Record< string, string > = {}
	): Promise< string > {
		return this.runtime.run( this.place, script, env );
	}

	private get place(): Place {
		const { home, folder, log } = this;
		return { home, folder, log, port: this.options.port };
	}

	/** Copies WordPress and makes an empty database. Nothing is linked, because people edit the files of their site. */
	private async copyFiles( core: WordPress ): Promise< void > {
		const content = join( this.folder, 'wp-content' );
		await copyFolder( core.folder, this.folder );
		const plugin = join( content, 'plugins/templately' );
		await mkdir( plugin, { recursive: true } );
		for ( const name of this.runtime.linksPlugin ? pluginFiles : [] ) {
			await symlink( join( root, name ), join( plugin, name ) );
		}
		await mkdir( join( content, 'mu-plugins' ), { recursive: true } );
		if ( this.options.database.kind === 'sqlite' ) {
			await copyFolder(
				await sqliteDropIn(),
				join( content, 'sqlite-database-integration' )
			);
		} else {
			await createDatabase( this.options.database );
		}
	}

	/** Writes the configuration, which depends on the folder and the port. */
	private async configure(): Promise< void > {
		const { home, database, constants } = this.options;
		const { folder, mailFolder, url } = this;
		await mkdir( mailFolder, { recursive: true } );
		await configure( folder, database, {
			...toConstants( { home, url, mailFolder, database } ),
			...constants,
		} );
	}
}
