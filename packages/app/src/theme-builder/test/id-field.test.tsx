import { createRoot } from '@wordpress/element';
import type { Condition, ConditionControl } from '@templately/rest';
import { serve } from '@templately/rest/testing';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { IdField } from '../id-field';

const CONDITION: Condition = {
	id: -1,
	type: 'include',
	name: 'singular',
	sub_name: 'post',
	sub_id: 0,
	sub_label: '',
	fault: '',
};

let leave: () => Promise< void >;

async function show( onChange: ( id: number, label: string ) => void ) {
	const box = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( box );
	leave = async () => {
		await act( async () => root.unmount() );
		box.remove();
	};
	await act( async () =>
		root.render(
			<IdField
				condition={ CONDITION }
				control={ { name: 'post' } as unknown as ConditionControl }
				isLabelHidden={ false }
				onChange={ onChange }
			/>
		)
	);
}

/** Types a text, and waits until the site has answered. */
async function type( text: string ) {
	const input = document.querySelector< HTMLInputElement >( 'input' );
	await act( async () => input?.focus() );
	await act( async () => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		)?.set?.call( input, text );
		input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	await act( async () => {
		await jest.advanceTimersByTimeAsync( 600 );
	} );
}

const options = () =>
	Array.from( document.querySelectorAll< HTMLElement >( '[role="option"]' ) );

beforeEach( () => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers();
	// What a browser has and jsdom does not.
	Element.prototype.scrollIntoView = () => undefined;
} );
afterEach( async () => {
	await leave();
	jest.useRealTimers();
} );

describe( 'Which post a condition is about', () => {
	test.each( [
		[ 'a word with a space before it', ' grey' ],
		[ 'a number', '41' ],
		[ 'a word that is not in the title', 'harbour' ],
		[ 'other letters', 'GRÖY' ],
	] )(
		'is offered as the site found it, by %s (CND-010)',
		async ( _, typed ) => {
			const asked = serve( () => [
				{ value: 41, label: 'Gray harbor' },
				{ value: 7, label: 'Straße' },
			] );
			const onChange = jest.fn();
			await show( onChange );
			await type( typed );
			expect( asked[ 0 ]?.path ).toContain( `query=${ typed.trim() }` );
			expect(
				options().map( ( { textContent } ) => textContent )
			).toEqual( [ 'Gray harbor', 'Straße' ] );
			await act( async () => options()[ 1 ]?.click() );
			expect( onChange ).toHaveBeenCalledWith( 7, 'Straße' );
		}
	);
} );
