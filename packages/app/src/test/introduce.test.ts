import { select } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import type { Host } from '../host';
import { introduce } from '../introduce';

const host = ( site: Partial< Host[ 'site' ] > ) =>
	( {
		site: { screen: 'admin', hasElementor: false, ...site },
	} ) as Host;

it.each( [
	[ false, false, 'gutenberg' ],
	[ true, false, 'elementor' ],
	[ true, true, 'elementor' ],
	[ false, true, 'gutenberg' ],
] )(
	'LIB-062 tells the store of Elementor (%p) and of Elementor Pro (%p)',
	( hasElementor, hasElementorPro, platform ) => {
		introduce( host( { hasElementor, hasElementorPro } ) );
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
		introduce( host( { screen } ) );
		expect( select( libraryStore ).getCurrentScreen() ).toBe( screen );
	}
} );
