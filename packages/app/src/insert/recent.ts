import type { Item, ItemDetails } from '@templately/rest';

/** What is needed to find an item again. */
export type Recent = Pick<
	Item,
	'id' | 'name' | 'slug' | 'type' | 'platform' | 'thumbnail'
>;

/** Another hub has other items under the same numbers. */
const keyOf = ( hub: string ) => `templately-recent-${ hub }`;

const KEPT = 3;

/**
 * What was inserted last in this browser, the newest first.
 *
 * @param hub Name of the hub that it is of.
 */
export function getRecent( hub: string ): Recent[] {
	try {
		const stored: unknown = JSON.parse(
			window.localStorage.getItem( keyOf( hub ) ) ?? '[]'
		);
		return Array.isArray( stored ) ? stored.slice( 0, KEPT ) : [];
	} catch {
		// Where the browser keeps nothing, or something else, nothing is recent.
		return [];
	}
}

/**
 * Keeps an item as the newest.
 *
 * @param hub  Name of the hub that it is of.
 * @param item What was inserted.
 */
export function rememberInserted(
	hub: string,
	item: Item | ItemDetails
): void {
	const { id, name, slug, type, platform, thumbnail } = item;
	const others = getRecent( hub ).filter( ( recent ) => recent.id !== id );
	const recent: Recent[] = [
		{ id, name, slug, type, platform, thumbnail },
		...others,
	];
	try {
		window.localStorage.setItem(
			keyOf( hub ),
			JSON.stringify( recent.slice( 0, KEPT ) )
		);
	} catch {
		// As above.
	}
}
