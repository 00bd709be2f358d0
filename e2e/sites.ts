/**
 * Tests of several sites: one that is the hub of the test's own, over HTTP, and another that uses it too.
 */
import type { Page } from '@playwright/test';
import { marketplace, TestRun, type Site } from '@templately/sandbox';
import { AccountForms, type Person } from './pages/account';
import { BlockEditor } from './pages/block-editor';
import { Cloud } from './pages/cloud';
import { Library } from './pages/library';
import { expect, expectQuiet, heard, patience, test as base } from './test';

/** A person at a second site, in a separate browser context. */
export interface Elsewhere {
	readonly site: Site;
	readonly page: Page;
	readonly library: Library;
	readonly cloud: Cloud;
	readonly forms: AccountForms;
	readonly blockEditor: BlockEditor;
}

interface Fixtures {
	/** A site that serves others, and is the hub of the test's own site. */
	hub: Site;
	/** The administrator of a third site, which has the same hub. */
	elsewhere: Elsewhere;
}

/** Has a site use another as its hub. */
const hangOn = ( site: Site, hub: Site ) =>
	site.evaluate(
		`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'hub_address' => '${ hub.url }' ) );`
	);

export const test = base.extend< Fixtures >( {
	hub: async ( { site, wordpress, database }, provide, { workerIndex } ) => {
		const hub = await serve( `hub_${ workerIndex }`, {
			wordpress,
			database,
		} );
		await hub.evaluate(
			`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );`
		);
		await hangOn( site, hub );
		await provide( hub );
		await hub.stop();
	},

	elsewhere: async (
		{ browser, hub, wordpress, database, expectedMessages },
		provide,
		{ workerIndex }
	) => {
		const site = await serve( `elsewhere_${ workerIndex }`, {
			wordpress,
			database,
		} );
		await hangOn( site, hub );
		// It was copied from what the others were copied from; it is another site.
		await site.evaluate(
			`update_option( Templately\\Shared\\Settings\\Site_State::UUID, wp_generate_uuid4() );`
		);
		const { cookies } = ( await site.sessions() ).administrator;
		const context = await browser.newContext( {
			baseURL: site.url,
			storageState: { cookies, origins: [] },
		} );
		const page = await context.newPage();
		const messages = heard( page, site );
		const library = new Library( page );
		await provide( {
			site,
			page,
			library,
			cloud: new Cloud( page, library ),
			forms: new AccountForms( page ),
			blockEditor: new BlockEditor( page ),
		} );
		await context.close();
		await site.stop();
		expectQuiet( messages, expectedMessages );
	},
} );

export { expect };

/** Makes an account at a hub, and confirms its address. */
export async function makeAccount( hub: Site, person: Person ) {
	const { first_name: first, last_name: last, email, password } = person;
	await hub.evaluate(
		`${ marketplace }->accounts()->sign_up( array( 'first_name' => '${ first }', 'last_name' => '${ last }', 'email' => '${ email }', 'password' => '${ password }', 'privacy_consent' => true, 'terms_consent' => true ), 'test' );`
	);
	const mail = ( await hub.mails() ).find( ( { to } ) => to === email );
	const token = new URL( mail?.links[ 0 ] ?? hub.url ).searchParams.get(
		'token'
	);
	await hub.evaluate(
		`${ marketplace }->email_links()->verify( '${ token }', array(), '${ password }' );`
	);
}

/** Makes one of the run's sites, and starts it. */
async function serve(
	name: string,
	{
		wordpress: version,
		database,
	}: {
		wordpress: Parameters< TestRun[ 'site' ] >[ 0 ][ 'version' ];
		database: Parameters< TestRun[ 'site' ] >[ 0 ][ 'database' ];
	}
): Promise< Site > {
	const run = TestRun.join(
		JSON.parse( process.env.TEMPLATELY_TEST_RUN ?? '' )
	);
	const { site } = await run.site( { version, database, name } );
	await site.loadAlso( patience );
	await site.start();
	return site;
}
