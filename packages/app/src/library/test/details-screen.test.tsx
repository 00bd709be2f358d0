import type { Item } from '@templately/rest';
import { all, press, textsOf, wait } from '../../test/show';
import {
	ADA,
	control,
	design,
	listOf,
	openApp,
	placeOfLink,
} from '../../test/open-app';

const HEAD = '.templately-details__head';

/** Opens the screen of a design; returns the app, and what it was asked for. */
async function open(
	more: Parameters< typeof design >[ 0 ],
	given: Parameters< typeof openApp >[ 1 ] = {}
) {
	const item = design( more );
	const list = { packs: 'packs', pages: 'pages', sections: 'blocks' }[
		item.type as 'packs'
	];
	const at = `/${ item.platform }/${ list }/${ item.slug }`;
	const app = await openApp( at, {
		...given,
		answers: { [ `/items/${ item.slug }` ]: item, ...given?.answers },
	} );
	return { ...app, list: `${ item.platform }/${ list }` };
}

const TYPES = [ 'packs', 'pages', 'sections' ] as const;
const head = () => textsOf( `${ HEAD } .templately-push > *` );

it.each( TYPES )(
	'ITM-013 ITM-021 of %s has the name above everything, and a way back to the list',
	async ( type ) => {
		const { list, here } = await open( {
			type,
			platform: 'elementor',
			name: 'A & B',
			slug: 'a-b',
		} );
		expect( textsOf( 'h1' ) ).toEqual( [ 'A & B' ] );
		expect( textsOf( `${ HEAD } h1` ) ).toEqual( [ 'A & B' ] );
		const back = control( 'Back to Library' ) as HTMLAnchorElement;
		expect( placeOfLink( back ) ).toBe( list );
		expect( back.compareDocumentPosition( all( 'h1' )[ 0 ] as Node ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		// Who came directly has no list to come back to.
		expect( here() ).toBe( `/${ list }/a-b` );
	}
);

it( 'ITM-021 leads back to the very list that somebody came from', async () => {
	const item = design();
	const { here } = await openApp( '/gutenberg/pages?q=menu&paged=2', {
		answers: {
			'/items': listOf( [ item ], { total_page: 3 } ),
			'/items/supper': item,
		},
	} );
	await press( all( '.templately-card h2 a' )[ 0 ] );
	await wait( 1000 );
	expect( here() ).toBe( '/gutenberg/pages/supper' );
	await press( control( 'Back to Library' ) );
	await wait( 1000 );
	expect( here() ).toBe( '/gutenberg/pages?q=menu&paged=2' );
} );

it.each( [
	[ { price: 0 }, [ 'Insert' ] ],
	[ { price: 9, isSubscribed: true }, [ 'Insert' ] ],
	[ { price: 9, isPurchased: true }, [ 'Insert' ] ],
	[ { price: 9 }, [ 'Purchase' ] ],
	[ { price: 9, type: 'sections' as const }, [ 'Purchase' ] ],
	[ { price: 0, type: 'sections' as const }, [ 'Insert' ] ],
	[ { price: 9, type: 'packs' as const }, [ 'Purchase' ] ],
	[ { price: 0, type: 'packs' as const }, [] ],
] )( 'ITM-014 beside its name, %j can be: %j', async ( more, offered ) => {
	await open( more, {
		user: ADA,
		site: { links: { checkout: 'https://shop.example/?a=b' } },
	} );
	expect( head() ).toEqual( offered );
	const purchase = control( 'Purchase' );
	expect( purchase?.getAttribute( 'href' ) ).toBe(
		offered.includes( 'Purchase' )
			? 'https://shop.example/?a=b&item=supper&utm_source=plugin&utm_medium=itemDetailsHeader'
			: undefined
	);
} );

const shot = ( name: string ) => ( {
	url: `https://hub.example/${ name }.webp`,
	width: 800,
	height: 600,
	alt: name,
} );

it.each( [ 'pages', 'sections' ] as const )(
	'ITM-022 of %s shows each of its screenshots, the one that is chosen large',
	async ( type ) => {
		await open( { type, screenshots: [ shot( 'Lit' ), shot( 'Dark' ) ] } );
		const gallery = all( 'section[aria-label="Screenshots"]' );
		expect( gallery ).toHaveLength( 1 );
		const large = () =>
			all< HTMLImageElement >( '.templately-stage__view img' ).map(
				( { src, alt } ) => [ alt, src ]
			);
		const strip = () =>
			all( '.templately-strip button' ).map(
				( { attributes } ) =>
					attributes.getNamedItem( 'aria-current' )?.value
			);
		expect( large() ).toEqual( [
			[ 'Lit', 'https://hub.example/Lit.webp' ],
		] );
		expect( strip() ).toEqual( [ 'true', undefined ] );
		await press( all( '.templately-strip button' )[ 1 ] );
		expect( large() ).toEqual( [
			[ 'Dark', 'https://hub.example/Dark.webp' ],
		] );
		expect( strip() ).toEqual( [ undefined, 'true' ] );
	}
);

it( 'ITM-022 shows the one picture that there is where there are no screenshots', async () => {
	await open( { banner: 'https://hub.example/banner.webp' } );
	expect(
		all< HTMLImageElement >( '.templately-stage__view img' ).map(
			( { src } ) => src
		)
	).toEqual( [ 'https://hub.example/banner.webp' ] );
	expect( all( '.templately-strip' ) ).toEqual( [] );
} );

it.each( [ 'pages', 'sections' ] as const )(
	'ITM-023 of %s says what it is, as it was written',
	async ( type ) => {
		await open( {
			type,
			description:
				'<h3>Of oak</h3><p>Lit by <strong>one</strong> fire.</p><script>1</script>',
		} );
		const prose = all( '.templately-prose' );
		expect( prose ).toHaveLength( 1 );
		expect( textsOf( '.templately-prose h3' ) ).toEqual( [ 'Of oak' ] );
		expect( textsOf( '.templately-prose strong' ) ).toEqual( [ 'one' ] );
		expect( textsOf( '.templately-prose p' ) ).toEqual( [
			'Lit by one fire.',
		] );
		expect( all( '.templately-prose script' ) ).toEqual( [] );
	}
);

it( 'ITM-023 says nothing of what has no description', async () => {
	await open( { description: '' } );
	expect( all( '.templately-prose' ) ).toEqual( [] );
} );

describe( 'ITM-024 What is in a pack', () => {
	const within = ( id: number, type: 'pages' | 'sections', name: string ) =>
		design( { id, type, name, slug: `of-${ id }` } ) as Item;
	const names = ( label: string ) =>
		textsOf( `section[aria-label="${ label }"] .templately-card h2 a` );

	it( 'is all there: its pages, and its blocks', async () => {
		await open( {
			type: 'packs',
			items: [
				within( 21, 'pages', 'Home' ),
				within( 22, 'sections', 'Hero' ),
				within( 23, 'pages', 'Menus' ),
				within( 24, 'sections', 'Foot' ),
			],
		} );
		expect( names( 'Layouts in this pack' ) ).toEqual( [
			'Home',
			'Menus',
		] );
		expect( names( 'Blocks in this pack' ) ).toEqual( [ 'Hero', 'Foot' ] );
		const links = all< HTMLAnchorElement >(
			'section[aria-label="Layouts in this pack"] .templately-card h2 a'
		);
		expect( links.map( placeOfLink ) ).toEqual( [
			'gutenberg/pages/of-21',
			'gutenberg/pages/of-23',
		] );
	} );

	it( 'is its blocks where it has no pages', async () => {
		await open( {
			type: 'packs',
			items: [
				within( 22, 'sections', 'Hero' ),
				within( 24, 'sections', 'Foot' ),
			],
		} );
		expect( names( 'Layouts in this pack' ) ).toEqual( [ 'Hero', 'Foot' ] );
		expect( names( 'Blocks in this pack' ) ).toEqual( [] );
	} );

	it( 'is nothing where it is empty', async () => {
		await open( { type: 'packs', items: [] } );
		expect( textsOf( 'h2' ) ).not.toContain( 'Layouts in this pack' );
	} );
} );

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
		await open( {
			pack,
			downloads: 1234,
			plan: 'pro',
			price: 12,
		} as object );
		expect( aside( 'summary h2' ).map( ( h ) => h.textContent ) ).toEqual( [
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
		await open( { ...pack, platform: 'elementor', pack: null } as object );
		expect( aside( 'summary h2' ).map( ( h ) => h.textContent ) ).toEqual( [
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
		await open( { platform: 'elementor' } );
		expect( aside( 'summary h2' ).map( ( h ) => h.textContent ) ).toEqual( [
			'Details',
		] );
		expect( facts() ).not.toHaveProperty( 'Pack' );
		expect( facts() ).toMatchObject( { Builder: 'Elementor' } );
	} );
} );

it.each( TYPES )(
	'LIB-045 the type of one of %s leads to the list of that type',
	async ( type ) => {
		const { list } = await open( {
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
		const { list } = await open( {
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
	const names = () => textsOf( `${ CAROUSEL } h2 a` );
	const dots = () =>
		all( '.templately-carousel__dots button' ).map( ( dot ) => [
			dot.getAttribute( 'aria-label' ),
			dot.getAttribute( 'aria-current' ),
		] );

	it( 'are a carousel on its screen, with a dot for each set, which brings that into sight', async () => {
		await open( { type: 'packs', items: layouts( 7 ) } );
		expect( names() ).toEqual(
			[ 0, 1, 2, 3, 4, 5, 6 ].map( ( at ) => `Layout ${ at }` )
		);
		// Three of them are in sight as long as no styles say otherwise.
		expect( dots() ).toEqual( [
			[ 'Set 1 of 3', 'true' ],
			[ 'Set 2 of 3', null ],
			[ 'Set 3 of 3', null ],
		] );
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
		await open( {
			id: 21,
			pack: {
				...design( { id: 70, name: 'Menu pack', type: 'packs' } ),
				items: layouts( 3 ),
			},
		} as object );
		expect( names() ).toEqual( [ 'Layout 0', 'Layout 2' ] );
	} );

	it( 'have no dots where all are in sight', async () => {
		await open( { type: 'packs', items: layouts( 1, 'sections' ) } );
		expect( names() ).toEqual( [ 'Layout 0' ] );
		expect( dots() ).toEqual( [] );
	} );
} );
