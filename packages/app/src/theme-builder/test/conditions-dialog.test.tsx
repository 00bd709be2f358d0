// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { dispatch } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { type ApiRequest, mockApi } from '@templately/rest/testing';
import type { Condition, ConditionControl } from '@templately/rest';
import {
	all,
	button,
	choose,
	getFocused,
	getTexts,
	isOff,
	press,
	renderInApp,
	type,
	wait,
} from '../../test/show';
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
import { AddTemplate } from '../add-template';
import type { AppServices } from '../../shell/app-context';
import { IdField } from '../condition-fields';

describe( 'Where a template shows', () => {
	test( 'is said row by row, and saved (CND-001, CND-002, CND-003, CND-004, CND-005, CND-006, CND-008, CND-009, CND-010, CND-011, CND-016)', async () => {
		let answer: ( body: unknown ) => void = () => undefined;
		const onClose = jest.fn();
		const asked = await openConditions( 7, [ NEWS ], {
			save: () =>
				new Promise( ( resolve ) => {
					answer = resolve;
				} ),
			close: onClose,
		} );
		expect( all( 'h1' ).map( ( { textContent } ) => textContent ) ).toEqual(
			[ 'Where Do You Want to Display This Template' ]
		);
		expect(
			all< HTMLOptionElement >(
				'option',
				rowField( 1, 'Type' ) as HTMLElement
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
		expect( rowField( 1, 'Which' )?.value ).toBe( '' );

		// What has nothing to choose among, and all of it, have no id; the whole site has no kind.
		for ( const what of [ 'search', '' ] ) {
			await choose( rowField( 1, 'What' ), what );
			expect( values( 1 ) ).toEqual( [
				'include',
				'archive',
				what,
				undefined,
			] );
		}
		await choose( rowField( 1, 'Where' ), 'singular' );
		expect( values( 1 ) ).toEqual( [
			'include',
			'singular',
			'',
			undefined,
		] );
		await choose( rowField( 1, 'Where' ), 'archive' );
		await choose( rowField( 1, 'What' ), 'category' );
		expect( rowField( 1, 'Which' ) ).toBeDefined();

		// Another type begins the row anew.
		await choose( rowField( 1, 'Type' ), 'exclude' );
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
		await choose( rowField( 2, 'Where' ), 'archive' );

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

	test( 'what a row was refused for stays with that row when another one goes', async () => {
		await openConditions(
			9,
			[ NEWS, { ...NEWS, id: 32, type: 'exclude' }, { ...NEWS, id: 33 } ],
			{
				save: () => {
					throw {
						code: 'invalid_conditions',
						message: 'One of them is wrong.',
						data: {
							status: 400,
							fields: { 'conditions.1': 'Not this one.' },
						},
					};
				},
			}
		);
		const faults = () =>
			all( '.templately-condition' ).map(
				( row ) => row.querySelector( '.is-bad' )?.textContent ?? null
			);
		// What was changed is saved.
		await choose( rowField( 1, 'Where' ), 'singular' );
		await press( 'Save & Close' );
		expect( faults() ).toEqual( [ null, 'Not this one.', null ] );
		await press( all( '[aria-label="Remove condition 1"]' )[ 0 ] );
		expect( faults() ).toEqual( [ 'Not this one.', null ] );
		await press( all( '[aria-label="Remove condition 1"]' )[ 0 ] );
		expect( faults() ).toEqual( [ null ] );
	} );

	test( 'lists pages and other templates, and which template shows there', async () => {
		const other = {
			edit_link: '',
			condition: 'Archives / All archives',
		};
		await openConditions( 11, [ NEWS ], {
			preview: {
				pages: [
					{ title: 'News', url: '/news', wins: true },
					{ title: 'Essays', url: '/essays', wins: false },
				],
				conflicts: [
					[ 'Wide', 'wins_over' ],
					[ 'Narrow', 'yields_to' ],
					[ 'Twin', 'same' ],
				].map( ( [ title, relation ], id ) => ( {
					...other,
					template_id: id,
					title,
					relation,
				} ) ),
			},
		} );
		expect( getTexts( '.templately-pages li' ) ).toEqual( [
			'NewsAppears',
			'EssaysAnother template wins',
		] );
		expect( getTexts( 'h2 [role="status"]' ) ).toEqual( [
			'appears on 1 of 2',
		] );
		expect( getTexts( '.templately-conflicts li' ) ).toEqual( [
			'Wide also matches some of these pages. This template wins there (Archives / All archives).',
			'Narrow also matches some of these pages and wins there, because its Archives / All archives is more specific.',
			'Twin has the same condition (Archives / All archives). The newer template wins.',
		] );

		await choose( rowField( 1, 'Type' ), 'exclude' );
		await wait( 1000 );
		expect( all( '.templately-pages, .templately-conflicts' ) ).toEqual(
			[]
		);
		expect( getTexts( '.templately-conditions__note' ) ).toEqual( [
			'This template appears nowhere until a row includes pages.',
		] );
	} );

	test( 'stays in the form when saving fails, and closing asks before it is lost', async () => {
		const onClose = jest.fn();
		const asked = await openConditions( 13, [ NEWS ], {
			save: () => {
				throw {
					code: 'away',
					message: 'The database is away.',
					data: { status: 503 },
				};
			},
			close: onClose,
		} );
		await choose( rowField( 1, 'What' ), 'search' );
		for ( const name of [ 'Save & Close', 'Try again' ] ) {
			await press( name );
			expect( getTexts( '[role="alert"]' ) ).toEqual( [
				'The database is away. Your conditions are still here.away',
			] );
			expect( values( 1 )[ 2 ] ).toBe( 'search' );
		}
		expect(
			asked.filter( ( { path } ) => path === '/save-conditions' )
		).toHaveLength( 2 );

		const close = () => press( all( '[aria-label="Close"]' )[ 0 ] );
		await close();
		expect( getTexts( '[role="alert"]' ) ).toContain(
			'Your changes are not saved.'
		);
		expect( getFocused() ).toBe( button( 'Keep editing' ) );
		await press( 'Keep editing' );
		expect( onClose ).not.toHaveBeenCalled();
		expect( values( 1 )[ 2 ] ).toBe( 'search' );
		await close();
		await press( 'Discard changes' );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'marks a row of a term that is gone, and closes at once when nothing changed', async () => {
		const onClose = jest.fn();
		await openConditions(
			15,
			[ NEWS, { ...NEWS, id: 4, fault: 'The term is gone.' } ],
			{ close: onClose }
		);
		expect(
			all( '.templately-condition' ).map(
				( row ) =>
					document.getElementById(
						row.getAttribute( 'aria-describedby' ) ?? ''
					)?.textContent
			)
		).toEqual( [ undefined, 'The term is gone.' ] );
		await press( all( '[aria-label="Close"]' )[ 0 ] );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'The platform of a new template', () => {
	const getLabel = ( platform: string ) =>
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
			getLabel( platform ),
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

const CONDITION: Condition = {
	id: -1,
	type: 'include',
	name: 'singular',
	sub_name: 'post',
	sub_id: 0,
	sub_label: '',
	fault: '',
};

/** Types a text, and waits until the site has answered. */
async function look( text: string ) {
	const [ input ] = all< HTMLInputElement >( 'input' );
	await act( async () => input?.focus() );
	await type( input, text );
	await wait( 600 );
}

const options = () => all( '[role="option"]' );

describe( 'Which post a condition is about', () => {
	test.each( [
		[ 'a word with a space before it', ' grey' ],
		[ 'a number', '41' ],
		[ 'a word that is not in the title', 'harbour' ],
		[ 'other letters', 'GRÖY' ],
	] )(
		'is offered as the site found it, by %s (CND-010)',
		async ( _, typed ) => {
			const asked = mockApi( () => [
				{ value: 41, label: 'Gray harbor' },
				{ value: 7, label: 'Straße' },
			] );
			const onChange = jest.fn();
			await renderInApp(
				<IdField
					condition={ CONDITION }
					control={ { name: 'post' } as unknown as ConditionControl }
					isLabelHidden={ false }
					onChange={ onChange }
				/>,
				{} as AppServices,
				null
			);
			await look( typed );
			expect( asked[ 0 ]?.path ).toContain( `query=${ typed.trim() }` );
			expect(
				options().map( ( { textContent } ) => textContent )
			).toEqual( [ 'Gray harbor', 'Straße' ] );
			await act( async () => options()[ 1 ]?.click() );
			expect( onChange ).toHaveBeenCalledWith( 7, 'Straße' );
		}
	);

	test( 'that is not found is told of, and a failed search is tried again', async () => {
		let isAway = false;
		mockApi( () => {
			if ( isAway ) {
				throw {
					code: 'away',
					message: 'The database is away.',
					data: { status: 503 },
				};
			}
			return [];
		} );
		await renderInApp(
			<IdField
				condition={ CONDITION }
				control={ 'post' }
				isLabelHidden={ false }
				onChange={ () => undefined }
			/>,
			{} as AppServices,
			null
		);
		const said = () =>
			getTexts(
				'.templately-condition__which :is([role="status"], [role="alert"])'
			);
		await look( 'zeppelin' );
		expect( said() ).toEqual( [ 'No results for “zeppelin”.' ] );
		isAway = true;
		await look( 'balloon' );
		expect( said() ).toEqual( [ 'The database is away.Try again' ] );
		isAway = false;
		await press( 'Try again' );
		await wait( 600 );
		expect( said() ).toEqual( [ 'No results for “balloon”.' ] );
	} );
} );
