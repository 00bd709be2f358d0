// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { Pagination } from '../pagination';
import { mount } from '../testing';

/** Where one comes to by going back and forth; null where that cannot be done. */
async function ways( current: number, total: number ) {
	const turned = jest.fn();
	const { box, leave } = await mount(
		<Pagination current={ current } total={ total } onChange={ turned } />
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
