/** The nine still lifes: one table, one window. */
import type { Picture } from '../../src/picture';

export const pictures = {
	hero: { id: 1, name: 'hero.webp', width: 1600, height: 1000, alt: 'A speckled stoneware jug, lemons on a plate and a pear on a dark oak table, lit by one window' },
	above: { id: 2, name: 'above.webp', width: 1200, height: 800, alt: 'The table from above: charcoal plates, a linen runner, lemons and two pears' },
	pear: { id: 3, name: 'pear.webp', width: 720, height: 900, alt: 'A single ripe pear in window light, a bowl of lemons in the dark behind it' },
} satisfies Record< string, Picture >;
