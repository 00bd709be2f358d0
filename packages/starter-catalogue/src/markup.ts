/** Changes the markup of a theme into that of a bundle. It replaces text in place: other bytes stay as they are. */
import {
	IMAGE,
	type Pattern,
	type Styles,
	type Typography,
} from './theme-folder';

const MEDIA = 'https://media.templately.invalid/';

/** Replaces references to patterns by the patterns' markup. */
export function inlinePatterns(
	markup: string,
	patterns: ReadonlyMap< string, Pattern >
): string {
	return markup.replace(
		/<!-- wp:pattern \{"slug":"[^"/]+\/([^"]+)"\} \/-->/g,
		( _, name: string ) =>
			inlinePatterns( find( patterns, name, 'pattern' ).markup, patterns )
	);
}

/**
 * Writes the numbers and addresses of images as the editor writes those of the media library.
 *
 * @param markup Markup of a theme folder.
 * @param ids    Number of each image by file name.
 * @param size   Folder of the full size in the address, such as 'full/'.
 */
export function numberImages(
	markup: string,
	ids: ReadonlyMap< string, number >,
	size = ''
): string {
	const address = new RegExp( `${ IMAGE }([a-z0-9.-]+)`, 'g' );
	return markup
		.replace(
			/<!-- wp:(cover|image|media-text) (\{.*?\} )?-->(?:(?!<!-- ).)*/gs,
			( block, name: string, attributes = '{} ' ) => {
				const [ , file ] =
					new RegExp( address.source ).exec( block ) ?? [];
				if ( ! file ) {
					return block;
				}
				const id = find( ids, file, 'image' );
				const html = block.slice( block.indexOf( '-->' ) );
				return `<!-- wp:${ name } ${ withId( name, attributes, id ) }${ html.replace(
					/<img [^>]*>/,
					( image ) => withClass( image, `wp-image-${ id }` )
				) }`;
			}
		)
		.replace(
			address,
			( _, file: string ) =>
				`${ MEDIA }${ find( ids, file, 'image' ) }/${ size }${ file }`
		);
}

/** Adds the id of an image to a block's attributes, where the editor has it. */
function withId( name: string, attributes: string, id: number ): string {
	if ( name === 'cover' ) {
		return attributes.replace( /"url":"[^"]+"/, `$&,"id":${ id }` );
	}
	if ( name === 'media-text' ) {
		return attributes.replace(
			'"mediaType"',
			`"mediaId":${ id },"mediaType"`
		);
	}
	return attributes.replace( /^\{(\}?)/, ( _, end: string ) =>
		end ? `{"id":${ id }}` : `{"id":${ id },`
	);
}

function withClass( image: string, added: string ): string {
	return / class="/.test( image )
		? image.replace( / class="([^"]*)"/, ( _, classes: string ) =>
				classes.startsWith( 'size-' )
					? ` class="${ added } ${ classes }"`
					: ` class="${ classes.replace( /^\S+/, `$& ${ added }` ) }"`
			)
		: image.replace( /(?= style=)|(?= ?\/?>)/, ` class="${ added }"` );
}

/**
 * Replaces links from the root of the site, such as /book/, by addresses of the pack's pages.
 *
 * @param markup    The markup.
 * @param frontPage Page of the link /.
 * @param url       Returns the address of a page; throws an error for an unknown one.
 */
export function linkPages(
	markup: string,
	frontPage: string,
	url: ( page: string ) => string
): string {
	return markup.replace(
		/((?:href=|"url":)")\/([a-z0-9-]*)\/?"/g,
		( _, before: string, page: string ) =>
			`${ before }${ url( page || frontPage ) }"`
	);
}

/** Slugs of the pack's own presets by kind. */
export type Slugs = Readonly< Record< string, ReadonlySet< string > > >;

/** Attributes with the slug of a preset, by kind. */
const ATTRIBUTES: Readonly< Record< string, string > > = {
	color: 'textColor|backgroundColor|borderColor|overlayColor|overlayTextColor|overlayBackgroundColor|iconColor|iconBackgroundColor',
	gradient: 'gradient',
	'font-size': 'fontSize',
	'font-family': 'fontFamily',
};

/** Ends of the classes of presets, and their kinds. */
const CLASSES: Readonly< Record< string, string > > = {
	'border-color': 'color',
	'background-color': 'color',
	color: 'color',
	'gradient-background': 'gradient',
	'font-size': 'font-size',
	'font-family': 'font-family',
};

/** Puts a prefix before the slugs of presets, so that they differ from those of a site's theme. */
export function prefixPresets(
	text: string,
	prefix: string,
	slugs: Slugs
): string {
	const renamed = ( kind: string, slug: string ): string =>
		slugs[ kind ]?.has( slug ) ? prefix + slug : slug;
	for ( const [ kind, names ] of Object.entries( ATTRIBUTES ) ) {
		text = text.replace(
			new RegExp( `"(${ names })":"([a-z0-9-]+)"`, 'g' ),
			( _, name: string, slug: string ) =>
				`"${ name }":"${ renamed( kind, slug ) }"`
		);
	}
	return text
		.replace(
			/var:preset\|([a-z-]+)\|([a-z0-9-]+)/g,
			( _, kind: string, slug: string ) =>
				`var:preset|${ kind }|${ renamed( kind, slug ) }`
		)
		.replace(
			/--wp--preset--([a-z-]+?)--([a-z0-9-]+)/g,
			( _, kind: string, slug: string ) =>
				`--wp--preset--${ kind }--${ renamed( kind, slug ) }`
		)
		.replace(
			/(class="|"className":")([^"]*)"/g,
			( _, before: string, classes: string ) =>
				`${ before }${ classes
					.split( ' ' )
					.map( ( name ) => renameClass( name, renamed ) )
					.join( ' ' ) }"`
		);
}

function renameClass(
	name: string,
	renamed: ( kind: string, slug: string ) => string
): string {
	const [ , slug, end ] =
		/^has-(.+?)-(font-size|font-family|border-color|background-color|gradient-background|color)$/.exec(
			name
		) ?? [];
	return slug && end
		? `has-${ renamed( CLASSES[ end ] ?? '', slug ) }-${ end }`
		: name;
}

interface Attributes {
	level?: number;
	fontSize?: string;
	fontFamily?: string;
	style?: { typography?: Typography };
}

/** Blocks that pass their typography on to the text in them. */
const CONTAINERS = [ 'group', 'columns', 'cover', 'media-text' ];

/** For each weight: the editor of WordPress 6.8 adds a missing style when a block is selected, and then drops its font. */
const STYLE: Typography = { fontStyle: 'normal' };

/** In the order of WordPress's style engine. */
const TYPOGRAPHY: Readonly< Record< string, string > > = {
	fontSize: 'font-size',
	fontFamily: 'font-family',
	fontStyle: 'font-style',
	fontWeight: 'font-weight',
	lineHeight: 'line-height',
	textDecoration: 'text-decoration',
	textTransform: 'text-transform',
	letterSpacing: 'letter-spacing',
};

/** States typography that headings and texts have from the theme: in another theme they would have its own. */
export function stateTextStyles( markup: string, styles: Styles ): string {
	let depth = 0;
	return markup.replace(
		/<!-- (\/)?wp:([a-z0-9/-]+) (\{.*?\} )?(\/)?-->(\s*<[a-z0-9]+\b[^>]*)?/gs,
		( all, closes, name: string, json = '{}', isVoid, tag = '' ) => {
			const isOutermost = depth === 0;
			depth += closes ? -1 : Number( ! isVoid );
			if ( closes || ! tag ) {
				return all;
			}
			const attributes: Attributes = JSON.parse( json );
			const { typography, elements } = styles;
			if ( name === 'heading' ) {
				const heading: Typography = {
					...elements?.heading?.typography,
					...elements?.[ `h${ attributes.level ?? 2 }` ]?.typography,
				};
				return stateTypography( name, attributes, tag, {
					...( heading.fontWeight && STYLE ),
					...heading,
				} );
			}
			return typography && isOutermost && CONTAINERS.includes( name )
				? stateTypography( name, attributes, tag, {
						...STYLE,
						fontWeight: '400',
						...typography,
					} )
				: all;
		}
	);
}

/** Writes typography as attributes, classes and inline style. A block keeps what it states itself. */
function stateTypography(
	name: string,
	attributes: Attributes,
	tag: string,
	typography: Typography
): string {
	const own = attributes.style?.typography ?? {};
	const added: Record< string, string > = {};
	const css: string[] = [];
	for ( const [ property, cssProperty ] of Object.entries( TYPOGRAPHY ) ) {
		const value = typography[ property ];
		if (
			value === undefined ||
			property in own ||
			property in attributes
		) {
			continue;
		}
		const [ , slug ] = /^var:preset\|[a-z-]+\|(.+)$/.exec( value ) ?? [];
		if ( slug ) {
			Object.assign( attributes, { [ property ]: slug } );
			tag = withAttribute(
				tag,
				'class',
				` has-${ slug }-${ cssProperty }`
			);
		} else {
			added[ property ] = value;
			css.push( `${ cssProperty }:${ value }` );
		}
	}
	if ( css.length > 0 ) {
		attributes.style = {
			...attributes.style,
			typography: { ...own, ...added },
		};
		tag = withAttribute( tag, 'style', `;${ css.join( ';' ) }` );
	}
	const json = JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
	return `<!-- wp:${ name } ${ json === '{}' ? '' : `${ json } ` }-->${ tag }`;
}

/** Adds to an attribute of an opening tag. The value begins with a separator. */
function withAttribute( tag: string, name: string, value: string ): string {
	return tag.includes( ` ${ name }="` )
		? tag.replace( new RegExp( ` ${ name }="[^"]*` ), `$&${ value }` )
		: `${ tag } ${ name }="${ value.slice( 1 ) }"`;
}

/** Splits markup into its top-level blocks. */
export function splitBlocks( markup: string ): string[] {
	const blocks: string[] = [];
	let depth = 0;
	let start = 0;
	for ( const delimiter of markup.matchAll(
		/<!-- (\/)?wp:[a-z0-9/-]+ (?:\{.*?\} )?(\/)?-->/gs
	) ) {
		const [ text, closes, isVoid ] = delimiter;
		if ( ! closes && depth === 0 ) {
			start = delimiter.index;
		}
		depth += closes ? -1 : Number( ! isVoid );
		if ( depth === 0 ) {
			blocks.push( markup.slice( start, delimiter.index + text.length ) );
		}
	}
	return blocks;
}

/** Names the types of all blocks in markup, sorted. */
export function getBlockTypes( markup: string ): string[] {
	const names = markup.matchAll( /<!-- wp:([a-z0-9-]+(?:\/[a-z0-9-]+)?)/g );
	return [
		...new Set(
			Array.from( names, ( [ , name = '' ] ) =>
				name.includes( '/' ) ? name : `core/${ name }`
			)
		),
	].sort();
}

/** Returns a named member, so that a misspelt name stops the build. */
export function find< Of >(
	all: ReadonlyMap< string, Of >,
	name: string,
	kind: string
): Of {
	const found = all.get( name );
	if ( found === undefined ) {
		throw new Error(
			`There is no ${ kind } “${ name }”, but: ${ [ ...all.keys() ].join( ', ' ) }.`
		);
	}
	return found;
}
