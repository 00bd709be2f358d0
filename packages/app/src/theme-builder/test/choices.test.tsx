import { store as libraryStore } from '@templately/library';
import type { ApiRequest } from '@templately/rest/testing';
import { dispatch } from '@wordpress/data';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { all, button, choose, isOff, press, type, wait } from '../../test/show';
import { AddTemplate } from '../add-template';
import {
	NEWS,
	open,
	openConditions,
	radio,
	rowField,
	sentTo,
	TYPES,
	values,
} from './dialog-parts';

describe( 'The platform of a new template', () => {
	const labelOf = ( platform: string ) =>
		radio( platform )?.closest( 'label' )?.querySelector( 'span' )
			?.firstChild?.textContent;
	const why = ( platform: string ) =>
		document.getElementById(
			radio( platform )?.getAttribute( 'aria-describedby' ) ?? ''
		)?.textContent;
	const answer = ( { path }: ApiRequest ) =>
		path.includes( 'types' ) ? TYPES : new Promise( () => undefined );
	const add = <AddTemplate onClose={ () => undefined } />;
	const state = () =>
		[ 'gutenberg', 'elementor' ].map( ( platform ) => [
			labelOf( platform ),
			radio( platform )?.checked,
			radio( platform )?.disabled,
			why( platform ),
		] );

	beforeEach(
		() => void dispatch( libraryStore ).setPlatform( 'gutenberg' )
	);

	test( 'TPL-002 is one of the two, at first the one whose templates are looked at, and begins its types anew', async () => {
		const asked = await open( add, answer );
		expect( state() ).toEqual( [
			[ 'Gutenberg', true, false, undefined ],
			[ 'Elementor', false, false, undefined ],
		] );
		await act( async () => radio( '404' )?.click() );
		expect( isOff( 'Create Template' ) ).toBe( false );
		await act( async () => radio( 'elementor' )?.click() );
		await wait( 1000 );
		expect( state().map( ( [ , checked ] ) => checked ) ).toEqual( [
			false,
			true,
		] );
		expect( isOff( 'Create Template' ) ).toBe( true );
		await act( async () => radio( '404' )?.click() );
		await press( 'Create Template' );
		expect( sentTo( asked ).map( ( { data } ) => data ) ).toEqual( [
			{ platform: 'elementor', type: '404', title: '' },
		] );
	} );

	test( 'TPL-002 is Elementor at first where its templates are looked at', async () => {
		await dispatch( libraryStore ).setPlatform( 'elementor' );
		await open( add, answer );
		expect( state() ).toEqual( [
			[ 'Gutenberg', false, false, undefined ],
			[ 'Elementor', true, false, undefined ],
		] );
	} );

	test( 'TPL-002 cannot be one that is not active, which says so', async () => {
		await dispatch( libraryStore ).setPlatform( 'elementor' );
		await open( add, answer, [ 'gutenberg' ] );
		expect( state() ).toEqual( [
			[ 'Gutenberg', true, false, undefined ],
			[ 'Elementor', false, true, 'Not active on this site' ],
		] );
	} );

	test( 'TPL-008 is sent, and the form stays busy until the other page is there', async () => {
		window.location.hash = '';
		let release: ( body: unknown ) => void = () => undefined;
		await open( add, ( { path } ) =>
			path.includes( 'types' )
				? TYPES
				: new Promise( ( resolve ) => {
						release = resolve;
					} )
		);
		const isBusy = () =>
			button( 'Create Template' )?.classList.contains( 'is-busy' );
		await act( async () => radio( 'header' )?.click() );
		expect( isBusy() ).toBe( false );
		await press( 'Create Template' );
		expect( isBusy() ).toBe( true );
		const there = new URL( '#there', window.location.href ).href;
		await act( async () =>
			release( { template_id: 12, redirect: there, condition: null } )
		);
		expect( window.location.hash ).toBe( '#there' );
		expect( [ isBusy(), isOff( 'Create Template' ) ] ).toEqual( [
			true,
			true,
		] );
	} );
} );

describe( 'A row of conditions', () => {
	const saved = ( asked: ApiRequest[] ) =>
		asked
			.filter( ( { path } ) => path === '/save-conditions' )
			.map(
				( { data } ) => ( data as { conditions: unknown[] } ).conditions
			);
	const faults = () =>
		all( '.templately-condition__fault' ).map(
			( { textContent } ) => textContent
		);

	test( 'CND-006 includes or excludes, each by its name', async () => {
		await openConditions( 71, [ NEWS ] );
		expect(
			all< HTMLOptionElement >( 'option', rowField( 1, 'Type' ) ).map(
				( { value, textContent } ) => [ value, textContent ]
			)
		).toEqual( [
			[ 'include', 'Include' ],
			[ 'exclude', 'Exclude' ],
		] );
	} );

	test( 'CND-018 loses its id, its title and its fault with another sub name that has ids too, and searches among those', async () => {
		const asked = await openConditions( 72, [
			{ ...NEWS, fault: 'It was deleted.' },
		] );
		expect( [ values( 1 ), faults() ] ).toEqual( [
			[ 'include', 'archive', 'category', 'News' ],
			[ 'It was deleted.' ],
		] );
		await type( rowField( 1, 'Which' ) as never, 'ess' );
		await choose( rowField( 1, 'What' ), 'post_tag' );
		expect( [ values( 1 ), faults() ] ).toEqual( [
			[ 'include', 'archive', 'post_tag', '' ],
			[],
		] );
		await type( rowField( 1, 'Which' ) as never, 'riv' );
		await wait( 600 );
		expect(
			asked
				.map( ( { path } ) => path )
				.filter( ( path ) => path.includes( 'autocomplete' ) )
		).toEqual( [
			'/autocomplete-condition?name=archive&sub_name=post_tag&control=term&query=riv',
		] );
		await press( 'Save & Close' );
		expect( saved( asked ) ).toEqual( [
			[
				{
					type: 'include',
					name: 'archive',
					sub_name: 'post_tag',
					sub_id: 0,
				},
			],
		] );
	} );

	test( 'CND-017 loses sub name and id with another name, and does not have them back', async () => {
		const asked = await openConditions( 73, [ NEWS ] );
		await choose( rowField( 1, 'Where' ), 'singular' );
		expect( values( 1 ) ).toEqual( [
			'include',
			'singular',
			'',
			undefined,
		] );
		await choose( rowField( 1, 'Where' ), 'archive' );
		expect( values( 1 ) ).toEqual( [
			'include',
			'archive',
			'',
			undefined,
		] );
		await choose( rowField( 1, 'Where' ), 'general' );
		await press( 'Save & Close' );
		expect( saved( asked ) ).toEqual( [
			[ { type: 'include', name: 'general', sub_name: '', sub_id: 0 } ],
		] );
	} );
} );
