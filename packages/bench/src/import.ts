import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, say, type Site } from '@templately/sandbox';
import type { Benchmark, Figure } from '.';
import { evaluateJson, median, onSite, toMilliseconds } from './site';

interface Measured {
	ms: number;
	/** Peak of bytes above WordPress's own. */
	memory: number;
	queries: number;
	posts: number;
	pictures: number;
}

type Run = Measured & { uuid: string; status: string; kept: number };

/** Posts of each round. */
const sizes = ( process.env.TEMPLATELY_POSTS ?? '100,1000' )
	.split( ',' )
	.map( Number );

const ROUNDS = 3;

const importerVersion = '0.9.5';

/** Imports of whole sites and their reverts. */
const benchmark: Benchmark = () =>
	onSite(
		async ( site ) => {
			const folder = await mkdtemp( join( tmpdir(), 'templately-' ) );
			try {
				const importer = await findImporter( site, folder );
				const figures: Figure[] = [];
				for ( const size of sizes ) {
					say( `Importing ${ size } posts …` );
					figures.push(
						...( await compare( site, folder, importer, size ) )
					);
				}
				return [ ...figures, ...( await visit( site, folder ) ) ];
			} finally {
				await rm( folder, { recursive: true, force: true } );
			}
		},
		{ durable: true }
	);

/** Calls a function of php/import.php. */
function call< Result >(
	site: Site,
	name: string,
	...args: ReadonlyArray< string | number >
): Promise< Result > {
	const all = JSON.stringify( JSON.stringify( [ name, ...args ] ) );
	return evaluateJson(
		site,
		`$templately_call = json_decode( ${ all.replaceAll( '$', '\\$' ) }, true ); require ${ JSON.stringify( join( root, 'packages/bench/php/import.php' ) ) };`
	);
}

/** Returns the folder of wordpress-importer, from IMPORTER_DIR or wordpress.org; null, with a message, if there is none. */
async function findImporter(
	site: Site,
	folder: string
): Promise< string | null > {
	const given = process.env.IMPORTER_DIR;
	if ( given ) {
		return existsSync( join( given, 'wordpress-importer.php' ) )
			? given
			: join( given, 'src' );
	}
	const address = `https://downloads.wordpress.org/plugin/wordpress-importer.${ importerVersion }.zip`;
	try {
		const answer = await fetch( address );
		if ( ! answer.ok ) {
			throw new Error( `it answered ${ answer.status }` );
		}
		const zip = join( folder, 'importer.zip' );
		await writeFile( zip, Buffer.from( await answer.arrayBuffer() ) );
		await site.evaluate(
			`$zip = new ZipArchive(); $zip->open( ${ JSON.stringify( zip ) } ); $zip->extractTo( ${ JSON.stringify( folder ) } );`
		);
		return join( folder, 'wordpress-importer' );
	} catch ( error ) {
		say(
			`The comparison with wordpress-importer ${ importerVersion } is skipped: ${ address } cannot be fetched (${
				error instanceof Error ? error.message : String( error )
			}), and IMPORTER_DIR does not name its folder.`
		);
		return null;
	}
}

/** Compares import and revert with wordpress-importer and a dump of the database. They take turns. */
async function compare(
	site: Site,
	folder: string,
	importer: string | null,
	size: number
): Promise< Figure[] > {
	const bundle = join( folder, 'bench.zip' );
	const exported = join( folder, 'bench.xml' );
	const before = join( folder, 'before.sql' );
	const after = join( folder, 'after.sql' );
	await call( site, 'make', size, bundle, exported );
	await call( site, 'dump', before );
	const load = ( dump: string ) =>
		call< { ms: number } >( site, 'load', dump );
	const ours: Run[] = [];
	const reverts: Run[] = [];
	const others: Measured[] = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		const run = await call< Run >( site, 'import', bundle );
		if ( run.status !== 'done' ) {
			throw new Error( `The import ended with ${ run.status }.` );
		}
		ours.push( run );
		await call( site, 'dump', after );
		const revert = await call< Run >( site, 'revert', run.uuid );
		if ( revert.status !== 'reverted' || revert.kept !== 0 ) {
			throw new Error(
				`The revert ended with ${ revert.status }, ${ revert.kept } kept.`
			);
		}
		reverts.push( revert );
		await load( before );
		if ( importer ) {
			const other = await call< Measured >(
				site,
				'importer',
				importer,
				exported
			);
			if ( other.posts !== size || other.pictures < 1 ) {
				throw new Error(
					`wordpress-importer failed: ${ JSON.stringify( other ) }`
				);
			}
			others.push( other );
			await load( before );
		}
	}
	const { ms: loading } = await load( after );
	await load( before );

	const summarize = ( runs: readonly Measured[] ) => ( {
		ms: median( runs.map( ( { ms } ) => ms ) ),
		memory: Math.max( ...runs.map( ( { memory } ) => memory ) ),
		queries: runs[ 0 ]?.queries ?? 0,
	} );
	const describe = ( {
		ms,
		queries,
		memory,
	}: Omit< Measured, 'posts' | 'pictures' > ) =>
		`${ Math.round( ( 1000 * size ) / ms ) } posts/s, ${ ( queries / size ).toFixed( 1 ) } queries a post, + ${ ( memory / 1e6 ).toFixed( 1 ) } MB`;
	const own = summarize( ours );
	const other = others.length > 0 ? summarize( others ) : null;
	const ratio = other ? other.ms / own.ms : null;
	const revert = median( reverts.map( ( { ms } ) => ms ) );
	const posts = size.toLocaleString( 'en' );
	return [
		{
			id: 'P8',
			what: `Import of ${ posts } posts with terms, meta and ${ ours[ 0 ]?.pictures } pictures`,
			measured: `${ ratio ? `${ ratio.toFixed( 1 ) } ×: ` : '' }${ describe( own ) }`,
			compared: other
				? `wordpress-importer ${ importerVersion }: ${ describe( other ) }`
				: 'skipped',
			aim: '≥ 0.9 ×, ≤ + 12 MB',
			isMissed:
				( ratio !== null && ratio < 0.9 ) || own.memory > 12_000_000,
			values: { ms: own.ms, memory: own.memory, other: other?.ms ?? 0 },
		},
		{
			id: 'P9',
			what: `Revert of ${ posts } posts`,
			measured: toMilliseconds( revert ),
			compared: `loading a dump of that database ${ toMilliseconds( loading ) }`,
			aim: '≤ 4 × the dump',
			isMissed: revert > 4 * loading,
			values: { revert, loading },
		},
	];
}

/** R14: visits the site and publishes in an imported category while 1,000 posts are imported and reverted. */
async function visit( site: Site, folder: string ): Promise< Figure[] > {
	const bundle = join( folder, 'bench.zip' );
	const open = join( folder, 'open' );
	await call( site, 'make', 1000, bundle, join( folder, 'bench.xml' ) );
	await writeFile( open, '' );
	const stopIdle = startVisits( site );
	await new Promise( ( done ) => setTimeout( done, 10_000 ) );
	const idle = await stopIdle();
	const stopBusy = startVisits( site );
	const publishing = call< { longest: number; count: number } >(
		site,
		'publish',
		open
	);
	const { uuid } = await call< Run >( site, 'import', bundle );
	await call( site, 'revert', uuid );
	const busy = await stopBusy();
	await rm( open );
	const { longest, count } = await publishing;
	return [
		{
			id: 'R14',
			what: `Front page meanwhile, p99 of ${ busy.count } visits, ten a second`,
			measured: `${ toMilliseconds( busy.p99 ) }, ${ busy.failed } failed`,
			compared: `idle ${ toMilliseconds( idle.p99 ) }`,
			aim: '≤ 1.5 × idle, none failed',
			isMissed: busy.failed > 0 || busy.p99 > 1.5 * idle.p99,
			values: { p99: busy.p99, idle: idle.p99 },
		},
		{
			id: 'R14',
			what: `Publishing in an imported category meanwhile, the longest of ${ count }`,
			measured: toMilliseconds( longest ),
			aim: '≤ 500 ms',
			isMissed: longest > 500,
			values: { longest },
		},
	];
}

/** Visits the front page ten times a second until the returned function is called. */
function startVisits( site: Site ) {
	const times: number[] = [];
	let failed = 0;
	const visits: Promise< void >[] = [];
	const timer = setInterval( () => {
		const start = performance.now();
		visits.push(
			fetch( site.url )
				.then( async ( answer ) => {
					await answer.text();
					failed += answer.ok ? 0 : 1;
				} )
				.catch( () => {
					failed++;
				} )
				.finally( () => times.push( performance.now() - start ) )
		);
	}, 100 );
	return async () => {
		clearInterval( timer );
		await Promise.all( visits );
		times.sort( ( one, other ) => one - other );
		return {
			count: times.length,
			failed,
			p99: times[ Math.floor( 0.99 * ( times.length - 1 ) ) ] ?? 0,
		};
	};
}

export default benchmark;
