import { itemAction } from '../../insert/item-action';
import {
	emptyTitle,
	foundMessage,
	listTitle,
	planChoice,
	priceLabel,
	ratingLabel,
	showsRating,
} from '../../lists/labels';

it( 'LIB-029 shows a price as $ and the amount', () => {
	expect( priceLabel( 49 ) ).toBe( '$49' );
	expect( priceLabel( 1250 ) ).toBe( '$1250' );
	expect( priceLabel( 4.5 ) ).toBe( '$4.50' );
	expect( priceLabel( 0.99 ) ).toBe( '$0.99' );
} );

it( 'LIB-030 shows a price of 0 as FREE', () => {
	expect( priceLabel( 0 ) ).toBe( 'FREE' );
	expect( priceLabel( 0.5 ) ).toBe( '$0.50' );
} );

it( 'LIB-028 shows a rating with one decimal', () => {
	expect( ratingLabel( 4 ) ).toBe( '4.0' );
	expect( ratingLabel( 4.25 ) ).toMatch( /^4\.[23]$/ );
	expect( ratingLabel( 4.87 ) ).toBe( '4.9' );
} );

it( 'LIB-021 LIB-022 LIB-027 shows the rating to who is on the free plan and subscribed, the price to all others', () => {
	const free = { plan: 'free' };
	const pro = { plan: 'pro_yearly' };
	expect( showsRating( { isSubscribed: true }, free ) ).toBe( true );
	expect( showsRating( { isSubscribed: false }, free ) ).toBe( false );
	expect( showsRating( { isSubscribed: true }, pro ) ).toBe( false );
	expect( showsRating( { isSubscribed: true }, null ) ).toBe( false );
	expect( showsRating( { isSubscribed: true }, undefined ) ).toBe( false );
} );

describe( 'ITM-045 the flags decide what an item offers', () => {
	const page = {
		type: 'pages',
		price: 9,
		isPurchased: false,
		isSubscribed: false,
	} as const;

	it( 'ITM-014 ITM-015 to buy what costs something, however little, and was not bought', () => {
		expect( itemAction( page ) ).toBe( 'purchase' );
		expect( itemAction( { ...page, price: 0.5 } ) ).toBe( 'purchase' );
	} );

	it( 'ITM-014 ITM-015 to insert what was bought, is covered or costs nothing', () => {
		expect( itemAction( { ...page, isPurchased: true } ) ).toBe( 'insert' );
		expect( itemAction( { ...page, isSubscribed: true } ) ).toBe(
			'insert'
		);
		expect( itemAction( { ...page, price: 0 } ) ).toBe( 'insert' );
	} );

	it( 'ITM-016 never inserts a pack, and sells it only where it is not free, purchased or covered by the plan (C09)', () => {
		const pack = { ...page, type: 'packs' } as const;
		expect( itemAction( pack ) ).toBe( 'purchase' );
		for ( const available of [
			{ isSubscribed: true },
			{ isPurchased: true },
			{ price: 0 },
		] ) {
			expect( itemAction( { ...pack, ...available } ) ).toBeUndefined();
		}
	} );
} );

it( 'says what was found for which search, and how many there are at least', () => {
	expect( foundMessage( 'blocks', 'menu', 1, false ) ).toBe(
		'1 block for “menu”'
	);
	expect( foundMessage( 'packs', 'bar', 12, false ) ).toBe(
		'12 packs for “bar”'
	);
	expect( foundMessage( 'pages', 'bar', 1000, true ) ).toBe(
		'More than 1,000 for “bar”'
	);
} );

it( 'says of which plan there is nothing', () => {
	expect( emptyTitle( 'packs', false, 'pro' ) ).toBe( 'No Pro packs yet' );
	expect( emptyTitle( 'blocks', false, 'starter' ) ).toBe(
		'No Starter blocks yet'
	);
	expect( emptyTitle( 'pages', false ) ).toBe( 'No pages here yet' );
	expect( emptyTitle( 'pages', true, 'pro' ) ).toBe(
		'No pages match this search'
	);
} );

it( 'LIB-011 calls a list All and what it has', () => {
	expect( listTitle( 'packs' ) ).toBe( 'All Packs' );
	expect( listTitle( 'pages' ) ).toBe( 'All Pages' );
	expect( listTitle( 'blocks' ) ).toBe( 'All Blocks' );
} );

it( 'LIB-008 counts plans, where it is known', () => {
	expect( planChoice( 'pro', { total: 1234, total_is_capped: false } ) ).toBe(
		'Pro 1,234'
	);
	expect( planChoice( 'all', { total: 1000, total_is_capped: true } ) ).toBe(
		'All 1,000+'
	);
	expect( planChoice( 'starter', undefined ) ).toBe( 'Starter' );
} );
