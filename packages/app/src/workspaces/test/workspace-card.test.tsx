import { renderToString } from '@wordpress/element';
import { WorkspaceMark } from '../workspace-card';

const drawn = ( title: string, files: number ) => {
	const box = document.createElement( 'div' );
	box.innerHTML = renderToString(
		<WorkspaceMark title={ title } files={ files } />
	);
	return {
		letters: box.querySelector( 'b' )?.textContent,
		below: box.querySelectorAll( 'i' ).length,
		isEmpty: box.querySelector( '.is-empty' ) !== null,
	};
};

describe( 'What is drawn on a workspace’s card', () => {
	test.each( [
		[ 0, 0, true ],
		[ 1, 0, false ],
		[ 2, 1, false ],
		[ 4, 3, false ],
		[ 86, 3, false ],
	] )(
		'with %d files has %d sheets below the first',
		( files, below, isEmpty ) =>
			expect( drawn( 'Client drafts', files ) ).toEqual( {
				letters: 'CD',
				below,
				isEmpty,
			} )
	);

	test.each( [
		[ 'autumn', 'A' ],
		[ '  (old) footers and more', 'OF' ],
		[ 'Übersee 2027', 'Ü2' ],
		[ 'قائمة الطعام', 'قا' ],
		[ 'Anne’s D’Angelo', 'AD' ],
		[ 'Jean-Luc Picard', 'JP' ],
		[ 'नमस्ते दुनिया', 'नद' ],
		[ '- & co', 'C' ],
		[ '🍐', '' ],
	] )( 'called “%s” has the letters “%s”', ( title, letters ) =>
		expect( drawn( title, 1 ).letters ).toBe( letters )
	);
} );
