import { paragraph, quote, section, type Block } from '../../../src/blocks';
import { type } from '../type';

/** A review in large italics, with its source. */
export const createReview = ( words: string, source: string ): Block =>
	section(
		{
			label: 'Review',
			background: 'soot',
			text: 'bone',
			padding: { y: 'xl', x: 'edge' },
			layout: { type: 'constrained', width: '1060px' },
		},
		[
			quote(
				{
					centred: true,
					background: 'soot',
					border: { colour: 'soot', width: '0px' },
					radius: '0px',
					padding: { x: '0', y: '0' },
					gap: '30px',
					margin: { y: '0' },
				},
				[
					paragraph( words, { ...type.review, text: 'bone' } ),
					paragraph( source, { ...type.label, text: 'smoke' } ),
				]
			),
		]
	);

export const review: Block = createReview(
	'It smells of oak before you find the door, and you will smell of it on the way home. Bring somebody you like.',
	'The Tannery Gazette'
);
