import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './account';

declare global {
	interface Window {
		/** What the page said in lines that leave by themselves, and no test has asked for yet. */
		templatelySaid?: string[];
	}
}

/** Runs in the page. */
function noteToasts(): void {
	const said: string[] = ( window.templatelySaid = [] );
	let last: Element | null = null;
	new MutationObserver( () => {
		const toast = document.querySelector( '.templately-toast' );
		if ( toast !== last && toast?.checkVisibility() ) {
			const text = toast.cloneNode( true ) as Element;
			// Such as Undo.
			text.querySelectorAll( 'button' ).forEach( ( button ) =>
				button.remove()
			);
			said.push(
				( text.textContent ?? '' ).replace( /\s+/g, ' ' ).trim()
			);
		}
		last = toast;
	} ).observe( document, { childList: true, subtree: true } );
}

/** How wide the page in a frame believes its window to be. */
export const getInnerWidth = ( frame: Locator ): Promise< number > =>
	frame
		.contentFrame()
		.locator( 'html' )
		.evaluate( () => window.innerWidth );

/** The app on the plugin's own page, or in the dialog over an editor: the same in both. */
export class Library {
	constructor( readonly page: Page ) {
		// A success leaves after a second and a half: a busy machine would look too late.
		page.on( 'domcontentloaded', () =>
			page.evaluate( noteToasts ).catch( () => undefined )
		);
	}

	/** Waits for a success, which leaves by itself: until it has been said, and was not asked for before. */
	async said( text: string | RegExp ): Promise< void > {
		await expect
			.poll(
				() =>
					this.page.evaluate(
						( [ wanted, isPattern ] ) => {
							const all = window.templatelySaid ?? [];
							const at = all.findIndex( ( one ) =>
								isPattern
									? new RegExp( wanted ).test( one )
									: one === wanted
							);
							all.splice( 0, at + 1 );
							return at < 0 ? [ ...all ] : 'said';
						},
						typeof text === 'string'
							? ( [ text, false ] as const )
							: ( [ text.source, true ] as const )
					),
				{ message: `It says: ${ text }` }
			)
			.toBe( 'said' );
	}

	/** Opens a place of the app on the plugin's page: `gutenberg/blocks?q=menu`. */
	async visit( place = '' ): Promise< void > {
		const [ path = '', query = '' ] = place.split( '?' );
		const address = new URLSearchParams( query );
		const args = new URLSearchParams( { page: 'templately' } );
		if ( path ) {
			args.set( 'path', path );
		}
		address.forEach( ( value, name ) => args.set( name, value ) );
		await this.page.goto( `wp-admin/admin.php?${ args }` );
	}

	/** The place that is open, as the address tells it. */
	get place(): URL {
		return new URL( this.page.url() );
	}

	/** The app itself, large or beside a document, without what WordPress has around it. */
	get app(): Locator {
		return this.page.locator( '.templately-app, .templately-panel' );
	}

	get title(): Locator {
		return this.app.getByRole( 'heading', { level: 1 } );
	}

	/** The cards of a list; the row above it has others. */
	get cards(): Locator {
		return this.app
			.getByRole( 'article' )
			.and( this.page.locator( ':not(.templately-featured *)' ) );
	}

	/** The row above the first page of packs. */
	get featured(): Locator {
		return this.app.getByRole( 'region', { name: 'Featured' } );
	}

	card( name: string ): Locator {
		return this.cards.filter( {
			has: this.page.getByRole( 'link', { name, exact: true } ),
		} );
	}

	tab( name: string ): Locator {
		return this.page
			.getByRole( 'navigation', { name: 'Library' } )
			.getByRole( 'link', { name, exact: true } );
	}

	get searchBox(): Locator {
		return this.page.getByPlaceholder( 'Type and hit enter...', {
			exact: true,
		} );
	}

	plan( name: string ): Locator {
		return this.page
			.getByRole( 'radiogroup', { name: 'Plan' } )
			.getByRole( 'radio', { name: new RegExp( `^${ name }` ) } );
	}

	get pager(): Locator {
		return this.page.getByRole( 'navigation', {
			name: 'Pages of results',
		} );
	}

	/** The dialog of an insert. */
	get dialog(): Locator {
		return this.page
			.getByRole( 'dialog' )
			.filter( { hasNot: this.page.locator( '.templately-app' ) } )
			.last();
	}

	button( name: string ): Locator {
		return this.page.getByRole( 'button', { name, exact: true } );
	}

	/** Chooses one device after the other beside what is shown live, and yields how wide each is. */
	async *devices(): AsyncGenerator< number > {
		for ( const [ device, width ] of [
			[ 'Tablet', 768 ],
			[ 'Phone', 390 ],
			[ 'Desktop', 1440 ],
		] as const ) {
			await this.button( device ).click();
			yield width;
		}
	}

	/** Closes the library over an editor. */
	get close(): Locator {
		return this.app.getByRole( 'button', { name: 'Close', exact: true } );
	}

	/** Presses a card's button, which shows when the card is reached for. */
	async press( card: string, button: string ): Promise< void > {
		await this.card( card ).hover();
		await this.card( card )
			.getByRole( 'button', { name: button, exact: true } )
			.click();
	}

	/** Signs in as the WordPress user, without a page. */
	signIn(): Promise< void > {
		return this.post( '/login/local', {} );
	}

	/** Signs in with an account of the hub, without a page. */
	logIn( { email, password }: Person ): Promise< void > {
		return this.post( '/login', { email, password } );
	}

	private async post( path: string, data: object ): Promise< void > {
		const { request } = this.page;
		const nonce = await request.get(
			'wp-admin/admin-ajax.php?action=rest-nonce'
		);
		const answer = await request.post(
			`?rest_route=/templately/v1${ path }`,
			{ headers: { 'X-WP-Nonce': await nonce.text() }, data }
		);
		expect( answer.status(), await answer.text() ).toBe( 200 );
	}

	/** Signs in as the WordPress user, as people do, and stays on the page where that leads. */
	async continueAs(): Promise< void > {
		await this.visit( 'sign-in' );
		await this.page
			.getByRole( 'button', { name: /^Continue as / } )
			.click();
		await this.account.waitFor();
	}

	get account(): Locator {
		return this.page.getByRole( 'button', { name: /^Account: / } );
	}
}
