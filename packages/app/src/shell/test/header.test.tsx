// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { domains } from '../../domains';
import { ADA, design, toListResponse, openApp } from '../../test/open-app';
import { all, press, getTexts, wait } from '../../test/show';

const close = () => all( '.templately-header [aria-label="Close"]' );

it( 'SHL-042 SHL-043 has a Close button where it can be closed, and nowhere else', async () => {
	const left = jest.fn();
	await openApp( '/gutenberg/packs', { host: { close: left } } );
	expect( close() ).toHaveLength( 1 );
	expect( left ).not.toHaveBeenCalled();
	await press( close()[ 0 ] );
	expect( left ).toHaveBeenCalledTimes( 1 );
} );

it( 'SHL-042 has none on a page of its own', async () => {
	await openApp( '/gutenberg/packs' );
	expect( close() ).toEqual( [] );
} );

it( 'ERR-001 ERR-004 says what failed with its code, under a title of its own', async () => {
	await openApp( '/gutenberg/pages/supper', {
		user: ADA,
		answers: {
			'/items': toListResponse( [ design() ] ),
			'/items/supper': design(),
			'/items/favourite': () => {
				throw {
					code: 'busy',
					message: 'Not now.',
					data: { status: 503 },
				};
			},
		},
	} );
	await press( all( '.templately-details__head button[aria-pressed]' )[ 0 ] );
	await wait( 1000 );
	expect( getTexts( 'dialog h1' ) ).toEqual( [ 'Opps...!' ] );
	expect( getTexts( 'dialog [role="alert"]' ) ).toEqual( [
		'busy: Not now.',
	] );
} );

it( 'SHL-038 comes along once more than 250 px were scrolled, and no further up', async () => {
	await openApp( '/gutenberg/packs' );
	const seen: unknown[] = [];
	for ( const top of [ 250, 251, 5000, 250, 0 ] ) {
		document.body.scrollTop = top;
		await act( async () => {
			document.dispatchEvent( new Event( 'scroll' ) );
		} );
		seen.push( [ top, all( '.templately-header.is-sticky' ).length ] );
	}
	expect( seen ).toEqual( [
		[ 250, 0 ],
		[ 251, 1 ],
		[ 5000, 1 ],
		[ 250, 0 ],
		[ 0, 0 ],
	] );
} );

it.each( [
	[ '/clouds', { user: ADA }, 1 ],
	[ '/favourites', { user: ADA }, 1 ],
	[ '/gutenberg/packs', { user: ADA }, 0 ],
	// The user is unknown yet.
	[
		'/clouds',
		{ answers: { '/is-signed': () => new Promise( () => {} ) } },
		0,
	],
] )(
	'SHL-035 at %s, %# has the button that synchronises the cloud for who is signed in',
	async ( at, given, count ) => {
		await openApp( at, given );
		await wait( 1000 );
		expect( getTexts( '.templately-header' ) ).toHaveLength( 1 );
		expect(
			all( '.templately-header [aria-label="Sync my cloud"]' )
		).toHaveLength( count );
	}
);

it( 'shows a tab’s number beside its label, and none for zero', async () => {
	const tabs = [ 3, 0 ].map( ( count ) => ( {
		label: () => `Notes ${ count } `,
		path: () => `/notes-${ count }`,
		useBadge: () => count,
	} ) );
	domains.push( { tabs } );
	await openApp( '/gutenberg/packs' );
	domains.pop();
	expect( getTexts( '.templately-tabs a[href*="notes"]' ) ).toEqual( [
		'Notes 3 3',
		'Notes 0 ',
	] );
} );
