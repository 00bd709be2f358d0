import { renderToString } from '@wordpress/element';
import { UsageBar } from '../usage-bar';

const drawn = ( percent: number | null ) => {
	const box = document.createElement( 'div' );
	box.innerHTML = renderToString(
		<UsageBar
			label="Storage used"
			text="18 files"
			percent={ percent }
			state=""
			tooltip=""
		/>
	);
	return [
		box
			.querySelector( '[role="progressbar"]' )
			?.getAttribute( 'aria-valuenow' ),
		box.textContent,
	];
};

test.each( [
	[ 0, [ '0', '18 files' ] ],
	[ 36.9, [ '36', '18 files36%' ] ],
	[ 120, [ '100', '18 files120%' ] ],
	// What is never full has no bar.
	[ null, [ undefined, '18 files' ] ],
] )( 'A meter at %p', ( percent, expected ) =>
	expect( drawn( percent ) ).toEqual( expected )
);
