import type { TemplateContent } from '@templately/rest/templates';
import { toPushRequest, toSaveRequest } from '../push-request';

const BLOCKS = [
	'<!-- wp:heading --><h2>Bread</h2><!-- /wp:heading -->',
	'<!-- wp:separator /-->',
];

const pattern: TemplateContent = {
	id: 41,
	title: 'Price list',
	type: 'section',
	platform: 'gutenberg',
	content: BLOCKS,
	page_settings: { template: '' },
};

const tree = [
	{ id: 'a1', elType: 'container', settings: {}, elements: [] },
	{ id: 'b2', elType: 'container', settings: [], elements: [] },
];

it( 'SAV-018, SAV-019, SAV-020 blocks are pushed with what they are, and 0 is My Clouds', () => {
	expect(
		toPushRequest( toSaveRequest( pattern ), ' Spring ', null, 'data:' )
	).toEqual( {
		platform: 'gutenberg',
		workspace: '',
		workspace_id: 0,
		saveTemplate: 41,
		name: 'Spring',
		file_content: {
			__file: 'wp_block',
			id: 41,
			type: 'section',
			title: 'Price list',
			content: BLOCKS.join( '\n\n' ),
		},
		picture: 'data:',
	} );
} );

it( 'A newer version of a file names it, and the version that it was made from', () => {
	expect(
		toPushRequest( toSaveRequest( pattern ), 'Spring', null, '', {
			id: 17,
			version: 4,
		} )
	).toMatchObject( { name: 'Spring', file_id: 17, base: 4 } );
} );

it( 'SAV-018, SAV-021 of Elementor the tree of elements is pushed, and a workspace by its id and slug', () => {
	const payload = toPushRequest(
		toSaveRequest( {
			...pattern,
			platform: 'elementor',
			content: tree.map( ( element ) => JSON.stringify( element ) ),
		} ),
		'Landing',
		{ value: 7, slug: 'drafts-0a1b2c3d' },
		''
	);
	expect( payload ).toMatchObject( {
		platform: 'elementor',
		workspace: 'drafts-0a1b2c3d',
		workspace_id: 7,
		name: 'Landing',
	} );
	expect( payload.file_content ).toEqual( tree );
} );

it( 'SAV-021 a document of Elementor is pushed with its type, its source and its page settings', () => {
	expect(
		toPushRequest(
			{
				platform: 'elementor',
				id: 0,
				source: 5,
				type: 'page',
				title: '',
				content: tree,
				pageSettings: { hide_title: 'yes' },
			},
			'About',
			null,
			''
		)
	).toMatchObject( {
		saveTemplate: 0,
		file_content: tree,
		type: 'page',
		source: 5,
		page_settings: { hide_title: 'yes' },
	} );
} );
