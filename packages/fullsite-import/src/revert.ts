import type { ImportPoll, ImportReverting } from '@templately/rest';
import { FIRST_PACE, nextPace } from './pace';

/** Milliseconds after which who has the old site back is led there. */
export const REDIRECT_AFTER = 500;

/** So many questions in a row may fail: a site that changes its plugins does not always answer. */
const MOST_FAILURES = 5;

interface Options {
	/** Begins it. */
	begin: () => Promise< ImportReverting >;
	/** Asks how it goes; where nobody works on it, the question does. */
	poll: ( last: number ) => Promise< ImportPoll >;
	/** Told how much is done, in percent. */
	onPercent: ( percent: number ) => void;
}

/** Takes an import back, to the end. Answers where the site is, and where to go; throws what went wrong. */
export async function takeBack( {
	begin,
	poll,
	onPercent,
}: Options ): Promise< ImportReverting > {
	const begun = await begin();
	let { status } = begun;
	let pace = FIRST_PACE;
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
		} catch ( thrown ) {
			if ( ++failures >= MOST_FAILURES ) {
				throw thrown;
			}
		}
		if ( status === 'revert_failed' ) {
			throw { code: 'revert_failed', message: '' };
		}
		if ( status !== 'reverted' ) {
			pace = nextPace( pace, arrived );
			await new Promise( ( resolve ) =>
				setTimeout( resolve, pace.interval )
			);
		}
	}
	return begun;
}
