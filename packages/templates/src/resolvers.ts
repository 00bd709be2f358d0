import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import * as rest from '@templately/rest/templates';
import type { Platform } from '@templately/rest';
import type { store } from './index';
import { DEFAULT_PLATFORM } from './rules';

export const getTemplates =
	( platform: Platform = DEFAULT_PLATFORM, page = 1, search = '' ) =>
	async ( { dispatch }: ThunkArgs< typeof store > ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receivePage(
			platform,
			page,
			search,
			await rest.getSavedTemplates( platform, page, search ),
			ticket
		);
	};
