import { all, press, getTexts, wait } from '../../test/show';
import { ADA, design, openApp, placeOfLink } from '../../test/open-app';

const record = ( name: string ) => ( {
	item_id: 4,
	name,
	slug: 'supper',
	type: 'pages',
	platform: 'gutenberg',
	thumbnail: '',
	downloaded_at: '2026-02-03T10:00:00+00:00',
	purchased_at: '2026-02-03T10:00:00+00:00',
} );

const page = ( data: unknown[] ) => ( {
	data,
	current_page: 1,
	total_page: 1,
	total: data.length,
	redirect: false,
} );

/** One of each. */
const ANSWERS = {
	'/profile/my-favourites': page( [ design( { name: 'Marked' } ) ] ),
	// How many there are is in its headers.
	'/profile/download-history': {
		json: async () => [ record( 'Taken' ) ],
		headers: new Headers( { 'X-WP-Total': '1' } ),
	},
	'/profile/purchased-items': page( [ record( 'Bought' ) ] ),
};

it.each( [
	[ 'favourites', 'My Favourites', 'Marked' ],
	[ 'downloads', 'My Downloads', 'Taken' ],
	[ 'purchased-items', 'Purchased Items', 'Bought' ],
] )(
	'SHL-011 ACC-102 ACC-103 the list at /%s stands beside all places of the cloud, and has what is the person’s own',
	async ( path, title, name ) => {
		await openApp( `/${ path }`, {
			user: ADA,
			answers: ANSWERS,
		} );
		expect( getTexts( 'h1' ) ).toEqual( [ title ] );
		const listed = getTexts( '.templately-lists__main' )[ 0 ];
		for ( const other of [ 'Marked', 'Taken', 'Bought' ] ) {
			expect( [ other, listed?.includes( other ) ] ).toEqual( [
				other,
				other === name,
			] );
		}
		expect(
			all< HTMLAnchorElement >(
				'.templately-lists__nav .templately-lists__links > li > a'
			).map( ( link ) => [
				placeOfLink( link ),
				link.getAttribute( 'aria-current' ),
			] )
		).toEqual(
			[
				'clouds',
				'clouds/workspace',
				'clouds/shared-workspace',
				'clouds/save-template',
				'clouds/trash',
				'gutenberg/templates',
				'purchased-items',
				'favourites',
				'downloads',
				'profile',
			].map( ( place ) => [ place, place === path ? 'page' : null ] )
		);
	}
);

it( 'ACC-054 turns the pages of favourites, and keeps what they are narrowed to', async () => {
	const { asked, here } = await openApp( '/favourites?plan=pro', {
		user: ADA,
		answers: {
			'/profile/my-favourites': ( {
				page: number,
			}: Record< string, string > ) => ( {
				...page( [ design( { name: `Of page ${ number }` } ) ] ),
				current_page: Number( number ),
				total_page: 3,
			} ),
		},
	} );
	const pager = '.templately-pagination';
	const at = () => getTexts( `${ pager } [aria-current="page"]` );
	expect( at() ).toEqual( [ '1' ] );
	await press(
		all( `${ pager } button` ).find(
			( { textContent } ) => textContent === '3'
		)
	);
	await wait( 1000 );
	expect( here() ).toBe( '/favourites?plan=pro&paged=3' );
	expect( at() ).toEqual( [ '3' ] );
	expect( getTexts( '.templately-card h2' ) ).toEqual( [ 'Of page 3' ] );
	expect(
		asked
			.filter( ( { path } ) => path === '/profile/my-favourites' )
			.at( -1 )?.query
	).toMatchObject( { page: '3', plan: 'pro', itemType: 'all' } );
} );

it.each( [
	[ 'favourites', 'Grid' ],
	[ 'downloads', 'List' ],
	[ 'purchased-items', 'List' ],
] )(
	'SHL-051 LIB-072 shows /%s as rows or as cards, as somebody chooses and chose before: at first %s',
	async ( path, first ) => {
		window.localStorage.clear();
		const { goTo } = await openApp( `/${ path }`, {
			user: ADA,
			answers: ANSWERS,
		} );
		const shown = () => ( {
			chosen: getTexts( '.templately-lists__main [aria-checked="true"]' ),
			rows: all( '.templately-lists__main tbody tr' ).length,
			cards: all( '.templately-lists__main .templately-card' ).length,
		} );
		const rows = { chosen: [ 'List' ], rows: 1, cards: 0 };
		const cards = { chosen: [ 'Grid' ], rows: 0, cards: 1 };
		expect( shown() ).toEqual( first === 'Grid' ? cards : rows );
		expect( getTexts( '.templately-lists__main [role="radio"]' ) ).toEqual(
			[ 'List', 'Grid' ]
		);
		const other = first === 'Grid' ? 'List' : 'Grid';
		await press(
			all( '.templately-lists__main [role="radio"]' ).find(
				( { textContent } ) => textContent === other
			)
		);
		expect( shown() ).toEqual( other === 'Grid' ? cards : rows );
		await goTo( '/profile' );
		await goTo( `/${ path }` );
		expect( shown() ).toEqual( other === 'Grid' ? cards : rows );
	}
);

it( 'ACC-059 ACC-060 ACC-061 what was bought has its name, type, action and the day, row by row', async () => {
	const bought = ( id: number, type: string, name: string ) => ( {
		...record( name ),
		item_id: id,
		type,
		slug: `bought-${ id }`,
		purchased_at: `2026-02-0${ id }T10:00:00+00:00`,
	} );
	window.localStorage.clear();
	await openApp( '/purchased-items', {
		user: ADA,
		answers: {
			'/profile/purchased-items': page( [
				bought( 3, 'pages', 'Supper' ),
				bought( 2, 'sections', 'Hero' ),
				bought( 1, 'packs', 'Menu pack' ),
			] ),
		},
	} );
	expect( getTexts( 'thead th' ) ).toEqual( [
		'Name',
		'Type',
		'Actions',
		'Purchase date',
	] );
	expect(
		all( 'tbody tr' ).map( ( row ) =>
			all( 'th, td', row ).map( ( { textContent } ) => textContent )
		)
	).toEqual( [
		[ 'Supper', 'Page', 'Insert', 'Feb 3, 2026' ],
		[ 'Hero', 'Block', 'Insert', 'Feb 2, 2026' ],
		[ 'Menu pack', 'Pack', 'View', 'Feb 1, 2026' ],
	] );
	expect(
		all< HTMLAnchorElement >( 'tbody a' ).map( ( link ) => [
			link.getAttribute( 'aria-label' ) ?? link.textContent,
			placeOfLink( link ),
		] )
	).toEqual( [
		[ 'Supper', 'gutenberg/pages/bought-3' ],
		[ 'Hero', 'gutenberg/blocks/bought-2' ],
		[ 'Menu pack', 'gutenberg/packs/bought-1' ],
		[ 'View Menu pack', 'gutenberg/packs/bought-1' ],
	] );
} );

it( 'RST-018 asks for all that was bought for the builder that is looked at', async () => {
	const { asked } = await openApp( '/purchased-items', {
		user: ADA,
		chosen: 'elementor',
		answers: {
			'/profile/purchased-items': page( [ record( 'Bought' ) ] ),
		},
	} );
	expect(
		asked
			.filter( ( { path } ) => path === '/profile/purchased-items' )
			.map( ( { query } ) => [ query.platform, query.all ?? 'a page' ] )
			.sort()
	).toEqual( [
		[ 'elementor', 'a page' ],
		[ 'elementor', 'true' ],
	] );
	expect( document.body.textContent ).toContain(
		'1 design is yours on any plan.'
	);
} );

it( 'LIB-072 takes no other view from the browser than rows and cards', async () => {
	for ( const list of [ 'favourites', 'downloads' ] ) {
		window.localStorage.setItem( `templately-view-1-${ list }`, 'wall' );
	}
	const { goTo } = await openApp( '/favourites', {
		user: ADA,
		answers: ANSWERS,
	} );
	const chosen = () =>
		getTexts( '.templately-lists__main [aria-checked="true"]' );
	expect( chosen() ).toEqual( [ 'Grid' ] );
	await goTo( '/downloads' );
	expect( chosen() ).toEqual( [ 'List' ] );
	window.localStorage.clear();
} );

it( 'ACC-057 what was taken has its name, type and the day, row by row', async () => {
	window.localStorage.clear();
	await openApp( '/downloads', {
		user: ADA,
		answers: {
			'/profile/download-history': {
				json: async () => [
					{ ...record( 'Supper' ), item_id: 3 },
					{
						...record( 'Hero' ),
						item_id: 2,
						type: 'sections',
						slug: 'hero',
						downloaded_at: '2026-01-31T10:00:00+00:00',
					},
				],
				headers: new Headers( { 'X-WP-Total': '2' } ),
			},
		},
	} );
	expect( getTexts( 'thead th' ) ).toEqual( [
		'Name',
		'Type',
		'Downloaded At',
	] );
	expect(
		all( 'tbody tr' ).map( ( row ) =>
			all( 'th, td', row ).map( ( { textContent } ) => textContent )
		)
	).toEqual( [
		[ 'Supper', 'Page', expect.stringMatching( /^Feb 3, 2026/ ) ],
		[ 'Hero', 'Block', expect.stringMatching( /^Jan 31, 2026/ ) ],
	] );
	expect(
		all< HTMLAnchorElement >( 'tbody a' ).map( ( link ) =>
			placeOfLink( link )
		)
	).toEqual( [ 'gutenberg/pages/supper', 'gutenberg/blocks/hero' ] );
} );

it( 'favourites that are all of the other builder are named, with the way there', async () => {
	await openApp( '/favourites', {
		user: { ...ADA, favourites: 3 },
		answers: {
			...ANSWERS,
			'/profile/my-favourites': ( { platform }: { platform: string } ) =>
				page(
					platform === 'elementor'
						? [ design( { name: 'Marked' } ) ]
						: []
				),
		},
	} );
	expect( getTexts( '.templately-face h2, .templately-lead' ) ).toEqual( [
		'No favourites for Gutenberg',
		'You have 3 favourites for Elementor.',
	] );
	await press( 'Show favourites for Elementor' );
	await wait( 1000 );
	expect( getTexts( '.templately-card h2 a' ) ).toEqual( [ 'Marked' ] );
} );
