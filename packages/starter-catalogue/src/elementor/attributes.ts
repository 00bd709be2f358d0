/** Attributes of core blocks that have a counterpart in Elementor. */
export interface Sides {
	readonly top?: string;
	readonly right?: string;
	readonly bottom?: string;
	readonly left?: string;
}

type Side = keyof Sides;

export interface Corners {
	readonly topLeft?: string;
	readonly topRight?: string;
	readonly bottomRight?: string;
	readonly bottomLeft?: string;
}

export interface Typography {
	readonly fontFamily?: string;
	readonly fontSize?: string;
	readonly fontStyle?: string;
	readonly fontWeight?: string;
	readonly letterSpacing?: string;
	readonly lineHeight?: string;
	readonly textTransform?: string;
}

interface Border {
	readonly color?: string;
	readonly width?: string;
}

export interface Attributes {
	readonly align?: string;
	readonly textAlign?: string;
	readonly className?: string;
	readonly level?: number;
	readonly id?: number;
	readonly url?: string;
	readonly width?: string;
	readonly height?: string;
	readonly aspectRatio?: string;
	readonly verticalAlignment?: string;
	readonly isStackedOnMobile?: boolean;
	readonly minHeight?: number;
	readonly minHeightUnit?: string;
	readonly focalPoint?: { readonly x: number; readonly y: number };
	readonly customGradient?: string;
	readonly overlayColor?: string;
	readonly backgroundColor?: string;
	readonly borderColor?: string;
	readonly textColor?: string;
	readonly fontSize?: string;
	readonly fontFamily?: string;
	readonly layout?: {
		readonly type?: string;
		readonly contentSize?: string;
		readonly justifyContent?: string;
		readonly verticalAlignment?: string;
		readonly flexWrap?: string;
		readonly orientation?: string;
	};
	readonly style?: {
		readonly color?: {
			readonly background?: string;
			readonly text?: string;
		};
		readonly elements?: {
			readonly link?: { readonly color?: { readonly text?: string } };
		};
		readonly spacing?: {
			readonly blockGap?: string | Sides;
			readonly padding?: Sides;
			readonly margin?: Sides;
		};
		readonly border?: Border & {
			readonly radius?: string | Corners;
		} & Partial< Record< Side, Border > >;
		readonly layout?: { readonly selfStretch?: string };
		readonly typography?: Typography;
	};
}
