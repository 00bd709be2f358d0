import type { AppServices } from '../app-context';
import { design, toListResponse, openApp } from '../../test/open-app';
import { press, renderInApp, getTexts } from '../../test/show';
import { ErrorBoundary } from '../app';

/** What a screen throws, until it is let. */
let thrown: unknown;

function Screen() {
	if ( thrown !== undefined ) {
		throw thrown;
	}
	return <p className="screen">The screen</p>;
}

it.each( [
	[ new TypeError( 'No such member.' ), 'unknown_error: No such member.' ],
	[
		{
			code: 'hub_unreachable',
			message: 'Not now.',
			data: { status: 503 },
		},
		'hub_unreachable: Not now.',
	],
] )(
	'ERR-005 says so whatever a screen throws, and shows it again',
	async ( error, small ) => {
		// React tells of what it caught.
		const told = jest.spyOn( console, 'error' ).mockReturnValue();
		thrown = error;
		await renderInApp(
			<ErrorBoundary>
				<Screen />
			</ErrorBoundary>,
			{} as AppServices
		);
		expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
			'Unexpected Application Error!',
		] );
		expect( getTexts( '.templately-face__code' ) ).toEqual( [ small ] );
		thrown = undefined;
		await press( 'Try again' );
		expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
		expect( getTexts( '.screen' ) ).toEqual( [ 'The screen' ] );
		expect( told ).toHaveBeenCalled();
		told.mockRestore();
	}
);

it( 'ERR-005 leaves the header where a screen of the app broke, and every other screen', async () => {
	const told = jest.spyOn( console, 'error' ).mockReturnValue();
	const { goTo } = await openApp( '/gutenberg/pages', {
		answers: {
			'/items': ( { type }: Record< string, string > ) =>
				toListResponse(
					type === 'pages'
						? [ design( { dependencies: undefined } ) ]
						: []
				),
		},
	} );
	expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
		'Unexpected Application Error!',
	] );
	expect( getTexts( '.templately-tabs a' ).slice( 0, 3 ) ).toEqual( [
		'Packs',
		'Blocks',
		'Pages',
	] );
	await goTo( '/gutenberg/blocks' );
	expect( getTexts( '[role="alert"]' ) ).toEqual( [] );
	expect( getTexts( 'h1' ) ).toEqual( [ 'All Blocks' ] );
	expect( told ).toHaveBeenCalled();
	told.mockRestore();
} );
