import {
	column,
	columns,
	group,
	paragraph,
	postDate,
	postExcerpt,
	postTitle,
	query,
	type Block,
} from '../../../src/blocks';
import { type } from '../type';

/** One entry of the journal: its day on the left, title and first lines on the right, a hairline above. */
const entry: Block = columns(
	{
		border: { top: { colour: 'linen' } },
		padding: { top: '28px', x: '0', bottom: 'm' },
		gap: { rows: '12px', columns: 'm' },
		margin: { y: '0' },
	},
	[
		column( { width: '25%' }, [
			postDate( { ...type.label, text: 'umber', format: 'j F Y' } ),
		] ),
		column( { width: '75%', gap: '0' }, [
			postTitle( {
				...type.card,
				text: 'soot',
				links: 'soot',
				decoration: 'none',
				level: 2,
				link: true,
				margin: { top: '0', bottom: '14px' },
			} ),
			postExcerpt( {
				...type.body,
				text: 'umber',
				words: 34,
				margin: { y: '0' },
			} ),
		] ),
	]
);

/** The journal's list; with a number it shows that many of the newest posts, without one the posts of the page it stands on. */
export const posts = ( number?: number ): Block =>
	group( { label: 'Entries', layout: { type: 'default' }, gap: '0' }, [
		query(
			{
				posts: number,
				list: { gap: '0' },
				pages: { newer: 'Newer entries', older: 'Older entries' },
				empty: [
					paragraph( 'Nothing is written yet. The fire was busy.', {
						...type.statement,
						text: 'umber',
					} ),
				],
			},
			[ entry ]
		),
	] );
