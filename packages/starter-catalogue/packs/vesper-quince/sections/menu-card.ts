import {
	group,
	heading,
	paragraph,
	row,
	section,
	type Block,
} from '../../../src/blocks';
import { type } from '../type';
import { halves } from './halves';

export interface Dish {
	readonly name: string;
	readonly with: string;
	readonly price: string;
}

/** One line of the card: what it is, what comes with it, and the price at the far edge, under a hairline. */
const dish = ( { name, with: company, price }: Dish ): Block =>
	row(
		{
			label: name,
			justify: 'space-between',
			across: 'top',
			gap: '24px',
			border: { top: { colour: 'linen' } },
			padding: { top: '17px', bottom: '15px', x: '0' },
			margin: { y: '0' },
		},
		[
			group(
				{
					layout: { type: 'default' },
					gap: '0',
					child: { grow: true },
				},
				[
					paragraph( name, {
						...type.dish,
						text: 'soot',
						margin: { y: '0' },
					} ),
					paragraph( company, {
						...type.note,
						text: 'umber',
						margin: { y: '0' },
					} ),
				]
			),
			paragraph( price, { ...type.dish, text: 'bark' } ),
		]
	);

/** A course of the card: its name in italics and its dishes. */
export const course = (
	name: string,
	dishes: readonly Dish[],
	after: readonly Block[] = []
): Block =>
	group( { label: name, layout: { type: 'default' }, gap: '0' }, [
		heading( 3, name, {
			...type.course,
			text: 'bark',
			margin: { top: '0', bottom: '18px' },
		} ),
		...dishes.map( dish ),
		...after,
	] );

export const cardNote = ( text: string ): Block =>
	paragraph( text, {
		...type.note,
		text: 'umber',
		margin: { top: 'm', bottom: '0' },
	} );

export const menuCard: Block = section(
	{ label: 'Menu card', background: 'bone', text: 'soot', gap: '0' },
	[
		row(
			{
				justify: 'space-between',
				across: 'bottom',
				wrap: true,
				gap: '16px',
				margin: { top: '0', bottom: 'm' },
			},
			[
				heading( 2, 'This week’s fire', {
					...type.title,
					text: 'soot',
					margin: { y: '0' },
				} ),
				paragraph( 'Seven plates, until Sunday', {
					...type.label,
					text: 'umber',
				} ),
			]
		),
		halves(
			course( 'From the embers', [
				{
					name: 'Leeks in ash',
					with: 'hazelnut, brown butter, soft egg',
					price: '14',
				},
				{
					name: 'Quince and bitter leaves',
					with: 'aged sheep’s cheese, walnut oil',
					price: '13',
				},
				{
					name: 'Bread from last night’s oven',
					with: 'cultured butter, smoked salt',
					price: '6',
				},
				{
					name: 'Baked celeriac, one for two',
					with: 'green peppercorn, pickled pear',
					price: '27',
				},
			] ),
			course(
				'From the grate',
				[
					{
						name: 'Whole trout on juniper',
						with: 'lemon, crisp potato, dill',
						price: '29',
					},
					{
						name: 'Lamb shoulder, nine hours',
						with: 'white beans, rosemary smoke',
						price: '32',
					},
					{
						name: 'Burnt honey tart',
						with: 'sour cream, thyme',
						price: '11',
					},
				],
				[
					cardNote(
						'Tell us what you cannot eat when you book and the kitchen will cook around it. Service is included in every price.'
					),
				]
			)
		),
	]
);
