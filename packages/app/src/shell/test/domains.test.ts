import { createReduxStore, createRegistry } from '@wordpress/data';
import type { Registry } from '../app-context';
import { collection } from '../../collection';
import { clearStore } from '../domain';
import { domains } from '../../domains';
import { PlatformMenu } from '../../library/platform-menu';

it( 'lets people choose a builder for what is their own, also where the library is hidden from them', () => {
	const ends = ( isOfLibrary: boolean ) =>
		domains
			.filter(
				( domain ) =>
					Boolean( domain.requiresLibraryAccess ) === isOfLibrary
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

it( 'clears the store of a lazy screen once that has registered it', () => {
	const registry = createRegistry();
	const clear = clearStore( 'templately/lazy' );
	expect( () => clear( registry ) ).not.toThrow();
	const lazy = createReduxStore( 'templately/lazy', {
		reducer: ( state = 'kept', { type } ) =>
			type === 'CLEAR' ? 'empty' : state,
		actions: { clear: () => ( { type: 'CLEAR' } ) },
		selectors: { get: ( state: string ) => state },
	} );
	registry.register( lazy );
	expect( registry.select( lazy ).get() ).toBe( 'kept' );
	clear( registry );
	expect( registry.select( lazy ).get() ).toBe( 'empty' );
} );

it.each( [
	'templately/cloud',
	'templately/library',
	'templately/templates',
	'templately/workspaces',
] )( 'clears %s when the account changes', ( name ) => {
	const clear = jest.fn();
	const dispatch = ( store: string | { name: string } ) =>
		( typeof store === 'string' ? store : store.name ) === name
			? { clear }
			: { clear: () => {}, clearCollection: () => {} };
	domains.forEach( ( { resetStore } ) =>
		resetStore?.( { dispatch } as unknown as Registry )
	);
	expect( clear ).toHaveBeenCalledTimes( 1 );
} );
