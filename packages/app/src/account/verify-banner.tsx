import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Profile } from '@templately/rest';
import { Banner } from '@templately/ui';
import { useApp } from '../app-context';
import { ResendLink } from './resend-link';

/** Asks an unverified person to verify, on every screen. */
export function VerifyBanner() {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const isUnverified = useSelect(
		( select ) => select( profileStore ).isUnverified(),
		[]
	);
	return user && isUnverified ? <Unverified user={ user } /> : null;
}

function Unverified( { user }: { user: Profile } ) {
	const { fail, popups } = useApp();
	const { checkVerified } = useDispatch( profileStore );
	const [ isBusy, setBusy ] = useState( false );
	const check = async () => {
		setBusy( true );
		try {
			if ( ! ( await checkVerified() ) ) {
				popups.push( {
					status: 'error',
					title: __( 'Not verified yet', 'templately' ),
					message: __(
						'Open the link in our message, then try again.',
						'templately'
					),
				} );
			}
		} catch ( thrown ) {
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};
	return (
		<Banner
			action={
				<Button
					variant="secondary"
					className="templately-quiet"
					size="compact"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ check }
				>
					{ isBusy
						? __( 'Verifying . . .', 'templately' )
						: __( "I've verified & Close", 'templately' ) }
				</Button>
			}
		>
			{ createInterpolateElement(
				sprintf(
					/* translators: %s: e-mail address. */
					__(
						'<strong>Please verify your e-mail.</strong> We wrote to %s. <resend/>',
						'templately'
					),
					user.email
				),
				{
					strong: <strong />,
					resend: <ResendLink email={ user.email } />,
				}
			) }
		</Banner>
	);
}
