import { toFailure } from '@templately/rest';

/** A refusal, sorted: what belongs to a field, and what belongs to none. */
export interface AnswerErrors {
	code: string;
	fields: Record< string, string >;
	general: string;
}

/** What a refusal may say: a text, or texts by name and a map of texts among them. */
interface Refusal {
	code?: string;
	message?: string | Record< string, string | Record< string, string > >;
	additional_errors?: Record< string, string >;
}

const NAMED_ERRORS: Record< string, string > = {
	first_name_error: 'first_name',
	last_name_error: 'last_name',
	email_error: 'email',
};

/**
 * Sorts what the server said to a sign-in or a sign-up. The named errors come first, then the maps of field to text.
 *
 * @param answer The refusal.
 */
export function answerErrors( answer: Refusal ): AnswerErrors {
	const {
		code = '',
		message = '',
		additional_errors: additional = {},
	} = answer;
	if ( typeof message === 'string' ) {
		return { code, fields: { ...additional }, general: message };
	}
	const { signup_errors: signupErrors = {}, ...texts } = message;
	const named: Record< string, string > = {};
	const plain: Record< string, string > = {};
	for ( const [ name, text ] of Object.entries( texts ) ) {
		if ( typeof text === 'string' ) {
			const field = NAMED_ERRORS[ name ];
			( field ? named : plain )[ field ?? name ] = text;
		}
	}
	const mapped = typeof signupErrors === 'string' ? {} : signupErrors;
	return {
		code,
		fields: { ...additional, ...mapped, ...plain, ...named },
		general: '',
	};
}

/**
 * Sorts a call that failed outright, in WordPress's error form.
 *
 * @param thrown What the call threw.
 */
export function thrownErrors( thrown: unknown ): AnswerErrors {
	const { code, message, data } = toFailure( thrown );
	const fields = data?.fields ?? {};
	return {
		code,
		fields,
		general: Object.keys( fields ).length > 0 ? '' : message,
	};
}
