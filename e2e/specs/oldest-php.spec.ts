/**
 * The oldest PHP, in WebAssembly: the sandbox of machines without a PHP, and a plugin that starts there.
 */
import { expect, test } from '../test';

test(
	'shows the library on PHP 7.4',
	{ tag: '@smoke-wasm' },
	async ( { admin, page, requestUtils } ) => {
		await admin.visitAdminPage( 'admin.php', 'page=templately' );
		await expect(
			page.getByRole( 'link', { name: 'Vesper & Quince' } ).first()
		).toBeVisible();

		const { items } = await requestUtils.rest< {
			items: Array< { slug: string } >;
		} >( {
			path: '/templately/v1/items',
			params: { platform: 'gutenberg', type: 'packs' },
		} );
		expect( items.map( ( { slug } ) => slug ) ).toContain(
			'vesper-quince'
		);
	}
);
