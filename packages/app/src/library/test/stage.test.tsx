import type { ItemDetails } from '@templately/rest';
import type { AppServices } from '../../shell/app-context';
import { all, getFocused, press, renderInApp } from '../../test/show';
import { ItemPreview } from '../details/item-preview';

const ITEM = {
	name: 'Menu card',
	type: 'sections',
	platform: 'elementor',
	live_url: 'https://live.example/menu-card/',
	thumbnail: '',
	banner: '',
	screenshots: [],
} as unknown as ItemDetails;

it( 'keeps the focus on the view that somebody chose, and takes it from nobody before', async () => {
	await renderInApp( <ItemPreview item={ ITEM } />, {
		host: { site: { adminUrl: 'https://site.example/wp-admin/' } },
		popups: { push: () => undefined },
	} as unknown as AppServices );
	expect( getFocused() ).toBeNull();
	for ( const view of [ 'Live Demo', 'Screenshots', 'Live Demo' ] ) {
		await press( view );
		expect( getFocused()?.textContent ).toBe( view );
		expect( getFocused()?.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	}
} );

it( 'loads the small pictures in the strip, and the large one on the stage alone', async () => {
	const shot = ( name: string ) => ( {
		url: `https://hub.example/${ name }-full.webp`,
		width: 1440,
		height: 3000,
		alt: name,
	} );
	const pack = {
		...ITEM,
		type: 'packs',
		screenshots: [
			{ ...shot( 'home' ), thumbnail: 'https://hub.example/home.webp' },
			{ ...shot( 'room' ), thumbnail: 'https://hub.example/room.webp' },
			// Of a hub that has no smaller one.
			shot( 'book' ),
		],
	} as unknown as ItemDetails;
	await renderInApp( <ItemPreview item={ pack } />, {
		host: { site: { adminUrl: 'https://site.example/wp-admin/' } },
		popups: { push: () => undefined },
	} as unknown as AppServices );
	const sources = ( within: string ) =>
		all< HTMLImageElement >( `${ within } img` ).map( ( { src } ) => src );
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
