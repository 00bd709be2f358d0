import {
	createTestStore,
	getRequestedPaths,
	mockApi,
} from '@templately/rest/testing';
import type { Condition, ConditionOption } from '@templately/rest';
import { createAnswer, NEWS, newStore, serveTwo } from './own-store';
import {
	AUTOCOMPLETE_DELAY,
	createAutocomplete,
	setName,
	setSubName,
	store,
} from '..';

describe( 'Requests', () => {
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
					: createAnswer( 12, 'gutenberg', [ NEWS ] );
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
					? [
							{
								type: path.includes( 'elementor' )
									? 'popup'
									: 'part',
							},
						]
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
			expect( select.getThemeTemplates( 'gutenberg', 2 ) ).toMatchObject(
				{
					current_page: 2,
					total_page: 3,
				}
			);
			expect(
				select.getThemeTemplates( 'elementor', 1 )?.total_page
			).toBe( 5 );
			expect(
				select.getThemeTemplates( 'gutenberg', 1 )
			).toBeUndefined();
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
} );

describe( 'Editing', () => {
	describe( 'The state of conditions', () => {
		test( 'CND-014 holds platform, isLoading, conditions, those of each template, and those to save', async () => {
			let release = () => {};
			const held = new Promise< void >( ( resolved ) => {
				release = resolved;
			} );
			const calls = mockApi( async ( { path } ) => {
				await held;
				return path.includes( 'template_id=8' )
					? createAnswer( 8, 'elementor', [] )
					: createAnswer( 12, 'gutenberg', [ NEWS ] );
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
			expect( select.getConditionStrings() ).toEqual( [
				'include/general',
			] );
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
			const kept = [
				NEWS,
				{ ...NEWS, id: 32, name: 'general' as const },
			];
			const calls = mockApi( ( { path } ) =>
				path.includes( '/save-conditions' )
					? {
							status: 'success',
							message: 'Conditions saved.',
							data: { template_conditions: kept, conflicts: [] },
						}
					: createAnswer( 12, 'gutenberg', [] )
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
} );

describe( 'Deletion', () => {
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
			return {
				items,
				total: items.length,
				total_page: 1,
				current_page: 1,
			};
		} );
		return { calls, ...createTestStore( store ) };
	}

	const getIds = ( page: { items: { id: number }[] } | undefined ) =>
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
			expect(
				getIds( select.getThemeTemplates( 'gutenberg', 1 ) )
			).toEqual( [ 11 ] );
			expect(
				getIds( select.getThemeTemplates( 'elementor', 1 ) )
			).toEqual( [ 8 ] );
			await resolve.getThemeTemplates( 'gutenberg', 1 );
			expect( calls.length ).toBe( before + 1 );
			expect( select.getThemeTemplates( 'gutenberg', 1 )?.total ).toBe(
				1
			);
		} );

		test( 'is shown again after a failure', async () => {
			const { select, resolve, dispatch } = site( true );
			await resolve.getThemeTemplates( 'gutenberg', 1 );
			await expect( dispatch.deleteTemplate( 12 ) ).rejects.toMatchObject(
				{
					code: 'not_deleted',
				}
			);
			expect(
				getIds( select.getThemeTemplates( 'gutenberg', 1 ) )
			).toEqual( [ 12, 11 ] );
		} );
	} );

	describe( 'A late response', () => {
		/** A site whose answers are held until they are let go, in any order. */
		function slowSite() {
			const waiting: {
				path: string;
				answer: ( body: unknown ) => void;
			}[] = [];
			mockApi(
				( { path } ) =>
					new Promise( ( answer ) =>
						waiting.push( { path, answer } )
					)
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
} );

describe( 'Autocomplete', () => {
	/** An autocomplete with the questions that it asked, which the test answers. */
	function begin() {
		const asked: Array< {
			query: string;
			answer: ( options: ConditionOption[] ) => void;
			refuse: ( thrown: unknown ) => void;
		} > = [];
		const told: unknown[] = [];
		const busy: boolean[] = [];
		const autocomplete = createAutocomplete(
			( query ) =>
				new Promise( ( answer, refuse ) =>
					asked.push( { query, answer, refuse } )
				),
			{
				onOptions: ( options ) => told.push( options ),
				onFailure: ( { code } ) => told.push( code ),
				onBusy: ( isBusy ) => busy.push( isBusy ),
			}
		);
		return { asked, told, busy, autocomplete };
	}

	const NEWS_OPTIONS = [ { value: 5, label: 'News' } ];
	const ESSAYS = [ { value: 9, label: 'Essays' } ];

	describe( 'Suggestions', () => {
		beforeEach( () => jest.useFakeTimers() );
		afterEach( () => jest.useRealTimers() );

		const settle = () => jest.advanceTimersByTimeAsync( 0 );

		test( 'CND-020 are asked for 500 ms after the last letter, once', async () => {
			const { asked, autocomplete } = begin();
			expect( AUTOCOMPLETE_DELAY ).toBe( 500 );
			autocomplete.type( 'n' );
			jest.advanceTimersByTime( 400 );
			autocomplete.type( 'ne' );
			jest.advanceTimersByTime( 400 );
			autocomplete.type( 'new ' );
			jest.advanceTimersByTime( 499 );
			expect( asked ).toEqual( [] );
			jest.advanceTimersByTime( 1 );
			expect( asked.map( ( { query } ) => query ) ).toEqual( [ 'new' ] );
			jest.advanceTimersByTime( 5000 );
			expect( asked ).toHaveLength( 1 );
		} );

		test( 'CND-021 are not asked for without a text', () => {
			const { asked, busy, autocomplete } = begin();
			autocomplete.type( '' );
			autocomplete.type( '   ' );
			jest.advanceTimersByTime( 5000 );
			expect( asked ).toEqual( [] );
			expect( busy ).not.toContain( true );
		} );

		test( 'CND-021 are given up when the text is taken away again', () => {
			const { asked, busy, autocomplete } = begin();
			autocomplete.type( 'news' );
			jest.advanceTimersByTime( 300 );
			autocomplete.type( '' );
			jest.advanceTimersByTime( 5000 );
			expect( asked ).toEqual( [] );
			expect( busy ).toEqual( [ true, false ] );
		} );

		test( 'are those of the last question, however late an earlier answer is', async () => {
			const { asked, told, autocomplete } = begin();
			autocomplete.type( 'news' );
			jest.advanceTimersByTime( 500 );
			autocomplete.type( 'essays' );
			jest.advanceTimersByTime( 500 );
			asked[ 1 ]?.answer( ESSAYS );
			asked[ 0 ]?.answer( NEWS_OPTIONS );
			await settle();
			expect( told ).toEqual( [ ESSAYS ] );
		} );

		test( 'say that they failed, and can be asked for again', async () => {
			const { asked, told, busy, autocomplete } = begin();
			autocomplete.type( 'news' );
			jest.advanceTimersByTime( 500 );
			asked[ 0 ]?.refuse( { code: 'rest_forbidden', message: 'No.' } );
			await settle();
			autocomplete.type( 'news' );
			jest.advanceTimersByTime( 500 );
			asked[ 1 ]?.answer( NEWS_OPTIONS );
			await settle();
			expect( told ).toEqual( [ 'rest_forbidden', NEWS_OPTIONS ] );
			expect( busy ).toEqual( [ true, false, true, false ] );
		} );

		test( 'end with the row', async () => {
			const { asked, told, autocomplete } = begin();
			autocomplete.type( 'news' );
			jest.advanceTimersByTime( 500 );
			autocomplete.type( 'news!' );
			autocomplete.stop();
			jest.advanceTimersByTime( 5000 );
			asked[ 0 ]?.answer( NEWS_OPTIONS );
			await settle();
			expect( asked ).toHaveLength( 1 );
			expect( told ).toEqual( [] );
		} );
	} );
} );
