import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { nextRequestId } from '@templately/queried-data';
import * as rest from '@templately/rest';
import type { Favourite, Item, ItemType } from '@templately/rest';
import { Heart } from '@templately/ui';
import type { ReactNode } from 'react';
import { type Registry, signInPlace, useApp } from '../shell/app-context';
import type { ItemAction } from '../shell/domain';
import { ACCOUNT_CHANGED } from '../shell/errors';
import type { Host } from '../shell/host';
import { getStored, setStored } from '../shell/storage';
import { resolve } from '../shell/use-resolved';

/** A favourite that a visitor marked before signing in. */
interface PendingFavourite {
	id: number;
	type: ItemType;
}

const KEY = 'templately-favourite';

/** Milliseconds in which a sign-in, or a sign-up with its mail, must finish. */
const LIFETIME = 15 * 60 * 1000;

/** Stores a favourite for this tab until its user is signed in. */
const storePendingFavourite = ( favourite: PendingFavourite ): void =>
	setStored(
		'sessionStorage',
		KEY,
		JSON.stringify( { ...favourite, until: Date.now() + LIFETIME } )
	);

/** Returns the stored favourite once, and removes it. */
function takePendingFavourite(): PendingFavourite | undefined {
	const stored = getStored( 'sessionStorage', KEY );
	setStored( 'sessionStorage', KEY, null );
	try {
		const { id, type, until } = JSON.parse( stored ?? '{}' );
		return until > Date.now() ? { id, type } : undefined;
	} catch {
		return undefined;
	}
}

interface Around {
	registry: Registry;
	host: Host;
	fail: ( thrown: unknown ) => void;
}

type Starred = Pick< Item, 'id' | 'type' | 'starred' | 'favourite_count' >;

/** A favourite request under way: the latest wish and the latest response of the hub. */
interface FavouriteRequest {
	wanted: boolean;
	confirmed: Favourite;
}

/** By account and item. */
const markings = new Map< string, FavouriteRequest >();

/**
 * Shows a favourite in every list and in the profile.
 *
 * @param registry  The stores.
 * @param favourite The favourite.
 * @param requestId Number of the change: it does not replace a later one.
 */
function showFavourite(
	registry: Registry,
	favourite: Favourite,
	requestId?: number
): void {
	const { id, ...change } = favourite;
	registry.dispatch( libraryStore ).changeItem( id, change, requestId );
	registry.dispatch( profileStore ).setFavourite( favourite, requestId );
}

/** Shows what the hub will say when it has what is wanted. */
function showOptimisticFavourite(
	registry: Registry,
	marking: FavouriteRequest
): void {
	const { wanted, confirmed } = marking;
	const difference = Number( wanted ) - Number( confirmed.starred );
	showFavourite( registry, {
		id: confirmed.id,
		starred: wanted,
		favourite_count: Math.max( 0, confirmed.favourite_count + difference ),
	} );
}

/**
 * Sends the wanted state until the hub has the latest one, then shows the response. Throws the failure of the
 * latest request only.
 */
async function send(
	registry: Registry,
	type: Item[ 'type' ],
	marking: FavouriteRequest
): Promise< void > {
	let sent;
	do {
		sent = marking.wanted;
		try {
			const { id } = marking.confirmed;
			marking.confirmed = ( await rest.favour( id, type, sent ) ).data;
		} catch ( thrown ) {
			// Another account has its own favourites.
			if ( rest.toFailure( thrown ).code === ACCOUNT_CHANGED ) {
				throw thrown;
			}
			if ( marking.wanted === sent ) {
				showFavourite( registry, marking.confirmed );
				throw thrown;
			}
		}
	} while ( marking.wanted !== sent );
	showFavourite( registry, marking.confirmed );
}

/**
 * Toggles a favourite: on the screen at once, then on the hub, with rollback on failure. Users who are signed
 * out sign in first.
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
				showOptimisticFavourite( registry, before );
			}
			return;
		}
		const marking = {
			wanted,
			confirmed: { id, starred, favourite_count: count },
		};
		markings.set( key, marking );
		showOptimisticFavourite( registry, marking );
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
		storePendingFavourite( { id, type } );
	}
	host.history.navigate( signInPlace( host ) );
}

/** Sets the favourite that was requested before sign-in. */
export async function applyPendingFavourite( around: Around ): Promise< void > {
	const pending = takePendingFavourite();
	if ( ! pending ) {
		return;
	}
	const { registry, fail } = around;
	const { id, type } = pending;
	const requestId = nextRequestId();
	try {
		showFavourite(
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

/** Runs the action that was requested before sign-in. */
export function CollectionFrame( { children }: { children: ReactNode } ) {
	const registry = useRegistry();
	const { host, fail } = useApp();
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	useEffect( () => {
		if ( isSignedIn ) {
			void applyPendingFavourite( { registry, host, fail } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each sign-in.
	}, [ isSignedIn ] );
	return <>{ children }</>;
}

/** Marks an item as a favourite, and says how many did. */
export const FavouriteButton: ItemAction = ( { item } ) => {
	const registry = useRegistry();
	const { host, fail } = useApp();
	const count = item.favourite_count.toLocaleString();
	return (
		<button
			type="button"
			className="templately-favourite"
			aria-pressed={ item.starred }
			aria-label={ sprintf(
				/* translators: 1: name of a design, 2: how many people have marked it. */
				__( 'Favourite %1$s, %2$s', 'templately' ),
				item.name,
				count
			) }
			onClick={ () =>
				void toggleFavourite( { registry, host, fail }, item )
			}
		>
			<Heart isFilled={ item.starred } />
			{ count }
		</button>
	);
};
