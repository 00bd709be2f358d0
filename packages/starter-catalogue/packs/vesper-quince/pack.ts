import type { Pack } from '../../src/pack';
import { sections } from './blocks';
import { book } from './pages/book';
import { home } from './pages/home';
import { journal } from './pages/journal';
import { menus } from './pages/menus';
import { privateTable } from './pages/private-table';
import { room } from './pages/room';
import { header } from './parts/header';
import { archive, footer, notFound, page, single } from './parts/templates';
import { pictures } from './pictures';
import { theme } from './theme';

export const pack: Pack = {
	slug: 'vesper-quince',
	name: 'Vesper & Quince',
	plan: 'free',
	price: 0,
	description:
		'<p>For a dining room of thirty to sixty seats with good food and no photographer. One table, one window and nine rendered still lifes carry the whole site; the menu is a printed card with hairlines and prices at the edge, so nobody has to fake a steak. The page ends with the name as wide as the window.</p>',
	categories: [ { slug: 'food-restaurant', name: 'Food & Restaurant' } ],
	tags: [ 'restaurant', 'wine bar', 'dark', 'serif', 'still life' ],
	theme,
	title: 'Vesper & Quince',
	tagline: 'A dining room around one fire',
	frontPage: 'vesper-quince-home',
	faces: [
		'vesper-quince-home',
		'vesper-quince-room',
		'vesper-quince-private-table',
	],
	pages: [ home, menus, room, privateTable, journal, book ],
	sections,
	parts: [ header, footer, page, single, archive, notFound ],
	pictures: Object.values( pictures ),
	posts: [
		{
			date: '2026-02-11',
			title: 'The leek that waited',
			text: 'The van came at four instead of noon, so the leeks went into the ashes in their boots. They were the best we have served, and nobody can tell us why.',
		},
		{
			date: '2026-01-20',
			title: 'Three winters of oak',
			text: 'Ferris Wood stacks it on the north side and turns it twice. We burn the first winter for bread, the second for fish and keep the third for guests.',
		},
		{
			date: '2025-12-03',
			title: 'A rooster, and what became of him',
			text: 'Otto has been promising for two years. On Tuesday he brought a box with a lid.',
		},
		{
			date: '2025-11-08',
			title: 'Quince, the long way round',
			text: 'Peel nothing. Put the fruit in the oven when the last guest leaves and take it out when the first one rings.',
		},
	],
};
