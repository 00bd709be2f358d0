import type { Item } from '../../../src/pack';
import { growers } from '../sections/growers';
import { hero } from '../sections/hero';
import { menuCard } from '../sections/menu-card';
import { review } from '../sections/review';
import { statement } from '../sections/statement';

export const home: Item = {
	slug: 'vesper-quince-home',
	name: 'Vesper & Quince: Home',
	plan: 'free',
	price: 0,
	kind: { slug: 'home', name: 'Home' },
	description: '<p>Six bands between soot and bone: a headline in the dark half of a still life, the week’s seven plates as a printed card, eleven growers beside a tall pear, one review, the long table for twelve, and the hours.</p>',
	tags: [ 'dark', 'serif', 'menu', 'still life' ],
	seen: 'Home page: “Dinner, by the light of one fire” beside a stoneware jug and lemons',
	blocks: [ hero, statement, menuCard, growers, review ],
};
