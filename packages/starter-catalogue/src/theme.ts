/**
 * A pack's design decisions: its colours, type sizes, spaces and families.
 *
 * Blocks name them by slug. Where a whole site wears the pack they are presets of its theme.json; where a page or a block goes
 * into somebody else's site, that site makes of the slugs what it needs, by the look that comes with the documents.
 */
export interface Theme {
	readonly colours: Record< string, Colour >;
	readonly sizes: Record< string, Size >;
	readonly spaces: Record< string, Space >;
	readonly families: Record< string, Family >;
	/** Widths of text and of a section's inside, as CSS lengths. */
	readonly widths: { readonly text: string; readonly wide: string };
	/** What the page has: slugs of colours, and of the space at the window's edge. */
	readonly page: {
		readonly background: string;
		readonly text: string;
		readonly edge: string;
	};
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
	/** The CSS value, with fallbacks as narrow as it, and without quotes: WordPress cuts a style at what they become. */
	readonly stack: string;
	readonly role: 'heading' | 'body';
	/** Mean advance and height of a small letter, in parts of the size. */
	readonly width: number;
	readonly x: number;
	readonly faces: readonly Face[];
	/** Path of the text of its licence. */
	readonly licence: string;
}

export interface Face {
	/** Path inside the pack's folder. */
	readonly file: string;
	readonly weight: string;
	readonly style: 'normal' | 'italic';
}

/** A theme, as a block asks it for what it names. */
export class Skin {
	/**
	 * @param theme  The theme.
	 * @param prefix What stands before each slug where a whole site wears the pack, so that none is taken for one of its theme.
	 */
	public constructor(
		public readonly theme: Theme,
		private readonly prefix = ''
	) {}

	/** A colour's slug; one that the pack does not have stops the build, as below. */
	public colour( slug: string ): string {
		find( 'colour', this.theme.colours, slug );
		return this.prefix + slug;
	}

	/** A type size's slug. */
	public size( slug: string ): string {
		find( 'type size', this.theme.sizes, slug );
		return this.prefix + slug;
	}

	/** A family's slug. */
	public family( slug: string ): string {
		find( 'family', this.theme.families, slug );
		return this.prefix + slug;
	}

	/** A length as an attribute's value: a space by its slug, or any CSS length as it is. */
	public space( value: string ): string {
		if ( isLength( value ) ) {
			return value;
		}
		find( 'space', this.theme.spaces, value );
		return `var:preset|spacing|${ this.prefix }${ value }`;
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

/** What the presets are worth, for sites that have others. */
export function toLook( theme: Theme ): Record< string, unknown > {
	const { page, widths } = theme;
	const hex = ( slug: string ): string =>
		find( 'colour', theme.colours, slug ).hex;
	find( 'space', theme.spaces, page.edge );
	return {
		page: {
			background: hex( page.background ),
			text: hex( page.text ),
			edge: page.edge,
			contentSize: widths.text,
			wideSize: widths.wide,
		},
		presets: {
			color: entries( theme.colours, ( { name, hex: value }, slug ) => ( {
				slug,
				name,
				value,
			} ) ),
			'font-size': entries( theme.sizes, ( { name, size }, slug ) => ( {
				slug,
				name,
				value: size,
			} ) ),
			spacing: entries( theme.spaces, ( { name, size, gap }, slug ) => ( {
				slug,
				name,
				value: size,
				gap,
			} ) ),
			'font-family': entries(
				theme.families,
				( { name, stack, role, width, x, faces, licence }, slug ) => ( {
					slug,
					name,
					stack,
					role,
					width,
					x,
					licence,
					faces,
				} )
			),
		},
	};
}

/**
 * theme.json as a site's user global styles hold it: the pack's presets and styles.
 *
 * @param theme  The theme.
 * @param prefix What stands before each slug.
 */
export function themeJson(
	theme: Theme,
	prefix: string
): Record< string, unknown > {
	return {
		version: 3,
		settings: {
			color: {
				palette: {
					custom: entries(
						theme.colours,
						( { name, hex }, slug ) => ( {
							slug: prefix + slug,
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
						( { name, size }, slug ) => ( {
							slug: prefix + slug,
							name,
							size,
						} )
					),
				},
			},
			typography: {
				fontSizes: {
					custom: entries(
						theme.sizes,
						( { name, size }, slug ) => ( {
							slug: prefix + slug,
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
							slug: prefix + slug,
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
		styles: JSON.parse(
			JSON.stringify( theme.styles ).replace(
				/var:preset\|([a-z-]+)\|/g,
				`var:preset|$1|${ prefix }`
			)
		),
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
