import type { Page } from '../../../src/pack';
import { growersBelow } from '../sections/growers';
import { hero } from '../sections/hero';
import { longTable } from '../sections/long-table';
import { menuCard } from '../sections/menu-card';
import { review } from '../sections/review';
import { statement } from '../sections/statement';
import { visit } from '../sections/visit';

export const home: Page = {
	slug: 'vesper-quince-home',
	name: 'Dinner by one fire',
	title: 'Home',
	path: 'home',
	plan: 'free',
	price: 0,
	kind: { slug: 'home', name: 'Home' },
	description:
		'<p>Seven bands between soot and bone: a headline in the dark half of a still life, the week’s seven plates as a printed card, eleven growers beside a tall pear, one review, the long table under a quince-coloured card, and the hours.</p>',
	tags: [ 'dark', 'serif', 'menu', 'still life' ],
	seen: 'Home page: “Dinner, by the light of one fire” beside a stoneware jug and lemons',
	blocks: [
		hero,
		statement,
		menuCard,
		growersBelow( '0' ),
		review,
		longTable,
		visit,
	],
};
