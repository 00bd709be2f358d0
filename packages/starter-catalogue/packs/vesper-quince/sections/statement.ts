import {
	column,
	columns,
	paragraph,
	section,
	type Block,
} from '../../../src/blocks';
import { type } from '../type';

export const statement: Block = section(
	{
		label: 'Statement',
		background: 'soot',
		text: 'bone',
		padding: { top: 'xl', x: 'edge', bottom: 'l' },
	},
	[
		columns( { gap: { rows: 'm', columns: 'm' }, margin: { y: '0' } }, [
			column( { width: '25%' }, [
				paragraph( 'Thirty-eight seats.<br>One hearth. No gas.', {
					...type.label,
					text: 'smoke',
				} ),
			] ),
			column( { width: '75%', gap: '0' }, [
				paragraph(
					'Everything we cook passes over oak, beside it, or under its ashes. The menu is short because the fire is only so wide, and it changes on the day the growers’ van comes in.',
					{
						...type.statement,
						text: 'bone', // Four full lines where the window is wide.
						margin: {
							y: '0',
							right: 'clamp(0px, 8vw - 40px, 80px)',
						},
					}
				),
				columns(
					{
						gap: { rows: 's', columns: 'm' },
						margin: { top: 'm', bottom: '0' },
					},
					[
						column( {}, [
							paragraph(
								'Two sittings a night, and the table is yours until the embers are raked. Come for a plate of leeks at the counter or stay for the whole board.',
								{ ...type.body, text: 'linen' }
							),
						] ),
						column( {}, [
							paragraph(
								'We keep six seats by the hearth for people who walk in. The first one to knock gets the stool beside the bread.',
								{ ...type.body, text: 'linen' }
							),
						] ),
					]
				),
			] ),
		] ),
	]
);
