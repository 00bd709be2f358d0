import { __, sprintf } from '@wordpress/i18n';
import type { Usage } from './types';

/**
 * The usage as the server tells it.
 *
 * @param json JSON with what is used.
 * @return The usage; what is not said is 0.
 * @throws Where it is no JSON: an unknown usage is not an empty cloud.
 */
export function usageOf( json: string ): Usage {
	const told = JSON.parse( json ) as Partial< Usage > | null;
	return { limit: told?.limit ?? 0, files: told?.files ?? 0 };
}

/** Above how many per cent a cloud is in which state; the highest counts. */
const STATES = [
	[ 99, 'reached' ],
	[ 85, 'danger' ],
	[ 40, 'warning' ],
] as const;

export type StorageState = ( typeof STATES )[ number ][ 1 ] | '';

export interface Storage {
	/** Of the limit; 0 where there is none. */
	percent: number;
	state: StorageState;
	/** What is used of how much. */
	text: string;
	/** What is said about the state; '' where nothing has to be. */
	message: string;
	/** What is said of the bar when somebody points at it; '' while there is much room. */
	tooltip: string;
}

const messageOf = ( state: StorageState ): string => {
	if ( state === 'reached' ) {
		return __( 'Storage limit reached.', 'templately' );
	}
	return state === 'danger' ? __( 'Nearly full.', 'templately' ) : '';
};

/**
 * How full a cloud is.
 *
 * @param usage       How much of it is used.
 * @param usage.limit How many files there may be; -1 is as many as one likes.
 * @param usage.files How many there are.
 */
export function storageOf( { limit, files }: Usage ): Storage {
	const percent = limit > 0 ? ( files / limit ) * 100 : 0;
	const state = STATES.find( ( [ above ] ) => percent > above )?.[ 1 ] ?? '';
	return {
		percent,
		state,
		text: sprintf(
			/* translators: 1: number of files, 2: how many there may be, or "Unlimited". */
			__( '%1$d of %2$s files', 'templately' ),
			files,
			limit === -1 ? __( 'Unlimited', 'templately' ) : String( limit )
		),
		message: messageOf( state ),
		tooltip: state
			? sprintf(
					/* translators: %d: per cent. */
					__( '%d%% used', 'templately' ),
					Math.floor( percent )
				)
			: '',
	};
}
