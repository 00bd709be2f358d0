import { dispatch } from '@wordpress/data';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { store as profileStore } from '@templately/profile';
import type { Item, ItemDetails } from '@templately/rest';
import type { AppServices } from '../../app-context';
import {
	all,
	button,
	press,
	show as showInApp,
	wait,
	type Answer,
} from '../../test/show';
import { InsertFrame, useInsert } from '../insert-frame';

const design = ( id: number, name: string ) =>
	( {
		id,
		slug: `design-${ id }`,
		name,
		type: 'pages',
		platform: 'gutenberg',
		price: 0,
		plan: 'free',
		thumbnail: '',
		dependencies: [],
		block_types: [],
	} ) as unknown as Item;

const HOME = design( 11, 'Home' );
const MENUS = design( 12, 'Menus' );
const PACK = {
	...design( 10, 'Vesper' ),
	type: 'packs',
	items: [ HOME, MENUS ],
} as unknown as ItemDetails;

const LOOKS = {
	look: 'fonts',
	page: 'https://site.example/?look=fonts',
	looks: Object.fromEntries(
		[ 'design', 'fonts', 'site' ].map( ( look ) => [
			look,
			{ page: `https://site.example/?look=${ look }`, kept: 0 },
		] )
	),
	fonts: [],
};

const NOT_NOW = { code: 'busy', message: 'Not now.', data: { status: 503 } };

/** What was asked of the site, and made there. */
let asked: string[];
let made: unknown[];
let refusals: number;
let links: number;
let refusedLinks: number;
/** What comes in place of the looks. */
let looks: undefined | ( () => unknown );

const answer: Answer = ( address, sent = {} ) => {
	if ( address.includes( 'is-signed' ) ) {
		return {
			is_signed: true,
			user: { id: 1, email: 'ada@example.org', is_verified: true },
		};
	}
	if ( address.includes( '/fit' ) ) {
		asked.push( /[?&]id=(\d+)/.exec( address )?.[ 1 ] ?? '' );
		return looks ? looks() : LOOKS;
	}
	if ( address.includes( '/import/page' ) ) {
		if ( refusals-- > 0 ) {
			throw NOT_NOW;
		}
		made.push( [ sent.id, sent.title, sent.look, sent.keep_links ] );
		return {
			id: 70,
			edit_link: '',
			visit: '',
			attachments: [],
			left_out: [],
		};
	}
	if ( address.includes( '/import/links' ) && links++ < refusedLinks ) {
		throw NOT_NOW;
	}
	return [];
};

/** Shows what begins: a page of a design, or several of a pack. */
async function begin(
	what: 'page' | 'pages',
	look = '',
	answerLooks?: typeof looks
) {
	asked = [];
	made = [];
	refusals = 0;
	links = 0;
	refusedLinks = 0;
	looks = answerLooks;
	(
		dispatch( profileStore ) as unknown as {
			invalidateResolutionForStoreSelector: ( name: string ) => void;
		}
	 ).invalidateResolutionForStoreSelector( 'getUser' );
	const Want = () => {
		const { insert, insertPages } = useInsert();
		return (
			<button
				onClick={ () =>
					what === 'page' ? insert( HOME ) : insertPages( PACK )
				}
			>
				Want
			</button>
		);
	};
	await showInApp(
		<InsertFrame>
			<Want />
		</InsertFrame>,
		{
			host: {
				history: { subscribe: () => () => undefined },
				site: {
					look,
					can: { insertPages: true },
					hub: { id: 'hub' },
					links: {},
					adminUrl: 'https://site.example/wp-admin/',
				},
			},
			popups: { push: () => undefined },
			fail: ( thrown: unknown ) => {
				throw thrown;
			},
		} as unknown as AppServices,
		answer
	);
	await press( 'Want' );
	await wait( 1000 );
}

const go = async ( name: string ) => {
	await press( name );
	await wait( 1000 );
};
const title = () => document.querySelector( '[role="dialog"] h1' )?.textContent;
const option = ( value: string ) =>
	all< HTMLInputElement >( 'input[type="radio"]' ).find(
		( input ) => input.value === value
	);
/** Has looks wait; returns what refuses them. */
function waitForLooks() {
	let refuse: ( why: unknown ) => void = () => undefined;
	asked = [];
	looks = () =>
		new Promise( ( _, reject ) => {
			refuse = reject;
		} );
	return async () => refuse( NOT_NOW );
}

const another = () =>
	all< HTMLInputElement >( 'input[type="checkbox"]' ).find(
		( { id } ) =>
			document.querySelector( `label[for="${ id }"]` )?.textContent ===
			'Choose another look'
	);
const closing = () => all( '[role="dialog"] button[aria-label="Close"]' )[ 0 ];
const helpOf = ( field: HTMLElement | undefined ) =>
	document.getElementById( field?.getAttribute( 'aria-describedby' ) ?? '' )
		?.textContent;

// In this order: what somebody has chosen is known from then on.
test( 'The first page that is made of a design asks for a look, and is made in it', async () => {
	await begin( 'page' );
	expect( title() ).toBe( 'Create page' );
	expect( another() ).toBeUndefined();
	await go( 'Create a Page' );
	expect( title() ).toBe( 'How should it look here?' );
	expect( [ asked, made ] ).toEqual( [ [ '11' ], [] ] );
	// What the site suggests.
	expect( option( 'fonts' )?.checked ).toBe( true );
	expect( document.body.textContent ).toContain(
		'Later designs come in the same look, until you choose another.'
	);
	await press( option( 'site' ) );
	refusals = 1;
	await go( 'Create a Page' );
	expect( document.body.textContent ).toContain( 'Not now.' );
	await go( 'Try again' );
	expect( title() ).toBe( 'Your page is ready' );
	expect( made ).toEqual( [ [ 11, 'Home', 'site', undefined ] ] );
} );

test( 'Later ones come in it without a question, unless somebody wants another', async () => {
	await begin( 'page' );
	expect( another()?.checked ).toBe( false );
	expect( helpOf( another() ) ).toBe( 'You chose last: My site’s style.' );
	// Whether there is another.
	expect( asked ).toEqual( [ '11' ] );
	await go( 'Create a Page' );
	expect( title() ).toBe( 'Your page is ready' );
	expect( [ asked, made ] ).toEqual( [
		[ '11' ],
		[ [ 11, 'Home', undefined, undefined ] ],
	] );

	await go( 'Want' );
	await press( another() );
	await go( 'Create a Page' );
	expect( title() ).toBe( 'How should it look here?' );
	await press( option( 'design' ) );
	await go( 'Create a Page' );
	expect( made[ 1 ] ).toEqual( [ 11, 'Home', 'design', undefined ] );
	await go( 'Want' );
	expect( helpOf( another() ) ).toBe( 'You chose last: As designed.' );
} );

test.each( [ 'page', 'pages' ] as const )(
	'Where what is made of a design (%s) has one look, there is none to choose',
	async ( what ) => {
		const create = what === 'page' ? 'Create a Page' : 'Create 2 pages';
		await begin( what, 'fonts', () => ( { ...LOOKS, looks: null } ) );
		expect( button( create ) ).toBeDefined();
		expect( another() ).toBeUndefined();
		await go( create );
		expect( made.length ).toBe( what === 'page' ? 1 : 2 );

		// Where that could not be said, there may be one.
		looks = () => {
			throw NOT_NOW;
		};
		await press( closing() );
		await go( 'Want' );
		expect( another()?.checked ).toBe( false );
		looks = undefined;
		await press( closing() );
		await go( 'Want' );
		expect( another()?.checked ).toBe( false );
	}
);

test( 'Pages of a pack ask once for all of them', async () => {
	await begin( 'pages', 'fonts' );
	asked = [];
	await press( another() );
	await go( 'Create 2 pages' );
	expect( title() ).toBe( 'How should it look here?' );
	expect( asked ).toEqual( [ '11' ] );
	await press( option( 'site' ) );
	await go( 'Create pages' );
	expect( title() ).toBe( 'Insert pages' );
	expect( made ).toEqual( [
		[ 11, 'Home', 'site', true ],
		[ 12, 'Menus', 'site', true ],
	] );
	expect( button( 'Close' ) ).toBeDefined();

	await go( 'Want' );
	asked = [];
	await go( 'Create 2 pages' );
	expect( asked ).toEqual( [] );
	expect( made.slice( 2 ) ).toEqual( [
		[ 11, 'Home', undefined, true ],
		[ 12, 'Menus', undefined, true ],
	] );
} );

test( 'Links that could not be made are made again alone: no page is made twice', async () => {
	await begin( 'pages', 'fonts' );
	refusedLinks = 1;
	await go( 'Create 2 pages' );
	expect( document.body.textContent ).toContain( 'Not now.' );
	await go( 'Try again' );
	expect( [ links, made.length ] ).toEqual( [ 2, 2 ] );
	expect( title() ).toBe( 'Insert pages' );
	expect( button( 'Close' ) ).toBeDefined();
} );

test( 'While a look is on its way, nothing begins once more; a page that has none can be left out', async () => {
	await begin( 'pages', 'fonts' );
	const refuse = waitForLooks();
	await press( another() );
	await go( 'Create 2 pages' );
	expect( asked ).toEqual( [ '11' ] );
	const boxes = all< HTMLInputElement >( 'input[type="checkbox"]' );
	expect( boxes.length ).toBeGreaterThan( 1 );
	expect( boxes.every( ( { disabled } ) => disabled ) ).toBe( true );
	await act( refuse );
	expect( document.body.textContent ).toContain( 'Not now.' );
	await go( 'Try again' );
	// The list is there again.
	expect( title() ).toBe( 'Insert pages' );
	looks = undefined;
	await press( all< HTMLInputElement >( 'input[type="checkbox"]' )[ 0 ] );
	await press( another() );
	asked = [];
	await go( 'Create 1 page' );
	expect( asked ).toEqual( [ '12' ] );
	expect( made ).toEqual( [] );
} );

test( 'Looks that are refused after somebody cancelled are nobody’s failure', async () => {
	await begin( 'page', 'fonts' );
	const refuse = waitForLooks();
	await press( another() );
	await go( 'Create a Page' );
	expect( asked ).toEqual( [ '11' ] );
	await press(
		button( 'Cancel' ) ??
			all( '[role="dialog"] button[aria-label="Close"]' )[ 0 ]
	);
	expect( title() ).toBeUndefined();
	await act( refuse );
	await wait( 1000 );
	expect( title() ).toBeUndefined();
} );
