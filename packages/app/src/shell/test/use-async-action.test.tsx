import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { type AsyncAction, useAsyncAction } from '../use-async-action';

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
		( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT =
			true;
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
