/**
 * Takes the thumbnails of the packs that are named (or of all) in Chromium on a sandbox site, then builds the catalogue. Thumbnails are committed.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
	freePort,
	root,
	Site,
	wordpress,
	workFolder,
} from '@templately/sandbox';
import { readPacks } from './index';
import { takePhotographs } from './photographs/take';

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
const only = process.argv
	.slice( 2 )
	.filter( ( slug ) => ! slug.startsWith( '-' ) );
for ( const pack of readPacks(
	join( root, 'packages/starter-catalogue/packs' )
) ) {
	if ( only.length === 0 || only.includes( pack.slug ) ) {
		await takePhotographs( pack, site, browser );
	}
}
await browser.close();
await site.stop();
await import( './build' );
