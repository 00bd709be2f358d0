/**
 * Jest runs this before each test file. React notes a stack for every element that a component makes, to name its owner in warnings:
 * a tenth of the time of the tests.
 */
const {
	__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
} = jest.requireActual< Record< string, object > >( 'react' );

Object.defineProperty( internals, 'recentlyCreatedOwnerStacks', {
	// More than React's limit of stacks in a second.
	get: () => Infinity,
	set: () => undefined,
} );

export {};
