import apiFetch from '@wordpress/api-fetch';
import * as rest from '..';

apiFetch.use(
	apiFetch.createRootURLMiddleware( 'https://site.example/?rest_route=/' )
);

type Reply = () => Promise< Response >;

const answer = ( status: number, body: object ): Reply => {
	return async () =>
		( {
			status,
			ok: status < 300,
			headers: new Headers(),
			json: async () => body,
		} ) as Response;
};
const refusal = ( status: number ) =>
	answer( status, { code: 'refused', message: 'No.', data: { status } } );
const granted = answer( 200, {} );
const lost: Reply = () => Promise.reject( new TypeError( 'Failed to fetch' ) );

let keys: Array< string | null > = [];
let replies: Reply[] = [];

beforeEach( () => {
	keys = [];
	replies = [];
	window.fetch = jest.fn( async ( _input, options = {} ) => {
		keys.push( new Headers( options.headers ).get( 'Idempotency-Key' ) );
		return ( replies.shift() ?? granted )();
	} );
} );

const insert = ( id = 7 ) =>
	rest
		.insert( { id, postId: 8, platform: 'gutenberg' } )
		.catch( () => undefined );

/** Which of the keys are alike: the first is 0, and each new one counts up. */
const pattern = () =>
	keys.map( ( key ) => [ ...new Set( keys ) ].indexOf( key ) );

it( 'S15 pressed twice before there is an answer, a write has one key; afterwards another', async () => {
	await Promise.all( [ insert(), insert() ] );
	await insert();
	await insert();
	expect( pattern() ).toEqual( [ 0, 0, 1, 2 ] );
	expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
} );

it( 'S15 tried again after a lost answer or a fault of the server, it has its first key', async () => {
	replies = [ lost, refusal( 503 ), refusal( 500 ), granted ];
	for ( let times = 0; times < 5; times++ ) {
		await insert();
	}
	expect( pattern() ).toEqual( [ 0, 0, 0, 0, 1 ] );
} );

it( 'S15 a refusal is an answer: what is tried after it is another write', async () => {
	replies = [ refusal( 403 ), refusal( 422 ), granted ];
	for ( let times = 0; times < 3; times++ ) {
		await insert();
	}
	expect( pattern() ).toEqual( [ 0, 1, 2 ] );
} );

it( 'S15 other content is another write, and so is the same after another one', async () => {
	replies = [ lost, lost, granted ];
	await insert( 1 );
	await insert( 2 );
	await insert( 3 );
	await insert( 1 );
	expect( pattern() ).toEqual( [ 0, 1, 2, 3 ] );
} );

it( 'S15 what is still on its way keeps its key when another write is answered', async () => {
	let answerIt: ( response: Response ) => void = () => undefined;
	replies = [
		() => new Promise( ( resolve ) => ( answerIt = resolve ) ),
		granted,
	];
	const first = insert( 1 );
	await insert( 2 );
	const again = insert( 1 );
	answerIt( await granted() );
	await Promise.all( [ first, again ] );
	expect( pattern() ).toEqual( [ 0, 1, 0 ] );
} );

it( 'S15 a form with a password has none, so that nothing remembers it', async () => {
	await rest.logIn( { email: 'a@b.example', password: 'x' } );
	expect( keys ).toEqual( [ null ] );
} );
