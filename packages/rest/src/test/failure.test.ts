import { toFailure } from '..';

describe( 'A failure', () => {
	test( 'of WordPress is as it came', () => {
		const failure = {
			code: 'busy',
			message: 'Not now.',
			data: { status: 503 },
		};
		expect( toFailure( failure ) ).toEqual( failure );
	} );

	test( 'of a part of the app that does not come is said in words', () => {
		const thrown = Object.assign(
			new Error( 'Loading chunk cloud failed. (error: https://…)' ),
			{ name: 'ChunkLoadError' }
		);
		expect( toFailure( thrown ) ).toEqual( {
			code: 'unknown_error',
			message: 'Error loading asset.',
			data: { status: 0 },
		} );
		expect( toFailure( new Error( 'Gone.' ) ).message ).toBe( 'Gone.' );
		expect( toFailure( 'Gone.' ).message ).toBe( 'Gone.' );
	} );
} );
