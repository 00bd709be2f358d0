import type { Item, Profile } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { all, press, getTexts, wait } from '../../test/show';
import {
	ADA,
	control,
	design,
	toListResponse,
	openApp,
	placeOfLink,
} from '../../test/open-app';
import { openDetails, TYPES } from './open-details';

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
