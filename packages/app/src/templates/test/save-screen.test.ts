import type { TemplateContent } from '@templately/rest/templates';
import { drawPicture } from '../template-picture';
import { toPushRequest, toSaveRequest } from '../push-request';

const mockToDataURL = jest.fn();
const mockDrawn = jest.fn();
jest.mock( 'modern-screenshot', () => ( {
	domToCanvas: async ( page: Element ) => {
		mockDrawn( page.textContent );
		return { toDataURL: mockToDataURL };
	},
} ) );

describe( 'The picture', () => {
	/** Stands in for a loaded frame; jsdom loads no pages into frames. */
	function frameWith( text: string, readyState: string, url: string ) {
		const page = document.implementation.createHTMLDocument();
		page.body.textContent = text;
		Object.defineProperties( page, {
			readyState: { value: readyState },
			URL: { value: url },
		} );
		Object.defineProperty( page.body, 'scrollWidth', { value: 1280 } );
		return page;
	}

	function createFrame( first: Document ) {
		const frame = document.createElement( 'iframe' );
		frame.src = 'https://site.example/page';
		let shown = first;
		Object.defineProperty( frame, 'contentDocument', { get: () => shown } );
		return {
			frame,
			load: ( next: Document ) => {
				shown = next;
				frame.dispatchEvent( new Event( 'load' ) );
			},
		};
	}

	const ADDRESS = 'https://site.example/page';
	const there = frameWith( 'The page', 'complete', ADDRESS );

	beforeEach( () => {
		mockDrawn.mockClear();
		mockToDataURL.mockReset().mockReturnValue( 'data:image/webp;base64,x' );
	} );

	it.each( [
		[ 'is empty at first', frameWith( '', 'complete', 'about:blank' ) ],
		[ 'is on its way', frameWith( 'The', 'loading', ADDRESS ) ],
	] )(
		'draws a page once it is there, where its frame %s',
		async ( _, first ) => {
			const { frame, load } = createFrame( first );
			const drawn = drawPicture( frame );
			await Promise.resolve();
			load( there );
			expect( await drawn ).toBe( 'data:image/webp;base64,x' );
			expect( mockDrawn.mock.calls ).toEqual( [ [ 'The page' ] ] );
		}
	);

	it( 'draws a page that is there, and takes no canvas without data for a picture', async () => {
		expect( await drawPicture( createFrame( there ).frame ) ).toBe(
			'data:image/webp;base64,x'
		);
		mockToDataURL.mockReturnValue( 'data:,' );
		expect( await drawPicture( createFrame( there ).frame ) ).toBe( '' );
	} );
} );

describe( 'The payload', () => {
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
} );
