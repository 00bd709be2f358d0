import { toFailure } from './failure';

/** What an answer means that says that nobody is signed in, in whichever way. */
const ENDED = { code: 'is_signed_failed', message: '', data: { status: 401 } };

/**
 * Asks for a list of an account. One that says to sign in is none: it must not pass for an empty one.
 *
 * @param call Asks.
 */
export async function requireSession< Answer extends object >(
	call: () => Promise< Answer >
): Promise< Answer > {
	let answer;
	try {
		answer = await call();
	} catch ( thrown ) {
		throw toFailure( thrown ).code === 'not_signed_in' ? ENDED : thrown;
	}
	if ( 'redirect' in answer && answer.redirect ) {
		throw ENDED;
	}
	return answer;
}
