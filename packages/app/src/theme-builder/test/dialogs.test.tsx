import { serve, type Asked } from '@templately/rest/testing';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act, type ReactNode } from 'react';
import type { AppServices } from '../../app-context';
import { all, button, choose, press, show, type, wait } from '../../test/show';
import { AddTemplate } from '../add-template';
import { ConditionsDialog } from '../conditions-dialog';

const APP = {
	host: {
		site: {
			adminUrl: 'https://site.example/wp-admin/admin.php?page=templately',
			can: { browse: false },
			themeBuilder: {
				can: true,
				platforms: [ 'gutenberg', 'elementor' ],
			},
		},
	},
	popups: { push: () => undefined },
} as unknown as AppServices;

/** Shows a dialog inside the app, on a site that answers. */
async function open( dialog: ReactNode, answer: ( asked: Asked ) => unknown ) {
	const asked = serve( answer );
	await show( dialog, APP, null );
	await wait( 1000 );
	return asked;
}

const isOff = ( name: string ) =>
	button( name )?.getAttribute( 'aria-disabled' ) === 'true';

describe( 'A new template', () => {
	const TYPES = [
		{ type: 'header', label: 'Header', group: 'Parts', condition: null },
		{ type: '404', label: '404 page', group: 'Pages', condition: null },
	];
	const sentTo = ( asked: Asked[] ) =>
		asked.filter( ( { path } ) => path === '/create-template' );
	const radio = ( value: string ) =>
		all< HTMLInputElement >( 'input[type="radio"]' ).find(
			( input ) => input.value === value
		);
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

describe( 'Where a template shows', () => {
	const CONFIG = {
		general: {
			label: 'Entire site',
			plural_label: 'Entire site',
			sub_conditions: {},
			controls: [],
		},
		archive: {
			label: 'Archives',
			plural_label: 'All archives',
			sub_conditions: {
				category: { label: 'Categories', controls: [ 'term' ] },
				search: { label: 'Search results', controls: [] },
			},
			controls: [],
		},
		singular: {
			label: 'Single entries',
			plural_label: 'All single entries',
			sub_conditions: {},
			controls: [],
		},
	};
	const NEWS = {
		id: 3,
		type: 'include',
		name: 'archive',
		sub_name: 'category',
		sub_id: 5,
		sub_label: 'News',
		fault: '',
	};

	/** A field of a row by its label; rows are counted from 1. */
	const field = ( row: number, name: string ) => {
		const [ group ] = all( `[aria-label="Condition ${ row }"]` );
		const label = group
			? all< HTMLLabelElement >( 'label', group ).find(
					( { textContent } ) => textContent === name
				)
			: undefined;
		return (
			label
				? ( document.getElementById( label.htmlFor ) ?? undefined )
				: undefined
		) as HTMLSelectElement | undefined;
	};
	const values = ( row: number ) =>
		[ 'Type', 'Where', 'What', 'Which' ].map(
			( name ) => field( row, name )?.value
		);

	test( 'is said row by row, and saved (CND-001, CND-002, CND-003, CND-004, CND-005, CND-006, CND-008, CND-009, CND-010, CND-011, CND-016)', async () => {
		let answer: ( body: unknown ) => void = () => undefined;
		const onClose = jest.fn();
		const asked = await open(
			<ConditionsDialog templateId={ 7 } onClose={ onClose } />,
			( { path } ) => {
				if ( path.includes( 'preview' ) ) {
					return { pages: [], conflicts: [] };
				}
				return path.includes( 'save' )
					? new Promise( ( resolve ) => {
							answer = resolve;
						} )
					: {
							template: {
								id: 7,
								title: 'Categories',
								platform: 'gutenberg',
								type: 'category',
							},
							config: CONFIG,
							template_conditions: [ NEWS ],
						};
			}
		);
		expect( all( 'h1' ).map( ( { textContent } ) => textContent ) ).toEqual(
			[ 'Where Do You Want to Display This Template' ]
		);
		expect(
			all< HTMLOptionElement >(
				'option',
				field( 1, 'Type' ) as HTMLElement
			).map( ( { value } ) => value )
		).toEqual( [ 'include', 'exclude' ] );
		expect( values( 1 ) ).toEqual( [
			'include',
			'archive',
			'category',
			'News',
		] );

		// It is taken away again.
		const reset = all( '.templately-condition__which button' );
		await act( async () => reset.at( -1 )?.click() );
		expect( field( 1, 'Which' )?.value ).toBe( '' );

		// What has nothing to choose among, and all of it, have no id; the whole site has no kind.
		for ( const what of [ 'search', '' ] ) {
			await choose( field( 1, 'What' ), what );
			expect( values( 1 ) ).toEqual( [
				'include',
				'archive',
				what,
				undefined,
			] );
		}
		await choose( field( 1, 'Where' ), 'singular' );
		expect( values( 1 ) ).toEqual( [
			'include',
			'singular',
			'',
			undefined,
		] );
		await choose( field( 1, 'Where' ), 'archive' );
		await choose( field( 1, 'What' ), 'category' );
		expect( field( 1, 'Which' ) ).toBeDefined();

		// Another type begins the row anew.
		await choose( field( 1, 'Type' ), 'exclude' );
		expect( values( 1 ) ).toEqual( [
			'exclude',
			'general',
			undefined,
			undefined,
		] );
		await press( 'Add New Condition' );
		expect( values( 2 ) ).toEqual( [
			'include',
			'general',
			undefined,
			undefined,
		] );
		await choose( field( 2, 'Where' ), 'archive' );

		await press( 'Save & Close' );
		expect( button( 'Save & Close' ) ).toBeUndefined();
		expect( isOff( 'Saving...' ) ).toBe( true );
		expect( onClose ).not.toHaveBeenCalled();
		expect(
			asked.find( ( { path } ) => path === '/save-conditions' )?.data
		).toEqual( {
			template_id: 7,
			conditions: [
				{ type: 'exclude', name: 'general', sub_name: '', sub_id: 0 },
				{ type: 'include', name: 'archive', sub_name: '', sub_id: 0 },
			],
		} );
		await act( async () =>
			answer( {
				status: 'success',
				message: 'Saved.',
				data: { template_conditions: [], conflicts: [] },
			} )
		);
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );
} );
