import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import type { AccountAnswer } from '@templately/rest';
import type { ReactNode } from 'react';
import { GeneralError } from './general-error';
import type { Attempt } from './use-attempt';

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
	/** What the button says. */
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
	/** What stands below the button. */
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
			<GeneralError message={ errors.general } />
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
