/**
 * The sites that the tests run on: each is a clone of one that was prepared once in the run.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMariaDb, type MariaDb } from './mariadb';
import { workFolder } from './paths';
import { freePort } from './ports';
import { Problem } from './problem';
import { isRunning, processMark } from './processes';
import { Site, type SetUp } from './site';
import { wasm, type WasmPhp } from './wasm';
import { wordpress, type WordPressVersion } from './wordpress';

export type DatabaseKind = 'mariadb' | 'sqlite';

export interface TestSiteOptions {
	readonly version: WordPressVersion;
	readonly database: DatabaseKind;
	/** Runs on PHP in WebAssembly, of this version; else on this machine's. */
	readonly wasm?: WasmPhp;
	/** Unlike those of the run's other sites. */
	readonly name: string;
}

/** What a process of the run must know of it. */
export interface TestRunData {
	readonly folder: string;
	readonly socket: string;
}

const setUp: SetUp = {
	title: 'Tests',
	forTests: true,
	preferences: { enableChoosePatternModal: false },
};

/** One run of tests: its folder, its database server, its prepared sites. */
export class TestRun {
	private constructor(
		readonly data: TestRunData,
		private readonly mariaDb: MariaDb | null
	) {}

	/** Begins a run; of a durable one the database writes through to the disk. */
	static async begin( { durable = false } = {} ): Promise< TestRun > {
		const all = join( workFolder, 'test' );
		await forgetDeadRuns( all );
		const folder = join( all, String( process.pid ) );
		await mkdir( folder, { recursive: true } );
		await writeFile(
			join( folder, 'running' ),
			processMark( process.pid )
		);
		const mariaDb = await startMariaDb( { durable } );
		return new TestRun( { folder, socket: mariaDb.socket }, mariaDb );
	}

	/** Joins a run that another process began. */
	static join( data: TestRunData ): TestRun {
		return new TestRun( data, null );
	}

	/** Ends the run that was begun here. */
	async end(): Promise< void > {
		await this.mariaDb?.stop();
		await rm( this.data.folder, { recursive: true, force: true } );
	}

	/** Makes a site, not yet started, with a user of each role; and what puts it back to how it is now. */
	async site(
		options: TestSiteOptions
	): Promise< { site: Site; restore: () => Promise< void > } > {
		const own = await this.siteOptions( options.name, options.database );
		if ( options.wasm ) {
			// It is slow, and has few tests: each of them must bear what others left.
			const site = new Site( {
				...own,
				runtime: await wasm( options.wasm ),
			} );
			await site.create( await wordpress( options.version ), setUp );
			return { site, restore: async () => {} };
		}
		const prepared = await this.prepared(
			options.version,
			options.database
		);
		const site = await prepared.clone( {
			...own,
			constants: {
				...own.constants,
				WP_TEMP_DIR: await this.temporary( options.database ),
			},
		} );
		return { site, restore: () => site.restore( prepared ) };
	}

	/** Makes the temporary folder of the sites on a database: tests on the other one look into theirs at the same time. */
	private async temporary( database: DatabaseKind ): Promise< string > {
		const folder = join( this.data.folder, `temporary_${ database }` );
		await mkdir( folder, { recursive: true } );
		return folder;
	}

	private async prepared(
		version: WordPressVersion,
		database: DatabaseKind
	): Promise< Site > {
		const name = `prepared_${ version.replace( '.', '_' ) }_${ database }`;
		const site = new Site( await this.siteOptions( name, database ) );
		const lock = join( this.data.folder, `${ name }.lock` );
		// Of several workers one makes it; the others wait.
		if (
			! site.isReady &&
			( await mkdir( lock ).then(
				() => true,
				() => false
			) )
		) {
			try {
				// It may have been made since we looked, and be in use.
				if ( ! site.isReady ) {
					await site.create( await wordpress( version ), setUp );
				}
			} finally {
				await rm( lock, { recursive: true } );
			}
		}
		for ( const until = Date.now() + 1_800_000; ; ) {
			const isBeingMade = existsSync( lock );
			if ( site.isReady ) {
				return site;
			}
			if ( ! isBeingMade || Date.now() > until ) {
				throw new Problem(
					'The site of the tests was not prepared: see the first failure.'
				);
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
		}
	}

	private async siteOptions( name: string, database: DatabaseKind ) {
		return {
			home: join( this.data.folder, name ),
			port: await freePort(),
			database:
				database === 'mariadb'
					? ( {
							kind: database,
							name,
							socket: this.data.socket,
						} as const )
					: ( { kind: database } as const ),
			constants: { WP_HTTP_BLOCK_EXTERNAL: true, DISABLE_WP_CRON: true },
		};
	}
}

/** Removes what runs left that were killed. */
async function forgetDeadRuns( folder: string ): Promise< void > {
	for ( const name of await readdir( folder ).catch( () => [] ) ) {
		const mark = await readFile(
			join( folder, name, 'running' ),
			'utf8'
		).catch( () => '' );
		if ( ! isRunning( mark ) ) {
			await rm( join( folder, name ), { recursive: true, force: true } );
		}
	}
}
