import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '@templately/sandbox';
import type { Benchmark, Figure } from '.';
import { toKilobytes } from './site';

/** Measures the built files whose names match, after gzip -9. */
async function measure(
	id: string,
	what: string,
	pattern: RegExp,
	limit: number,
	compared = ''
): Promise< Figure > {
	const folder = join( root, 'build' );
	let bytes = 0;
	for ( const name of await readdir( folder ) ) {
		if ( pattern.test( name ) ) {
			bytes += gzipSync( await readFile( join( folder, name ) ), {
				level: 9,
			} ).length;
		}
	}
	return {
		id,
		what: `${ what }, gzip -9`,
		measured: toKilobytes( bytes ),
		compared,
		aim: `≤ ${ limit / 1000 } kB`,
		isMissed: bytes > limit,
		values: { bytes },
	};
}

/** Bytes of the files for browsers. */
const benchmark: Benchmark = async () => [
	await measure(
		'P1',
		'Block editor, library closed: our JS and CSS',
		/^gutenberg\.(js|css)$/,
		7_000,
		'published: Extendify 239 kB, Templately 669 kB'
	),
	await measure(
		'P3',
		'The app, first screen',
		/^(admin|app\..*)\.(js|css)$/,
		45_000,
		'published: Kadence 253 kB, Templately 669 kB'
	),
	await measure(
		'P3',
		'Everything that is built for browsers',
		/\.(js|css)$/,
		130_000
	),
];

export default benchmark;
