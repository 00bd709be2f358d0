/**
 * A pack's design decisions: its colours, type sizes, spaces and families.
 *
 * Blocks name them by slug. Where a whole site wears the pack they are presets of its theme.json; where a single
 * block goes into somebody else's site, the same slugs become plain values.
 */
export interface Theme {
	readonly colours: Record< string, Colour >;
	readonly sizes: Record< string, Size >;
	readonly spaces: Record< string, Space >;
	readonly families: Record< string, Family >;
	/** Widths of text and of a section's inside, as CSS lengths. */
	readonly widths: { readonly text: string; readonly wide: string };
	/** What theme.json says beyond presets: styles of the root, of elements and of blocks. */
	readonly styles: Record< string, unknown >;
}

export interface Colour {
	readonly name: string;
	readonly hex: string;
}

export interface Size {
	readonly name: string;
	/** Any CSS length; clamp() is taken as it is. */
	readonly size: string;
}

export interface Space {
	readonly name: string;
	readonly size: string;
	/** The same as one length: core drops a gap that has brackets in it. */
	readonly gap: string;
}

export interface Family {
	readonly name: string;
	/** The CSS value, with fallbacks. */
	readonly stack: string;
	readonly faces: readonly Face[];
}

export interface Face {
	/** Path inside the pack's folder. */
	readonly file: string;
	readonly weight: string;
	readonly style: 'normal' | 'italic';
}

/**
 * How a document is dressed: `tokens` refers to the pack's presets, `literal` writes their values out and leaves the
 * families to the site, so that a single block looks like its picture on any theme.
 */
export type Variant = 'tokens' | 'literal';

/** A theme in one of its two variants; everything a block has to know to write itself down. */
export class Skin {
	public constructor(
		public readonly theme: Theme,
		public readonly variant: Variant
	) {}

	/** Whether blocks refer to presets. */
	public get tokens(): boolean {
		return this.variant === 'tokens';
	}

	/** The hex value of a colour. */
	public hex( slug: string ): string {
		return find( 'colour', this.theme.colours, slug ).hex;
	}

	/** A colour as an attribute's value: a reference to the preset, or the hex value. */
	public colour( slug: string ): string {
		const hex = this.hex( slug );
		return this.tokens ? `var:preset|color|${ slug }` : hex;
	}

	/** A type size as a CSS value. */
	public size( slug: string ): string {
		return find( 'type size', this.theme.sizes, slug ).size;
	}

	/** The slug of a family that the pack has. */
	public family( slug: string ): string {
		find( 'family', this.theme.families, slug );
		return slug;
	}

	/** A length as an attribute's value: a space by its slug, or any CSS length as it is. */
	public space( value: string ): string {
		if ( isLength( value ) ) {
			return value;
		}
		const { size } = find( 'space', this.theme.spaces, value );
		return this.tokens ? `var:preset|spacing|${ value }` : size;
	}

	/** A gap between blocks: like a space, but one length in the literal variant. */
	public gap( value: string ): string {
		if ( isLength( value ) ) {
			return value;
		}
		const { gap } = find( 'space', this.theme.spaces, value );
		return this.tokens ? `var:preset|spacing|${ value }` : gap;
	}
}

/**
 * Looks a slug up, so that a misspelt one stops the build.
 *
 * @param  kind    What it is, for the message.
 * @param  presets All there are.
 * @param  slug    The one that is meant.
 * @throws {Error} When the pack has no such preset.
 */
function find< Preset >(
	kind: string,
	presets: Record< string, Preset >,
	slug: string
): Preset {
	const found = presets[ slug ];
	if ( ! found ) {
		throw new Error(
			`There is no ${ kind } “${ slug }”, but: ${ Object.keys( presets ).join( ', ' ) }.`
		);
	}
	return found;
}

/** Tells a CSS length from the slug of a space. */
const isLength = ( value: string ): boolean =>
	/^(-?[\d.]+|clamp|calc|min|max)/.test( value );

/** theme.json as a site's user global styles hold it: the pack's presets and styles. */
export function themeJson( theme: Theme ): Record< string, unknown > {
	return {
		version: 3,
		settings: {
			color: {
				palette: {
					custom: entries(
						theme.colours,
						( { name, hex }, slug ) => ( {
							slug,
							name,
							color: hex,
						} )
					),
				},
			},
			layout: {
				contentSize: theme.widths.text,
				wideSize: theme.widths.wide,
			},
			spacing: {
				spacingSizes: {
					custom: entries(
						theme.spaces,
						( { name, size }, slug ) => ( { slug, name, size } )
					),
				},
			},
			typography: {
				fontSizes: {
					custom: entries(
						theme.sizes,
						( { name, size }, slug ) => ( {
							slug,
							name,
							size,
							fluid: false,
						} )
					),
				},
				fontFamilies: {
					custom: entries(
						theme.families,
						( { name, stack, faces }, slug ) => ( {
							slug,
							name,
							fontFamily: stack,
							fontFace: faces.map( ( face ) => ( {
								fontFamily: name,
								fontWeight: face.weight,
								fontStyle: face.style,
								src: [
									`https://media.templately.invalid/${ face.file }`,
								],
							} ) ),
						} )
					),
				},
			},
		},
		styles: theme.styles,
	};
}

function entries< From, To >(
	record: Record< string, From >,
	map: ( value: From, slug: string ) => To
): To[] {
	return Object.entries( record ).map( ( [ slug, value ] ) =>
		map( value, slug )
	);
}
