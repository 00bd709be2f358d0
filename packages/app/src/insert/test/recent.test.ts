import type { Item } from '@templately/rest';
import { getRecent, addRecentItem } from '../recent';

const item = ( id: number, name: string ) =>
	( {
		id,
		name,
		slug: `item-${ id }`,
		type: 'pages',
		platform: 'gutenberg',
		thumbnail: `${ id }.png`,
		downloads: 7,
	} ) as Item;

const names = ( hub: string ) => getRecent( hub ).map( ( { name } ) => name );

beforeEach( () => window.localStorage.clear() );

test( 'the last three are kept, the newest first, and each once', () => {
	for ( const id of [ 1, 2, 3, 4, 2 ] ) {
		addRecentItem( 'a', item( id, `Design ${ id }` ) );
	}
	expect( names( 'a' ) ).toEqual( [ 'Design 2', 'Design 4', 'Design 3' ] );
	expect( getRecent( 'a' )[ 0 ] ).toEqual( {
		id: 2,
		name: 'Design 2',
		slug: 'item-2',
		type: 'pages',
		platform: 'gutenberg',
		thumbnail: '2.png',
	} );
} );

test( 'what is of one hub is not shown for another, whose items have the same numbers', () => {
	addRecentItem( 'a', item( 1, 'Supper' ) );
	addRecentItem( 'b', item( 1, 'Harbour' ) );
	expect( [ names( 'a' ), names( 'b' ), names( '' ) ] ).toEqual( [
		[ 'Supper' ],
		[ 'Harbour' ],
		[],
	] );
} );

test( 'what is no list is no list of designs', () => {
	window.localStorage.setItem( 'templately-recent-a', '{"a":1}' );
	expect( names( 'a' ) ).toEqual( [] );
	window.localStorage.setItem( 'templately-recent-a', 'x' );
	expect( names( 'a' ) ).toEqual( [] );
} );
