/**
 * WordPress's rules, and the layers of packages and of the app's folders.
 */
import { readdirSync } from 'node:fs';
import wordpress from '@wordpress/eslint-plugin';

/** Packages in layers: each may import those of earlier rows, but none of its own row. */
const packageLayers = [
	[ 'rest', 'ui' ],
	[ 'queried-data' ],
	[
		'library',
		'profile',
		'settings',
		'cloud',
		'workspaces',
		'templates',
		'conditions',
		'fullsite-import',
	],
	[ 'app' ],
	[ 'hosts' ],
];

const app = './packages/app/src';
const folders = readdirSync( new URL( app, import.meta.url ), {
	withFileTypes: true,
} )
	.filter( ( entry ) => entry.isDirectory() && entry.name !== 'test' )
	.map( ( { name } ) => name );

const firstLayers = [
	[ 'shell' ],
	[ 'lists' ],
	[ 'account' ],
	[ 'insert' ],
	[ 'cloud', 'library' ],
];

/** Folders of the app in layers, by the same rule. A new domain is in the last row. */
const appLayers = [
	...firstLayers,
	folders.filter( ( name ) => ! firstLayers.flat().includes( name ) ),
];

/**
 * The zones that enforce layers.
 *
 * @param {string}     root   Folder that holds the layers' folders.
 * @param {string[][]} layers Names of folders, from the lowest layer up.
 * @param {string[]}   shared What every layer may import.
 */
const toZones = ( root, layers, shared = [] ) =>
	layers.flatMap( ( layer, depth ) => {
		const below = layers.slice( 0, depth ).flat();
		return layer.map( ( name ) => ( {
			target: `${ root }/${ name }`,
			from: root,
			except: [ name, ...below, ...shared ].map(
				( allowed ) => `./${ allowed }`
			),
			message: `${ name } may import only from: ${
				below.join( ', ' ) || 'no other folder'
			}.`,
		} ) );
	} );

const packageZones = toZones( './packages', packageLayers );
const appZones = toZones( app, appLayers, [ 'domains.ts' ] );

export default [
	{
		ignores: [
			'**/build/**',
			'**/node_modules/**',
			'**/vendor/**',
			'.cache/**',
			'artifacts/**',
			'packages/rest/src/schema.d.ts',
		],
	},
	...wordpress.configs.recommended,
	{
		languageOptions: {
			parserOptions: {
				requireConfigFile: false,
				babelOptions: {
					presets: [ '@wordpress/babel-preset-default' ],
				},
			},
		},
		settings: {
			'import/resolver': {
				typescript: { project: './tsconfig.json' },
				node: { extensions: [ '.ts', '.tsx', '.js', '.mjs' ] },
			},
			// Supplied by WordPress at run time; their types stand in packages/hosts/types.
			'import/core-modules': [
				'@wordpress/block-editor',
				'@wordpress/core-data',
				'@wordpress/editor',
			],
		},
		rules: {
			'import/no-restricted-paths': [ 'error', { zones: packageZones } ],
			'import/no-relative-packages': 'error',
			'import/no-cycle': 'error',
			'import/no-unresolved': 'error',
			'@wordpress/data-no-store-string-literals': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'templately' },
			],
			'@wordpress/i18n-no-flanking-whitespace': 'error',
			'@wordpress/i18n-translator-comments': 'error',
			'no-console': 'error',
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			// Types stand in the code.
			'jsdoc/no-types': 'error',
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/require-returns': 'off',
		},
	},
	{
		files: [ 'packages/*/src/**/*.{ts,tsx}' ],
		ignores: [ '**/test/**' ],
		rules: {
			'max-lines': [
				'error',
				{ max: 500, skipBlankLines: true, skipComments: true },
			],
		},
	},
	{
		files: [ 'packages/app/src/**/*.{ts,tsx}' ],
		ignores: [ '**/test/**' ],
		rules: {
			'import/no-restricted-paths': [
				'error',
				{ zones: [ ...packageZones, ...appZones ] },
			],
		},
	},
	{
		// Tools that run in Node speak in the terminal.
		files: [
			'packages/bench/**',
			'packages/sandbox/**',
			'packages/starter-catalogue/**',
			'packages/tools/**',
			'e2e/**',
			'*.{js,mjs,ts}',
		],
		rules: {
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
];
