import { dispatch } from '@wordpress/data';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { store as conditionsStore } from '@templately/conditions';
import type { AppServices } from '../../shell/app-context';
import { useRestoreFocus } from '../../shell/use-restore-focus';
import { openApp } from '../../test/open-app';
import {
	all,
	button,
	getFocused,
	getTexts,
	isOff,
	press,
	renderInApp,
	type,
	wait,
} from '../../test/show';
import { TemplateList } from '../template-list';
import ThemeBuilderScreen from '../theme-builder-screen';
import { AddTemplate } from '../add-template';
import { open, radio, sentTo, TYPES } from './dialog-parts';

describe( 'The list', () => {
	const navigate = jest.fn();
	const push = jest.fn();

	const APP = {
		host: {
			history: {
				subscribe: () => () => undefined,
				navigate,
				getHref: ( to: string ) => to,
			},
			site: {
				adminUrl:
					'https://site.example/wp-admin/admin.php?page=templately',
				can: { browse: true },
				links: {},
				locale: 'en_US',
				themeBuilder: {
					can: true,
					platforms: [ 'gutenberg', 'elementor' ],
				},
			},
		},
		popups: { push },
	} as unknown as AppServices;

	const template = ( id: number, title: string, canDelete = true ) => ( {
		id,
		title,
		platform: 'elementor',
		type: 'header',
		location: 'header',
		status: 'publish',
		edit_link: '',
		note: '',
		can_delete: canDelete,
		date: '2026-05-09T08:00:00Z',
		conditions: [],
	} );

	/** The list as it stands in the app. */
	function Screen() {
		useRestoreFocus();
		return (
			<div className="templately">
				<TemplateList platform="elementor" canAdd />
			</div>
		);
	}

	/** Shows the list of a site with three templates, of which one cannot be deleted. */
	async function list( refuses = false ) {
		let items = [
			template( 2, 'Second', false ),
			template( 3, 'Third' ),
			template( 1, 'First' ),
		];
		const asked: [ string, unknown ][] = [];
		await renderInApp( <Screen />, APP, ( address, sent ) => {
			asked.push( [ address, sent ] );
			if ( address.includes( 'delete' ) ) {
				if ( refuses ) {
					throw {
						code: 'not_deleted',
						message: 'WordPress did not delete the template.',
						data: { status: 500 },
					};
				}
				items = items.filter( ( { id } ) => id !== sent?.id );
				return { status: 'success', message: '“Third” is gone.' };
			}
			return address.includes( 'types' )
				? []
				: { items, total: 3, total_page: 1, current_page: 1 };
		} );
		await wait( 1000 );
		return asked.filter.bind( asked, ( [ address ] ) =>
			address.includes( 'delete' )
		) as () => typeof asked;
	}

	const deletes = () =>
		all( 'button[aria-label^="Delete"]' ).map(
			( { ariaLabel, attributes } ) =>
				ariaLabel ?? attributes.getNamedItem( 'aria-label' )?.value
		);
	const getDeleteButton = ( title: string ) =>
		all( 'button' ).find(
			( found ) =>
				found.getAttribute( 'aria-label' ) === `Delete ${ title }`
		);
	const dialogs = () => getTexts( '.components-modal__header-heading' );

	beforeEach( () => {
		window.history.replaceState( null, '', '?' );
		navigate.mockClear();
		push.mockClear();
	} );

	test( 'Deletes after asking, whatever the builder: the row goes, the next one has the focus, and what the site says is said', async () => {
		const sent = await list();
		expect( deletes() ).toEqual( [ 'Delete Third', 'Delete First' ] );
		await press( getDeleteButton( 'Third' ) );
		expect( dialogs() ).toEqual( [ 'Are You Sure?' ] );
		expect( document.body.textContent ).toContain(
			'“Third” will move to the trash.'
		);
		await press( 'Cancel' );
		await wait( 1000 );
		expect( [ dialogs(), sent(), getFocused() ] ).toEqual( [
			[],
			[],
			getDeleteButton( 'Third' ),
		] );

		await press( getDeleteButton( 'Third' ) );
		await press( all( '[type="submit"]' )[ 0 ] );
		await wait( 1000 );
		expect( sent().map( ( [ , data ] ) => data ) ).toEqual( [ { id: 3 } ] );
		expect( [ dialogs(), deletes() ] ).toEqual( [
			[],
			[ 'Delete First' ],
		] );
		expect( getFocused() ).toBe( getDeleteButton( 'First' ) );
		expect( push.mock.calls ).toEqual( [
			[ { status: 'success', title: '“Third” is gone.', message: '' } ],
		] );
	} );

	test( 'Says in the dialog why nothing was deleted, and lets try again', async () => {
		const sent = await list( true );
		await press( getDeleteButton( 'First' ) );
		await press( all( '[type="submit"]' )[ 0 ] );
		await wait( 1000 );
		expect( getTexts( '[role="alert"]' ).join() ).toContain(
			'WordPress did not delete the template.'
		);
		expect( deletes() ).toEqual( [ 'Delete Third', 'Delete First' ] );
		await press( all( '[type="submit"]' )[ 0 ] );
		await wait( 1000 );
		expect( sent().map( ( [ , data ] ) => data ) ).toEqual( [
			{ id: 1 },
			{ id: 1 },
		] );
		expect( push ).not.toHaveBeenCalled();
	} );

	test( 'Goes to the last page where there are fewer by now', async () => {
		window.history.replaceState( null, '', '?paged=4' );
		await list();
		expect( navigate.mock.calls ).toEqual( [
			[ '/elementor/theme-builder', { replace: true } ],
		] );
	} );

	test( 'Opens what a new template is to be (TPL-001), and where one shows (CND-001), one at a time', async () => {
		await list();
		expect( dialogs() ).toEqual( [] );
		await press( 'Add New Template' );
		expect( dialogs() ).toEqual( [ 'Add New Template' ] );
		await press( 'Cancel' );
		await wait( 1000 );
		expect( dialogs() ).toEqual( [] );
		await press(
			all( 'button' ).find(
				( found ) =>
					found.getAttribute( 'aria-label' ) ===
					'Add conditions to Third'
			)
		);
		expect( all( '.templately-conditions h1' ) ).toHaveLength( 1 );
		expect( dialogs() ).toEqual( [] );
	} );

	test.each( [
		[ true, 'No templates yet' ],
		[ false, 'Your role can’t do this' ],
	] )(
		'Somebody who may change the site (%s) finds the templates and a tab for them, or is told so: %s',
		async ( can, said ) => {
			await openApp( '/gutenberg/theme-builder', {
				site: { themeBuilder: { can, platforms: [ 'gutenberg' ] } },
				answers: { '/templates/theme': { items: [], total_page: 1 } },
			} );
			expect( getTexts( '.templately-theme-builder h2' ) ).toEqual( [
				said,
			] );
			expect(
				getTexts( 'nav[aria-label="Library"] a' ).includes(
					'Theme Builder'
				)
			).toBe( can );
			expect( Boolean( button( 'Add New Template' ) ) ).toBe( can );
		}
	);
} );

describe( 'Without its builder', () => {
	const APP = {
		host: {
			history: {
				subscribe: () => () => undefined,
				getHref: ( to: string ) => to,
			},
			site: {
				adminUrl:
					'https://site.example/wp-admin/admin.php?page=templately',
				can: { browse: true },
				links: {},
				locale: 'en_US',
				themeBuilder: { can: true, platforms: [ 'gutenberg' ] },
			},
		},
		popups: { push: () => undefined },
	} as unknown as AppServices;

	/** The screen, as the app keeps the focus in it. */
	function Screen() {
		useRestoreFocus();
		return (
			<div className="templately">
				<ThemeBuilderScreen params={ { platform: 'elementor' } } />
			</div>
		);
	}

	test( 'Of a builder that is not active, a list that fails is asked for once, says so, and comes when it is asked for again', async () => {
		let asked = 0;
		await renderInApp(
			<ThemeBuilderScreen params={ { platform: 'elementor' } } />,
			APP,
			() => {
				if ( ++asked === 1 ) {
					throw {
						code: 'busy',
						message: 'Not now.',
						data: { status: 503 },
					};
				}
				return { items: [], total: 0, pages: 0 };
			}
		);
		await wait( 3000 );
		expect( asked ).toBe( 1 );
		expect( getTexts( '[role="alert"]' ).join() ).toContain( 'Not now.' );
		await press( 'Try again' );
		await wait( 3000 );
		expect( asked ).toBe( 2 );
		expect( all( '[role="alert"]' ) ).toEqual( [] );
		expect( document.body.textContent ).toContain(
			'Elementor is not active on this site'
		);
	} );

	test( 'Where the last template of a builder that is not active was deleted, the list stays and has the focus', async () => {
		let items = [
			{
				id: 7,
				title: 'Left behind',
				platform: 'elementor',
				type: 'header',
				location: 'header',
				status: 'publish',
				edit_link: '',
				note: 'It is made with Elementor, which is not active.',
				can_delete: true,
				date: '2026-05-09T08:00:00Z',
				conditions: [],
			},
		];
		dispatch( conditionsStore ).refresh( 'getThemeTemplates' );
		await renderInApp( <Screen />, APP, ( address ) => {
			if ( address.includes( 'delete' ) ) {
				items = [];
				return { status: 'success', message: 'It is gone.' };
			}
			return address.includes( 'types' )
				? []
				: {
						items,
						total: items.length,
						total_page: items.length,
						current_page: 1,
					};
		} );
		await wait( 3000 );
		await press(
			all( 'button' ).find(
				( { ariaLabel, attributes } ) =>
					( ariaLabel ??
						attributes.getNamedItem( 'aria-label' )?.value ) ===
					'Delete Left behind'
			)
		);
		await press( all( '[type="submit"]' )[ 0 ] );
		await wait( 3000 );
		expect( document.body.textContent ).toContain( 'No templates yet' );
		expect( getFocused()?.textContent ).toBe( 'Theme Builder' );
	} );
} );

describe( 'A new template', () => {
	const field = ( placeholder: string ) =>
		all< HTMLInputElement >( 'input' ).find(
			( input ) => input.placeholder === placeholder
		);

	test( 'is made once, with the builder that was chosen, however often it is sent (TPL-008, TPL-010)', async () => {
		const asked = await open(
			<AddTemplate onClose={ () => undefined } />,
			( { path } ) =>
				path.includes( 'types' )
					? TYPES
					: new Promise( () => undefined )
		);
		await act( async () => radio( 'elementor' )?.click() );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		await act( async () => radio( 'header' )?.click() );
		for ( let time = 0; time < 2; time++ ) {
			// As Enter in a field does.
			await act( async () =>
				all( 'form' )[ 0 ]?.dispatchEvent(
					new Event( 'submit', { bubbles: true, cancelable: true } )
				)
			);
		}
		expect( sentTo( asked ).map( ( { data } ) => data ) ).toEqual( [
			{ platform: 'elementor', type: 'header', title: '' },
		] );
	} );

	test( 'begins with a design of the library that fits, of either builder, or with what is said', async () => {
		const answer = ( { path }: { path: string } ) => {
			if ( path.includes( 'types' ) ) {
				return TYPES;
			}
			return path.includes( 'designs' )
				? [
						{
							id: path.includes( 'elementor' ) ? 7 : 8,
							name: 'A design',
							pack: '',
							thumbnail: '',
							plan: 'free',
						},
					]
				: new Promise( () => undefined );
		};
		const asked = await open(
			<AddTemplate onClose={ () => undefined } />,
			answer,
			[ 'gutenberg', 'elementor' ],
			true
		);
		const said = () =>
			all( '.templately-designs .templately-small' )[ 0 ]?.textContent;
		for ( const [ platform, kind, words ] of [
			[ 'gutenberg', '404', 'The theme’s template, if it has one' ],
			[ 'gutenberg', 'header', 'An empty template' ],
			[ 'elementor', '404', 'An empty template' ],
			[ 'elementor', 'header', 'An empty template' ],
		] as const ) {
			await act( async () => radio( platform )?.click() );
			await wait( 1000 );
			await act( async () => radio( kind )?.click() );
			await wait( 1000 );
			expect( [ platform, kind, said() ] ).toEqual( [
				platform,
				kind,
				words,
			] );
		}
		await act( async () => radio( '7' )?.click() );
		await press( 'Create Template' );
		expect( sentTo( asked ).map( ( { data } ) => data ) ).toEqual( [
			{ platform: 'elementor', type: 'header', title: '', item_id: 7 },
		] );
	} );

	test( 'is of a type and perhaps a name, and opens in its editor (TPL-001, TPL-003, TPL-004, TPL-005, TPL-006, TPL-007, TPL-008, TPL-009, TPL-010, ERR-052)', async () => {
		window.location.hash = '';
		let answer: ( body: unknown ) => void = () => undefined;
		const asked = await open(
			<AddTemplate onClose={ () => undefined } />,
			( { path } ) =>
				path.includes( 'types' )
					? TYPES
					: new Promise( ( resolve ) => {
							answer = resolve;
						} )
		);
		await act( async () => radio( 'gutenberg' )?.click() );
		await wait( 1000 );
		expect( isOff( 'Create Template' ) ).toBe( true );

		// Nothing is called so, and a name alone makes nothing.
		await type( field( 'Select template type' ), 'zeppelin' );
		const none = () => all( '.templately-types__none' )[ 0 ]?.textContent;
		expect( none() ).toBe( 'No type Found' );
		expect( [ radio( 'header' ), radio( '404' ) ] ).toEqual( [
			undefined,
			undefined,
		] );
		await type( field( 'Enter template name (optional)' ), ' Not here ' );
		expect( isOff( 'Create Template' ) ).toBe( true );
		await type( field( 'Select template type' ), '404' );
		expect( none() ).toBe( '' );
		await act( async () => radio( '404' )?.click() );
		expect( isOff( 'Create Template' ) ).toBe( false );
		// A name is not needed.
		await type( field( 'Enter template name (optional)' ), '' );
		expect( isOff( 'Create Template' ) ).toBe( false );
		await type( field( 'Enter template name (optional)' ), ' Not here ' );

		// Another platform has types of its own.
		await act( async () => radio( 'elementor' )?.click() );
		await wait( 1000 );
		expect( isOff( 'Create Template' ) ).toBe( true );
		await act( async () => radio( 'gutenberg' )?.click() );
		await wait( 1000 );
		await act( async () => radio( '404' )?.click() );
		expect( sentTo( asked ) ).toEqual( [] );

		await press( 'Create Template' );
		expect( isOff( 'Create Template' ) ).toBe( true );
		await press( 'Create Template' );
		const refusal = Object.assign( new Error( 'WordPress said no.' ), {
			code: 'not_created',
			data: { status: 500 },
		} );
		await act( async () => answer( refusal ) );
		// eslint-disable-next-line no-console -- what was told there is looked at.
		const said = console.error as unknown as jest.Mock;
		expect( said.mock.calls ).toEqual( [
			[ 'not_created: WordPress said no.' ],
		] );
		said.mockClear();
		expect( all( '[role="alert"] p' )[ 0 ]?.textContent ).toBe(
			'WordPress said no.'
		);
		expect( isOff( 'Create Template' ) ).toBe( false );

		await press( 'Create Template' );
		const there = new URL( '#edited', window.location.href ).href;
		await act( async () =>
			answer( { template_id: 12, redirect: there, condition: null } )
		);
		expect( window.location.hash ).toBe( '#edited' );
		expect( sentTo( asked ).map( ( { data } ) => data ) ).toEqual(
			Array( 2 ).fill( {
				platform: 'gutenberg',
				type: '404',
				title: 'Not here',
			} )
		);
	} );
} );
