import { Button, CheckboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { SignupPayload } from '@templately/rest';
import { Field, PasswordField } from '@templately/ui';
import { useApp } from '../app-context';
import { messages } from '../messages';
import { GeneralError } from './general-error';
import { ExternalAnchor } from './sign-in-form';
import { focusFirstError, useAttempt } from './use-attempt';
import { canSignUp, signupErrors, type SignupField } from './validate';

const EMPTY: SignupPayload = {
	first_name: '',
	last_name: '',
	email: '',
	password: '',
	confirm_password: '',
	privacy_consent: false,
	terms_consent: false,
};

/** Registering a new account. */
export function SignUpForm( { onSuccess }: { onSuccess: () => void } ) {
	const { links } = useApp().host.site;
	const { signUp } = useDispatch( profileStore );
	const [ values, setValues ] = useState( EMPTY );
	const [ touched, setTouched ] = useState< ReadonlySet< SignupField > >(
		new Set()
	);
	const [ checked, setChecked ] = useState<
		ReturnType< typeof signupErrors >
	>( {} );
	const { isBusy, errors, forget, ask } = useAttempt();
	const form = useRef< HTMLFormElement >( null );

	const change = ( field: SignupField ) => ( value: string | boolean ) => {
		setValues( { ...values, [ field ]: value } );
		forget( field );
	};
	// Checks run when a field is left: an error that is no longer true goes, one that still is stays.
	const leave = ( field: SignupField ) => () => {
		const nowTouched = new Set( [ ...touched, field ] );
		setTouched( nowTouched );
		setChecked( signupErrors( values, nowTouched ) );
	};
	const field = (
		name: Exclude< SignupField, `${ string }_consent` >,
		autoComplete: string
	) => ( {
		name,
		value: values[ name ],
		onChange: change( name ),
		onBlur: leave( name ),
		isInvalid: /_name$/.test( name ) && Boolean( checked.names ),
		error:
			( touched.has( name ) && checked[ name ] ) ||
			errors.fields[ name ] ||
			'',
		autoComplete,
	} );
	const isComplete = canSignUp( values );

	const submit = async () => {
		if ( await ask( () => signUp( values ) ) ) {
			onSuccess();
		} else {
			focusFirstError( form.current );
		}
	};

	return (
		<form
			ref={ form }
			className="templately-stack"
			aria-label={ __( 'Free Sign Up', 'templately' ) }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isComplete && ! isBusy ) {
					void submit();
				}
			} }
		>
			<div className="templately-form__pair">
				<Field
					label={ __( 'First name', 'templately' ) }
					{ ...field( 'first_name', 'given-name' ) }
				/>
				<Field
					label={ __( 'Last name', 'templately' ) }
					{ ...field( 'last_name', 'family-name' ) }
				/>
			</div>
			{ checked.names && (
				<p className="templately-form__error">{ checked.names }</p>
			) }
			<Field
				label={ __( 'E-mail', 'templately' ) }
				type="email"
				{ ...field( 'email', 'email' ) }
			/>
			<PasswordField
				label={ __( 'Password', 'templately' ) }
				hint={ __(
					'At least 8 characters, without double quotes and backslashes.',
					'templately'
				) }
				{ ...field( 'password', 'new-password' ) }
			/>
			<PasswordField
				label={ __( 'Confirm password', 'templately' ) }
				{ ...field( 'confirm_password', 'new-password' ) }
			/>
			<CheckboxControl
				label={ __( 'I agree to the privacy policy.', 'templately' ) }
				help={
					links.privacy && (
						<ExternalAnchor href={ links.privacy }>
							{ __( 'Privacy policy', 'templately' ) }
						</ExternalAnchor>
					)
				}
				name="privacy_consent"
				checked={ values.privacy_consent }
				onChange={ change( 'privacy_consent' ) }
				__nextHasNoMarginBottom
			/>
			<CheckboxControl
				label={ __( 'I agree to the terms of service.', 'templately' ) }
				help={
					links.terms && (
						<ExternalAnchor href={ links.terms }>
							{ __( 'Terms of service', 'templately' ) }
						</ExternalAnchor>
					)
				}
				name="terms_consent"
				checked={ values.terms_consent }
				onChange={ change( 'terms_consent' ) }
				__nextHasNoMarginBottom
			/>
			<GeneralError message={ errors.general } />
			<Button
				variant="primary"
				type="submit"
				className="templately-wide-button"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ ! isComplete || isBusy }
				accessibleWhenDisabled
			>
				{ isBusy
					? messages.signingUp()
					: __( 'Sign Up', 'templately' ) }
			</Button>
		</form>
	);
}
