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

describe( 'What was asked before a change and is answered after it', () => {
	/** A site whose answers are held until they are let go, in any order. */
	function slowSite() {
		const waiting: { path: string; answer: ( body: unknown ) => void }[] =
			[];
		serve(
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
		return { answer, asked, ...open( store ) };
	}
	const page = ( ...ids: number[] ) => ( {
		items: ids.map( ( id ) => ( { id } ) ),
		total: ids.length,
		total_page: 1,
		current_page: 1,
	} );

	test( 'brings no template back that was deleted', async () => {
		const { answer, asked, select, resolve, dispatch } = slowSite();
		void resolve.getThemeTemplates( 'gutenberg', 1 );
		await asked();
		const deleted = dispatch.deleteTemplate( 12 );
		await answer( 'delete', { status: 'success', message: 'Gone.' } );
		await deleted;
		await answer( 'gutenberg', page( 12, 11 ) );
		expect( idsOf( select.getThemeTemplates( 'gutenberg', 1 ) ) ).toEqual( [
			11,
		] );
		// Who asks from now on is answered by who knows: it was taken out of the trash.
		dispatch.forgetTemplates();
		void resolve.getThemeTemplates( 'gutenberg', 1 );
		await asked();
		await answer( 'gutenberg', page( 12, 11 ) );
		expect( idsOf( select.getThemeTemplates( 'gutenberg', 1 ) ) ).toEqual( [
			12, 11,
		] );
	} );

	test( 'says nothing of what rows would do now', async () => {
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
