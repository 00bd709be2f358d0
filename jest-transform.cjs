/**
 * Compiles files for Jest by esbuild, which takes a third of Babel's time. Babel compiles those that call jest.mock, because that
 * call must move above the imports.
 */
// eslint-disable-next-line import/no-extraneous-dependencies -- comes with tsx.
const { transformSync } = require( 'esbuild' );
const babel = require( '@wordpress/scripts/config/babel-transform' );

module.exports = {
	...babel,
	process( source, path, options ) {
		if ( source.includes( 'jest.mock(' ) ) {
			return babel.process( source, path, options );
		}
		return transformSync( source, {
			sourcefile: path,
			loader: /\.[jt]sx$/.test( path ) ? 'tsx' : 'ts',
			format: 'cjs',
			target: `node${ process.versions.node }`,
			jsx: 'automatic',
			// Jest's modules cannot be loaded by Node's own import().
			supported: { 'dynamic-import': false },
			sourcemap: 'external',
		} );
	},
};
