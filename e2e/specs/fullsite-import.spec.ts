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
			'@IMP-054',
			'@RVT-001',
			'@RVT-002',
			'@RVT-003',
			'@RVT-004',
			'@RVT-006',
			'@RVT-008',
			'@RVT-009',
			'@RVT-010',
		],
	},
	async ( { expectAccessible, library, page, site } ) => {
		test.slow();
		const imports = new FullsiteImport( page );
		const { wizard } = imports;
		await library.continueAs();
		await page.goto( site.url );
		const before = await page.title();

		await library.visit( PACK );
		await imports.open();
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
		await expectAccessible( '.templately-fullsite' );
		await imports.button( 'Back' ).click();
		await expect( wizard.getByLabel( 'Site title' ) ).toHaveValue(
			'The lantern'
		);
		await imports.plan();

		await imports.button( 'Install and Proceed' ).click();
		await expect( wizard.getByRole( 'progressbar' ) ).toBeVisible();
		await expect(
			wizard.getByRole( 'log', { name: 'Import log' } )
		).toBeVisible();
		await expect(
			wizard.getByRole( 'heading', { name: /is on your site$/ } )
		).toBeVisible( { timeout: 120_000 } );
		await expect( page.locator( 'canvas' ) ).toHaveCount( 1 );
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
			} )
		).toBeVisible();
		await expect( dialog ).toContainText(
			'Warning: This will remove your existing settings and content with the previous one.'
		);
		await expectAccessible( '.components-modal__frame' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( dialog ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: /^Revert Vesper/ } ).click();
		await dialog.getByRole( 'button', { name: 'Yes, Revert' } ).click();
		await expect(
			dialog.getByRole( 'heading', { name: 'Successfully Reverted' } )
		).toBeVisible( { timeout: 120_000 } );
		await expect( dialog ).toContainText(
			'Old website has been successfully restored.'
		);
		await dialog.getByRole( 'link', { name: 'Visit Site' } ).click();
		await expect( page ).toHaveTitle( before );
	}
);
