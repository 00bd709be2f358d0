// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { createNoticeQueue } from '@templately/ui';
import { mockApi } from '@templately/rest/testing';
import { mount } from '@templately/ui/testing';
import { DELETED_LASTS, PUSHED_LASTS } from '@templately/templates';
import { template, toItemsPage, workspace } from '../../test/fixtures';
import { ADA, control, openApp } from '../../test/open-app';
import {
	all,
	choose,
	enter,
	field,
	findField,
	getTexts,
	isOff,
	press,
	renderInApp,
	type,
	wait,
} from '../../test/show';
import type { AppServices } from '../../shell/app-context';
import { PushDialog } from '../push-dialog';
import { SaveForm } from '../save-dialog';
import { UpdateOption, useExistingTemplate } from '../push-notices';
import type { Destination, SaveRequest } from '../push-request';

describe( 'The screen', () => {
	type Args = Record< string, string >;

	const THEIRS = workspace( {
		id: 6,
		slug: 'open-water-6',
		title: 'Open Water',
		shared: true,
		role: 'editor',
	} );

	const listed = ( items: object[], more: object = {} ) => ( {
		items,
		current_page: 1,
		total_page: 1,
		...more,
	} );

	/** A site with saved templates, and a user with own and shared workspaces. */
	const site = ( more: object = {} ) => ( {
		'/saved-templates': listed( [ template() ] ),
		'/saved-templates/content/7': {
			...template(),
			content: [ '<!-- wp:separator /-->' ],
		},
		'/clouds': { files: toItemsPage( [] ), redirect: false },
		'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
		'/clouds/upload/check': { left_behind: [], images: 0, bytes: 1 },
		'/workspaces': ( { shared }: Args ) =>
			toItemsPage( [ shared === 'true' ? THEIRS : workspace() ] ),
		'/workspaces/open-water-6': {
			workspace: THEIRS,
			files: toItemsPage( [] ),
		},
		...more,
	} );

	const pushed = ( redirect: string ) => ( {
		'/clouds/upload': {
			status: 'success',
			message: '',
			data: {},
			redirect,
			left_behind: [],
		},
	} );

	const full = () => {
		throw {
			code: 'quota_exceeded',
			message: 'Your cloud is full.',
			data: { status: 422 },
		};
	};

	const open = ( at: string, more: object = {} ) =>
		openApp( at, { user: ADA, answers: site( more ) } );

	const getOptions = ( label: string ) =>
		all( 'option', field( label ) ).map(
			( { textContent } ) => textContent
		);

	const destination = () =>
		field( 'Destination' ) as unknown as HTMLSelectElement;

	const toasts = () => all( '.templately-toast' );

	const away = () => {
		throw {
			code: 'away',
			message: 'The database is away.',
			data: { status: 500 },
		};
	};

	/** Opens a template's menu, or closes it. */
	async function openMenu( title: string ) {
		await press( all( `[aria-label="Actions for ${ title }"]` )[ 0 ] );
		await wait( 500 );
	}

	/** Asks something of a template by its menu. */
	async function ask( title: string, entry: string ) {
		await openMenu( title );
		await press(
			all( '[role="menuitem"]' ).find(
				( { textContent } ) => textContent === entry
			)
		);
		await wait( 500 );
	}

	beforeEach( () => jest.spyOn( console, 'debug' ).mockReturnValue() );

	it( 'A template is renamed', async () => {
		const { asked } = await open( '/gutenberg/templates', {
			'/saved-templates/rename': {
				status: 'success',
				item: template( { title: 'Lunch' } ),
			},
		} );
		await ask( 'Menu card', 'Rename' );
		await type( field( 'Name' ), ' Lunch ' );
		await press( 'Rename' );
		await wait( 500 );
		expect(
			asked.find( ( { path } ) => path === '/saved-templates/rename' )
				?.sent
		).toEqual( { id: 7, title: 'Lunch' } );
		expect( getTexts( 'tbody [dir="auto"]' ) ).toContain( 'Lunch' );
	} );

	it( 'A row shows the template’s preview, and a placeholder without one', async () => {
		const url = 'https://site.example/preview';
		await open( '/gutenberg/templates', {
			'/saved-templates': listed( [
				template( { preview_url: url } ),
				template( { id: 8, preview_url: '' } ),
			] ),
		} );
		expect(
			all( 'tbody tr' ).map( ( row ) =>
				all( 'iframe', row ).map( ( frame ) =>
					frame.getAttribute( 'src' )
				)
			)
		).toEqual( [ [ url ], [] ] );
	} );

	it( 'Files that are dropped are imported, and a wrong one is named with its error', async () => {
		const { asked } = await open( '/gutenberg/templates', {
			'/saved-templates/import': {
				status: 'success',
				items: [],
				failed: [ { name: 'notes.txt', message: 'No template.' } ],
				attachments: [],
			},
		} );
		const file = new File( [ 'x' ], 'notes.txt' );
		const drop = new Event( 'drop', { bubbles: true, cancelable: true } );
		Object.assign( drop, {
			dataTransfer: {
				types: [ 'Files' ],
				files: [ file ],
				items: [],
				getData: () => '',
			},
		} );
		await act( async () => {
			document
				.querySelector( '.components-drop-zone' )
				?.dispatchEvent( drop );
		} );
		await wait( 500 );
		expect( asked.map( ( { path } ) => path ) ).toContain(
			'/saved-templates/import'
		);
		expect( document.body.textContent ).toContain(
			'notes.txt: No template.'
		);
	} );

	describe( 'SHL-008 SHL-028 saved templates have a screen for each builder', () => {
		it.each( [
			[ 'gutenberg', false ],
			[ 'elementor', true ],
		] )( '%s, in the tabs: %s', async ( platform, hasTab ) => {
			const { asked, here } = await open( `/${ platform }/templates` );
			expect( here() ).toBe( `/${ platform }/templates` );
			expect( getTexts( 'h1' ) ).toEqual( [ 'Saved templates' ] );
			expect(
				asked.find( ( { path } ) => path === '/saved-templates' )?.query
					.platform
			).toBe( platform );
			expect(
				all( 'nav[aria-label="Library"] a' ).some(
					( { textContent } ) => textContent === 'Templates'
				)
			).toBe( hasTab );
			expect( getTexts( '.templately-tabs [aria-current]' ) ).toEqual( [
				hasTab ? 'Templates' : 'My Cloud',
			] );
		} );
	} );

	it( 'SAV-007 SAV-012 a row leads to what it looks like, where it is not the library’s own', async () => {
		const preview = { preview_url: 'https://site.example/preview' };
		await open( '/gutenberg/templates', {
			'/saved-templates': listed( [
				template( preview ),
				template( {
					id: 8,
					title: 'Landing',
					source: 'templately',
					...preview,
				} ),
			] ),
		} );
		expect(
			all( '[aria-label^="Preview "]' ).map( ( link ) => [
				link.getAttribute( 'aria-label' ),
				link.textContent,
				link.getAttribute( 'href' ),
				link.getAttribute( 'target' ),
			] )
		).toEqual( [
			[ 'Preview Menu card', 'Preview', preview.preview_url, '_blank' ],
		] );
	} );

	it( 'SAV-001 lists what is saved on this site, page by page', async () => {
		const { asked, here } = await open( '/gutenberg/templates', {
			'/saved-templates': ( { page = '1' }: Args ) =>
				listed(
					[
						template( {
							id: Number( page ),
							title: `Menu of page ${ page }`,
						} ),
					],
					{ current_page: Number( page ), total_page: 2 }
				),
		} );
		const rows = () =>
			getTexts( 'table[aria-label="Saved templates"] tbody tr' );
		expect( rows() ).toEqual( [
			expect.stringContaining( 'Menu of page 1' ),
		] );
		await press( '2' );
		await wait( 500 );
		expect( rows() ).toEqual( [
			expect.stringContaining( 'Menu of page 2' ),
		] );
		expect( here() ).toBe( '/gutenberg/templates?paged=2' );
		expect(
			asked
				.filter( ( { path } ) => path === '/saved-templates' )
				.map( ( { query } ) => query.page ?? '1' )
		).toEqual( [ '1', '2' ] );
	} );

	it( 'SAV-006 SAV-009 SAV-010 a row offers to insert, export and delete what it is about', async () => {
		await open( '/gutenberg/templates', {
			'/saved-templates': listed( [
				template(),
				template( { id: 8, title: 'Landing', source: 'templately' } ),
				template( {
					id: 9,
					title: 'Theirs',
					export_url: '',
					can_rename: false,
					can_delete: false,
				} ),
			] ),
		} );
		expect(
			all( 'tbody button[aria-label^="Insert "]' ).map( ( found ) => [
				found.getAttribute( 'aria-label' ),
				found.textContent,
			] )
		).toEqual( [
			[ 'Insert Menu card', 'Insert' ],
			[ 'Insert Landing', 'Insert' ],
			[ 'Insert Theirs', 'Insert' ],
		] );
		for ( const [ title, entries ] of [
			[ 'Menu card', [ 'Push To Cloud', 'Export', 'Rename', 'Delete' ] ],
			[ 'Landing', [ 'Export', 'Rename', 'Delete' ] ],
			[ 'Theirs', [ 'Push To Cloud' ] ],
		] as const ) {
			await openMenu( title );
			// The menu opened before may still be fading out.
			const items = all( '[role="menu"]' )
				.at( -1 )
				?.querySelectorAll( '[role="menuitem"]' );
			expect(
				Array.from( items ?? [], ( { textContent } ) => textContent )
			).toEqual( entries );
		}
	} );

	it( 'SAV-013 Export opens the address from which the template comes as a file', async () => {
		window.location.hash = '';
		const at = ( hash: string ) =>
			new URL( hash, window.location.href ).href;
		await open( '/gutenberg/templates', {
			'/saved-templates': listed( [
				template( { export_url: at( '#export-7' ) } ),
				template( {
					id: 8,
					title: 'Landing',
					export_url: at( '#export-8' ),
				} ),
			] ),
		} );
		await ask( 'Landing', 'Export' );
		expect( window.location.hash ).toBe( '#export-8' );
		await ask( 'Menu card', 'Export' );
		expect( window.location.hash ).toBe( '#export-7' );
	} );

	it.each( [
		[ '', 'No templates yet' ],
		[ '?q=zeppelin', 'No templates match this search' ],
	] )(
		'SAV-014 where there is nothing at /gutenberg/templates%s, it says “%s”',
		async ( search, said ) => {
			await open( `/gutenberg/templates${ search }`, {
				'/saved-templates': listed( [] ),
			} );
			expect( getTexts( '.templately-saved h2' ) ).toEqual( [ said ] );
			expect( all( 'table' ) ).toEqual( [] );
		}
	);

	it( 'ERR-051 that templates could not be loaded is said as “Something went wrong.”', async () => {
		let isAway = true;
		await open( '/gutenberg/templates', {
			'/saved-templates': () =>
				isAway ? away() : listed( [ template() ] ),
		} );
		expect( getTexts( '.templately-saved [role="alert"] h2' ) ).toEqual( [
			'Something went wrong.',
		] );
		expect( getTexts( '.templately-saved [role="alert"]' )[ 0 ] ).toContain(
			'The database is away.'
		);
		isAway = false;
		await press( 'Try again' );
		await wait( 500 );
		expect( all( '[role="alert"]' ) ).toEqual( [] );
		expect( getTexts( 'tbody tr' ) ).toHaveLength( 1 );
	} );

	describe( 'Push To Cloud', () => {
		const begin = async ( more: object = {} ) => {
			const app = await open( '/gutenberg/templates', more );
			await ask( 'Menu card', 'Push To Cloud' );
			return app;
		};

		it( 'SAV-016 leads who is not signed in to sign-in', async () => {
			const { here } = await openApp( '/gutenberg/templates', {
				answers: site(),
			} );
			await ask( 'Menu card', 'Push To Cloud' );
			expect( here() ).toBe(
				'/sign-in?redirect-to=gutenberg%2Ftemplates'
			);
			expect( all( '[role="dialog"]' ) ).toEqual( [] );
		} );

		it.each( [
			[ 'SAV-025', '0', 'clouds', { workspace: '', workspace_id: 0 } ],
			[
				'SAV-026',
				'5',
				'clouds/workspace/client-drafts-1',
				{ workspace: 'client-drafts-1', workspace_id: 5 },
			],
			[
				'SAV-027',
				'6',
				'clouds/shared-workspace/open-water-6',
				{ workspace: 'open-water-6', workspace_id: 6 },
			],
		] )(
			'SAV-015 ERR-033 %s sends the template to the place with id %s, says so, and leads to %s',
			async ( _, place, redirect, sent ) => {
				const { asked, here } = await begin( pushed( redirect ) );
				await choose( destination(), place );
				await press( all( '[role="dialog"] [type="submit"]' )[ 0 ] );
				await wait( 500 );
				expect(
					asked.find( ( { path } ) => path === '/clouds/upload' )
						?.sent
				).toMatchObject( {
					...sent,
					saveTemplate: 7,
					name: 'Menu card',
				} );
				expect( here() ).toBe( `/${ redirect }` );
				expect(
					toasts().map( ( toast ) => toast.textContent )
				).toEqual( [
					'Successfully Pushed Your file has been pushed successfully to your cloud store.',
				] );
			}
		);

		it( 'SAV-024 marks the template that was pushed, and no other', async () => {
			const { goTo } = await begin( {
				...pushed( 'clouds' ),
				'/saved-templates': listed( [
					template(),
					template( { id: 8, title: 'Landing' } ),
				] ),
			} );
			const marks = () =>
				all( 'tbody tr' ).map( ( row ) =>
					row.textContent?.includes( 'In the cloud' )
				);
			expect( marks() ).toEqual( [ false, false ] );
			await press( all( '[role="dialog"] [type="submit"]' )[ 0 ] );
			await wait( 500 );
			await goTo( '/gutenberg/templates' );
			expect( marks() ).toEqual( [ true, false ] );
		} );

		it( 'ERR-032 says “Something went wrong.” and why, and stays', async () => {
			const { here } = await begin( { '/clouds/upload': full } );
			await press( all( '[role="dialog"] [type="submit"]' )[ 0 ] );
			await wait( 500 );
			expect(
				all( '[role="dialog"] [role="alert"] > *' ).map(
					( { textContent } ) => textContent
				)
			).toEqual( [ 'Something went wrong.', 'Your cloud is full.' ] );
			expect( here() ).toBe( '/gutenberg/templates' );
			expect( toasts() ).toEqual( [] );
		} );
	} );

	describe.each( [ 'Push To Cloud', 'Export' ] )( '%s', ( entry ) => {
		it.each( [
			[ 'elementor', false, true ],
			[ 'elementor', true, false ],
			[ 'gutenberg', false, false ],
		] )(
			'SAV-017 of a template for %s, where Elementor is here (%s), misses it: %s',
			async ( platform, hasElementor, misses ) => {
				window.location.hash = '';
				await openApp( `/${ platform }/templates`, {
					user: ADA,
					site: {
						hasElementor,
						elementorError:
							'The required dependency ‘Elementor’ is missing. Please install it before proceeding.',
					},
					answers: site( {
						'/saved-templates': listed( [
							template( {
								platform,
								export_url: new URL(
									'#export',
									window.location.href
								).href,
							} ),
						] ),
					} ),
				} );
				await ask( 'Menu card', entry );
				expect(
					getTexts( 'dialog h1, dialog [role="alert"]' )
				).toEqual(
					misses
						? [
								'Elementor not installed.',
								'The required dependency ‘Elementor’ is missing. Please install it before proceeding.',
							]
						: []
				);
				expect( [
					window.location.hash,
					getTexts( '[role="dialog"] h1' ),
				] ).toEqual( [
					! misses && entry === 'Export' ? '#export' : '',
					! misses && entry !== 'Export' ? [ entry ] : [],
				] );
			}
		);
	} );

	describe( 'Delete', () => {
		const KIT = 'This template is your Site Settings kit';
		const title = () => getTexts( '[role="dialog"] h1' );
		const begin = async ( answer: unknown ) => {
			const app = await open( '/gutenberg/templates', {
				'/saved-templates': listed( [
					template(),
					template( { id: 8, title: 'Landing' } ),
				] ),
				'/saved-templates/delete': answer,
			} );
			await ask( 'Landing', 'Delete' );
			await press( 'Delete' );
			await wait( 500 );
			return {
				...app,
				sent: () =>
					app.asked
						.filter(
							( { path } ) => path === '/saved-templates/delete'
						)
						.map( ( { sent } ) => sent ),
			};
		};
		const isKit =
			( id: number ) =>
			( _: Args, { force }: Record< string, unknown > ) => {
				if ( force ) {
					return { status: 'success', message: 'The kit went.' };
				}
				throw {
					code: 'cant_delete_kit',
					message: 'It is the kit.',
					data: { status: 409, id },
				};
			};

		it.each( [ '“Landing” was deleted.', 'It went.' ] )(
			'ERR-036 that it was done is said as the server says it: %s',
			async ( message ) => {
				await begin( { status: 'success', message } );
				expect(
					toasts().map( ( { textContent } ) => textContent?.trim() )
				).toEqual( [ message ] );
				expect( title() ).toEqual( [] );
			}
		);

		it.each( [
			[ 'busy', 'Later.', 503 ],
			[ 'invalid_permission', 'This is not yours.', 403 ],
		] )(
			'ERR-037 ERR-039 that it was refused (%s) is said as the server says it',
			async ( code, message, status ) => {
				await begin( () => {
					throw { code, message, data: { status } };
				} );
				expect(
					getTexts( 'dialog h1, dialog [role="alert"]' )
				).toEqual( [ 'Something went wrong.', message ] );
				expect( getTexts( 'tbody tr' )[ 1 ] ).toContain( 'Landing' );
			}
		);

		it.each( [ 8, 4242 ] )(
			'ERR-038 SAV-033 asks once more about a kit, and deletes the one with the id of the answer: %d',
			async ( id ) => {
				const { sent } = await begin( isKit( id ) );
				expect( title() ).toEqual( [ KIT ] );
				expect( getTexts( '.templately-dialog__foot button' ) ).toEqual(
					[ 'Force Delete', 'Keep my settings' ]
				);
				expect( sent() ).toMatchObject( [ { id: 8 } ] );
				await press( 'Force Delete' );
				await wait( 500 );
				expect( sent()[ 1 ] ).toMatchObject( { id, force: true } );
				expect( title() ).toEqual( [] );
				expect( toasts()[ 0 ]?.textContent ).toContain(
					'The kit went.'
				);
			}
		);

		it( 'SAV-033 “Keep my settings” keeps the kit', async () => {
			const { sent } = await begin( isKit( 8 ) );
			await press( 'Keep my settings' );
			await wait( 500 );
			expect( [ title(), sent().length ] ).toEqual( [ [], 1 ] );
			expect( getTexts( 'tbody tr' )[ 1 ] ).toContain( 'Landing' );
		} );
	} );

	describe( 'The screen that saves a template', () => {
		const AT = '/clouds/save-template?template=7';

		it( 'SHL-018 SAV-028 SAV-029 SAV-030 SAV-031 has a name, a destination, and a button that is on with both', async () => {
			await open( AT );
			expect( getTexts( 'h1' ) ).toEqual( [ 'Save your template' ] );
			expect( getOptions( 'Destination' ) ).toEqual( [
				'Choose a destination',
				'My Clouds',
				'Client drafts',
				'Open Water',
			] );
			const state = () => ( {
				name: field( 'Name' ).value,
				destination: destination().value,
				isOff: isOff( 'Save & Push' ),
			} );
			expect( state() ).toEqual( {
				name: 'Menu card',
				destination: '',
				isOff: true,
			} );
			await choose( destination(), '5' );
			for ( const [ name, isNone ] of [
				[ 'Menu card', false ],
				[ '', true ],
				[ '  ', true ],
				[ 'Spring', false ],
			] as const ) {
				await type( field( 'Name' ), name );
				expect( state() ).toEqual( {
					name,
					destination: '5',
					isOff: isNone,
				} );
			}
		} );

		it( 'SAV-032 ERR-035 goes on from uploading to where it lies now, and says so for 1.5 s', async () => {
			let answer: ( answered: object ) => void = () => undefined;
			const { here } = await open( AT, {
				'/clouds/upload': () =>
					new Promise( ( done ) => {
						answer = done;
					} ),
			} );
			await choose( destination(), '0' );
			await press( 'Save & Push' );
			expect( getTexts( 'form [role="status"]' ) ).toContain(
				'Uploading…'
			);
			expect( here() ).toBe( AT );
			expect( toasts() ).toEqual( [] );
			answer( pushed( 'clouds' )[ '/clouds/upload' ] );
			await wait( 0 );
			expect( here() ).toBe( '/clouds' );
			expect( toasts()[ 0 ]?.textContent ).toContain(
				'Successfully Pushed!'
			);
			await wait( 1499 );
			expect( toasts() ).toHaveLength( 1 );
			await wait( 1 );
			expect( toasts() ).toEqual( [] );
		} );

		it( 'ERR-034 SAV-032 says “Something must went wrong!” and why, and keeps what was typed', async () => {
			const { here } = await open( AT, { '/clouds/upload': full } );
			await type( field( 'Name' ), 'Menu card, spring' );
			await choose( destination(), '0' );
			await press( 'Save & Push' );
			await wait( 500 );
			expect( getTexts( 'form [role="alert"] strong' ) ).toEqual( [
				'Something must went wrong!',
			] );
			expect( getTexts( 'form [role="alert"]' )[ 0 ] ).toContain(
				'Your cloud is full.'
			);
			expect( field( 'Name' ).value ).toBe( 'Menu card, spring' );
			expect( getTexts( 'form [role="status"]' ) ).not.toContain(
				'Uploading…'
			);
			expect( here() ).toBe( AT );
		} );

		const gone = {
			'/saved-templates/content/9': () => {
				throw {
					code: 'not_found',
					message: 'No.',
					data: { status: 404 },
				};
			},
		};

		it( 'says that a template is not there any more, and lets another be chosen', async () => {
			await open( '/clouds/save-template?template=9', gone );
			expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
				'This template was not found.',
			] );
			expect( field( 'Template' ).value ).toBe( '' );
			await choose(
				field( 'Template' ) as unknown as HTMLSelectElement,
				'7'
			);
			await wait( 500 );
			expect( all( '[role="alert"]' ) ).toEqual( [] );
			expect( field( 'Name' ).value ).toBe( 'Menu card' );
		} );

		it( 'leads from one that is not there to all that are, also where none are', async () => {
			const { here } = await open( '/clouds/save-template?template=9', {
				...gone,
				'/saved-templates': listed( [] ),
			} );
			await press( control( 'Back to the saved templates' ) );
			await wait( 500 );
			expect( here() ).toBe( '/gutenberg/templates' );
		} );

		it( 'says of what could not be loaded nothing else, and tries again', async () => {
			let isAway = true;
			await open( AT, {
				'/saved-templates/content/7': () => {
					if ( isAway ) {
						throw {
							code: 'busy',
							message: 'Later.',
							data: { status: 500 },
						};
					}
					return site()[ '/saved-templates/content/7' ];
				},
			} );
			expect( getTexts( '[role="alert"] h2' ) ).not.toContain(
				'This template was not found.'
			);
			isAway = false;
			await press( 'Try again' );
			await wait( 500 );
			expect( all( '[role="alert"]' ) ).toEqual( [] );
			expect( field( 'Name' ).value ).toBe( 'Menu card' );
		} );

		const TWELFTH = template( {
			id: 12,
			title: 'Winter menu',
			preview_url: 'https://site.example/winter',
		} );

		/** A site with more templates than its first page has. */
		const many = {
			'/saved-templates': ( { search }: Args ) =>
				search
					? listed( search.includes( 'inter' ) ? [ TWELFTH ] : [] )
					: listed( [ template() ], { total_page: 2 } ),
			'/saved-templates/content/12': {
				...TWELFTH,
				content: [ '<!-- wp:separator /-->' ],
			},
		};

		it( 'finds a template that is on another page, and keeps what is filled in meanwhile', async () => {
			await open( '/clouds/save-template', many );
			await choose( destination(), '5' );
			expect( getOptions( 'Template' ) ).toEqual( [
				'Choose a saved template',
				'Menu card',
			] );
			const search = field( 'Search templates' );
			await type( search, 'nothing' );
			await enter( search );
			await wait( 500 );
			expect( getOptions( 'Template' ) ).toEqual( [
				'No Templates Found',
			] );
			await type( field( 'Search templates' ), 'winter' );
			await enter( field( 'Search templates' ) );
			await wait( 500 );
			expect( getOptions( 'Template' ) ).toEqual( [
				'Choose a saved template',
				'Winter menu',
			] );
			await choose(
				field( 'Template' ) as unknown as HTMLSelectElement,
				'12'
			);
			await wait( 500 );
			expect( field( 'Name' ).value ).toBe( 'Winter menu' );
			expect( destination().value ).toBe( '5' );
		} );

		it( 'knows a template of another page by its address, as it looks', async () => {
			await open( '/clouds/save-template?template=12', many );
			expect( getOptions( 'Template' ) ).toEqual( [
				'Choose a saved template',
				'Winter menu',
				'Menu card',
			] );
			expect( field( 'Template' ).value ).toBe( '12' );
			expect( field( 'Name' ).value ).toBe( 'Winter menu' );
			expect( all( 'iframe' )[ 0 ]?.getAttribute( 'src' ) ).toBe(
				'https://site.example/winter'
			);
		} );

		it( 'searches only where there is more than one page', async () => {
			await open( '/clouds/save-template' );
			expect( findField( 'Search templates' ) ).toBeNull();
		} );
	} );
} );

describe( 'The push dialog', () => {
	const TEMPLATE = template();

	const APP = {
		host: { site: {}, history: { navigate: () => undefined } },
		notices: createNoticeQueue(),
		fail: () => undefined,
	} as unknown as AppServices;

	/** What was pushed: the file, and the version that it was to follow. */
	let pushed: unknown[];

	/** A cloud in which another user saves the same file before each push. */
	function cloud() {
		pushed = [];
		let version = 3;
		return ( address: string, sent: Record< string, unknown > = {} ) => {
			if ( address.includes( '/clouds/upload/check' ) ) {
				return { left_behind: [], images: 0 };
			}
			if ( address.includes( '/clouds/upload' ) ) {
				pushed.push( [ sent.file_id, sent.base ] );
				version++;
				throw {
					code: 'version_conflict',
					message: 'Somebody else saved it meanwhile.',
					data: { status: 409 },
				};
			}
			if ( address.includes( '/clouds' ) ) {
				return {
					files: {
						data: [
							{
								id: 31,
								name: 'Menu card',
								version,
								can: { save: true },
							},
						],
						current_page: 1,
						total_page: 1,
					},
				};
			}
			return address.includes( 'saved-templates' )
				? { ...TEMPLATE, content: [ '<!-- wp:separator /-->' ] }
				: { data: [] };
		};
	}

	const newer = () =>
		all< HTMLInputElement >( 'input[type="checkbox"]' )[ 0 ];

	/** Asks twice for a newer version. */
	async function pushTwice( action: string ) {
		for ( let time = 0; time < 2; time++ ) {
			await wait( 1000 );
			// What was refused is not chosen any more: it is another version now.
			expect( newer()?.checked ).toBe( false );
			await press( newer() );
			await press( action );
			await wait( 1000 );
			expect( document.body.textContent ).toContain(
				'Somebody else saved it meanwhile.'
			);
		}
		expect( pushed ).toEqual( [
			[ 31, 3 ],
			[ 31, 4 ],
		] );
	}

	test( 'A newer version that came too late is pushed on what is there now, and not refused for ever', async () => {
		await renderInApp(
			<PushDialog template={ TEMPLATE } onClose={ () => undefined } />,
			APP,
			cloud()
		);
		await pushTwice( 'Push To Cloud' );
	} );

	test( 'A save that came too late is saved on what is there now, too', async () => {
		await renderInApp(
			<SaveForm
				saving={ {
					platform: 'gutenberg',
					id: 0,
					source: 12,
					type: 'section',
					title: 'Menu card',
					content: [ '<!-- wp:separator /-->' ],
				} }
			/>,
			APP,
			cloud()
		);
		await wait( 500 );
		const [ select ] = all< HTMLSelectElement >( 'select' );
		expect( getTexts( 'option' ) ).toContain( 'My Clouds' );
		await choose( select as HTMLSelectElement, '0' );
		await pushTwice( 'Save & Push' );
	} );

	test( 'That it could not be found out what stays behind is said, and can be tried again', async () => {
		const answer = cloud();
		let isAway = true;
		let checks = 0;
		await renderInApp(
			<PushDialog template={ TEMPLATE } onClose={ () => undefined } />,
			APP,
			( address, sent ) => {
				if ( address.includes( '/clouds/upload/check' ) ) {
					checks++;
					if ( isAway ) {
						throw { code: 'busy', message: 'Later.' };
					}
				}
				return answer( address, sent );
			}
		);
		await wait( 1000 );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [
			'Couldn’t check what will be left out. Try again',
		] );
		isAway = false;
		await press( 'Try again' );
		await wait( 1000 );
		expect( checks ).toBe( 2 );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
		expect( getTexts( '[role="status"]' ) ).toContain(
			'Everything is included.'
		);
	} );
} );

describe( 'A newer version', () => {
	const SAVING: SaveRequest = {
		platform: 'gutenberg',
		id: 0,
		source: 0,
		type: 'page',
		title: 'Price list',
		content: [],
	};

	let leave: () => Promise< void >;

	/** Shows what is offered, once the site has answered. */
	async function show( destination: Destination | undefined, name: string ) {
		const Offer = () => (
			<UpdateOption
				{ ...useExistingTemplate( SAVING, name, destination ) }
			/>
		);
		const shown = await mount( <Offer /> );
		leave = shown.leave;
		await act( () => jest.advanceTimersByTimeAsync( 400 ) );
		return shown.box;
	}

	beforeEach( () => jest.useFakeTimers() );
	afterEach( async () => {
		await leave();
		jest.useRealTimers();
	} );

	const answer = ( ...can: boolean[] ) => ( {
		files: {
			data: can.map( ( save, id ) => ( {
				id,
				name: 'Price list',
				can: { save },
			} ) ),
			current_page: 1,
			total_page: 1,
		},
	} );

	test( 'a file of the same name is asked for by that name, in My Clouds and in a workspace', async () => {
		const asked = mockApi( () => answer( false, true ) );
		const cloud = await show( null, ' Price list ' );
		expect( cloud.textContent ).toContain(
			'Save as a new version of “Price list”'
		);
		await leave();
		await show( { value: 7, slug: 'drafts-0a1b2c3d' }, 'Price list' );
		expect( asked.map( ( { path } ) => path ) ).toEqual( [
			'/clouds?name=Price list&platform=gutenberg',
			'/workspaces/drafts-0a1b2c3d?name=Price list&platform=gutenberg',
		] );
	} );

	test( 'nothing is offered of what may not be saved, and nothing is asked before it is known where it goes', async () => {
		const asked = mockApi( () => answer( false ) );
		const cloud = await show( null, 'Price list' );
		expect( cloud.textContent ).toBe( '' );
		await leave();
		await show( undefined, 'Price list' );
		await leave();
		await show( null, '  ' );
		expect( asked ).toHaveLength( 1 );
	} );
} );

describe( 'Notices', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [
		[ 'SHL-054 that a saved template was deleted', DELETED_LASTS ],
		[ 'SHL-055 that something was pushed', PUSHED_LASTS ],
	] )( '%s is said for 1500 ms', ( _, lasts ) => {
		const queue = createNoticeQueue();
		queue.push( { status: 'success', title: 'Done', message: '', lasts } );
		jest.advanceTimersByTime( 1499 );
		expect( queue.getCurrent()?.title ).toBe( 'Done' );
		jest.advanceTimersByTime( 1 );
		expect( queue.getCurrent() ).toBeUndefined();
	} );
} );
