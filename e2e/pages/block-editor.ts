import type { Page } from '@playwright/test';

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

/** WordPress's own editor, of posts or of the site, with what the library adds to it. */
export class BlockEditor {
	constructor( readonly page: Page ) {}

	/** Opens a new page, or a template in the Site Editor. */
	async open(
		screen: 'post-editor' | 'site-editor',
		postType = 'page'
	): Promise< void > {
		await this.page.goto(
			screen === 'post-editor'
				? `wp-admin/post-new.php?post_type=${ postType }`
				: 'wp-admin/site-editor.php?p=/wp_template/twentytwentyfive//page&canvas=edit'
		);
		await this.ready();
	}

	/** Opens a post that is there. */
	async edit( id: number ): Promise< void > {
		await this.page.goto( `wp-admin/post.php?post=${ id }&action=edit` );
		await this.ready();
	}

	/** Waits until the open editor can be used. */
	async ready(): Promise< void > {
		await this.page.waitForFunction(
			() =>
				window.wp?.data
					?.select( 'core/editor' )
					?.getCurrentPostId?.() &&
				window.wp.data.select( 'core/block-editor' ).getSettings()
					.isPreviewMode !== undefined &&
				document.querySelector( '.editor-header' ) !== null
		);
		await this.page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '.wp-block' )
			.first()
			.waitFor();
	}

	/** Lets the editor save nothing by itself: an undo that meets a save is WordPress's own affair. */
	async withoutAutosave(): Promise< void > {
		await this.page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).updateEditorSettings( {
				autosaveInterval: 3600,
				localAutosaveInterval: 3600,
			} )
		);
	}

	/** Opens the library by the button beside the toolbar. */
	async openLibrary(): Promise< void > {
		await this.page
			.locator( '.editor-header' )
			.getByRole( 'button', { name: 'Templately', exact: true } )
			.first()
			.click();
		await this.page
			.locator( '.templately-app' )
			.getByRole( 'heading', { level: 1 } )
			.waitFor();
	}

	/** Chooses from the editor's own menu. */
	async chooseOption( name: string ): Promise< void > {
		await this.page
			.locator( '.editor-header' )
			.getByRole( 'button', { name: 'Options' } )
			.click();
		await this.page.getByRole( 'menuitem', { name } ).click();
	}

	/** Opens the small library in the pinned sidebar. */
	async openSidebar(): Promise< void > {
		await this.page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/interface' )
				.enableComplementaryArea( 'core', 'templately/library' )
		);
	}

	/**
	 * Calls a member of what the open library was given to work on the document with.
	 *
	 * @param name     The member's name.
	 * @param argument What it takes.
	 */
	host( name: string, argument: unknown ): Promise< unknown > {
		return this.page.evaluate(
			( [ member, given ] ) => {
				interface Fiber {
					return: Fiber | null;
					memoizedProps: {
						host?: { editor: Record< string, unknown > };
					};
				}
				const app = document.querySelector( '.templately-app' );
				let [ , fiber ] = Object.entries( app ?? {} ).find(
					( [ key ] ) => key.startsWith( '__reactFiber$' )
				) as [ string, Fiber | null ];
				while ( fiber && ! fiber.memoizedProps?.host ) {
					fiber = fiber.return;
				}
				const call = fiber?.memoizedProps.host?.editor[ member ] as (
					value: unknown
				) => unknown;
				return call( given );
			},
			[ name, argument ] as const
		);
	}

	/** What would be saved. */
	content(): Promise< string > {
		return this.page.evaluate(
			() =>
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostContent() as string
		);
	}

	/** Content of the open document that the site has stored, read over REST. */
	stored(): Promise< string > {
		return this.page.evaluate( async () => {
			const { getCurrentPostType, getCurrentPostId } =
				window.wp.data.select( 'core/editor' );
			const { rest_base: base } = window.wp.data
				.select( 'core' )
				.getPostType( getCurrentPostType() );
			const { content } = await window.wp.apiFetch( {
				path: `/wp/v2/${ base }/${ getCurrentPostId() }?context=edit`,
			} );
			return content.raw as string;
		} );
	}

	/** Names of blocks that the editor finds not valid, however deep. */
	invalidBlocks(): Promise< string[] > {
		return this.page.evaluate( () => {
			const names: string[] = [];
			const walk = ( blocks: Block[] ) =>
				blocks.forEach( ( block ) => {
					if ( ! block.isValid || block.name === 'core/missing' ) {
						names.push( block.name );
					}
					walk( block.innerBlocks );
				} );
			walk( window.wp.data.select( 'core/block-editor' ).getBlocks() );
			return names;
		} );
	}

	/** Presses Ctrl+Z once. */
	async undo(): Promise< void > {
		await this.page.keyboard.press( 'ControlOrMeta+z' );
	}

	/** Gives the post a title, publishes it, and returns its address. */
	async publishPost( title: string ): Promise< string > {
		return this.page.evaluate( async ( given ) => {
			const { dispatch, select } = window.wp.data;
			await dispatch( 'core/editor' ).editPost( {
				title: given,
				status: 'publish',
			} );
			await dispatch( 'core/editor' ).savePost();
			return select( 'core/editor' ).getPermalink() as string;
		}, title );
	}
}
