import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { useSending, type Sending } from '../use-sending';

describe( 'What a form sends', () => {
	let sending: Sending;
	let answer: { done: () => void; refuse: ( reason: unknown ) => void };
	let leave: () => Promise< void >;

	function Form() {
		sending = useSending(
			() =>
				new Promise( ( done, refuse ) => {
					answer = { done, refuse };
				} )
		);
		return null;
	}
	const state = () => [ sending.isBusy, sending.failure?.code ];

	beforeEach( async () => {
		( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT =
			true;
		const root = createRoot( document.createElement( 'div' ) );
		leave = () => act( async () => root.unmount() );
		await act( async () => root.render( <Form /> ) );
	} );
	afterEach( () => leave() );

	test( 'is under way until it is refused, says why, and can be sent again', async () => {
		expect( state() ).toEqual( [ false, undefined ] );
		await act( async () => {
			sending.send();
		} );
		expect( state() ).toEqual( [ true, undefined ] );
		await act( async () =>
			answer.refuse( { code: 'quota_exceeded', message: 'Full.' } )
		);
		expect( state() ).toEqual( [ false, 'quota_exceeded' ] );
		await act( async () => {
			sending.send();
		} );
		expect( state() ).toEqual( [ true, undefined ] );
	} );

	test( 'stays busy once it is done: its dialog is about to close', async () => {
		await act( async () => {
			sending.send();
		} );
		await act( async () => answer.done() );
		expect( state() ).toEqual( [ true, undefined ] );
	} );
} );
