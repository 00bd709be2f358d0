import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { store } from './index';
import { toStoredError, trackRequest } from './pending';

type Args = ThunkArgs< typeof store >;

export const getUser =
	() =>
	async ( { dispatch, select }: Args ): Promise< void > => {
		const before = select.getUser();
		const { user } = await dispatch(
			trackRequest( 'isLoading', 'is_signed_failed', rest.isSigned )
		);
		// A sign-in or a logout that ended meanwhile is newer than this response.
		if ( select.getUser() === before ) {
			dispatch.receiveUser( user );
		}
	};

export const getPricing =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.startLoadingPricing();
		try {
			dispatch.receivePricing( await rest.getPricing() );
		} catch ( error ) {
			dispatch.receivePricingError(
				toStoredError( error, 'pricing_fetch_failed' )
			);
			throw error;
		}
	};
