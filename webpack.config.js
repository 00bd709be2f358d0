/**
 * Thin entries, one enqueued on each screen, and one shared lazy app.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const preset = createRequire( import.meta.url )(
	'@wordpress/scripts/config/webpack.config'
);

const pathOf = ( path ) => fileURLToPath( new URL( path, import.meta.url ) );

for ( const plugin of preset.plugins ) {
	if ( plugin.constructor.name === 'MiniCssExtractPlugin' ) {
		plugin.options.chunkFilename = '[name].[contenthash:8].css';
	}
}

for ( const plugin of preset.optimization.minimizer ) {
	if ( plugin.constructor.name === 'TerserPlugin' ) {
		// Texts are read from the sources: what is told to translators weighs in nobody's browser.
		plugin.options.minimizer.options.output.comments = false;
	}
}

export default {
	...preset,
	entry: {
		admin: pathOf( './packages/hosts/src/admin/index.tsx' ),
		gutenberg: pathOf( './packages/hosts/src/gutenberg/index.tsx' ),
		elementor: pathOf( './packages/hosts/src/elementor/index.ts' ),
	},
	output: {
		...preset.output,
		path: pathOf( './build' ),
		uniqueName: 'templately',
		// A lazy chunk is addressed by its content: no cache can serve an old one to a new entry.
		chunkFilename: '[name].[contenthash:8].js',
		// Their times tell whether they are older than the sources.
		compareBeforeEmit: false,
		// Catalogue and translations lie in the same folder.
		clean: { keep: /^(catalogue|languages)(\/|$)/ },
	},
	optimization: {
		...preset.optimization,
		mangleExports: 'size',
		splitChunks: {
			chunks: 'async',
			cacheGroups: {
				// The app is one request; the preset would split its libraries off into chunks without a name.
				default: false,
				defaultVendors: false,
				// What several lazy parts are made of comes once, with the first of them.
				shared: {
					name: 'shared',
					type: /javascript/,
					minChunks: 2,
					enforce: true,
				},
			},
		},
	},
	externals: {
		// React has it since 18, which every WordPress that we support brings.
		'use-sync-external-store/shim/index.js': 'React',
		// Where wouter looks when nobody says where the app is: it would change how the whole page writes its history. Hosts say it.
		'./use-browser-location.js': 'Object',
	},
	// Logical properties need no second stylesheet for right to left.
	plugins: preset.plugins.filter(
		( plugin ) => ! /rtl/i.test( plugin.constructor.name )
	),
};
