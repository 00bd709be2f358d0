import type { Pack } from '../../src/pack';
import { sections } from './blocks';
import { book } from './pages/book';
import { home } from './pages/home';
import { journal } from './pages/journal';
import { menus } from './pages/menus';
import { privateTable } from './pages/private-table';
import { room } from './pages/room';
import { header } from './parts/header';
import {
	archive,
	footer,
	home as postsHome,
	index,
	notFound,
	page,
	search,
	single,
} from './parts/templates';
import { menu } from './menu';
import { pictures } from './pictures';
import { posts, terms } from './posts';
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
	postsPage: 'vesper-quince-journal',
	postsPerPage: 8,
	faces: [
		'vesper-quince-home',
		'vesper-quince-room',
		'vesper-quince-private-table',
	],
	pages: [ home, menus, room, privateTable, journal, book ],
	sections,
	parts: [
		header,
		footer,
		index,
		postsHome,
		page,
		single,
		archive,
		search,
		notFound,
	],
	pictures: Object.values( pictures ),
	menu,
	terms,
	posts,
};
