import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { ItemDetails } from '@templately/rest';
import { signInPlace, useApp } from '../shell/app-context';
import { planLabel } from '../lists/labels';
import { useResolved } from '../shell/use-resolved';
import { getPromo } from './checkout';
import { useUpgrade } from './account-provider';

/** On an item's own screen: that it is free to have, or the plan that has it. */
export default function ItemPromo( { item }: { item: ItemDetails } ) {
	const { host } = useApp();
	const upgrade = useUpgrade();
	const { value: user } = useResolved( profileStore, 'getUser' );
	const promo = getPromo( user, item );
	if ( promo === 'free-access' ) {
		return (
			<p className="templately-promo">
				{ __( 'Free with a free account.', 'templately' ) }{ ' ' }
				<Button
					variant="link"
					onClick={ () =>
						host.history.navigate( signInPlace( host ), {
							state: { form: 'sign-up' },
						} )
					}
				>
					{ __( 'Free Sign Up', 'templately' ) }
				</Button>
			</p>
		);
	}
	const isOpen =
		item.plan === 'free' || item.isSubscribed || item.isPurchased;
	return promo === 'upgrade' && ! isOpen && host.site.links.checkout ? (
		<p className="templately-promo">
			{ sprintf(
				/* translators: %s: Starter or Pro. */
				__( 'Included in the %s plan.', 'templately' ),
				planLabel( item.plan )
			) }{ ' ' }
			<Button variant="link" onClick={ upgrade }>
				{ __( 'Upgrade', 'templately' ) }
			</Button>
		</p>
	) : null;
}
