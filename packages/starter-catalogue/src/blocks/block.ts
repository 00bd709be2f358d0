/**
 * What a block is here: a function from a skin to its markup. Containers call their children with the same skin.
 */
import type { Skin } from '../theme';

export type Block = ( skin: Skin ) => string;

export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [ key: string ]: Json | undefined };

export type Attributes = Record< string, Json | undefined >;

/** A block's own attributes in the order of its registration, which is the order in which the editor writes them. */
const OWN: Record< string, readonly string[] > = {
	columns: [ 'verticalAlignment', 'isStackedOnMobile' ],
	column: [ 'verticalAlignment', 'width' ],
	cover: [
		'url',
		'id',
		'alt',
		'dimRatio',
		'overlayColor',
		'customOverlayColor',
		'isUserOverlayColor',
		'focalPoint',
		'minHeight',
		'minHeightUnit',
		'customGradient',
		'contentPosition',
		'isDark',
		'tagName',
		'sizeSlug',
	],
	'media-text': [
		'align',
		'mediaPosition',
		'mediaId',
		'mediaType',
		'mediaWidth',
		'verticalAlignment',
	],
	image: [
		'id',
		'width',
		'height',
		'aspectRatio',
		'scale',
		'sizeSlug',
		'linkDestination',
	],
	button: [ 'backgroundColor', 'textColor' ],
	query: [ 'queryId', 'query', 'tagName' ],
	'query-title': [ 'type', 'level', 'showPrefix' ],
	'site-title': [ 'level', 'isLink' ],
	navigation: [
		'ref',
		'textColor',
		'customTextColor',
		'overlayMenu',
		'icon',
		'overlayBackgroundColor',
		'customOverlayBackgroundColor',
		'overlayTextColor',
		'customOverlayTextColor',
	],
	'navigation-link': [ 'label', 'type', 'id', 'url', 'kind' ],
	'post-title': [ 'level', 'isLink' ],
	'post-featured-image': [ 'isLink', 'aspectRatio' ],
	'post-date': [ 'format' ],
	'post-excerpt': [ 'moreText', 'showMoreOnNewLine', 'excerptLength' ],
	'post-navigation-link': [ 'type', 'label', 'showTitle' ],
	'template-part': [ 'slug', 'theme', 'tagName', 'area' ],
	quote: [ 'textAlign' ],
	heading: [ 'level' ],
	group: [ 'tagName' ],
	table: [ 'hasFixedLayout' ],
	list: [ 'ordered' ],
	paragraph: [ 'dropCap' ],
};

/** What block supports add, after a block's own. */
const SUPPORTS = [
	'lock',
	'metadata',
	'align',
	'className',
	'style',
	'backgroundColor',
	'textColor',
	'gradient',
	'fontSize',
	'fontFamily',
	'borderColor',
	'layout',
	'ariaLabel',
	'anchor',
];

/**
 * Writes a block as the editor's serializer does: comment, markup, comment; or one closed comment where the server
 * renders the block and it holds nothing.
 */
export function serialize(
	name: string,
	attributes: Attributes,
	html?: string
): string {
	const json = stringify( attributes, [
		...( OWN[ name ] ?? [] ),
		...SUPPORTS,
	] );
	const opening = `wp:${ name }${ json ? ` ${ json }` : '' }`;
	return html === undefined
		? `<!-- ${ opening } /-->`
		: `<!-- ${ opening } -->\n${ html }\n<!-- /wp:${ name } -->`;
}

function stringify( attributes: Attributes, order: readonly string[] ): string {
	const rank = ( key: string ): number =>
		order.includes( key ) ? order.indexOf( key ) : order.length;
	const sorted = Object.keys( attributes )
		.filter( ( key ) => attributes[ key ] !== undefined )
		.sort( ( a, b ) => rank( a ) - rank( b ) );
	if ( sorted.length === 0 ) {
		return '';
	}
	return (
		JSON.stringify(
			Object.fromEntries(
				sorted.map( ( key ) => [ key, attributes[ key ] ] )
			)
		)
			// The serializer's own list: nothing in the attributes may end the comment or look like a tag.
			.replace( /\\\\/g, '\\u005c' )
			.replace( /--/g, '\\u002d\\u002d' )
			.replace( /</g, '\\u003c' )
			.replace( />/g, '\\u003e' )
			.replace( /&/g, '\\u0026' )
			.replace( /\\"/g, '\\u0022' )
	);
}

/** The markup of blocks that stand in a container, as the editor joins them. */
export const inside = ( children: readonly Block[], skin: Skin ): string =>
	children.map( ( child ) => child( skin ) ).join( '\n\n' );

/** `class="…"`, `style="…"` and the rest of a tag's attributes, in the order given and without the empty ones. */
export function tag(
	name: string,
	attributes: Record< string, string | undefined >
): string {
	const written = Object.entries( attributes )
		.filter( ( [ , value ] ) => value !== undefined )
		.map(
			( [ key, value ] ) =>
				` ${ key }="${ escapeAttribute( value as string ) }"`
		);
	return `<${ name }${ written.join( '' ) }`;
}

export const escapeAttribute = ( text: string ): string =>
	text
		.replace( /&(?!amp;|lt;|gt;|quot;)/g, '&amp;' )
		.replace( /"/g, '&quot;' )
		.replace( /</g, '&lt;' );
