/** The packs of the starter catalogue, sorted so that neighbours differ in lightness. */
import { join } from 'node:path';
import { readThemeFolder, type ThemeFolder } from './theme-folder';

const SLUGS = [
	'vesper-quince',
	'foldwork-office',
	'atelier-sedge',
	'commonwater-trust',
	'plain-objects',
	'linden-yard',
	'tessellate-27',
	'pennant',
	'plain-blocks',
];

/** Reads all packs from their folder. */
export const readPacks = ( folder: string ): readonly ThemeFolder[] =>
	SLUGS.map( ( slug ) => readThemeFolder( join( folder, slug ) ) );

export { createBundle, readDocuments } from './bundle';
