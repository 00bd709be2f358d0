/** The pack's own pages, as its documents link to them. */
import { pageUrl } from '../../src/picture';

export const links = {
	home: pageUrl( 'vesper-quince-home' ),
	menus: pageUrl( 'vesper-quince-menus' ),
	room: pageUrl( 'vesper-quince-room' ),
	privateTable: pageUrl( 'vesper-quince-private-table' ),
	journal: pageUrl( 'vesper-quince-journal' ),
	book: pageUrl( 'vesper-quince-book' ),
} as const;
