import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { store } from './index';

export const getUser =
	() =>
	async ( {
		dispatch,
		select,
	}: ThunkArgs< typeof store > ): Promise< void > => {
		const before = select.getUser();
		const { user } = await rest.isSigned();
		// Somebody who signed in or out meanwhile knows better than an answer that was on its way.
		if ( select.getUser() === before ) {
			dispatch.receiveUser( user );
		}
	};
