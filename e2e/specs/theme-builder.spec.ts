import type { Locator, Page } from '@playwright/test';
import type { Site } from '@templately/sandbox';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from '../test';

const CONDITIONS = 'Where Do You Want to Display This Template';

interface Row {
	type?: 'include' | 'exclude';
	name: 'general' | 'archive' | 'singular';
	sub_name?: string;
	sub_id?: number;
}

/** Creates a template with a paragraph, and display conditions. */
async function createTemplate(
	requestUtils: RequestUtils,
	site: Site,
	type: string,
	title: string,
	rows: Row[] = []
): Promise< number > {
	const { template_id: id } = await requestUtils.rest< {
		template_id: number;
	} >( {
		path: '/templately/v1/create-template',
		method: 'POST',
		data: { platform: 'gutenberg', type, title },
	} );
	await site.evaluate(
		`wp_update_post( array( 'ID' => ${ id }, 'post_content' => '<!-- wp:paragraph --><p>Of ${ title }</p><!-- /wp:paragraph -->' ) );`
	);
	if ( rows.length > 0 ) {
		await requestUtils.rest( {
			path: '/templately/v1/save-conditions',
			method: 'POST',
			data: {
				template_id: id,
				conditions: rows.map( ( row ) => ( {
					type: 'include',
					sub_name: '',
					sub_id: 0,
					...row,
				} ) ),
			},
		} );
	}
	return id;
}

/** Returns the stored conditions of a template. */
const getConditions = async ( requestUtils: RequestUtils, id: number ) =>
	(
		await requestUtils.rest< {
			template_conditions: {
				type: string;
				name: string;
				sub_name: string;
				sub_id: number;
			}[];
		} >( {
			path: '/templately/v1/conditions',
			params: { template_id: id },
		} )
	).template_conditions.map(
		( { type, name, sub_name: subName, sub_id: subId } ) => [
			type,
			name,
			subName,
			subId,
		]
	);

const dialog = ( page: Page, name: string ): Locator =>
	page.getByRole( 'dialog', { name } );

const row = ( within: Locator, number: number ): Locator =>
	within.getByRole( 'group', { name: `Condition ${ number }`, exact: true } );

const box = ( within: Locator, name: string ): Locator =>
	within.getByRole( 'combobox', { name, exact: true } );

test( 'Add a footer with a design, set where it shows and where not, see which template wins, and find it on the pages', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	requestUtils,
	site,
} ) => {
	const [ fog, bread ] = JSON.parse(
		await site.evaluate(
			`echo wp_json_encode( array( wp_insert_post( array( 'post_title' => 'Fog', 'post_status' => 'publish', 'post_date' => '2026-01-02 08:00:00' ) ), wp_insert_post( array( 'post_title' => 'Bread', 'post_status' => 'publish' ) ) ) );`
		)
	) as [ number, number ];
	await requestUtils.rest( {
		path: '/templately/v1/login/local',
		method: 'POST',
	} );
	await createTemplate( requestUtils, site, 'footer', 'Bread alone', [
		{ name: 'singular', sub_name: 'post', sub_id: bread },
	] );

	await library.visit( 'gutenberg/packs' );
	await library.tab( 'Theme Builder' ).click();
	await library.button( 'Add New Template' ).click();
	const form = dialog( page, 'Add New Template' );
	await form.getByRole( 'radio', { name: 'Footer', exact: true } ).check();
	await form.getByRole( 'radio', { name: 'Name across the window' } ).check();
	await form
		.getByPlaceholder( 'Enter template name (optional)' )
		.fill( 'Wide name' );
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'add-template-designs' );
	await form.getByRole( 'button', { name: 'Create Template' } ).click();
	await page.waitForURL( /site-editor\.php/, { waitUntil: 'commit' } );

	await library.visit( 'gutenberg/theme-builder' );
	const line = page.getByRole( 'row', { name: /^Wide name/ } );
	await expect( line ).toContainText( 'Nowhere yet' );
	await library.button( 'Add conditions to Wide name' ).click();
	const modal = dialog( page, CONDITIONS );
	await expect( box( row( modal, 1 ), 'Where' ) ).toHaveValue( 'general' );
	const others = modal.getByRole( 'list', {
		name: 'Other templates on the same pages',
	} );
	await expect(
		others.getByRole( 'listitem' ).filter( { hasText: 'Bread alone' } )
	).toContainText( 'wins there' );
	await modal.getByRole( 'button', { name: 'Add New Condition' } ).click();
	const second = row( modal, 2 );
	await expect( box( second, 'Type' ) ).toBeFocused();
	await box( second, 'Type' ).selectOption( 'Exclude' );
	await box( second, 'Where' ).selectOption( 'singular' );
	await box( second, 'What' ).selectOption( 'post' );
	await box( second, 'Which' ).fill( 'fog' );
	// The previous pages stay, dimmed, until those of the new rows arrive.
	const previewed = page.waitForResponse( ( response ) =>
		Boolean( response.request().postData()?.includes( `${ fog }` ) )
	);
	await page.getByRole( 'option', { name: 'Fog' } ).click();
	await previewed;
	await expect( modal.locator( '[aria-busy]' ) ).toHaveCSS( 'opacity', '1' );
	await expectAccessible( '.components-modal__frame' );
	await photograph( 'conditions' );
	await modal.getByRole( 'button', { name: 'Save & Close' } ).click();
	await expect( modal ).toHaveCount( 0 );
	await expect( line ).toContainText( 'Entire site' );
	await expect( line ).toContainText( '1 exception' );
	await photograph( 'theme-builder' );

	const footer = page.locator( 'footer' );
	for ( const [ path, hasOwnWords, hasThemeWords ] of [
		[ '', false, false ],
		[ `?p=${ bread }`, true, false ],
		[ `?p=${ fog }`, false, true ],
	] as const ) {
		await page.goto( `${ site.url }/${ path }` );
		await expect( footer ).toHaveCount( 1 );
		await expect( footer.getByText( 'Of Bread alone' ) ).toHaveCount(
			hasOwnWords ? 1 : 0
		);
		await expect( footer.getByText( 'Twenty Twenty-Five' ) ).toHaveCount(
			hasThemeWords ? 1 : 0
		);
		await expect( footer.locator( '.wp-block-site-title' ) ).toHaveCount(
			hasOwnWords ? 0 : 1
		);
	}
} );

test( 'Set a template’s conditions in the Site Editor, from the menu and by a command, with the keyboard alone', async ( {
	blockEditor,
	page,
	photograph,
	requestUtils,
	site,
} ) => {
	const id = await createTemplate(
		requestUtils,
		site,
		'single',
		'Long read'
	);
	const address = await site.evaluate(
		`wp_set_current_user( 1 ); echo get_edit_post_link( ${ id }, 'raw' );`
	);
	await page.goto( address );
	await page.locator( '.editor-header' ).waitFor();
	const options = page
		.locator( '.editor-header' )
		.getByRole( 'button', { name: 'Options' } );
	await options.press( 'Enter' );
	await page
		.getByRole( 'menuitem', { name: 'Display conditions' } )
		.press( 'Enter' );
	const modal = dialog( page, CONDITIONS );
	await expect( box( row( modal, 1 ), 'Where' ) ).toHaveValue( 'singular' );
	await photograph( 'conditions-site-editor' );
	await modal
		.getByRole( 'button', { name: 'Save & Close' } )
		.press( 'Enter' );
	await expect( modal ).toHaveCount( 0 );
	expect( await getConditions( requestUtils, id ) ).toEqual( [
		[ 'include', 'singular', 'post', 0 ],
	] );

	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.keyboard.type( 'Display cond' );
	await page.getByRole( 'option', { name: 'Display conditions' } ).waitFor();
	await page.keyboard.press( 'Enter' );
	await expect( modal ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( modal ).toHaveCount( 0 );

	// A template that the plugin does not manage has no such entry.
	await blockEditor.open( 'site-editor' );
	await options.press( 'Enter' );
	await expect(
		page.getByRole( 'menuitem', { name: 'Open Templately library' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'menuitem', { name: 'Display conditions' } )
	).toHaveCount( 0 );
} );
