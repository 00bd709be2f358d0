import apiFetch from '@wordpress/api-fetch';
import {
	getPackImportInfo,
	importStreamAddress,
	pollImport,
	toFailure,
} from '..';

const ENDPOINT = {
	address: 'https://site.example/blog/wp-admin/admin-ajax.php',
	nonce: 'n0nce',
};
const RUN = '11111111-2222-4333-8444-555555555555';

const sent: { url: URL; method: string | undefined }[] = [];

const answerWith = ( body: object, status = 200 ) => {
	window.fetch = jest.fn( async ( input, options = {} ) => {
		sent.push( {
			url: new URL( String( input ) ),
			method: options.method,
		} );
		return {
			status,
			ok: status < 400,
			headers: new Headers(),
			json: async () => body,
		} as Response;
	} );
};

/** Arguments of an address, without what WordPress's client adds to it. */
const args = ( url: URL ) => {
	const { _locale: _, ...own } = Object.fromEntries( url.searchParams );
	return own;
};

beforeEach( () => {
	sent.length = 0;
	apiFetch.setFetchHandler( async ( { url, method } ) => {
		const response = await window.fetch( url ?? '', { method } );
		const body: unknown = await response.json();
		if ( ! response.ok ) {
			throw body;
		}
		return body as never;
	} );
} );

describe( 'The calls of an import to admin-ajax', () => {
	test( 'read what a pack is by its id, with the nonce (RST-035, RST-036, RST-037)', async () => {
		const data = {
			manifest: { has_settings: true },
			settings: { site_logo: { url: '' } },
			site: { title: 'Bakery', tagline: '', logo: null },
		};
		answerWith( { status: 'success', data } );
		expect( await getPackImportInfo( ENDPOINT, 7 ) ).toEqual( data );
		expect( sent[ 0 ]?.url.pathname ).toBe(
			'/blog/wp-admin/admin-ajax.php'
		);
		expect( args( sent[ 0 ]?.url as URL ) ).toEqual( {
			action: 'templately_pack_import_info',
			nonce: 'n0nce',
			id: '7',
		} );
		expect( sent[ 0 ]?.method ?? 'GET' ).toBe( 'GET' );
	} );

	test( 'ask by the last entry that is held, and never by GET (RST-077, RST-078, IMP-044)', async () => {
		const data = { uuid: RUN, status: 'running', beat: '', entries: [] };
		answerWith( { success: true, data } );
		expect( await pollImport( ENDPOINT, RUN, 12 ) ).toEqual( data );
		expect( args( sent[ 0 ]?.url as URL ) ).toEqual( {
			action: 'templately_pack_import_status',
			nonce: 'n0nce',
			run: RUN,
			'last-log-index': '12',
		} );
		expect( sent[ 0 ]?.method ).toBe( 'POST' );
	} );

	test( 'open the stream of one import, after the entry that is held (RST-040)', () => {
		const address = new URL( importStreamAddress( ENDPOINT, RUN, 3 ) );
		expect( args( address ) ).toEqual( {
			action: 'templately_pack_import',
			nonce: 'n0nce',
			run: RUN,
			'last-log-index': '3',
		} );
	} );

	test( 'fail as every other call does', async () => {
		answerWith(
			{
				success: false,
				code: 'not_found',
				message: 'That was not found.',
				data: { status: 404 },
			},
			404
		);
		const failure = await pollImport( ENDPOINT, RUN, 0 ).catch( toFailure );
		expect( failure ).toMatchObject( {
			code: 'not_found',
			data: { status: 404 },
		} );
	} );
} );
