import { all, press, getTexts } from '../../test/show';
import { design, placeOfLink } from '../../test/open-app';
import { openDetails, TYPES } from './open-details';

describe( 'ITM-019 ITM-027 Beside a design', () => {
	const inPack = (
		id: number,
		more: Parameters< typeof design >[ 0 ] = {}
	) =>
		design( {
			id,
			name: `Part ${ id }`,
			slug: `part-${ id }`,
			plan: 'pro',
			...more,
		} );
	const pack = {
		...design( { id: 70, name: 'Menu pack', slug: 'menu', type: 'packs' } ),
		items: [ 7, 8, 9, 10, 11, 12, 13 ].map( ( id ) =>
			inPack( id, { type: id === 8 ? 'sections' : 'pages' } )
		),
	};
	const aside = ( selector: string ) =>
		all< HTMLAnchorElement >( `.templately-details__aside ${ selector }` );
	const facts = () =>
		Object.fromEntries(
			aside( 'dl > div' ).map( ( fact ) => [
				fact.querySelector( 'dt' )?.textContent,
				fact.querySelector( 'dd' )?.textContent,
			] )
		);

	it( 'are its facts, the pack that it is from and what else is in that', async () => {
		await openDetails( {
			pack,
			downloads: 1234,
			plan: 'pro',
			price: 12,
		} as object );
		expect( aside( 'h2' ).map( ( h ) => h.textContent ) ).toEqual( [
			'Details',
			'Related',
		] );
		expect( facts() ).toMatchObject( {
			Type: 'Page',
			Pack: 'Menu pack',
			Plan: 'Pro',
			Downloads: '1,234',
			Builder: 'Gutenberg',
		} );
		expect(
			placeOfLink(
				aside( 'dd a' ).find(
					( { textContent } ) => textContent === 'Menu pack'
				)
			)
		).toBe( 'gutenberg/packs/menu' );
		// Five others of its pack, and not itself.
		expect(
			aside( '[aria-label="Related"] a' ).map( ( link ) => [
				link.textContent,
				placeOfLink( link ),
			] )
		).toEqual( [
			[ 'Part 8', 'gutenberg/blocks/part-8' ],
			...[ 9, 10, 11, 12 ].map( ( id ) => [
				`Part ${ id }`,
				`gutenberg/pages/part-${ id }`,
			] ),
		] );
	} );

	it( 'are, of a pack, five of those that are in it', async () => {
		await openDetails( {
			...pack,
			platform: 'elementor',
			pack: null,
		} as object );
		expect( aside( 'h2' ).map( ( h ) => h.textContent ) ).toEqual( [
			'Details',
			'Related',
		] );
		expect( facts() ).toMatchObject( { Type: 'Pack' } );
		expect(
			aside( '[aria-label="Related"] a' ).map( placeOfLink )
		).toEqual( [
			'gutenberg/pages/part-7',
			'gutenberg/blocks/part-8',
			...[ 9, 10, 11 ].map( ( id ) => `gutenberg/pages/part-${ id }` ),
		] );
	} );

	it( 'is no pack and nothing related where it is from none', async () => {
		await openDetails( { platform: 'elementor' } );
		expect( aside( 'h2' ).map( ( h ) => h.textContent ) ).toEqual( [
			'Details',
		] );
		expect( facts() ).not.toHaveProperty( 'Pack' );
		expect( facts() ).toMatchObject( { Builder: 'Elementor' } );
	} );
} );

it( 'SHL-052 beside a design are panels, each of which opens and closes by its header, whatever the others do', async () => {
	await openDetails( {
		downloads: 1234,
		dependencies: [ { id: 21, name: 'Shop plugin', icon: '' } ] as never,
		pack: {
			...design( { id: 70, name: 'Menu pack', type: 'packs' } ),
			items: [ design( { id: 8, name: 'Starters' } ) ],
		},
	} as object );
	const panels = () => all( '.components-panel__body' );
	const states = () =>
		panels().map( ( panel ) => all( 'dl, ul', panel ).length > 0 );
	expect(
		panels().map( ( { textContent } ) =>
			textContent?.match(
				/^Details|^Dependencies|^Related|1,234|Shop plugin|Starters/g
			)
		)
	).toEqual( [
		[ 'Details', '1,234' ],
		[ 'Dependencies', 'Shop plugin' ],
		[ 'Related', 'Starters' ],
	] );
	const seen = [ states() ];
	for ( const pressed of [ 0, 1, 0 ] ) {
		await press( all( 'h2 button' )[ pressed ] );
		seen.push( states() );
	}
	expect( seen ).toEqual( [
		[ true, true, true ],
		[ false, true, true ],
		[ false, false, true ],
		[ true, false, true ],
	] );
} );

it.each( TYPES )(
	'LIB-045 the type of one of %s leads to the list of that type',
	async ( type ) => {
		const { list } = await openDetails( {
			type,
			template_type: { id: 8, name: 'Hero', slug: 'hero' },
		} as object );
		const link = all< HTMLAnchorElement >( 'dd a' ).find(
			( { textContent } ) => textContent === 'Hero'
		);
		expect( placeOfLink( link ) ).toBe( list );
		expect(
			new URL( link?.href ?? '' ).searchParams.get( 'templateType' )
		).toBe( 'hero' );
	}
);

it.each( TYPES )(
	'LIB-044 each category of one of %s leads to the list of that category',
	async ( type ) => {
		const { list } = await openDetails( {
			type,
			categories: [
				{ id: 3, name: 'Food', slug: 'food' },
				{ id: 4, name: 'Travel', slug: 'far-away' },
			],
		} );
		expect(
			all< HTMLAnchorElement >( '.templately-details__aside dd a' ).map(
				( link ) => [
					link.textContent,
					placeOfLink( link ),
					new URL( link.href ).searchParams.get( 'category' ),
				]
			)
		).toEqual( [
			[ 'Food', list, 'food' ],
			[ 'Travel', list, 'far-away' ],
		] );
	}
);

describe( 'ITM-020 The layouts of a pack', () => {
	const layouts = ( count: number, type: 'pages' | 'sections' = 'pages' ) =>
		Array.from( { length: count }, ( _, at ) =>
			design( {
				id: 20 + at,
				type,
				name: `Layout ${ at }`,
				slug: `layout-${ at }`,
			} )
		);
	const CAROUSEL = '.templately-carousel__list[aria-label="Layouts"]';
	const names = () => getTexts( `${ CAROUSEL } h2 a` );
	const dots = () =>
		all( '.templately-carousel__dots button' ).map( ( dot ) => [
			dot.getAttribute( 'aria-label' ),
			dot.getAttribute( 'aria-current' ),
		] );

	it( 'ITM-044 are a carousel on its screen, with no arrows and a dot for each set, which brings that into sight', async () => {
		await openDetails( { type: 'packs', items: layouts( 7 ) } );
		expect( names() ).toEqual(
			[ 0, 1, 2, 3, 4, 5, 6 ].map( ( at ) => `Layout ${ at }` )
		);
		// Three of them are in sight as long as no styles say otherwise.
		expect( dots() ).toEqual( [
			[ 'Set 1 of 3', 'true' ],
			[ 'Set 2 of 3', null ],
			[ 'Set 3 of 3', null ],
		] );
		// Nothing but dots and cards can be pressed.
		expect(
			all( '.templately-carousel button, .templately-carousel a' )
				.filter( ( pressed ) => ! pressed.closest( 'li' ) )
				.map( ( pressed ) => pressed.getAttribute( 'aria-label' ) )
		).toEqual( dots().map( ( [ label ] ) => label ) );
		const shown: unknown[] = [];
		Element.prototype.scrollIntoView = function () {
			shown.push( this.querySelector( 'h2 a' )?.textContent );
		};
		for ( const at of [ 2, 0, 1 ] ) {
			await press( all( '.templately-carousel__dots button' )[ at ] );
		}
		expect( shown ).toEqual( [ 'Layout 6', 'Layout 0', 'Layout 3' ] );
	} );

	it( 'are beside one of them too, but for itself', async () => {
		await openDetails( {
			id: 21,
			pack: {
				...design( { id: 70, name: 'Menu pack', type: 'packs' } ),
				items: layouts( 3 ),
			},
		} as object );
		expect( names() ).toEqual( [ 'Layout 0', 'Layout 2' ] );
	} );

	it( 'have no dots where all are in sight', async () => {
		await openDetails( { type: 'packs', items: layouts( 1, 'sections' ) } );
		expect( names() ).toEqual( [ 'Layout 0' ] );
		expect( dots() ).toEqual( [] );
	} );
} );
