import {
	column,
	columns,
	group,
	heading,
	paragraph,
	section,
	table,
	type Block,
} from '../../../src/blocks';
import { type } from '../type';

const fact = ( label: string, block: Block ): Block =>
	group( { label, layout: { type: 'default' }, gap: '0' }, [
		paragraph( label, {
			...type.label,
			text: 'smoke',
			margin: { top: '0', bottom: '14px' },
		} ),
		block,
	] );

/** Opening hours, kitchen's clock included. */
export const hours: Block = table(
	{
		...type.note,
		background: 'soot',
		text: 'linen',
		padding: '0',
		lines: { colour: 'umber' },
		columns: [ 'left', 'right' ],
		margin: { y: '0' },
	},
	[
		[ 'Wed, Thu', '17:30–23' ],
		[ 'Fri, Sat', '17:30–00' ],
		[ 'Sunday', '12–17' ],
	]
);

export const visit: Block = section(
	{
		label: 'Visit',
		background: 'soot',
		text: 'bone',
		padding: { top: 'xl', x: 'edge', bottom: 'l' },
	},
	[
		columns( { gap: { rows: 'm', columns: 'm' }, margin: { y: '0' } }, [
			column( { width: '42%' }, [
				heading( 2, 'Find the smoke,<br>then the door.', {
					...type.title,
					text: 'bone',
					margin: { y: '0' },
				} ),
			] ),
			column( { width: '58%' }, [
				group(
					{ layout: { type: 'grid', minimum: '12rem' }, gap: 'm' },
					[
						fact( 'Hours', hours ),
						fact(
							'Where',
							paragraph(
								'14 Tanner’s Row<br>Lower Weir<br>Tram 6 to Dye Works',
								{
									...type.body,
									text: 'linen',
									margin: { y: '0' },
								}
							)
						),
						fact(
							'Reservations',
							paragraph(
								'Online, four weeks ahead, or by telephone from three: <a href="tel:0555014014">0555&nbsp;014&nbsp;014</a>',
								{
									...type.body,
									text: 'linen',
									links: 'bone',
									margin: { y: '0' },
								}
							)
						),
					]
				),
			] ),
		] ),
	]
);
