/**
 * `npm run catalogue`: builds the starter catalogue's bundles; with `--photograph`, takes its thumbnails anew;
 * with `--watch`, builds them again when a pack changes.
 */
import { root, show } from '@templately/sandbox';

export default async function catalogue( args: string[] ): Promise< number > {
	const script = args.includes( '--photograph' )
		? 'photograph.ts'
		: 'build.ts';
	return show(
		process.execPath,
		[
			...( args.includes( '--watch' )
				? [
						'--watch-path=packages/starter-catalogue/packs',
						'--watch-preserve-output',
					]
				: [] ),
			'--import',
			'tsx',
			`packages/starter-catalogue/src/${ script }`,
			...args,
		],
		{ cwd: root }
	);
}
