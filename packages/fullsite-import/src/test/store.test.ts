import { createRegistry } from '@wordpress/data';
import { mockApi } from '@templately/rest/testing';
import { store } from '..';
import type { Pack } from '../types';
import { entry } from './entry';

const PACK = { id: 12, name: 'Bakery' } as Pack;

const make = () => {
	const registry = createRegistry();
	registry.register( store );
	return registry;
};

describe( 'The store', () => {
	test( 'begins at step 1, with nothing known (IMP-060)', () => {
		expect( make().select( store ).getFullSiteImport() ).toEqual( {
			currentStep: 1,
			fsiClosed: true,
			results: null,
			formData: null,
			dependencies: null,
		} );
	} );

	test( 'opens a pack at step 1 with a form of its own, and closes (IMP-060)', async () => {
		const registry = make();
		const { open, showStep, close } = registry.dispatch( store );
		await open( PACK );
		await showStep( 2 );
		await open( { ...PACK, id: 13 } as Pack );
		const state = registry.select( store ).getFullSiteImport();
		expect( state.currentStep ).toBe( 1 );
		expect( state.fsiClosed ).toBe( false );
		expect( state.formData?.id ).toBe( 13 );
		await close();
		expect( registry.select( store ).getFullSiteImport().fsiClosed ).toBe(
			true
		);
	} );

	test( 'has the plugins of the plan (IMP-060)', async () => {
		const plugins = [
			{ slug: 'forms', suggested: false },
			{ slug: 'shop', suggested: true },
		];
		mockApi( () => ( { theme: null, plugins, objects: [] } ) );
		const registry = make();
		await registry.dispatch( store ).open( PACK );
		await registry.dispatch( store ).makePlan();
		expect( registry.select( store ).getFullSiteImport() ).toMatchObject( {
			dependencies: plugins,
			formData: { plugins: [ 'forms' ] },
		} );
	} );

	test( 'keeps what was chosen when the plan is made anew, and proposes anew for another pack', async () => {
		const plugin = ( slug: string ) => ( { slug, suggested: false } );
		mockApi( () => ( {
			theme: { slug: 'bakery', suggested: false },
			plugins: [ plugin( 'forms' ), plugin( 'shop' ) ],
			objects: [],
		} ) );
		const registry = make();
		const { open, makePlan, changeForm } = registry.dispatch( store );
		const form = () =>
			registry.select( store ).getFullSiteImport().formData;
		const chosen = { theme: '', plugins: [ 'shop' ], objects: [ 4, 5 ] };
		await open( PACK );
		await makePlan();
		expect( form() ).toMatchObject( {
			theme: 'bakery',
			plugins: [ 'forms', 'shop' ],
			objects: [],
		} );
		await changeForm( chosen );
		// Back, another title, and on.
		await changeForm( { title: 'Ada’s' } );
		await makePlan();
		expect( form() ).toMatchObject( { ...chosen, title: 'Ada’s' } );
		expect( registry.select( store ).getWizard().plan ).not.toBeNull();
		await open( { ...PACK, id: 13 } as Pack );
		await makePlan();
		expect( form() ).toMatchObject( {
			theme: 'bakery',
			plugins: [ 'forms', 'shop' ],
			objects: [],
		} );
	} );

	test( 'goes to the results when the import is complete (IMP-041, IMP-060)', async () => {
		const registry = make();
		await registry.dispatch( store ).open( PACK );
		await registry.dispatch( store ).showStep( 2 );
		await registry
			.dispatch( store )
			.receiveEntry( entry( 1, { action: 'updateLog', progress: 100 } ) );
		expect( registry.select( store ).getFullSiteImport().currentStep ).toBe(
			2
		);
		const results = {
			dependency_data: {
				plugins: { total: 1, succeed: 1, failed: [] },
				theme: { success: true },
			},
			post_types: {},
			template_types: {},
			left_out: [],
		};
		await registry
			.dispatch( store )
			.receiveEntry( entry( 2, { action: 'complete', results } ) );
		expect( registry.select( store ).getFullSiteImport() ).toMatchObject( {
			currentStep: 3,
			results,
		} );
	} );
} );
