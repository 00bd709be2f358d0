/**
 * The theme builder, as an administrator uses it: making a template, saying where it shows, and reading why.
 */
import type { Locator, Page } from '@playwright/test';
import { elementorIn, type Site } from '@templately/sandbox';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { hold } from '../pages/account';
import { expect, test } from '../test';

// Chromium tells of every answer that is no success: these are those that the tests cause.
test.use( { expectedMessages: [ /status of 503|net::ERR_FAILED/ ] } );

const CONDITIONS = 'Where Do You Want to Display This Template';

/** Where a call goes, however the site writes its addresses. */
const call = ( path: string ) =>
	new RegExp( `v1(%2F|/)${ path.replace( /\//g, '(%2F|/)' ) }` );

interface Row {
	type?: 'include' | 'exclude';
	name: 'general' | 'archive' | 'singular';
	sub_name?: string;
	sub_id?: number;
}

/** Makes a template with a paragraph in it, and says where it shows. */
async function make(
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

/** A template's conditions, as the site keeps them. */
const kept = async ( requestUtils: RequestUtils, id: number ) =>
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

test.describe( 'A new template', () => {
	test.use( {
		expectedMessages: [
			/status of 500|not_created: WordPress did not save the template/,
		],
	} );

	test(
		'is of a platform and a type, says why it could not be made, and opens in its editor',
		{
			tag: [
				'@TPL-001',
				'@TPL-002',
				'@TPL-003',
				'@TPL-004',
				'@TPL-005',
				'@TPL-006',
				'@TPL-007',
				'@TPL-008',
				'@TPL-009',
				'@TPL-010',
				'@ERR-052',
			],
		},
		async ( { expectAccessible, library, page, photograph, site } ) => {
			const said: string[] = [];
			page.on( 'console', ( message ) =>
				said.push( `${ message.type() }: ${ message.text() }` )
			);
			const sent: unknown[] = [];
			page.on( 'request', ( request ) => {
				if ( call( 'create-template' ).test( request.url() ) ) {
					sent.push( request.postDataJSON() );
				}
			} );
			await library.visit( 'gutenberg/packs' );
			await library.tab( 'Theme Builder' ).click();
			await expect( library.title ).toHaveText( 'Theme Builder' );
			await expect(
				page.getByRole( 'heading', { name: 'No templates yet' } )
			).toBeVisible();
			await expectAccessible( '.templately-app' );
			await photograph( 'theme-builder-empty' );

			await library.button( 'Add New Template' ).click();
			const form = dialog( page, 'Add New Template' );
			const create = form.getByRole( 'button', {
				name: 'Create Template',
				exact: true,
			} );
			const platform = ( name: string ) =>
				form.getByRole( 'radio', { name } );
			await expect( platform( 'Gutenberg' ) ).toBeChecked();
			await expect( platform( 'Elementor' ) ).toBeDisabled();
			await expect( platform( 'Elementor' ) ).toHaveAccessibleDescription(
				'Not active on this site'
			);
			const search = form.getByPlaceholder( 'Select template type', {
				exact: true,
			} );
			const name = form.getByPlaceholder(
				'Enter template name (optional)',
				{ exact: true }
			);
			await expect(
				form.getByRole( 'radio', { name: 'Header', exact: true } )
			).toBeVisible();
			await expect( create ).toBeDisabled();
			await expectAccessible( '.components-modal__frame' );
			await photograph( 'add-template' );

			await search.fill( 'zeppelin' );
			await expect( form.getByRole( 'status' ) ).toHaveText(
				'No type Found'
			);
			await expect( form.getByRole( 'radio' ) ).toHaveCount( 2 );
			// A name alone makes nothing.
			await name.fill( ' Not here ' );
			await expect( create ).toBeDisabled();
			await search.fill( '404' );
			await expect( form.getByText( 'No type Found' ) ).toHaveCount( 0 );
			// Enter chooses the one that is left, and makes nothing yet.
			await search.press( 'Enter' );
			const type = form.getByRole( 'radio', { name: '404 page' } );
			await expect( type ).toBeChecked();
			await expect( create ).toBeEnabled();
			expect( sent ).toEqual( [] );
			// What fits it in the library is offered, and nothing of it chosen.
			await expect(
				form.getByRole( 'radio', {
					name: 'Nothing on this plate of Vesper & Quince',
				} )
			).not.toBeChecked();
			await expect(
				form.getByRole( 'radio', { name: 'No design' } )
			).toBeChecked();
			await expectAccessible( '.components-modal__frame' );
			await photograph( 'add-template-designs' );

			// WordPress saves nothing: the form stays as it is.
			await site.evaluate(
				`file_put_contents( WPMU_PLUGIN_DIR . '/no-template.php', '<?php add_filter( "wp_insert_post_empty_content", "__return_true" );' );`
			);
			try {
				const release = await hold( page, call( 'create-template' ) );
				await create.click();
				await expect( create ).toBeDisabled();
				await expect( create ).toHaveClass( /is-busy/ );
				// Nor does Enter send it once more.
				await name.press( 'Enter' );
				release();
				await expect( form.getByRole( 'alert' ) ).toContainText(
					'WordPress did not save the template. Please try again.'
				);
			} finally {
				await site.evaluate(
					`unlink( WPMU_PLUGIN_DIR . '/no-template.php' );`
				);
			}
			expect( said ).toContainEqual(
				'error: not_created: WordPress did not save the template. Please try again.'
			);
			await expect( type ).toBeChecked();
			await expect( name ).toHaveValue( ' Not here ' );
			await expect( create ).toBeEnabled();
			await photograph( 'add-template-failed' );

			await create.click();
			await page.waitForURL( /site-editor\.php/, {
				waitUntil: 'commit',
			} );
			expect( sent ).toHaveLength( 2 );
			expect( sent.at( -1 ) ).toEqual( {
				platform: 'gutenberg',
				type: '404',
				title: 'Not here',
			} );
			const [ , slug = '' ] =
				/(templately-404-[0-9a-f]{8})/.exec(
					decodeURIComponent( page.url() )
				) ?? [];
			expect( slug ).not.toBe( '' );
			expect(
				await site.evaluate(
					`echo get_page_by_path( '${ slug }', OBJECT, 'wp_template' )->post_title;`
				)
			).toBe( 'Not here' );
		}
	);

	test(
		'can be for Elementor where that is here, needs no name, and begins with a design',
		{ tag: [ '@TPL-002', '@TPL-005', '@TPL-007' ] },
		async ( { library, page, requestUtils, site } ) => {
			await requestUtils.rest( {
				path: '/templately/v1/login/local',
				method: 'POST',
			} );
			// Only that it is here: it makes nothing in this test.
			await site.evaluate(
				`file_put_contents( WPMU_PLUGIN_DIR . '/elementor.php', '<?php define( "ELEMENTOR_VERSION", "4.2.3" ); do_action( "elementor/loaded" );' );`
			);
			try {
				await library.visit( 'gutenberg/theme-builder' );
				await library.button( 'Add New Template' ).click();
				const form = dialog( page, 'Add New Template' );
				const create = form.getByRole( 'button', {
					name: 'Create Template',
				} );
				await form
					.getByRole( 'radio', { name: 'Footer', exact: true } )
					.check();
				await expect( create ).toBeEnabled();
				const asked = page.waitForRequest(
					( request ) =>
						call( 'templates/types' ).test( request.url() ) &&
						request.url().includes( 'elementor' )
				);
				await form.getByRole( 'radio', { name: 'Elementor' } ).check();
				await asked;
				// The other platform has types of its own.
				await expect( create ).toBeDisabled();
				await form.getByRole( 'radio', { name: 'Gutenberg' } ).check();
				await form
					.getByRole( 'radio', { name: 'Footer', exact: true } )
					.check();
				await form
					.getByRole( 'radio', { name: 'Name across the window' } )
					.check();
				await create.click();
				await page.waitForURL( /site-editor\.php/, {
					waitUntil: 'commit',
				} );
				const [ slug = '' ] =
					/templately-footer-[0-9a-f]{8}/.exec(
						decodeURIComponent( page.url() )
					) ?? [];
				expect(
					await site.evaluate(
						`echo get_page_by_path( '${ slug }', OBJECT, 'wp_template_part' )->post_content;`
					)
				).toContain( '<!-- wp:site-title' );
			} finally {
				await site.evaluate(
					`unlink( WPMU_PLUGIN_DIR . '/elementor.php' );`
				);
			}
		}
	);
} );

test(
	'Conditions are chosen row by row, tried on real pages, and kept',
	{
		tag: [
			'@CND-001',
			'@CND-002',
			'@CND-003',
			'@CND-004',
			'@CND-005',
			'@CND-006',
			'@CND-008',
			'@CND-009',
			'@CND-010',
			'@CND-011',
			'@CND-016',
			'@CND-017',
			'@CND-018',
			'@CND-020',
			'@CND-021',
		],
	},
	async ( {
		expectAccessible,
		library,
		page,
		photograph,
		requestUtils,
		site,
	} ) => {
		const [ news, essays ] = JSON.parse(
			await site.evaluate(
				`$ids = array(); foreach ( array( 'News', 'Essays' ) as $name ) { $ids[] = wp_insert_term( $name, 'category' )['term_id']; }
				foreach ( array( 'Fog in the harbour', 'A long winter', 'Bread' ) as $number => $title ) { wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_category' => array( $ids[ $number % 2 ] ) ) ); }
				echo wp_json_encode( $ids );`
			)
		) as [ number, number ];
		const everywhere = await make(
			requestUtils,
			site,
			'archive',
			'All archives',
			[ { name: 'archive' } ]
		);
		await make( requestUtils, site, 'category', 'News alone', [
			{ name: 'archive', sub_name: 'category', sub_id: news },
		] );
		const id = await make( requestUtils, site, 'category', 'Categories' );
		expect( everywhere ).toBeLessThan( id );

		await library.visit( 'gutenberg/theme-builder' );
		const table = page.getByRole( 'table', { name: 'Theme Builder' } );
		const line = table.getByRole( 'row', { name: /^Categories/ } );
		await expect( line ).toContainText( 'Nowhere yet' );
		await expect(
			table.getByRole( 'row', { name: /News alone/ } )
		).toContainText( 'Archives / Categories / News' );
		await line
			.getByRole( 'button', { name: 'Add conditions to Categories' } )
			.click();

		const modal = dialog( page, CONDITIONS );
		await expect(
			modal.getByRole( 'heading', { name: CONDITIONS, exact: true } )
		).toBeVisible();
		const first = row( modal, 1 );
		// What its type proposes.
		await expect( box( first, 'Type' ) ).toHaveValue( 'include' );
		await expect( box( first, 'Where' ) ).toHaveValue( 'archive' );
		await expect( box( first, 'What' ) ).toHaveValue( 'category' );
		await expect( box( first, 'Which' ) ).toBeVisible();
		// Two real archives, of which the other template has one.
		const pages = modal.getByRole( 'region', {
			name: /Pages that these rows match/,
		} );
		await expect(
			pages.getByRole( 'listitem' ).filter( { hasText: 'News' } )
		).toContainText( 'Another template wins' );
		await expect(
			pages.getByRole( 'listitem' ).filter( { hasText: 'Essays' } )
		).toContainText( 'Shows' );
		const others = modal.getByRole( 'list', {
			name: 'Other templates on the same pages',
		} );
		await expect(
			others.getByRole( 'listitem' ).filter( { hasText: 'News alone' } )
		).toContainText( 'wins there' );
		await expect(
			others.getByRole( 'listitem' ).filter( { hasText: 'All archives' } )
		).toContainText(
			'also shows on some of these, and yields to this one'
		);
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'conditions' );

		// Without a sub name there is no id, and with the whole site no sub name.
		await box( first, 'What' ).selectOption( '' );
		await expect( box( first, 'Which' ) ).toHaveCount( 0 );
		await box( first, 'What' ).selectOption( 'search' );
		await expect( box( first, 'Which' ) ).toHaveCount( 0 );
		await box( first, 'What' ).selectOption( 'category' );

		// Searched for when somebody pauses, once, and not for nothing.
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( call( 'autocomplete-condition' ).test( request.url() ) ) {
				asked.push(
					new URL( request.url() ).searchParams.get( 'query' ) ?? ''
				);
			}
		} );
		const which = box( first, 'Which' );
		await which.click();
		await which.fill( '  ' );
		await which.fill( '' );
		// One letter right after the other, however long each takes: a pause between them is one.
		await which.evaluate( ( field ) => {
			for ( const letter of 'essa' ) {
				field.ownerDocument.execCommand( 'insertText', false, letter );
			}
		} );
		await page.getByRole( 'option', { name: 'Essays' } ).click();
		await expect( which ).toHaveValue( 'Essays' );
		expect( asked ).toEqual( [ 'essa' ] );
		await first.getByRole( 'button', { name: 'Reset' } ).click();
		await expect( which ).toHaveValue( '' );
		await which.fill( 'zeppelin' );
		await expect( first.getByRole( 'status' ) ).toHaveText(
			'Nothing is called “zeppelin” here.'
		);
		await which.fill( 'news' );
		await page.getByRole( 'option', { name: 'News' } ).click();

		// A row more, which begins with the whole site and has the focus.
		await modal
			.getByRole( 'button', { name: 'Add New Condition', exact: true } )
			.click();
		const second = row( modal, 2 );
		await expect( box( second, 'Type' ) ).toBeFocused();
		await expect( box( second, 'Type' ) ).toHaveValue( 'include' );
		await expect( box( second, 'Where' ) ).toHaveValue( 'general' );
		await expect( box( second, 'What' ) ).toHaveCount( 0 );
		await expect( box( second, 'Which' ) ).toHaveCount( 0 );
		await box( second, 'Where' ).selectOption( 'singular' );
		await box( second, 'What' ).selectOption( 'post' );
		await box( second, 'Which' ).fill( 'bread' );
		await page.getByRole( 'option', { name: 'Bread' } ).click();
		// Another sub name takes the id away, another name the sub name, another type all.
		await box( second, 'What' ).selectOption( 'page' );
		await expect( box( second, 'Which' ) ).toHaveValue( '' );
		await box( second, 'Where' ).selectOption( 'archive' );
		await expect( box( second, 'What' ) ).toHaveValue( '' );
		await box( second, 'What' ).selectOption( 'author' );
		await box( second, 'Type' ).selectOption( 'Exclude' );
		await expect( box( second, 'Where' ) ).toHaveValue( 'general' );
		await box( second, 'Where' ).selectOption( 'archive' );
		await box( second, 'What' ).selectOption( 'search' );

		// The site does not keep them: nothing is lost, and it can be tried again.
		let isAway = true;
		await page.route( call( 'save-conditions' ), ( route ) =>
			isAway
				? route.fulfill( {
						status: 503,
						contentType: 'application/json',
						body: JSON.stringify( {
							code: 'away',
							message: 'The database is away.',
							data: { status: 503 },
						} ),
					} )
				: route.fallback()
		);
		await modal
			.getByRole( 'button', { name: 'Save & Close', exact: true } )
			.click();
		await expect( modal.getByRole( 'alert' ) ).toContainText(
			'The database is away. Your conditions are still here.'
		);
		await expect( box( second, 'What' ) ).toHaveValue( 'search' );
		expect( await kept( requestUtils, id ) ).toEqual( [] );
		await photograph( 'conditions-failed' );

		// Closing asks before anything is lost.
		await modal
			.getByRole( 'button', { name: 'Close', exact: true } )
			.click();
		await expect(
			modal.getByText( 'Your changes are not saved.' )
		).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await expect(
			modal.getByText( 'Your changes are not saved.' )
		).toHaveCount( 0 );

		isAway = false;
		const release = await hold( page, call( 'save-conditions' ) );
		await modal.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			modal.getByRole( 'button', { name: 'Saving...', exact: true } )
		).toBeDisabled();
		release();
		await expect( modal ).toHaveCount( 0 );
		expect( await kept( requestUtils, id ) ).toEqual( [
			[ 'include', 'archive', 'category', news ],
			[ 'exclude', 'archive', 'search', 0 ],
		] );
		await expect( line ).toContainText( 'Archives / Categories / News' );
		await expect( line ).toContainText( '1 exception' );
		await photograph( 'theme-builder' );

		// A row whose category is gone is marked, and its template shows elsewhere no less.
		await site.evaluate( `wp_delete_term( ${ news }, 'category' );` );
		await page.reload();
		await page
			.getByRole( 'button', { name: 'Conditions of Categories' } )
			.click();
		await expect( row( modal, 1 ) ).toHaveAccessibleDescription(
			'The term of this row does not exist, or is of another taxonomy.'
		);
		await row( modal, 1 )
			.getByRole( 'button', { name: 'Remove condition 1' } )
			.click();
		await expect( box( row( modal, 1 ), 'Type' ) ).toHaveValue( 'exclude' );
		await expect(
			modal.getByText(
				'It shows nowhere as long as no row includes something.'
			)
		).toBeVisible();
		await modal
			.getByRole( 'button', { name: 'Close', exact: true } )
			.click();
		await modal.getByRole( 'button', { name: 'Discard changes' } ).click();
		await expect( modal ).toHaveCount( 0 );
		expect( await kept( requestUtils, id ) ).toHaveLength( 2 );
		expect( essays ).not.toBe( news );
	}
);

test(
	'The list waits, fails and is empty with three faces, and says who wins; who may not change the site sees none of it',
	{ tag: [ '@CND-001' ] },
	async ( {
		expectAccessible,
		library,
		page,
		photograph,
		requestUtils,
		signInAs,
		site,
	} ) => {
		const id = await make( requestUtils, site, 'header', 'Wide header', [
			{ name: 'general' },
		] );
		let isAway = true;
		await page.route( call( 'templates/theme' ), ( route ) =>
			isAway ? route.abort() : route.fallback()
		);
		await library.visit( 'gutenberg/theme-builder' );
		await expect(
			page.getByRole( 'alert' ).getByText( 'This could not be loaded.' )
		).toBeVisible();
		await expect( page.getByText( 'No templates yet' ) ).toHaveCount( 0 );
		isAway = false;
		await library.button( 'Try again' ).click();
		await expect(
			page.getByRole( 'row', { name: /Wide header/ } )
		).toContainText( 'Entire site' );

		// Deleted, it is in the trash, and who has a keyboard is where the list begins.
		await library.button( 'Delete Wide header' ).click();
		const sure = dialog( page, 'Are You Sure?' );
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'theme-builder-delete' );
		await sure
			.getByRole( 'button', { name: 'Delete', exact: true } )
			.press( 'Enter' );
		await expect( page.getByText( 'No templates yet' ) ).toBeVisible();
		await expect( sure ).toHaveCount( 0 );
		await expect( library.title ).toBeFocused();
		expect(
			await site.evaluate( `echo get_post_status( ${ id } );` )
		).toBe( 'trash' );

		await page
			.getByRole( 'link', { name: 'Which template wins?' } )
			.click();
		await expect( library.title ).toHaveText( 'Which template wins?' );
		const table = page.getByRole( 'table', {
			name: 'Which template wins?',
		} );
		await expect( table.getByRole( 'rowheader' ).first() ).toHaveText(
			'45'
		);
		await expect( table.getByRole( 'rowheader' ).last() ).toHaveText( '0' );
		await expectAccessible( '.templately-app' );
		await photograph( 'theme-builder-help' );

		await signInAs( 'editor' );
		await library.visit( 'gutenberg/theme-builder' );
		await expect(
			page.getByRole( 'heading', {
				name: 'Your role does not allow this',
			} )
		).toBeVisible();
		await expect( library.tab( 'Packs' ) ).toBeVisible();
		await expect( library.tab( 'Theme Builder' ) ).toHaveCount( 0 );
		await expect( library.button( 'Add New Template' ) ).toHaveCount( 0 );
	}
);

test(
	'In the Site Editor the same conditions are opened from the menu and by a command, with the keyboard alone',
	{ tag: [ '@CND-001', '@CND-002' ] },
	async ( { blockEditor, page, photograph, requestUtils, site } ) => {
		const id = await make( requestUtils, site, 'single', 'Long read' );
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
		await expect( box( row( modal, 1 ), 'Where' ) ).toHaveValue(
			'singular'
		);
		await photograph( 'conditions-site-editor' );
		await modal
			.getByRole( 'button', { name: 'Save & Close' } )
			.press( 'Enter' );
		await expect( modal ).toHaveCount( 0 );
		expect( await kept( requestUtils, id ) ).toEqual( [
			[ 'include', 'singular', 'post', 0 ],
		] );

		await page.keyboard.press( 'ControlOrMeta+k' );
		await page.keyboard.type( 'Display cond' );
		await page
			.getByRole( 'option', { name: 'Display conditions' } )
			.waitFor();
		await page.keyboard.press( 'Enter' );
		await expect( modal ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( modal ).toHaveCount( 0 );

		// What is not ours has no such entry.
		await blockEditor.open( 'site-editor' );
		await options.press( 'Enter' );
		await expect(
			page.getByRole( 'menuitem', { name: 'Open Templately library' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'menuitem', { name: 'Display conditions' } )
		).toHaveCount( 0 );
	}
);

test.describe( 'With Elementor', () => {
	// Its editor asks servers of its own, which nothing answers here.
	test.use( { expectedMessages: [ /^error: $/ ] } );

	test(
		'A header is made with Elementor in its own editor, shows, and says why it does not while Elementor is off',
		{ tag: [ '@TPL-002', '@TPL-010' ] },
		async ( { library, page, photograph, requestUtils, site } ) => {
			const folder = elementorIn( process.env.ELEMENTOR_DIR ?? '' );
			test.skip( ! folder, process.env.TEMPLATELY_NO_ELEMENTOR );
			test.slow();
			await site.evaluate(
				`symlink( ${ JSON.stringify( folder ) }, WP_PLUGIN_DIR . '/elementor' );
				wp_clean_plugins_cache();
				activate_plugin( 'elementor/elementor.php' );
				delete_transient( 'elementor_activation_redirect' );
				update_option( 'elementor_onboarded', true );`
			);
			try {
				await library.visit( 'elementor/theme-builder' );
				await library.button( 'Add New Template' ).click();
				const form = dialog( page, 'Add New Template' );
				await form.getByRole( 'radio', { name: 'Elementor' } ).check();
				await form
					.getByRole( 'radio', { name: 'Header', exact: true } )
					.check();
				await form.getByLabel( 'Name' ).fill( 'Made elsewhere' );
				await photograph( 'theme-builder-add-elementor' );
				await form
					.getByRole( 'button', { name: 'Create Template' } )
					.click();
				await page.waitForURL( /action=elementor/, {
					waitUntil: 'commit',
				} );
				const id = Number(
					new URL( page.url() ).searchParams.get( 'post' )
				);
				const canvas = page.frameLocator( '#elementor-preview-iframe' );
				await canvas
					.locator( '.elementor-add-section' )
					.first()
					.waitFor();
				// As dragging the widget from the panel does.
				await page.evaluate( () => {
					const { $e, elementor } = window as unknown as {
						$e: {
							run: ( command: string, args: object ) => unknown;
						};
						elementor: { getPreviewContainer: () => unknown };
					};
					const container = $e.run( 'document/elements/create', {
						container: elementor.getPreviewContainer(),
						model: { elType: 'container' },
					} );
					$e.run( 'document/elements/create', {
						container,
						model: {
							elType: 'widget',
							widgetType: 'templately-page-part',
							settings: { part: 'site' },
						},
					} );
				} );
				await expect(
					canvas.locator( '.wp-block-site-title' )
				).toBeVisible();
				await expect( page.getByText( 'What to show' ) ).toBeVisible();
				await photograph( 'elementor-editor' );
				await page.evaluate( () =>
					(
						window as unknown as {
							$e: {
								run: ( command: string ) => Promise< unknown >;
							};
						}
					 ).$e.run( 'document/save/publish' )
				);
				await requestUtils.rest( {
					path: '/templately/v1/save-conditions',
					method: 'POST',
					data: {
						template_id: id,
						conditions: [
							{
								type: 'include',
								name: 'general',
								sub_name: '',
								sub_id: 0,
							},
						],
					},
				} );
				await page.goto( site.url );
				const header = page.locator( 'header .elementor' );
				await expect( header ).toHaveCount( 1 );
				await expect(
					header.locator( '.wp-block-site-title' )
				).toBeVisible();
				await photograph( 'elementor-header' );
				await library.visit( 'elementor/theme-builder' );
				const listed = page.getByRole( 'row', {
					name: /Made elsewhere/,
				} );
				await expect( listed ).toContainText( 'Entire site' );
				await photograph( 'theme-builder-elementor' );
				await site.evaluate(
					`deactivate_plugins( 'elementor/elementor.php' );`
				);
				await library.visit( 'elementor/theme-builder' );
				await expect( listed ).toContainText(
					'It is made with Elementor, which is not active.'
				);
				await expect(
					library.button( 'Add New Template' )
				).toHaveCount( 0 );
				await expect(
					listed.getByRole( 'link', { name: 'Edit' } )
				).toHaveCount( 0 );
				await photograph( 'theme-builder-elementor-off' );
			} finally {
				await site.evaluate(
					`unlink( WP_PLUGIN_DIR . '/elementor' );`
				);
			}
		}
	);
} );
