/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { CheckboxControl, ExternalLink } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { SignupPayload } from '@templately/rest';
import { Field, PasswordField } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { AccountForm, useAttempt } from './account-form';
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
export function SignUpForm( {
	onSuccess,
	isFirst,
}: {
	onSuccess: () => void;
	/** Whether this is the first thing to do on the screen. */
	isFirst: boolean;
} ) {
	const { links } = useApp().host.site;
	const { signUp } = useDispatch( profileStore );
	// A text that is linked nowhere needs no consent.
	const [ values, setValues ] = useState( () => ( {
		...EMPTY,
		privacy_consent: ! links.privacy,
		terms_consent: ! links.terms,
	} ) );
	const [ touched, setTouched ] = useState< ReadonlySet< SignupField > >(
		new Set()
	);
	const [ checked, setChecked ] = useState<
		ReturnType< typeof signupErrors >
	>( {} );
	const attempt = useAttempt();
	const { errors, forget } = attempt;

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
	return (
		<AccountForm
			label={ __( 'Free Sign Up', 'templately' ) }
			action={
				attempt.isBusy
					? __( 'Signing Up...', 'templately' )
					: __( 'Sign Up', 'templately' )
			}
			isFirst={ isFirst }
			isComplete={ canSignUp( values ) }
			attempt={ attempt }
			call={ () => signUp( values ) }
			onSuccess={ onSuccess }
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
				label={ __( 'Email', 'templately' ) }
				type="email"
				{ ...field( 'email', 'email' ) }
			/>
			<PasswordField
				label={ __( 'Password', 'templately' ) }
				hint={ __(
					'At least 8 characters, with uppercase and lowercase letters and numbers, without double quotes and backslashes.',
					'templately'
				) }
				{ ...field( 'password', 'new-password' ) }
			/>
			<PasswordField
				label={ __( 'Confirm password', 'templately' ) }
				{ ...field( 'confirm_password', 'new-password' ) }
			/>
			<Consent
				name="privacy_consent"
				isGiven={ values.privacy_consent }
				onChange={ change( 'privacy_consent' ) }
				text={ __(
					'I agree to the <a>privacy policy</a>.',
					'templately'
				) }
				address={ links.privacy }
			/>
			<Consent
				name="terms_consent"
				isGiven={ values.terms_consent }
				onChange={ change( 'terms_consent' ) }
				text={ __(
					'I agree to the <a>terms of service</a>.',
					'templately'
				) }
				address={ links.terms }
			/>
		</AccountForm>
	);
}

/** Consent to a text, where the hub links to it. */
function Consent( {
	name,
	isGiven,
	onChange,
	text,
	address,
}: {
	name: string;
	isGiven: boolean;
	onChange: ( isGiven: boolean ) => void;
	/** A sentence, with its link in <a>. */
	text: string;
	address: string | undefined;
} ) {
	const id = useId();
	return address ? (
		<div className="templately-consent">
			<CheckboxControl
				id={ id }
				name={ name }
				checked={ isGiven }
				onChange={ onChange }
				__nextHasNoMarginBottom
			/>
			<label htmlFor={ id }>
				{ createInterpolateElement( text, {
					a: (
						<ExternalLink
							rel="noopener noreferrer"
							href={ address }
						>
							{ null }
						</ExternalLink>
					),
				} ) }
			</label>
		</div>
	) : null;
}
