import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import { useApp } from '../app-context';
import { ACCOUNT_EXISTS } from '../error-codes';
import { GeneralError } from './general-error';
import { useAttempt } from './use-attempt';

/** Where the library lies on this site, its people need no second password. */
export function ContinueAs( { onSuccess }: { onSuccess: () => void } ) {
	const { site } = useApp().host;
	const { logInLocal } = useDispatch( profileStore );
	const { isBusy, errors, ask } = useAttempt();
	if ( errors.code === ACCOUNT_EXISTS ) {
		return (
			<p className="templately-form__note" role="status">
				{ __(
					'An account with your e-mail exists already. Sign in with its password, and it belongs to you here too.',
					'templately'
				) }
			</p>
		);
	}
	return (
		<div className="templately-stack">
			<Button
				variant="secondary"
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
			<GeneralError message={ errors.general } />
			<p className="templately-form__or">{ __( 'or', 'templately' ) }</p>
		</div>
	);
}
