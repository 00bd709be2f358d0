import type { SavedTemplate } from '@templately/rest/templates';
import {
	createTestStore,
	createApiError,
	mockApi,
} from '@templately/rest/testing';
import { getOffers, OWN_SOURCE, store } from '..';

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

// Selection is asked for a moment later: it is not left to the next test.
afterEach( () => new Promise( ( done ) => setTimeout( done, 5 ) ) );

const newStore = () => createTestStore( store );

const getIds = ( templates?: SavedTemplate[] ) =>
	templates?.map( ( { id } ) => id );

it( 'SAV-004 keeps the templates of each platform apart', async () => {
	mockApi( ( { path } ) =>
		page( path.includes( 'platform=gutenberg' ) ? [ 1, 2 ] : [ 3, 4 ] )
	);
	const { resolve, select } = newStore();
	await resolve.getTemplates( 'gutenberg' );
	await resolve.getTemplates( 'elementor' );
	expect( getIds( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 1, 2 ] );
	expect( getIds( select.getTemplates( 'elementor' ) ) ).toEqual( [ 3, 4 ] );
} );

it( 'SAV-024 marks a pushed template, and no other', async () => {
	mockApi( () => page( [ 1, 2 ] ) );
	const { resolve, select, dispatch } = newStore();
	await resolve.getTemplates( 'gutenberg' );
	dispatch.markPushed( 2 );
	expect(
		select
			.getTemplates( 'gutenberg' )
			?.map( ( template ) => template.is_pushed )
	).toEqual( [ false, true ] );
} );

it( 'SAV-005 loads the templates of Elementor by default', async () => {
	const asked = mockApi( () => page( [ 7 ] ) );
	const { resolve, select } = newStore();
	await resolve.getTemplates();
	expect( asked ).toHaveLength( 1 );
	expect( asked[ 0 ]?.path ).toContain( 'platform=elementor' );
	expect( getIds( select.getTemplates( 'elementor' ) ) ).toEqual( [ 7 ] );
	expect( select.getTemplates( 'gutenberg' ) ).toBeUndefined();
	expect( select.getTotalPages() ).toBe( 3 );
	expect( select.getTotalPages( 'elementor', 9 ) ).toBe( 1 );
} );

it( 'requests each page and each search once', async () => {
	const asked = mockApi( ( { path } ) =>
		page( [ path.includes( 'page=2' ) ? 2 : 1 ] )
	);
	const { resolve, select } = newStore();
	await resolve.getTemplates( 'gutenberg' );
	await resolve.getTemplates( 'gutenberg', 2 );
	await resolve.getTemplates( 'gutenberg', 1, 'hero' );
	await resolve.getTemplates( 'gutenberg', 2 );
	expect( asked.map( ( { path } ) => path ) ).toEqual( [
		'/saved-templates?platform=gutenberg&page=1',
		'/saved-templates?platform=gutenberg&page=2',
		'/saved-templates?platform=gutenberg&page=1&search=hero',
	] );
	expect( getIds( select.getTemplates( 'gutenberg', 2 ) ) ).toEqual( [ 2 ] );
	expect( getIds( select.getTemplates( 'gutenberg', 1, ' hero ' ) ) ).toEqual(
		[ 1 ]
	);
} );

it( 'LIB-058 reports a failure instead of an empty list', async () => {
	mockApi( () => createApiError( 429, 'busy', 'Not now.' ) );
	const { resolve, select } = newStore();
	await expect( resolve.getTemplates( 'gutenberg' ) ).rejects.toMatchObject( {
		code: 'busy',
	} );
	expect( select.getTemplates( 'gutenberg' ) ).toBeUndefined();
} );

it( 'hides a template while it is deleted, and shows it again after a failure', async () => {
	let seen: unknown;
	let refuses = true;
	const { resolve, select, dispatch } = newStore();
	mockApi( ( { path } ) => {
		if ( ! path.includes( 'delete' ) ) {
			return page( [ 1, 2 ] );
		}
		seen = getIds( select.getTemplates( 'gutenberg' ) );
		return refuses
			? createApiError( 409, 'cant_delete_kit', 'A kit.', { id: 2 } )
			: { status: 'success', message: 'Gone.', is_kit: true };
	} );
	await resolve.getTemplates( 'gutenberg' );
	expect( await dispatch.deleteTemplate( 2 ) ).toMatchObject( {
		isDeleted: false,
		failure: { code: 'cant_delete_kit', data: { id: 2 } },
	} );
	expect( seen ).toEqual( [ 1 ] );
	expect( getIds( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 1, 2 ] );
	refuses = false;
	expect( await dispatch.deleteTemplate( 2, true ) ).toEqual( {
		isDeleted: true,
		message: 'Gone.',
	} );
	expect( getIds( select.getTemplates( 'gutenberg' ) ) ).toEqual( [ 1 ] );
} );

it( 'imports each file, and returns those that failed', async () => {
	const file = ( name: string ) => new File( [ '{}' ], name );
	let count = 0;
	mockApi( () =>
		++count === 2
			? createApiError( 400, 'invalid_file', 'Not one of ours.' )
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
		can_rename: true,
		can_delete: true,
	};

	it( 'SAV-011 leaves out delete and push where it is told to', () => {
		expect( getOffers( template ) ).toEqual( {
			preview: true,
			push: true,
			export: true,
			rename: true,
			delete: true,
		} );
		expect( getOffers( template, { delete: true } ) ).toMatchObject( {
			push: true,
			delete: false,
		} );
		expect( getOffers( template, { push: true } ) ).toMatchObject( {
			push: false,
			delete: true,
		} );
	} );

	it( 'has neither preview nor push for what the library itself brought (SAV-007, SAV-008)', () => {
		expect( getOffers( { ...template, source: OWN_SOURCE } ) ).toEqual( {
			preview: false,
			push: false,
			export: true,
			rename: true,
			delete: true,
		} );
	} );
} );
