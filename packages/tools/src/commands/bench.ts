/**
 * `npm run bench`: measures, prints a table, and writes artifacts/bench.json. With names after `--`, only those. One missed aim
 * ends the command with 1.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { benchmarks, type Figure } from '@templately/bench';
import { Problem, root, say } from '@templately/sandbox';
import { needForTests } from '../php-tests';
import { buildWhatIsStale } from './build';

export default async function bench( args: string[] ): Promise< number > {
	const names = Object.keys( benchmarks );
	const chosen = args.length > 0 ? args : names;
	const unknown = chosen.find( ( name ) => ! names.includes( name ) );
	if ( unknown ) {
		throw new Problem(
			`There is no benchmark "${ unknown }". There are: ${ names.join( ', ' ) }.`
		);
	}
	await needForTests();
	await buildWhatIsStale();
	const figures: Figure[] = [];
	for ( const name of chosen ) {
		say( `Measuring ${ name } …` );
		const benchmark = await benchmarks[ name ]?.();
		figures.push( ...( ( await benchmark?.default() ) ?? [] ) );
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
