/**
 * A place to return to after signing in, if it is one of the app's own. Everything else is no place to send people.
 *
 * @param value What the address or the state asks for.
 * @param paths The patterns of the app's routes.
 */
export function inAppPlace(
	value: unknown,
	paths: RegExp[]
): string | undefined {
	if ( typeof value !== 'string' || /[\\:#\s]/.test( value ) ) {
		return undefined;
	}
	const place = value.startsWith( '/' ) ? value : `/${ value }`;
	const [ path = '' ] = place.split( '?', 1 );
	return ! /^\/sign-in\/?$/.test( path ) &&
		paths.some( ( pattern ) => pattern.test( path ) )
		? place
		: undefined;
}
