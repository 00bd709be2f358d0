import type { ThunkArgs } from '@wordpress/data';
import type { store } from './index';

export const getConditionsByTemplate =
	( templateId: number ) =>
	async ( { resolveSelect }: ThunkArgs< typeof store > ): Promise< void > => {
		await resolveSelect.getTemplate( templateId );
	};
