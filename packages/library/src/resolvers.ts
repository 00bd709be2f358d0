import type { ThunkArgs } from '@wordpress/data';
import type { ItemsQuery, ItemType, Platform } from '@templately/rest';
import type { store } from './index';
import { queries } from './queries';
import { dataType, normalizeQuery } from './query';

type Args = ThunkArgs< typeof store >;

export const getItems =
	( query: ItemsQuery ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const page = await dispatch(
			queries.resolvers.getItems( normalizeQuery( query ) )
		);
		dispatch.receiveItemCountsByPlan( query, page.plan_totals );
	};

const loadItems =
	( query: ItemsQuery ) =>
	async ( { resolveSelect }: Args ): Promise< void > => {
		await resolveSelect.getItems( query );
	};

export const getPage = loadItems;
export const getCurrentPage = loadItems;
export const getTotalPages = loadItems;

export const getItem = ( platform: Platform, type: string, slug: string ) =>
	queries.resolvers.getItem( platform, dataType( type ), slug );

export const getCategories = ( platform: Platform, type: ItemType ) =>
	queries.resolvers.getCategories( platform, dataType( type ) );

export const getTemplateTypes = ( platform: Platform, type: ItemType ) =>
	queries.resolvers.getTemplateTypes( platform, dataType( type ) );
