import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import { ResendLink } from '../account/resend-link';
import { messages } from '../messages';
import { Outcome } from '../insert/dialog-parts';
import { texts } from './texts';

/** Why somebody cannot import a whole site. */
export function Gate( {
	reason,
	onClose,
}: {
	reason: 'forbidden' | 'unverified';
	onClose: () => void;
} ) {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const isUnverified = reason === 'unverified';
	return (
		<div className="templately-stack">
			<Outcome isBad>
				{ isUnverified ? messages.notVerified() : texts.noPermission() }
			</Outcome>
			<div className="templately-dialog__foot">
				<Button
					variant={ isUnverified ? 'tertiary' : 'primary' }
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Close', 'templately' ) }
				</Button>
				{ isUnverified && user && (
					<ResendLink email={ user.email } isButton />
				) }
			</div>
		</div>
	);
}
