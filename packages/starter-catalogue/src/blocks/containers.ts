/** Blocks that hold blocks. */
import { inside, serialize, tag, type Attributes, type Block } from './block';
import { getClass, dress, join, getStyle, type Look } from './look';
import { mediaUrl, type Picture } from '../picture';

export type Layout =
	| {
			readonly type: 'constrained';
			readonly width?: string;
			readonly justify?: 'left' | 'center' | 'right';
	  }
	| { readonly type: 'default' }
	| {
			readonly type: 'flex';
			readonly vertical?: boolean;
			readonly wrap?: boolean;
			readonly justify?:
				'left' | 'center' | 'right' | 'space-between' | 'stretch';
			readonly across?:
				'top' | 'center' | 'bottom' | 'stretch' | 'space-between';
	  }
	| {
			readonly type: 'grid';
			readonly columns?: number;
			readonly minimum?: string;
	  };

function layoutAttribute( layout: Layout ): Attributes {
	switch ( layout.type ) {
		case 'constrained':
			return {
				type: 'constrained',
				contentSize: layout.width,
				wideSize: layout.width,
				justifyContent: layout.justify,
			};
		case 'flex':
			return {
				type: 'flex',
				orientation: layout.vertical ? 'vertical' : undefined,
				flexWrap: layout.wrap === false ? 'nowrap' : undefined,
				justifyContent: layout.justify,
				verticalAlignment: layout.across,
			};
		case 'grid':
			return {
				type: 'grid',
				columnCount: layout.columns,
				minimumColumnWidth: layout.columns ? undefined : layout.minimum,
			};
		default:
			return { type: 'default' };
	}
}

export interface GroupLook extends Look {
	readonly layout?: Layout;
	readonly element?:
		'div' | 'header' | 'footer' | 'main' | 'section' | 'article' | 'aside';
}

/** A group; blocks inside keep to the pack's text width unless the layout says otherwise. */
export function group( look: GroupLook, children: readonly Block[] ): Block {
	return ( skin ) => {
		const dressed = dress( look, skin );
		const element = look.element ?? 'div';
		const attributes = {
			...dressed.attributes,
			tagName: element === 'div' ? undefined : element,
			layout: layoutAttribute( look.layout ?? { type: 'constrained' } ),
		};
		const opening = tag( element, {
			class: getClass( dressed, 'wp-block-group' ),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		return serialize(
			'group',
			attributes,
			`${ opening }>${ inside( children, skin ) }</${ element }>`
		);
	};
}

/**
 * A band across the page: full width, no gap to its neighbours, its inside as wide as the pack's wide width. Its links have
 * the colour of its text, or a theme would give them its own.
 */
export function section(
	look: Omit< GroupLook, 'align' >,
	children: readonly Block[]
): Block {
	return ( skin ) =>
		group(
			{
				padding: { x: 'edge', y: 'l' },
				layout: { type: 'constrained', width: skin.theme.widths.wide },
				links: look.text,
				...look,
				margin: {
					y: '0',
					...( typeof look.margin === 'object' ? look.margin : {} ),
				},
				align: 'full',
			},
			children
		)( skin );
}

/** A group whose children stand side by side. */
export const row = (
	look: Look & {
		readonly justify?: 'left' | 'center' | 'right' | 'space-between';
		readonly across?: 'top' | 'center' | 'bottom';
		readonly wrap?: boolean;
	},
	children: readonly Block[]
): Block => {
	const { justify, across, wrap, ...rest } = look;
	return group(
		{
			...rest,
			layout: { type: 'flex', wrap: wrap ?? false, justify, across },
		},
		children
	);
};

/** A group whose children stand below each other and may be pushed apart. */
export const stack = (
	look: Look & {
		readonly justify?: 'left' | 'center' | 'right' | 'stretch';
		readonly across?: 'top' | 'center' | 'bottom' | 'space-between';
	},
	children: readonly Block[]
): Block => {
	const { justify, across, ...rest } = look;
	return group(
		{ ...rest, layout: { type: 'flex', vertical: true, justify, across } },
		children
	);
};

export interface ColumnsLook extends Look {
	readonly across?: 'top' | 'center' | 'bottom';
	/** Columns stay side by side on a small screen. */
	readonly keep?: boolean;
}

/** Columns; they stack on a small screen. */
export function columns(
	look: ColumnsLook,
	children: readonly Block[]
): Block {
	return ( skin ) => {
		const dressed = dress( look, skin );
		const opening = tag( 'div', {
			class: getClass(
				dressed,
				'wp-block-columns',
				look.across && `are-vertically-aligned-${ look.across }`,
				look.keep && 'is-not-stacked-on-mobile'
			),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		const attributes = {
			...dressed.attributes,
			verticalAlignment: look.across,
			isStackedOnMobile: look.keep ? false : undefined,
		};
		return serialize(
			'columns',
			attributes,
			`${ opening }>${ inside( children, skin ) }</div>`
		);
	};
}

/** One column; the width is a share of the row ('25%') or a length. */
export function column(
	look: Look & {
		readonly width?: string;
		readonly across?: 'top' | 'center' | 'bottom';
	},
	children: readonly Block[]
): Block {
	return ( skin ) => {
		const dressed = dress( look, skin );
		const opening = tag( 'div', {
			class: getClass(
				dressed,
				'wp-block-column',
				look.across && `is-vertically-aligned-${ look.across }`
			),
			id: look.anchor,
			style: getStyle(
				dressed,
				look.width && `flex-basis:${ look.width }`
			),
		} );
		return serialize(
			'column',
			{
				...dressed.attributes,
				verticalAlignment: look.across,
				width: look.width,
			},
			`${ opening }>${ inside( children, skin ) }</div>`
		);
	};
}

export interface CoverLook extends Look {
	/** Without a picture the cover is a field of its overlay's colour, which other blocks may be laid over. */
	readonly picture?: Picture;
	/** The point that stays in view, in per cent from the left and from the top. */
	readonly focus?: readonly [ number, number ];
	/**
	 * How opaque the overlay is, in tens of per cent: all of it unless said otherwise, since core shows nothing of a colour
	 * or a gradient at 0; a picture without an overlay has none.
	 */
	readonly dim?: number;
	/** The overlay is light, so that text without a colour of its own comes out dark. */
	readonly light?: boolean;
	/** Slug of the overlay's colour, or a CSS gradient. */
	readonly overlay?: string;
	readonly height?: number;
	readonly unit?: 'px' | 'vw' | 'vh';
	readonly position?:
		| 'top left'
		| 'center left'
		| 'bottom left'
		| 'top center'
		| 'bottom center'
		| 'center right'
		| 'bottom right';
	readonly layout?: Layout;
	/** Empty where the words on the picture say it already. */
	readonly alt?: string;
}

/** Words on a picture, or on a field of colour. */
export function cover( look: CoverLook, children: readonly Block[] ): Block {
	return ( skin ) => {
		const {
			picture,
			overlay,
			focus,
			height,
			unit = 'px',
			light = false,
		} = look;
		const dim = look.dim ?? ( picture && ! overlay ? 0 : 100 );
		const dressed = dress( look, skin );
		const alt = picture && ( look.alt ?? picture.alt );
		const gradient = overlay?.includes( '(' ) ? overlay : undefined;
		const colour =
			overlay && ! gradient ? skin.colour( overlay ) : undefined;
		const at = focus && `${ focus[ 0 ] }% ${ focus[ 1 ] }%`;
		const url = picture && mediaUrl( picture );
		const opening = tag( 'div', {
			class: getClass(
				dressed,
				'wp-block-cover',
				light && 'is-light',
				...( look.position
					? [
							'has-custom-content-position',
							`is-position-${ look.position.replace( ' ', '-' ) }`,
						]
					: [] )
			),
			id: look.anchor,
			style: getStyle(
				dressed,
				height !== undefined && `min-height:${ height }${ unit }`
			),
		} );
		const image = picture
			? `${ tag( 'img', {
					class: `wp-block-cover__image-background wp-image-${ picture.id } size-full`,
					alt,
					src: url,
					style: at && `object-position:${ at }`,
					'data-object-fit': 'cover',
					'data-object-position': at,
				} ) } />`
			: '';
		const shade = tag( 'span', {
			'aria-hidden': 'true',
			class: join(
				'wp-block-cover__background',
				colour && `has-${ colour }-background-color`,
				`has-background-dim-${ dim }`,
				'has-background-dim',
				picture &&
					gradient &&
					dim > 0 &&
					'wp-block-cover__gradient-background',
				gradient && 'has-background-gradient'
			),
			style: gradient && `background:${ gradient }`,
		} );
		const attributes: Attributes = {
			...dressed.attributes,
			url,
			id: picture?.id,
			alt: alt || undefined,
			dimRatio: dim === 100 ? undefined : dim,
			overlayColor: colour,
			isUserOverlayColor: colour ? true : undefined,
			focalPoint: focus && { x: focus[ 0 ] / 100, y: focus[ 1 ] / 100 },
			minHeight: height,
			minHeightUnit:
				height === undefined || unit === 'px' ? undefined : unit,
			customGradient: gradient,
			contentPosition: look.position,
			isDark: light ? false : undefined,
			sizeSlug: picture && 'full',
			layout: layoutAttribute(
				look.layout ?? {
					type: 'constrained',
					width: skin.theme.widths.wide,
				}
			),
		};
		return serialize(
			'cover',
			attributes,
			`${ opening }>${ image }${ shade }></span><div class="wp-block-cover__inner-container">${ inside( children, skin ) }</div></div>`
		);
	};
}

export interface MediaTextLook extends Look {
	readonly picture: Picture;
	readonly side?: 'left' | 'right';
	/** Width of the picture in per cent. */
	readonly share?: number;
	readonly across?: 'top' | 'center' | 'bottom';
}

/** A picture and words side by side. */
export function mediaText(
	look: MediaTextLook,
	children: readonly Block[]
): Block {
	return ( skin ) => {
		const { picture, side = 'left', share = 50, across } = look;
		const dressed = dress( look, skin );
		const right = side === 'right';
		const opening = tag( 'div', {
			class: getClass(
				dressed,
				'wp-block-media-text',
				right && 'has-media-on-the-right',
				'is-stacked-on-mobile',
				across && `is-vertically-aligned-${ across }`
			),
			id: look.anchor,
			style: getStyle(
				dressed,
				share !== 50 &&
					`grid-template-columns:${ right ? `auto ${ share }%` : `${ share }% auto` }`
			),
		} );
		const figure = `<figure class="wp-block-media-text__media">${ tag( 'img', { src: mediaUrl( picture ), alt: picture.alt, class: `wp-image-${ picture.id } size-full` } ) } /></figure>`;
		const words = `<div class="wp-block-media-text__content">${ inside( children, skin ) }</div>`;
		const attributes: Attributes = {
			...dressed.attributes,
			mediaPosition: right ? 'right' : undefined,
			mediaId: picture.id,
			mediaType: 'image',
			mediaWidth: share === 50 ? undefined : share,
			verticalAlignment: across,
		};
		return serialize(
			'media-text',
			attributes,
			`${ opening }>${ right ? words + figure : figure + words }</div>`
		);
	};
}
