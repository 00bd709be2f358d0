import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { ItemsQuery, ItemType, Platform } from '@templately/rest';
import type { store } from './index';
import { dataType, requestOf } from './query';

type Args = ThunkArgs< typeof store >;

export const getItems =
	( query: ItemsQuery ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receivePage(
			query,
			await rest.getItems( requestOf( query ) ),
			ticket
		);
	};

// One request answers all four.
const getItemsOnce =
	( query: ItemsQuery ) =>
	async ( { resolveSelect }: Args ): Promise< void > => {
		await resolveSelect.getItems( query );
	};

export const getPage = getItemsOnce;
export const getCurrentPage = getItemsOnce;
export const getTotalPages = getItemsOnce;

export const getItem =
	( platform: Platform, type: string, slug: string ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveItem(
			platform,
			type,
			await rest.getItem( platform, dataType( type ), slug ),
			ticket
		);
	};

export const getCounts =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveCounts( await rest.getCounts(), ticket );
	};

export const getCategories =
	( platform: Platform, type: ItemType ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveTerms(
			'categories',
			platform,
			type,
			await rest.getCategories( platform, type ),
			ticket
		);
	};

export const getTemplateTypes =
	( platform: Platform, type: ItemType ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveTerms(
			'templateTypes',
			platform,
			type,
			await rest.getTemplateTypes( platform, type ),
			ticket
		);
	};

export const getTags =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveTags( await rest.getTags(), ticket );
	};

export const getDependencies =
	( platform: Platform ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveDependencies(
			platform,
			await rest.getDependencies( platform ),
			ticket
		);
	};

export const getFeaturedItems =
	( platform: Platform ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		const { data } = await rest.getFeaturedItems( platform );
		dispatch.receiveFeatured( platform, data, ticket );
	};
