import type { Pack } from '../../src/pack';
import { home } from './pages/home';
import { pictures } from './pictures';
import { hero } from './sections/hero';
import { menuCard } from './sections/menu-card';
import { theme } from './theme';

export const pack: Pack = {
	slug: 'vesper-quince',
	name: 'Vesper & Quince',
	plan: 'free',
	price: 0,
	description: '<p>For a dining room of thirty to sixty seats with good food and no photographer. One table, one window and nine rendered still lifes carry the whole site; the menu is a printed card with hairlines and prices at the edge, so nobody has to fake a steak.</p>',
	categories: [ { slug: 'food-restaurant', name: 'Food & Restaurant' } ],
	tags: [ 'restaurant', 'dark', 'serif', 'still life' ],
	theme,
	title: 'Vesper & Quince',
	tagline: 'A dining room around one fire',
	frontPage: 'vesper-quince-home',
	faces: [ 'vesper-quince-home', 'vesper-quince-home', 'vesper-quince-home' ],
	pages: [ home ],
	sections: [
		{
			slug: 'vesper-quince-hero',
			name: 'Headline in the dark half',
			plan: 'free',
			price: 0,
			kind: { slug: 'hero', name: 'Hero' },
			description: '<p>A picture from edge to edge, three short lines in its dark half, the hours, the street and one button.</p>',
			tags: [ 'dark', 'picture', 'full width' ],
			seen: '“Dinner, by the light of one fire” over a stoneware jug and lemons on an oak table',
			blocks: [ hero ],
		},
		{
			slug: 'vesper-quince-menu-card',
			name: 'Printed menu card',
			plan: 'free',
			price: 0,
			kind: { slug: 'menu', name: 'Menu' },
			description: '<p>Seven plates in two columns on bone: name, company, price at the far edge, a hairline above each. Duplicate a line to add a dish.</p>',
			tags: [ 'light', 'prices', 'list' ],
			seen: 'A menu in two columns with hairlines and prices at the right edge',
			blocks: [ menuCard ],
		},
	],
	parts: [],
	pictures: Object.values( pictures ),
};
