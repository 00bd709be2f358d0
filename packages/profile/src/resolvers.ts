import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { store } from './index';
import { during, storedError } from './work';

type Args = ThunkArgs< typeof store >;

export const getUser =
	() =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const before = select.getUser();
		const { user } = await dispatch(
			during( 'isLoading', 'is_signed_failed', rest.isSigned )
		);
		// Somebody who signed in or out meanwhile knows better than an answer that was on its way.
		if ( select.getUser() === before ) {
			dispatch.receiveUser( user );
		}
	};

export const getPricing =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.beginPricing();
		try {
			dispatch.receivePricing( await rest.getPricing() );
		} catch ( thrown ) {
			dispatch.receivePricingError(
				storedError( thrown, 'pricing_fetch_failed' )
			);
			throw thrown;
		}
	};
