import { store as libraryStore } from '@templately/library';
import type { Item, ItemDetails, Platform } from '@templately/rest';
import { useResolved } from '../use-resolved';

/**
 * A pack with all that its own screen shows; undefined until it is here, and where it is not to be had.
 *
 * @param pack          What is known of it.
 * @param pack.platform Its builder.
 * @param pack.slug     Its slug.
 */
export function usePack( pack: {
	platform: Platform;
	slug: string;
} ): ItemDetails | undefined {
	const { value } = useResolved(
		libraryStore,
		'getItem',
		pack.platform,
		'packs',
		pack.slug
	);
	return value ?? undefined;
}

/** Pictures of a pack's pages, the front page first. */
export const sheetsOf = ( pack: ItemDetails | undefined ): string[] =>
	pack
		? pack.items
				.filter( ( item: Item ) => item.type === 'pages' )
				.map( ( { thumbnail } ) => thumbnail )
				.filter( Boolean )
		: [];
