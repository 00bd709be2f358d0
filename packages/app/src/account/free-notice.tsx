import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import { Banner, icons } from '@templately/ui';
import { useLocation } from 'wouter';
import { useApp } from '../app-context';
import { HelpLinks } from './help-links';
import { seesFreeNotice } from './pricing-rules';
import { usePlanOffer, useUpgrade } from './upgrade';

/** Over the packs: what the free plan allows, until that has been read. */
export function FreeNotice() {
	const { fail, host } = useApp();
	const [ path ] = useLocation();
	const { hideNotice } = useDispatch( profileStore );
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const offer = usePlanOffer();
	const upgrade = useUpgrade();
	const [ isBusy, setBusy ] = useState( false );
	const { can } = host.site;
	if ( ! user || ! seesFreeNotice( user, path ) ) {
		return null;
	}
	const hide = async () => {
		setBusy( true );
		try {
			await hideNotice();
		} catch ( thrown ) {
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};
	// What all share is not one person's to put away.
	const mayHide = ! user.signed_as_global || can.manage;
	return (
		<Banner
			isCalm
			action={
				<div className="templately-row">
					{ offer && (
						<Button
							variant="secondary"
							className="templately-quiet"
							size="compact"
							onClick={ upgrade }
						>
							{ __( 'Upgrade', 'templately' ) }
						</Button>
					) }
					{ mayHide && (
						<Button
							icon={ icons.close }
							size="compact"
							label={ __( 'Hide this notice', 'templately' ) }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ hide }
						/>
					) }
				</div>
			}
		>
			{ __(
				'You can use Templately on unlimited local sites and 2 live sites for free.',
				'templately'
			) }
			<HelpLinks />
		</Banner>
	);
}
