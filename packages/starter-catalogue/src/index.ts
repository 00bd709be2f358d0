/** The packs of the starter catalogue, sorted so that neighbours differ in lightness. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readThemeFolder, type ThemeFolder } from './theme-folder';

const SLUGS = [ 'vesper-quince' ];

const folder = join( dirname( fileURLToPath( import.meta.url ) ), '../packs' );

/** Reads all packs. */
export const readPacks = (): readonly ThemeFolder[] =>
	SLUGS.map( ( slug ) => readThemeFolder( join( folder, slug ) ) );

export { createBundle, readDocuments } from './bundle';
