import type { Page } from '@playwright/test';
import { marketplace } from '@templately/sandbox';
import type { Benchmark } from '.';
import { inBrowser, median, toMilliseconds, onSite, signIn } from './site';

const BLOCKS = 60;

/** The text that the last block begins with. */
const LAST = `Paragraph ${ BLOCKS - 1 } of`;

const publish = `
	$content = array();
	for ( $i = 0; $i < ${ BLOCKS }; $i++ ) { $content[] = "<!-- wp:paragraph -->\\n<p>Paragraph $i of a page that is long enough to be felt.</p>\\n<!-- /wp:paragraph -->"; }
	${ marketplace }->publisher()->publish_designs( array( array( 'platform' => 'gutenberg', 'type' => 'pages', 'slug' => 'sixty', 'name' => 'Sixty', 'downloads' => 999999, 'content' => $content ) ) );`;

const rounds = 7;

/** Opens the library over a new, empty page, where the page's card is. */
async function openPages( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page
		.locator( '.editor-header' )
		.getByRole( 'button', { name: 'Templately', exact: true } )
		.first()
		.click();
	await page
		.locator( '.templately-app' )
		.getByRole( 'link', { name: 'Pages', exact: true } )
		.click();
	await page
		.locator( '.templately-app article' )
		.filter( { hasText: 'Sixty' } )
		.hover();
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.wp-block' )
		.first()
		.waitFor();
	// The editor goes on working for a moment.
	await page.waitForTimeout( 1500 );
}

/** Milliseconds from an action's start until the canvas has painted the last block. */
const untilPainted = ( page: Page, action: 'click' | 'byHand', content = '' ) =>
	page.evaluate(
		( [ what, last, text ] ) =>
			new Promise< { whole: number; content: number } >( ( resolve ) => {
				const { dispatch } = window.wp.data;
				const canvas = document.querySelector< HTMLIFrameElement >(
					'iframe[name="editor-canvas"]'
				);
				const isThere = () =>
					[
						...( canvas?.contentDocument?.querySelectorAll(
							'.wp-block-paragraph'
						) ?? [] ),
					].some(
						( block ) =>
							block.textContent?.startsWith( last ) &&
							block.getBoundingClientRect().height > 0
					);
				const started = performance.now();
				// The block is painted one frame after it is there.
				const look = () =>
					requestAnimationFrame( () =>
						isThere()
							? requestAnimationFrame( () =>
									resolve( {
										whole: performance.now() - started,
										content: performance
											.getEntriesByType( 'resource' )
											.filter(
												( { name, startTime } ) =>
													startTime >= started &&
													/v1(%2F|\/)insert/.test(
														name
													)
											)
											.reduce(
												( sum, { duration } ) =>
													sum + duration,
												0
											),
									} )
								)
							: look()
					);
				look();
				if ( what === 'click' ) {
					[
						...document.querySelectorAll< HTMLElement >(
							'.templately-app article button'
						),
					]
						.find( ( { textContent } ) => textContent === 'Insert' )
						?.click();
				} else {
					void dispatch( 'core/block-editor' ).insertBlocks(
						window.wp.blocks.parse( text )
					);
				}
			} ),
		[ action, LAST, content ] as const
	);

/** From the click on Insert to the last block in the canvas, beside the same blocks inserted by hand into the same editor. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await site.evaluate( publish );
		await signIn( site );
		return inBrowser( site, async ( newPage ) => {
			const ours: number[] = [];
			const byHand: number[] = [];
			const requests: number[] = [];
			let content = '';
			for ( let round = 0; round < rounds; round++ ) {
				const page = await newPage();
				await openPages( page );
				const { whole, content: request } = await untilPainted(
					page,
					'click'
				);
				ours.push( whole );
				requests.push( request );
				content ||= await page.evaluate( () =>
					window.wp.data
						.select( 'core/block-editor' )
						.getBlocks()
						.map( ( block: unknown ) =>
							window.wp.blocks.serialize( block )
						)
						.join( '\n\n' )
				);
				await page.context().close();

				const other = await newPage();
				await openPages( other );
				await other
					.locator( '.templately-app' )
					.getByRole( 'button', { name: 'Close', exact: true } )
					.click();
				await other.locator( '.templately-app' ).waitFor( {
					state: 'detached',
				} );
				byHand.push(
					( await untilPainted( other, 'byHand', content ) ).whole
				);
				await other.context().close();
			}
			const limit = 1.25 * median( byHand ) + median( requests );
			return [
				{
					id: 'P6',
					what: 'Click on Insert → the last of 60 blocks painted in the canvas',
					measured: toMilliseconds( median( ours ) ),
					compared: `insertBlocks by hand ${ toMilliseconds( median( byHand ) ) }, request ${ toMilliseconds( median( requests ) ) }`,
					aim: `≤ 1.25 × by hand + request (${ toMilliseconds( limit ) })`,
					isMissed: median( ours ) > limit,
					values: {
						ours: median( ours ),
						byHand: median( byHand ),
						request: median( requests ),
					},
				},
			];
		} );
	} );

export default benchmark;
