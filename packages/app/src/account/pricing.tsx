import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Price, Profile } from '@templately/rest';
import { Badge, SegmentedControl, icons } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { planLabel } from '../lists/labels';
import { useResolved } from '../shell/use-resolved';
import {
	planCheckout,
	useReturnFromCheckout,
	moneyLabel,
	offersFor,
	type Period,
	getPeriod,
	perMonth,
	savingPercent,
} from './checkout';

/** Plans that the user can change to, with their prices. */
export default function Pricing( { user }: { user: Profile } ) {
	const { site } = useApp().host;
	const [ period, setPeriod ] = useState< Period >( 'lifetime' );
	const {
		value: prices,
		failure,
		retry,
	} = useResolved( profileStore, 'getPricing' );
	if ( failure ) {
		return <RequestError failure={ failure } retry={ retry } />;
	}
	if ( ! prices ) {
		return <div className="templately-bone" style={ { blockSize: 240 } } />;
	}
	const offers = offersFor( prices, user.plan );
	const periods = ( [ 'yearly', 'lifetime' ] as const ).filter( ( one ) =>
		offers.some( ( price ) => getPeriod( price ) === one )
	);
	const chosen = periods.includes( period ) ? period : periods[ 0 ];
	if ( ! planCheckout( site ) || ! chosen ) {
		return (
			<p className="templately-soft">
				{ __( 'No plans are available right now.', 'templately' ) }
			</p>
		);
	}
	return (
		<div className="templately-stack">
			{ periods.length > 1 && (
				<div className="templately-row">
					<SegmentedControl
						label={ __( 'Period', 'templately' ) }
						value={ chosen }
						options={ periods.map( ( value ) => ( {
							value,
							label: periodLabel( value ),
						} ) ) }
						onChange={ setPeriod }
					/>
				</div>
			) }
			<ul className="templately-plans">
				{ offers
					.filter( ( price ) => getPeriod( price ) === chosen )
					.map( ( price, index, { length } ) => (
						<Offer
							key={ price.plan }
							price={ price }
							address={ planCheckout( site, price ) }
							isBest={ index === length - 1 }
						/>
					) ) }
			</ul>
			<p className="templately-small">
				{ __(
					'Checkout opens on the provider’s site. We tell it which plan you chose and that you came from this plugin.',
					'templately'
				) }
			</p>
		</div>
	);
}

const periodLabel = ( period: Period ): string =>
	( {
		yearly: __( 'Yearly', 'templately' ),
		lifetime: __( 'Lifetime', 'templately' ),
	} )[ period ];

function Offer( {
	price,
	address,
	isBest,
}: {
	price: Price;
	address: string | undefined;
	isBest: boolean;
} ) {
	const expectReturn = useReturnFromCheckout();
	const isYearly = getPeriod( price ) === 'yearly';
	const saving = savingPercent( price );
	const paid = moneyLabel( price.discounted_price );
	return (
		<li className="templately-plans__plan">
			<h3 className="templately-subheading">
				{ planLabel( price.plan ) }
			</h3>
			<p>
				<span className="templately-plans__price">
					{ isYearly ? moneyLabel( perMonth( price ) ) : paid }
				</span>{ ' ' }
				<span className="templately-soft">
					{ isYearly
						? __( 'a month', 'templately' )
						: __( 'once', 'templately' ) }
				</span>
			</p>
			<p className="templately-row templately-soft">
				{ isYearly &&
					sprintf(
						/* translators: %s: an amount, such as $99. */
						__( '%s a year', 'templately' ),
						paid
					) }
				{ price.price > price.discounted_price && (
					<s>{ moneyLabel( price.price ) }</s>
				) }
				{ saving > 0 && (
					<Badge kind="good">
						{ sprintf(
							/* translators: %d: a number, in percent. */
							__( 'Save %d%%', 'templately' ),
							saving
						) }
					</Badge>
				) }
			</p>
			<Button
				variant={ isBest ? 'primary' : 'secondary' }
				className="templately-wide-button"
				__next40pxDefaultSize
				icon={ icons.external }
				iconPosition="right"
				aria-label={ sprintf(
					/* translators: %s: Starter or Pro. */
					__( 'Upgrade to %s', 'templately' ),
					planLabel( price.plan )
				) }
				href={ address }
				target="_blank"
				rel="noopener noreferrer"
				onClick={ expectReturn }
			>
				{ __( 'Upgrade', 'templately' ) }
			</Button>
		</li>
	);
}
