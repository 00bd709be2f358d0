import { writeFile } from 'node:fs/promises';
import { hold } from '../pages/account';
import { FullsiteImport } from '../pages/fullsite-import';
import { expect, test } from '../test';

// Chromium tells of a page's transition that WordPress's own screens begin and the site does not take up.
test.use( { expectedMessages: [ /^error: $/ ] } );

const PACK = 'gutenberg/packs/vesper-quince';

test(
	'A pack becomes the site, and the old site comes back',
	{
		tag: [
			'@IMP-001',
			'@IMP-002',
			'@IMP-007',
			'@IMP-008',
			'@IMP-012',
			'@IMP-013',
			'@IMP-014',
			'@IMP-018',
			'@IMP-019',
			'@IMP-025',
			'@IMP-030',
			'@IMP-041',
			'@IMP-052',
			'@IMP-053',
			'@IMP-054',
			'@ERR-021',
			'@RVT-001',
			'@RVT-002',
			'@RVT-003',
			'@RVT-004',
			'@RVT-005',
			'@RVT-006',
			'@RVT-007',
			'@RVT-008',
			'@RVT-009',
			'@RVT-010',
		],
	},
	async ( { expectAccessible, library, page, site } ) => {
		const imports = new FullsiteImport( page );
		const { wizard } = imports;
		await library.signIn();
		await page.goto( site.url );
		const before = await page.title();

		await library.visit( PACK );
		await imports.open();
		expect( await wizard.boundingBox() ).toEqual( {
			x: 0,
			y: 0,
			...page.viewportSize(),
		} );
		await expect( imports.steps ).toHaveText( [
			/Customise$/,
			/Dependencies$/,
			/Results$/,
		] );
		await expect( imports.step ).toContainText( 'Customise' );
		await wizard.getByLabel( 'Site title' ).fill( 'The lantern' );
		await wizard.getByLabel( 'Tagline' ).fill( 'Open late' );
		const width = wizard.getByRole( 'slider', { name: 'Logo width' } );
		await expect( width ).toHaveValue( '211' );
		await expect( width ).toHaveAttribute( 'min', '20' );
		await expect( width ).toHaveAttribute( 'max', '800' );
		await expect(
			wizard.getByText( 'SVG, PNG, JPG or GIF (max. 800x400 px)' )
		).toBeVisible();
		await expect(
			wizard.getByRole( 'checkbox', { name: 'Import demo content' } )
		).toBeChecked();
		await expectAccessible( '.templately-fullsite' );

		await imports.plan();
		await expect( imports.step ).toContainText( 'Dependencies' );
		await expect( wizard ).toContainText( 'The lantern' );
		await expect( wizard ).toContainText( 'Open late' );
		await expectAccessible( '.templately-fullsite' );
		await imports.button( 'Back' ).click();
		await expect( wizard.getByLabel( 'Site title' ) ).toHaveValue(
			'The lantern'
		);
		await imports.plan();

		// What is shown while it goes on is looked at before the page hears of its end.
		const goOn = await hold( page, /action=templately_pack_import/ );
		const confetti = await page.evaluateHandle( () => {
			const noted = { hasCome: false };
			new MutationObserver( () => {
				noted.hasCome ||= document.querySelector( 'canvas' ) !== null;
			} ).observe( document, { childList: true, subtree: true } );
			return noted;
		} );
		await imports.button( 'Install and Proceed' ).click();
		await expect( wizard.getByRole( 'progressbar' ) ).toBeVisible();
		await expect(
			wizard.getByRole( 'log', { name: 'Import log' } )
		).toBeVisible();

		const blocked = wizard.getByRole( 'alert' ).filter( {
			hasText:
				'Please wait until the import process is complete before navigating back.',
		} );
		await expect( blocked ).toHaveCount( 0 );
		await page.goBack();
		await expect( blocked ).toBeVisible();
		await expect( wizard.getByRole( 'progressbar' ) ).toBeVisible();
		expect( library.place.searchParams.get( 'path' ) ).toBe( PACK );
		const asked = page.waitForEvent( 'dialog' );
		await page.close( { runBeforeUnload: true } );
		const question = await asked;
		expect( question.type() ).toBe( 'beforeunload' );
		await question.dismiss();
		goOn();

		await expect(
			wizard.getByRole( 'heading', { name: /is on your site$/ } )
		).toBeVisible();
		await expect( imports.step ).toContainText( 'Results' );
		await expect
			.poll( () => confetti.jsonValue() )
			.toEqual( { hasCome: true } );
		await expect( page.locator( 'canvas' ) ).toHaveCount( 0 );
		await expectAccessible( '.templately-fullsite' );

		await page.goto( site.url );
		await expect( page ).toHaveTitle( /The lantern/ );

		await library.visit( 'imports' );
		await page.getByRole( 'button', { name: /^Revert Vesper/ } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'heading', {
				name: 'Are you sure you want to revert to your old website?',
				exact: true,
			} )
		).toBeVisible();
		await expect( dialog ).toContainText(
			'Warning: This will remove your existing settings and content with the previous one.'
		);
		await expectAccessible( '.components-modal__frame' );
		await dialog
			.getByRole( 'button', { name: 'Cancel', exact: true } )
			.click();
		await expect( dialog ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: /^Revert Vesper/ } ).click();
		// It begins when what is shown meanwhile was seen.
		const begin = await hold(
			page,
			/fullsite-import\/runs\/[^/]+\/revert/
		);
		await dialog
			.getByRole( 'button', { name: 'Yes, Revert', exact: true } )
			.click();
		await expect(
			dialog.getByRole( 'button', { name: 'Processing...', exact: true } )
		).toBeDisabled();
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'Restoring previous version of your website. This usually takes a few moments. Please wait…'
		);
		begin();
		await expect(
			dialog.getByRole( 'heading', {
				name: 'Successfully Reverted',
				exact: true,
			} )
		).toBeVisible();
		await expect( dialog ).toContainText(
			'Old website has been successfully restored.'
		);
		await dialog
			.getByRole( 'link', { name: 'Visit Site', exact: true } )
			.click();
		await expect( page ).toHaveTitle( before );
	}
);

test(
	'Who wants a whole site signs in first, and gives it a logo and a colour',
	{ tag: [ '@IMP-004', '@IMP-009', '@IMP-010', '@IMP-011' ] },
	async ( { library, page, requestUtils }, testInfo ) => {
		const imports = new FullsiteImport( page );
		const { wizard } = imports;
		for ( const [ name, bytes ] of [
			[
				'lantern.png',
				Buffer.from(
					'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
					'base64'
				),
			],
			[ 'notes.txt', Buffer.from( 'No picture.' ) ],
		] as const ) {
			const file = testInfo.outputPath( name );
			await writeFile( file, bytes );
			await requestUtils.uploadMedia( file );
		}

		await library.visit( PACK );
		await library.button( 'Insert Full Site' ).click();
		const enter = page.getByRole( 'button', { name: /^Continue as / } );
		await expect( enter ).toBeVisible();
		expect( library.place.searchParams.get( 'path' ) ).toBe( 'sign-in' );
		expect(
			await page.evaluate( () => window.history.state.templately.state )
		).toEqual( { redirectTo: PACK } );
		await enter.click();
		await expect
			.poll( () => library.place.searchParams.get( 'path' ) )
			.toBe( PACK );
		// What was wanted goes on.
		await imports.wizard.getByLabel( 'Site title' ).waitFor();

		await imports.button( 'Choose a logo' ).click();
		const media = page.locator( '.media-modal:visible' );
		await media.getByRole( 'tab', { name: 'Media Library' } ).click();
		const picture = media.getByRole( 'checkbox', { name: 'lantern' } );
		await expect( picture ).toBeVisible();
		await expect(
			media.getByRole( 'checkbox', { name: 'notes' } )
		).toHaveCount( 0 );
		await picture.click();
		await media
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
		await expect(
			wizard.getByRole( 'img', { name: 'Your logo' } )
		).toHaveAttribute( 'src', /\/lantern\.png$/ );

		const colour = wizard
			.getByRole( 'button', { name: /: #[0-9A-F]{6}$/ } )
			.first();
		const [ title ] = ( await colour.innerText() ).split( '\n' );
		await expect( colour ).not.toHaveAccessibleName( /: #123456$/ );
		await colour.click();
		await page
			.getByRole( 'textbox', { name: 'Hex color' } )
			.fill( '123456' );
		await expect( colour ).toHaveAccessibleName( `${ title }: #123456` );
		await page.keyboard.press( 'Escape' );

		const sent = page.waitForRequest( /fullsite-import\/plan/ );
		await imports.plan();
		const form = ( await sent ).postDataJSON();
		expect( form.logo.url ).toMatch( /\/lantern\.png$/ );
		expect( Object.values( form.color ) ).toEqual( [ '#123456' ] );
	}
);
