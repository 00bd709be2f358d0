/**
 * The one `test` of all end-to-end tests: a real site for each worker, put back after each test.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { request, type ConsoleMessage, type Page } from '@playwright/test';
import {
	root,
	TestRun,
	type DatabaseKind,
	type Mail,
	type Role,
	type Session,
	type Site,
	type WasmPhp,
	type WordPressVersion,
} from '@templately/sandbox';
import {
	expect,
	RequestUtils,
	test as base,
} from '@wordpress/e2e-test-utils-playwright';
import { AccountForms } from './pages/account';
import { BlockEditor } from './pages/block-editor';
import { Cloud } from './pages/cloud';
import { Library } from './pages/library';

const support = join( root, 'e2e/support/support.php' );
/** What every site needs that may be on a busy machine. */
export const patience = join( root, 'e2e/support/patience.php' );

/** Where a person meets the library. */
export type Screen = 'admin' | 'post-editor' | 'site-editor';

/** What a project chooses. */
export interface Options {
	wordpress: WordPressVersion;
	database: DatabaseKind;
	/** PHP in WebAssembly, of this version; null for this machine's. */
	wasm: WasmPhp | null;
}

interface WorkerSite {
	readonly site: Site;
	readonly sessions: Record< Role, Session >;
	restore: () => Promise< void >;
}

/** Mails that the site sent during the test. */
export interface Mails {
	all: () => Promise< Mail[] >;
	/** Waits for the newest mail to an address. */
	to: ( address: string ) => Promise< Mail >;
}

interface Fixtures {
	/** The screen that a test is about; tests that go for several loop over it with test.use(). */
	hostScreen: Screen;
	/** Role of the WordPress user; null for a visitor. */
	role: Role | null;
	/** Messages in the console that the test means to cause. */
	expectedMessages: readonly RegExp[];
	/** The worker's site. Everything in it is what it was when the test ends. */
	site: Site;
	mails: Mails;
	/** Continues as another user. */
	signInAs: ( role: Role ) => Promise< void >;
	/** The app. */
	library: Library;
	/** One's own files in the app. */
	cloud: Cloud;
	/** The app's forms to get in. */
	forms: AccountForms;
	/** WordPress's editors. */
	blockEditor: BlockEditor;
	/** Fails when axe finds anything wrong inside the selected part of the page. */
	expectAccessible: ( selector: string ) => Promise< void >;
	/** Takes pictures of the page at three widths, into artifacts/screens, where TEMPLATELY_PICTURES is set: no test looks at them. */
	photograph: ( name: string ) => Promise< void >;
}

/**
 * What the console says when a test looks into a preview: Playwright does so by scripts of its own, and nothing runs there. The page
 * itself brings none.
 */
export const NOTHING_RUNS =
	/Blocked script execution in '[^']*action=templately_(?:preview_file|preview_template|design_page)\b/;

/** Widths at which axe looks: the widest and the narrowest in `npm test`, all of them in `npm run test:faults`. */
export const AXE_WIDTHS = process.env.TEMPLATELY_ROUNDS
	? [ 1440, 782, 390 ]
	: [ 1440, 390 ];

export const test = base.extend<
	Fixtures,
	Options & { workerSite: WorkerSite }
>( {
	wordpress: [ '7.1', { option: true, scope: 'worker' } ],
	database: [ 'mariadb', { option: true, scope: 'worker' } ],
	wasm: [ null, { option: true, scope: 'worker' } ],
	hostScreen: [ 'admin', { option: true } ],
	role: [ 'administrator', { option: true } ],
	expectedMessages: [ [], { option: true } ],

	workerSite: [
		async ( { wordpress, database, wasm }, provide, { workerIndex } ) => {
			const run = TestRun.join(
				JSON.parse( process.env.TEMPLATELY_TEST_RUN ?? '' )
			);
			const { site, restore } = await run.site( {
				version: wordpress,
				database,
				wasm: wasm ?? undefined,
				name: `worker_${ workerIndex }`,
			} );
			for ( const file of [ support, patience ] ) {
				await site.loadAlso( file );
			}
			await site.start();
			await provide( {
				site,
				sessions: await site.sessions(),
				restore,
			} );
			await site.stop();
		},
		{ scope: 'worker', timeout: 1_800_000 },
	],

	requestUtils: [
		async ( { workerSite: { site, sessions } }, provide, { project } ) => {
			const { cookies, nonce } = sessions.administrator;
			const context = await request.newContext( {
				baseURL: site.url,
				storageState: { cookies, origins: [] },
				// The tests' pages have it from the configuration.
				timeout: project.use.actionTimeout,
			} );
			await provide(
				new RequestUtils( context, {
					baseURL: site.url,
					storageState: {
						cookies,
						nonce,
						rootURL: `${ site.url }/wp-json/`,
					},
				} )
			);
			await context.dispose();
		},
		// Playwright wants `auto` to be as it was in the original, its types do not know it here.
		{ scope: 'worker', auto: true } as { scope: 'worker' },
	],

	baseURL: async ( { workerSite }, provide ) =>
		provide( workerSite.site.url ),

	storageState: async ( { role, workerSite: { sessions } }, provide ) =>
		provide( {
			cookies: role ? sessions[ role ].cookies : [],
			origins: [],
		} ),

	site: [
		async ( { workerSite }, provide ) => {
			await provide( workerSite.site );
			await workerSite.restore();
		},
		{ auto: true },
	],

	// After `site`, so that the page is gone before the site is put back.
	page: async ( { page, site, expectedMessages }, provide ) => {
		const messages = heard( page, site );
		await provide( page );
		expectQuiet( messages, expectedMessages );
	},

	mails: async ( { site }, provide ) =>
		provide( {
			all: () => site.mails(),
			async to( address ) {
				let mail: Mail | undefined;
				await expect
					.poll(
						async () =>
							( mail = ( await site.mails() )
								.reverse()
								.find( ( { to } ) => to === address ) ),
						{
							message: `A mail to ${ address } arrives.`,
						}
					)
					.toBeDefined();
				return mail as Mail;
			},
		} ),

	signInAs: async ( { context, workerSite }, provide ) =>
		provide( async ( role ) => {
			await context.clearCookies();
			await context.addCookies( [
				...workerSite.sessions[ role ].cookies,
			] );
		} ),

	library: async ( { page }, provide ) => provide( new Library( page ) ),
	cloud: async ( { page, library }, provide ) =>
		provide( new Cloud( page, library ) ),
	forms: async ( { page }, provide ) => provide( new AccountForms( page ) ),
	blockEditor: async ( { page }, provide ) =>
		provide( new BlockEditor( page ) ),

	expectAccessible: async ( { page }, provide ) =>
		provide( async ( selector ) => {
			const { violations } = await new AxeBuilder( { page } )
				.include( selector )
				// axe waits for ever in a preview, where no script runs.
				.exclude( 'iframe[sandbox="allow-same-origin"]' )
				.withTags( [
					'wcag2a',
					'wcag2aa',
					'wcag21a',
					'wcag21aa',
					'wcag22aa',
				] )
				.analyze();
			expect(
				violations.map( ( { id, help, nodes } ) => ( {
					id,
					help,
					nodes: nodes.map( ( { html } ) => html ),
				} ) )
			).toEqual( [] );
		} ),

	photograph: async ( { page }, provide ) =>
		provide( async ( name ) => {
			if ( ! process.env.TEMPLATELY_PICTURES ) {
				return;
			}
			const before = page.viewportSize();
			await mkdir( join( root, 'artifacts/screens' ), {
				recursive: true,
			} );
			for ( const width of [ 1440, 782, 390 ] ) {
				await page.setViewportSize( {
					width,
					height: width === 390 ? 844 : 900,
				} );
				await page.screenshot( {
					path: join(
						root,
						`artifacts/screens/${ name }-${ width }.png`
					),
				} );
			}
			if ( before ) {
				await page.setViewportSize( before );
			}
		} ),
} );

export { expect };

/**
 * Notes what a page's console says about our code.
 *
 * @param page The page.
 * @param site Its site.
 * @return The messages, which grow.
 */
export function heard( page: Page, site: Site ): string[] {
	const messages: string[] = [];
	page.on( 'console', ( message ) => {
		if ( isOurs( message, site.url ) ) {
			messages.push(
				`${ message.type() }: ${ message.text() } (${ message.location().url })`
			);
		}
	} );
	page.on( 'pageerror', ( error ) =>
		messages.push( `error: ${ error.stack ?? error.message }` )
	);
	return messages;
}

/** Fails if the console has unexpected messages. */
export function expectQuiet(
	messages: readonly string[],
	expected: readonly RegExp[]
): void {
	expect(
		messages.filter(
			( message ) => ! expected.some( ( one ) => one.test( message ) )
		),
		'The console holds no error and no warning of ours.'
	).toEqual( [] );
}

/** Tells whether a message in the console is about our code; core and Chromium have their own to say. */
function isOurs( message: ConsoleMessage, siteUrl: string ): boolean {
	if ( ! [ 'error', 'warning' ].includes( message.type() ) ) {
		return false;
	}
	const { url } = message.location();
	return (
		/templately/.test( url.replace( siteUrl, '' ) ) ||
		/templately/i.test( message.text() )
	);
}
