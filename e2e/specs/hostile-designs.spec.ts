import { publish } from '../designs';
import { expect, test } from '../test';

const HACK = 'window.hacked=1';

/** Hostile values that a hub could send instead of a text. */
const strings = [
	`<script>${ HACK }</script>`,
	`<img src=x onerror="${ HACK }">`,
	`<svg onload="${ HACK }"></svg>`,
	`"><script>${ HACK }</script>`,
	`'><img src=x onerror='${ HACK }'>`,
	`<a href="javascript:${ HACK }">here</a>`,
	`<iframe srcdoc="<script>parent.${ HACK }</script>"></iframe>`,
	`<body onload="${ HACK }">`,
	`<details open ontoggle="${ HACK }">x</details>`,
	`<video><source onerror="${ HACK }"></video>`,
	`<math><mi xlink:href="javascript:${ HACK }">x</mi></math>`,
	`<style>@import 'javascript:${ HACK }';</style>`,
	`<object data="javascript:${ HACK }"></object>`,
	`<embed src="javascript:${ HACK }">`,
	`<form action="javascript:${ HACK }"><button>x</button></form>`,
	`<input autofocus onfocus="${ HACK }">`,
	`<marquee onstart="${ HACK }">x</marquee>`,
	`<div style="background:url(javascript:${ HACK })">x</div>`,
	`</script><script>${ HACK }</script>`,
	`</textarea><script>${ HACK }</script>`,
	`</title><script>${ HACK }</script>`,
	`<!--><script>${ HACK }</script>-->`,
	`<ScRiPt>${ HACK }</sCrIpT>`,
	`<<script>${ HACK }//<</script>`,
	`<img src="x\` \`<script>${ HACK }</script>"\` \`>`,
	`<a href="&#106;avascript:${ HACK }">x</a>`,
	`<a href="jav\tascript:${ HACK }">x</a>`,
	`<a href="data:text/html,<script>${ HACK }</script>">x</a>`,
	`{{constructor.constructor('${ HACK }')()}}`,
	`\${${ HACK }}`,
];

test(
	'A user browses designs of a hostile hub and creates a page from one, and none of its code runs',
	{ tag: [ '@S11' ] },
	async ( { library, page, site } ) => {
		await publish(
			site,
			strings.map( ( text, index ) => ( {
				slug: `hostile-${ index }`,
				name: text,
				description: `<p>${ text }</p>${ text }`,
				downloads: 900000 - index,
				tags: [ text ],
				categories: [ { slug: `hostile-${ index }`, name: text } ],
				template_type: { slug: `hostile-${ index }`, name: text },
				live_url: `javascript:${ HACK }`,
			} ) )
		);
		page.on( 'dialog', ( dialog ) => {
			throw new Error( `A dialog was opened: ${ dialog.message() }` );
		} );
		const isHacked = () => page.evaluate( () => 'hacked' in window );
		await library.signIn();
		await library.visit( 'gutenberg/blocks' );
		await expect( library.cards.first() ).toBeVisible();
		for ( const [ index, text ] of strings.entries() ) {
			// Navigates like the app, without a page load.
			await page.evaluate( ( slug ) => {
				const address = new URL( window.location.href );
				address.searchParams.set(
					'path',
					`gutenberg/blocks/${ slug }`
				);
				window.history.pushState( null, '', address );
				window.dispatchEvent( new PopStateEvent( 'popstate' ) );
			}, `hostile-${ index }` );
			await expect( library.title ).toHaveText( text, {
				useInnerText: false,
			} );
			expect( await isHacked(), text ).toBe( false );
			expect(
				await library.app
					.locator(
						'script, iframe, object, embed, form, style, a[href^="javascript" i], a[href^="data" i]'
					)
					.count(),
				text
			).toBe( 0 );
		}
		await library.visit( 'gutenberg/blocks' );
		await library.cards.first().hover();
		await library.cards
			.first()
			.getByRole( 'button', { name: 'Insert', exact: true } )
			.click();
		await library.dialog
			.getByLabel( 'Page title' )
			.fill( strings[ 1 ] ?? '' );
		await library.button( 'Create a Page' ).click();
		const view = library.dialog.getByRole( 'link', {
			name: 'View Template',
		} );
		await expect( view ).toBeVisible();
		expect( await isHacked() ).toBe( false );
	}
);
test.use( { expectedMessages: [ /Failed to load resource/ ] } );
