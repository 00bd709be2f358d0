import type { Locator, Page } from '@playwright/test';
import type { Library } from './library';

interface Pushed {
	id: number;
	name: string;
	owner: { id: number };
	versions: number;
}

/** What is pushed, where that is more than a paragraph of its own name. */
interface Push {
	text?: string;
	type?: 'section' | 'page';
	picture?: string;
	/** A new version of a file, and of which of its versions. */
	file?: { id: number; base: number };
}

/** One's own files, on the plugin's page or in the dialog over an editor. */
export class Cloud {
	constructor(
		readonly page: Page,
		readonly library: Library
	) {}

	/** Asks the site as the person who looks, with what their page has to prove it. */
	call< Answer >( path: string, data?: object ): Promise< Answer > {
		return this.page.evaluate(
			( [ where, given ] ) =>
				(
					window as unknown as {
						wp: {
							apiFetch: ( options: object ) => Promise< Answer >;
						};
					}
				 ).wp
					.apiFetch( {
						path: `/templately/v1${ where }`,
						...( given && { method: 'POST', data: given } ),
					} )
					.catch( ( thrown: object ) => {
						throw new Error( JSON.stringify( thrown ) );
					} ),
			[ path, data ] as const
		);
	}

	/** Puts a template of blocks in the cloud. */
	async push( name: string, { text, type, picture, file }: Push = {} ) {
		const { data } = await this.call< { data: Pushed } >(
			'/clouds/upload',
			{
				platform: 'gutenberg',
				workspace: '',
				workspace_id: 0,
				saveTemplate: 0,
				name,
				file_content: {
					__file: 'wp_block',
					id: 0,
					type: type ?? 'section',
					title: name,
					content: `<!-- wp:paragraph -->\n<p>${ text ?? name }</p>\n<!-- /wp:paragraph -->`,
				},
				picture: picture ?? '',
				...( file && { file_id: file.id, base: file.base } ),
			}
		);
		return data;
	}

	/** Makes a workspace. */
	async workspace( title: string ): Promise< { id: number; slug: string } > {
		const { workspace } = await this.call< {
			workspace: { id: number; slug: string };
		} >( '/workspaces/create', { title, share_with: [] } );
		return workspace;
	}

	/** Names of what lies in a workspace, in order of the alphabet. */
	async namesIn( slug: string ): Promise< string[] > {
		const { files } = await this.call< {
			files: { data: Array< { name: string } > };
		} >( `/workspaces/${ slug }` );
		return files.data.map( ( { name } ) => name ).sort();
	}

	get navigation(): Locator {
		return this.library.app.getByRole( 'navigation', { name: 'My Cloud' } );
	}

	get table(): Locator {
		return this.library.app.getByRole( 'table', { name: 'My Clouds' } );
	}

	/** The rows of files, without the head. */
	get rows(): Locator {
		return this.table.getByRole( 'row' ).filter( {
			has: this.page.getByRole( 'rowheader' ),
		} );
	}

	row( name: string ): Locator {
		return this.rows.filter( {
			has: this.page.getByRole( 'button', { name, exact: true } ),
		} );
	}

	/** The button that opens a file's menu. */
	menuButton( name: string ): Locator {
		return this.library.app.getByRole( 'button', {
			name: `Actions for ${ name }`,
			exact: true,
		} );
	}

	/** What a file's menu offers. */
	get menuItems(): Locator {
		return this.page
			.locator( '.components-popover.templately' )
			.getByRole( 'menuitem' );
	}

	/** Chooses from a file's menu. */
	async choose( name: string, entry: string ): Promise< void > {
		await this.menuButton( name ).click();
		await this.page
			.getByRole( 'menuitem', { name: entry, exact: true } )
			.click();
	}

	/** Copies a file to a place, which its dialog calls so. */
	copy( name: string, place: string ): Promise< void > {
		return this.send( name, 'Copy to WorkSpace', place );
	}

	/** Moves a file to a place. */
	move( name: string, place: string ): Promise< void > {
		return this.send( name, 'Move to WorkSpace', place );
	}

	private async send(
		name: string,
		how: string,
		place: string
	): Promise< void > {
		await this.choose( name, how );
		await this.dialog.getByLabel( 'WorkSpace' ).selectOption( place );
		await this.dialog.getByRole( 'button', { name: how } ).click();
	}

	get dialog(): Locator {
		return this.page
			.getByRole( 'dialog' )
			.filter( { hasNot: this.page.locator( '.templately-app' ) } )
			.last();
	}

	get bulk(): Locator {
		return this.library.app.getByRole( 'group', {
			name: 'Selected files',
		} );
	}

	get usage(): Locator {
		return this.library.app.getByRole( 'region', { name: 'Storage used' } );
	}
}
