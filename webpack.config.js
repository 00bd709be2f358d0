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

export default {
	...preset,
	entry: {
		admin: pathOf( './packages/hosts/src/admin/index.tsx' ),
		gutenberg: pathOf( './packages/hosts/src/gutenberg/index.tsx' ),
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
	// The app is one request; the preset would split its libraries off into chunks without a name.
	optimization: { ...preset.optimization, splitChunks: false },
	// Logical properties need no second stylesheet for right to left.
	plugins: preset.plugins.filter(
		( plugin ) => ! /rtl/i.test( plugin.constructor.name )
	),
};
