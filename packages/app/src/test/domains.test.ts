import { collection } from '../collection';
import { domains } from '../domains';
import { PlatformMenu } from '../library/platform-menu';

it( 'lets people choose a builder for what is their own, also where the library is hidden from them', () => {
	const ends = ( isOfLibrary: boolean ) =>
		domains
			.filter(
				( domain ) => Boolean( domain.isOfLibrary ) === isOfLibrary
			)
			.flatMap( ( { headerEnd = [] } ) => headerEnd );
	expect( ends( false ) ).toContain( PlatformMenu );
	expect( ends( true ) ).not.toContain( PlatformMenu );
} );

it.each( [ 'favourites', 'downloads', 'purchased-items' ] )(
	'ACC-089 the screen /%s is one for accounts',
	( name ) => {
		const routes = ( collection.routes ?? [] ).filter( ( { path } ) =>
			path.test( `/${ name }` )
		);
		expect( routes.map( ( { needsAccount } ) => needsAccount ) ).toEqual( [
			true,
		] );
	}
);
