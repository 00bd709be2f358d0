/**
 * The TypeScript's unit tests, on WordPress's preset. What runs in Node (the sandbox, the catalogue) has its tests there.
 */
import { createRequire } from 'node:module';

const preset = createRequire( import.meta.url )(
	'@wordpress/scripts/config/jest-unit.config.js'
);

export default {
	...preset,
	roots: [ 'app', 'hosts', 'library', 'profile', 'rest', 'ui' ].map(
		( name ) => `<rootDir>/packages/${ name }`
	),
	testMatch: [ '**/test/**/*.test.[jt]s?(x)' ],
	transformIgnorePatterns: [ '/node_modules/(?!(wouter|regexparam)/)' ],
};
