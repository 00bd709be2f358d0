import { createTestStore, mockApi } from '@templately/rest/testing';
import { store } from '..';

const PAGES = {
	gutenberg: [ 12, 11 ],
	elementor: [ 8 ],
};

/** A site with templates of both builders, whose answer to a deletion is held. */
function site( fails = false ) {
	const gone = new Set< number >();
	const calls = mockApi( ( { path, data } ) => {
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
	return { calls, ...createTestStore( store ) };
}

const idsOf = ( page: { items: { id: number }[] } | undefined ) =>
	page?.items.map( ( { id } ) => id );

describe( 'A deleted template', () => {
	test( 'is hidden in the lists, which are then loaded again; the message of the server is returned', async () => {
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
		// No selector has sent a request yet.
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

	test( 'is shown again after a failure', async () => {
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

describe( 'A late response', () => {
	/** A site whose answers are held until they are let go, in any order. */
	function slowSite() {
		const waiting: { path: string; answer: ( body: unknown ) => void }[] =
			[];
		mockApi(
			( { path } ) =>
				new Promise( ( answer ) => waiting.push( { path, answer } ) )
		);
		const answer = async ( part: string, body: unknown ) => {
			const at = waiting.findIndex( ( { path } ) =>
				path.includes( part )
			);
			waiting.splice( at, 1 )[ 0 ]?.answer( body );
			await asked();
		};
		/** Until what was asked of the store has been asked of the site. */
		const asked = () => new Promise( ( done ) => setTimeout( done ) );
		return { answer, asked, ...createTestStore( store ) };
	}
	test( 'is no preview after another template was deleted', async () => {
		const { answer, asked, select, resolve, dispatch } = slowSite();
		const before = { pages: [ 'before' ], conflicts: [] };
		const after = { pages: [ 'after' ], conflicts: [] };
		void resolve.getPreview( 11, [] );
		await asked();
		const deleted = dispatch.deleteTemplate( 12 );
		await answer( 'delete', { status: 'success', message: 'Gone.' } );
		await deleted;
		await answer( 'preview', before );
		expect( select.getPreview( 11, [] ) ).toBeUndefined();
		void resolve.getPreview( 11, [ 'include/general' ] );
		await asked();
		await answer( 'preview', after );
		expect( select.getPreview( 11, [ 'include/general' ] ) ).toEqual(
			after
		);
	} );
} );
