import type { Menu } from '../../src/pack';
import { number } from '../../src/picture';

/** What the header names, and a site edits in one place. */
export const menu: Menu = {
	id: number( 100 ),
	name: 'Header',
	entries: [
		{ label: 'Menus', page: 'vesper-quince-menus' },
		{ label: 'The room', page: 'vesper-quince-room' },
		{ label: 'Private table', page: 'vesper-quince-private-table' },
		{ label: 'Journal', page: 'vesper-quince-journal' },
		{ label: 'Book', page: 'vesper-quince-book' },
	],
};
