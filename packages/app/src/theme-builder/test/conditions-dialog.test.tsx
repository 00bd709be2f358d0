// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import {
	all,
	button,
	choose,
	getFocused,
	isOff,
	press,
	getTexts,
	wait,
} from '../../test/show';
import { NEWS, openConditions, rowField, values } from './dialog-parts';

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
