import { group, stack, type Block } from '../../../src/blocks';

/**
 * Two halves that stack where either would be narrower than 24 rem. A grid instead of columns, because core breaks words
 * anywhere inside a column, and tables and prices come apart.
 */
export const halves = ( left: Block, right: Block, above = '0' ): Block =>
	group(
		{
			layout: { type: 'grid', minimum: '24rem' },
			gap: 'l',
			margin: { top: above, bottom: '0' },
		},
		[ left, right ]
	);

/** Things that keep their own distances. */
export const plain = ( children: readonly Block[] ): Block =>
	group( { layout: { type: 'default' }, gap: '0' }, children );

/** The same, standing on the floor of a taller neighbour. */
export const low = ( children: readonly Block[] ): Block =>
	stack( { across: 'bottom', justify: 'stretch', gap: '0' }, children );
