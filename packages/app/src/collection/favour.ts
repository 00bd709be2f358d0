import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import type { Favourite, Item } from '@templately/rest';
import { signInPlace, type Registry } from '../app-context';
import type { Host } from '../host';
import { resolve } from '../use-resolved';
import { keepIntent, takeIntent } from './intent';

interface Around {
	registry: Registry;
	host: Host;
	fail: ( thrown: unknown ) => void;
}

type Starred = Pick< Item, 'id' | 'type' | 'starred' | 'favourite_count' >;

/** Items whose mark is on its way: another click says nothing new. */
const busy = new WeakMap< Registry, Set< number > >();

function show( registry: Registry, favourite: Favourite ): void {
	const { id, ...change } = favourite;
	registry.dispatch( libraryStore ).receiveChange( id, change );
	registry.dispatch( profileStore ).receiveStar( favourite );
}

/**
 * Marks an item, or takes the mark away: at once on the screen, then on the hub, and back where that fails. Who is not signed in
 * does that first, and the mark is set then.
 *
 * @param around The app.
 * @param item   The item.
 */
export async function toggleFavourite(
	around: Around,
	item: Starred
): Promise< void > {
	const { registry, host, fail } = around;
	const { id, type, starred, favourite_count: count } = item;
	const ours = busy.get( registry ) ?? new Set< number >();
	busy.set( registry, ours );
	if ( ours.has( id ) ) {
		return;
	}
	ours.add( id );
	try {
		if ( ! ( await resolve( registry, profileStore, 'getUser' ) ) ) {
			signInFirst( host, item );
			return;
		}
		show( registry, {
			id,
			starred: ! starred,
			favourite_count: Math.max( 0, count + ( starred ? -1 : 1 ) ),
		} );
		try {
			show( registry, ( await rest.favour( id, type, ! starred ) ).data );
		} catch ( thrown ) {
			show( registry, { id, starred, favourite_count: count } );
			throw thrown;
		}
	} catch ( thrown ) {
		// Signed out meanwhile, in another tab.
		if ( rest.toFailure( thrown ).code === 'not_signed_in' ) {
			registry.dispatch( profileStore ).clear();
			signInFirst( host, item );
		} else {
			fail( thrown );
		}
	} finally {
		ours.delete( id );
	}
}

function signInFirst( host: Host, { id, type, starred }: Starred ): void {
	if ( ! starred ) {
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
	try {
		show(
			registry,
			( await rest.favour( intent.id, intent.type, true ) ).data
		);
		// A list that was asked for before does not have the mark yet.
		registry.dispatch( libraryStore ).clear();
	} catch ( thrown ) {
		fail( thrown );
	}
}
