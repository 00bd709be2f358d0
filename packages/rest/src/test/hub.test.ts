import apiFetch from '@wordpress/api-fetch';
import { getTags, insert, setHub } from '..';
import { readWithHeaders } from '../call';

const sent: Headers[] = [];

beforeAll( () => {
	apiFetch.use(
		apiFetch.createRootURLMiddleware( 'https://site.example/wp-json/' )
	);
	window.fetch = jest.fn( async ( _input, options = {} ) => {
		sent.push( new Headers( options.headers ) );
		return {
			status: 200,
			ok: true,
			headers: new Headers(),
			json: async () => ( {} ),
		} as Response;
	} );
} );

/** Makes a call of each kind, and one of WordPress's own; returns the hub that each names. */
async function named() {
	sent.length = 0;
	await getTags();
	await insert( { id: 7 } as Parameters< typeof insert >[ 0 ] );
	await readWithHeaders( '/profile/activity', {} );
	await apiFetch( { path: '/wp/v2/types' } );
	return sent.map( ( headers ) => headers.get( 'X-Templately-Hub' ) );
}

it( 'names the hub that the page is of in each call of ours, and in no other', async () => {
	expect( await named() ).toEqual( [ null, null, null, null ] );
	setHub( '' );
	expect( await named() ).toEqual( [ null, null, null, null ] );
	setHub( 'a1b2' );
	expect( await named() ).toEqual( [ 'a1b2', 'a1b2', 'a1b2', null ] );
	expect( sent[ 1 ]?.get( 'Idempotency-Key' ) ).toMatch( /./ );
} );
