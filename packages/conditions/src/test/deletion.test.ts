import { open, serve } from '@templately/rest/testing';
import { store } from '..';

const PAGES = {
	gutenberg: [ 12, 11 ],
	elementor: [ 8 ],
};

/** A site with templates of both builders, whose answer to a deletion is held. */
function site( fails = false ) {
	const gone = new Set< number >();
	const calls = serve( ( { path, data } ) => {
		if ( path === '/templates/theme/delete' ) {
			if ( fails ) {
				throw {
					code: 'not_deleted',
					message: 'Not now.',
					data: { status: 500 },
				};
			}
			const { id } = data as { id: number };
			gone.add( id );
			return { status: 'success', message: `${ id } was moved.` };
		}
		const platform = path.includes( 'elementor' )
			? 'elementor'
			: 'gutenberg';
		const items = PAGES[ platform ]
			.filter( ( id ) => ! gone.has( id ) )
			.map( ( id ) => ( { id } ) );
		return { items, total: items.length, total_page: 1, current_page: 1 };
	} );
	return { calls, ...open( store ) };
}

const idsOf = ( page: { items: { id: number }[] } | undefined ) =>
	page?.items.map( ( { id } ) => id );

describe( 'A template that is deleted', () => {
	test( 'leaves the lists at once, says what the site says, and the lists are asked for anew', async () => {
		const { calls, select, resolve, dispatch } = site();
		await resolve.getThemeTemplates( 'gutenberg', 1 );
		await resolve.getThemeTemplates( 'elementor', 1 );
		await expect( dispatch.deleteTemplate( 12 ) ).resolves.toBe(
			'12 was moved.'
		);
		expect(
			calls.filter( ( { path } ) => path.endsWith( 'delete' ) )
		).toEqual( [
			{
				method: 'POST',
				path: '/templates/theme/delete',
				data: { id: 12 },
			},
		] );
		// Nobody has asked again yet.
		const before = calls.length;
		expect( idsOf( select.getThemeTemplates( 'gutenberg', 1 ) ) ).toEqual( [
			11,
		] );
		expect( idsOf( select.getThemeTemplates( 'elementor', 1 ) ) ).toEqual( [
			8,
		] );
		await resolve.getThemeTemplates( 'gutenberg', 1 );
		expect( calls.length ).toBe( before + 1 );
		expect( select.getThemeTemplates( 'gutenberg', 1 )?.total ).toBe( 1 );
	} );

	test( 'stays where it was when that fails', async () => {
		const { select, resolve, dispatch } = site( true );
		await resolve.getThemeTemplates( 'gutenberg', 1 );
		await expect( dispatch.deleteTemplate( 12 ) ).rejects.toMatchObject( {
			code: 'not_deleted',
		} );
		expect( idsOf( select.getThemeTemplates( 'gutenberg', 1 ) ) ).toEqual( [
			12, 11,
		] );
	} );
} );
