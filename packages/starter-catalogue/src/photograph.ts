/**
 * Takes the thumbnails of the packs anew, in Chromium on a sandbox site; they are committed. Then builds the catalogue.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { freePort, Site, wordpress, workFolder } from '@templately/sandbox';
import { packs } from './index';
import { takePhotographs } from './photographs/take';

const here = dirname( fileURLToPath( import.meta.url ) );

const site = new Site( {
	home: join( workFolder, 'photograph' ),
	port: await freePort( 8871 ),
	database: { kind: 'sqlite' },
	constants: { WP_HTTP_BLOCK_EXTERNAL: true },
} );
await site.create( await wordpress( '7.1' ), { title: 'Templately' } );
await site.start();
const browser = await chromium.launch( {
	executablePath: process.env.TEMPLATELY_CHROMIUM ?? '/usr/bin/chromium',
	args: [
		...( process.getuid?.() === 0 ? [ '--no-sandbox' ] : [] ),
		'--disable-quic',
		'--disable-background-networking',
		'--font-render-hinting=none',
	],
} );
for ( const pack of packs ) {
	await takePhotographs(
		pack,
		join( here, '../packs', pack.slug ),
		site,
		browser
	);
}
await browser.close();
await site.stop();
await import( './build' );
