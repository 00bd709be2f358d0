import {
	column,
	columns,
	cover,
	heading,
	image,
	paragraph,
	section,
	table,
} from '../../../src/blocks';
import type { Page } from '../../../src/pack';
import { pictures } from '../pictures';
import { halves, low, plain } from '../sections/halves';
import { createReview } from '../sections/review';
import { visit } from '../sections/visit';
import { type } from '../type';

/** Words in the left column, the jug from the top of the window to the edge of the page. */
const arrival = section(
	{
		label: 'Arrival',
		background: 'soot',
		text: 'bone',
		padding: { y: '0', left: 'edge', right: '0' },
		layout: { type: 'default' },
	},
	[
		columns( { gap: { rows: 'm', columns: 'm' }, margin: { y: '0' } }, [
			column(
				{
					width: '54%',
					gap: '0',
					padding: { top: '176px', right: 'edge', bottom: 'l' },
				},
				[
					paragraph(
						'A tannery until 1931,<br>a dining room since the frost',
						{
							...type.label,
							text: 'smoke',
							margin: { top: '0', bottom: '34px' },
						}
					),
					heading( 1, 'One room,<br>one window,<br>one fire.', {
						...type.display,
						text: 'bone',
						margin: { top: '0', bottom: '34px' },
					} ),
					paragraph(
						'The hides were dried where you sit, which is why the ceiling is that high and the beams are that dark. We put in a hearth, thirty-eight seats and nothing that plugs in but the till.',
						{ ...type.body, text: 'linen', margin: { y: '0' } }
					),
				]
			),
			column( { width: '46%' }, [
				image( pictures.jug, { ratio: '3/4', margin: { y: '0' } } ),
			] ),
		] ),
	]
);

const seats = section(
	{ label: 'Seats', background: 'bone', text: 'soot', gap: '0' },
	[
		halves(
			plain( [
				heading( 2, 'Where to sit', {
					...type.title,
					text: 'soot',
					margin: { top: '0', bottom: '26px' },
				} ),
				paragraph(
					'Name the place when you book. If two people name the same one, the earlier booking gets it and the later one gets a glass.',
					{ ...type.body, text: 'umber', margin: { y: '0' } }
				),
			] ),
			table(
				{
					...type.note,
					background: 'bone',
					text: 'umber',
					padding: '0',
					lines: { colour: 'linen' },
					columns: [ 'left', 'right' ],
					margin: { y: '0' },
				},
				[
					[
						'<strong>The counter</strong><br>An arm’s length from the grate, sparks included',
						'8&nbsp;stools',
					],
					[
						'<strong>The hearth bench</strong><br>Never sold. Knock and ask',
						'6&nbsp;seats',
					],
					[
						'<strong>Under the window</strong><br>Daylight until eight in June, candles from four in December',
						'12&nbsp;seats',
					],
					[
						'<strong>The long table</strong><br>Shared on weeknights, yours on the nights you book it whole',
						'12&nbsp;places',
					],
				]
			)
		),
	]
);

const evening = cover(
	{
		label: 'Evening',
		picture: pictures.candle,
		focus: [ 62, 30 ],
		overlay:
			'linear-gradient(180deg,rgba(20,17,14,0.6) 0%,rgba(20,17,14,0.4) 22%,rgba(20,17,14,0) 40%)',
		align: 'full',
		text: 'bone',
		padding: {
			top: 'clamp(56px, 5.6vw, 80px)',
			x: 'edge',
			bottom: '580px',
		},
		margin: { y: '0' },
	},
	[
		heading( 2, 'After ten, the lamps<br>go out on purpose.', {
			...type.title,
			text: 'bone',
			margin: { top: '0', bottom: '18px' },
		} ),
		paragraph(
			'Last orders are at ten. Then it is candles, cheese and whoever is left.',
			{ ...type.body, text: 'linen', margin: { y: '0' } }
		),
	]
);

const growersList = section(
	{
		label: 'Growers, by distance',
		background: 'bone',
		text: 'soot',
		gap: '0',
	},
	[
		halves(
			image( pictures.bowl, { ratio: '1', margin: { y: '0' } } ),
			low( [
				heading( 2, 'Eleven growers,<br>by minutes', {
					...type.title,
					text: 'soot',
					margin: { top: '0', bottom: 's' },
				} ),
				table(
					{
						...type.note,
						background: 'bone',
						text: 'umber',
						padding: '0',
						lines: { colour: 'linen' },
						columns: [ 'left', 'left', 'right' ],
						margin: { y: '0' },
					},
					[
						[
							'<strong>Ines Almada</strong>',
							'pears, quinces',
							'12&nbsp;min',
						],
						[
							'<strong>The Marlow sisters</strong>',
							'leeks, celeriac',
							'18&nbsp;min',
						],
						[
							'<strong>Weir Trout</strong>',
							'four fish a day',
							'20&nbsp;min',
						],
						[
							'<strong>Otto and son</strong>',
							'eggs, one bad rooster',
							'26&nbsp;min',
						],
						[
							'<strong>Hollin Dairy</strong>',
							'butter, sheep’s cheese',
							'31&nbsp;min',
						],
						[
							'<strong>Ferris Wood</strong>',
							'oak, three winters dry',
							'40&nbsp;min',
						],
						[
							'<strong>Coldharbour Farm</strong>',
							'lamb, from May',
							'55&nbsp;min',
						],
					]
				),
				paragraph(
					'The other four bring honey, beans, flour and potatoes, and would rather not be named.',
					{
						...type.note,
						text: 'umber',
						margin: { top: 's', bottom: '0' },
					}
				),
			] )
		),
	]
);

export const room: Page = {
	slug: 'vesper-quince-room',
	name: 'The room',
	title: 'The room',
	path: 'room',
	plan: 'free',
	price: 0,
	kind: { slug: 'about', name: 'About' },
	description:
		'<p>The house before the food. A tall jug runs into the right edge of the window, every kind of seat has its line in a table, a candle takes one full screen, and the growers are listed by minutes of driving.</p>',
	tags: [ 'about', 'story', 'suppliers', 'dark' ],
	seen: 'About page: “One room, one window, one fire” beside a pale stoneware jug that runs to the edge',
	blocks: [
		arrival,
		seats,
		evening,
		growersList,
		createReview(
			'Sit where you can see the fire. Come back, and sit where you can watch the others.',
			'Night Trams, a newsletter'
		),
		visit,
	],
};
