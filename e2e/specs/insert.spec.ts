import { publish } from '../designs';
import { ada, hold } from '../pages/account';
import { expect, test } from '../test';

const HOME = 'Dinner by one fire';

test.describe( 'On the admin page', () => {
	// Chromium tells of every answer that is no success.
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	test(
		'Insert makes a draft page and shows the links to it',
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
		async ( { library, page, site } ) => {
			await library.signIn();
			await library.visit( 'gutenberg/pages' );
			await library.press( HOME, 'Insert' );
			const create = library.dialog.getByRole( 'button', {
				name: 'Create a Page',
				exact: true,
			} );
			// The design's name is there to begin with, selected: typing replaces it.
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
			const release = await hold( page, /v1(%2F|\/)import/ );
			await create.click();
			await expect(
				page.getByRole( 'progressbar', { name: 'Importing' } )
			).toBeVisible();
			release();
			await expect(
				page.getByRole( 'heading', { name: 'Your page is ready' } )
			).toBeVisible();
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

	test(
		'Signed out, Insert leads to sign-in and back, and goes on there',
		{ tag: [ '@INS-001', '@INS-002' ] },
		async ( { library, page } ) => {
			await library.visit( 'gutenberg/pages' );
			await library.press( HOME, 'Insert' );
			await expect
				.poll( () => library.place.searchParams.get( 'path' ) )
				.toBe( 'sign-in' );
			expect( library.place.searchParams.get( 'redirect-to' ) ).toContain(
				'gutenberg/pages'
			);
			// Who goes elsewhere has changed their mind.
			await library.tab( 'Pages' ).click();
			await expect( library.cards.first() ).toBeVisible();
			await page.getByRole( 'link', { name: 'Login' } ).click();
			await page.getByRole( 'button', { name: /^Continue as / } ).click();
			await expect( library.account ).toBeVisible();
			await expect( library.cards.first() ).toBeVisible();
			await expect( library.dialog ).toHaveCount( 0 );

			await library.account.click();
			await page.getByRole( 'menuitem', { name: 'Logout' } ).click();
			await library.visit( 'gutenberg/pages' );
			await library.press( HOME, 'Insert' );
			await page.getByRole( 'button', { name: /^Continue as / } ).click();
			await expect(
				library.dialog.getByLabel( 'Page title' )
			).toHaveValue( HOME );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'gutenberg/pages'
			);
		}
	);

	test( 'The pages of a pack become drafts that lead to one another', async ( {
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
		// Signed out, it leads to sign-in and goes on there, with what the account may have.
		await library.visit( 'gutenberg/packs/site' );
		await library.button( 'Insert pages…' ).click();
		await page.getByRole( 'button', { name: /^Continue as / } ).click();
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
							message: 'The library did not answer.',
							data: { status: 503 },
						},
					} )
				: route.continue();
		} );
		await library.button( 'Create 2 pages' ).click();
		await expect( dialog ).toContainText( 'The library did not answer.' );
		await expectAccessible( '.components-modal__frame' );
		await photograph( 'insert-pages-failed' );
		await library.button( 'Create 1 page' ).click();
		await expect( dialog ).toContainText(
			'2 pages are drafts on this site, and the links between them lead to one another.'
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

	test(
		'An account that is not verified is told so',
		{ tag: [ '@INS-005', '@INS-007' ] },
		async ( { library, forms } ) => {
			await library.visit( 'sign-in' );
			await forms.fillSignUp( ada );
			await forms.submit.click();
			await expect( library.account ).toBeVisible();
			await library.visit( 'gutenberg/pages' );
			await library.press( HOME, 'Insert' );
			await expect( library.dialog ).toContainText(
				'Sorry your account is not verified. Please verify your account to start inserting items.'
			);
			await expect(
				library.dialog.getByRole( 'link', {
					name: 'Resend verification',
				} )
			).toBeVisible();
		}
	);

	test(
		'A failure is told in its own view, with the server’s words',
		{ tag: [ '@INS-018', '@INS-038', '@INS-039' ] },
		async ( { library, page } ) => {
			await library.signIn();
			await library.visit( 'gutenberg/pages' );
			await page.route( /import%2Fpage|import\/page/, ( route ) =>
				route.fulfill( {
					status: 502,
					json: {
						code: 'invalid_content',
						message:
							'The design is <strong>damaged</strong>.<img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">here</a>',
						data: { status: 502 },
					},
				} )
			);
			await library.press( HOME, 'Insert' );
			await library.dialog.getByLabel( 'Page title' ).fill( 'Supper' );
			await library.button( 'Create a Page' ).click();
			await expect(
				page.getByRole( 'heading', { name: 'Importing Failed' } )
			).toBeVisible();
			await expect(
				library.dialog.locator( 'strong', { hasText: 'damaged' } )
			).toBeVisible();
			await expect( library.dialog.locator( 'img' ) ).toHaveCount( 0 );
			await expect(
				library.dialog.locator( 'a[href^=javascript]' )
			).toHaveCount( 0 );
			expect( await page.evaluate( () => 'hacked' in window ) ).toBe(
				false
			);
		}
	);

	test(
		'Who may not make pages sees no Insert',
		{ tag: [ '@INS-003' ] },
		async ( { library, signInAs } ) => {
			await signInAs( 'author' );
			await library.visit( 'gutenberg/blocks' );
			await expect( library.cards.first() ).toBeVisible();
			await library.cards.first().hover();
			await expect( library.button( 'Insert' ) ).toHaveCount( 0 );
		}
	);
} );

for ( const screen of [ 'post-editor', 'site-editor' ] as const ) {
	test.describe( `In the ${ screen }`, () => {
		test(
			'A block goes in, and out again with one undo',
			{
				tag: [
					'@INS-009',
					'@INS-042',
					'@SHL-042',
					'@SHL-043',
					'@smoke',
				],
			},
			async ( { blockEditor, library } ) => {
				await library.signIn();
				await blockEditor.open( screen );
				const before = await blockEditor.content();
				await blockEditor.openLibrary();
				await expect( library.close ).toBeVisible();
				await library.close.click();
				await expect( library.title ).toHaveCount( 0 );
				await blockEditor.openLibrary();
				await library.tab( 'Blocks' ).click();
				const name = 'Printed menu card';
				await library.press( name, 'Insert' );
				await expect(
					blockEditor.page
						.getByText( `“${ name }” was inserted.` )
						.first()
				).toBeVisible();
				await expect( library.title ).toHaveCount( 0 );
				const after = await blockEditor.content();
				expect( after.length ).toBeGreaterThan( before.length + 100 );
				expect( await blockEditor.invalidBlocks() ).toEqual( [] );
				await blockEditor.undo();
				await expect.poll( () => blockEditor.content() ).toBe( before );
			}
		);
	} );
}

test.describe( 'In a post', () => {
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	test(
		'A page with pictures is inserted, saved and seen on the site, with every image local',
		{ tag: [ '@INS-009', '@journey' ] },
		async ( { blockEditor, library, page } ) => {
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
			// It is looked at from its top, and nothing of it is selected.
			await expect
				.poll( () =>
					page.evaluate( () => {
						const { getSelectedBlockClientIds, getBlockOrder } =
							window.wp.data.select( 'core/block-editor' );
						const canvas =
							document.querySelector< HTMLIFrameElement >(
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
			await page.evaluate( () =>
				window.wp.data.dispatch( 'core/editor' ).undo()
			);
			await expect.poll( template ).toBe( '' );
			await expect.poll( () => blockEditor.content() ).toBe( before );
			await page.evaluate( () =>
				window.wp.data.dispatch( 'core/editor' ).redo()
			);
			await expect.poll( template ).toBe( 'page-no-title' );
			await expect.poll( () => blockEditor.content() ).toBe( inserted );
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
							new URL( one.src ).origin !==
								window.location.origin || ! one.naturalWidth
					)
					.map( ( { src } ) => src );
			} );
			expect( broken ).toEqual( [] );
		}
	);

	test(
		'Whether a person may, and whether the site has the blocks, is looked at before anything is asked for',
		{ tag: [ '@INS-003' ] },
		async ( { blockEditor, library, page, site } ) => {
			await publish( site, [
				{
					slug: 'alien',
					name: 'Alien block',
					downloads: 99999,
					content: [ '<!-- wp:acme/alien /-->' ],
				},
			] );
			await library.signIn();
			await blockEditor.open( 'post-editor' );
			await blockEditor.openLibrary();
			await library.tab( 'Blocks' ).click();
			let asked = 0;
			page.on( 'request', ( request ) => {
				asked += /v1(%2F|\/)insert/.test( request.url() ) ? 1 : 0;
			} );
			await library.press( 'Alien block', 'Insert' );
			await expect( library.dialog ).toContainText( 'acme/alien' );
			expect( asked ).toBe( 0 );
			await library.dialog
				.getByRole( 'button', { name: 'Close' } )
				.first()
				.click();

			// As when somebody lost the right to this document meanwhile, and WordPress's own store knows.
			const before = await blockEditor.content();
			const may = ( update: boolean ) =>
				page.evaluate( ( isAllowed ) => {
					const { dispatch, select } = window.wp.data;
					const { getCurrentPostId, getCurrentPostType } =
						select( 'core/editor' );
					dispatch( 'core' ).receiveUserPermission(
						`update/postType/${ getCurrentPostType() }/${ getCurrentPostId() }`,
						isAllowed
					);
				}, update );
			await may( false );
			await library.press( 'Printed menu card', 'Insert' );
			await expect( library.dialog ).toContainText(
				'You may look at everything, but not change this document.'
			);
			expect( asked ).toBe( 0 );
			expect( await blockEditor.content() ).toBe( before );
			await library.dialog
				.getByRole( 'button', { name: 'Close' } )
				.first()
				.click();
			await may( true );
			await library.press( 'Printed menu card', 'Insert' );
			await expect.poll( () => blockEditor.content() ).not.toBe( before );
			expect( asked ).toBe( 1 );
		}
	);

	test( 'What is left out of a design is read before the library closes', async ( {
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
		await blockEditor.openLibrary();
		await library.tab( 'Blocks' ).click();
		await library.press( 'Foreign parts', 'Insert' );
		await expect(
			page.getByRole( 'heading', { name: 'Inserted, but not all of it' } )
		).toBeVisible();
		await expect( library.dialog.getByRole( 'listitem' ) ).toHaveText( [
			'ImageIt would be loaded from evil.example.',
			'RSSIt would run or fetch something by itself.',
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
	} );

	test( 'Inserting from a card asks for its blocks and nothing else', async ( {
		blockEditor,
		library,
		page,
	} ) => {
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		await blockEditor.openLibrary();
		await library.tab( 'Blocks' ).click();
		await library.card( 'Printed menu card' ).hover();
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			// What the list still loads is not the insert's.
			const [ call ] =
				/templately\/v1\/(items\/|insert|is-signed)[^?&]*/.exec(
					decodeURIComponent( request.url() )
				) ?? [];
			if ( call ) {
				asked.push( call );
			}
		} );
		await library.press( 'Printed menu card', 'Insert' );
		await expect(
			page.getByText( '“Printed menu card” was inserted.' ).first()
		).toBeVisible();
		expect( asked ).toEqual( [ 'templately/v1/insert' ] );
	} );

	test( 'Try again asks for the blocks anew', async ( {
		blockEditor,
		library,
		page,
	} ) => {
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		await blockEditor.openLibrary();
		await library.tab( 'Blocks' ).click();
		let asked = 0;
		await page.route( /v1(%2F|\/)insert/, ( route ) => {
			asked++;
			return asked === 1
				? route.fulfill( {
						status: 503,
						json: {
							code: 'hub_unreachable',
							message: 'The library did not answer.',
							data: { status: 503 },
						},
					} )
				: route.continue();
		} );
		await library.press( 'Printed menu card', 'Insert' );
		await expect( library.dialog ).toContainText(
			'The library did not answer.'
		);
		expect( asked ).toBe( 1 );
		await library.dialog
			.getByRole( 'button', { name: 'Try again' } )
			.click();
		await expect(
			page.getByText( '“Printed menu card” was inserted.' ).first()
		).toBeVisible();
		expect( asked ).toBe( 2 );
	} );

	test( 'Try again asks anew who is signed in, and so does the header', async ( {
		blockEditor,
		library,
		page,
	} ) => {
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		let isCut = true;
		await page.route( /v1(%2F|\/)is-signed/, ( route ) =>
			isCut
				? route.fulfill( {
						status: 503,
						json: {
							code: 'hub_unreachable',
							message: 'The library did not answer.',
							data: { status: 503 },
						},
					} )
				: route.continue()
		);
		await blockEditor.openLibrary();
		await expect( library.button( 'Load my account again' ) ).toBeVisible();
		await library.tab( 'Blocks' ).click();
		await library.press( 'Printed menu card', 'Insert' );
		await expect( library.dialog ).toContainText(
			'The library did not answer.'
		);
		isCut = false;
		await library.dialog
			.getByRole( 'button', { name: 'Try again' } )
			.click();
		await expect(
			page.getByText( '“Printed menu card” was inserted.' ).first()
		).toBeVisible();
		await blockEditor.openLibrary();
		await expect( library.account ).toBeVisible();
	} );

	test( 'A design does not land in a document that was opened meanwhile', async ( {
		blockEditor,
		library,
		page,
	} ) => {
		await library.signIn();
		await blockEditor.open( 'site-editor' );
		await blockEditor.openLibrary();
		await library.tab( 'Blocks' ).click();
		const release = await hold( page, /v1(%2F|\/)insert/ );
		const asked = page.waitForRequest( /v1(%2F|\/)insert/ );
		await library.press( 'Printed menu card', 'Insert' );
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
					'Another document was opened while “Printed menu card” was on its way. Nothing was inserted into it.'
				)
				.first()
		).toBeVisible();
		expect( await blockEditor.content() ).toBe( before );
	} );

	test(
		'A damaged design is refused and nothing changes',
		{ tag: [ '@INS-018', '@INS-038' ] },
		async ( { blockEditor, library, page, site } ) => {
			const [ id ] = await publish( site, [
				{ slug: 'damaged', name: 'Damaged', downloads: 99999 },
			] );
			// As after a fault of the hub's disk: what it serves is no blocks any more.
			await site.evaluate(
				`global $wpdb; $table = "{$wpdb->prefix}templately_contents";
				foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
					$body = str_replace( '<!-- /wp:paragraph -->', '<script>window.hacked=1</script>', gzuncompress( $row['compressed'] ) );
					$wpdb->query( "UPDATE $table SET compressed = X'" . bin2hex( gzcompress( $body ) ) . "' WHERE sha256 = '{$row['sha256']}'" );
				}`
			);
			expect( id ).toBeGreaterThan( 0 );
			await library.signIn();
			await blockEditor.open( 'post-editor' );
			const before = await blockEditor.content();
			await blockEditor.openLibrary();
			await library.tab( 'Blocks' ).click();
			await library.press( 'Damaged', 'Insert' );
			await expect(
				page.getByRole( 'heading', { name: 'Importing Failed' } )
			).toBeVisible();
			await expect( library.dialog ).toContainText(
				'This design is damaged. Nothing was inserted.'
			);
			await library.dialog
				.getByRole( 'button', { name: 'Close' } )
				.first()
				.click();
			await library.close.click();
			expect( await blockEditor.content() ).toBe( before );
			expect( await page.evaluate( () => 'hacked' in window ) ).toBe(
				false
			);
		}
	);
} );
