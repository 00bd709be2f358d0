/**
 * `npm run bench`: measures, prints a table, and writes artifacts/bench.json. With names after `--`, only those. A figure that
 * misses its aim is marked, and ends the command with 1.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem, root, say } from '@templately/sandbox';
import type { Benchmark, Figure } from '../bench';
import { needForTests } from '../php-tests';
import { buildWhatIsStale } from './build';

const folder = join( root, 'packages/tools/src/bench' );

export default async function bench( args: string[] ): Promise< number > {
	const names = ( await readdir( folder ) )
		.filter( ( name ) => name.endsWith( '.ts' ) && name !== 'index.ts' )
		.map( ( name ) => name.replace( /\.ts$/, '' ) )
		.sort( ( one, other ) =>
			one.localeCompare( other, 'en', { numeric: true } )
		);
	const unknown = args.find( ( name ) => ! names.includes( name ) );
	if ( unknown ) {
		throw new Problem(
			`There is no benchmark "${ unknown }". There are: ${ names.join( ', ' ) }.`
		);
	}
	await needForTests();
	await buildWhatIsStale();
	const figures: Figure[] = [];
	for ( const name of args.length ? args : names ) {
		say( `Measuring ${ name } …` );
		const { default: benchmark } = ( await import(
			pathToFileURL( join( folder, `${ name }.ts` ) ).href
		) ) as { default: Benchmark };
		figures.push( ...( await benchmark() ) );
	}
	process.stdout.write( table( figures ) );
	await mkdir( join( root, 'artifacts' ), { recursive: true } );
	await writeFile(
		join( root, 'artifacts/bench.json' ),
		`${ JSON.stringify( { when: new Date().toISOString(), cores: cpus().length, memory: totalmem(), figures }, null, '\t' ) }\n`
	);
	return figures.some( ( { isMissed } ) => isMissed ) ? 1 : 0;
}

function table( figures: readonly Figure[] ): string {
	const rows = [
		[ '', 'What', 'Measured', 'Compared with', 'Aim', '' ],
		...figures.map(
			( { id, what, measured, compared = '', aim, isMissed } ) => [
				id,
				what,
				measured,
				compared,
				aim,
				isMissed ? 'MISSED' : '',
			]
		),
	];
	const widths =
		rows[ 0 ]?.map( ( _, column ) =>
			Math.max( ...rows.map( ( row ) => row[ column ]?.length ?? 0 ) )
		) ?? [];
	return rows
		.map(
			( row ) =>
				`${ row
					.map( ( cell, column ) =>
						cell.padEnd( widths[ column ] ?? 0 )
					)
					.join( '  ' )
					.trimEnd() }\n`
		)
		.join( '' );
}
