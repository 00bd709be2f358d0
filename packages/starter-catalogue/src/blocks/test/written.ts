/** A look, a picture and words that the tests write with. */
import { Skin, type Theme } from '../../theme';
import type { Picture } from '../../picture';
import { paragraph, type Block } from '..';

export const theme: Theme = {
	colours: {
		soot: { name: 'Soot', hex: '#14110e' },
		bone: { name: 'Bone', hex: '#efe7d8' },
	},
	sizes: { title: { name: 'Title', size: 'clamp(40px, 5vw, 76px)' } },
	spaces: {
		edge: { name: 'Edge', size: '5vw', gap: '40px' },
		l: { name: 'Large', size: 'clamp(64px, 8vw, 120px)', gap: '88px' },
	},
	families: {
		serif: {
			name: 'Serif',
			stack: 'Georgia, serif',
			role: 'heading',
			width: 0.4,
			x: 0.4,
			licence: 'fonts/OFL-serif.txt',
			faces: [],
		},
	},
	widths: { text: '640px', wide: '1296px' },
	page: { background: 'soot', text: 'bone', edge: 'edge' },
	styles: {},
};

export const picture: Picture = {
	id: 7,
	name: 'jug.webp',
	width: 800,
	height: 1000,
	alt: 'A jug & a “quince”',
};

export const written = ( block: Block ): string => block( new Skin( theme ) );

export const words = paragraph( 'x' );
export const WORDS = '<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph -->';
