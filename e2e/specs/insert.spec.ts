import { publish } from '../designs';
import { hold } from '../pages/account';
import type { BlockEditor } from '../pages/block-editor';
import type { Library } from '../pages/library';
import { AXE_WIDTHS, expect, test } from '../test';

const HOME = 'Dinner by one fire';
const MENU = 'Printed menu card';

// Chromium logs every response that is not successful.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test.describe( 'On the admin page', () => {
	test(
		'A user creates a draft page from a design and gets links to it',
		{
			tag: [
				'@INS-014',
				'@INS-015',
				'@INS-017',
				'@INS-019',
				'@INS-034',
				'@INS-036',
				'@INS-042',
			],
		},
		async ( { expectAccessible, library, page, photograph, site } ) => {
			await library.signIn();
			await library.visit( 'gutenberg/pages' );
			await library.press( HOME, 'Insert' );
			const create = library.dialog.getByRole( 'button', {
				name: 'Create a Page',
				exact: true,
			} );
			// The field has the design's name, selected, so that typing replaces it.
			const title = library.dialog.getByLabel( 'Page title' );
			await expect( title ).toHaveValue( HOME );
			await expect( title ).toBeFocused();
			await page.keyboard.press( 'Delete' );
			await expect( title ).toHaveValue( '' );
			await expect( create ).toBeDisabled();
			await library.dialog.getByLabel( 'Page title' ).fill( '   ' );
			await expect( create ).toBeDisabled();
			await library.dialog.getByLabel( 'Page title' ).fill( 'Supper' );
			await expect( create ).toBeEnabled();
			await expectAccessible( '.components-modal__frame' );
			await photograph( 'insert-title' );
			const release = await hold( page, /v1(%2F|\/)import/ );
			await create.click();
			await expect(
				page.getByRole( 'progressbar', { name: 'Importing' } )
			).toBeVisible();
			release();
			await expect(
				page.getByRole( 'heading', { name: 'Your page is ready' } )
			).toBeVisible();
			await expectAccessible( '.components-modal__frame' );
			await photograph( 'insert-success' );
			const edit = library.dialog.getByRole( 'link', {
				name: 'Edit Template',
			} );
			await expect( edit ).toHaveAttribute( 'href', /action=edit/ );
			expect(
				await site.evaluate(
					`$page = get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'numberposts' => 1, 'orderby' => 'ID' ) )[0]; echo "$page->post_title: $page->post_status";`
				)
			).toBe( 'Supper: draft' );
			const view = await library.dialog
				.getByRole( 'link', { name: 'View Template' } )
				.getAttribute( 'href' );
			await page.goto( view ?? '' );
			await expect(
				page.getByRole( 'heading', { name: /Dinner/ } ).first()
			).toBeVisible();
			const foreign = await page.evaluate( () =>
				[ ...document.images ]
					.map( ( { src } ) => new URL( src ).origin )
					.filter( ( origin ) => origin !== window.location.origin )
			);
			expect( foreign ).toEqual( [] );
		}
	);

	test( 'A user creates the pages of a pack as drafts that link to each other', async ( {
		expectAccessible,
		library,
		page,
		photograph,
		site,
	} ) => {
		const linked = ( slug: string ) => [
			`<!-- wp:paragraph -->\n<p><a href="https://pages.templately.invalid/${ slug }/">There</a></p>\n<!-- /wp:paragraph -->`,
		];
		const ofPack = { type: 'pages', pack: 'site' } as const;
		await publish( site, [
			{ slug: 'site', name: 'A site', type: 'packs' },
			{
				...ofPack,
				slug: 'home',
				name: 'Home',
				content: linked( 'about' ),
			},
			{
				...ofPack,
				slug: 'about',
				name: 'About',
				content: linked( 'home' ),
			},
			{
				...ofPack,
				slug: 'extra',
				name: 'Extra',
				plan: 'pro',
				price: 9,
				content: linked( 'home' ),
			},
		] );
		const { dialog } = library;
		// Signed out, it signs in by itself and goes on, with what the account may have.
		await library.visit( 'gutenberg/packs/site' );
		await library.button( 'Insert pages…' ).click();
		await dialog.getByRole( 'checkbox', { name: 'Extra' } ).uncheck();
		await photograph( 'insert-pages' );
		let imports = 0;
		await page.route( /v1(%2F|\/)import(%2F|\/)page/, ( route ) => {
			imports++;
			return imports === 2
				? route.fulfill( {
						status: 503,
						json: {
							code: 'hub_unreachable',
							message: 'The library did not respond.',
							data: { status: 503 },
						},
					} )
				: route.continue();
		} );
		await library.button( 'Create 2 pages' ).click();
		await expect( dialog ).toContainText( 'The library did not respond.' );
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'insert-pages-failed' );
		await library.button( 'Create 1 page' ).click();
		await expect( dialog ).toContainText(
			'2 pages were created as drafts. Links between them point to the new pages.'
		);
		expect( imports ).toBe( 3 );
		await photograph( 'insert-pages-done' );
		const edits = dialog.getByRole( 'link', { name: 'Edit Template' } );
		await expect( edits ).toHaveCount( 2 );
		const made = JSON.parse(
			await site.evaluate(
				`echo wp_json_encode( array_map( static function ( $post ) { return array( $post->post_title, $post->ID, $post->post_content ); }, get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'numberposts' => 9, 'orderby' => 'ID', 'order' => 'ASC' ) ) ) );`
			)
		) as [ string, number, string ][];
		const [ home, about ] = made.slice( -2 );
		expect( [ home?.[ 0 ], about?.[ 0 ] ].sort() ).toEqual( [
			'About',
			'Home',
		] );
		expect( home?.[ 2 ] ).toContain( `?page_id=${ about?.[ 1 ] }"` );
		expect( about?.[ 2 ] ).toContain( `?page_id=${ home?.[ 1 ] }"` );
	} );
} );

/** Inserts a block into the open document, and removes it with one undo. */
async function insertAndUndo(
	blockEditor: BlockEditor,
	library: Library
): Promise< void > {
	const before = await blockEditor.content();
	await blockEditor.openLibrary();
	await expect( library.close ).toBeVisible();
	await library.close.click();
	await expect( library.title ).toHaveCount( 0 );
	await blockEditor.openLibrary();
	await library.tab( 'Blocks' ).click();
	await library.press( MENU, 'Insert' );
	await expect(
		blockEditor.page.getByText( `“${ MENU }” was inserted.` ).first()
	).toBeVisible();
	await expect( library.title ).toHaveCount( 0 );
	const after = await blockEditor.content();
	expect( after.length ).toBeGreaterThan( before.length + 100 );
	expect( await blockEditor.invalidBlocks() ).toEqual( [] );
	await blockEditor.undo();
	await expect.poll( () => blockEditor.content() ).toBe( before );
}

const tag = [ '@INS-009', '@INS-042', '@SHL-042', '@SHL-043', '@smoke' ];

test(
	'In the post editor, a user inserts a block and removes it with one undo, and reads what was left out of another before the library closes',
	{ tag },
	async ( {
		blockEditor,
		expectAccessible,
		library,
		page,
		photograph,
		site,
	} ) => {
		await publish( site, [
			{
				slug: 'foreign',
				name: 'Foreign parts',
				downloads: 99999,
				content: [
					'<!-- wp:paragraph -->\n<p>This stays</p>\n<!-- /wp:paragraph -->',
					'<!-- wp:image -->\n<figure class="wp-block-image"><img src="https://evil.example/a.png" alt=""/></figure>\n<!-- /wp:image -->',
					'<!-- wp:rss {"feedURL":"https://evil.example/feed"} /-->',
					'<!-- wp:cover {"url":"https://evil.example/b.png","id":55,"dimRatio":50} -->\n<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-55" alt="" src="https://evil.example/b.png" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph -->\n<p>So does this</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->',
					'<!-- wp:media-text {"mediaId":55,"mediaLink":"https://evil.example/p/","mediaType":"image"} -->\n<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="https://evil.example/c.png" alt="" class="wp-image-55 size-full"/></figure><div class="wp-block-media-text__content"><!-- wp:paragraph -->\n<p>And this</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:media-text -->',
				],
			},
		] );
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		await insertAndUndo( blockEditor, library );
		await blockEditor.openLibrary();
		await library.tab( 'Blocks' ).click();
		await library.press( 'Foreign parts', 'Insert' );
		await expect(
			page.getByRole( 'heading', {
				name: 'Inserted with parts left out',
			} )
		).toBeVisible();
		await expect( library.dialog.getByRole( 'listitem' ) ).toHaveText( [
			'ImageIt would be loaded from evil.example.',
			'RSSIt could run code or load external content.',
			'CoverIt would be loaded from evil.example.',
			'Media & TextIt would be loaded from evil.example.',
		] );
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'insert-left-out' );
		await library.dialog
			.getByRole( 'button', { name: 'Close' } )
			.last()
			.click();
		await expect( library.title ).toHaveCount( 0 );
		const content = await blockEditor.content();
		expect( content ).toContain( 'This stays' );
		expect( content ).toContain( 'So does this' );
		expect( content ).toContain( 'And this' );
		expect( content ).not.toContain( 'evil' );
		expect( await blockEditor.invalidBlocks() ).toEqual( [] );
		expect( asked.filter( ( url ) => url.includes( 'evil' ) ) ).toEqual(
			[]
		);
	}
);

test(
	'In the Site Editor, where the library is accessible, a user inserts a block and removes it with one undo; nothing is inserted into a document that was opened while a design loaded',
	{ tag: [ ...tag, '@faults' ] },
	async ( { blockEditor, expectAccessible, library, page, photograph } ) => {
		await library.signIn();
		await blockEditor.open( 'site-editor' );
		await insertAndUndo( blockEditor, library );
		await blockEditor.openSidebar();
		await expect( library.button( 'Open library' ) ).toBeVisible();
		await expectAccessible( '.templately-panel' );
		await photograph( 'sidebar-site-editor' );
		await blockEditor.openLibrary();
		await library.tab( 'Blocks' ).click();
		await expect( library.cards.first() ).toBeVisible();
		await photograph( 'modal-site-editor' );
		for ( const width of AXE_WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			await expectAccessible( '.templately-modal' );
		}
		await page.setViewportSize( { width: 1440, height: 900 } );
		const release = await hold( page, /v1(%2F|\/)insert/ );
		const asked = page.waitForRequest( /v1(%2F|\/)insert/ );
		await library.press( MENU, 'Insert' );
		await asked;
		await page.evaluate( () => {
			window.history.pushState(
				{},
				'',
				'?p=/wp_template/twentytwentyfive//404&canvas=edit'
			);
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		await page.waitForFunction(
			() =>
				window.wp.data.select( 'core/editor' ).getCurrentPostId() ===
					'twentytwentyfive//404' &&
				window.wp.data.select( 'core/block-editor' ).getBlockCount() > 0
		);
		const before = await blockEditor.content();
		release();
		await expect(
			page
				.getByText(
					`You opened another document before “${ MENU }” was ready. Nothing was inserted.`
				)
				.first()
		).toBeVisible();
		expect( await blockEditor.content() ).toBe( before );
	}
);

test(
	'A user inserts a page with pictures into a new page, with a template and one undo for both, saves it and views it on the site, with every image local',
	{ tag: [ '@INS-009', '@journey', '@smoke' ] },
	async ( { blockEditor, library, page, photograph } ) => {
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		await blockEditor.withoutAutosave();
		const before = await blockEditor.content();
		await blockEditor.openLibrary();
		await library.tab( 'Pages' ).click();
		await library.press( HOME, 'Insert' );
		await expect(
			page.getByText( `“${ HOME }” was inserted.` ).first()
		).toBeVisible();
		expect( await blockEditor.invalidBlocks() ).toEqual( [] );
		// The editor shows the page from its top and selects no block.
		await expect
			.poll( () =>
				page.evaluate( () => {
					const { getSelectedBlockClientIds, getBlockOrder } =
						window.wp.data.select( 'core/block-editor' );
					const canvas = document.querySelector< HTMLIFrameElement >(
						'iframe[name="editor-canvas"]'
					)?.contentDocument;
					const [ first ] = getBlockOrder();
					return [
						getSelectedBlockClientIds().length,
						canvas
							?.querySelector( `[data-block="${ first }"]` )
							?.getBoundingClientRect().top ?? NaN,
					];
				} )
			)
			.toEqual( [ 0, expect.closeTo( 0, -2 ) ] );
		// With the theme's template without a title, and both are one undo step.
		const template = () =>
			page.evaluate(
				() =>
					window.wp.data
						.select( 'core/editor' )
						.getEditedPostAttribute( 'template' ) as string
			);
		await expect.poll( template ).toBe( 'page-no-title' );
		const inserted = await blockEditor.content();
		await photograph( 'page-inserted' );
		await blockEditor.undo();
		await expect.poll( template ).toBe( '' );
		await expect.poll( () => blockEditor.content() ).toBe( before );
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).redo()
		);
		await expect.poll( template ).toBe( 'page-no-title' );
		await expect.poll( () => blockEditor.content() ).toBe( inserted );
		await page.getByRole( 'button', { name: 'Save draft' } ).click();
		await expect.poll( () => blockEditor.stored() ).toBe( inserted );
		const address = await blockEditor.publishPost( 'Supper' );
		await page.goto( address );
		await expect(
			page.getByRole( 'heading', { name: /Dinner/ } ).first()
		).toBeVisible();
		const broken = await page.evaluate( async () => {
			const images = [ ...document.images ];
			await Promise.all(
				images.map( ( one ) => one.decode().catch( () => null ) )
			);
			return images
				.filter(
					( one ) =>
						new URL( one.src ).origin !== window.location.origin ||
						! one.naturalWidth
				)
				.map( ( { src } ) => src );
		} );
		expect( broken ).toEqual( [] );
	}
);
