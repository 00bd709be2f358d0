import { navigation, row, section, siteTitle } from '../../../src/blocks';
import type { Part } from '../../../src/pack';
import { menu } from '../menu';
import { type } from '../type';

/** Lies over the first band of the page: sticky lifts it above, the margin gives its height back. */
export const header: Part = {
	slug: 'header',
	name: 'Header over the picture',
	area: 'header',
	offered: {
		type: { slug: 'header', name: 'Header' },
		like: 'vesper-quince-hero',
	},
	blocks: [
		section(
			{
				label: 'Header',
				text: 'bone',
				links: 'bone',
				sticky: true,
				padding: { y: '28px', x: 'edge' },
				margin: { bottom: '-96px' },
				minHeight: '96px',
			},
			[
				row(
					{ justify: 'space-between', across: 'center', gap: '24px' },
					[
						siteTitle( {
							...type.dish,
							text: 'bone',
							links: 'bone',
							decoration: 'none',
						} ),
						navigation(
							{
								...type.action,
								weight: '400',
								text: 'bone',
								gap: '34px',
								justify: 'right',
								overlay: { background: 'soot', text: 'bone' },
							},
							menu.id
						),
					]
				),
			]
		),
	],
};
