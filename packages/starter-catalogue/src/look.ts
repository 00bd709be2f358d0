/** The look of a pack (what its presets are worth) and its global styles, from theme.json. */
import { prefixPresets, type Slugs } from './markup';
import type { FontFamily, Preset, ThemeFolder } from './theme-folder';

/** By kind: group and member in the settings of theme.json, and the member with the value. */
const PLACES = {
	color: [ 'color', 'palette', 'color' ],
	gradient: [ 'color', 'gradients', 'gradient' ],
	duotone: [ 'color', 'duotone', 'colors' ],
	shadow: [ 'shadow', 'presets', 'shadow' ],
	'font-size': [ 'typography', 'fontSizes', 'size' ],
	spacing: [ 'spacing', 'spacingSizes', 'size' ],
	'font-family': [ 'typography', 'fontFamilies', 'fontFamily' ],
} as const;

type Kind = keyof typeof PLACES;

const KINDS = Object.keys( PLACES ) as Kind[];

/** Presets of the theme by kind; kinds without any are missing. */
function getPresets(
	theme: ThemeFolder
): Partial< Record< Kind, readonly Preset[] > > {
	return Object.fromEntries(
		KINDS.map( ( kind ) => {
			const [ group, member ] = PLACES[ kind ];
			const settings: Readonly< Record< string, unknown > > =
				theme.themeJson.settings[ group ] ?? {};
			return [ kind, settings[ member ] ];
		} ).filter( ( [ , presets ] ) => presets )
	);
}

export const getSlugs = ( theme: ThemeFolder ): Slugs =>
	Object.fromEntries(
		Object.entries( getPresets( theme ) ).map( ( [ kind, presets ] ) => [
			kind,
			new Set( presets.map( ( { slug } ) => slug ) ),
		] )
	);

/** Path of a theme's file in the bundle: fonts lie in fonts/. */
export const getEntry = ( file: string ): string =>
	file.replace( /^(?:file:)?\.?\/?assets\//, '' );

/** Writes the look of a pack. */
export function toLook( theme: ThemeFolder ): Record< string, unknown > {
	const { settings, styles } = theme.themeJson;
	const presets = getPresets( theme );
	const color = ( value = '' ): string => {
		const slug = value.replace( 'var:preset|color|', '' );
		const preset = presets.color?.find( ( one ) => one.slug === slug );
		return String( preset?.color ?? value );
	};
	const edge = /^var:preset\|spacing\|(.+)/.exec(
		styles.spacing?.padding?.left ?? ''
	)?.[ 1 ];
	return {
		page: {
			background: color( styles.color?.background ),
			text: color( styles.color?.text ),
			edge,
			contentSize: settings.layout.contentSize,
			wideSize: settings.layout.wideSize,
		},
		presets: Object.fromEntries(
			Object.entries( presets ).map( ( [ kind, all ] ) => [
				kind,
				all.map( ( preset ) =>
					kind === 'font-family'
						? toFamily( preset as FontFamily, theme )
						: {
								slug: preset.slug,
								name: preset.name,
								value: preset[ PLACES[ kind as Kind ][ 2 ] ],
								gap:
									kind === 'spacing'
										? theme.pack.look?.gaps?.[ preset.slug ]
										: undefined,
							}
				),
			] )
		),
	};
}

/** Files of a look's fonts and their licences, as entries of the bundle. */
export const getFontFiles = (
	look: ReturnType< typeof toLook >
): readonly string[] =>
	(
		( look.presets as { 'font-family'?: readonly Family[] } )[
			'font-family'
		] ?? []
	).flatMap( ( { licence, faces } ) =>
		licence ? [ licence, ...faces.map( ( { file } ) => file ) ] : []
	);

interface Family {
	readonly licence: string | null;
	readonly faces: readonly { readonly file: string }[];
}

function toFamily(
	{ slug, name, fontFamily, fontFace = [] }: FontFamily,
	theme: ThemeFolder
): Record< string, unknown > {
	const {
		role = 'body',
		width,
		x,
		licence,
	} = theme.pack.look?.fonts?.[ slug ] ?? {};
	return {
		slug,
		name,
		stack: fontFamily,
		role,
		width,
		x,
		licence: licence ? getEntry( licence ) : null,
		// A font without a licence goes without its files.
		faces: ( licence ? fontFace : [] ).map(
			( { src, fontWeight, fontStyle } ) => ( {
				file: getEntry( src[ 0 ] ?? '' ),
				weight: fontWeight,
				style: fontStyle,
			} )
		),
	};
}

/** Writes theme.json as a site's user global styles have it, with a prefix before the slugs. */
export function toGlobalStyles(
	theme: ThemeFolder,
	prefix: string
): Record< string, unknown > {
	const { settings, styles } = theme.themeJson;
	const written: Record< string, Record< string, unknown > > = {};
	for ( const [ kind, presets ] of Object.entries( getPresets( theme ) ) ) {
		const [ group, member ] = PLACES[ kind as Kind ];
		( written[ group ] ??= {} )[ member ] = {
			custom: presets.map( ( preset ) => ( {
				...preset,
				slug: prefix + preset.slug,
				...( kind === 'font-family' && {
					fontFace: ( preset as FontFamily ).fontFace?.map(
						( face ) => ( {
							...face,
							src: face.src.map(
								( file ) =>
									`https://media.templately.invalid/${ getEntry( file ) }`
							),
						} )
					),
				} ),
			} ) ),
		};
	}
	const { color, spacing, typography, ...others } = written;
	return {
		version: 3,
		settings: {
			color,
			layout: settings.layout,
			spacing,
			typography,
			...others,
		},
		styles: JSON.parse(
			prefixPresets( JSON.stringify( styles ), prefix, getSlugs( theme ) )
		),
	};
}
