import { createReduxStore, dispatch, register } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../app-context';
import { getTexts, press, renderInApp, wait } from '../../test/show';
import { useResolved } from '../use-resolved';
import { type AsyncAction, useAsyncAction } from '../use-async-action';
import { useRestoreFocus } from '../use-restore-focus';

describe( 'useResolved', () => {
	/** How often each list was asked for; the first answer of each takes a second. */
	const asked: Record< string, number > = {};

	const lists = createReduxStore( 'lists-of-the-test', {
		reducer: (
			state: Record< string, string > = {},
			action: { type: string; name?: string; answer?: string }
		) => {
			if ( action.type === 'FORGET' ) {
				return {};
			}
			return action.name
				? { ...state, [ action.name ]: action.answer ?? '' }
				: state;
		},
		actions: {
			receive: ( name: string, answer: string ) => ( {
				type: 'RECEIVE',
				name,
				answer,
			} ),
			forget: () => ( { type: 'FORGET' } ),
		},
		selectors: {
			getList: (
				state: Record< string, string >,
				name: string
			): string | undefined => state[ name ],
		},
		resolvers: {
			getList:
				( name: string ) =>
				async ( {
					dispatch: actions,
				}: {
					dispatch: {
						receive: ( of: string, answer: string ) => void;
					};
				} ) => {
					const time = ( asked[ name ] = ( asked[ name ] ?? 0 ) + 1 );
					await new Promise( ( done ) => setTimeout( done, 1000 ) );
					// The first one was asked before all was forgotten, and is dropped.
					if ( name !== 'dropped' || time > 1 ) {
						actions.receive( name, `${ name } ${ time }` );
					}
				},
		},
	} );
	register( lists );

	function List( { name }: { name: string } ) {
		const { value, isLoading } = useResolved( lists, 'getList', name );
		return (
			<>
				<p className="list">
					{ isLoading ? 'Loading' : ( value ?? 'None' ) }
				</p>
				<button onClick={ () => dispatch( lists ).forget() }>
					Forget
				</button>
			</>
		);
	}

	const visit = async ( name: string ) => {
		await renderInApp( <List name={ name } />, {} as AppServices, null );
		await wait( 3000 );
		return getTexts( '.list' ).at( -1 );
	};

	it( 'asks again for what came too late to be kept, once somebody comes to see it', async () => {
		expect( await visit( 'dropped' ) ).toBe( 'None' );
		expect( asked.dropped ).toBe( 1 );
		expect( await visit( 'dropped' ) ).toBe( 'dropped 2' );
		expect( asked.dropped ).toBe( 2 );
	} );

	it( 'asks once for what is kept, and not again for what goes while it is in sight', async () => {
		expect( await visit( 'kept' ) ).toBe( 'kept 1' );
		expect( await visit( 'kept' ) ).toBe( 'kept 1' );
		expect( asked.kept ).toBe( 1 );
		await press( 'Forget' );
		await wait( 3000 );
		expect( getTexts( '.list' ).at( -1 ) ).toBe( 'None' );
		expect( asked.kept ).toBe( 1 );
	} );
} );

describe( 'useAsyncAction', () => {
	describe( 'What a form sends', () => {
		let action: AsyncAction;
		let isRepeatable: boolean;
		let answer: { done: () => void; refuse: ( reason: unknown ) => void };
		let leave: () => Promise< void >;
		let render: () => Promise< void >;

		function Form() {
			action = useAsyncAction(
				() =>
					new Promise< void >( ( done, refuse ) => {
						answer = { done, refuse };
					} ),
				isRepeatable
			);
			return null;
		}
		const state = () => [ action.isBusy, action.failure?.code ];

		beforeEach( async () => {
			isRepeatable = false;
			(
				globalThis as Record< string, unknown >
			 ).IS_REACT_ACT_ENVIRONMENT = true;
			const root = createRoot( document.createElement( 'div' ) );
			leave = () => act( async () => root.unmount() );
			render = () => act( async () => root.render( <Form /> ) );
			await render();
		} );
		afterEach( () => leave() );

		test( 'is under way until it is refused, says why, and can be sent again', async () => {
			expect( state() ).toEqual( [ false, undefined ] );
			await act( async () => {
				action.run();
			} );
			expect( state() ).toEqual( [ true, undefined ] );
			await act( async () =>
				answer.refuse( { code: 'quota_exceeded', message: 'Full.' } )
			);
			expect( state() ).toEqual( [ false, 'quota_exceeded' ] );
			await act( async () => {
				action.run();
			} );
			expect( state() ).toEqual( [ true, undefined ] );
		} );

		test( 'stays busy once it is done: its dialog is about to close', async () => {
			await act( async () => {
				action.run();
			} );
			await act( async () => answer.done() );
			expect( state() ).toEqual( [ true, undefined ] );
		} );

		test( 'is not busy after a success that may be repeated', async () => {
			isRepeatable = true;
			await render();
			await act( async () => {
				action.run();
			} );
			expect( state() ).toEqual( [ true, undefined ] );
			await act( async () => answer.done() );
			expect( state() ).toEqual( [ false, undefined ] );
		} );
	} );
} );

describe( 'useRestoreFocus', () => {
	const HTML = `
	<button id="outside"></button>
	<div class="templately" id="app">
		<h1 id="title" tabindex="-1"></h1>
		<div id="above"><a href="#" id="link"></a></div>
		<div id="list">
			<ul id="rows">
				<li id="one"><input id="one-box"><button id="one-menu"></button></li>
				<li id="two"><input id="two-box"><button id="two-menu"></button></li>
				<li id="three"><input id="three-box"><button id="three-menu"></button></li>
			</ul>
			<p><b id="logo"><button id="choose"></button><button id="remove"></button></b></p>
		</div>
	</div>
	<div class="components-modal__frame templately" id="dialog" tabindex="-1">
		<h1></h1>
		<div id="content"><p id="failure"><button id="retry"></button></p></div>
	</div>`;

	const Kept = () => {
		useRestoreFocus();
		return null;
	};

	const find = ( id: string ) => document.getElementById( id ) as HTMLElement;

	const focused = () => document.querySelector( ':focus' )?.id ?? '';

	describe( 'The focus', () => {
		let leave: () => Promise< void >;
		beforeEach( async () => {
			(
				globalThis as Record< string, unknown >
			 ).IS_REACT_ACT_ENVIRONMENT = true;
			document.body.innerHTML = HTML;
			const root = createRoot( document.createElement( 'div' ) );
			leave = () => act( async () => root.unmount() );
			await act( async () => root.render( <Kept /> ) );
		} );
		afterEach( () => leave() );

		/** After what is done a moment after it was seen that something went: both moments come in the order in which they were asked for. */
		const settle = async () => {
			await null;
			await new Promise( ( done ) => setTimeout( done ) );
		};

		it.each< [ string, string[], string[][], string ] >( [
			[
				'of a row that goes is on the same control of the next one',
				[ 'one-menu' ],
				[ [ 'one' ] ],
				'two-menu',
			],
			[
				'of the last row is on the one before',
				[ 'three-box' ],
				[ [ 'three' ] ],
				'two-box',
			],
			[
				'counts the rows that are there',
				[ 'two-menu' ],
				[ [ 'one' ], [ 'two' ] ],
				'three-menu',
			],
			[
				'of the only row is on the title',
				[ 'one-box' ],
				[ [ 'one', 'two', 'three' ] ],
				'title',
			],
			[
				'of a list that goes is on the title',
				[ 'one-box' ],
				[ [ 'list' ] ],
				'title',
			],
			[
				'of a button that goes is beside it',
				[ 'remove' ],
				[ [ 'remove' ] ],
				'choose',
			],
			[
				'of a button that goes is not far away from it',
				[ 'remove' ],
				[ [ 'logo' ] ],
				'three-menu',
			],
			[
				'of a dialog stays in it',
				[ 'two-menu', 'retry' ],
				[ [ 'failure' ] ],
				'dialog',
			],
			[
				'comes back from a dialog to where its opener was',
				[ 'two-menu', 'retry' ],
				[ [ 'two' ], [ 'dialog' ] ],
				'three-menu',
			],
			[
				'comes back from a dialog that goes before its opener',
				[ 'two-menu', 'retry' ],
				[ [ 'dialog' ], [ 'two' ] ],
				'three-menu',
			],
			[
				'is let go of elsewhere',
				[ 'one-menu', 'outside' ],
				[ [ 'one' ], [ 'outside' ] ],
				'',
			],
		] )( '%s', async ( _, had, gone, expected ) => {
			had.forEach( ( id ) => find( id ).focus() );
			for ( const ids of gone ) {
				ids.forEach( ( id ) => find( id ).remove() );
				await settle();
			}
			expect( focused() ).toBe( expected );
		} );

		it( 'is not taken by what goes elsewhere, nor from who has left it by a click', async () => {
			find( 'one-box' ).focus();
			find( 'two' ).remove();
			await settle();
			expect( focused() ).toBe( 'one-box' );
			find( 'one-box' ).blur();
			find( 'three' ).remove();
			await settle();
			expect( focused() ).toBe( '' );
		} );
	} );
} );
