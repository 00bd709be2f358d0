/** Vesper & Quince: soot, bone and one quince; Cormorant large, Hanken Grotesk small; square corners, hairlines. */
import type { Theme } from '../../src/theme';

export const theme: Theme = {
	colours: {
		soot: { name: 'Soot', hex: '#14110e' },
		bone: { name: 'Bone', hex: '#efe7d8' },
		quince: { name: 'Quince', hex: '#dba43a' },
		linen: { name: 'Linen', hex: '#cfc4b4' },
		smoke: { name: 'Smoke', hex: '#a3978a' },
		bark: { name: 'Bark', hex: '#6d4a1c' },
		umber: { name: 'Umber', hex: '#5a4f44' },
	},
	sizes: {
		wordmark: { name: 'Wordmark', size: 'clamp(44px, 15.1vw, 218px)' },
		display: { name: 'Display', size: 'clamp(54px, 7.4vw, 108px)' },
		title: { name: 'Title', size: 'clamp(40px, 5vw, 76px)' },
		review: { name: 'Review', size: 'clamp(34px, 4.6vw, 68px)' },
		card: { name: 'Card title', size: 'clamp(40px, 3.9vw, 56px)' },
		statement: { name: 'Statement', size: 'clamp(28px, 3.1vw, 46px)' },
		subtitle: { name: 'Subtitle', size: 'clamp(28px, 2.2vw, 32px)' },
		dish: { name: 'Dish', size: '27px' },
		body: { name: 'Text', size: '17px' },
		note: { name: 'Note', size: '16px' },
		action: { name: 'Button', size: '15px' },
		label: { name: 'Label', size: '14px' },
	},
	spaces: {
		edge: {
			name: 'Edge of the window',
			size: 'clamp(20px, 5vw, 72px)',
			gap: '40px',
		},
		s: { name: 'Small', size: 'clamp(20px, 2vw, 28px)', gap: '24px' },
		m: { name: 'Medium', size: 'clamp(32px, 4vw, 56px)', gap: '48px' },
		l: { name: 'Large', size: 'clamp(64px, 8vw, 120px)', gap: '88px' },
		xl: {
			name: 'Extra large',
			size: 'clamp(88px, 12vw, 176px)',
			gap: '120px',
		},
	},
	families: {
		cormorant: {
			name: 'Cormorant',
			stack: 'Cormorant, Times New Roman, Georgia, serif',
			role: 'heading',
			width: 0.373,
			x: 0.39,
			licence: 'fonts/OFL-cormorant.txt',
			faces: [
				{
					file: 'fonts/cormorant-latin-wght-normal.woff2',
					weight: '300 700',
					style: 'normal',
				},
				{
					file: 'fonts/cormorant-latin-wght-italic.woff2',
					weight: '300 700',
					style: 'italic',
				},
			],
		},
		hanken: {
			name: 'Hanken Grotesk',
			stack: 'Hanken Grotesk, Helvetica Neue, Arial, sans-serif',
			role: 'body',
			width: 0.44,
			x: 0.5,
			licence: 'fonts/OFL-hanken-grotesk.txt',
			faces: [
				{
					file: 'fonts/hanken-grotesk-latin-wght-normal.woff2',
					weight: '100 900',
					style: 'normal',
				},
			],
		},
	},
	widths: { text: '640px', wide: '1296px' },
	page: { background: 'soot', text: 'bone', edge: 'edge' },
	styles: {
		color: {
			background: 'var:preset|color|soot',
			text: 'var:preset|color|bone',
		},
		typography: {
			fontFamily: 'var:preset|font-family|hanken',
			fontSize: 'var:preset|font-size|body',
			lineHeight: '1.65',
			fontWeight: '400',
			letterSpacing: '0',
		},
		spacing: {
			blockGap: '24px',
			padding: {
				left: 'var:preset|spacing|edge',
				right: 'var:preset|spacing|edge',
			},
		},
		elements: {
			heading: {
				color: { text: 'currentColor' },
				typography: {
					fontFamily: 'var:preset|font-family|cormorant',
					fontWeight: '300',
					lineHeight: '1.02',
					letterSpacing: '-0.02em',
				},
			},
			h1: {
				typography: {
					fontSize: 'var:preset|font-size|display',
					lineHeight: '0.94',
					letterSpacing: '-0.03em',
				},
			},
			h2: { typography: { fontSize: 'var:preset|font-size|title' } },
			h3: {
				typography: {
					fontSize: 'var:preset|font-size|subtitle',
					lineHeight: '1.15',
					letterSpacing: '-0.01em',
				},
			},
			link: {
				color: { text: 'currentColor' },
				typography: { textDecoration: 'underline' },
			},
			button: {
				color: {
					background: 'var:preset|color|quince',
					text: 'var:preset|color|soot',
				},
				border: { radius: '0px' },
				spacing: {
					padding: {
						top: '15px',
						right: '28px',
						bottom: '15px',
						left: '28px',
					},
				},
				typography: {
					fontSize: 'var:preset|font-size|action',
					fontWeight: '600',
					lineHeight: '1.3',
				},
				':hover': {
					color: {
						background: 'var:preset|color|bone',
						text: 'var:preset|color|soot',
					},
				},
			},
			caption: { typography: { fontSize: 'var:preset|font-size|label' } },
		},
		blocks: {
			'core/navigation': {
				elements: {
					link: {
						typography: { textDecoration: 'none' },
						':hover': {
							typography: { textDecoration: 'underline' },
						},
					},
				},
			},
			'core/quote': {
				border: { width: '0px' },
				spacing: { padding: { left: '0px' } },
			},
		},
	},
};
