/**
 * `npm run build`: the browser's half, the starter catalogue and the translations, into build/.
 */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem, root, say, show } from '@templately/sandbox';
import { browserPackages } from '../paths';
import { buildLanguages } from '../languages/build';
import catalogue from './catalogue';

interface Part {
	readonly name: string;
	/** Written last by the part's build. */
	readonly result: string;
	readonly sources: readonly string[];
	build: () => Promise< number >;
}

const parts: readonly Part[] = [
	{
		name: 'the app',
		result: 'build/admin.asset.php',
		sources: [
			...browserPackages.map( ( name ) => `packages/${ name }` ),
			'webpack.config.js',
		],
		build: () =>
			show(
				process.execPath,
				[
					join(
						root,
						'node_modules/@wordpress/scripts/bin/wp-scripts.js'
					),
					'build',
				],
				{
					cwd: root,
					env: {
						...process.env,
						NODE_ENV: 'production',
						FORCE_COLOR: '0',
					},
				}
			),
	},
	{
		name: 'the starter catalogue',
		result: 'build/catalogue/index.json',
		sources: [ 'packages/starter-catalogue' ],
		build: () => catalogue( [] ),
	},
	{
		name: 'the translations',
		result: 'build/languages',
		sources: [ 'languages', 'build/admin.js', 'build/gutenberg.js' ],
		build: () => buildLanguages().then( () => 0 ),
	},
];

export default async function build(): Promise< number > {
	for ( const part of parts ) {
		const code = await part.build();
		if ( code !== 0 ) {
			return code;
		}
	}
	return 0;
}

/** Builds what is missing or older than its sources. Throws a Problem when a build fails. */
export async function buildWhatIsStale(): Promise< void > {
	for ( const part of parts ) {
		if ( await isFresh( part ) ) {
			continue;
		}
		say( `Building ${ part.name } …` );
		if ( ( await part.build() ) !== 0 ) {
			throw new Problem( `Building ${ part.name } failed: see above.` );
		}
	}
}

async function isFresh( part: Part ): Promise< boolean > {
	const result = join( root, part.result );
	if ( ! existsSync( result ) ) {
		return false;
	}
	const newest = await Promise.all(
		part.sources.map( ( source ) => lastChange( join( root, source ) ) )
	);
	return Math.max( ...newest ) <= ( await stat( result ) ).mtimeMs;
}

/** When a file, or anything in a folder, changed last. */
async function lastChange( path: string ): Promise< number > {
	const { mtimeMs } = await stat( path );
	if ( ! ( await stat( path ) ).isDirectory() ) {
		return mtimeMs;
	}
	const names = ( await readdir( path ) ).filter(
		( name ) => ! [ 'node_modules', 'test' ].includes( name )
	);
	return Math.max(
		mtimeMs,
		...( await Promise.all(
			names.map( ( name ) => lastChange( join( path, name ) ) )
		) )
	);
}
