import { __, sprintf } from '@wordpress/i18n';

/** Used part of the cloud, in files. */
export interface Usage {
	/** -1 means unlimited. */
	limit: number;
	files: number;
}

/** Throws where the server sends no JSON: an unknown usage is not an empty cloud. */
export function toUsage( json: string ): Usage {
	const usage = JSON.parse( json ) as Partial< Usage > | null;
	return { limit: usage?.limit ?? 0, files: usage?.files ?? 0 };
}

/** Percentage above which a state begins, the highest first. */
const STATES = [
	[ 99, 'reached' ],
	[ 85, 'danger' ],
	[ 40, 'warning' ],
] as const;

export type StorageState = ( typeof STATES )[ number ][ 1 ] | '';

export interface Storage {
	/** Of the limit; 0 without a limit. */
	percent: number;
	state: StorageState;
	text: string;
	message: string;
	tooltip: string;
}

const getMessage = ( state: StorageState ): string => {
	if ( state === 'reached' ) {
		return __( 'Storage limit reached.', 'templately' );
	}
	return state === 'danger' ? __( 'Nearly full.', 'templately' ) : '';
};

export function getStorage( { limit, files }: Usage ): Storage {
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
		message: getMessage( state ),
		tooltip: state
			? sprintf(
					/* translators: %d: per cent. */
					__( '%d%% used', 'templately' ),
					Math.floor( percent )
				)
			: '',
	};
}
