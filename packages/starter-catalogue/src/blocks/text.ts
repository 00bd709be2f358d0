/** Words. Text is HTML as the editor's rich text keeps it: strong, em, a, br; an ampersand is written `&amp;`. */
import { inside, serialize, tag, type Block } from './block';
import {
	getClass,
	dress,
	join,
	getStyle,
	withLinks,
	type Line,
	type Look,
	type Painted,
} from './look';

/** A heading of the given level. */
export function heading(
	level: 1 | 2 | 3 | 4,
	text: string,
	look: Look = {}
): Block {
	return ( skin ) => {
		const dressed = dress( withLinks( look, text ), skin );
		const opening = tag( `h${ level }`, {
			class: getClass( dressed, 'wp-block-heading' ),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		return serialize(
			'heading',
			{ ...dressed.attributes, level: level === 2 ? undefined : level },
			`${ opening }>${ text }</h${ level }>`
		);
	};
}

/** A paragraph. */
export function paragraph(
	text: string,
	look: Look & { readonly dropCap?: boolean } = {}
): Block {
	return ( skin ) => {
		const dressed = dress( withLinks( look, text ), skin );
		const opening = tag( 'p', {
			class: getClass(
				dressed,
				undefined,
				look.dropCap && 'has-drop-cap'
			),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		return serialize(
			'paragraph',
			{ ...dressed.attributes, dropCap: look.dropCap },
			`${ opening }>${ text }</p>`
		);
	};
}

/** A list of short lines. */
export function list(
	items: readonly string[],
	look: Look & { readonly ordered?: boolean } = {}
): Block {
	return ( skin ) => {
		const dressed = dress( withLinks( look, items.join() ), skin );
		const element = look.ordered ? 'ol' : 'ul';
		const lines = items.map( ( item ) =>
			serialize( 'list-item', {}, `<li>${ item }</li>` )
		);
		const opening = tag( element, {
			style: getStyle( dressed ),
			class: getClass( dressed, 'wp-block-list' ),
		} );
		return serialize(
			'list',
			{ ordered: look.ordered, ...dressed.attributes },
			`${ opening }>${ lines.join( '\n\n' ) }</${ element }>`
		);
	};
}

/** A quotation and its author. */
export function quote(
	look: Painted< Omit< Look, 'textAlign' > > &
		Required< Pick< Look, 'border' | 'radius' > > & {
			readonly by?: string;
			readonly centred?: boolean;
		},
	children: readonly Block[]
): Block {
	return ( skin ) => {
		const dressed = dress( look, skin );
		const opening = tag( 'blockquote', {
			class: getClass(
				dressed,
				'wp-block-quote',
				look.centred && 'has-text-align-center'
			),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		const cite = look.by ? `<cite>${ look.by }</cite>` : '';
		return serialize(
			'quote',
			{
				...dressed.attributes,
				textAlign: look.centred ? 'center' : undefined,
			},
			`${ opening }>${ inside( children, skin ) }${ cite }</blockquote>`
		);
	};
}

/** A question and its answer. */
export function details(
	summary: string,
	look: Look,
	children: readonly Block[]
): Block {
	return ( skin ) => {
		const dressed = dress( look, skin );
		const opening = tag( 'details', {
			class: getClass( dressed, 'wp-block-details' ),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		return serialize(
			'details',
			dressed.attributes,
			`${ opening }><summary>${ summary }</summary>${ inside( children, skin ) }</details>`
		);
	};
}

export interface TableLook extends Omit< Look, 'border' | 'links' > {
	/** A hairline above each row. */
	readonly lines?: Line;
	/** How each column is aligned; left where nothing is said. */
	readonly columns?: readonly ( 'left' | 'center' | 'right' )[];
	readonly head?: readonly string[];
	/** All columns alike wide. */
	readonly even?: boolean;
	readonly caption?: string;
}

/** A table of rows of cells. Colours and lines belong to the table, type to the figure around it, as in core. */
export function table(
	look: Painted< TableLook >,
	rows: readonly ( readonly string[] )[]
): Block {
	return ( skin ) => {
		const {
			lines,
			columns = [],
			head,
			even = false,
			caption,
			...rest
		} = look;
		// The width's three values reach every cell, because core lets cells inherit a table's border width.
		const dressed = dress(
			{
				...rest,
				border: lines && {
					colour: lines.colour,
					width: `${ lines.width ?? '1px' } 0px 0px`,
				},
			},
			skin
		);
		const { classes, css } = dressed;
		const cell =
			( element: 'td' | 'th' ) =>
			( text: string, index: number ): string => {
				// Browsers centre the cells of a head, so there left has to be said.
				const align = columns[ index ] ?? 'left';
				return align !== 'left' || element === 'th'
					? `<${ element } class="has-text-align-${ align }" data-align="${ align }">${ text }</${ element }>`
					: `<${ element }>${ text }</${ element }>`;
			};
		const line =
			( element: 'td' | 'th' ) =>
			( cells: readonly string[] ): string =>
				`<tr>${ cells.map( cell( element ) ).join( '' ) }</tr>`;
		const inner = tag( 'table', {
			class: join(
				...classes.colour,
				...classes.border,
				even && 'has-fixed-layout'
			),
			style: css.border.join( ';' ) || undefined,
		} );
		const outer = tag( 'figure', {
			style: [ ...css.box, ...css.type ].join( ';' ) || undefined,
			class: join(
				'wp-block-table',
				...classes.align,
				...classes.custom,
				...classes.type
			),
			id: look.anchor,
		} );
		const html =
			`${ outer }>${ inner }>` +
			( head ? `<thead>${ line( 'th' )( head ) }</thead>` : '' ) +
			`<tbody>${ rows.map( line( 'td' ) ).join( '' ) }</tbody></table>` +
			( caption
				? `<figcaption class="wp-element-caption">${ caption }</figcaption>`
				: '' ) +
			'</figure>';
		return serialize(
			'table',
			{ hasFixedLayout: even, ...dressed.attributes },
			html
		);
	};
}

/** A line between two things. */
export function separator(
	look: Omit< Look, 'background' | 'text' > & {
		readonly colour: string;
		readonly across?: boolean;
	}
): Block {
	return ( skin ) => {
		const { colour, across, ...rest } = look;
		const dressed = dress(
			{
				...rest,
				className: across ? 'is-style-wide' : rest.className,
				background: colour,
			},
			skin
		);
		const html = tag( 'hr', {
			class: join(
				'wp-block-separator',
				...dressed.classes.align,
				'has-text-color',
				`has-${ colour }-color`,
				'has-alpha-channel-opacity',
				...dressed.classes.colour,
				...dressed.classes.custom
			),
			style: dressed.css.box.join( ';' ) || undefined,
		} );
		return serialize( 'separator', dressed.attributes, `${ html } />` );
	};
}

/** Empty height. */
export function spacer( height: string ): Block {
	return ( skin ) => {
		const value = skin.space( height );
		const css = value.replace(
			/^var:preset\|spacing\|(.+)$/,
			'var(--wp--preset--spacing--$1)'
		);
		return serialize(
			'spacer',
			{ height: value },
			`<div style="height:${ css }" aria-hidden="true" class="wp-block-spacer"></div>`
		);
	};
}
