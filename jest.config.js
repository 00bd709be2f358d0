/**
 * Unit tests on WordPress's preset, for all packages but those whose tests start sites and run in Node.
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
	// The default leaves one of two cores idle.
	maxWorkers: '100%',
	// For a busy machine.
	testTimeout: 900_000,
	reporters: process.env.TEMPLATELY_REPORT
		? [
				'default',
				[
					'jest-junit',
					{
						outputFile: process.env.TEMPLATELY_REPORT,
						reportTestSuiteErrors: 'true',
					},
				],
			]
		: [ 'default' ],
	setupFilesAfterEnv: [
		'<rootDir>/packages/app/src/test/without-owner-stacks.ts',
	],
	testMatch: [ '**/test/**/*.test.[jt]s?(x)' ],
	transform: {
		'\\.m?[jt]sx?$': '<rootDir>/jest-transform.cjs',
	},
	// These packages contain only ES modules.
	transformIgnorePatterns: [
		'/node_modules/(?!(wouter|regexparam|uuid|marked|@ariakit|@wordpress/theme)/)',
	],
};
