import type { Price } from '@templately/rest';
import {
	moneyLabel,
	offersFor,
	getPeriod,
	perMonth,
	getPromo,
	savingPercent,
	shouldShowFreeNotice,
} from '../pricing-rules';

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
