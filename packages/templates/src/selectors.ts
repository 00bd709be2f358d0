import { createSelector } from '@wordpress/data';
import type { Platform } from '@templately/rest';
import type { SavedTemplate } from '@templately/rest/templates';
import { pageKey } from './query';
import { DEFAULT_PLATFORM } from './rules';
import type { State } from './types';

export const STORE_NAME = 'templately/templates';

/**
 * A page of what is saved on this site for a builder.
 *
 * @param state    The store's state.
 * @param platform The builder.
 * @param page     The page.
 * @param search   What is looked for.
 * @return The templates; undefined is not known yet.
 */
export const getTemplates = createSelector(
	(
		state: State,
		platform: Platform = DEFAULT_PLATFORM,
		page: number = 1,
		search: string = ''
	): SavedTemplate[] | undefined => {
		const { byId, gone, pages } = state.shelves[ platform ];
		const held = pages[ pageKey( page, search ) ];
		return held?.value.ids
			.filter( ( id ) => ( gone[ id ] ?? 0 ) <= held.ticket )
			.map( ( id ) => byId[ id ]?.value )
			.filter( ( template ) => template !== undefined );
	},
	(
		state: State,
		platform: Platform = DEFAULT_PLATFORM,
		page: number = 1,
		search: string = ''
	) => [
		state.shelves[ platform ].pages[ pageKey( page, search ) ],
		state.shelves[ platform ].byId,
		state.shelves[ platform ].gone,
	]
);

const pageOf = (
	state: State,
	platform: Platform,
	page: number,
	search: string
) => state.shelves[ platform ].pages[ pageKey( page, search ) ]?.value;

export const getCurrentPage = (
	state: State,
	platform: Platform = DEFAULT_PLATFORM,
	page = 1,
	search = ''
): number => pageOf( state, platform, page, search )?.current_page ?? page;

export const getTotalPages = (
	state: State,
	platform: Platform = DEFAULT_PLATFORM,
	page = 1,
	search = ''
): number => pageOf( state, platform, page, search )?.total_page ?? 1;
