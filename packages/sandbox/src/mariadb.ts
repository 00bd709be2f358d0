/**
 * A MariaDB of our own: own folder, own socket, no network, gone when we go. Never the machine's.
 */
import {
	access,
	constants,
	mkdtemp,
	readdir,
	readFile,
	rm,
	statfs,
} from 'node:fs/promises';
import { openSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './problem';
import { spawnGuarded } from './processes';
import { run } from './run';

export interface MariaDb {
	readonly socket: string;
	stop: () => Promise< void >;
}

const prefix = 'templately-db-';

const settings = [
	'--no-defaults',
	'--skip-networking',
	'--skip-log-bin',
	'--skip-name-resolve',
	'--character-set-server=utf8mb4',
	'--collation-server=utf8mb4_unicode_520_ci',
	'--innodb-buffer-pool-size=128M',
	'--innodb-log-file-size=32M',
	'--max-allowed-packet=64M',
	'--performance-schema=OFF',
];

/** For what is thrown away. */
const quick = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
	'--innodb-flush-method=nosync',
];

/** As on a server whose owner means it: what is acknowledged is on the disk. */
const safe = [ '--innodb-flush-log-at-trx-commit=1' ];

/** Starts an empty server: quick rather than safe, unless it shall be durable. Fulfilled when it answers. */
export async function startMariaDb( {
	durable = false,
} = {} ): Promise< MariaDb > {
	await forgetDeadServers();
	// Its own folder for temporary tables: a server that starts removes all that it finds, those of others too.
	const home = await mkdtemp(
		join(
			durable ? tmpdir() : await roomyFolder(),
			`${ prefix }${ process.pid }-`
		)
	);
	const socket = join( home, 's' );
	const log = join( home, 'log' );
	const data = join( home, 'data' );
	const asRoot = process.getuid?.() === 0 ? [ '--user=root' ] : [];
	try {
		await run( 'mariadb-install-db', [
			'--no-defaults',
			`--datadir=${ data }`,
			`--tmpdir=${ home }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			...asRoot,
		] );
	} catch ( error ) {
		await rm( home, { recursive: true, force: true } );
		throw error;
	}
	const descriptor = openSync( log, 'a' );
	const server = spawnGuarded(
		'mariadbd',
		[
			...settings,
			...( durable ? safe : quick ),
			`--datadir=${ data }`,
			`--tmpdir=${ home }`,
			`--socket=${ socket }`,
			`--pid-file=${ join( home, 'pid' ) }`,
			...asRoot,
		],
		{
			stdio: [ 'ignore', descriptor, descriptor ],
		}
	);
	const mariaDb: MariaDb = {
		socket,
		async stop() {
			await server.stop();
			await rm( home, { recursive: true, force: true } );
		},
	};
	for ( const until = Date.now() + 600_000; ; ) {
		try {
			await query( socket, 'SELECT 1' );
			return mariaDb;
		} catch {
			if ( Date.now() > until || server.child.exitCode !== null ) {
				const said = await readFile( log, 'utf8' );
				await mariaDb.stop();
				throw new Problem(
					`The MariaDB of the tests did not start: ${ said.trim().split( '\n' ).slice( -3 ).join( ' ' ) }`
				);
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		}
	}
}

/** Memory that is a folder, on Linux. */
const memory = '/dev/shm';

/** Bytes that a server and its databases need at most. */
const NEED = 2 * 1024 ** 3;

/**
 * Returns the folder in which a server is quickest: in memory, where there is room, else the system's for temporary files. Both
 * are short: a socket's path may have a hundred letters at most.
 */
async function roomyFolder(): Promise< string > {
	try {
		await access( memory, constants.W_OK );
		const { bavail, bsize } = await statfs( memory );
		return bavail * bsize > NEED && freemem() > 2 * NEED
			? memory
			: tmpdir();
	} catch {
		return tmpdir();
	}
}

/** Removes the folders of servers whose process was killed. */
async function forgetDeadServers(): Promise< void > {
	for ( const folder of [ memory, tmpdir() ] ) {
		for ( const name of await readdir( folder ).catch( () => [] ) ) {
			const pid = name.startsWith( prefix )
				? parseInt( name.slice( prefix.length ), 10 )
				: 0;
			if ( pid && ! isRunning( pid ) ) {
				await rm( join( folder, name ), {
					recursive: true,
					force: true,
				} );
			}
		}
	}
}

function isRunning( pid: number ): boolean {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		// Somebody else's.
		return ( error as NodeJS.ErrnoException ).code === 'EPERM';
	}
}

/** Runs SQL as the server's root; returns rows, columns separated by tabs. */
export async function query(
	socket: string,
	sql: string,
	database = ''
): Promise< string[] > {
	const output = await run(
		'mariadb',
		[
			'--no-defaults',
			`--socket=${ socket }`,
			'--user=root',
			'--batch',
			'--skip-column-names',
			...( database ? [ database ] : [] ),
		],
		{ input: sql }
	);
	return output.split( '\n' ).filter( Boolean );
}

/** Makes an empty database, whatever it was before. */
export async function createDatabase( {
	socket,
	name,
}: {
	socket: string;
	name: string;
} ): Promise< void > {
	await query(
		socket,
		`DROP DATABASE IF EXISTS \`${ name }\`; CREATE DATABASE \`${ name }\`;`
	);
}

/** Makes a database equal to another, which nobody writes to any more: tables and rows. Touches only tables that differ. */
export async function copyDatabase(
	socket: string,
	from: string,
	to: string
): Promise< void > {
	await query( socket, `CREATE DATABASE IF NOT EXISTS \`${ to }\`;` );
	const [ wanted, found ] = await Promise.all( [
		checksums( socket, from ),
		checksums( socket, to ),
	] );
	const statements = [ ...wanted ]
		.filter( ( [ table, checksum ] ) => found.get( table ) !== checksum )
		.flatMap( ( [ table ] ) => [
			`CREATE TABLE IF NOT EXISTS \`${ to }\`.\`${ table }\` LIKE \`${ from }\`.\`${ table }\`;`,
			`DELETE FROM \`${ to }\`.\`${ table }\`;`,
			`INSERT INTO \`${ to }\`.\`${ table }\` SELECT * FROM \`${ from }\`.\`${ table }\`;`,
		] );
	const strange = [ ...found.keys() ].filter(
		( table ) => ! wanted.has( table )
	);
	await query(
		socket,
		[
			'SET foreign_key_checks = 0, unique_checks = 0;',
			...strange.map(
				( table ) => `DROP TABLE \`${ to }\`.\`${ table }\`;`
			),
			...statements,
		].join( '\n' )
	);
}

/** A number for the rows of each table. */
async function checksums(
	socket: string,
	database: string
): Promise< Map< string, string > > {
	const tables = await query( socket, 'SHOW TABLES;', database );
	if ( tables.length === 0 ) {
		return new Map();
	}
	const lines = await query(
		socket,
		`CHECKSUM TABLE ${ tables.map( ( table ) => `\`${ table }\`` ).join() };`,
		database
	);
	return new Map(
		lines.map( ( line ) => {
			const [ name = '', checksum = '' ] = line.split( '\t' );
			return [ name.slice( database.length + 1 ), checksum ];
		} )
	);
}
