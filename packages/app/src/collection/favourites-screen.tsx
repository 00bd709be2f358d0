import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Item, Platform } from '@templately/rest';
import { GridSkeleton, ItemGrid } from '@templately/ui';
import { useApp } from '../shell/app-context';
import { useChoosePlatform, usePlatform } from '../shell/platform';
import { ItemCard } from '../lists/item-card';
import {
	favouritesLabel,
	getItemPath,
	kindLabel,
	getCardKind,
	toListType,
	planLabel,
	platformLabel,
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
	const empty = useEmpty( platform );
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
			empty={ empty }
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

/** The empty list's text. It names the favourites of the other builder. */
function useEmpty( platform: Platform ) {
	const { editor } = useApp().host;
	const choosePlatform = useChoosePlatform();
	const count = useSelect(
		( select ) => select( profileStore ).getUser()?.favourites ?? 0,
		[]
	);
	const other = platform === 'gutenberg' ? 'elementor' : 'gutenberg';
	if ( count === 0 ) {
		return {
			title: __( 'No favourites yet', 'templately' ),
			text: __(
				'Click the heart on a design to save it here.',
				'templately'
			),
		};
	}
	return {
		title: sprintf(
			/* translators: %s: Gutenberg or Elementor. */
			__( 'No favourites for %s', 'templately' ),
			platformLabel( platform )
		),
		text: sprintf(
			/* translators: 1: number of designs, 2: Gutenberg or Elementor. */
			_n(
				'You have %1$d favourite for %2$s.',
				'You have %1$d favourites for %2$s.',
				count,
				'templately'
			),
			count,
			platformLabel( other )
		),
		action: ! editor && (
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => choosePlatform( other ) }
			>
				{ sprintf(
					/* translators: %s: Gutenberg or Elementor. */
					__( 'Show favourites for %s', 'templately' ),
					platformLabel( other )
				) }
			</Button>
		),
	};
}

export default withSignedInUser( FavouritesScreen );
