import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { Platform } from '@templately/rest';
import type { store } from '../index';
import type { ListPage } from '../types';
import { withDefaults, type CollectionFilter } from './query';

type Args = ThunkArgs< typeof store >;

/** What an answer means that says that nobody is signed in, in whichever way. */
const ENDED = { code: 'is_signed_failed', message: '', data: { status: 401 } };

/**
 * Asks for a list. One that says to sign in is none: it must not pass for an empty one.
 *
 * @param call Asks.
 */
async function list< Answer extends object >(
	call: () => Promise< Answer >
): Promise< Answer > {
	let answer;
	try {
		answer = await call();
	} catch ( thrown ) {
		throw rest.toFailure( thrown ).code === 'not_signed_in'
			? ENDED
			: thrown;
	}
	if ( 'redirect' in answer && answer.redirect ) {
		throw ENDED;
	}
	return answer;
}

const pageOf = < Entry >( answer: {
	data: Entry[];
	current_page: number;
	total_page: number;
	total: number;
} ): ListPage< Entry > => ( {
	items: answer.data,
	currentPage: answer.current_page,
	totalPage: answer.total_page,
	total: answer.total,
} );

export const getFavourites =
	( filter: CollectionFilter ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const answer = await list( () =>
			rest.getFavourites( withDefaults( filter ) )
		);
		dispatch.receiveFavourites( filter, pageOf( answer ), ticket );
	};

export const getDownloads =
	( page: number ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const answer = await list( () => rest.getDownloads( page ) );
		dispatch.receiveDownloads(
			page,
			pageOf( { ...answer, current_page: page } ),
			ticket
		);
	};

export const getPurchases =
	( filter: CollectionFilter ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const answer = await list( () =>
			rest.getPurchases( withDefaults( filter ) )
		);
		dispatch.receivePurchases( filter, pageOf( answer ), ticket );
	};

export const getAllPurchased =
	( platform: Platform ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const { data } = await list( () =>
			rest.getPurchases( { platform, all: true } )
		);
		dispatch.receiveAllPurchased( platform, data, ticket );
	};
