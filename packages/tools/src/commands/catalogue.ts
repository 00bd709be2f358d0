/**
 * `npm run catalogue`: builds the starter catalogue's bundles; with `--photograph`, takes its thumbnails anew;
 * with `--sheet`, puts all thumbnails on one sheet; with `--watch`, builds the bundles again when a pack changes.
 */
import { root, show } from '@templately/sandbox';

export default async function catalogue( args: string[] ): Promise< number > {
	const script =
		[ 'photograph', 'sheet' ].find( ( name ) =>
			args.includes( `--${ name }` )
		) ?? 'build';
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
			`packages/starter-catalogue/src/${ script }.ts`,
			...args,
		],
		{ cwd: root }
	);
}
