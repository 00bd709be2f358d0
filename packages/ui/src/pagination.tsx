import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from './icons';
import { pageWindow } from './page-window';

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
