/** Writes a pack's presets as Elementor's settings for one document, and collects the global colors and fonts that elements use. */
import type { FontFamily, Preset, ThemeFolder } from '../theme-folder';
import type { Attributes, Corners, Sides, Typography } from './attributes';
import {
	elementType,
	isRole,
	list,
	PRESET,
	ROLES,
	slugOf,
	typographyOf,
	type KitValues,
	type Role,
	type Row,
	type Settings,
} from './presets';

export type { KitValues, Settings };

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;

const SIZE = /^(-?[\d.]+)(px|%|em|rem)$/;

export class Style {
	public readonly contentSize: string;
	public readonly edge: string;
	private readonly presets: Readonly< Record< string, readonly Preset[] > >;
	private readonly roles: Readonly< Partial< Record< Role, string > > >;
	private readonly used = new Set< string >();

	public constructor( private readonly theme: ThemeFolder ) {
		this.roles = theme.pack.elementor ?? {};
		const { settings, styles } = theme.themeJson;
		this.contentSize = settings.layout.wideSize;
		this.presets = {
			color: list( settings.color?.palette ),
			spacing: list( settings.spacing?.spacingSizes ),
			'font-size': list( settings.typography?.fontSizes ),
			'font-family': list( settings.typography?.fontFamilies ),
		};
		this.edge = styles.spacing?.padding?.left ?? '24px';
	}

	/** Whether the pack leaves colors and fonts to the site. */
	private get takesSiteStyle(): boolean {
		return this.presets.color?.length === 0;
	}

	/** Returns the global values that the elements use. */
	public getKit(): KitValues | undefined {
		if ( this.takesSiteStyle ) {
			return undefined;
		}
		const colors = ROLES.filter( ( role ) => this.roles[ role ] ).map(
			( role ) => this.colorRow( role, this.roles[ role ] ?? '' )
		);
		const typography = this.familyRows().filter(
			( { _id } ) =>
				isRole( _id ) || this.used.has( `typography ${ _id }` )
		);
		const more = ( this.presets.color ?? [] )
			.filter( ( { slug } ) => this.used.has( `colors ${ slug }` ) )
			.map( ( { slug } ) => this.colorRow( slug, slug ) );
		return { colors: [ ...colors, ...more ], typography };
	}

	private colorRow( id: string, slug: string ): Row {
		const preset = this.preset( 'color', slug );
		return { _id: id, title: preset.name, color: String( preset.color ) };
	}

	/** The first family with the role of titles is primary and accent, the first of texts is secondary and text. */
	private familyRows(): Row[] {
		return this.families().flatMap( ( { ids, family } ) =>
			ids.map( ( _id ) => ( {
				_id,
				title: family.name,
				typography_typography: 'custom',
				typography_font_family:
					family.fontFace?.[ 0 ]?.fontFamily ?? family.name,
			} ) )
		);
	}

	private families(): { ids: string[]; family: FontFamily }[] {
		const { styles } = this.theme.themeJson;
		const heading = slugOf( elementType( styles, 'heading' ).fontFamily );
		const text = slugOf( typographyOf( styles ).fontFamily );
		return ( this.presets[ 'font-family' ] as FontFamily[] ).map(
			( family ) => ( {
				family,
				ids: [
					...( family.slug === ( heading ?? text )
						? [ 'primary' ]
						: [] ),
					...( family.slug === text
						? [ 'secondary', 'text', 'accent' ]
						: [] ),
					family.slug,
				],
			} )
		);
	}

	private preset( kind: string, slug: string ): Preset {
		const found = this.presets[ kind ]?.find(
			( one ) => one.slug === slug
		);
		if ( ! found ) {
			throw new Error(
				`${ this.theme.slug } has no ${ kind } “${ slug }”.`
			);
		}
		return found;
	}

	/** Replaces a preset by its value. */
	private value( value = '0' ): string {
		const [ , kind = '', slug = '' ] = PRESET.exec( value ) ?? [];
		if ( ! kind ) {
			return value === '0' ? '0px' : value;
		}
		const { size, color } = this.preset( kind, slug );
		return String( size ?? color );
	}

	private size( value: string ): Settings {
		const [ , size, unit ] = SIZE.exec( this.value( value ) ) ?? [];
		return unit
			? { unit, size: Number( size ), sizes: [] }
			: { unit: 'custom', size: this.value( value ), sizes: [] };
	}

	public gap( gap: string | Sides = '24px' ): Settings {
		const row = this.value( typeof gap === 'string' ? gap : gap.top );
		const column = this.value( typeof gap === 'string' ? gap : gap.left );
		return {
			unit: 'custom',
			size: row,
			row,
			column,
			isLinked: row === column,
		};
	}

	public box( sides: Sides ): Settings {
		const values = SIDES.map( ( side ) => this.value( sides[ side ] ) );
		const isPixels = values.every( ( value ) =>
			/^[\d.]+px$/.test( value )
		);
		return {
			unit: isPixels ? 'px' : 'custom',
			...Object.fromEntries(
				SIDES.map( ( side, place ) => [
					side,
					isPixels
						? ( values[ place ] ?? '' ).replace( 'px', '' )
						: values[ place ],
				] )
			),
			isLinked: new Set( values ).size === 1,
		};
	}

	public boxed( width: string ): Settings {
		return { content_width: 'boxed', boxed_width: this.size( width ) };
	}

	public narrow( width: string, justify = 'center' ): Settings {
		return {
			width: { unit: 'custom', size: `min(100%, ${ width })`, sizes: [] },
			_flex_align_self:
				{ left: 'flex-start', right: 'flex-end' }[ justify ] ??
				'center',
		};
	}

	/** Writes the width of a container in a row that is not of columns: that of its content, or what the others leave. */
	public cell( isFilling: boolean ): Settings {
		const width = { unit: 'custom', size: 'auto', sizes: [] };
		return {
			width,
			width_mobile: width,
			...( isFilling && {
				_flex_size: 'custom',
				_flex_grow: 1,
				_flex_shrink: 1,
			} ),
		};
	}

	/** @param width In percent. */
	public share( width: number, isStacked: boolean ): Settings {
		const own = {
			unit: '%',
			size: Math.round( width * 100 ) / 100,
			sizes: [],
		};
		return {
			width: own,
			width_mobile: isStacked ? { ...own, size: 100 } : own,
		};
	}

	/** Writes the padding of a widget. */
	public padding( { style }: Attributes ): Settings {
		const padding = style?.spacing?.padding;
		return padding ? { _padding: this.box( padding ) } : {};
	}

	/** Colors marked words, and underlines links: Elementor's own CSS has a yellow background and no line. */
	public inline( html: string ): string {
		return html
			.replace(
				/<mark [^>]*has-inline-color has-([a-z0-9-]+)-color[^>]*>(.*?)<\/mark>/gs,
				( _, slug: string, words: string ) =>
					`<span style="color:${ this.value(
						`var:preset|color|${ slug }`
					) }">${ words }</span>`
			)
			.replaceAll(
				'<a href',
				'<a style="text-decoration:underline" href'
			);
	}

	/** Writes padding, background and border of a container. */
	public frame( { style, backgroundColor }: Attributes ): Settings {
		const border = style?.border;
		const sides = SIDES.map( ( side ) => border?.[ side ] ?? border );
		const color = sides.find( ( side ) => side?.color )?.color;
		const hasBorder = sides.some(
			( side ) => side?.width && parseFloat( side.width ) > 0
		);
		return this.merge(
			{ padding: this.box( style?.spacing?.padding ?? {} ) },
			this.background( backgroundColor ?? style?.color?.background ),
			hasBorder
				? {
						border_border: 'solid',
						border_width: this.box(
							Object.fromEntries(
								SIDES.map( ( side, place ) => [
									side,
									sides[ place ]?.width,
								] )
							)
						),
					}
				: {},
			hasBorder ? this.color( 'border_color', color ) : {},
			border?.radius
				? { border_radius: this.corners( border.radius ) }
				: {}
		);
	}

	private background( color?: string ): Settings {
		return color
			? this.merge(
					{ background_background: 'classic' },
					this.color( 'background_color', color )
				)
			: {};
	}

	/** Writes lengths of corners, or one length for each side or corner. */
	public corners( radius: string | Corners ): Settings {
		const { topLeft, topRight, bottomRight, bottomLeft } =
			typeof radius === 'string'
				? {
						topLeft: radius,
						topRight: radius,
						bottomRight: radius,
						bottomLeft: radius,
					}
				: radius;
		// Elementor stores corners clockwise under the names of sides.
		return this.box( {
			top: topLeft,
			right: topRight,
			bottom: bottomRight,
			left: bottomLeft,
		} );
	}

	/** Writes the picture of a cover, and the gradient over it. */
	public picture( {
		url,
		id,
		focalPoint = { x: 0.5, y: 0.5 },
		minHeight,
		minHeightUnit = 'px',
		customGradient = '',
		overlayColor,
	}: Attributes ): Settings {
		const stops = [
			...customGradient.matchAll(
				/(#[0-9a-f]{3,8}|rgba?\([^)]*\))\s+([\d.]+)%/gi
			),
		];
		const [ , first = '', from = '0' ] = stops[ 0 ] ?? [];
		const [ , last = '', to = '100' ] = stops.at( -1 ) ?? [];
		const angle = /([\d.]+)deg/.exec( customGradient )?.[ 1 ] ?? '180';
		const percent = ( size: number ): Settings => ( {
			unit: '%',
			size,
			sizes: [],
		} );
		return {
			...( url
				? {
						background_background: 'classic',
						background_image: {
							url,
							id,
							size: '',
							alt: '',
							source: 'library',
						},
						background_position: 'initial',
						background_xpos: percent( focalPoint.x * 100 ),
						background_ypos: percent( focalPoint.y * 100 ),
						background_size: 'cover',
						background_repeat: 'no-repeat',
					}
				: this.background( overlayColor ) ),
			...( minHeight
				? {
						min_height: this.size(
							`${ minHeight }${ minHeightUnit }`
						),
					}
				: {} ),
			...( first
				? {
						background_overlay_background: 'gradient',
						background_overlay_color: first,
						background_overlay_color_stop: percent(
							Number( from )
						),
						background_overlay_color_b: last,
						background_overlay_color_b_stop: percent(
							Number( to )
						),
						background_overlay_gradient_type: 'linear',
						background_overlay_gradient_angle: {
							unit: 'deg',
							size: Number( angle ),
							sizes: [],
						},
						background_overlay_opacity: {
							unit: 'px',
							size: 1,
							sizes: [],
						},
					}
				: {} ),
		};
	}

	/**
	 * Writes a color by reference to the kit.
	 *
	 * @param setting Name of the setting.
	 * @param color   A preset, its slug, or a CSS color.
	 * @param role    Role under which the element names the color, if the pack gives it that role.
	 */
	public color( setting: string, color?: string, role?: Role ): Settings {
		if ( ! color ) {
			return {};
		}
		const slug = slugOf( color ) ?? color;
		if ( /^(?:#|rgb)/.test( slug ) || this.takesSiteStyle ) {
			return slug === 'currentColor' ? {} : { [ setting ]: slug };
		}
		this.preset( 'color', slug );
		const id = role && this.roles[ role ] === slug ? role : slug;
		this.used.add( `colors ${ id }` );
		return { __globals__: { [ setting ]: `globals/colors?id=${ id }` } };
	}

	/** Merges settings and their references to global values. */
	public merge( ...all: readonly Settings[] ): Settings {
		const globals = Object.assign(
			{},
			...all.map( ( settings ) => settings.__globals__ ?? {} )
		);
		return {
			...Object.assign( {}, ...all ),
			...( Object.keys( globals ).length > 0
				? { __globals__: globals }
				: {} ),
		};
	}

	/**
	 * Writes typography.
	 *
	 * @param attributes Attributes of the block.
	 * @param element    h1 to h6, button or text.
	 * @param group      Name of the group of settings.
	 */
	public type(
		attributes: Attributes,
		element: string,
		group: string
	): Settings {
		const { styles } = this.theme.themeJson;
		const own = {
			...( attributes.fontFamily && {
				fontFamily: `var:preset|font-family|${ attributes.fontFamily }`,
			} ),
			...( attributes.fontSize && {
				fontSize: `var:preset|font-size|${ attributes.fontSize }`,
			} ),
			...attributes.style?.typography,
		};
		const type: Typography = this.takesSiteStyle
			? own
			: {
					...typographyOf( styles ),
					...( element.startsWith( 'h' )
						? elementType( styles, 'heading' )
						: {} ),
					...elementType( styles, element ),
					...own,
				};
		if ( Object.keys( type ).length === 0 ) {
			return {};
		}
		const family = slugOf( type.fontFamily );
		const ids =
			this.families().find( ( one ) => one.family.slug === family )
				?.ids ?? [];
		const others = element === 'button' ? 'accent' : 'text';
		const wanted = element.startsWith( 'h' ) ? 'primary' : others;
		const id = ids.includes( wanted ) ? wanted : family;
		if ( id ) {
			this.used.add( `typography ${ id }` );
		}
		return {
			[ `${ group }_typography` ]: 'custom',
			...( type.fontSize && {
				[ `${ group }_font_size` ]: this.size( type.fontSize ),
			} ),
			...( type.fontWeight && {
				[ `${ group }_font_weight` ]: type.fontWeight,
			} ),
			...( type.fontStyle && {
				[ `${ group }_font_style` ]: type.fontStyle,
			} ),
			...( type.textTransform && {
				[ `${ group }_text_transform` ]: type.textTransform,
			} ),
			...( type.lineHeight && {
				[ `${ group }_line_height` ]: /^[\d.]+$/.test( type.lineHeight )
					? this.size( `${ type.lineHeight }em` )
					: this.size( type.lineHeight ),
			} ),
			...( type.letterSpacing &&
				parseFloat( type.letterSpacing ) !== 0 && {
					[ `${ group }_letter_spacing` ]: this.size(
						type.letterSpacing
					),
				} ),
			...( id && {
				__globals__: {
					[ `${ group }_typography` ]: `globals/typography?id=${ id }`,
				},
			} ),
		};
	}

	/** Writes the frame of a button. */
	public button( { style, borderColor }: Attributes ): Settings {
		const { border, spacing } = style ?? {};
		const width = border?.width ?? '';
		return this.merge(
			border?.radius
				? { border_radius: this.corners( border.radius ) }
				: {},
			spacing?.padding
				? { text_padding: this.box( spacing.padding ) }
				: {},
			parseFloat( width ) > 0
				? this.merge(
						{
							border_border: 'solid',
							border_width: this.corners( width ),
						},
						this.color(
							'border_color',
							borderColor ?? border?.color
						)
					)
				: {}
		);
	}

	/** Writes the size and frame of an image that has a share, from 0 to 1, of the content's width. */
	public image(
		{ style, width, height, aspectRatio, align }: Attributes,
		share: number
	): Settings {
		const [ across = 0, down = 1 ] = ( aspectRatio ?? '' )
			.split( '/' )
			.map( Number );
		const ratio = across / down;
		const pixels = parseFloat( this.contentSize ) * share;
		const tall = ( css: string ): Settings => ( {
			unit: 'custom',
			size: css,
			sizes: [],
		} );
		return {
			...( style?.border?.radius && {
				image_border_radius: this.corners( style.border.radius ),
			} ),
			...( width && { width: this.size( width ) } ),
			...( height && { height: this.size( height ) } ),
			...( ratio > 0 && {
				width: this.size( '100%' ),
				// Elementor has no aspect ratio: the height follows from the window and the column.
				height: tall(
					`min(${ Math.round( pixels / ratio ) }px, ${ Math.round(
						( 90 * share ) / ratio
					) }vw)`
				),
				height_mobile: tall( `${ Math.round( 90 / ratio ) }vw` ),
			} ),
			...( ( height || ratio > 0 ) && { 'object-fit': 'cover' } ),
			...( align === 'center' || align === 'right' ? { align } : {} ),
		};
	}

	public align(
		{ align, textAlign }: Attributes,
		inherited?: string
	): Settings {
		const side = textAlign ?? align ?? inherited;
		return side === 'center' || side === 'right' ? { align: side } : {};
	}

	/** Writes the space above and below an element; the first one of a list has none above unless it states it. */
	public margin(
		{ style }: Attributes,
		gap: string,
		isWidget: boolean
	): Settings {
		const { top = gap, bottom = '0' } = style?.spacing?.margin ?? {};
		const isNone = [ top, bottom ].every(
			( space ) => this.value( space ) === '0px'
		);
		return isNone
			? {}
			: {
					[ isWidget ? '_margin' : 'margin' ]: this.box( {
						top,
						bottom,
					} ),
				};
	}
}
