/**
 * What people do with the hub's mails.
 */
import { expect, type Page } from '@playwright/test';

/**
 * Opens a link of a mail in a tab of its own, as a mailbox does, and presses the button there. The answer is waited for: a tab that is
 * closed while its form is on its way may never close, and takes the form along.
 *
 * @param page     A page of the browser that gets the tab.
 * @param link     The address in the mail.
 * @param button   The button's name.
 * @param said     The heading of the answer.
 * @param password What is typed where the page asks for a password; the names that stand there stay.
 */
export async function followLink(
	page: Page,
	link: string | undefined,
	button: string,
	said: string,
	password?: string
): Promise< void > {
	const tab = await page.context().newPage();
	await tab.goto( link ?? '' );
	if ( password !== undefined ) {
		for ( const label of [ 'Password', 'Confirm password' ] ) {
			await tab.getByLabel( label, { exact: true } ).fill( password );
		}
	}
	await tab.getByRole( 'button', { name: button } ).click();
	await expect( tab.getByRole( 'heading', { name: said } ) ).toBeVisible();
	await tab.close();
}
