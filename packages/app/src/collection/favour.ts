import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { nextRequestId } from '@templately/queried-data';
import * as rest from '@templately/rest';
import type { Favourite, Item } from '@templately/rest';
import { signInPlace, type Registry } from '../app-context';
import { ACCOUNT_CHANGED } from '../error-codes';
import type { Host } from '../host';
import { resolve } from '../use-resolved';
import { keepIntent, takeIntent } from './intent';

interface Around {
	registry: Registry;
	host: Host;
	fail: ( thrown: unknown ) => void;
}

type Starred = Pick< Item, 'id' | 'type' | 'starred' | 'favourite_count' >;

/** A mark that is on its way: what somebody wanted last, and what the hub last said. */
interface Marking {
	wanted: boolean;
	confirmed: Favourite;
}

/** By account and item. */
const markings = new Map< string, Marking >();

/**
 * Shows a favourite in every list and in the profile.
 *
 * @param registry  The stores.
 * @param favourite The favourite.
 * @param requestId Number of the change: it does not replace a later one.
 */
function show(
	registry: Registry,
	favourite: Favourite,
	requestId?: number
): void {
	const { id, ...change } = favourite;
	registry.dispatch( libraryStore ).changeItem( id, change, requestId );
	registry.dispatch( profileStore ).setFavourite( favourite, requestId );
}

/** Shows what the hub will say when it has what is wanted. */
function showWanted( registry: Registry, marking: Marking ): void {
	const { wanted, confirmed } = marking;
	const difference = Number( wanted ) - Number( confirmed.starred );
	show( registry, {
		id: confirmed.id,
		starred: wanted,
		favourite_count: Math.max( 0, confirmed.favourite_count + difference ),
	} );
}

/**
 * Tells the hub what is wanted, one after the other, until it is what somebody wanted last; then shows what it says.
 *
 * @param registry The stores.
 * @param type     The item's type.
 * @param marking  Its mark.
 * @throws Failure of what was wanted last; one of what is wanted no more matters to nobody.
 */
async function send(
	registry: Registry,
	type: Item[ 'type' ],
	marking: Marking
): Promise< void > {
	let sent;
	do {
		sent = marking.wanted;
		try {
			const { id } = marking.confirmed;
			marking.confirmed = ( await rest.favour( id, type, sent ) ).data;
		} catch ( thrown ) {
			// Who came meanwhile has marks of their own.
			if ( rest.toFailure( thrown ).code === ACCOUNT_CHANGED ) {
				throw thrown;
			}
			if ( marking.wanted === sent ) {
				show( registry, marking.confirmed );
				throw thrown;
			}
		}
	} while ( marking.wanted !== sent );
	show( registry, marking.confirmed );
}

/**
 * Marks an item, or takes the mark away: at once on the screen, then on the hub, and back to what the hub last said where that
 * fails. What is wanted last counts. Who is not signed in does that first, and the mark is set then.
 *
 * @param around The app.
 * @param item   The item, as it is shown.
 */
export async function toggleFavourite(
	around: Around,
	item: Starred
): Promise< void > {
	const { registry, host, fail } = around;
	const { id, type, starred, favourite_count: count } = item;
	let wanted = ! starred;
	try {
		const user = await resolve( registry, profileStore, 'getUser' );
		if ( ! user ) {
			signInFirst( host, item, wanted );
			return;
		}
		const key = `${ user.id } ${ id }`;
		const before = markings.get( key );
		if ( before ) {
			if ( before.wanted === starred ) {
				before.wanted = wanted;
				showWanted( registry, before );
			}
			return;
		}
		const marking = {
			wanted,
			confirmed: { id, starred, favourite_count: count },
		};
		markings.set( key, marking );
		showWanted( registry, marking );
		try {
			await send( registry, type, marking );
		} finally {
			wanted = marking.wanted;
			markings.delete( key );
		}
	} catch ( thrown ) {
		// Signed out meanwhile, in another tab.
		if ( rest.toFailure( thrown ).code === 'not_signed_in' ) {
			registry.dispatch( profileStore ).clear();
			signInFirst( host, item, wanted );
		} else {
			fail( thrown );
		}
	}
}

function signInFirst( host: Host, { id, type }: Starred, wanted: boolean ) {
	if ( wanted ) {
		keepIntent( { id, type } );
	}
	host.history.navigate( signInPlace( host ) );
}

/**
 * Marks what somebody wanted to mark before they were signed in.
 *
 * @param around The app.
 */
export async function keepPromise( around: Around ): Promise< void > {
	const intent = takeIntent();
	if ( ! intent ) {
		return;
	}
	const { registry, fail } = around;
	const { id, type } = intent;
	const requestId = nextRequestId();
	try {
		show(
			registry,
			( await rest.favour( id, type, true ) ).data,
			requestId
		);
		// A list that was asked for before does not have the mark yet.
		registry.dispatch( libraryStore ).clear();
	} catch ( thrown ) {
		fail( thrown );
	}
}
