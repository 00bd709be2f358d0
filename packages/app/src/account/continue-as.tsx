import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import { FormError } from '@templately/ui/form-modal';
import { useApp } from '../shell/app-context';
import { ACCOUNT_EXISTS } from '../shell/errors';
import { useAttempt } from './account-form';

/** Sign-in without password for users of a site with an embedded hub. */
export function ContinueAs( {
	onSuccess,
	onExists,
}: {
	onSuccess: () => void;
	/** An account that is not linked has the person's address. */
	onExists: () => void;
} ) {
	const { site } = useApp().host;
	const { logInLocal } = useDispatch( profileStore );
	const { isBusy, errors, ask } = useAttempt();
	if ( errors.code === ACCOUNT_EXISTS ) {
		return <AccountExists onShown={ onExists } />;
	}
	return (
		<div className="templately-stack">
			<Button
				variant="primary"
				className="templately-wide-button"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ async () => {
					if ( await ask( logInLocal ) ) {
						onSuccess();
					}
				} }
			>
				{ sprintf(
					/* translators: %s: the display name of the WordPress user. */
					__( 'Continue as %s', 'templately' ),
					site.user.displayName
				) }
			</Button>
			{ errors.general && (
				<FormError reason={ { message: errors.general } } />
			) }
			<p className="templately-form__or">{ __( 'or', 'templately' ) }</p>
		</div>
	);
}

/** The person's address has an account that is not linked yet: its password opens it, or a link that is mailed. */
function AccountExists( { onShown }: { onShown: () => void } ) {
	useEffect( onShown, [ onShown ] );
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const mailLink = async () => {
		setBusy( true );
		try {
			setSaid( String( ( await rest.mailLocalLink() ).message ) );
		} catch ( thrown ) {
			setSaid( rest.toFailure( thrown ).message );
		} finally {
			setBusy( false );
		}
	};
	return (
		<div className="templately-form__note" role="status">
			<p>
				{ said ||
					__(
						'An account with your email address already exists. Sign in once with its password to link it. After that you sign in here with one click, and its password and other sessions end.',
						'templately'
					) }
			</p>
			{ ! said && (
				<Button
					variant="link"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ mailLink }
				>
					{ __( 'Email me a link instead', 'templately' ) }
				</Button>
			) }
		</div>
	);
}
