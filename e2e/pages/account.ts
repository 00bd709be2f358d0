import type { Locator, Page } from '@playwright/test';

export interface Person {
	first_name: string;
	last_name: string;
	email: string;
	password: string;
}

export const ada: Person = {
	first_name: 'Ada',
	last_name: 'Moss',
	email: 'ada.moss@example.org',
	password: 'Quince-and-fire-7',
};

/**
 * Holds a request until it is released, so that what a screen says meanwhile can be read.
 *
 * @param page    The page.
 * @param address What the request's address contains.
 * @return Lets the request go on.
 */
export async function hold(
	page: Page,
	address: RegExp
): Promise< () => void > {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( address, async ( route ) => {
		await released;
		await route.continue();
	} );
	return release;
}

/** The forms to get in. */
export class AccountForms {
	constructor( readonly page: Page ) {}

	get signIn(): Locator {
		return this.page.getByRole( 'form', { name: 'Sign In' } );
	}

	get signUp(): Locator {
		return this.page.getByRole( 'form', { name: 'Free Sign Up' } );
	}

	choose( name: 'Sign In' | 'Free Sign Up' ): Promise< void > {
		return this.page.getByRole( 'radio', { name, exact: true } ).click();
	}

	/** Fills all seven fields of the sign-up form. */
	async fillSignUp( person: Person ): Promise< void > {
		await this.choose( 'Free Sign Up' );
		const { signUp } = this;
		await signUp.getByLabel( 'First name' ).fill( person.first_name );
		await signUp.getByLabel( 'Last name' ).fill( person.last_name );
		await signUp.getByLabel( 'Email' ).fill( person.email );
		await signUp
			.getByLabel( 'Password', { exact: true } )
			.fill( person.password );
		await signUp.getByLabel( 'Confirm password' ).fill( person.password );
		// Only texts that are linked need a consent.
		for ( const consent of await signUp.getByRole( 'checkbox' ).all() ) {
			await consent.check();
		}
	}

	async fillSignIn( email: string, password: string ): Promise< void > {
		await this.choose( 'Sign In' );
		await this.signIn.getByLabel( 'Email' ).fill( email );
		await this.signIn
			.getByLabel( 'Password', { exact: true } )
			.fill( password );
	}

	get submit(): Locator {
		return this.page.locator( 'form button[type=submit]' );
	}
}
