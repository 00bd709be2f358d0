import { fetchPage } from '../load-admin-assets';

const opaque = { ok: false, type: 'opaqueredirect' };
const page = { ok: true, type: 'basic', text: async () => '<p>here</p>' };

function answers( ...given: unknown[] ) {
	const asked = jest.fn( async () => given.shift() );
	window.fetch = asked as unknown as typeof window.fetch;
	return asked;
}

test( 'A page that leads elsewhere is asked for again, three times at the most (INS-013)', async () => {
	const thrice = answers( opaque, opaque, opaque, page );
	const found = await fetchPage( '/wp-admin/post.php' );
	expect( found.querySelector( 'p' )?.textContent ).toBe( 'here' );
	expect( thrice ).toHaveBeenCalledTimes( 4 );
	expect( thrice ).toHaveBeenCalledWith( '/wp-admin/post.php', {
		credentials: 'same-origin',
		redirect: 'manual',
		cache: 'no-store',
	} );

	const more = answers( opaque, opaque, opaque, opaque, page );
	await expect( fetchPage( '/' ) ).rejects.toThrow( 'Error loading asset.' );
	expect( more ).toHaveBeenCalledTimes( 4 );
} );

test( 'A page that fails otherwise is not asked for again (ERR-050)', async () => {
	const failed = answers( { ok: false, type: 'basic' }, page );
	await expect( fetchPage( '/' ) ).rejects.toThrow( 'Error loading asset.' );
	expect( failed ).toHaveBeenCalledTimes( 1 );

	window.fetch = jest.fn( async () => {
		throw new TypeError( 'Failed to fetch' );
	} );
	await expect( fetchPage( '/' ) ).rejects.toThrow( 'Error loading asset.' );
} );
