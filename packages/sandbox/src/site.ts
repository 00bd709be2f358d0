/**
 * One WordPress site: its folder, its database, its server.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
	copyFile,
	mkdir,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asProblem } from './cache';
import {
	configure,
	constantsOf,
	quoted,
	type Constants,
} from './configuration';
import type { Database } from './database';
import { copyFolder, restoreFolder } from './files';
import { readMails, type Mail } from './mails';
import { damagedIn } from './manifest';
import { copyDatabase, createDatabase } from './mariadb';
import { sqliteDropIn } from './packed';
import { root } from './paths';
import type { Guarded } from './processes';
import { native } from './native';
import type { Place, Runtime } from './runtime';
import { versionIn, type WordPress } from './wordpress';

/** What of the repository is the plugin: what the product ships, and nothing else. */
export const shipped = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'inc',
	'build',
	'languages',
];

export type Role =
	'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber';

/** What a browser shows to be somebody. */
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
	/** Of WordPress's REST API. */
	readonly nonce: string;
}

export interface SiteOptions {
	readonly home: string;
	readonly port: number;
	readonly database: Database;
	/** This machine's PHP, unless another is named. */
	readonly runtime?: Runtime;
	/** WordPress's own constants; later ones win. */
	readonly constants?: Constants;
}

export interface SetUp {
	readonly title: string;
	/** Makes a user of each role, named as the role, with the password `password`; and a session for each. */
	readonly forTests?: boolean;
	/** Editor preferences of every user, scope `core`. */
	readonly preferences?: Readonly< Record< string, boolean > >;
}

export class Site {
	private server: Guarded | null = null;

	constructor( private readonly options: SiteOptions ) {}

	/** Everything of the site lies here. */
	get home(): string {
		return this.options.home;
	}

	/** The folder of WordPress itself. */
	get folder(): string {
		return join( this.options.home, 'wordpress' );
	}

	/** Every mail that WordPress sent, one readable file each. */
	get mailFolder(): string {
		return join( this.options.home, 'mails' );
	}

	/** What PHP and its server had to say. */
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

	/** Tells whether the site was set up to the end. */
	get isReady(): boolean {
		return existsSync( this.readyMark );
	}

	private get readyMark(): string {
		return join( this.options.home, '.ready' );
	}

	/** Makes the site from nothing, with the plugin active. Whatever lay in its folder is gone. */
	async create( core: WordPress, setUp: SetUp ): Promise< void > {
		try {
			await rm( this.options.home, { recursive: true, force: true } );
			await mkdir( this.options.home, { recursive: true } );
			await this.layFiles( core );
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
			throw asProblem( error );
		}
	}

	/**
	 * Puts back the files of WordPress itself that are cut short, changed or gone; what people add and change (wp-content, the
	 * configuration) is theirs, and so is a WordPress that they brought to another version.
	 *
	 * @param core The WordPress that the site was made of.
	 * @return The paths of what was put back.
	 */
	async heal( core: WordPress ): Promise< string[] > {
		const version = versionIn(
			await readFile(
				join( this.folder, 'wp-includes/version.php' ),
				'utf8'
			).catch( () => '' )
		);
		if ( version && version !== core.version ) {
			return [];
		}
		const damaged = damagedIn(
			this.folder,
			Object.fromEntries(
				Object.entries( core.files ).filter(
					( [ path ] ) => ! path.startsWith( 'wp-content/' )
				)
			)
		);
		for ( const path of damaged ) {
			await mkdir( dirname( join( this.folder, path ) ), {
				recursive: true,
			} );
			// First away: it may be a link to what others use.
			await rm( join( this.folder, path ), { force: true } );
			await copyFile(
				join( core.folder, path ),
				join( this.folder, path )
			);
		}
		return damaged;
	}

	/** Copies this (stopped) site to another home, port and database. */
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

	/** Puts database, uploads and mails back to those of the site that this one was cloned from. */
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
				// A request that was cut off may still write there.
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

	/** Runs PHP inside this WordPress, as its administrator; returns what it printed. */
	async evaluate( code: string ): Promise< string > {
		// A file, because what one may hand over to a program is limited.
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

	/** Lets the site load another file of PHP with WordPress. */
	async loadAlso( file: string ): Promise< void > {
		await writeFile(
			join( this.folder, 'wp-content/mu-plugins', basename( file ) ),
			`<?php require ${ quoted( file ) };\n`
		);
	}

	/** The sessions of a site that was set up for tests. They outlive restore(). */
	async sessions(): Promise< Record< Role, Session > > {
		return JSON.parse( await this.run( 'sessions.php' ) );
	}

	/** The mails so far, oldest first. */
	async mails(): Promise< Mail[] > {
		return readMails( this.mailFolder );
	}

	private get runtime(): Runtime {
		return this.options.runtime ?? native;
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

	/** Copies, never links: whoever changes a file of their site changes it there alone. With an empty database. */
	private async layFiles( core: WordPress ): Promise< void > {
		const content = join( this.folder, 'wp-content' );
		await copyFolder( core.folder, this.folder );
		const plugin = join( content, 'plugins/templately' );
		await mkdir( plugin, { recursive: true } );
		for ( const name of this.runtime.linksPlugin ? shipped : [] ) {
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

	/** Writes what depends on where the site lies and listens: both may differ from last time. */
	private async configure(): Promise< void > {
		const { home, database, constants } = this.options;
		const { folder, mailFolder, url } = this;
		await mkdir( mailFolder, { recursive: true } );
		await configure( folder, database, {
			...constantsOf( { home, url, mailFolder, database } ),
			...constants,
		} );
	}
}
