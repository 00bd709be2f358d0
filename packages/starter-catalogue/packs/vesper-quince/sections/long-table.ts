import {
	button,
	buttons,
	cover,
	group,
	heading,
	image,
	paragraph,
	section,
	type Block,
} from '../../../src/blocks';
import { links } from '../links';
import { pictures } from '../pictures';
import { sootButton, type } from '../type';

/** The wide picture and the card that lies across its lower edge: the page's one overlap. */
export const longTable: Block = section(
	{
		label: 'Long table',
		background: 'soot',
		text: 'bone',
		padding: { top: '0', x: 'edge', bottom: 'm' },
		gap: '0',
	},
	[
		image( pictures.above, {
			align: 'full',
			width: '100%',
			height: '720px',
			margin: { y: '0' },
		} ),
		group(
			{
				layout: {
					type: 'constrained',
					width: '520px',
					justify: 'right',
				},
				margin: { top: '-272px', bottom: '0' },
			},
			[
				// A cover, because only a positioned block comes to lie above a picture that is drawn before it.
				cover(
					{
						label: 'Card',
						overlay: 'quince',
						light: true,
						text: 'soot',
						height: 320,
						padding: { top: '52px', x: 'm', bottom: '56px' },
						layout: { type: 'default' },
					},
					[
						heading( 2, 'The long table', {
							...type.card,
							text: 'soot',
							margin: { top: '0', bottom: '18px' },
						} ),
						paragraph(
							'Twelve places under the skylight, one board carried in whole, and a cook who sits down with you for the last course. From 68 a head.',
							{
								...type.body,
								text: 'soot',
								margin: { top: '0', bottom: '26px' },
							}
						),
						buttons( { margin: { y: '0' } }, [
							button(
								'Plan an evening',
								links.privateTable,
								sootButton
							),
						] ),
					]
				),
			]
		),
	]
);
