// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import {
	design,
	toListResponse,
	openApp,
	placeOfLink,
} from '../../test/open-app';
import { all, enter, press, getTexts, type, wait } from '../../test/show';

const search = () =>
	all< HTMLInputElement >( '.templately-toolbar input[type="search"]' )[ 0 ];

const asked = ( app: Awaited< ReturnType< typeof openApp > > ) =>
	app.asked
		.filter( ( { path } ) => path === '/items' )
		.map( ( { query } ) => query.search );

it( 'LIB-012 LIB-014 LIB-016 LIB-017 searches for three letters or more, in the place of where somebody is, until it is cleared', async () => {
	const app = await openApp( '/gutenberg/packs' );
	await app.goTo( '/gutenberg/blocks' );
	const note = () => getTexts( '.templately-toolbar__title p' );
	expect( note() ).toEqual( [] );
	await type( search(), 'ba' );
	await enter( search() );
	await wait( 1000 );
	expect( app.here() ).toBe( '/gutenberg/blocks' );
	await type( search(), 'bar' );
	expect( app.here() ).toBe( '/gutenberg/blocks' );
	await enter( search() );
	await wait( 1000 );
	expect( app.here() ).toBe( '/gutenberg/blocks?q=bar' );
	expect( note() ).toContain( 'You are looking for: bar' );
	expect( asked( app ).at( -1 ) ).toBe( 'bar' );
	await type( search(), 'menu' );
	await enter( search() );
	await wait( 1000 );
	expect( app.here() ).toBe( '/gutenberg/blocks?q=menu' );
	expect( note() ).toContain( 'You are looking for: menu' );
	await press(
		all( '.templately-toolbar button' ).find( ( { attributes } ) =>
			/clear|reset/i.test(
				attributes.getNamedItem( 'aria-label' )?.value ?? ''
			)
		)
	);
	await wait( 1000 );
	expect( app.here() ).toBe( '/gutenberg/blocks' );
	expect( note() ).toEqual( [] );
	// No search was a step of its own.
	expect( await app.goBack() ).toBe( true );
	expect( app.here() ).toBe( '/gutenberg/packs' );
} );

it.each( [
	[ 'free', [] ],
	[ 'starter', [ 'Starter' ] ],
	[ 'pro', [ 'Pro' ] ],
] as const )(
	'LIB-026 a card of the plan %s has the badges %j',
	async ( plan, badges ) => {
		await openApp( '/gutenberg/blocks', {
			answers: {
				'/items': toListResponse( [
					design( { plan, type: 'sections' } ),
				] ),
			},
		} );
		expect( getTexts( '.templately-card .templately-badge' ) ).toEqual(
			badges
		);
	}
);

it.each( [
	[ 'packs', 'packs' ],
	[ 'pages', 'pages' ],
	[ 'sections', 'blocks' ],
] as const )(
	'SHL-010 ACC-088 a visitor sees designs (%s), which lead to their own places',
	async ( of, list ) => {
		const item = design( { type: of, platform: 'elementor' } );
		const app = await openApp( `/elementor/${ list }`, {
			answers: {
				'/items': toListResponse( [ item ] ),
				'/items/supper': item,
			},
		} );
		const [ name ] = all< HTMLAnchorElement >( '.templately-card h2 a' );
		expect( name?.textContent ).toBe( 'Supper' );
		expect( placeOfLink( name ) ).toBe( `elementor/${ list }/supper` );
		await press( name );
		await wait( 1000 );
		expect( app.here() ).toBe( `/elementor/${ list }/supper` );
		expect( getTexts( 'h1' ) ).toEqual( [ 'Supper' ] );
	}
);

it( 'LIB-054 says of a picture that it did not come', async () => {
	const failed = 'This image failed to load';
	await openApp( '/gutenberg/blocks', {
		answers: {
			'/items': toListResponse( [ design( { type: 'sections' } ) ] ),
		},
	} );
	expect( document.body.textContent ).not.toContain( failed );
	await act( async () => {
		all( '.templately-card img' )[ 0 ]?.dispatchEvent(
			new Event( 'error' )
		);
	} );
	expect( getTexts( '.templately-card .is-failed' ) ).toEqual( [ failed ] );
} );

it( 'LIB-053 shows a picture where a list has nothing', async () => {
	const app = await openApp( '/gutenberg/blocks', {
		answers: {
			'/items': ( { type: of }: Record< string, string > ) =>
				toListResponse( of === 'pages' ? [ design() ] : [] ),
		},
	} );
	const picture = () => all( 'svg[aria-label="No items"]' ).length;
	expect( getTexts( 'h2' ) ).toContain( 'No blocks here yet' );
	expect( picture() ).toBe( 1 );
	await app.goTo( '/gutenberg/pages' );
	expect( picture() ).toBe( 0 );
} );

it( 'SHL-046 has a pager under a list of several pages, and turns them', async () => {
	const app = await openApp( '/gutenberg/pages?q=menu', {
		answers: {
			'/items': ( query: Record< string, string > ) =>
				toListResponse( [ design( { id: Number( query.page ) } ) ], {
					current_page: Number( query.page ),
					total_page: query.type === 'pages' ? 3 : 1,
				} ),
		},
	} );
	const pages = () =>
		getTexts(
			'.templately-pagination [aria-current], .templately-pagination button'
		).filter( Boolean );
	expect( pages() ).toEqual( [ '1', '2', '3' ] );
	await press(
		all( '.templately-pagination button' ).find(
			( { textContent } ) => textContent === '3'
		)
	);
	await wait( 1000 );
	expect( app.here() ).toBe( '/gutenberg/pages?q=menu&paged=3' );
	expect(
		getTexts( '.templately-pagination [aria-current="page"]' )
	).toEqual( [ '3' ] );
	await app.goTo( '/gutenberg/blocks' );
	expect( all( '.templately-pagination' ) ).toEqual( [] );
} );
