/** Pictures and buttons. */
import { inside, serialize, tag, type Block } from './block';
import { getClass, dress, join, getStyle, type Look } from './look';
import { mediaUrl, type Picture } from '../picture';

export interface ImageLook extends Omit< Look, 'border' > {
	/** Proportion of the frame, such as '4/5'. */
	readonly ratio?: string;
	readonly height?: string;
	readonly width?: string;
	readonly caption?: string;
}

/** A picture in the text. */
export function image( picture: Picture, look: ImageLook = {} ): Block {
	return ( skin ) => {
		const { ratio, height, width, caption } = look;
		const dressed = dress( look, skin );
		const framed = ratio !== undefined || height !== undefined;
		const img = tag( 'img', {
			src: mediaUrl( picture ),
			alt: picture.alt,
			class: `wp-image-${ picture.id }`,
			style:
				[
					ratio && `aspect-ratio:${ ratio }`,
					framed && 'object-fit:cover',
					width && `width:${ width }`,
					height && `height:${ height }`,
				]
					.filter( Boolean )
					.join( ';' ) || undefined,
		} );
		const figure = tag( 'figure', {
			class: join(
				'wp-block-image',
				...dressed.classes.align,
				'size-full',
				( width !== undefined || height !== undefined ) && 'is-resized',
				...dressed.classes.custom,
				...dressed.classes.type
			),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		const attributes = {
			...dressed.attributes,
			id: picture.id,
			width,
			height,
			aspectRatio: ratio,
			scale: framed ? 'cover' : undefined,
			sizeSlug: 'full',
			linkDestination: 'none',
		};
		return serialize(
			'image',
			attributes,
			`${ figure }>${ img } />${ caption ? `<figcaption class="wp-element-caption">${ caption }</figcaption>` : '' }</figure>`
		);
	};
}

/** A row of buttons. */
export function buttons(
	look: Look & { readonly justify?: 'left' | 'center' | 'right' },
	children: readonly Block[]
): Block {
	return ( skin ) => {
		const { justify, ...rest } = look;
		const dressed = dress( rest, skin );
		const opening = tag( 'div', {
			class: getClass( dressed, 'wp-block-buttons' ),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		const layout =
			justify && justify !== 'left'
				? { type: 'flex', justifyContent: justify }
				: undefined;
		return serialize(
			'buttons',
			{ ...dressed.attributes, layout },
			`${ opening }>${ inside( children, skin ) }</div>`
		);
	};
}

/** One button: a verb with an object, and where it leads. The look is the link's, not its frame's. */
export function button( text: string, url: string, look: Look = {} ): Block {
	return ( skin ) => {
		const dressed = dress( look, skin );
		const { classes } = dressed;
		const link = tag( 'a', {
			class: join(
				'wp-block-button__link',
				...classes.colour,
				...classes.border,
				...classes.type,
				look.size && 'has-custom-font-size',
				'wp-element-button'
			),
			href: url,
			style: getStyle( dressed ),
		} );
		const frame = tag( 'div', {
			class: join(
				'wp-block-button',
				...classes.align,
				...classes.custom
			),
			id: look.anchor,
		} );
		return serialize(
			'button',
			dressed.attributes,
			`${ frame }>${ link }>${ text }</a></div>`
		);
	};
}
