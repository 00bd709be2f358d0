/** An element of Elementor, and what the writer of elements knows about its place. */
import type { Settings } from './presets';

export interface Element {
	readonly id: string;
	readonly elType: 'container' | 'widget';
	readonly widgetType?: string;
	readonly isInner: boolean;
	readonly settings: Settings;
	readonly elements: readonly Element[];
}

/** What blocks inherit from the blocks around them. */
export interface Surroundings {
	/** Slug of the text color. */
	readonly color?: string;
	readonly link?: string;
	/** Width of the content in a boxed container. */
	readonly width: string;
	/** Share of the content's width, from 0 to 1. */
	readonly share: number;
	/** Whether the parent lays its children out in a row. */
	readonly inRow?: boolean;
	readonly align?: string;
}

export const FLEX: Readonly< Record< string, string > > = {
	left: 'flex-start',
	right: 'flex-end',
	top: 'flex-start',
	bottom: 'flex-end',
	center: 'center',
	'space-between': 'space-between',
	stretch: 'stretch',
};
