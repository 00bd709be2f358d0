import { __ } from '@wordpress/i18n';
import type { StyleSource } from '@templately/rest';

/** Styles that the user can choose for designs. */
export const lookOptions = (): {
	value: StyleSource;
	label: string;
	description: string;
}[] => [
	{
		value: 'design',
		label: __( 'As designed', 'templately' ),
		description: __( 'Its own colours, sizes and fonts.', 'templately' ),
	},
	{
		value: 'fonts',
		label: __( 'With my fonts', 'templately' ),
		description: __(
			'Its colours, in the fonts of this site.',
			'templately'
		),
	},
	{
		value: 'site',
		label: __( 'My site’s style', 'templately' ),
		description: __(
			'The colours, sizes, spaces and fonts of this site.',
			'templately'
		),
	},
];
