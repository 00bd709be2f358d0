import { getRequestedPaths, mockApi } from '@templately/rest/testing';
import { answer, newStore, NEWS } from './own-store';

describe( 'What the site is asked', () => {
	test( 'previews rows without keeping them, and anew after others were saved', async () => {
		const calls = mockApi( ( { path } ) => {
			if ( path.endsWith( '/preview' ) ) {
				return { pages: [], conflicts: [] };
			}
			return path.includes( '/save-conditions' )
				? {
						status: 'success',
						message: '',
						data: { template_conditions: [], conflicts: [] },
					}
				: answer( 12, 'gutenberg', [ NEWS ] );
		} );
		const { resolve, dispatch } = newStore();
		const rows = [ 'include/general', 'exclude/archive/category/5' ];
		await resolve.getPreview( 12, rows );
		await resolve.getPreview( 12, rows );
		expect( calls ).toEqual( [
			{
				method: 'POST',
				path: '/conditions/preview',
				data: {
					template_id: 12,
					conditions: [
						{
							type: 'include',
							name: 'general',
							sub_name: '',
							sub_id: 0,
						},
						{
							type: 'exclude',
							name: 'archive',
							sub_name: 'category',
							sub_id: 5,
						},
					],
				},
			},
		] );
		await resolve.getTemplate( 12 );
		dispatch.edit( 12 );
		await dispatch.save();
		await resolve.getPreview( 12, rows );
		expect(
			getRequestedPaths( calls ).filter( ( path ) =>
				path.endsWith( '/preview' )
			)
		).toHaveLength( 2 );
	} );

	test( 'TPL-010 makes a template of platform, type and title, and asks for the list anew', async () => {
		const calls = mockApi( ( { path } ) =>
			path.includes( '/create-template' )
				? {
						status: 'success',
						template_id: 40,
						redirect: 'https://example.org/edit',
						condition: null,
					}
				: { items: [], current_page: 1, total_page: 1 }
		);
		const { resolve, dispatch } = newStore();
		await resolve.getThemeTemplates( 'gutenberg', 1 );
		const created = await dispatch.createTemplate( {
			platform: 'gutenberg',
			type: 'single',
			title: 'Long read',
		} );
		expect( created.redirect ).toBe( 'https://example.org/edit' );
		await resolve.getThemeTemplates( 'gutenberg', 1 );
		expect( calls ).toEqual( [
			{
				method: 'GET',
				path: '/templates/theme?platform=gutenberg&page=1',
				data: undefined,
			},
			{
				method: 'POST',
				path: '/create-template',
				data: {
					platform: 'gutenberg',
					type: 'single',
					title: 'Long read',
				},
			},
			{
				method: 'GET',
				path: '/templates/theme?platform=gutenberg&page=1',
				data: undefined,
			},
		] );
	} );

	test( 'keeps the types and the lists of both builders apart', async () => {
		mockApi( ( { path } ) =>
			path.includes( '/types' )
				? [ { type: path.includes( 'elementor' ) ? 'popup' : 'part' } ]
				: {
						items: [],
						current_page: path.endsWith( '2' ) ? 2 : 1,
						total_page: path.includes( 'elementor' ) ? 5 : 3,
					}
		);
		const { select, resolve } = newStore();
		await resolve.getTypes( 'gutenberg' );
		await resolve.getTypes( 'elementor' );
		await resolve.getThemeTemplates( 'gutenberg', 2 );
		await resolve.getThemeTemplates( 'elementor', 1 );
		expect( select.getTypes( 'gutenberg' ) ).toEqual( [
			{ type: 'part' },
		] );
		expect( select.getTypes( 'elementor' ) ).toEqual( [
			{ type: 'popup' },
		] );
		expect( select.getThemeTemplates( 'gutenberg', 2 ) ).toMatchObject( {
			current_page: 2,
			total_page: 3,
		} );
		expect( select.getThemeTemplates( 'elementor', 1 )?.total_page ).toBe(
			5
		);
		expect( select.getThemeTemplates( 'gutenberg', 1 ) ).toBeUndefined();
	} );

	test( 'knows the designs that each type can begin with, once asked', async () => {
		const calls = mockApi( ( { path } ) => [
			{ id: path.includes( 'type=404' ) ? 4 : 9 },
		] );
		const { select, resolve } = newStore();
		expect( select.getDesigns( 'gutenberg', '404' ) ).toBeUndefined();
		await resolve.getDesigns( 'gutenberg', '404' );
		await resolve.getDesigns( 'gutenberg', 'single-book' );
		expect(
			getRequestedPaths( calls ).filter( ( path ) =>
				path.includes( 'designs' )
			)
		).toEqual( [
			'/templates/designs?platform=gutenberg&type=404',
			'/templates/designs?platform=gutenberg&type=single-book',
		] );
		expect( select.getDesigns( 'gutenberg', '404' ) ).toEqual( [
			{ id: 4 },
		] );
		expect( select.getDesigns( 'gutenberg', 'single-book' ) ).toEqual( [
			{ id: 9 },
		] );
		expect( select.getDesigns( 'elementor', '404' ) ).toBeUndefined();
	} );

	test( 'searches with what the row is about, and holds nothing of it', async () => {
		const calls = mockApi( () => [ { value: 5, label: 'News' } ] );
		const { dispatch } = newStore();
		await expect(
			dispatch.autocomplete( NEWS, 'term', 'new & old' )
		).resolves.toEqual( [ { value: 5, label: 'News' } ] );
		expect( getRequestedPaths( calls ) ).toEqual( [
			'/autocomplete-condition?name=archive&sub_name=category&control=term&query=new & old',
		] );
	} );

	test( 'knows which row wins over which, once asked', async () => {
		const ranks = [ { rank: 40, rows: [ 'One post' ] } ];
		mockApi( () => ranks );
		const { select, resolve } = newStore();
		expect( select.getSpecificity() ).toBeUndefined();
		await resolve.getSpecificity();
		expect( select.getSpecificity() ).toEqual( ranks );
	} );
} );
