/** The footer, and the templates that give every page of a site the pack's face. */
import {
	archiveTitle,
	button,
	buttons,
	column,
	columns,
	group,
	image,
	heading,
	paragraph,
	postContent,
	postDate,
	postImage,
	postNavigation,
	postTitle,
	row,
	searchTitle,
	section,
	templatePart,
	type Block,
} from '../../../src/blocks';
import type { Part } from '../../../src/pack';
import { links } from '../links';
import { pictures } from '../pictures';
import { journalOpener } from '../pages/journal';
import { posts } from '../sections/posts';
import { visit } from '../sections/visit';
import { siteWordmark } from '../sections/wordmark';
import { quinceButton, type } from '../type';

/** Header, what is said, footer; one group around them, because a site puts a gap between what stands at its root. */
const frame = ( main: readonly Block[] ): readonly Block[] => [
	group( { label: 'Page', layout: { type: 'default' }, gap: '0' }, [
		templatePart( 'header' ),
		group(
			{
				element: 'main',
				label: 'Main',
				layout: { type: 'default' },
				gap: '0',
				margin: { y: '0' },
			},
			main
		),
		templatePart( 'footer' ),
	] ),
];

/** The band that begins a page of posts: one small thing on the left, the title on the right. */
const band = ( left: Block, right: readonly Block[] ): Block =>
	section(
		{
			label: 'Opener',
			background: 'soot',
			text: 'bone',
			padding: { top: '208px', x: 'edge', bottom: 'l' },
		},
		[
			columns( { gap: { rows: 's', columns: 'm' }, margin: { y: '0' } }, [
				column( { width: '25%' }, [ left ] ),
				column( { width: '75%', gap: '0' }, right ),
			] ),
		]
	);

export const footer: Part = {
	slug: 'footer',
	name: 'Name across the window',
	area: 'footer',
	offered: {
		type: { slug: 'footer', name: 'Footer' },
		like: 'vesper-quince-wordmark',
	},
	blocks: [ siteWordmark ],
};

export const page: Part = {
	slug: 'page',
	name: 'Page',
	offered: {
		type: { slug: 'page', name: 'Page' },
		like: 'vesper-quince-room',
	},
	blocks: frame( [ postContent() ] ),
};

export const single: Part = {
	slug: 'single',
	name: 'Journal entry',
	offered: {
		type: { slug: 'single', name: 'Single post' },
		like: 'vesper-quince-journal',
	},
	blocks: frame( [
		band(
			postDate( {
				...type.label,
				text: 'smoke',
				format: 'j F Y',
				margin: { top: '14px' },
			} ),
			[
				postTitle( {
					...type.display,
					text: 'bone',
					level: 1,
					margin: { y: '0' },
				} ),
			]
		),
		section(
			{ label: 'Entry', background: 'bone', text: 'soot', gap: 'm' },
			[
				postImage( {
					ratio: '3/2',
					align: 'wide',
					margin: { y: '0' },
				} ),
				columns(
					{ gap: { rows: 's', columns: 'm' }, margin: { y: '0' } },
					[
						column( { width: '25%' }, [
							paragraph(
								`<a href="${ links.journal }">All entries</a>`,
								{
									...type.label,
									text: 'umber',
									links: 'umber',
									margin: { y: '0' },
								}
							),
						] ),
						column( { width: '75%' }, [
							postContent( {
								...type.body,
								text: 'soot',
								links: 'bark',
								width: '640px',
								justify: 'left',
							} ),
						] ),
					]
				),
				row(
					{
						justify: 'space-between',
						wrap: true,
						gap: '24px',
						border: { top: { colour: 'linen' } },
						padding: { top: '24px', x: '0', bottom: '0' },
					},
					[
						postNavigation( 'previous', 'Before: ', {
							...type.note,
							links: 'bark',
						} ),
						postNavigation( 'next', 'After: ', {
							...type.note,
							links: 'bark',
						} ),
					]
				),
			]
		),
	] ),
};

/** The list of what is written, under a title. */
const list = ( fact: string, title: Block ): readonly Block[] =>
	frame( [
		band(
			paragraph( fact, {
				...type.label,
				text: 'smoke',
				margin: { top: '14px', bottom: '0' },
			} ),
			[ title ]
		),
		section( { label: 'Entries', background: 'bone', text: 'soot' }, [
			posts(),
		] ),
		visit,
	] );

const large = { ...type.display, text: 'bone', margin: { y: '0' } } as const;

export const archive: Part = {
	slug: 'archive',
	name: 'Journal, one part of it',
	offered: {
		type: { slug: 'archive', name: 'Archive' },
		like: 'vesper-quince-journal',
	},
	blocks: list( 'From the journal', archiveTitle( large ) ),
};

export const search: Part = {
	slug: 'search',
	name: 'Search results',
	offered: {
		type: { slug: 'search', name: 'Search results' },
		like: 'vesper-quince-journal',
	},
	blocks: list( 'What we found', searchTitle( large ) ),
};

/** Where a site's posts stand: the journal as its page has it, with the posts of the page that is looked at. */
export const home: Part = {
	slug: 'home',
	name: 'Journal',
	blocks: frame( [
		journalOpener,
		section( { label: 'Entries', background: 'bone', text: 'soot' }, [
			posts(),
		] ),
		visit,
	] ),
};

/** What is shown by no other template. */
export const index: Part = {
	slug: 'index',
	name: 'Everything else',
	blocks: list(
		'From the journal',
		heading( 1, 'Written on the<br>back of the menu.', large )
	),
};

export const notFound: Part = {
	slug: '404',
	name: 'Nothing on this plate',
	offered: {
		type: { slug: '404', name: '404 page' },
		like: 'vesper-quince-statement',
	},
	blocks: frame( [
		section(
			{
				label: 'Not found',
				background: 'soot',
				text: 'bone',
				padding: { y: '0', left: 'edge', right: '0' },
				layout: { type: 'default' },
			},
			[
				columns(
					{ gap: { rows: 'm', columns: 'm' }, margin: { y: '0' } },
					[
						column(
							{
								width: '54%',
								gap: '0',
								padding: {
									top: '176px',
									right: 'edge',
									bottom: 'l',
								},
							},
							[
								heading(
									1,
									'This plate<br>came back<br>empty.',
									{
										...type.display,
										text: 'bone',
										margin: { y: '0' },
									}
								),
								paragraph(
									'That page is off the card. The menu is not.',
									{
										...type.body,
										text: 'linen',
										margin: { top: '34px', bottom: '38px' },
									}
								),
								buttons( { margin: { y: '0' } }, [
									button(
										'Read the menu',
										links.menus,
										quinceButton
									),
								] ),
							]
						),
						column( { width: '46%' }, [
							image( pictures.plate, {
								ratio: '3/4',
								margin: { y: '0' },
							} ),
						] ),
					]
				),
			]
		),
	] ),
};
