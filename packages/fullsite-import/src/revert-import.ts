import type { ImportPoll, ImportReverting } from '@templately/rest';
import {
	getNextInterval,
	INITIAL_INTERVAL,
	MAX_FAILURES,
} from './follow-import';

/** Milliseconds between the end of a revert and the redirect. */
export const REDIRECT_AFTER = 500;

interface Options {
	begin: () => Promise< ImportReverting >;
	/** Requests the entries after the given index. Continues the revert if no other process does. */
	poll: ( last: number ) => Promise< ImportPoll >;
	onPercent: ( percent: number ) => void;
}

/** Reverts an import. Resolves at the end with the response to its start. */
export async function revertImport( {
	begin,
	poll,
	onPercent,
}: Options ): Promise< ImportReverting > {
	const begun = await begin();
	let { status } = begun;
	let interval = INITIAL_INTERVAL;
	let last = 0;
	let failures = 0;
	while ( status !== 'reverted' ) {
		let arrived = 0;
		try {
			const answer = await poll( last );
			status = answer.status;
			failures = 0;
			arrived = answer.entries.length;
			last = Math.max(
				last,
				...answer.entries.map( ( { index } ) => index )
			);
			onPercent( answer.percent ?? 0 );
		} catch ( error ) {
			if ( ++failures >= MAX_FAILURES ) {
				throw error;
			}
		}
		if ( status === 'revert_failed' ) {
			throw { code: 'revert_failed', message: '' };
		}
		if ( status !== 'reverted' ) {
			interval = getNextInterval( interval, arrived );
			const delay = interval.interval;
			await new Promise( ( done ) => setTimeout( done, delay ) );
		}
	}
	return begun;
}
