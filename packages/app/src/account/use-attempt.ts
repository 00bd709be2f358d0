import { useState } from '@wordpress/element';
import type { AccountAnswer } from '@templately/rest';
import { answerErrors, thrownErrors, type AnswerErrors } from './answer-errors';

const NONE: AnswerErrors = { code: '', fields: {}, general: '' };

export interface Attempt {
	isBusy: boolean;
	errors: AnswerErrors;
	/** Forgets what was said about a field, because it is being changed. */
	forget: ( field: string ) => void;
	/** Asks; says whether it was granted. */
	ask: ( call: () => Promise< AccountAnswer > ) => Promise< boolean >;
}

/** One form's dealings with the server: busy, refused, granted. */
export function useAttempt(): Attempt {
	const [ isBusy, setBusy ] = useState( false );
	const [ errors, setErrors ] = useState( NONE );
	return {
		isBusy,
		errors,
		forget: ( field ) =>
			setErrors( {
				...errors,
				fields: { ...errors.fields, [ field ]: '' },
			} ),
		async ask( call ) {
			setBusy( true );
			setErrors( NONE );
			try {
				const answer = await call();
				if ( answer.status === 'success' ) {
					return true;
				}
				setErrors( answerErrors( answer ) );
			} catch ( thrown ) {
				setErrors( thrownErrors( thrown ) );
			} finally {
				setBusy( false );
			}
			return false;
		},
	};
}
