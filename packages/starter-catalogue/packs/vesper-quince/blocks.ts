/** The eight blocks of the pack, each of which stands alone on any page. */
import type { Item } from '../../src/pack';
import { growers } from './sections/growers';
import { hero } from './sections/hero';
import { longTable } from './sections/long-table';
import { menuCard } from './sections/menu-card';
import { review } from './sections/review';
import { statement } from './sections/statement';
import { visit } from './sections/visit';
import { wordmark } from './sections/wordmark';

const free = { plan: 'free', price: 0 } as const;

export const sections: readonly Item[] = [
	{
		...free,
		slug: 'vesper-quince-hero',
		name: 'Headline in the dark half',
		kind: { slug: 'hero', name: 'Hero' },
		description:
			'<p>A picture from edge to edge, three short lines in its dark half, the hours, the street and one button. On a telephone the pear stays in view.</p>',
		tags: [ 'dark', 'picture', 'full width' ],
		seen: '“Dinner, by the light of one fire” over a stoneware jug and lemons on an oak table',
		blocks: [ hero ],
	},
	{
		...free,
		slug: 'vesper-quince-statement',
		name: 'One sentence, two reasons',
		kind: { slug: 'about', name: 'About' },
		description:
			'<p>A small fact in the left quarter, one large serif sentence in the rest, and two short paragraphs under it. No picture.</p>',
		tags: [ 'dark', 'text', 'serif' ],
		seen: 'A large serif sentence on soot with two short columns beneath it',
		blocks: [ statement ],
	},
	{
		...free,
		slug: 'vesper-quince-menu-card',
		name: 'Printed menu card',
		kind: { slug: 'menu', name: 'Menu' },
		description:
			'<p>Seven plates in two columns on bone: name, company, price at the far edge, a hairline above each. Duplicate a line to add a dish.</p>',
		tags: [ 'light', 'prices', 'list' ],
		seen: 'A menu in two columns with hairlines and prices at the right edge',
		blocks: [ menuCard ],
	},
	{
		...free,
		slug: 'vesper-quince-growers',
		name: 'Tall picture, low words',
		kind: { slug: 'about', name: 'About' },
		description:
			'<p>A 4:5 picture and a short text that stands on the same floor. Made for the people behind the food; works for any one thing worth looking at.</p>',
		tags: [ 'light', 'picture', 'text' ],
		seen: 'A tall picture of a pear beside “Eleven growers, all within the hour”',
		blocks: [ growers ],
	},
	{
		...free,
		slug: 'vesper-quince-review',
		name: 'One review, in italics',
		kind: { slug: 'testimonial', name: 'Testimonial' },
		description:
			'<p>Two sentences from a newspaper at 68 pixels, and its name at 14. One voice is enough when it says something.</p>',
		tags: [ 'dark', 'quote', 'centred' ],
		seen: 'A review in large italics, centred on soot',
		blocks: [ review ],
	},
	{
		slug: 'vesper-quince-long-table',
		name: 'Card across the picture',
		plan: 'pro',
		price: 5,
		kind: { slug: 'call-to-action', name: 'Call to action' },
		description:
			'<p>A table from above, edge to edge, and a quince-coloured card that hangs over its lower edge with an offer, a price a head and one button.</p>',
		tags: [ 'picture', 'overlap', 'events' ],
		seen: 'A quince-coloured card overlapping a wide picture of a table from above',
		blocks: [ longTable ],
	},
	{
		...free,
		slug: 'vesper-quince-visit',
		name: 'Hours, street, telephone',
		kind: { slug: 'contact', name: 'Contact' },
		description:
			'<p>One line that tells how to find the door, the opening hours as a hairline table, the tram stop and the number to ring.</p>',
		tags: [ 'dark', 'opening hours', 'contact' ],
		seen: '“Find the smoke, then the door” beside opening hours, address and telephone number',
		blocks: [ visit ],
	},
	{
		...free,
		slug: 'vesper-quince-wordmark',
		name: 'Name across the window',
		kind: { slug: 'footer', name: 'Footer' },
		description:
			'<p>The house’s name as wide as the window, a line of history and three links. The size follows the window; set it once for the length of your own name.</p>',
		tags: [ 'dark', 'footer', 'wordmark' ],
		seen: '“Vesper & Quince” in quince yellow from one edge of the window to the other',
		blocks: [ wordmark ],
	},
];
