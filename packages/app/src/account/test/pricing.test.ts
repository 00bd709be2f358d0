import type { Item, PageData, Price } from '@templately/rest';
import {
	getPeriod,
	getPromo,
	moneyLabel,
	offersFor,
	perMonth,
	savingPercent,
	shouldShowFreeNotice,
	itemCheckout,
	planCheckout,
} from '../checkout';

const price = ( more: Partial< Price > = {} ): Price => ( {
	plan: 'pro',
	type: 'year',
	price: 150,
	discounted_price: 99,
	...more,
} );

it.each( [
	[ 99, 8.25, '$8.25' ],
	[ 120, 10, '$10' ],
	[ 100, 100 / 12, '$8.33' ],
] )(
	'ACC-096 a year for $%d is its twelfth a month',
	( discounted, month, label ) => {
		const given = price( { discounted_price: discounted } );
		expect( perMonth( given ) ).toBe( month );
		expect( moneyLabel( perMonth( given ) ) ).toBe( label );
	}
);

it.each( [
	[ 150, 99, 34 ],
	[ 299, 199, 33 ],
	[ 100, 100, 0 ],
	[ 8, 1, 88 ],
] )(
	'ACC-097 from $%d to $%d saves %d percent of the price',
	( full, discounted, percent ) => {
		expect(
			savingPercent(
				price( { price: full, discounted_price: discounted } )
			)
		).toBe( percent );
	}
);

it( 'tells a year from a lifetime', () => {
	expect( getPeriod( { type: 'year' } ) ).toBe( 'yearly' );
	expect( getPeriod( { type: 'one_time' } ) ).toBe( 'lifetime' );
} );

describe( 'who is offered what', () => {
	const free = { plan: 'free', price: 0 } as const;

	it( 'ACC-090 visitors an account, with what is free', () => {
		expect( getPromo( null, free ) ).toBe( 'free-access' );
		expect( getPromo( null, { plan: 'pro', price: 0 } ) ).toBeUndefined();
		expect( getPromo( null, { plan: 'free', price: 9 } ) ).toBeUndefined();
		expect( getPromo( null ) ).toBeUndefined();
		expect( getPromo( undefined, free ) ).toBeUndefined();
	} );

	it.each( [
		[ 'free', 'upgrade' ],
		[ 'starter_yearly', 'lifetime' ],
		[ 'pro_yearly', 'lifetime' ],
		[ 'starter_lifetime', undefined ],
		[ 'pro_lifetime', undefined ],
		[ 'starter', undefined ],
		[ 'pro', undefined ],
	] )( 'ACC-091 ACC-092 ACC-093 %s: %s', ( plan, promo ) => {
		expect( getPromo( { plan } ) ).toBe( promo );
		expect( getPromo( { plan }, free ) ).toBe( promo );
	} );

	it( 'ACC-011 ACC-013 on the free plan, over the packs, what it allows, until they have read that', () => {
		const user = { plan: 'free', show_notice: true };
		for ( const path of [ '/gutenberg/packs', '/elementor/packs/' ] ) {
			expect( shouldShowFreeNotice( user, path ) ).toBe( true );
			expect(
				shouldShowFreeNotice( { ...user, show_notice: false }, path )
			).toBe( false );
			for ( const plan of [ 'starter_yearly', 'pro', 'pro_lifetime' ] ) {
				expect( shouldShowFreeNotice( { ...user, plan }, path ) ).toBe(
					false
				);
			}
		}
		for ( const path of [ '/gutenberg/blocks', '/gutenberg/packs/one' ] ) {
			expect( shouldShowFreeNotice( user, path ) ).toBe( false );
		}
	} );

	it( 'and never less than they have', () => {
		const all = ( [ 'starter', 'pro' ] as const ).flatMap( ( plan ) =>
			( [ 'year', 'one_time' ] as const ).map( ( type ) =>
				price( { plan, type } )
			)
		);
		const offered = ( plan: string ) =>
			offersFor( all, plan ).map(
				( one ) => `${ one.plan } ${ one.type }`
			);
		expect( offered( 'free' ) ).toEqual( [
			'starter year',
			'starter one_time',
			'pro year',
			'pro one_time',
		] );
		expect( offered( 'starter_yearly' ) ).toEqual( [
			'starter one_time',
			'pro one_time',
		] );
		expect( offered( 'pro_yearly' ) ).toEqual( [ 'pro one_time' ] );
	} );
} );

describe( 'Checkout', () => {
	const site = ( checkout?: string ) =>
		( { links: { checkout } } ) as PageData;
	const item = { slug: 'supper' } as Item;

	test( 'An item and a plan are bought in the shop, and nowhere where there is none (INS-040)', () => {
		expect(
			itemCheckout( site( 'https://shop.example/buy?a=1' ), item )
		).toBe(
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
		const getArgs = ( address = '' ) =>
			Object.fromEntries( new URL( address ).searchParams );

		it( 'is the provider’s, and says where somebody comes from', () => {
			const address = planCheckout(
				site( 'https://shop.example/pay?campaign=1' ),
				price()
			);
			expect( address ).toMatch( /^https:\/\/shop\.example\/pay\?/ );
			expect( getArgs( address ) ).toEqual( {
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
					getArgs(
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
} );
