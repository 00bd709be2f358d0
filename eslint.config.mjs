/**
 * WordPress's rules, and the directions in which packages may import one another.
 */
import wordpress from '@wordpress/eslint-plugin';

/** From the ground up: a layer may import those before it, and nothing of its own row. */
const layers = [
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

const zones = layers.flatMap( ( layer, depth ) =>
	layer.map( ( name ) => {
		const below = layers.slice( 0, depth ).flat();
		return {
			target: `./packages/${ name }`,
			from: './packages',
			except: [ name, ...below ].map( ( allowed ) => `./${ allowed }` ),
			message: `${ name } may import only from: ${
				below.join( ', ' ) || 'no other package'
			}.`,
		};
	} )
);

export default [
	{
		ignores: [
			'**/build/**',
			'**/node_modules/**',
			'**/vendor/**',
			'.cache/**',
			'artifacts/**',
			'packages/rest/src/schema.d.ts',
			'packages/starter-catalogue/packs/**/artwork/**',
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
			'import/no-restricted-paths': [ 'error', { zones } ],
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
		// Tools that run in Node speak in the terminal.
		files: [
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
