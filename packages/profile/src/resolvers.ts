import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { store } from './index';

export const getUser =
	() =>
	async ( { dispatch }: ThunkArgs< typeof store > ): Promise< void > => {
		dispatch.receiveUser( ( await rest.isSigned() ).user );
	};
