/** The pack's voices, each named for what it says. A block spreads one and adds its colour. */
import type { Look } from '../../src/blocks';

const serif = { family: 'cormorant', weight: '300' } as const;
const sans = { family: 'hanken', weight: '400', tracking: '0em' } as const;

export const type = {
	display: {
		...serif,
		size: 'display',
		leading: '0.94',
		tracking: '-0.03em',
	},
	title: { ...serif, size: 'title', leading: '1.02', tracking: '-0.02em' },
	card: {
		...serif,
		size: 'card',
		weight: '400',
		leading: '1.02',
		tracking: '-0.02em',
	},
	review: {
		...serif,
		size: 'review',
		italic: true,
		leading: '1.08',
		tracking: '-0.02em',
	},
	statement: {
		...serif,
		size: 'statement',
		weight: '400',
		leading: '1.18',
		tracking: '-0.012em',
	},
	subtitle: {
		...serif,
		size: 'subtitle',
		weight: '400',
		leading: '1.15',
		tracking: '-0.01em',
	},
	course: {
		...serif,
		size: 'subtitle',
		weight: '400',
		italic: true,
		leading: '1.15',
		tracking: '-0.01em',
	},
	dish: {
		...serif,
		size: 'dish',
		weight: '500',
		leading: '1.15',
		tracking: '-0.01em',
	},
	body: { ...sans, size: 'body', leading: '1.65' },
	note: { ...sans, size: 'note', leading: '1.5' },
	label: { ...sans, size: 'label', weight: '500', leading: '1.4' },
	action: { ...sans, size: 'action', weight: '600', leading: '1.3' },
} satisfies Record< string, Look >;

/** The pack's one button, and its dark twin for the quince-coloured card. */
export const quinceButton: Look = {
	...type.action,
	background: 'quince',
	text: 'soot',
	radius: '0px',
	padding: { y: '15px', x: '28px' },
};
export const sootButton: Look = {
	...quinceButton,
	background: 'soot',
	text: 'bone',
};
