import {
	column,
	columns,
	heading,
	image,
	paragraph,
	section,
	type Block,
} from '../../../src/blocks';
import { links } from '../links';
import { pictures } from '../pictures';
import { type } from '../type';

/** The growers; without a space above where another band on bone comes before. */
export const growersBelow = ( above: string ): Block =>
	section(
		{
			label: 'Growers',
			background: 'bone',
			text: 'soot',
			padding: { top: above, x: 'edge', bottom: 'xl' },
		},
		[
			columns(
				{
					across: 'bottom',
					gap: { rows: 'm', columns: 'l' },
					margin: { y: '0' },
				},
				[
					column( { width: '44%', across: 'bottom' }, [
						image( pictures.pear, {
							ratio: '4/5',
							margin: { y: '0' },
						} ),
					] ),
					column( { width: '56%', across: 'bottom', gap: '0' }, [
						heading( 2, 'Eleven growers,<br>all within the hour', {
							...type.title,
							text: 'soot',
							margin: { top: '0', bottom: '26px' },
						} ),
						paragraph(
							'Ines brings the pears in newspaper. The Marlow sisters dig the leeks the morning we ash them. When somebody’s field floods, the dish goes and we write the next one.',
							{
								...type.body,
								text: 'umber',
								margin: { top: '0', bottom: '17px' },
							}
						),
						paragraph(
							`<a href="${ links.room }">Meet the growers</a>`,
							{
								...type.body,
								text: 'soot',
								links: 'soot',
								margin: { y: '0' },
							}
						),
					] ),
				]
			),
		]
	);

export const growers: Block = growersBelow( 'xl' );
