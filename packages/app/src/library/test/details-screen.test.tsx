// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { Item, ItemDetails, Profile } from '@templately/rest';
import {
	all,
	getFocused,
	getTexts,
	press,
	renderInApp,
	wait,
} from '../../test/show';
import {
	ADA,
	control,
	design,
	openApp,
	placeOfLink,
	toListResponse,
} from '../../test/open-app';
import { openDetails, TYPES } from './open-details';
import type { AppServices } from '../../shell/app-context';
import { ItemPreview } from '../details/item-preview';
import { itemLink } from '../../account/checkout';
import { domains } from '../../domains';
import { getSandbox, WIDTHS } from '../../lists/preview-frame';
import { DETAILS, getPathOnPlatform, LISTING } from '../platform-menu';

const HEAD = '.templately-details__head';

const head = () => getTexts( `${ HEAD } .templately-push > *` );

it.each( TYPES )(
	'ITM-013 ITM-021 of %s has the name above everything, and a way back to the list',
	async ( type ) => {
		const { list, here } = await openDetails( {
			type,
			platform: 'elementor',
			name: 'A & B',
			slug: 'a-b',
		} );
		expect( getTexts( 'h1' ) ).toEqual( [ 'A & B' ] );
		expect( getTexts( `${ HEAD } h1` ) ).toEqual( [ 'A & B' ] );
		const back = control( 'Back to Library' ) as HTMLAnchorElement;
		expect( placeOfLink( back ) ).toBe( list );
		expect( back.compareDocumentPosition( all( 'h1' )[ 0 ] as Node ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		// A direct visit has no list to return to.
		expect( here() ).toBe( `/${ list }/a-b` );
	}
);

it( 'ITM-021 leads back to the very list that somebody came from', async () => {
	const item = design();
	const { here } = await openApp( '/gutenberg/pages?q=menu&paged=2', {
		answers: {
			'/items': toListResponse( [ item ], { total_page: 3 } ),
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
	await openDetails( more, {
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
		await openDetails( {
			type,
			screenshots: [ shot( 'Lit' ), shot( 'Dark' ) ],
		} );
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
	await openDetails( { banner: 'https://hub.example/banner.webp' } );
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
		await openDetails( {
			type,
			description:
				'<h3>Of oak</h3><p>Lit by <strong>one</strong> fire.</p><script>1</script>',
		} );
		const prose = all( '.templately-prose' );
		expect( prose ).toHaveLength( 1 );
		expect( getTexts( '.templately-prose h3' ) ).toEqual( [ 'Of oak' ] );
		expect( getTexts( '.templately-prose strong' ) ).toEqual( [ 'one' ] );
		expect( getTexts( '.templately-prose p' ) ).toEqual( [
			'Lit by one fire.',
		] );
		expect( all( '.templately-prose script' ) ).toEqual( [] );
	}
);

it( 'ITM-023 says nothing of what has no description', async () => {
	await openDetails( { description: '' } );
	expect( all( '.templately-prose' ) ).toEqual( [] );
} );

describe( 'ITM-024 What is in a pack', () => {
	const within = ( id: number, type: 'pages' | 'sections', name: string ) =>
		design( { id, type, name, slug: `of-${ id }` } ) as Item;
	const names = ( label: string ) =>
		getTexts( `section[aria-label="${ label }"] .templately-card h2 a` );

	it( 'is all there: its pages, and its blocks', async () => {
		await openDetails( {
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
		await openDetails( {
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
		await openDetails( { type: 'packs', items: [] } );
		expect( getTexts( 'h2' ) ).not.toContain( 'Layouts in this pack' );
	} );
} );

it.each( [
	[ 'nobody', null, [ 'prose', 'tags', 'aside', 'layouts' ] ],
	[ 'free', ADA, [ 'prose', 'tags', 'aside', 'layouts' ] ],
	[
		'pro_yearly',
		{ ...ADA, plan: 'pro_yearly' },
		[ 'prose', 'tags', 'aside', 'layouts' ],
	],
	[
		'pro_lifetime',
		{ ...ADA, plan: 'pro_lifetime' },
		[ 'prose', 'aside', 'layouts', 'tags' ],
	],
	[
		'starter_lifetime',
		{ ...ADA, plan: 'starter_lifetime' },
		[ 'prose', 'aside', 'layouts', 'tags' ],
	],
] as const )(
	'ITM-025 ITM-026 tags stand below the content, and below everything for who has a plan for life: %s',
	async ( _, user, order ) => {
		await openDetails(
			{
				type: 'packs',
				description: '<p>What is cooked tonight.</p>',
				tags: [
					{ id: 31, name: 'Warm', slug: 'warm' },
					{ id: 32, name: 'Slow', slug: 'slow' },
				] as never,
				items: [ design( { id: 21, slug: 'home' } ) as Item ],
			},
			{ user: user as Profile | null }
		);
		expect( getTexts( '[aria-label="Tags"] > li' ) ).toEqual( [
			'Warm',
			'Slow',
		] );
		const parts = {
			'templately-prose': 'prose',
			'templately-tags': 'tags',
			'templately-details__aside': 'aside',
			'templately-carousel': 'layouts',
		};
		expect(
			all(
				Object.keys( parts )
					.map( ( name ) => `.${ name }` )
					.join()
			).map(
				( { className } ) => parts[ className as keyof typeof parts ]
			)
		).toEqual( order );
	}
);

it( 'ITM-025 has no list of tags where there are none', async () => {
	await openDetails( { tags: [] } );
	expect( all( '[aria-label="Tags"]' ) ).toEqual( [] );
} );

describe( 'A screenshot', () => {
	const lightbox = () =>
		all( '.components-modal__frame[role="dialog"]' ).map( ( dialog ) => [
			dialog.getAttribute( 'aria-label' ),
			dialog.classList.contains( 'is-full-screen' ),
			dialog
				.querySelector( '.templately-lightbox__image' )
				?.getAttribute( 'alt' ),
		] );
	const open = () =>
		openDetails( {
			type: 'sections',
			screenshots: [ shot( 'Lit' ), shot( 'Dark' ) ],
		} );

	it( 'ITM-030 opens over the whole screen, by itself and by its button, and closes', async () => {
		await open();
		expect( lightbox() ).toEqual( [] );
		await press( all( '.templately-stage__picture' )[ 0 ] );
		expect( lightbox() ).toEqual( [
			[ 'Screenshots of Supper', true, 'Lit' ],
		] );
		await press( all( '.templately-lightbox [aria-label="Close"]' )[ 0 ] );
		await wait( 500 );
		expect( lightbox() ).toEqual( [] );
		await press( all( '.templately-strip button' )[ 1 ] );
		await press( all( '[aria-label="View full size"]' )[ 0 ] );
		expect( lightbox() ).toEqual( [
			[ 'Screenshots of Supper', true, 'Dark' ],
		] );
	} );

	it( 'ITM-032 is made no larger by the keys, by two clicks or by the wheel', async () => {
		await open();
		await press( all( '[aria-label="View full size"]' )[ 0 ] );
		const picture = all( '.templately-lightbox__picture' )[ 0 ]!;
		for ( const event of [
			new KeyboardEvent( 'keydown', { key: '+', bubbles: true } ),
			new MouseEvent( 'dblclick', { bubbles: true } ),
			new WheelEvent( 'wheel', {
				deltaY: -300,
				ctrlKey: true,
				bubbles: true,
			} ),
		] ) {
			await act( async () => {
				picture.dispatchEvent( event );
			} );
			expect( [ event.type, picture.style.transform ] ).toEqual( [
				event.type,
				'',
			] );
		}
		expect( lightbox()[ 0 ]?.[ 2 ] ).toBe( 'Lit' );
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

describe( 'The live demo', () => {
	const ITEM = {
		name: 'Menu card',
		type: 'sections',
		platform: 'elementor',
		live_url: 'https://live.example/menu-card/',
		thumbnail: '',
		banner: '',
		screenshots: [],
	} as unknown as ItemDetails;

	it.each( [
		[ 'gutenberg', 'a page that costs nothing', true ],
		[ 'gutenberg', 'a page to be bought', false ],
		[ 'elementor', 'a page that costs nothing', false ],
	] as const )(
		'of a pack for %s with %s is offered on this site: %s',
		async ( platform, what, isOffered ) => {
			await openDetails( {
				platform,
				type: 'packs',
				slug: 'vesper',
				items: [
					design( {
						id: 11,
						platform,
						type: 'pages',
						price: what === 'a page to be bought' ? 9 : 0,
					} ),
				],
			} );
			expect(
				getTexts( '.templately-switch button' ).includes(
					'On this site'
				)
			).toBe( isOffered );
		}
	);

	it( 'is shown on this site after the user is signed in by itself, where the library is part of the site', async () => {
		let user: Profile | null = null;
		const { here } = await openApp( '/gutenberg/pages/vesper', {
			answers: {
				'/is-signed': () => ( { user } ),
				'/items/vesper': design( { id: 11, slug: 'vesper' } ),
				'/fit': () =>
					user
						? { look: 'design', page: '/preview', looks: null }
						: Promise.reject( {
								code: 'not_signed_in',
								message: 'Sign in.',
								data: { status: 401 },
							} ),
				'/login/local': () => {
					user = ADA;
					return { status: 'success', user, message: '' };
				},
			},
			site: { hub: { id: '', embedded: true, url: '' } },
		} );
		await press( 'On this site' );
		await wait( 1000 );
		expect(
			all( '.templately-stage__bar a' ).map( ( link ) =>
				link.getAttribute( 'href' )
			)
		).toEqual( [ '/preview' ] );
		expect( here() ).toBe( '/gutenberg/pages/vesper' );
	} );

	it( 'keeps the focus on the view that somebody chose, and takes it from nobody before', async () => {
		await renderInApp( <ItemPreview item={ ITEM } />, {
			host: { site: { adminUrl: 'https://site.example/wp-admin/' } },
			notices: { push: () => undefined },
		} as unknown as AppServices );
		expect( getFocused() ).toBeNull();
		for ( const view of [ 'Live Demo', 'Screenshots', 'Live Demo' ] ) {
			await press( view );
			expect( getFocused()?.textContent ).toBe( view );
			expect( getFocused()?.getAttribute( 'aria-pressed' ) ).toBe(
				'true'
			);
		}
	} );

	it( 'loads the small pictures in the strip, and the large one on the stage alone', async () => {
		const picture = ( name: string ) => ( {
			url: `https://hub.example/${ name }-full.webp`,
			width: 1440,
			height: 3000,
			alt: name,
		} );
		const pack = {
			...ITEM,
			type: 'packs',
			screenshots: [
				{
					...picture( 'home' ),
					thumbnail: 'https://hub.example/home.webp',
				},
				{
					...picture( 'room' ),
					thumbnail: 'https://hub.example/room.webp',
				},
				// Of a hub that has no smaller one.
				picture( 'book' ),
			],
		} as unknown as ItemDetails;
		await renderInApp( <ItemPreview item={ pack } />, {
			host: { site: { adminUrl: 'https://site.example/wp-admin/' } },
			notices: { push: () => undefined },
		} as unknown as AppServices );
		const sources = ( within: string ) =>
			all< HTMLImageElement >( `${ within } img` ).map(
				( { src } ) => src
			);
		expect( sources( '.templately-strip' ) ).toEqual( [
			'https://hub.example/home.webp',
			'https://hub.example/room.webp',
			'https://hub.example/book-full.webp',
		] );
		expect( sources( '.templately-stage' ) ).toEqual( [
			'https://hub.example/home-full.webp',
		] );
		await press( all< HTMLElement >( '.templately-strip button' )[ 1 ] );
		expect( sources( '.templately-stage' ) ).toEqual( [
			'https://hub.example/room-full.webp',
		] );
	} );
} );

describe( 'The flags of an item', () => {
	it( 'ITM-017 leads to the design at the provider, and says from where', () => {
		expect(
			itemLink( 'https://shop.example/buy?lang=de', { slug: 'a-pack' } )
		).toBe(
			'https://shop.example/buy?lang=de&item=a-pack&utm_source=plugin&utm_medium=itemDetailsHeader'
		);
	} );

	it( 'ITM-018 lets no page of this site run scripts in a frame of its own', () => {
		const own = 'https://site.example';
		expect( getSandbox( 'https://site.example/demo', own ) ).toBe(
			'allow-same-origin'
		);
		expect( getSandbox( '/demo', own ) ).toBe( 'allow-same-origin' );
		expect( getSandbox( 'https://hub.example/demo', own ) ).toBe(
			'allow-same-origin allow-scripts allow-forms'
		);
		expect( WIDTHS ).toEqual( { desktop: 1440, tablet: 768, mobile: 390 } );
	} );

	it( 'SHL-031 SHL-032 keeps the type and the search of a list, and drops the search of a design', () => {
		const search = 'q=menu&plan=pro&paged=3&category=food&tags=4';
		expect(
			getPathOnPlatform(
				domains,
				'/gutenberg/templates',
				search,
				'elementor'
			)
		).toBe( '/elementor/templates' );
		expect(
			getPathOnPlatform(
				domains,
				'/gutenberg/pages',
				search,
				'elementor'
			)
		).toBe( '/elementor/pages?q=menu&plan=pro' );
		expect(
			getPathOnPlatform(
				domains,
				'/elementor/blocks/hero',
				search,
				'gutenberg',
				[ { platform: 'gutenberg', slug: 'hero' } ]
			)
		).toBe( '/gutenberg/blocks/hero' );
		expect(
			getPathOnPlatform(
				domains,
				'/gutenberg/packs/lonely',
				search,
				'elementor'
			)
		).toBe( '/elementor/packs' );
		expect(
			getPathOnPlatform( domains, '/profile', 'q=menu', 'elementor' )
		).toBe( '/elementor/packs' );
		expect(
			getPathOnPlatform(
				domains,
				'/gutenberg/theme-builder',
				'paged=2',
				'elementor'
			)
		).toBe( '/elementor/theme-builder' );
		for ( const list of [
			'/favourites',
			'/downloads',
			'/purchased-items',
		] ) {
			expect(
				getPathOnPlatform(
					domains,
					list,
					'itemType=pack&plan=pro&paged=2',
					'elementor'
				)
			).toBe( `${ list }?itemType=pack&plan=pro` );
		}
		for ( const list of [
			'/clouds',
			'/clouds/trash',
			'/clouds/workspace/drafts',
		] ) {
			expect(
				getPathOnPlatform(
					domains,
					list,
					'q=menu&paged=2',
					'elementor'
				)
			).toBe( `${ list }?q=menu` );
		}
	} );

	it( 'SHL-033 leads to the form that the other builder has, under its own slug', () => {
		const variations = [
			{ platform: 'gutenberg' as const, slug: 'supper' },
			{ platform: 'elementor' as const, slug: 'dinner' },
		];
		expect(
			getPathOnPlatform(
				domains,
				'/gutenberg/pages/brunch',
				'',
				'elementor',
				variations
			)
		).toBe( '/elementor/pages/dinner' );
		expect(
			getPathOnPlatform(
				domains,
				'/elementor/pages/brunch',
				'',
				'gutenberg',
				variations
			)
		).toBe( '/gutenberg/pages/supper' );
		// What it does not have has its list.
		expect(
			getPathOnPlatform(
				domains,
				'/gutenberg/pages/brunch',
				'',
				'elementor'
			)
		).toBe( '/elementor/pages' );
	} );

	it( 'SHL-007 SHL-009 knows the lists of both builders and what is in them, and nothing else', () => {
		for ( const platform of [ 'gutenberg', 'elementor' ] ) {
			for ( const type of [ 'packs', 'pages', 'blocks' ] ) {
				const list = `/${ platform }/${ type }`;
				for ( const path of [ list, `${ list }/` ] ) {
					expect( LISTING.exec( path )?.groups ).toEqual( {
						platform,
						type,
					} );
					expect( DETAILS.test( path ) ).toBe( false );
				}
				expect( DETAILS.exec( `${ list }/a-slug-2` )?.groups ).toEqual(
					{
						platform,
						type,
						slug: 'a-slug-2',
					}
				);
				expect( LISTING.test( `${ list }/a-slug-2` ) ).toBe( false );
			}
		}
		for ( const path of [
			'/',
			'/gutenberg',
			'/other/packs',
			'/gutenberg/sections',
			'/x/gutenberg/packs',
			'/gutenberg/packs/a/b',
		] ) {
			expect( [ LISTING.test( path ), DETAILS.test( path ) ] ).toEqual( [
				false,
				false,
			] );
		}
	} );
} );
