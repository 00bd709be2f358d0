/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { Button, CheckboxControl, ExternalLink } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import { Field, PasswordField } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { AccountForm, useAttempt } from './account-form';
import { HelpLinks } from './banners';
import { apiKeyError, canSignIn, emailError } from './validate';

/** Signing in with an e-mail and a password, or with an API key. */
export function SignInForm( {
	onSuccess,
	link,
	isFirst,
	mayBeGlobal,
}: {
	onSuccess: () => void;
	/** Whether the account becomes that of the WordPress user whose address it has. */
	link: boolean;
	/** Whether this is the first thing to do on the screen. */
	isFirst: boolean;
	/** Whether the person can sign in for everyone. */
	mayBeGlobal: boolean;
} ) {
	const { links } = useApp().host.site;
	const { logIn } = useDispatch( profileStore );
	const [ viaAPI, setViaAPI ] = useState( false );
	const [ isGlobal, setGlobal ] = useState( false );
	const [ values, setValues ] = useState( {
		email: '',
		password: '',
		api_key: '',
	} );
	const [ checked, setChecked ] = useState( { email: '', api_key: '' } );
	const attempt = useAttempt();
	const { errors, forget } = attempt;

	const change = ( field: keyof typeof values ) => ( value: string ) => {
		setValues( { ...values, [ field ]: value } );
		setChecked( { ...checked, [ field ]: '' } );
		forget( field );
	};
	const call = () => {
		const { email, password, api_key: apiKey } = values;
		return logIn( {
			...( viaAPI
				? { api_key: apiKey.trim() }
				: { email, password, link } ),
			viaAPI,
			global_signin: mayBeGlobal && isGlobal,
		} );
	};

	return (
		<AccountForm
			label={ __( 'Sign In', 'templately' ) }
			action={
				attempt.isBusy
					? __( 'Signing In...', 'templately' )
					: __( 'Sign In', 'templately' )
			}
			isFirst={ isFirst }
			isComplete={
				viaAPI ? ! apiKeyError( values.api_key ) : canSignIn( values )
			}
			attempt={ attempt }
			call={ call }
			onSuccess={ onSuccess }
			foot={
				<p className="templately-form__centre">
					<Button
						variant="link"
						onClick={ () => setViaAPI( ! viaAPI ) }
					>
						{ viaAPI
							? __( 'Use email and password', 'templately' )
							: __( 'Connect via API key', 'templately' ) }
					</Button>
				</p>
			}
		>
			{ viaAPI ? (
				<>
					<Field
						label={ __( 'API Key', 'templately' ) }
						name="api_key"
						value={ values.api_key }
						onChange={ change( 'api_key' ) }
						onBlur={ () =>
							setChecked( {
								...checked,
								api_key: apiKeyError( values.api_key ),
							} )
						}
						error={ checked.api_key || errors.fields.api_key }
						autoComplete="off"
					/>
					<p className="templately-soft">
						{ __(
							'You find the key on your profile, on any site where you are signed in.',
							'templately'
						) }
						<HelpLinks />
					</p>
				</>
			) : (
				<>
					<Field
						label={ __( 'Email', 'templately' ) }
						name="email"
						type="email"
						value={ values.email }
						onChange={ change( 'email' ) }
						onBlur={ () =>
							setChecked( {
								...checked,
								email: emailError( values.email ),
							} )
						}
						error={ checked.email || errors.fields.email }
						autoComplete="username"
					/>
					<PasswordField
						label={ __( 'Password', 'templately' ) }
						name="password"
						value={ values.password }
						onChange={ change( 'password' ) }
						error={ errors.fields.password }
						autoComplete="current-password"
					/>
					{ links.forgotPassword && (
						<p className="templately-form__aside">
							<ExternalLink
								rel="noopener noreferrer"
								href={ links.forgotPassword }
							>
								{ __( 'Forgot password?', 'templately' ) }
							</ExternalLink>
						</p>
					) }
				</>
			) }
			{ mayBeGlobal && (
				<CheckboxControl
					label={ __( 'Global Sign In', 'templately' ) }
					help={ __(
						'Everyone on this site uses this account.',
						'templately'
					) }
					name="global_signin"
					checked={ isGlobal }
					onChange={ setGlobal }
					__nextHasNoMarginBottom
				/>
			) }
		</AccountForm>
	);
}
