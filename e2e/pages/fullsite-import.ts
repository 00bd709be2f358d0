import type { Locator, Page } from '@playwright/test';

/** The wizard that imports a whole site, and the imports that can be taken back. */
export class FullsiteImport {
	constructor( readonly page: Page ) {}

	get wizard(): Locator {
		return this.page.getByRole( 'dialog', { name: 'Full Site Import' } );
	}

	/** Opens the wizard from a pack's own screen. */
	async open(): Promise< void > {
		await this.page
			.getByRole( 'button', { name: 'Insert Full Site' } )
			.click();
		await this.wizard.getByLabel( 'Site title' ).waitFor();
	}

	button( name: string ): Locator {
		return this.wizard.getByRole( 'button', { name, exact: true } );
	}

	/** The parts of the wizard. */
	get steps(): Locator {
		return this.wizard.locator( '.templately-steps > li' );
	}

	/** The part that is shown. */
	get step(): Locator {
		return this.wizard.locator( '[aria-current="step"]' ).first();
	}

	/** Goes on to the plan, and waits until it is there. */
	async plan(): Promise< void > {
		await this.button( 'Next' ).click();
		await this.wizard
			.getByRole( 'heading', { name: 'What this import does' } )
			.waitFor();
	}
}
