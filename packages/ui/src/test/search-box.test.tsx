// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { SearchBox } from '../search-box';
import { mount } from '../testing';

it( 'LIB-015 looks for three letters and more, once somebody presses Enter', async () => {
	const searched = jest.fn();
	const { box, leave } = await mount(
		<SearchBox
			label="Search blocks"
			placeholder="Type and hit enter..."
			value=""
			onSearch={ searched }
		/>
	);
	const field = box.querySelector( 'input' );
	expect( field?.placeholder ).toBe( 'Type and hit enter...' );
	const search = ( words: string, isComposing = false ) =>
		act( async () => {
			Object.getOwnPropertyDescriptor(
				HTMLInputElement.prototype,
				'value'
			)?.set?.call( field, words );
			field?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			expect( searched ).not.toHaveBeenCalled();
			field?.dispatchEvent(
				new KeyboardEvent( 'keydown', {
					key: 'Enter',
					bubbles: true,
					cancelable: true,
					isComposing,
				} )
			);
		} );
	for ( const few of [ '', 'q', 'qu', 'qu ', '  qu', '    ' ] ) {
		await search( few );
		expect( searched ).not.toHaveBeenCalled();
	}
	await search( 'quince', true );
	expect( searched ).not.toHaveBeenCalled();
	for ( const [ words, asked ] of [
		[ 'qui', 'qui' ],
		[ ' quince ', 'quince' ],
		[ 'q i', 'q i' ],
	] ) {
		await search( words ?? '' );
		expect( searched.mock.calls ).toEqual( [ [ asked ] ] );
		searched.mockClear();
	}
	await leave();
} );
