import type { Item, ItemDetails } from '@templately/rest';

/** The data that finds an item again. */
export type Recent = Pick<
	Item,
	'id' | 'name' | 'slug' | 'type' | 'platform' | 'thumbnail'
>;

/** Ids of items differ from hub to hub. */
const toKey = ( hub: string ) => `templately-recent-${ hub }`;

const LIMIT = 3;

/** Returns the items of a hub that were last inserted in this browser, the newest first. */
export function getRecent( hub: string ): Recent[] {
	try {
		const stored: unknown = JSON.parse(
			window.localStorage.getItem( toKey( hub ) ) ?? '[]'
		);
		return Array.isArray( stored ) ? stored.slice( 0, LIMIT ) : [];
	} catch {
		// The browser blocks its storage, or another script wrote to it.
		return [];
	}
}

export function addRecentItem( hub: string, item: Item | ItemDetails ): void {
	const { id, name, slug, type, platform, thumbnail } = item;
	const others = getRecent( hub ).filter( ( recent ) => recent.id !== id );
	const recent: Recent[] = [
		{ id, name, slug, type, platform, thumbnail },
		...others,
	];
	try {
		window.localStorage.setItem(
			toKey( hub ),
			JSON.stringify( recent.slice( 0, LIMIT ) )
		);
	} catch {
		// The browser blocks its storage, or it is full.
	}
}
