import { drawPicture } from '../template-picture';

const mockToDataURL = jest.fn();
const mockDrawn = jest.fn();
jest.mock( 'modern-screenshot', () => ( {
	domToCanvas: async ( page: Element ) => {
		mockDrawn( page.textContent );
		return { toDataURL: mockToDataURL };
	},
} ) );

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

function frameOf( first: Document ) {
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
		const { frame, load } = frameOf( first );
		const drawn = drawPicture( frame );
		await Promise.resolve();
		load( there );
		expect( await drawn ).toBe( 'data:image/webp;base64,x' );
		expect( mockDrawn.mock.calls ).toEqual( [ [ 'The page' ] ] );
	}
);

it( 'draws a page that is there, and takes no canvas without data for a picture', async () => {
	expect( await drawPicture( frameOf( there ).frame ) ).toBe(
		'data:image/webp;base64,x'
	);
	mockToDataURL.mockReturnValue( 'data:,' );
	expect( await drawPicture( frameOf( there ).frame ) ).toBe( '' );
} );
