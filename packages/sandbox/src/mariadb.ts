/**
 * A MariaDB server with its own folder and socket, without network. It ends with this process.
 */
import { openSync } from 'node:fs';
import { access, constants, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProcessFolder } from './files';
import { Problem } from './problem';
import { spawnChild } from './processes';
import { run } from './run';

export interface MariaDb {
	readonly socket: string;
	stop: () => Promise< void >;
}

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

/** For databases that are thrown away. */
const quick = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
	'--innodb-flush-method=nosync',
];

/** Writes through to the disk. */
const durableSettings = [ '--innodb-flush-log-at-trx-commit=1' ];

/** Starts an empty server. Fulfilled when it answers. */
export async function startMariaDb( {
	durable = false,
} = {} ): Promise< MariaDb > {
	// Also the folder of its temporary tables, because a server removes other servers' tables when it starts.
	const home = await makeProcessFolder(
		durable ? tmpdir() : await findFolder(),
		'templately-db-'
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
	const server = spawnChild(
		'mariadbd',
		[
			...settings,
			...( durable ? durableSettings : quick ),
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

/** Bytes of a server with its databases, at most. */
const NEED = 2 * 1024 ** 3;

/** Returns a folder in memory, where there is room, or else the one for temporary files. Paths of sockets must be short. */
async function findFolder(): Promise< string > {
	const memory = '/dev/shm';
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

/** Runs SQL as root; returns rows with columns separated by tabs. */
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

/** Makes an empty database of a name. */
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

/** Makes the tables and rows of a database equal to those of another that is not in use. Touches only tables that differ. */
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
	const superfluous = [ ...found.keys() ].filter(
		( table ) => ! wanted.has( table )
	);
	await query(
		socket,
		[
			'SET foreign_key_checks = 0, unique_checks = 0;',
			...superfluous.map(
				( table ) => `DROP TABLE \`${ to }\`.\`${ table }\`;`
			),
			...statements,
		].join( '\n' )
	);
}

/** Returns a checksum of each table's rows. */
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
