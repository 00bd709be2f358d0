import { expect, test } from '../test';

test.use( {
	// Chromium tells of every answer that is no success.
	expectedMessages: [ /Failed to load resource|Cannot read properties/ ],
} );

test(
	'A failure that belongs to no screen pops up, with its code',
	{ tag: [ '@ERR-001', '@ERR-004' ] },
	async ( { library, page } ) => {
		await library.continueAs();
		// The site's server answers so when it is overloaded; nothing of ours is replaced but its answer.
		await page.route( /templately.*logout/, ( route ) =>
			route.fulfill( {
				status: 503,
				json: {
					code: 'hub_unreachable',
					message: 'The library cannot be reached.',
					data: { status: 503 },
				},
			} )
		);
		await library.account.click();
		await page.getByRole( 'menuitem', { name: 'Logout' } ).click();
		const popup = page.getByRole( 'dialog', { name: 'Opps...!' } );
		await expect( popup ).toContainText(
			'hub_unreachable: The library cannot be reached.'
		);
		await popup.getByRole( 'button' ).first().click();
		await expect( popup ).toHaveCount( 0 );
		await expect( library.account ).toBeVisible();
	}
);

test(
	'A screen that breaks says so, and the rest of the app stays',
	{ tag: [ '@ERR-005' ] },
	async ( { library, page } ) => {
		await page.route(
			/items%2Fvesper-quince|items\/vesper-quince/,
			async ( route ) => {
				const response = await route.fetch();
				const json = await response.json();
				await route.fulfill( {
					response,
					json: { ...json, dependencies: null },
				} );
			}
		);
		await library.visit( 'gutenberg/packs/vesper-quince' );
		await expect( library.app.getByRole( 'alert' ) ).toContainText(
			'Unexpected Application Error!'
		);
		await library.tab( 'Blocks' ).click();
		await expect( library.title ).toHaveText( 'All Blocks' );
	}
);
