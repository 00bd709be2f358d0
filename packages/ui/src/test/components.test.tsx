// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { renderToString } from '@wordpress/element';
import { SearchBox } from '../search-box';
import { mount } from '../testing';
import { pageWindow, Pagination } from '../pagination';
import { UsageBar } from '../usage-bar';

describe( 'The search box', () => {
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
} );

describe( 'The pagination', () => {
	/** Where one comes to by going back and forth; null where that cannot be done. */
	async function ways( current: number, total: number ) {
		const turned = jest.fn();
		const { box, leave } = await mount(
			<Pagination
				current={ current }
				total={ total }
				onChange={ turned }
			/>
		);
		const found: ( number | null )[] = [];
		for ( const name of [ 'Previous page', 'Next page' ] ) {
			const way = box.querySelector< HTMLButtonElement >(
				`[aria-label="${ name }"]`
			);
			turned.mockClear();
			await act( async () => way?.click() );
			const isDisabled = way?.getAttribute( 'aria-disabled' ) === 'true';
			expect( turned ).toHaveBeenCalledTimes( isDisabled ? 0 : 1 );
			found.push( isDisabled ? null : turned.mock.calls[ 0 ][ 0 ] );
		}
		await leave();
		return found;
	}

	it( 'SHL-050 leads back from all pages but the first, and on from all but the last', async () => {
		expect( await ways( 1, 3 ) ).toEqual( [ null, 2 ] );
		expect( await ways( 2, 3 ) ).toEqual( [ 1, 3 ] );
		expect( await ways( 3, 3 ) ).toEqual( [ 2, null ] );
		expect( await ways( 1, 2 ) ).toEqual( [ null, 2 ] );
		expect( await ways( 2, 2 ) ).toEqual( [ 1, null ] );
		expect( await ways( 9, 12 ) ).toEqual( [ 8, 10 ] );
		// Behind the last one, where designs were taken back meanwhile.
		expect( await ways( 13, 12 ) ).toEqual( [ 12, null ] );
	} );
} );

describe( 'The numbers of the pagination', () => {
	const shown = ( current: number, total: number ) =>
		pageWindow( current, total )
			.map( ( page ) => page ?? '…' )
			.join( ' ' );

	it( 'SHL-047 shows all of up to ten pages', () => {
		expect( shown( 1, 0 ) ).toBe( '' );
		expect( shown( 1, 1 ) ).toBe( '1' );
		expect( shown( 5, 10 ) ).toBe( '1 2 3 4 5 6 7 8 9 10' );
	} );

	it( 'SHL-047 shows three pages on each side of the current one of more than ten', () => {
		expect( shown( 10, 21 ) ).toBe( '1 … 7 8 9 10 11 12 13 … 21' );
		expect( shown( 6, 11 ) ).toBe( '1 … 3 4 5 6 7 8 9 … 11' );
	} );

	it.each( [ 1, 2, 3, 4 ] )(
		'SHL-048 shows seven pages at the start, on page %i',
		( current ) => {
			expect( shown( current, 21 ) ).toBe( '1 2 3 4 5 6 7 … 21' );
		}
	);

	it.each( [ 18, 19, 20, 21 ] )(
		'SHL-048 shows seven pages at the end, on page %i',
		( current ) => {
			expect( shown( current, 21 ) ).toBe( '1 … 15 16 17 18 19 20 21' );
		}
	);

	it( 'SHL-048 shows seven pages at the ends of eleven, and all of ten', () => {
		expect( shown( 1, 11 ) ).toBe( '1 2 3 4 5 6 7 … 11' );
		expect( shown( 11, 11 ) ).toBe( '1 … 5 6 7 8 9 10 11' );
		expect( shown( 1, 10 ) ).toBe( '1 2 3 4 5 6 7 8 9 10' );
		expect( shown( 10, 10 ) ).toBe( '1 2 3 4 5 6 7 8 9 10' );
	} );

	it( 'SHL-049 marks pages that are left out, and only those', () => {
		expect( shown( 5, 21 ) ).toBe( '1 2 3 4 5 6 7 8 … 21' );
		expect( shown( 6, 21 ) ).toBe( '1 … 3 4 5 6 7 8 9 … 21' );
		expect( shown( 16, 21 ) ).toBe( '1 … 13 14 15 16 17 18 19 … 21' );
		expect( shown( 17, 21 ) ).toBe( '1 … 14 15 16 17 18 19 20 21' );
	} );
} );

describe( 'The usage bar', () => {
	const drawn = ( percent: number | null ) => {
		const box = document.createElement( 'div' );
		box.innerHTML = renderToString(
			<UsageBar
				label="Storage used"
				text="18 files"
				percent={ percent }
				state=""
				tooltip=""
			/>
		);
		return [
			box
				.querySelector( '[role="progressbar"]' )
				?.getAttribute( 'aria-valuenow' ),
			box.textContent,
		];
	};

	test.each( [
		[ 0, [ '0', '18 files' ] ],
		[ 36.9, [ '36', '18 files36%' ] ],
		[ 120, [ '100', '18 files120%' ] ],
		// What is never full has no bar.
		[ null, [ undefined, '18 files' ] ],
	] )( 'A meter at %p', ( percent, expected ) =>
		expect( drawn( percent ) ).toEqual( expected )
	);
} );
