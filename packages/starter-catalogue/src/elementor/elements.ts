/** Writes the blocks of a pack as Elementor's containers and free widgets. */
import { createHash } from 'node:crypto';
import {
	attribute,
	decode,
	getWidths,
	inside,
	parseBlocks,
	textColor,
	toList,
	toTable,
	type Block,
} from './blocks';
import { FLEX, type Element, type Surroundings } from './element';
import type { Settings, Style } from './style';

export type { Element };

/** Thrown for a block that no free widget can show, such as a list of posts. */
export class UnsupportedBlock extends Error {}

/**
 * @param  markup Markup of blocks with numbered images and linked pages.
 * @param  style  The pack's style. It collects the global values that the elements use.
 * @param  key    Makes the ids: the same key gives the same ids.
 * @throws {UnsupportedBlock} For a block without a counterpart.
 */
export function toElements(
	markup: string,
	style: Style,
	key: string
): readonly Element[] {
	return new Writer( style, key ).writeTop( parseBlocks( markup ) );
}

class Writer {
	private count = 0;

	public constructor(
		private readonly style: Style,
		private readonly key: string
	) {}

	/** Elementor takes containers alone at the top. */
	public writeTop( blocks: readonly Block[] ): readonly Element[] {
		const around = { width: this.style.contentSize, share: 1 };
		return blocks.map( ( block ) => {
			const [ element ] = this.write( [ block ], around );
			const top =
				element?.elType === 'container'
					? element
					: this.container(
							{
								...this.style.boxed( around.width ),
								padding: this.style.box( {
									right: this.style.edge,
									left: this.style.edge,
								} ),
							},
							element ? [ element ] : []
						);
			return { ...top, isInner: false };
		} );
	}

	/** The gap is the space above each block but the first. As in WordPress, a margin replaces it. */
	private write(
		blocks: readonly Block[],
		around: Surroundings,
		gap: string | undefined = '0'
	): readonly Element[] {
		const written: Element[] = [];
		for ( let place = 0; place < blocks.length; place++ ) {
			const block = blocks[ place ] as Block;
			let end = place;
			while (
				block.name === 'details' &&
				blocks[ end + 1 ]?.name === 'details'
			) {
				end++;
			}
			const element =
				block.name === 'details'
					? this.accordion( blocks.slice( place, end + 1 ), around )
					: this.writeOne( block, around );
			written.push( {
				...element,
				settings: {
					...element.settings,
					...this.style.margin(
						block.name === 'details' ? {} : block.attributes,
						written.length > 0 ? gap : '0',
						element.elType === 'widget'
					),
				},
			} );
			place = end;
		}
		return written;
	}

	private writeOne( block: Block, around: Surroundings ): Element {
		switch ( block.name ) {
			case 'group':
				return this.group( block, around );
			case 'cover':
				return this.cover( block, around );
			case 'columns':
				return this.columns( block, around );
			case 'heading':
				return this.heading( block, around );
			case 'paragraph':
				return this.text(
					`<p style="margin:0">${ inside( block.html, 'p' ) }</p>`,
					block,
					around
				);
			case 'list':
				return this.text( toList( block ), block, around );
			case 'table':
				return this.text( toTable( block ), block, around );
			case 'quote':
				return this.quote( block, around );
			case 'buttons':
				return this.buttons( block, around );
			case 'image':
				return this.image( block, around );
			case 'separator':
				return this.widget( 'divider', {} );
			default:
				throw new UnsupportedBlock( block.name );
		}
	}

	private id(): string {
		return createHash( 'sha256' )
			.update( `${ this.key } ${ this.count++ }` )
			.digest( 'hex' )
			.slice( 0, 7 );
	}

	private widget( widgetType: string, settings: Settings ): Element {
		return {
			id: this.id(),
			elType: 'widget',
			widgetType,
			isInner: false,
			settings,
			elements: [],
		};
	}

	private container(
		settings: Settings,
		elements: readonly Element[]
	): Element {
		return {
			id: this.id(),
			elType: 'container',
			isInner: true,
			settings: {
				content_width: 'full',
				flex_direction: 'column',
				flex_gap: this.style.gap( '0' ),
				padding: this.style.box( {} ),
				...settings,
			},
			elements,
		};
	}

	private inner( block: Block, around: Surroundings ): Surroundings {
		const { layout, style } = block.attributes;
		return {
			color: textColor( block ) ?? around.color,
			link: style?.elements?.link?.color?.text ?? around.link,
			share: around.share,
			align: block.attributes.textAlign ?? around.align,
			width:
				( layout?.type === 'constrained' && layout.contentSize ) ||
				around.width,
		};
	}

	private group( block: Block, around: Surroundings ): Element {
		const { attributes } = block;
		const { layout = {}, style, align } = attributes;
		const inner = this.inner( block, around );
		if ( layout.type === 'grid' ) {
			return this.grid( block, inner );
		}
		const frame = this.style.frame( attributes );
		if ( layout.type === 'flex' ) {
			const isRow = layout.orientation !== 'vertical';
			return this.container(
				{
					...frame,
					flex_gap: this.style.gap( style?.spacing?.blockGap ),
					flex_direction: isRow ? 'row' : 'column',
					flex_wrap: layout.flexWrap ?? 'wrap',
					[ isRow ? 'flex_justify_content' : 'flex_align_items' ]:
						FLEX[ layout.justifyContent ?? 'left' ],
					[ isRow ? 'flex_align_items' : 'flex_justify_content' ]:
						FLEX[ layout.verticalAlignment ?? 'center' ],
				},
				this.write( block.blocks, { ...inner, inRow: isRow } )
			);
		}
		const isNarrow =
			align !== 'full' &&
			layout.contentSize !== undefined &&
			layout.contentSize !== around.width;
		return this.container(
			{
				...frame,
				// A word as wide as the window is wider in a fallback font.
				...( align === 'full' ? { overflow: 'hidden' } : {} ),
				...( align === 'full' && layout.type === 'constrained'
					? this.style.boxed( inner.width )
					: {} ),
				...( isNarrow
					? this.style.narrow(
							layout.contentSize ?? '',
							layout.justifyContent
						)
					: {} ),
				...( around.inRow
					? this.style.cell( style?.layout?.selfStretch === 'fill' )
					: {} ),
			},
			this.flow( block, inner )
		);
	}

	/** Writes the children of a block that lie below each other. */
	private flow( block: Block, around: Surroundings ): readonly Element[] {
		const gap = block.attributes.style?.spacing?.blockGap ?? '24px';
		return this.write(
			block.blocks,
			around,
			typeof gap === 'string' ? gap : gap.top
		);
	}

	/** Writes elements beside each other; on a telephone they stand below each other if they are stacked. */
	private row(
		settings: Settings,
		cells: readonly { width: number; element: Element }[],
		isStacked = true
	): Element {
		return this.container(
			{
				flex_direction: 'row',
				flex_align_items: 'stretch',
				...( isStacked ? {} : { flex_wrap_mobile: 'nowrap' } ),
				...settings,
			},
			cells.map( ( { width, element } ) => {
				const cell =
					element.elType === 'container'
						? element
						: this.container( {}, [ element ] );
				return {
					...cell,
					settings: {
						...cell.settings,
						...this.style.share( width, isStacked ),
					},
				};
			} )
		);
	}

	private grid( block: Block, around: Surroundings ): Element {
		const width = 100 / block.blocks.length;
		const { attributes } = block;
		return this.row(
			{
				...this.style.frame( attributes ),
				flex_gap: this.style.gap( attributes.style?.spacing?.blockGap ),
			},
			this.write( block.blocks, {
				...around,
				share: ( around.share * width ) / 100,
			} ).map( ( element ) => ( { width, element } ) )
		);
	}

	private columns( block: Block, around: Surroundings ): Element {
		const { attributes, blocks } = block;
		return this.row(
			{
				...this.style.frame( attributes ),
				flex_gap: this.style.gap( attributes.style?.spacing?.blockGap ),
			},
			getWidths( blocks ).map( ( width, place ) => {
				const column = blocks[ place ] as Block;
				const inner = {
					...this.inner( column, around ),
					share: ( around.share * width ) / 100,
				};
				return {
					width,
					element: this.container(
						{
							...this.style.frame( column.attributes ),
							flex_justify_content:
								FLEX[
									column.attributes.verticalAlignment ??
										attributes.verticalAlignment ??
										'top'
								],
						},
						this.flow( column, inner )
					),
				};
			} ),
			attributes.isStackedOnMobile
		);
	}

	private cover( block: Block, around: Surroundings ): Element {
		const { attributes } = block;
		const inner = this.inner( block, {
			...around,
			color: textColor( block ),
		} );
		return this.container(
			{
				...this.style.frame( attributes ),
				...this.style.boxed( inner.width ),
				...this.style.picture( attributes ),
				flex_justify_content: 'center',
			},
			this.flow( block, inner )
		);
	}

	private heading( block: Block, around: Surroundings ): Element {
		const level = block.attributes.level ?? 2;
		return this.widget( 'heading', {
			title: this.style.inline( inside( block.html, `h${ level }` ) ),
			...this.style.padding( block.attributes ),
			header_size: `h${ level }`,
			...this.style.align( block.attributes, around.align ),
			...this.style.merge(
				this.style.type(
					block.attributes,
					`h${ level }`,
					'typography'
				),
				this.style.color(
					'title_color',
					textColor( block ) ?? around.color,
					'primary'
				)
			),
		} );
	}

	private text(
		editor: string,
		{ attributes }: Block,
		around: Surroundings
	): Element {
		return this.widget( 'text-editor', {
			editor: this.style.inline( editor ),
			...this.style.padding( attributes ),
			...this.style.align( attributes, around.align ),
			...this.style.merge(
				this.style.type( attributes, 'text', 'typography' ),
				this.style.color(
					'text_color',
					textColor( { attributes } ) ?? around.color,
					'text'
				),
				editor.includes( '<a ' )
					? this.style.color(
							'link_color',
							attributes.style?.elements?.link?.color?.text ??
								around.link
						)
					: {}
			),
		} );
	}

	private quote( block: Block, around: Surroundings ): Element {
		const cite = inside( block.html, 'cite' );
		const source = {
			name: 'paragraph',
			attributes: { align: block.attributes.textAlign },
			html: `<p>${ cite }</p>`,
			blocks: [],
		};
		return this.container(
			this.style.frame( block.attributes ),
			this.flow(
				{
					...block,
					blocks: [ ...block.blocks, ...( cite ? [ source ] : [] ) ],
				},
				this.inner( block, around )
			)
		);
	}

	private accordion(
		blocks: readonly Block[],
		around: Surroundings
	): Element {
		const { attributes } = blocks[ 0 ] as Block;
		const color = textColor( { attributes } ) ?? around.color;
		return this.widget( 'accordion', {
			tabs: blocks.map( ( block ) => ( {
				_id: this.id(),
				tab_title: decode( inside( block.html, 'summary' ) ),
				tab_content: this.style.inline(
					block.blocks
						.map( ( inner ) =>
							inner.name === 'list'
								? toList( inner )
								: inner.html.replace(
										/\s(?:class|style)="[^"]*"/g,
										''
									)
						)
						.join( '' )
				),
			} ) ),
			border_color: '#80808066',
			...this.style.merge(
				this.style.color( 'title_color', color, 'primary' ),
				this.style.color( 'tab_active_color', color, 'primary' ),
				this.style.color( 'icon_color', color, 'primary' ),
				this.style.color( 'icon_active_color', color, 'primary' ),
				this.style.color( 'content_color', color, 'text' ),
				this.style.type( attributes, 'text', 'title_typography' ),
				this.style.type( {}, 'text', 'content_typography' )
			),
		} );
	}

	private buttons( block: Block, around: Surroundings ): Element {
		const { layout, style } = block.attributes;
		return this.container(
			{
				flex_direction: 'row',
				flex_wrap: 'wrap',
				flex_gap: this.style.gap( style?.spacing?.blockGap ?? '16px' ),
				flex_justify_content: FLEX[ layout?.justifyContent ?? 'left' ],
			},
			block.blocks.map( ( button ) => this.button( button, around ) )
		);
	}

	private button(
		{ attributes, html }: Block,
		around: Surroundings
	): Element {
		const isOutline = attributes.className?.includes( 'is-style-outline' );
		return this.widget( 'button', {
			text: decode( inside( html, 'a' ) ),
			link: {
				url: decode( attribute( html, 'href' ) ),
				is_external: '',
				nofollow: '',
			},
			...this.style.button( attributes ),
			...this.style.merge(
				isOutline
					? {
							background_color: '#00000000',
							border_border: 'solid',
							border_width: this.style.corners( '1px' ),
						}
					: this.style.color(
							'background_color',
							attributes.backgroundColor,
							'accent'
						),
				isOutline
					? this.outlineColor( around )
					: this.style.color(
							'button_text_color',
							attributes.textColor
						),
				this.style.type( attributes, 'button', 'typography' )
			),
		} );
	}

	/** Without a color of the pack, words and border have the site's text color; Elementor's default is white. */
	private outlineColor( { color }: Surroundings ): Settings {
		const settings = [ 'button_text_color', 'border_color' ];
		return color
			? this.style.merge(
					...settings.map( ( setting ) =>
						this.style.color( setting, color, 'text' )
					)
				)
			: {
					__globals__: Object.fromEntries(
						settings.map( ( setting ) => [
							setting,
							'globals/colors?id=text',
						] )
					),
				};
	}

	private image(
		{ attributes, html }: Block,
		around: Surroundings
	): Element {
		const image = /<img[^>]*>/.exec( html )?.[ 0 ] ?? '';
		const caption = inside( html, 'figcaption' );
		return this.widget( 'image', {
			image: {
				url: attribute( image, 'src' ),
				id: attributes.id ?? 0,
				alt: decode( attribute( image, 'alt' ) ),
				source: 'library',
				size: '',
			},
			image_size: 'full',
			...( caption && { caption_source: 'custom', caption } ),
			...this.style.image( attributes, around.share ),
		} );
	}
}
