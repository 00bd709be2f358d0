import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Download } from '@templately/rest';
import { GridSkeleton } from '@templately/ui';
import { useLink } from '../shell/app-context';
import {
	downloadsLabel,
	getItemPath,
	kindLabel,
	getCardKind,
	toListType,
} from '../lists/labels';
import {
	AccountListScreen,
	useListFilter,
	useView,
} from '../lists/list-filters';
import { DateTime, NameCell, Table, TableSkeleton } from '../lists/table';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import { RecordGrid, useRefreshOnVisit } from './record-grid';

const PATH = '/downloads';

/** Downloads of the user, newest first. */
function DownloadsScreen() {
	const link = useLink();
	const [ chosen, choose ] = useListFilter( PATH );
	const [ view, setView ] = useView( 'downloads', 'list' );
	const list = useResolved( profileStore, 'getDownloads', chosen.page );
	useRefreshOnVisit(
		'downloads',
		list.value !== undefined,
		String( chosen.page )
	);
	return (
		<AccountListScreen
			path={ PATH }
			title={ downloadsLabel() }
			list={ list }
			chosen={ { ...chosen, type: 'all', plan: 'all' } }
			choose={ choose }
			view={ view }
			onView={ setView }
			empty={ {
				title: __( 'No downloads yet', 'templately' ),
				text: __(
					'Designs you’ve inserted appear here.',
					'templately'
				),
			} }
			skeleton={
				view === 'grid' ? (
					<GridSkeleton kind="block" />
				) : (
					<TableSkeleton />
				)
			}
		>
			{ ( downloads ) =>
				view === 'grid' ? (
					<RecordGrid
						entries={ downloads }
						when={ ( { downloaded_at: at } ) => (
							<DateTime at={ at } />
						) }
						actions={ ( download ) => (
							<Button
								variant="secondary"
								className="templately-quiet"
								__next40pxDefaultSize
								{ ...link( getItemPath( download ) ) }
							>
								{ __( 'Preview', 'templately' ) }
							</Button>
						) }
					/>
				) : (
					<Table< Download >
						label={ downloadsLabel() }
						entries={ downloads }
						getId={ ( download ) => download.item_id }
						columns={ [
							{
								label: __( 'Name', 'templately' ),
								cell: ( download ) => (
									<NameCell
										name={ download.name }
										kind={ getCardKind(
											toListType( download )
										) }
										thumbnail={ download.thumbnail }
										to={ getItemPath( download ) }
									/>
								),
							},
							{
								label: __( 'Type', 'templately' ),
								cell: ( download ) =>
									kindLabel( toListType( download ) ),
							},
							{
								label: __( 'Downloaded At', 'templately' ),
								cell: ( { downloaded_at: at } ) => (
									<DateTime at={ at } hasTime />
								),
							},
						] }
					/>
				)
			}
		</AccountListScreen>
	);
}

export default withSignedInUser( DownloadsScreen );
