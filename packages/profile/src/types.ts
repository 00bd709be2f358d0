import type { State as QueriesState } from '@templately/queried-data';
import type { Price, Profile } from '@templately/rest';

export type { CollectionFilter, ListPage } from './queries';

export type PendingRequest = 'isLoading' | 'syncing' | 'verifying';

/** Code of the last failure, from the server or the store, and its message. */
export interface StoredError {
	code: string;
	message: string;
}

export interface Pricing {
	isLoading: boolean;
	error: StoredError | null;
	data: Price[] | null;
}

export type CollectionList = 'favourites' | 'downloads' | 'purchases';

export interface State extends QueriesState {
	/** Null until the server has reported the account. */
	session: {
		/** Null if signed out. */
		user: Profile | null;
		/** Number of the request. Later changes of favourites are added to the profile. */
		requestId: number;
	} | null;
	/** Account of the site while the user uses their own one instead. */
	prevData: Profile | null;
	/** Number of pending requests by kind. */
	pending: Record< PendingRequest, number >;
	error: StoredError | null;
	pricing: Pricing;
}
