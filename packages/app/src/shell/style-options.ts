import { __ } from '@wordpress/i18n';
import type { StyleSource } from '@templately/rest';

/** Returns the name of a style. */
export const getStyleLabel = ( style: StyleSource ): string =>
	lookOptions().find( ( { value } ) => value === style )?.label ?? '';

/** Styles that the user can choose for designs. */
export const lookOptions = (): {
	value: StyleSource;
	label: string;
	description: string;
}[] => [
	{
		value: 'design',
		label: __( 'As designed', 'templately' ),
		description: __(
			'The design’s colors, sizes and fonts.',
			'templately'
		),
	},
	{
		value: 'fonts',
		label: __( 'With my fonts', 'templately' ),
		description: __( 'The design’s colors with your fonts.', 'templately' ),
	},
	{
		value: 'site',
		label: __( 'My site’s style', 'templately' ),
		description: __(
			'Your site’s colors, sizes, spacing and fonts.',
			'templately'
		),
	},
];
