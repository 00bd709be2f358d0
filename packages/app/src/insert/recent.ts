import type { Item, ItemDetails } from '@templately/rest';

/** What is needed to find an item again. */
export type Recent = Pick<
	Item,
	'id' | 'name' | 'slug' | 'type' | 'platform' | 'thumbnail'
>;

const KEY = 'templately-recent';
const KEPT = 3;

/** What was inserted last in this browser, the newest first. */
export function getRecent(): Recent[] {
	try {
		const stored: unknown = JSON.parse(
			window.localStorage.getItem( KEY ) ?? '[]'
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
 * @param item What was inserted.
 */
export function rememberInserted( item: Item | ItemDetails ): void {
	const { id, name, slug, type, platform, thumbnail } = item;
	const others = getRecent().filter( ( recent ) => recent.id !== id );
	const recent: Recent[] = [
		{ id, name, slug, type, platform, thumbnail },
		...others,
	];
	try {
		window.localStorage.setItem(
			KEY,
			JSON.stringify( recent.slice( 0, KEPT ) )
		);
	} catch {
		// As above.
	}
}
