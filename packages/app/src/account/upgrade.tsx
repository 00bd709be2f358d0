import { Button, Modal } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createContext, useContext, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';
import { lazyScreen } from '../lazy-screen';
import { promoOf } from './pricing-rules';

const UpgradeContext = createContext< () => void >( () => undefined );

/** Opens what plans there are, with their prices. */
export const useUpgrade = (): ( () => void ) => useContext( UpgradeContext );

const Pricing = lazyScreen(
	() => import( /* webpackChunkName: "account" */ './pricing' )
);

/** Has the dialog with the plans at hand for all that is in it. */
export function UpgradeFrame( { children }: { children: ReactNode } ) {
	const [ isOpen, setOpen ] = useState( false );
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	return (
		<UpgradeContext.Provider value={ () => setOpen( true ) }>
			{ children }
			{ isOpen && user && (
				<Modal
					className="templately"
					title={ upgradeTitle( user.plan ) }
					size="medium"
					onRequestClose={ () => setOpen( false ) }
				>
					<Pricing user={ user } />
				</Modal>
			) }
		</UpgradeContext.Provider>
	);
}

/** Opens the plans, where a plan is for sale. */
export function UpgradeLink() {
	const offer = usePlanOffer();
	const upgrade = useUpgrade();
	return offer ? (
		<Button variant="link" onClick={ upgrade }>
			{ __( 'Upgrade', 'templately' ) }
		</Button>
	) : null;
}

/**
 * What changing one's plan is called.
 *
 * @param plan The plan that somebody has.
 */
export const upgradeTitle = ( plan: string ): string =>
	plan.includes( 'yearly' )
		? __( 'Keep your plan for a lifetime', 'templately' )
		: __( 'Upgrade', 'templately' );

/**
 * What the person who looks is offered; nothing where nothing is for sale.
 */
export function usePlanOffer(): 'upgrade' | 'lifetime' | undefined {
	const { checkout } = useApp().host.site.links;
	const promo = useSelect(
		( select ) => promoOf( select( profileStore ).getUser() ),
		[]
	);
	return checkout && promo !== 'free-access' ? promo : undefined;
}
