import type { Condition, ConditionsAnswer } from '@templately/rest';
import { open, pathsOf, serve } from '@templately/rest/testing';
import { store, withName, withSubName } from '..';

const NEWS: Condition = {
	id: 31,
	type: 'include',
	name: 'archive',
	sub_name: 'category',
	sub_id: 5,
	sub_label: 'News',
	fault: '',
};

const answer = (
	id: number,
	platform: 'gutenberg' | 'elementor',
	conditions: Condition[]
): ConditionsAnswer => ( {
	template: {
		id,
		title: `Template ${ id }`,
		platform,
		type: 'archive',
		location: 'body',
		status: 'publish',
		edit_link: '',
		note: '',
	},
	config: {
		general: {
			label: `General of ${ platform }`,
			plural_label: 'Entire site',
			sub_conditions: {},
			controls: [],
		},
	},
	template_conditions: conditions,
} );

const newStore = () => open( store );

const serveTwo = () =>
	serve( ( { path } ) =>
		path.includes( 'template_id=8' )
			? answer( 8, 'elementor', [] )
			: answer( 12, 'gutenberg', [ NEWS ] )
	);

describe( 'The state of conditions', () => {
	test( 'CND-014 holds platform, isLoading, conditions, those of each template, and those to save', async () => {
		let release = () => {};
		const held = new Promise< void >( ( resolved ) => {
			release = resolved;
		} );
		const calls = serve( async ( { path } ) => {
			await held;
			return path.includes( 'template_id=8' )
				? answer( 8, 'elementor', [] )
				: answer( 12, 'gutenberg', [ NEWS ] );
		} );
		const { select, resolve, dispatch } = newStore();
		expect( select.getPlatform() ).toBeUndefined();
		expect( select.isLoading( 12 ) ).toBe( false );
		expect( select.getConditions() ).toEqual( {} );
		expect( select.getConditionsByTemplate( 12 ) ).toBeUndefined();
		expect( select.getConditionsForSave() ).toEqual( [] );

		const asked = resolve.getTemplate( 12 );
		while ( calls.length === 0 ) {
			await new Promise( ( later ) => setTimeout( later ) );
		}
		expect( select.isLoading( 12 ) ).toBe( true );
		expect( select.isLoading( 8 ) ).toBe( false );
		release();
		await asked;
		await resolve.getConditionsByTemplate( 8 );
		expect( select.isLoading( 12 ) ).toBe( false );
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( [ NEWS ] );
		expect( select.getConditionsByTemplate( 8 ) ).toEqual( [] );

		dispatch.edit( 12 );
		expect( select.getPlatform() ).toBe( 'gutenberg' );
		expect( select.getConditions().general?.label ).toBe(
			'General of gutenberg'
		);
		expect( select.getConditionsForSave() ).toEqual( [ NEWS ] );
		dispatch.edit( 8 );
		expect( select.getPlatform() ).toBe( 'elementor' );
		expect( select.getConditions().general?.label ).toBe(
			'General of elementor'
		);
		// Whichever is edited, each template has its own.
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( [ NEWS ] );
		expect( select.getConditionsByTemplate( 8 ) ).toEqual( [] );
	} );

	test( 'asks once for a template, whichever selector is asked', async () => {
		const calls = serveTwo();
		const { resolve } = newStore();
		await resolve.getConditionsByTemplate( 12 );
		await resolve.getTemplate( 12 );
		expect( pathsOf( calls ) ).toEqual( [ '/conditions?template_id=12' ] );
	} );

	test( 'a failure is thrown, and is no empty list', async () => {
		serve( () => new Error( 'No.' ) );
		const { select, resolve } = newStore();
		await expect( resolve.getTemplate( 12 ) ).rejects.toThrow( 'No.' );
		expect( select.getConditionsByTemplate( 12 ) ).toBeUndefined();
	} );
} );

describe( 'Editing', () => {
	async function editing( id = 12 ) {
		const calls = serveTwo();
		const all = newStore();
		await all.resolve.getTemplate( id );
		all.dispatch.edit( id );
		return { calls, ...all };
	}

	test( 'CND-019 a template that shows nowhere begins with include/general, which is not kept', async () => {
		const { select } = await editing( 8 );
		expect( select.getConditionStrings() ).toEqual( [ 'include/general' ] );
		expect( select.getConditionsByTemplate( 8 ) ).toEqual( [] );
		expect( select.isChanged() ).toBe( false );
	} );

	test( 'begins with what the type proposes, where it proposes something', async () => {
		const { select, dispatch } = await editing( 8 );
		dispatch.edit( 8, {
			type: 'include',
			name: 'singular',
			sub_name: 'not_found404',
			sub_id: 0,
		} );
		expect( select.getConditionStrings() ).toEqual( [
			'include/singular/not_found404',
		] );
	} );

	test( 'begins with the rows that it has, whatever the type proposes', async () => {
		const { select, dispatch } = await editing();
		dispatch.edit( 12, {
			type: 'include',
			name: 'singular',
			sub_name: 'not_found404',
			sub_id: 0,
		} );
		expect( select.getConditionStrings() ).toEqual( [
			'include/archive/category/5',
		] );
		expect( select.isChanged() ).toBe( false );
	} );

	test( 'CND-014 adds, changes and takes away one row, and leaves the others', async () => {
		const { select, dispatch } = await editing();
		expect( select.isChanged() ).toBe( false );
		dispatch.addCondition();
		dispatch.addCondition();
		const [ , second, third ] = select.getConditionsForSave();
		expect( [ second?.id, third?.id ] ).toEqual( [ -1, -2 ] );
		dispatch.changeCondition(
			withSubName( withName( third as Condition, 'singular' ), 'page' )
		);
		expect( select.getConditionStrings() ).toEqual( [
			'include/archive/category/5',
			'include/general',
			'include/singular/page',
		] );
		dispatch.removeCondition( -1 );
		expect( select.getConditionStrings() ).toEqual( [
			'include/archive/category/5',
			'include/singular/page',
		] );
		expect( select.isChanged() ).toBe( true );
		dispatch.leave();
		expect( select.getConditionsForSave() ).toEqual( [] );
		expect( select.getEditedTemplate() ).toBeUndefined();
		expect( select.isChanged() ).toBe( false );
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( [ NEWS ] );
	} );

	test( 'CND-014 saves the rows as they are, and holds what the site made of them', async () => {
		const { select, dispatch } = await editing();
		dispatch.addCondition();
		const kept = [ NEWS, { ...NEWS, id: 32, name: 'general' as const } ];
		const calls = serve( ( { path } ) =>
			path.includes( '/save-conditions' )
				? {
						status: 'success',
						message: 'Conditions saved.',
						data: { template_conditions: kept, conflicts: [] },
					}
				: answer( 12, 'gutenberg', [] )
		);
		await expect( dispatch.save() ).resolves.toMatchObject( {
			message: 'Conditions saved.',
		} );
		expect( calls ).toEqual( [
			{
				method: 'POST',
				path: '/save-conditions',
				data: {
					template_id: 12,
					conditions: [
						{
							type: 'include',
							name: 'archive',
							sub_name: 'category',
							sub_id: 5,
						},
						{
							type: 'include',
							name: 'general',
							sub_name: '',
							sub_id: 0,
						},
					],
				},
			},
		] );
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( kept );
	} );

	test( 'loses nothing where saving fails', async () => {
		const { select, dispatch } = await editing();
		dispatch.addCondition();
		serve( () => new Error( 'The database is away.' ) );
		await expect( dispatch.save() ).rejects.toThrow(
			'The database is away.'
		);
		expect( select.getConditionStrings() ).toEqual( [
			'include/archive/category/5',
			'include/general',
		] );
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( [ NEWS ] );
	} );
} );

describe( 'What the site is asked', () => {
	test( 'previews rows without keeping them, and anew after others were saved', async () => {
		const calls = serve( ( { path } ) => {
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
			pathsOf( calls ).filter( ( path ) => path.endsWith( '/preview' ) )
		).toHaveLength( 2 );
	} );

	test( 'TPL-010 makes a template of platform, type and title, and asks for the list anew', async () => {
		const calls = serve( ( { path } ) =>
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
		serve( ( { path } ) =>
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
		const calls = serve( ( { path } ) => [
			{ id: path.includes( 'type=404' ) ? 4 : 9 },
		] );
		const { select, resolve } = newStore();
		expect( select.getDesigns( 'gutenberg', '404' ) ).toBeUndefined();
		await resolve.getDesigns( 'gutenberg', '404' );
		await resolve.getDesigns( 'gutenberg', 'single-book' );
		expect(
			pathsOf( calls ).filter( ( path ) => path.includes( 'designs' ) )
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
		const calls = serve( () => [ { value: 5, label: 'News' } ] );
		const { dispatch } = newStore();
		await expect(
			dispatch.autocomplete( NEWS, 'term', 'new & old' )
		).resolves.toEqual( [ { value: 5, label: 'News' } ] );
		expect( pathsOf( calls ) ).toEqual( [
			'/autocomplete-condition?name=archive&sub_name=category&control=term&query=new & old',
		] );
	} );

	test( 'knows which row wins over which, once asked', async () => {
		const ranks = [ { rank: 40, rows: [ 'One post' ] } ];
		serve( () => ranks );
		const { select, resolve } = newStore();
		expect( select.getRanks() ).toBeUndefined();
		await resolve.getRanks();
		expect( select.getRanks() ).toEqual( ranks );
	} );
} );
