import { paragraph, section } from '../../../src/blocks';
import type { Page } from '../../../src/pack';
import { opener } from '../sections/opener';
import { posts } from '../sections/posts';
import { visit } from '../sections/visit';
import { type } from '../type';

/** How the journal begins, as a page and where it lists the site's posts. */
export const journalOpener = opener(
	'When there is<br>something to say',
	'Written on the<br>back of the menu.',
	[
		paragraph(
			'What came in the van, what went wrong, and the one recipe we give away each season.',
			{
				...type.body,
				text: 'linen',
				margin: { top: '34px', bottom: '0' },
			}
		),
	]
);

export const journal: Page = {
	slug: 'vesper-quince-journal',
	name: 'Journal',
	title: 'Journal',
	path: 'journal',
	plan: 'free',
	price: 0,
	kind: { slug: 'blog', name: 'Blog' },
	description:
		'<p>Notes from the hearth as a list, not a wall of cards: the day on the left, a large serif title and two lines on the right, a hairline between entries. It fills itself with the site’s posts.</p>',
	tags: [ 'blog', 'posts', 'list' ],
	seen: 'Journal page: “Written on the back of the menu” above a list of dated entries',
	blocks: [
		journalOpener,
		section( { label: 'Entries', background: 'bone', text: 'soot' }, [
			posts( 8 ),
		] ),
		visit,
	],
};
