/** The journal's entries: what the list of posts shows until the house has written its own. */
import { heading, image, paragraph, quote } from '../../src/blocks';
import type { Post, Term } from '../../src/pack';
import { pictures } from './pictures';
import { type } from './type';

export const terms: readonly Term[] = [
	{ slug: 'from-the-hearth', name: 'From the hearth' },
	{ slug: 'the-growers', name: 'The growers' },
];

export const posts: readonly Post[] = [
	{
		slug: 'the-leek-that-waited',
		date: '2026-02-11',
		title: 'The leek that waited',
		excerpt:
			'The van came at four instead of noon, so the leeks went into the ashes in their boots. They were the best we have served, and nobody can tell us why.',
		term: 'from-the-hearth',
		picture: pictures.above,
		blocks: [
			paragraph(
				'The van came at four instead of noon. Guests ring at half past five. There was no time to wash anything, so the leeks went into the ashes as they were, with earth on their boots.'
			),
			paragraph(
				'An hour later the outer leaves were charcoal and the inside was cream. We cut them open at the table, which we had never done, because there was nowhere else left to do it.'
			),
			heading( 2, 'What we think happened' ),
			paragraph(
				'The wet earth made a crust. The crust kept the steam. That is the theory of the day; on Thursday we washed half of them and there was no difference, so the theory is over.'
			),
		],
	},
	{
		slug: 'three-winters-of-oak',
		date: '2026-01-20',
		title: 'Three winters of oak',
		excerpt:
			'Ferris Wood stacks it on the north side and turns it twice. We burn the first winter for bread, the second for fish and keep the third for guests.',
		term: 'the-growers',
		picture: pictures.candle,
		blocks: [
			paragraph(
				'Ferris Wood stacks it on the north side of the barn and turns it twice a year. He says that a log is ready when it sounds like a bottle.'
			),
			paragraph(
				'The first winter spits, and bread does not mind. The second burns evenly enough for fish. The third hardly smokes, so that is the one you sit beside.'
			),
			quote(
				{
					by: 'Ferris Wood',
					background: 'bone',
					border: { colour: 'linen', width: '0px' },
					radius: '0px',
					padding: { x: '0', y: '0' },
				},
				[
					paragraph(
						'A fire is only as good as the year it was felled in.',
						type.course
					),
				]
			),
		],
	},
	{
		slug: 'a-rooster-and-what-became-of-him',
		date: '2025-12-03',
		title: 'A rooster, and what became of him',
		excerpt:
			'Otto has been promising for two years. On Tuesday he brought a box with a lid.',
		term: 'the-growers',
		picture: pictures.eggs,
		blocks: [
			paragraph(
				'Otto has been promising for two years. On Tuesday he brought a box with a lid, and the box was loud.'
			),
			paragraph(
				'The rooster is called Bishop now and lives behind the cellar door with four hens, who were here first. There will be eggs on the card in spring. There will be no rooster on it.'
			),
		],
	},
	{
		slug: 'quince-the-long-way-round',
		date: '2025-11-08',
		title: 'Quince, the long way round',
		excerpt:
			'Peel nothing. Put the fruit in the oven when the last guest leaves and take it out when the first one rings.',
		term: 'from-the-hearth',
		picture: pictures.plate,
		blocks: [
			paragraph(
				'Peel nothing. Rub the down off with a cloth, put the fruit whole into a pot that fits it, and pour in wine to the height of a thumb.'
			),
			image( pictures.bowl, { ratio: '3/2' } ),
			paragraph(
				'Lid on, oven at 110 degrees. Put it in when the last guest leaves and take it out when the first one rings. It will be the colour of brick, and you will have done nothing.'
			),
		],
	},
];
