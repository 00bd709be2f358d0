import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Item } from '@templately/rest';
import { GridSkeleton, ItemGrid } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { usePlatform } from '../shell/platform';
import { ItemCard } from '../lists/item-card';
import {
	favouritesLabel,
	getItemPath,
	kindLabel,
	getCardKind,
	toListType,
	planLabel,
} from '../lists/labels';
import {
	AccountListScreen,
	toCollectionFilter,
	useListFilter,
	useView,
} from '../lists/list-filters';
import { NameCell, Table, TableSkeleton } from '../lists/table';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useResolved } from '../shell/use-resolved';
import { FavouriteButton } from './favourite-button';
import { useRefreshOnVisit } from './record-grid';

const PATH = '/favourites';

/** Favourites of the user, newest first. */
function FavouritesScreen() {
	const { can } = useApp().host.site;
	const platform = usePlatform();
	const [ chosen, choose ] = useListFilter( PATH );
	const [ view, setView ] = useView( 'favourites', 'grid' );
	const filter = toCollectionFilter( chosen, platform );
	const list = useResolved( profileStore, 'getFavourites', filter );
	useRefreshOnVisit(
		'favourites',
		list.value !== undefined,
		JSON.stringify( filter )
	);
	return (
		<AccountListScreen
			path={ PATH }
			title={ favouritesLabel() }
			list={ list }
			chosen={ chosen }
			choose={ choose }
			hasFilter
			canReadPages={ can.read }
			view={ view }
			onView={ setView }
			empty={ {
				title: __( 'No favourites yet', 'templately' ),
				text: __(
					'Click the heart on a design to save it here.',
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
			{ ( items ) =>
				view === 'grid' ? (
					<ItemGrid kind="block" items={ items }>
						{ ( item ) => <ItemCard item={ item } /> }
					</ItemGrid>
				) : (
					<Table< Item >
						label={ favouritesLabel() }
						entries={ items }
						getId={ ( { id } ) => id }
						columns={ [
							{
								label: __( 'Name', 'templately' ),
								cell: ( item ) => (
									<NameCell
										name={ item.name }
										kind={ getCardKind(
											toListType( item )
										) }
										thumbnail={ item.thumbnail }
										to={ getItemPath( item ) }
									/>
								),
							},
							{
								label: __( 'Type', 'templately' ),
								cell: ( item ) =>
									kindLabel( toListType( item ) ),
							},
							{
								label: __( 'Plan', 'templately' ),
								cell: ( { plan } ) => planLabel( plan ),
							},
							{
								label: __( 'Favourite', 'templately' ),
								cell: ( item ) => (
									<FavouriteButton
										item={ item }
										place="card"
									/>
								),
							},
						] }
					/>
				)
			}
		</AccountListScreen>
	);
}

export default withSignedInUser( FavouritesScreen );
