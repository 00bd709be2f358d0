import type { State } from '@templately/queried-data';
import type { Platform } from '@templately/rest';
import type {
	SavedTemplate,
	SavedTemplatesPage,
} from '@templately/rest/templates';
import { queries } from './queries';
import { DEFAULT_PLATFORM } from './rules';

const getPage = (
	state: State,
	platform: Platform = DEFAULT_PLATFORM,
	page = 1,
	search = ''
): SavedTemplatesPage | undefined =>
	queries.selectors.getTemplates( state, platform, page, search.trim() );

type Args = [ platform?: Platform, page?: number, search?: string ];

/** Templates that are saved on this site; undefined while they are unknown. */
export const getTemplates = (
	state: State,
	...args: Args
): SavedTemplate[] | undefined => getPage( state, ...args )?.items;

/** Number of pages of saved templates; 1 while it is unknown. */
export const getTotalPages = ( state: State, ...args: Args ): number =>
	getPage( state, ...args )?.total_page ?? 1;
