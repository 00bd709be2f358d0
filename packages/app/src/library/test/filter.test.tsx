// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { all, getTexts, press, wait } from '../../test/show';
import { control, design, openApp, toListResponse } from '../../test/open-app';
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

const CATEGORIES = [
	{ id: 3, name: 'Food', slug: 'food', count: 4 },
	{ id: 4, name: 'Travel', slug: 'travel', count: 2 },
];
const TYPES = [ { id: 8, name: 'Hero', slug: 'hero', count: 3 } ];
const PLUGINS = [
	{ id: 21, name: 'Shop', slug: 'shop', is_pro: false },
	{ id: 22, name: 'Forms', slug: 'forms', is_pro: true },
];
const TAGS = [
	{ id: 31, name: 'Warm', slug: 'warm' },
	{ id: 32, name: 'Dark', slug: 'dark' },
];

/** Opens a list, with all that it can be narrowed by. */
async function open( at: string, answers: object = {} ) {
	const app = await openApp( at, {
		answers: {
			'/items': toListResponse( [ design() ] ),
			'/categories': CATEGORIES,
			'/templateTypes': TYPES,
			'/dependencies': PLUGINS,
			'/tags': TAGS,
			...answers,
		},
	} );
	return {
		...app,
		/** What the list was asked for last, but for what all lists say. */
		last: () => {
			const { platform, type, plan, _locale, ...query } =
				app.asked.filter( ( { path } ) => path === '/items' ).at( -1 )
					?.query ?? {};
			return query;
		},
	};
}

const panel = () => all( '.templately-filter' )[ 0 ]!;
const inPanel = ( name: string ) =>
	control( name, panel() ) as HTMLButtonElement | undefined;
const go = async ( name: string ) => {
	await press( inPanel( name ) );
	await wait( 1000 );
};
const term = ( name: string ) =>
	all< HTMLLabelElement >( '.templately-term', panel() )
		.find( ( { textContent } ) => textContent?.startsWith( name ) )
		?.querySelector( 'input' ) ?? undefined;
/** The heading's mark and those of plugins. */
const marks = () =>
	all( '.templately-tristate', panel() ).map(
		( { dataset } ) => dataset.state
	);
const mark = ( name: string ) =>
	all( '.templately-tristate', panel() ).find( ( { textContent } ) =>
		textContent?.startsWith( name )
	);
const tags = () =>
	all( '.components-form-token-field__token-text > [aria-hidden]' ).map(
		( { textContent } ) => textContent
	);

it( 'LIB-037 LIB-039 a list has a Filter button, and Reset while it is narrowed, which widens it again', async () => {
	const { here, last } = await open( '/gutenberg/packs?q=menu&plan=pro' );
	expect( inPanel( 'Reset' ) ).toBeUndefined();
	// There is nothing yet to filter by.
	expect( inPanel( 'Filter' )?.getAttribute( 'aria-disabled' ) ).toBe(
		'true'
	);
	await press( mark( 'Shop' ) );
	expect( inPanel( 'Filter' )?.getAttribute( 'aria-disabled' ) ).not.toBe(
		'true'
	);
	// Nothing is narrowed before it is pressed.
	expect( here() ).toBe( '/gutenberg/packs?q=menu&plan=pro' );
	expect( inPanel( 'Reset' ) ).toBeUndefined();
	await go( 'Filter' );
	expect( here() ).toBe( '/gutenberg/packs?q=menu&plan=pro&include=21' );
	expect( last() ).toMatchObject( { search: 'menu', 'include[0]': '21' } );
	await go( 'Reset' );
	expect( here() ).toBe( '/gutenberg/packs?q=menu&plan=pro' );
	expect( inPanel( 'Reset' ) ).toBeUndefined();
	expect( term( 'All' )?.checked ).toBe( true );
} );

it.each( [
	[ 'category=food', { category_id: '3' } ],
	[ 'tags=31%2C32', { 'tags[0]': '31', 'tags[1]': '32' } ],
	[ 'include=21', { 'include[0]': '21' } ],
	[ 'exclude=22', { 'exclude[0]': '22' } ],
	[ 'activeFilter=pro', { activeFilter: 'pro' } ],
] )(
	'LIB-039 Reset is there for whatever a list is narrowed by, and takes it away: %s',
	async ( args, asked ) => {
		const { here, last } = await open( `/elementor/packs?${ args }` );
		expect( last() ).toMatchObject( asked );
		await go( 'Reset' );
		expect( here() ).toBe( '/elementor/packs' );
		expect( last() ).toEqual( { page: '1' } );
	}
);

it( 'a category narrows the list at once, together with what was combined before', async () => {
	const { here, last } = await open( '/gutenberg/packs' );
	await press( mark( 'Shop' ) );
	await press( term( 'Travel' ) );
	await wait( 1000 );
	expect( here() ).toBe( '/gutenberg/packs?category=travel&include=21' );
	expect( last() ).toMatchObject( { category_id: '4', 'include[0]': '21' } );
} );

it( 'has no control for tags and plugins where there are none, and nothing to press', async () => {
	await open( '/gutenberg/packs', { '/dependencies': [], '/tags': [] } );
	expect( marks() ).toEqual( [] );
	expect( getTexts( '.templately-filter label' ) ).toEqual( [
		'All',
		'Food4',
		'Travel2',
	] );
	expect( inPanel( 'Filter' ) ).toBeUndefined();
} );

it.each( [
	[ 11, '', 0 ],
	[ 12, '', 1 ],
	[ 11, '?category=food', 1 ],
] )( 'a list of %d designs%s has %d filters', async ( total, args, panels ) => {
	const count = { total, total_is_capped: false };
	await open( `/gutenberg/packs${ args }`, {
		'/items': toListResponse( [ design() ], {
			plan_totals: { all: count, starter: count, pro: count },
		} ),
	} );
	expect( all( '.templately-filter' ) ).toHaveLength( panels );
} );

it.each( [
	[ 'never open before has neither controls nor a filter', null, [ 0, 0 ] ],
	[ 'that was short has controls and no filter', 11, [ 1, 0 ] ],
	[ 'that was long has controls and a filter', 12, [ 1, 1 ] ],
] )( 'a list %s while it loads', async ( _list, total, shown ) => {
	window.localStorage.clear();
	const count = { total, total_is_capped: false };
	if ( total ) {
		window.localStorage.setItem(
			'templately-totals-gutenberg-packs',
			JSON.stringify( { all: count, starter: count, pro: count } )
		);
	}
	await open( '/gutenberg/packs', {
		'/items': () => new Promise( () => undefined ),
	} );
	const now = [ '.templately-toolbar', '.templately-filter' ].map(
		( part ) => all( part ).length
	);
	window.localStorage.clear();
	expect( now ).toEqual( shown );
} );

it( 'a list of packs shows no packs while the featured ones load', async () => {
	await open( '/gutenberg/packs', {
		'/items': toListResponse( [ design() ] ),
		'/featured-items': () => new Promise( () => undefined ),
	} );
	expect( all( '.templately-featured, .templately-card h2' ) ).toEqual( [] );
} );

it( 'LIB-006 LIB-048 an address is what a list is narrowed to and shows: search, category, plugins and tags', async () => {
	const { last } = await open(
		'/gutenberg/packs?q=menu&category=food&include=21&exclude=22&tags=31%2C32&activeFilter=free&paged=2'
	);
	expect( last() ).toMatchObject( {
		search: 'menu',
		category_id: '3',
		'include[0]': '21',
		'exclude[0]': '22',
		'tags[0]': '31',
		'tags[1]': '32',
		activeFilter: 'free',
		page: '2',
		filtering: 'true',
	} );
	expect( term( 'Food' )?.checked ).toBe( true );
	expect( marks() ).toEqual( [ 'mixed', 'include', 'exclude' ] );
	expect( tags() ).toEqual( [ 'Warm', 'Dark' ] );
	expect( document.body.textContent ).toContain(
		'You are looking for: menu'
	);
} );

it( 'LIB-006 pages and blocks are narrowed by a type', async () => {
	const { last } = await open( '/gutenberg/blocks?templateType=hero' );
	expect( last() ).toMatchObject( { template_type_id: '8' } );
	expect( term( 'Hero' )?.checked ).toBe( true );
	expect( all( 'legend', panel() )[ 0 ]?.textContent ).toBe( 'Types' );
} );

it.each( [ 'warm', '31,dark', '0', '-31' ] )(
	'LIB-048 tags that are no numbers are none: %s',
	async ( wrong ) => {
		const { last } = await open(
			`/gutenberg/packs?tags=${ encodeURIComponent( wrong ) }`
		);
		expect( last() ).toEqual( { page: '1' } );
		expect( tags() ).toEqual( [] );
	}
);

it( 'LIB-040 a plugin turns from none to include, to exclude and to none again', async () => {
	const { here, last } = await open( '/gutenberg/packs' );
	const turns: unknown[] = [];
	for ( let turn = 0; turn < 4; turn++ ) {
		turns.push( marks() );
		await press( mark( 'Forms' ) );
	}
	expect( turns ).toEqual( [
		[ 'none', 'none', 'none' ],
		[ 'mixed', 'none', 'include' ],
		[ 'mixed', 'none', 'exclude' ],
		[ 'none', 'none', 'none' ],
	] );
	await go( 'Filter' );
	expect( here() ).toBe( '/gutenberg/packs?include=22' );
	expect( last() ).toMatchObject( { 'include[0]': '22' } );
} );

it( 'LIB-036 LIB-069 tags are offered by their names, and those that are chosen are asked for by their ids', async () => {
	const { here, last } = await open( '/gutenberg/packs' );
	const field = all< HTMLInputElement >(
		'.components-form-token-field__input',
		panel()
	)[ 0 ];
	await act( async () => field?.focus() );
	const offered = () =>
		all( '[role="option"]', panel() ).map(
			( { textContent } ) => textContent
		);
	expect( offered() ).toEqual( [ 'Warm', 'Dark' ] );
	await press( all( '[role="option"]', panel() )[ 1 ] );
	expect( tags() ).toEqual( [ 'Dark' ] );
	await go( 'Filter' );
	expect( here() ).toBe( '/gutenberg/packs?tags=32' );
	expect( last() ).toMatchObject( { 'tags[0]': '32' } );
} );

const price = () =>
	all( 'button[aria-label*="designs"]', panel() ).map( ( { attributes } ) => [
		attributes.getNamedItem( 'aria-label' )?.value,
		attributes.getNamedItem( 'aria-pressed' )?.value,
	] );
const isReady = () =>
	inPanel( 'Filter' )?.getAttribute( 'aria-disabled' ) !== 'true';

it.each( [
	[ 'gutenberg/packs', 'Categories', [ 'All', 'Food4', 'Travel2' ] ],
	[ 'elementor/packs', 'Categories', [ 'All', 'Food4', 'Travel2' ] ],
	[ 'gutenberg/pages', 'Types', [ 'All', 'Hero3' ] ],
	[ 'elementor/blocks', 'Types', [ 'All', 'Hero3' ] ],
] )(
	'LIB-033 LIB-034 %s are sorted by %s alone',
	async ( list, legend, terms ) => {
		await open( `/${ list }` );
		expect( getTexts( '.templately-filter legend' ) ).toEqual( [ legend ] );
		expect( getTexts( '.templately-filter .templately-term' ) ).toEqual(
			terms
		);
	}
);

it.each( [ 'gutenberg/packs', 'elementor/blocks' ] )(
	'LIB-035 has the plugins that designs need, and which cost something: %s',
	async ( list ) => {
		await open( `/${ list }` );
		const [ group, ...others ] = all(
			'[role="group"][aria-label="Dependencies"]',
			panel()
		);
		expect( others ).toEqual( [] );
		expect(
			all( '.templately-tristate', group ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Dependencies', 'Shop', 'FormsPro' ] );
	}
);

it( 'LIB-038 nobody can press Filter while the filter is what it is at first', async () => {
	const { goTo } = await open( '/gutenberg/packs' );
	const seen = [ isReady() ];
	for ( const pressed of [
		() => mark( 'Shop' ),
		() => mark( 'Shop' ),
		() => mark( 'Shop' ),
		() => all( 'button[aria-label*="designs"]', panel() )[ 0 ],
	] ) {
		await press( pressed() );
		seen.push( isReady() );
	}
	expect( seen ).toEqual( [ false, true, true, false, true ] );
	// One that is applied can be taken back by it.
	await goTo( '/gutenberg/packs?tags=31' );
	expect( isReady() ).toBe( true );
} );

it.each( [
	[ 'packs?category=travel', 'Travel', 'Free and Pro designs', 'false' ],
	[ 'blocks?templateType=hero', 'Hero', 'Free and Pro designs', 'false' ],
	[ 'pages?activeFilter=free', 'All', 'Only Free designs', 'true' ],
	[ 'packs?activeFilter=pro', 'All', 'Only Pro designs', 'true' ],
	[
		'packs?category=none&activeFilter=x',
		'All',
		'Free and Pro designs',
		'false',
	],
] )(
	'LIB-046 an address has its filter marked: %s',
	async ( at, chosen, label, isPressed ) => {
		await open( `/gutenberg/${ at }` );
		expect(
			[ 'All', 'Food', 'Travel', 'Hero' ].filter(
				( name ) => term( name )?.checked
			)
		).toEqual( [ chosen ] );
		expect( price() ).toEqual( [ [ label, isPressed ] ] );
	}
);

it.each( [
	[ 'include=21', [ 'mixed', 'include', 'none' ], { 'include[0]': '21' } ],
	[ 'exclude=22', [ 'mixed', 'none', 'exclude' ], { 'exclude[0]': '22' } ],
	[
		'include=22%2C21',
		[ 'include', 'include', 'include' ],
		{ 'include[0]': '21', 'include[1]': '22' },
	],
	[
		'include=22&exclude=21',
		[ 'mixed', 'exclude', 'include' ],
		{ 'include[0]': '22', 'exclude[0]': '21' },
	],
	[ 'include=shop&exclude=22%2Cforms', [ 'none', 'none', 'none' ], {} ],
] )(
	'LIB-047 an address has its plugins marked, by their ids: %s',
	async ( args, marked, asked ) => {
		const { last } = await open( `/elementor/blocks?${ args }` );
		expect( marks() ).toEqual( marked );
		expect(
			Object.fromEntries(
				Object.entries( last() ).filter( ( [ name ] ) =>
					/^(in|ex)clude\[/.test( name )
				)
			)
		).toEqual( asked );
	}
);

it( 'LIB-052 another list begins unfiltered, and other pages of the same one do not', async () => {
	const { here, last, goTo } = await open(
		'/gutenberg/packs?q=menu&category=food&include=21'
	);
	await goTo( '/gutenberg/packs?q=menu&category=food&include=21&paged=2' );
	expect( term( 'Food' )?.checked ).toBe( true );
	expect( marks() ).toEqual( [ 'mixed', 'include', 'none' ] );
	// Chosen, and not pressed: nothing of it stays either.
	await press( mark( 'Forms' ) );
	for ( const tab of [ 'Blocks', 'Packs' ] ) {
		await press( control( tab, all( '.templately-tabs' )[ 0 ] ) );
		await wait( 1000 );
		expect( here() ).toBe( `/gutenberg/${ tab.toLowerCase() }` );
		expect( last() ).toEqual( { page: '1' } );
		expect( term( 'All' )?.checked ).toBe( true );
		expect( marks() ).toEqual( [ 'none', 'none', 'none' ] );
		expect( inPanel( 'Reset' ) ).toBeUndefined();
	}
} );

describe( 'Labels', () => {
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
		expect( showsRating( { isSubscribed: true }, undefined ) ).toBe(
			false
		);
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
			expect( itemAction( { ...page, isPurchased: true } ) ).toBe(
				'insert'
			);
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
				expect(
					itemAction( { ...pack, ...available } )
				).toBeUndefined();
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
		expect( emptyTitle( 'packs', false, 'pro' ) ).toBe(
			'No Pro packs yet'
		);
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
		expect(
			planChoice( 'pro', { total: 1234, total_is_capped: false } )
		).toBe( 'Pro 1,234' );
		expect(
			planChoice( 'all', { total: 1000, total_is_capped: true } )
		).toBe( 'All 1,000+' );
		expect( planChoice( 'starter', undefined ) ).toBe( 'Starter' );
	} );
} );
