import {
	button,
	buttons,
	column,
	columns,
	group,
	heading,
	image,
	paragraph,
	section,
	type Block,
} from '../../../src/blocks';
import type { Page } from '../../../src/pack';
import { links } from '../links';
import { pictures } from '../pictures';
import { opener } from '../sections/opener';
import { visit } from '../sections/visit';
import { quinceButton, type } from '../type';

const rule = ( title: string, text: string ): Block =>
	group(
		{
			label: title,
			layout: { type: 'default' },
			gap: '0',
			border: { top: { colour: 'linen' } },
			padding: { top: '20px', x: '0', bottom: '0' },
		},
		[
			heading( 3, title, {
				...type.subtitle,
				text: 'soot',
				margin: { top: '0', bottom: '10px' },
			} ),
			paragraph( text, {
				...type.body,
				text: 'umber',
				margin: { y: '0' },
			} ),
		]
	);

const rules = section(
	{
		label: 'House rules',
		background: 'bone',
		text: 'soot',
		padding: { y: 'xl', x: 'edge' },
	},
	[
		columns( { gap: { rows: 'm', columns: 'l' }, margin: { y: '0' } }, [
			column( { width: '38%' }, [
				image( pictures.pear, { ratio: '4/5', margin: { y: '0' } } ),
			] ),
			column( { width: '62%', gap: '0' }, [
				heading( 2, 'Six things, then dinner', {
					...type.title,
					text: 'soot',
					margin: { top: '0', bottom: 'm' },
				} ),
				group(
					{ layout: { type: 'grid', minimum: '16rem' }, gap: '32px' },
					[
						rule(
							'Two sittings',
							'Half past five and a quarter past eight. The second one has no end.'
						),
						rule(
							'Twenty minutes',
							'We hold a table that long, then the bench gets it. Ring if the tram stops.'
						),
						rule(
							'Six or more',
							'One bill and one board, chosen three days before.'
						),
						rule(
							'Cancelling',
							'Free until noon the day before. After that, 20 a head buys the leeks you ordered.'
						),
						rule(
							'Stairs',
							'None. The door is 92 wide, and the washroom turns a wheelchair.'
						),
						rule(
							'Dogs',
							'Under the counter, off the lead, on the house.'
						),
					]
				),
			] ),
		] ),
	]
);

export const book: Page = {
	slug: 'vesper-quince-book',
	name: 'Book a table',
	title: 'Book a table',
	path: 'book',
	plan: 'free',
	price: 0,
	kind: { slug: 'booking', name: 'Booking' },
	description:
		'<p>A page that gets a table booked without a form: when the list opens, one number to ring, one address to write to, six house rules in a grid beside a tall pear, and the way to the door.</p>',
	tags: [ 'booking', 'contact', 'opening hours' ],
	seen: 'Booking page: a large telephone number and two buttons on soot, house rules beside a pear below',
	blocks: [
		opener(
			'Four weeks ahead,<br>from noon',
			'Ring after three,<br>when the fire is lit.',
			[
				paragraph(
					'<a href="tel:0555014014">0555&nbsp;014&nbsp;014</a>',
					{
						...type.card,
						text: 'quince',
						links: 'quince',
						margin: { top: 'm', bottom: '34px' },
					}
				),
				buttons( { margin: { y: '0' }, gap: '16px' }, [
					button( 'Call the host', 'tel:0555014014', quinceButton ),
					button(
						'Write for six or more',
						'mailto:host@vesperandquince.example',
						{
							...quinceButton,
							background: 'soot',
							text: 'bone',
							border: { colour: 'smoke' },
						}
					),
				] ),
				paragraph(
					`Twelve of you? <a href="${ links.privateTable }">Take the long table</a>.`,
					{
						...type.body,
						text: 'linen',
						links: 'bone',
						margin: { top: '34px', bottom: '0' },
					}
				),
			]
		),
		rules,
		visit,
	],
};
