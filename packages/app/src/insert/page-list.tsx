import { CheckboxControl, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { CancelButton, CloseButton, Foot, FootButton } from './dialog-parts';
import { LeftOutList } from './left-out-list';
import { OtherLook, useAskedLook } from './other-look';
import { toMake, type PageRow } from './pages';
import type { PagesView } from './views';

/** The pages of a pack, to choose from, to watch, and, in the end, to go on with. */
export function PageList( {
	view,
	onClose,
}: {
	view: PagesView;
	onClose: () => void;
} ) {
	const { rows, isBusy } = view;
	const look = useAskedLook( rows[ 0 ]?.item );
	const left = toMake( rows );
	const made = rows.filter( ( { page } ) => page );
	const isDone = made.length > 0 && ! isBusy;
	return (
		<>
			<p className="templately-soft" role="status">
				{ isDone
					? sprintf(
							/* translators: %d: number of pages. */
							_n(
								'%d page is a draft on this site. Nothing is published.',
								'%d pages are drafts on this site, and the links between them lead to one another. Nothing is published.',
								made.length,
								'templately'
							),
							made.length
						)
					: __(
							'Each becomes a draft. Nothing is published.',
							'templately'
						) }
			</p>
			<ul className="templately-plugins">
				{ rows.map( ( row ) => (
					<li key={ row.item.id }>
						{ row.page ? (
							<strong dir="auto">{ row.item.name }</strong>
						) : (
							<CheckboxControl
								label={ row.item.name }
								checked={ row.isChosen }
								disabled={ isBusy }
								onChange={ () => view.toggle( row.item.id ) }
								__nextHasNoMarginBottom
							/>
						) }
						<PageState row={ row } />
					</li>
				) ) }
			</ul>
			{ ! isBusy && left.length > 0 && <OtherLook { ...look } /> }
			<LeftOutList
				parts={ made.flatMap( ( { page } ) => page?.left_out ?? [] ) }
			/>
			<Foot>
				{ isDone ? (
					<CloseButton
						onClose={ onClose }
						isAlone={ left.length === 0 }
					/>
				) : (
					<CancelButton onCancel={ onClose } />
				) }
				{ ( left.length > 0 || ! isDone ) && (
					<FootButton
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy || left.length === 0 }
						accessibleWhenDisabled
						onClick={ () => view.start( look.isAsked ) }
					>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'Create %d page',
								'Create %d pages',
								left.length,
								'templately'
							),
							left.length
						) }
					</FootButton>
				) }
			</Foot>
		</>
	);
}

/** What became of a page. */
function PageState( { row }: { row: PageRow } ) {
	const { state, page, failure } = row;
	if ( page ) {
		return (
			<span className="templately-plugins__state">
				<a href={ page.edit_link }>
					{ __( 'Edit Template', 'templately' ) }
				</a>
				<a
					href={ page.visit }
					target="_blank"
					rel="noopener noreferrer"
				>
					{ __( 'View Template', 'templately' ) }
				</a>
			</span>
		);
	}
	if ( failure ) {
		return (
			<div className="templately-plugins__failure" role="alert">
				<p>{ failure.message }</p>
			</div>
		);
	}
	return state === 'importing' ? (
		<span className="templately-plugins__state" role="status">
			<Spinner />
			{ __( 'Importing', 'templately' ) }
		</span>
	) : null;
}
