/** The nine still lifes: one table, one window, one thing moved each time. */
import { number, type Picture } from '../../src/picture';

export const pictures = {
	hero: {
		id: number( 1 ),
		name: 'hero.webp',
		width: 1600,
		height: 1000,
		alt: 'A speckled stoneware jug, lemons on a plate and a pear on a dark oak table, lit by one window',
	},
	above: {
		id: number( 2 ),
		name: 'above.webp',
		width: 1200,
		height: 800,
		alt: 'The table from above: charcoal plates, a linen runner, lemons and two pears',
	},
	pear: {
		id: number( 3 ),
		name: 'pear.webp',
		width: 720,
		height: 900,
		alt: 'A single ripe pear in window light, a bowl of lemons in the dark behind it',
	},
	plate: {
		id: number( 4 ),
		name: 'plate.webp',
		width: 800,
		height: 1000,
		alt: 'Two quinces on a cream plate, the larger one still with its stalk',
	},
	jug: {
		id: number( 5 ),
		name: 'jug.webp',
		width: 800,
		height: 1000,
		alt: 'A pale stoneware jug against a plaster wall, one quince at its foot',
	},
	bowl: {
		id: number( 6 ),
		name: 'bowl.webp',
		width: 900,
		height: 900,
		alt: 'A green bowl of lemons seen from the corner of the table, pears beside it',
	},
	candle: {
		id: number( 7 ),
		name: 'candle.webp',
		width: 1200,
		height: 800,
		alt: 'A candle stub burning between a pear on a plate and a cup, the jug in its light',
	},
	eggs: {
		id: number( 8 ),
		name: 'eggs.webp',
		width: 1200,
		height: 800,
		alt: 'Brown and white eggs in a green bowl, two of them on the linen',
	},
	tableEnd: {
		id: number( 9 ),
		name: 'table-end.webp',
		width: 1680,
		height: 720,
		alt: 'The end of a long table laid for three: charcoal plates, cups, quinces and a jug',
	},
} satisfies Record< string, Picture >;
