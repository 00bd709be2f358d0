// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { all, isOff, press, type, wait } from '../../test/show';
import { AddTemplate } from '../add-template';
import { open, radio, sentTo, TYPES } from './dialog-parts';

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
