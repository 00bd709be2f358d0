import type { Benchmark } from '../bench';
import { inBrowser, median, milliseconds, onSite } from '../bench-site';
import { marketplace } from '../marketplace';

/** Publishes a page of 60 blocks. */
const publish = `
	global $wpdb;
	$content = array();
	for ( $i = 0; $i < 60; $i++ ) { $content[] = "<!-- wp:paragraph -->\\n<p>Paragraph $i of a page that is long enough to be felt.</p>\\n<!-- /wp:paragraph -->"; }
	${ marketplace }->publisher()->publish_designs( array( array( 'platform' => 'gutenberg', 'type' => 'pages', 'slug' => 'sixty', 'name' => 'Sixty', 'downloads' => 999999, 'content' => $content ) ) );`;

/** From the click on Insert to the blocks in the canvas, beside the same insertBlocks by hand. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await site.evaluate( publish );
		return inBrowser( site, async ( newPage ) => {
			const ours: number[] = [];
			const byHand: number[] = [];
			const requests: number[] = [];
			for ( let round = 0; round < 5; round++ ) {
				const page = await newPage();
				await page.goto(
					'/wp-admin/admin.php?page=templately&path=sign-in'
				);
				await page
					.getByRole( 'button', { name: /^(Continue as|Account)/ } )
					.first()
					.click();
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
				const card = page
					.locator( '.templately-app article' )
					.filter( { hasText: 'Sixty' } );
				await card.hover();
				ours.push(
					await card
						.getByRole( 'button', { name: 'Insert', exact: true } )
						.evaluate(
							( button: HTMLElement ) =>
								new Promise< number >( ( resolve ) => {
									const { select } = window.wp.data;
									const started = performance.now();
									const look = () =>
										select(
											'core/block-editor'
										).getBlockCount() >= 60
											? requestAnimationFrame( () =>
													resolve(
														performance.now() -
															started
													)
												)
											: requestAnimationFrame( look );
									button.click();
									look();
								} )
						)
				);
				requests.push(
					await page.evaluate( () =>
						performance
							.getEntriesByType( 'resource' )
							.filter( ( { name } ) => /v1\/insert/.test( name ) )
							.reduce(
								( sum, { duration } ) => sum + duration,
								0
							)
					)
				);
				byHand.push(
					await page.evaluate( async () => {
						const { dispatch, select } = window.wp.data;
						const content = select( 'core/block-editor' )
							.getBlocks()
							.map( ( block: unknown ) =>
								window.wp.blocks.serialize( block )
							)
							.join( '\n\n' );
						dispatch( 'core/block-editor' ).resetBlocks( [] );
						await new Promise( requestAnimationFrame );
						const started = performance.now();
						dispatch( 'core/block-editor' ).insertBlocks(
							window.wp.blocks.parse( content )
						);
						await new Promise( requestAnimationFrame );
						return performance.now() - started;
					} )
				);
				await page.context().close();
			}
			return [
				{
					id: 'P6',
					what: 'Click on Insert → 60 blocks in the canvas',
					measured: milliseconds( median( ours ) ),
					compared: `insertBlocks by hand ${ milliseconds( median( byHand ) ) } + request ${ milliseconds( median( requests ) ) }`,
					aim: '≤ 1.25 × by hand + one request',
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
