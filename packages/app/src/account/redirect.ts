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

/** Validates a redirect from the server. Only paths of the app, and URLs of this site or its hub, are allowed. */
export function redirectTarget(
	value: unknown,
	paths: RegExp[],
	origins: readonly string[]
): string | undefined {
	if ( typeof value !== 'string' ) {
		return undefined;
	}
	const place =
		inAppPlace( value, paths ) ??
		( /^\/?sign-in(\?[^\\:#\s]*)?$/.test( value )
			? `/${ value.replace( /^\//, '' ) }`
			: undefined );
	if ( place || ! /^https?:\/\/[^\\\s]+$/.test( value ) ) {
		return place;
	}
	try {
		const { href, origin, username, password } = new URL( value );
		return origins.includes( origin ) && ! username && ! password
			? href
			: undefined;
	} catch {
		return undefined;
	}
}
