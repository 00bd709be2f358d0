import type { Item, PageData, Price } from '@templately/rest';
import { itemCheckout, planCheckout } from '../checkout';

const site = ( checkout?: string ) => ( { links: { checkout } } ) as PageData;
const item = { slug: 'supper' } as Item;

const price = ( more: Partial< Price > = {} ): Price => ( {
	plan: 'pro',
	type: 'year',
	price: 150,
	discounted_price: 99,
	...more,
} );

test( 'An item and a plan are bought in the shop, and nowhere where there is none (INS-040)', () => {
	expect( itemCheckout( site( 'https://shop.example/buy?a=1' ), item ) ).toBe(
		'https://shop.example/buy?a=1&item=supper&utm_source=plugin&utm_medium=itemDetailsHeader'
	);
	expect( planCheckout( site( 'https://shop.example/buy' ) ) ).toBe(
		'https://shop.example/buy?utm_source=plugin&utm_medium=upgradePlan'
	);
	expect( itemCheckout( site(), item ) ).toBeUndefined();
	expect( itemCheckout( site( '' ), item ) ).toBeUndefined();
	expect( planCheckout( site() ) ).toBeUndefined();
	expect( planCheckout( site( '' ), price() ) ).toBeUndefined();
} );

describe( 'ACC-014 ACC-015 ACC-017 the checkout of the plan that was chosen', () => {
	const argsOf = ( address = '' ) =>
		Object.fromEntries( new URL( address ).searchParams );

	it( 'is the provider’s, and says where somebody comes from', () => {
		const address = planCheckout(
			site( 'https://shop.example/pay?campaign=1' ),
			price()
		);
		expect( address ).toMatch( /^https:\/\/shop\.example\/pay\?/ );
		expect( argsOf( address ) ).toEqual( {
			campaign: '1',
			plan: 'pro',
			utm_source: 'plugin',
			utm_medium: 'upgradePlan',
		} );
	} );

	it.each( [ 'starter', 'pro' ] as const )(
		'says which plan it is, %s, and of a lifetime that it is paid once',
		( plan ) => {
			const utm = { utm_source: 'plugin', utm_medium: 'upgradePlan' };
			const argsFor = ( type: Price[ 'type' ] ) =>
				argsOf(
					planCheckout(
						site( 'https://shop.example/' ),
						price( { plan, type } )
					)
				);
			expect( argsFor( 'year' ) ).toEqual( { plan, ...utm } );
			expect( argsFor( 'one_time' ) ).toEqual( {
				plan,
				type: 'one_time',
				...utm,
			} );
		}
	);
} );
