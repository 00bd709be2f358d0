import {
	paragraph,
	row,
	section,
	siteTitle,
	type Block,
} from '../../../src/blocks';
import { links } from '../links';
import { type } from '../type';

/** Across the window: the size is set for sixteen letters, with a little air for the ampersand. */
const across = {
	family: 'cormorant',
	weight: '300',
	size: 'wordmark',
	leading: '0.9',
	tracking: '-0.05em',
	text: 'quince',
	margin: { y: '0' },
} as const;

const link = ( text: string, url: string ): Block =>
	paragraph( `<a href="${ url }">${ text }</a>`, {
		...type.label,
		text: 'smoke',
		links: 'smoke',
	} );

/** The last line of a page: name, and what else one may want to read. */
const closing = ( name: Block ): Block =>
	section(
		{
			label: 'Wordmark',
			background: 'soot',
			text: 'bone',
			border: { top: { colour: 'umber' } },
			padding: { top: 'm', x: 'edge', bottom: '34px' },
			gap: '0',
		},
		[
			name,
			row(
				{
					justify: 'space-between',
					wrap: true,
					gap: '16px',
					margin: { top: 'm', bottom: '0' },
				},
				[
					paragraph(
						'Open fire kitchen, since the winter of the long frost',
						{ ...type.label, text: 'smoke' }
					),
					row( { gap: '26px' }, [
						link( 'Allergens', links.menus ),
						link( 'Gift cards', links.book ),
						link( 'Work with us', links.room ),
					] ),
				]
			),
		]
	);

export const wordmark: Block = closing(
	paragraph( 'Vesper &amp; Quince', across )
);

/** The same with the site's own name. */
export const siteWordmark: Block = closing(
	siteTitle( { ...across, links: 'quince', decoration: 'none' } )
);
