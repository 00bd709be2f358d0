import {
	column,
	columns,
	details,
	heading,
	image,
	paragraph,
	section,
	table,
} from '../../../src/blocks';
import type { Page } from '../../../src/pack';
import { links } from '../links';
import { pictures } from '../pictures';
import { halves, plain } from '../sections/halves';
import { cardNote, course, menuCard } from '../sections/menu-card';
import { opener } from '../sections/opener';
import { visit } from '../sections/visit';
import { type } from '../type';

const sunday = section(
	{
		label: 'Sunday',
		background: 'soot',
		text: 'bone',
		padding: { y: 'xl', x: 'edge' },
	},
	[
		columns(
			{
				across: 'center',
				gap: { rows: 'm', columns: 'l' },
				margin: { y: '0' },
			},
			[
				column( { width: '58%', across: 'center' }, [
					image( pictures.eggs, {
						ratio: '3/2',
						margin: { y: '0' },
					} ),
				] ),
				column( { width: '42%', across: 'center', gap: '0' }, [
					heading( 2, 'Sunday,<br>noon to five', {
						...type.title,
						text: 'bone',
						margin: { top: '0', bottom: '26px' },
					} ),
					paragraph(
						'One long lunch, no choices. Eggs in the ashes, a whole bird for every four chairs, then whatever the tart is. Children eat for half until they can see over the counter.',
						{
							...type.body,
							text: 'linen',
							margin: { top: '0', bottom: '26px' },
						}
					),
					paragraph( '38 a head, coffee included', {
						...type.dish,
						text: 'quince',
						margin: { y: '0' },
					} ),
				] ),
			]
		),
	]
);

const wine = table(
	{
		...type.note,
		background: 'bone',
		text: 'umber',
		padding: '0',
		lines: { colour: 'linen' },
		columns: [ 'left', 'right', 'right' ],
		head: [ 'Wine', 'Glass', 'Bottle' ],
		margin: { y: '0' },
	},
	[
		[
			'<strong>Pale field blend</strong><br>eight grapes, one hillside, no oak',
			'6',
			'33',
		],
		[
			'<strong>Orange, forty days on skins</strong><br>tea, apricot stone, salt',
			'7',
			'38',
		],
		[
			'<strong>Light red, served cold</strong><br>the one for trout',
			'7',
			'37',
		],
		[
			'<strong>Mountain red, ten years old</strong><br>four cases left',
			'11',
			'62',
		],
	]
);

const drinks = section(
	{ label: 'Drinks', background: 'bone', text: 'soot', gap: '0' },
	[
		halves(
			plain( [
				heading( 2, 'Poured beside it', {
					...type.title,
					text: 'soot',
					margin: { top: '0', bottom: '26px' },
				} ),
				paragraph(
					'Thirty bottles, chosen with the windows open and the fire lit. Corkage is 15, and nothing if you pour us a glass.',
					{ ...type.body, text: 'umber', margin: { y: '0' } }
				),
			] ),
			wine
		),
		halves(
			course( 'Before', [
				{
					name: 'Smoked almonds',
					with: 'from the last of the embers',
					price: '4',
				},
				{
					name: 'Quince vermouth',
					with: 'soda, bay, one large stone of ice',
					price: '8',
				},
			] ),
			course(
				'Without',
				[
					{
						name: 'Cold pear leaf tea',
						with: 'steeped overnight',
						price: '4',
					},
					{
						name: 'Verjus and tonic',
						with: 'rosemary, scorched',
						price: '5',
					},
				],
				[
					cardNote(
						'Water is from the tap and costs nothing, still or with bubbles.'
					),
				]
			),
			'l'
		),
	]
);

const answer = ( question: string, text: string ) =>
	details(
		question,
		{
			...type.dish,
			text: 'bone',
			border: { top: { colour: 'umber' } },
			padding: { y: '18px', x: '0' },
			margin: { y: '0' },
		},
		[
			paragraph( text, {
				...type.body,
				text: 'linen',
				margin: { top: '12px', bottom: '8px' },
			} ),
		]
	);

const allergens = section(
	{ label: 'Allergens', background: 'soot', text: 'bone' },
	[
		columns( { gap: { rows: 'm', columns: 'm' }, margin: { y: '0' } }, [
			column( { width: '25%' }, [
				paragraph( 'What the kitchen<br>is asked most', {
					...type.label,
					text: 'smoke',
					margin: { top: '22px', bottom: '0' },
				} ),
			] ),
			column( { width: '75%' }, [
				plain( [
					answer(
						'Can you cook without gluten?',
						'Five of the seven plates have none, and the bread has its own board, knife and shelf. The oven is shared, so we cannot promise a trace-free meal.'
					),
					answer(
						'Is there a meal without meat or fish?',
						'Four plates, always, and the celeriac feeds two. Say so when you book and the broth will be mushroom.'
					),
					answer(
						'Nuts?',
						'Hazelnuts and walnuts are on the menu from September to March. We leave them off your plate, but they are in the room.'
					),
				] ),
			] ),
		] ),
	]
);

export const menus: Page = {
	slug: 'vesper-quince-menus',
	name: 'This week’s menus',
	title: 'Menus',
	path: 'menus',
	plan: 'free',
	price: 0,
	kind: { slug: 'menu', name: 'Menu' },
	description:
		'<p>Everything a guest reads before choosing: the week’s card in two courses, Sunday lunch beside a bowl of eggs, wines by glass and bottle in one table, and three answers about allergens. Dishes are plain lines: duplicate one, change the words.</p>',
	tags: [ 'menu', 'prices', 'wine list', 'dark' ],
	seen: 'Menus page: a headline about the fire’s width, then the week’s dishes and prices on bone-coloured paper',
	blocks: [
		opener(
			'Printed on Wednesdays<br>at four',
			'As short as<br>the fire is wide.',
			[
				paragraph(
					`If the last trout goes at eight, it goes. <a href="${ links.book }">Book the early sitting</a> for the whole card.`,
					{
						...type.body,
						text: 'linen',
						links: 'bone',
						margin: { top: '34px', bottom: '0' },
					}
				),
			]
		),
		menuCard,
		sunday,
		drinks,
		allergens,
		visit,
	],
};
