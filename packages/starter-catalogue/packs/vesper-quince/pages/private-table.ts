import {
	button,
	buttons,
	column,
	columns,
	cover,
	details,
	heading,
	image,
	paragraph,
	row,
	section,
	table,
} from '../../../src/blocks';
import type { Page } from '../../../src/pack';
import { links } from '../links';
import { pictures } from '../pictures';
import { halves, low, plain } from '../sections/halves';
import { visit } from '../sections/visit';
import { quinceButton, sootButton, type } from '../type';

const table12 = cover(
	{
		label: 'Hero',
		picture: pictures.tableEnd,
		focus: [ 64, 50 ],
		overlay:
			'linear-gradient(90deg,rgba(20,17,14,0.66) 0%,rgba(20,17,14,0.44) 34%,rgba(20,17,14,0) 62%)',
		align: 'full',
		height: 760,
		text: 'bone',
		padding: {
			top: 'clamp(128px, 13vw, 188px)',
			bottom: 'clamp(300px, 25vw, 360px)',
			x: 'edge',
		},
		margin: { y: '0' },
	},
	[
		heading( 1, 'Twelve places,<br>one board.', {
			...type.display,
			text: 'bone',
			margin: { y: '0' },
		} ),
		paragraph(
			'The long table is yours from seven until the embers are raked.<br>From 68 a head, one bill, no room hire.',
			{
				...type.body,
				text: 'linen',
				margin: { top: '34px', bottom: '38px' },
			}
		),
		buttons( { margin: { y: '0' } }, [
			button(
				'Ask for a date',
				'mailto:host@vesperandquince.example',
				quinceButton
			),
		] ),
	]
);

const hour = ( time: string, what: string ): [ string, string ] => [
	`<strong>${ time }</strong>`,
	what,
];

const evening = section(
	{
		label: 'The evening',
		background: 'bone',
		text: 'soot',
		padding: { y: 'xl', x: 'edge' },
	},
	[
		halves(
			image( pictures.plate, { ratio: '4/5', margin: { y: '0' } } ),
			low( [
				heading( 2, 'How the evening goes', {
					...type.title,
					text: 'soot',
					margin: { top: '0', bottom: 'm' },
				} ),
				table(
					{
						...type.note,
						background: 'bone',
						text: 'umber',
						padding: '0',
						lines: { colour: 'linen' },
						columns: [ 'left', 'left' ],
						margin: { y: '0' },
					},
					[
						hour(
							'19:00',
							'Vermouth standing up, smoked almonds, coats on the hooks'
						),
						hour(
							'19:40',
							'Bread, butter and everything from the embers, in the middle'
						),
						hour(
							'20:30',
							'The board: lamb or trout, whole, carved at the table by a cook'
						),
						hour(
							'22:00',
							'Burnt honey tart. The cook takes off the apron and sits down'
						),
						hour( '23:30', 'Embers. Somebody always sings' ),
					]
				),
			] )
		),
	]
);

const prices = section(
	{ label: 'Prices', background: 'soot', text: 'bone', gap: '0' },
	[
		row(
			{
				justify: 'space-between',
				across: 'bottom',
				wrap: true,
				gap: '16px',
				margin: { top: '0', bottom: 'm' },
			},
			[
				heading( 2, 'What it costs', {
					...type.title,
					text: 'bone',
					margin: { y: '0' },
				} ),
				paragraph( 'Service is in it, wine is not', {
					...type.label,
					text: 'smoke',
				} ),
			]
		),
		table(
			{
				...type.body,
				background: 'soot',
				text: 'linen',
				padding: '0',
				lines: { colour: 'umber' },
				columns: [ 'left', 'left', 'right' ],
				head: [ 'Evening', 'Guests', 'Each' ],
				margin: { y: '0' },
			},
			[
				[ 'Wednesday, Thursday', '8 to 12', '68' ],
				[ 'Friday', '10 to 12', '76' ],
				[ 'Saturday', '12', '84' ],
				[ 'Sunday lunch', '8 to 14, two of them on the bench', '56' ],
			]
		),
	]
);

const answer = ( question: string, text: string ) =>
	details(
		question,
		{
			...type.dish,
			text: 'soot',
			border: { top: { colour: 'linen' } },
			padding: { y: '18px', x: '0' },
			margin: { y: '0' },
		},
		[
			paragraph( text, {
				...type.body,
				text: 'umber',
				margin: { top: '12px', bottom: '8px' },
			} ),
		]
	);

const questions = section(
	{ label: 'Questions', background: 'bone', text: 'soot' },
	[
		columns( { gap: { rows: 'm', columns: 'l' }, margin: { y: '0' } }, [
			column( { width: '40%' }, [
				heading( 2, 'Asked before<br>every party', {
					...type.title,
					text: 'soot',
					margin: { y: '0' },
				} ),
			] ),
			column( { width: '60%' }, [
				plain( [
					answer(
						'Can we bring a cake?',
						'Yes, and candles. We cut it, plate it and charge nothing.'
					),
					answer(
						'Can we bring wine?',
						'Corkage is 15 a bottle for the first six. After that the host pretends not to count.'
					),
					answer(
						'One of us eats nothing we have heard of.',
						'Tell us a week ahead. That plate is cooked first, on its own side of the fire.'
					),
					answer(
						'What if we are only nine?',
						'Until five days before you pay for those who come. After that, for those who said so.'
					),
				] ),
			] ),
		] ),
	]
);

const ask = section(
	{ label: 'Ask for a date', background: 'quince', text: 'soot' },
	[
		columns(
			{
				across: 'center',
				gap: { rows: 's', columns: 'm' },
				margin: { y: '0' },
			},
			[
				column( { width: '66%', across: 'center' }, [
					heading(
						2,
						'Saturdays go eight weeks ahead. Thursdays are the better party.',
						{ ...type.title, text: 'soot', margin: { y: '0' } }
					),
				] ),
				column( { width: '34%', across: 'center' }, [
					buttons( { justify: 'right' }, [
						button(
							'Ask for a date',
							'mailto:host@vesperandquince.example',
							sootButton
						),
						button( 'Book a small table', links.book, {
							...sootButton,
							background: 'quince',
							text: 'soot',
							border: { colour: 'soot' },
						} ),
					] ),
				] ),
			]
		),
	]
);

export const privateTable: Page = {
	slug: 'vesper-quince-private-table',
	name: 'The private table',
	title: 'Private table',
	path: 'private-table',
	plan: 'starter',
	price: 9,
	kind: { slug: 'booking', name: 'Booking' },
	description:
		'<p>Sells one table on its own page: a laid board in window light, the evening hour by hour, an open price list by weekday, four questions that every party asks, and a quince-coloured band that asks for the date.</p>',
	tags: [ 'private dining', 'prices', 'events', 'questions' ],
	seen: 'Private dining page: “Twelve places, one board” beside the end of a laid table',
	blocks: [ table12, evening, prices, questions, ask, visit ],
};
