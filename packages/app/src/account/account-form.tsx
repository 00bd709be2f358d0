import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { FormError } from '@templately/ui/form-modal';
import { type AccountAnswer, toFailure } from '@templately/rest';
import type { ReactNode } from 'react';

/** A form that leads to an account: its fields, what is said of all of them, and its button. */
export function AccountForm( {
	label,
	action,
	isFirst,
	isComplete,
	attempt: { isBusy, errors, ask },
	call,
	onSuccess,
	children,
	foot,
}: {
	label: string;
	action: string;
	/** Whether this is the first thing to do on the screen. */
	isFirst: boolean;
	isComplete: boolean;
	attempt: Attempt;
	/** Asks the server. */
	call: () => Promise< AccountAnswer >;
	onSuccess: () => void;
	/** The fields. */
	children: ReactNode;
	/** Below the button. */
	foot?: ReactNode;
} ) {
	const form = useRef< HTMLFormElement >( null );
	const submit = async () => {
		if ( await ask( call ) ) {
			onSuccess();
		} else {
			// After the errors are on the screen.
			setTimeout( () =>
				form.current
					?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
					?.focus()
			);
		}
	};
	return (
		<form
			ref={ form }
			className="templately-stack"
			aria-label={ label }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isComplete && ! isBusy ) {
					void submit();
				}
			} }
		>
			{ children }
			{ errors.general && (
				<FormError reason={ { message: errors.general } } />
			) }
			<Button
				variant={ isFirst ? 'primary' : 'secondary' }
				type="submit"
				className="templately-wide-button"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ ! isComplete || isBusy }
				accessibleWhenDisabled
			>
				{ action }
			</Button>
			{ foot }
		</form>
	);
}

const NONE: AnswerErrors = { code: '', fields: {}, general: '' };

interface Attempt {
	isBusy: boolean;
	errors: AnswerErrors;
	/** Forgets what was said about a field, because it is being changed. */
	forget: ( field: string ) => void;
	/** Asks; says whether it was granted. */
	ask: ( call: () => Promise< AccountAnswer > ) => Promise< boolean >;
}

/** State of one form's request. */
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

/** A refusal, sorted: what belongs to a field, and what belongs to none. */
interface AnswerErrors {
	code: string;
	fields: Record< string, string >;
	general: string;
}

/** Error data: a text, or a map of texts by field. */
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
