import { all, textsOf } from '../../test/show';
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

it.each( [
	[ 'favourites', 'My Favourites', 'Marked' ],
	[ 'downloads', 'My Downloads', 'Taken' ],
	[ 'purchased-items', 'Purchased Items', 'Bought' ],
] )(
	'SHL-011 ACC-102 ACC-103 the list at /%s stands beside all places of the cloud, and has what is the person’s own',
	async ( path, title, name ) => {
		await openApp( `/${ path }`, {
			user: ADA,
			answers: {
				'/profile/my-favourites': page( [
					design( { name: 'Marked' } ),
				] ),
				// How many there are is in its headers.
				'/profile/download-history': {
					json: async () => [ record( 'Taken' ) ],
					headers: new Headers( { 'X-WP-Total': '1' } ),
				},
				'/profile/purchased-items': page( [ record( 'Bought' ) ] ),
			},
		} );
		expect( textsOf( 'h1' ) ).toEqual( [ title ] );
		const listed = textsOf( '.templately-lists__main' )[ 0 ];
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
