import type { Condition } from '@templately/rest';
import { getRequestedPaths, mockApi } from '@templately/rest/testing';
import { setName, setSubName } from '..';
import { answer, newStore, NEWS, serveTwo } from './own-store';

describe( 'The state of conditions', () => {
	test( 'CND-014 holds platform, isLoading, conditions, those of each template, and those to save', async () => {
		let release = () => {};
		const held = new Promise< void >( ( resolved ) => {
			release = resolved;
		} );
		const calls = mockApi( async ( { path } ) => {
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
		// Each template has its own edits.
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( [ NEWS ] );
		expect( select.getConditionsByTemplate( 8 ) ).toEqual( [] );
	} );

	test( 'sends one request for a template, from any of the selectors', async () => {
		const calls = serveTwo();
		const { resolve } = newStore();
		await resolve.getConditionsByTemplate( 12 );
		await resolve.getTemplate( 12 );
		expect( getRequestedPaths( calls ) ).toEqual( [
			'/conditions?template_id=12',
		] );
	} );

	test( 'a failure is thrown, and is no empty list', async () => {
		mockApi( () => new Error( 'No.' ) );
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
			setSubName( setName( third as Condition, 'singular' ), 'page' )
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
		dispatch.discardEdits();
		expect( select.getConditionsForSave() ).toEqual( [] );
		expect( select.getEditedTemplate() ).toBeUndefined();
		expect( select.isChanged() ).toBe( false );
		expect( select.getConditionsByTemplate( 12 ) ).toEqual( [ NEWS ] );
	} );

	test( 'CND-014 saves the rows as they are, and holds what the site made of them', async () => {
		const { select, dispatch } = await editing();
		dispatch.addCondition();
		const kept = [ NEWS, { ...NEWS, id: 32, name: 'general' as const } ];
		const calls = mockApi( ( { path } ) =>
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
		mockApi( () => new Error( 'The database is away.' ) );
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
