/**
 * How a block looks, in the words of the design rather than of the attributes; and what core makes of that: attributes,
 * classes and inline styles, in core's own order.
 */
import type { Skin } from '../theme';
import type { Attributes, Json } from './block';

/** The sides of a box: one value for all, or by side. Values are slugs of the pack's spaces or CSS lengths. */
export type Sides =
	| string
	| {
			readonly top?: string;
			readonly right?: string;
			readonly bottom?: string;
			readonly left?: string;
			readonly x?: string;
			readonly y?: string;
	  };

export interface Line {
	/** Slug of a colour. */
	readonly colour: string;
	readonly width?: string;
}

export interface Look {
	readonly align?: 'wide' | 'full' | 'left' | 'right' | 'center';
	/** Slugs of colours. */
	readonly background?: string;
	readonly text?: string;
	readonly links?: string;
	/** Slug of a type size. */
	readonly size?: string;
	/** Slug of a family. */
	readonly family?: string;
	readonly weight?: string;
	readonly italic?: boolean;
	readonly leading?: string;
	readonly tracking?: string;
	readonly textAlign?: 'left' | 'center' | 'right';
	readonly decoration?: 'none' | 'underline';
	readonly margin?: Sides;
	readonly padding?: Sides;
	/** Distance between the block's children: one value, or rows and columns apart. */
	readonly gap?: string | { readonly rows: string; readonly columns: string };
	readonly border?:
		| {
				readonly top?: Line;
				readonly right?: Line;
				readonly bottom?: Line;
				readonly left?: Line;
		  }
		| Line;
	readonly radius?: string;
	readonly minHeight?: string;
	/** Stays where it is while the page scrolls; also lifts the block above its neighbours. */
	readonly sticky?: boolean;
	/** How the block behaves inside a flex or grid container. */
	readonly child?: {
		readonly basis?: string;
		readonly grow?: boolean;
		readonly columns?: number;
		readonly rows?: number;
	};
	readonly className?: string;
	readonly anchor?: string;
	/** The name that the list view shows. */
	readonly label?: string;
}

export interface Dressed {
	readonly attributes: Attributes;
	/** Classes by kind, since some blocks put colours on another element than the rest. */
	readonly classes: {
		readonly align: string[];
		readonly custom: string[];
		readonly border: string[];
		readonly colour: string[];
		readonly type: string[];
	};
	readonly css: {
		readonly border: string[];
		readonly box: string[];
		readonly type: string[];
	};
}

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;

/** A colour as an attribute's value. */
const getColour = ( slug: string, skin: Skin ): string =>
	`var:preset|color|${ skin.colour( slug ) }`;

const cssValue = ( value: string ): string =>
	value.replace(
		/^var:preset\|([a-z-]+)\|(.+)$/,
		'var(--wp--preset--$1--$2)'
	);

function sides(
	value: Sides | undefined,
	skin: Skin
): Record< string, string > | undefined {
	if ( value === undefined ) {
		return undefined;
	}
	const named = typeof value === 'string' ? { x: value, y: value } : value;
	const found: Record< string, string > = {};
	for ( const side of SIDES ) {
		const axis = side === 'top' || side === 'bottom' ? named.y : named.x;
		const length =
			( named as Partial< Record< string, string > > )[ side ] ?? axis;
		if ( length !== undefined ) {
			found[ side ] = skin.space( length );
		}
	}
	return found;
}

function getGap( gap: Look[ 'gap' ], skin: Skin ): Json | undefined {
	if ( gap === undefined || typeof gap === 'string' ) {
		return gap && skin.space( gap );
	}
	return { top: skin.space( gap.rows ), left: skin.space( gap.columns ) };
}

/** Drops what is undefined or empty: an empty object in a comment would come back from PHP as a list. */
function compact(
	value: Record< string, Json | undefined >
): Record< string, Json > | undefined {
	const kept = Object.entries( value ).filter(
		( entry ): entry is [ string, Json ] => entry[ 1 ] !== undefined
	);
	return kept.length ? Object.fromEntries( kept ) : undefined;
}

/** Turns a look into what core's block supports would make of it. */
export function dress( look: Look, skin: Skin ): Dressed {
	const padding = sides( look.padding, skin );
	const margin = sides( look.margin, skin );
	const allRound =
		look.border && 'colour' in look.border ? look.border : undefined;
	const bySide =
		look.border && ! ( 'colour' in look.border ) ? look.border : undefined;
	const line = ( {
		colour,
		width = '1px',
	}: Line ): Record< string, string > => ( {
		color: getColour( colour, skin ),
		width,
	} );
	const size = look.size && skin.size( look.size );
	const family = look.family && skin.family( look.family );
	const text = look.text && skin.colour( look.text );
	const background = look.background && skin.colour( look.background );
	const outline = allRound && skin.colour( allRound.colour );

	const fontStyle = look.italic ? 'italic' : undefined;

	const style = compact( {
		elements:
			look.links === undefined
				? undefined
				: {
						link: {
							color: { text: getColour( look.links, skin ) },
						},
					},
		border: compact( {
			radius: look.radius,
			width: allRound && ( allRound.width ?? '1px' ),
			...Object.fromEntries(
				SIDES.map( ( side ) => [
					side,
					bySide?.[ side ] && line( bySide[ side ] ),
				] )
			),
		} ),
		dimensions: compact( { minHeight: look.minHeight } ),
		spacing: compact( {
			margin,
			padding,
			blockGap: getGap( look.gap, skin ),
		} ),
		typography: compact( {
			fontStyle,
			fontWeight: look.weight,
			letterSpacing: look.tracking,
			lineHeight: look.leading,
			textAlign: look.textAlign,
			textDecoration: look.decoration,
		} ),
		position: look.sticky ? { type: 'sticky', top: '0px' } : undefined,
		layout:
			look.child &&
			compact( {
				selfStretch:
					( look.child.basis && 'fixed' ) ||
					( look.child.grow && 'fill' ) ||
					undefined,
				flexSize: look.child.basis,
				columnSpan: look.child.columns,
				rowSpan: look.child.rows,
			} ),
	} );

	return {
		attributes: {
			metadata:
				look.label === undefined ? undefined : { name: look.label },
			align: look.align,
			className: look.className,
			style,
			backgroundColor: background,
			textColor: text,
			fontSize: size,
			fontFamily: family,
			borderColor: outline,
			// The identifier of an element is read from its markup in 6.8 and from here since 7.0.
			anchor: look.anchor,
		},
		classes: {
			align: [
				look.textAlign && `has-text-align-${ look.textAlign }`,
				look.align && `align${ look.align }`,
			].filter( isText ),
			custom: [ look.className ].filter( isText ),
			border: [
				allRound && 'has-border-color',
				outline && `has-${ outline }-border-color`,
			].filter( isText ),
			colour: [
				text && `has-${ text }-color`,
				background && `has-${ background }-background-color`,
				text && 'has-text-color',
				background && 'has-background',
				look.links && 'has-link-color',
			].filter( isText ),
			type: [
				family && `has-${ family }-font-family`,
				size && `has-${ size }-font-size`,
			].filter( isText ),
		},
		css: {
			border: [
				allRound && `border-width:${ allRound.width ?? '1px' }`,
				look.radius && `border-radius:${ look.radius }`,
				...SIDES.flatMap( ( side ) => {
					const edge = bySide?.[ side ];
					return edge
						? [
								`border-${ side }-color:${ cssValue( getColour( edge.colour, skin ) ) }`,
								`border-${ side }-width:${ edge.width ?? '1px' }`,
							]
						: [];
				} ),
			].filter( isText ),
			box: [
				look.minHeight && `min-height:${ look.minHeight }`,
				...(
					[
						[ 'margin', margin ],
						[ 'padding', padding ],
					] as const
				 ).flatMap( ( [ property, box ] ) =>
					SIDES.flatMap( ( side ) =>
						box?.[ side ] === undefined
							? []
							: [
									`${ property }-${ side }:${ cssValue( box[ side ] ) }`,
								]
					)
				),
			].filter( isText ),
			type: [
				fontStyle && `font-style:${ fontStyle }`,
				look.weight && `font-weight:${ look.weight }`,
				look.tracking && `letter-spacing:${ look.tracking }`,
				look.leading && `line-height:${ look.leading }`,
				look.decoration && `text-decoration:${ look.decoration }`,
			].filter( isText ),
		},
	};
}

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/**
 * What some blocks say although it changes nothing here: themes paint them, and what a block does not state is the theme's.
 */
export type Painted< Of extends Look > = Of &
	Required< Pick< Of, 'background' | 'padding' > >;

/** A look for words with a link in them: it has the colour of the words where nothing else is said. */
export const withLinks = < Of extends Look >( look: Of, html: string ): Of =>
	look.links === undefined && html.includes( '<a ' )
		? { ...look, links: look.text }
		: look;

type Maybe = string | undefined | false;

/** A list of classes as an attribute's value; undefined where there is none. */
export function join( ...classes: readonly Maybe[] ): string | undefined {
	const all = classes.filter( isText );
	return all.length ? [ ...new Set( all ) ].join( ' ' ) : undefined;
}

/**
 * The class attribute of an element that carries the whole look: `base` is the class that core derives from the block's
 * name, where it does; `own` are those that the block's save function adds.
 */
export function getClass(
	{ classes }: Dressed,
	base: string | undefined,
	...own: readonly Maybe[]
): string | undefined {
	return join(
		base,
		...classes.align,
		...own,
		...classes.custom,
		...classes.border,
		...classes.colour,
		...classes.type
	);
}

/** The style attribute of an element that carries the whole look, and of what the block's save function adds. */
export function getStyle(
	{ css }: Dressed,
	...own: readonly Maybe[]
): string | undefined {
	const all = [ ...css.border, ...css.box, ...css.type, ...own ].filter(
		isText
	);
	return all.length ? all.join( ';' ) : undefined;
}
