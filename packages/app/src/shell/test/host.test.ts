import { select } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { getTags } from '@templately/rest';
import { type Host, initializeHost } from '../host';

const host = ( site: Partial< Host[ 'site' ] > ) =>
	( {
		site: {
			screen: 'admin',
			hasElementor: false,
			hub: { id: '' },
			...site,
		},
	} ) as Host;

it.each( [
	[ false, false, 'gutenberg' ],
	[ true, false, 'elementor' ],
	[ true, true, 'elementor' ],
	[ false, true, 'gutenberg' ],
] )(
	'LIB-062 tells the store of Elementor (%p) and of Elementor Pro (%p)',
	( hasElementor, hasElementorPro, platform ) => {
		initializeHost( host( { hasElementor, hasElementorPro } ) );
		const {
			getPlatform,
			hasElementor: has,
			hasElementorPro: hasPro,
		} = select( libraryStore );
		expect( [ has(), hasPro(), getPlatform() ] ).toEqual( [
			hasElementor,
			hasElementorPro,
			platform,
		] );
	}
);

it( 'LIB-063 tells the store of the screen', () => {
	for ( const screen of [ 'post-editor', 'admin' ] as const ) {
		initializeHost( host( { screen } ) );
		expect( select( libraryStore ).getCurrentScreen() ).toBe( screen );
	}
} );

it( 'makes calls name the hub from which the designs of this page are', async () => {
	let headers = new Headers();
	window.fetch = jest.fn( async ( _input, options = {} ) => {
		headers = new Headers( options.headers );
		return { status: 200, ok: true, json: async () => [] };
	} ) as unknown as typeof fetch;
	initializeHost(
		host( { hub: { id: 'a1b2' } as Host[ 'site' ][ 'hub' ] } )
	);
	await getTags();
	expect( headers.get( 'X-Templately-Hub' ) ).toBe( 'a1b2' );
} );
