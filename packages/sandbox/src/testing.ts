/**
 * The sites of the tests. Each is a clone of a site that is prepared once in a run.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeProcessFolder } from './files';
import { startMariaDb, type MariaDb } from './mariadb';
import { workFolder } from './paths';
import { playgroundRuntime, type WasmPhp } from './playground-runtime';
import { freePort } from './ports';
import { Site, type SetUp } from './site';
import { wordpress, type WordPressVersion } from './wordpress';

export type DatabaseKind = 'mariadb' | 'sqlite';

export interface TestSiteOptions {
	readonly version: WordPressVersion;
	readonly database: DatabaseKind;
	/** Runs the site on PHP in WebAssembly of this version. */
	readonly wasm?: WasmPhp;
	/** Unique in the run. */
	readonly name: string;
}

/** A run, for its other processes. */
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
		private readonly mariaDb: MariaDb | null,
		private readonly packs?: readonly string[]
	) {}

	/** Begins a run. The database of a durable run writes through to the disk. Its sites have the named packs; by default all. */
	static async begin( {
		durable = false,
		packs,
	}: {
		durable?: boolean;
		packs?: readonly string[];
	} = {} ): Promise< TestRun > {
		const folder = await makeProcessFolder(
			join( workFolder, 'test' ),
			''
		);
		const mariaDb = await startMariaDb( { durable } );
		return new TestRun(
			{ folder, socket: mariaDb.socket },
			mariaDb,
			packs
		);
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

	/** Makes a stopped site with a user of each role, and a function that restores it. */
	async site(
		options: TestSiteOptions
	): Promise< { site: Site; restore: () => Promise< void > } > {
		const own = await this.siteOptions( options.name, options.database );
		if ( options.wasm ) {
			// It is too slow to restore, and for more packs, and has few tests.
			const site = new Site( {
				...own,
				runtime: await playgroundRuntime( options.wasm ),
			} );
			await site.create( await wordpress( options.version ), {
				...setUp,
				packs: [ 'vesper-quince' ],
			} );
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

	/** Makes the temporary folder of the sites on a database. Tests on the other database list the files of theirs. */
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
		while ( ! site.isReady ) {
			try {
				await mkdir( lock );
			} catch {
				// Another worker makes the site.
				await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
				continue;
			}
			try {
				if ( ! site.isReady ) {
					await site.create( await wordpress( version ), {
						...setUp,
						packs: this.packs,
					} );
				}
			} finally {
				await rm( lock, { recursive: true } );
			}
		}
		return site;
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
