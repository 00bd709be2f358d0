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
		// On a telephone too, with room beside it.
		await page.setViewportSize( { width: 390, height: 800 } );
		await expect
			.poll( () =>
				popup.evaluate( ( dialog ) => {
					const { left, right } = dialog.getBoundingClientRect();
					return [ left, right ];
				} )
			)
			.toEqual( [ 16, 374 ] );
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

test( 'A part of the app that does not arrive says so, and is fetched again', async ( {
	library,
	page,
} ) => {
	const asked: string[] = [];
	let isCut = true;
	await page.route( /\/build\/account\.[0-9a-f]+\.js/, ( route ) => {
		asked.push( route.request().url() );
		return isCut ? route.abort() : route.continue();
	} );
	await library.visit( 'gutenberg/packs' );
	await expect( library.cards.first() ).toBeVisible();
	// What few visits need is not fetched with the first screen.
	expect( asked ).toEqual( [] );

	await library.app.getByRole( 'link', { name: 'Login' } ).click();
	await expect( library.app.getByRole( 'alert' ) ).toContainText(
		'This part of the library could not be loaded.'
	);
	isCut = false;
	await library.app.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.getByRole( 'form', { name: 'Sign In' } ) ).toBeVisible();
	expect( asked ).toHaveLength( 2 );
} );
