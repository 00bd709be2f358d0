/**
 * The TypeScript's unit tests, on WordPress's preset: every package's but those whose tests start sites and run in Node.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );
const preset = require( '@wordpress/scripts/config/jest-unit.config.js' );

export default {
	...preset,
	roots: readdirSync( new URL( 'packages', import.meta.url ) )
		.filter(
			( name ) => ! [ 'bench', 'sandbox', 'tools' ].includes( name )
		)
		.map( ( name ) => `<rootDir>/packages/${ name }` ),
	// A limit for what never comes; a machine that has much else to do, or stands still for minutes, is slow and right.
	testTimeout: 900_000,
	testMatch: [ '**/test/**/*.test.[jt]s?(x)' ],
	transform: {
		'\\.m?[jt]sx?$':
			require.resolve( '@wordpress/scripts/config/babel-transform' ),
	},
	// These come as modules alone.
	transformIgnorePatterns: [
		'/node_modules/(?!(wouter|regexparam|uuid|marked|@ariakit|@wordpress/theme)/)',
	],
};
