import {
	column,
	columns,
	heading,
	paragraph,
	section,
	type Block,
} from '../../../src/blocks';
import { type } from '../type';

/** How an inner page begins: a small fact on the left, its one sentence on the right, below the header that lies over it. */
export const opener = (
	fact: string,
	sentence: string,
	after: readonly Block[] = []
): Block =>
	section(
		{
			label: 'Opener',
			background: 'soot',
			text: 'bone',
			padding: { top: '208px', x: 'edge', bottom: 'l' },
		},
		[
			columns( { gap: { rows: 's', columns: 'm' }, margin: { y: '0' } }, [
				column( { width: '25%' }, [
					paragraph( fact, {
						...type.label,
						text: 'smoke',
						margin: { top: '14px', bottom: '0' },
					} ),
				] ),
				column( { width: '75%', gap: '0' }, [
					heading( 1, sentence, {
						...type.display,
						text: 'bone',
						margin: { y: '0' },
					} ),
					...after,
				] ),
			] ),
		]
	);

/** The paragraph under an opener's sentence. */
export const lead = ( text: string ): Block =>
	paragraph( text, {
		...type.statement,
		text: 'linen',
		margin: { top: 'm', bottom: '0' },
	} );
