import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from './icons';

interface Props {
	current: number;
	total: number;
	onChange: ( page: number ) => void;
}

/** The pager under a list. */
export function Pagination( { current, total, onChange }: Props ) {
	const [ previous, next ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<nav
			className="templately-pagination"
			aria-label={ __( 'Pages of results', 'templately' ) }
		>
			<Button
				icon={ previous }
				label={ __( 'Previous page', 'templately' ) }
				disabled={ current <= 1 }
				accessibleWhenDisabled
				onClick={ () => onChange( current - 1 ) }
			/>
			{ pageWindow( current, total ).map( ( page, index ) =>
				page === null ? (
					<span key={ `gap-${ index }` } className="templately-soft">
						…
					</span>
				) : (
					<Button
						key={ page }
						aria-current={ page === current ? 'page' : undefined }
						aria-label={ sprintf(
							/* translators: %d: number of a page of results. */
							__( 'Page %d', 'templately' ),
							page
						) }
						onClick={ () => onChange( page ) }
					>
						{ page }
					</Button>
				)
			) }
			<Button
				icon={ next }
				label={ __( 'Next page', 'templately' ) }
				disabled={ current >= total }
				accessibleWhenDisabled
				onClick={ () => onChange( current + 1 ) }
			/>
		</nav>
	);
}

const SIDE = 3;
const AT_ENDS = 2 * SIDE + 1;
const ALL_SHOWN_UP_TO = 10;

const range = ( first: number, last: number ) =>
	Array.from( { length: last - first + 1 }, ( _, index ) => first + index );

/**
 * The page numbers that a pager shows. Up to ten pages are all shown; of more, three on each side of the current one
 * and both ends, or the seven nearest and the far end where an end is within three.
 *
 * @param current The current page.
 * @param total   How many pages there are.
 * @return Page numbers, with `null` where some are left out.
 */
export function pageWindow(
	current: number,
	total: number
): ( number | null )[] {
	if ( total <= ALL_SHOWN_UP_TO ) {
		return range( 1, total );
	}
	let first = current - SIDE;
	let last = current + SIDE;
	if ( first <= 1 ) {
		[ first, last ] = [ 1, AT_ENDS ];
	} else if ( last >= total ) {
		[ first, last ] = [ total - AT_ENDS + 1, total ];
	}
	return [
		...( first > 1 ? [ 1 ] : [] ),
		...( first > 2 ? [ null ] : [] ),
		...range( first, last ),
		...( last < total - 1 ? [ null ] : [] ),
		...( last < total ? [ total ] : [] ),
	];
}
