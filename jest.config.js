/**
 * Unit tests of the browser's packages, each beside what it tests.
 */
export default {
	preset: '@wordpress/jest-preset-default',
	testMatch: [ '<rootDir>/packages/*/src/**/test/*.test.{ts,tsx}' ],
	transform: {
		'\\.[jt]sx?$': '@wordpress/scripts/config/babel-transform',
	},
};
