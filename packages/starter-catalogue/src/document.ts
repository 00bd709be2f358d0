/** Writes blocks down as a document. */
import type { Block } from './blocks';
import { Skin, type Theme } from './theme';

export interface Document {
	/** In the pack's presets. */
	readonly blocks: readonly string[];
	readonly block_types: readonly string[];
}

/** Writes blocks down; with a prefix before each preset where a whole site wears the pack. */
export function toDocument(
	blocks: readonly Block[],
	theme: Theme,
	prefix = ''
): Document {
	const skin = new Skin( theme, prefix );
	const written = blocks.map( ( block ) => block( skin ) );
	const names = written
		.join()
		.matchAll( /<!-- wp:([a-z0-9-]+(?:\/[a-z0-9-]+)?)/g );
	return {
		blocks: written,
		block_types: [
			...new Set(
				Array.from( names, ( [ , name = '' ] ) =>
					name.includes( '/' ) ? name : `core/${ name }`
				)
			),
		].sort(),
	};
}
