import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { Platform } from '@templately/rest';
import type { store } from '../index';
import type { ListPage } from '../types';
import { withDefaults, type CollectionFilter } from './query';

type Args = ThunkArgs< typeof store >;

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
		const answer = await rest.signedIn( () =>
			rest.getFavourites( withDefaults( filter ) )
		);
		dispatch.receiveFavourites( filter, pageOf( answer ), ticket );
		dispatch.repeatStars( ticket );
	};

export const getDownloads =
	( page: number ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const answer = await rest.signedIn( () => rest.getDownloads( page ) );
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
		const answer = await rest.signedIn( () =>
			rest.getPurchases( withDefaults( filter ) )
		);
		dispatch.receivePurchases( filter, pageOf( answer ), ticket );
	};

export const getAllPurchased =
	( platform: Platform ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const { data } = await rest.signedIn( () =>
			rest.getPurchases( { platform, all: true } )
		);
		dispatch.receiveAllPurchased( platform, data, ticket );
	};
