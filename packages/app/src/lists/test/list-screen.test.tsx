import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { searchLabel } from '../labels';
import { ToolbarSearch } from '../list-parts';
import { all, renderInApp } from '../../test/show';
import { useLastPage } from '../table';

it.each( [ 'packs', 'pages', 'blocks' ] as const )(
	'LIB-013 says how to search %s',
	async ( type ) => {
		await renderInApp(
			<ToolbarSearch
				label={ searchLabel( type ) }
				value=""
				onSearch={ () => undefined }
			/>,
			{} as AppServices
		);
		expect(
			all< HTMLInputElement >( 'input' ).map(
				( { placeholder } ) => placeholder
			)
		).toEqual( [ 'Type and hit enter...' ] );
	}
);

const page = (
	currentPage: number,
	totalPage: number,
	...items: number[]
) => ( {
	items,
	currentPage,
	totalPage,
} );

it.each( [
	[ 'is not there yet', undefined, false, [] ],
	[ 'has entries', page( 3, 3, 7 ), true, [] ],
	[ 'is the first and empty', page( 1, 1 ), true, [] ],
	[ 'is the first of none', page( 1, 0 ), true, [] ],
	// Those of the next page may come to stand on it.
	[ 'was emptied a moment ago', page( 2, 3 ), false, [] ],
	[ 'is not there any more', page( 3, 2 ), false, [ 2 ] ],
	[ 'was never there', page( 9, 0 ), false, [ 1 ] ],
	[ 'is not there, though it is answered', page( 4, 1, 7 ), false, [ 1 ] ],
] )( 'A page that %s', async ( _, given, isShown, turned ) => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	const turnTo = jest.fn();
	let shown: unknown;
	function List() {
		shown = useLastPage( given, turnTo );
		return null;
	}
	const root = createRoot( document.createElement( 'div' ) );
	for ( let time = 0; time < 2; time++ ) {
		await act( async () => root.render( <List /> ) );
	}
	expect( shown ).toBe( isShown ? given : undefined );
	expect( turnTo.mock.calls ).toEqual(
		turned.map( ( to ) => [ to, { replace: true } ] )
	);
	await act( async () => root.unmount() );
} );
