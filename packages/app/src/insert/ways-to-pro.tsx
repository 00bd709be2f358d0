import { __ } from '@wordpress/i18n';
import { itemCheckout, planCheckout } from '../account/checkout';
import { useReturnFromCheckout } from '../account/use-return-from-checkout';
import { useApp } from '../app-context';
import { FootButton } from './dialog-parts';
import type { Design } from './views';

/** Where a plan, or the design itself, is bought; nothing where there is no shop. */
export function WaysToPro( { item }: { item: Design } ) {
	const { site } = useApp().host;
	const expectReturn = useReturnFromCheckout();
	const ways = [
		{
			label: __( 'Purchase This Item', 'templately' ),
			address: item.price > 0 ? itemCheckout( site, item ) : undefined,
			variant: 'secondary' as const,
		},
		{
			label: __( 'Upgrade to Pro', 'templately' ),
			address: planCheckout( site ),
			variant: 'primary' as const,
		},
	];
	return (
		<>
			{ ways.map( ( { label, address, variant } ) =>
				address ? (
					<FootButton
						key={ label }
						variant={ variant }
						href={ address }
						target="_blank"
						rel="noopener noreferrer"
						onClick={ expectReturn }
					>
						{ label }
					</FootButton>
				) : null
			) }
		</>
	);
}
