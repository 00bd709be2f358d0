import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, say, type Site } from '@templately/sandbox';
import type { Benchmark, Figure } from '../bench';
import { median, milliseconds, onSite } from '../bench-site';

interface Measured {
	ms: number;
	memory: number;
	queries: number;
	posts: number;
	pictures: number;
}

type Imported = Measured & { status: string; uuid: string; plan: number };

/** Posts of each round; fewer by the environment variable P8_POSTS. */
const sizes = ( process.env.P8_POSTS ?? '100,1000,10000' )
	.split( ',' )
	.map( Number );

/** How many times the importer of wordpress.org must be beaten, by posts. */
const aims: Record< number, number > = { 100: 4, 1000: 8, 10000: 12 };

const importerVersion = '0.9.5';

/** Imports of whole sites and their reverts, beside the importer of wordpress.org, and beside loading a dump of the database. */
const benchmark: Benchmark = () =>
	// As on a server whose owner means it: what a database acknowledges before it is on the disk costs nobody anything.
	onSite(
		async ( site ) => {
			const folder = await mkdtemp( join( tmpdir(), 'p8-' ) );
			try {
				const importer = await theImporter( site, folder );
				const figures: Figure[] = [];
				for ( const size of sizes ) {
					say( `Importing ${ size } posts …` );
					figures.push(
						...( await ofSize( site, folder, importer, size ) )
					);
				}
				return [ ...figures, ...( await amongOthers( site, folder ) ) ];
			} finally {
				await rm( folder, { recursive: true, force: true } );
			}
		},
		{ durable: true }
	);

/** Calls a part of the PHP that belongs to this file. */
async function part< Result >(
	site: Site,
	name: string,
	...args: ReadonlyArray< string | number | boolean >
): Promise< Result > {
	const all = JSON.stringify( JSON.stringify( [ name, ...args ] ) );
	const said = await site.evaluate(
		`$templately_bench = json_decode( ${ all.replaceAll( '$', '\\$' ) }, true ); require ${ JSON.stringify( join( root, 'packages/tools/php/import-bench.php' ) ) };`
	);
	return JSON.parse( said ) as Result;
}

/** Returns the importer's folder: what IMPORTER_DIR says, or wordpress.org's; null, and says so, where it is not to be had. */
async function theImporter(
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
			`The comparison with wordpress-importer ${ importerVersion } is skipped: ${ address } is not to be had (${
				error instanceof Error ? error.message : String( error )
			}), and IMPORTER_DIR does not say where it lies.`
		);
		return null;
	}
}

/** Imports a bundle, and takes it back. */
async function thereAndBack(
	site: Site,
	bundle: string,
	how: 'fast' | 'core',
	capture = true
) {
	const there = await part< Imported >(
		site,
		'import',
		bundle,
		how,
		capture
	);
	if ( there.status !== 'done' ) {
		throw new Error( `The import ended with ${ there.status }.` );
	}
	return there;
}

async function ofSize(
	site: Site,
	folder: string,
	importer: string | null,
	size: number
): Promise< Figure[] > {
	const bundle = join( folder, 'bench.zip' );
	const exported = join( folder, 'bench.xml' );
	const before = join( folder, 'before.sql' );
	const after = join( folder, 'after.sql' );
	await part( site, 'make', size, bundle, exported );
	await part( site, 'dump', before );
	const back = () => part< { ms: number } >( site, 'load', before );
	const fast: Imported[] = [];
	const bare: Imported[] = [];
	const others: Measured[] = [];
	const reverts: number[] = [];
	const verifications: number[] = [];
	let loading = 0;
	for ( let round = 0; round < ( size > 1000 ? 1 : 3 ); round++ ) {
		const there = await thereAndBack( site, bundle, 'fast' );
		fast.push( there );
		if ( round === 0 ) {
			await part( site, 'dump', after );
		}
		const verified = await part< {
			ms: number;
			same: number;
			other: number;
		} >( site, 'verify', there.uuid );
		if ( verified.other > 0 || verified.same < size ) {
			throw new Error(
				`After the import ${ verified.same } rows are as it left them, ${ verified.other } are not.`
			);
		}
		verifications.push( verified.ms );
		const { ms, status, kept } = await part< {
			ms: number;
			status: string;
			kept: number;
		} >( site, 'revert', there.uuid );
		if ( status !== 'reverted' || kept !== 0 ) {
			throw new Error(
				`The revert ended with ${ status }, ${ kept } kept.`
			);
		}
		reverts.push( ms );
		if ( size <= 1000 ) {
			// In turns: what the machine does meanwhile meets both.
			bare.push( await thereAndBack( site, bundle, 'fast', false ) );
			await back();
		}
		if ( importer ) {
			await back();
			others.push(
				await part< Measured >(
					site,
					'importer',
					importer,
					exported,
					false
				)
			);
			await back();
		}
	}
	( { ms: loading } = await part< { ms: number } >( site, 'load', after ) );
	await back();
	const core: Imported[] = [];
	for ( const captured of size > 1000 ? [] : [ true, false ] ) {
		core.push( await thereAndBack( site, bundle, 'core', captured ) );
		await back();
	}
	const theirs = others[ 0 ]
		? {
				...others[ 0 ],
				ms: median( others.map( ( one ) => one.ms ) ),
				memory: Math.max( ...others.map( ( one ) => one.memory ) ),
			}
		: null;
	const inOne =
		importer && size <= 1000
			? await part< Measured >(
					site,
					'importer',
					importer,
					exported,
					true
				)
			: null;
	await back();
	for ( const other of [ theirs, inOne ] ) {
		if ( other && ( other.posts !== size || other.pictures < 1 ) ) {
			throw new Error(
				`The importer brought ${ other.posts } posts and ${ other.pictures } pictures: ${ JSON.stringify( other ) }`
			);
		}
	}
	const ms = median( fast.map( ( one ) => one.ms ) );
	const revert = median( reverts );
	const memory = Math.max( ...fast.map( ( one ) => one.memory ) );
	const posts = size.toLocaleString( 'en' );
	const speed = ( one: { ms: number; queries: number; memory: number } ) =>
		`${ Math.round( ( 1000 * size ) / one.ms ) } posts/s, ${ ( one.queries / size ).toFixed( 1 ) } queries a post, + ${ megabytes( one.memory ) }`;
	const times = ( other: { ms: number } | null ) =>
		other ? `${ ( other.ms / ms ).toFixed( 1 ) } ×` : 'not measured';
	const figures: Figure[] = [
		{
			id: 'P8',
			what: `Import of ${ posts } posts with terms, meta and ${ fast[ 0 ]?.pictures } pictures`,
			measured: `${ times( theirs ) }: ${ speed( { ms, memory, queries: fast[ 0 ]?.queries ?? 0 } ) }`,
			compared: theirs
				? `wordpress-importer ${ importerVersion }: ${ speed( theirs ) }`
				: 'skipped',
			aim: `≥ ${ aims[ size ] ?? 4 } ×`,
			isMissed: theirs !== null && theirs.ms / ms < ( aims[ size ] ?? 4 ),
			values: { ms, theirs: theirs?.ms ?? 0 },
		},
		{
			id: 'P8',
			what: `The same, peak of memory above WordPress`,
			measured: `+ ${ megabytes( memory ) }`,
			compared: theirs ? `+ ${ megabytes( theirs.memory ) }` : '',
			aim: '≤ + 8 MB',
			isMissed: memory > 8_000_000,
			values: { memory },
		},
		{
			id: 'P8',
			what: `Comparing each row with what the import left, apart`,
			measured: milliseconds( median( verifications ) ),
			aim: '',
			isMissed: false,
			values: { ms: median( verifications ) },
		},
		{
			id: 'P9',
			what: `Its revert`,
			measured: milliseconds( revert ),
			compared: `loading a dump of that database ${ milliseconds( loading ) }`,
			aim: size >= 10_000 ? '≤ half of it' : '',
			isMissed: size >= 10_000 && revert > loading / 2,
			values: { revert, loading },
		},
	];
	if ( inOne ) {
		figures.push( {
			id: 'P8',
			what: `The same, beside the importer inside one transaction`,
			measured: times( inOne ),
			compared: speed( inOne ),
			aim: '≥ 4 ×',
			isMissed: inOne.ms / ms < 4,
			values: { ms, theirs: inOne.ms },
		} );
	}
	if ( core[ 0 ] && core[ 1 ] ) {
		figures.push( {
			id: 'P8',
			what: `The same, written by wp_insert_post()`,
			measured: speed( core[ 0 ] ),
			compared: times( core[ 0 ] ) + ' as long',
			aim: '',
			isMissed: false,
			values: { ms: core[ 0 ].ms },
		} );
		for ( const [ writer, captured, without, most ] of [
			[ 'our writer', ms, median( bare.map( ( one ) => one.ms ) ), 0.1 ],
			[ 'wp_insert_post()', core[ 0 ].ms, core[ 1 ].ms, 0.2 ],
		] as const ) {
			const share = 1 - without / captured;
			figures.push( {
				id: 'P8',
				what: `Part of the time that capture takes, with ${ writer }`,
				measured: `${ Math.round( 100 * share ) } %`,
				compared: `without it ${ milliseconds( without ) }`,
				aim: `≤ ${ 100 * most } %`,
				isMissed: size >= 1000 && share > most,
				values: { share },
			} );
		}
	}
	return figures;
}

/** R14: who visits the site while 1,000 posts are imported and taken back, and who publishes in an imported category. */
async function amongOthers( site: Site, folder: string ): Promise< Figure[] > {
	const bundle = join( folder, 'bench.zip' );
	const open = join( folder, 'open' );
	await part( site, 'make', 1000, bundle, join( folder, 'bench.xml' ) );
	await writeFile( open, '' );
	const idle = visits( site );
	await new Promise( ( done ) => setTimeout( done, 10_000 ) );
	const quiet = await idle();
	const busy = visits( site );
	const publishing = part< { longest: number; count: number } >(
		site,
		'publish',
		open
	);
	const there = await thereAndBack( site, bundle, 'fast' );
	await part( site, 'revert', there.uuid );
	const loud = await busy();
	await rm( open );
	const { longest, count } = await publishing;
	return [
		{
			id: 'R14',
			what: `Front page meanwhile, p99 of ${ loud.times.length } visits, ten a second`,
			measured: `${ milliseconds( loud.p99 ) }, ${ loud.failed } failed`,
			compared: `idle ${ milliseconds( quiet.p99 ) }`,
			aim: '≤ 2 × idle, none failed',
			isMissed: loud.failed > 0 || loud.p99 > 2 * quiet.p99,
			values: { p99: loud.p99, idle: quiet.p99 },
		},
		{
			id: 'R14',
			what: `Publishing in an imported category meanwhile, the longest of ${ count }`,
			measured: milliseconds( longest ),
			aim: '≤ 500 ms',
			isMissed: longest > 500,
			values: { longest },
		},
	];
}

/** Visits the front page ten times a second, until what is returned is called. */
function visits( site: Site ) {
	const times: number[] = [];
	let failed = 0;
	const all: Promise< void >[] = [];
	const timer = setInterval( () => {
		const start = performance.now();
		all.push(
			fetch( site.url )
				.then( async ( answer ) => {
					await answer.text();
					failed += answer.ok ? 0 : 1;
				} )
				.catch( () => {
					failed++;
				} )
				.finally( () => {
					times.push( performance.now() - start );
				} )
		);
	}, 100 );
	return async () => {
		clearInterval( timer );
		await Promise.all( all );
		const sorted = [ ...times ].sort( ( one, other ) => one - other );
		return {
			times,
			failed,
			p99: sorted[ Math.floor( 0.99 * ( sorted.length - 1 ) ) ] ?? 0,
		};
	};
}

const megabytes = ( bytes: number ) => `${ ( bytes / 1e6 ).toFixed( 1 ) } MB`;

export default benchmark;
