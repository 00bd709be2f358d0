import type { SavedTemplate } from '@templately/rest/templates';
import { open, refusal, serve } from '@templately/rest/testing';
import { offersOf, OWN_SOURCE, store } from '..';

const saved = ( id: number, more: Partial< SavedTemplate > = {} ) =>
	( {
		id,
		title: `Template ${ id }`,
		is_pushed: false,
		...more,
	} ) as SavedTemplate;

const page = ( ids: number[] ) => ( {
	items: ids.map( ( id ) => saved( id ) ),
	current_page: 1,
	total_page: 3,
} );

// What is selected is asked for a moment later: it is not left to the next test.
afterEach( () => new Promise( ( done ) => setTimeout( done, 5 ) ) );

const newStore = () => open( store );

const idsOf = ( templates?: SavedTemplate[] ) =>
	templates?.map( ( { id } ) => id );

it( 'SAV-004 keeps the templates of each builder apart', async () => {
	serve( ( { path } ) =>
		page( path.includes( 'platform=gutenberg' ) ? [ 1, 2 ] : [ 2, 3 ] )
	);
	const { resolve, select, dispatch } = newStore();
	await resolve.getTemplates( 'gutenberg' );
	await resolve.getTemplates( 'elementor' );
	expect( idsOf( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 1, 2 ] );
	expect( idsOf( select.getTemplates( 'elementor' ) ) ).toEqual( [ 2, 3 ] );
	dispatch.receivePushed( 'elementor', 2 );
	const isPushed = ( platform: 'gutenberg' | 'elementor' ) =>
		select.getTemplates( platform )?.find( ( { id } ) => id === 2 )
			?.is_pushed;
	expect( isPushed( 'elementor' ) ).toBe( true );
	expect( isPushed( 'gutenberg' ) ).toBe( false );
} );

it( 'SAV-005 is about Elementor where no builder is named', async () => {
	const asked = serve( () => page( [ 7 ] ) );
	const { resolve, select } = newStore();
	await resolve.getTemplates();
	expect( asked ).toHaveLength( 1 );
	expect( asked[ 0 ]?.path ).toContain( 'platform=elementor' );
	expect( idsOf( select.getTemplates( 'elementor' ) ) ).toEqual( [ 7 ] );
	expect( select.getTemplates( 'gutenberg' ) ).toBeUndefined();
	expect( select.getTotalPages() ).toBe( 3 );
	expect( select.getTotalPages( 'elementor', 9 ) ).toBe( 1 );
} );

it( 'keeps each page and each search, and asks once for each', async () => {
	const asked = serve( ( { path } ) =>
		page( [ path.includes( 'page=2' ) ? 2 : 1 ] )
	);
	const { resolve, select } = newStore();
	await resolve.getTemplates( 'gutenberg', 1 );
	await resolve.getTemplates( 'gutenberg', 2 );
	await resolve.getTemplates( 'gutenberg', 1, 'hero' );
	await resolve.getTemplates( 'gutenberg', 2 );
	expect( asked ).toHaveLength( 3 );
	expect( asked[ 2 ]?.path ).toContain( 'search=hero' );
	expect( idsOf( select.getTemplates( 'gutenberg', 2 ) ) ).toEqual( [ 2 ] );
} );

it( 'LIB-058 could not be had: that is a failure, and no empty list', async () => {
	serve( () => refusal( 429, 'busy', 'Not now.' ) );
	const { resolve, select } = newStore();
	await expect( resolve.getTemplates( 'gutenberg' ) ).rejects.toMatchObject( {
		code: 'busy',
	} );
	expect( select.getTemplates( 'gutenberg' ) ).toBeUndefined();
} );

it( 'drops an answer to an earlier question, and all of them once cleared', () => {
	const { select, dispatch } = newStore();
	dispatch.receivePage( 'gutenberg', 1, '', page( [ 5 ] ), 20_001 );
	dispatch.receivePage( 'gutenberg', 1, '', page( [ 4 ] ), 20_000 );
	expect( idsOf( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 5 ] );
} );

it( 'deletes a template at once, and has it back where that fails', async () => {
	let seen: unknown;
	let refuses = true;
	const { resolve, select, dispatch } = newStore();
	serve( ( { path } ) => {
		if ( ! path.includes( 'delete' ) ) {
			return page( [ 1, 2 ] );
		}
		seen = idsOf( select.getTemplates( 'gutenberg' ) );
		return refuses
			? refusal( 409, 'cant_delete_kit', 'A kit.', { id: 2 } )
			: { status: 'success', message: 'Gone.', is_kit: true };
	} );
	await resolve.getTemplates( 'gutenberg' );
	expect( await dispatch.deleteTemplate( 2, 'gutenberg' ) ).toMatchObject( {
		isDeleted: false,
		failure: { code: 'cant_delete_kit', data: { id: 2 } },
	} );
	expect( seen ).toEqual( [ 1 ] );
	expect( idsOf( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 1, 2 ] );
	refuses = false;
	expect( await dispatch.deleteTemplate( 2, 'gutenberg', true ) ).toEqual( {
		isDeleted: true,
		message: 'Gone.',
	} );
	expect( idsOf( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 1 ] );
} );

it( 'imports each file, and tells which failed', async () => {
	const file = ( name: string ) => new File( [ '{}' ], name );
	let count = 0;
	serve( () =>
		++count === 2
			? refusal( 400, 'invalid_file', 'Not one of ours.' )
			: {
					status: 'success',
					items: [ saved( count ) ],
					failed: [ { name: 'inner.json', message: 'Broken.' } ],
					attachments: [ 40 + count, 50 + count ],
				}
	);
	const { dispatch } = newStore();
	expect(
		await dispatch.importFiles( [
			file( 'a.zip' ),
			file( 'b.json' ),
			file( 'c.zip' ),
		] )
	).toEqual( {
		imported: 2,
		attachments: [ 41, 51, 43, 53 ],
		failed: [
			{ name: 'inner.json', message: 'Broken.' },
			{ name: 'b.json', message: 'Not one of ours.' },
			{ name: 'inner.json', message: 'Broken.' },
		],
	} );
} );

describe( 'what a row offers', () => {
	const template = {
		source: 'site' as const,
		preview_url: 'https://site.test/p',
		export_url: 'https://site.test/e',
		can_delete: true,
	};

	it( 'SAV-011 leaves out delete and push where it is told to', () => {
		expect( offersOf( template ) ).toEqual( {
			preview: true,
			push: true,
			export: true,
			delete: true,
		} );
		expect( offersOf( template, { delete: true } ) ).toMatchObject( {
			push: true,
			delete: false,
		} );
		expect( offersOf( template, { push: true } ) ).toMatchObject( {
			push: false,
			delete: true,
		} );
	} );

	it( 'has neither preview nor push for what the library itself brought (SAV-007, SAV-008)', () => {
		expect( offersOf( { ...template, source: OWN_SOURCE } ) ).toEqual( {
			preview: false,
			push: false,
			export: true,
			delete: true,
		} );
	} );
} );
