import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Purchase } from '@templately/rest';
import { GridSkeleton } from '@templately/ui';
import { useApp, useLink } from '../shell/app-context';
import { useCanInsert } from '../insert/action-buttons';
import { useInsert } from '../insert/insert-provider';
import { usePlatform } from '../shell/platform';
import {
	getItemPath,
	kindLabel,
	getCardKind,
	toListType,
	purchasesLabel,
} from '../lists/labels';
import {
	AccountListScreen,
	toCollectionFilter,
	useListFilter,
	useView,
} from '../lists/list-filters';
import { DateTime, NameCell, Table, TableSkeleton } from '../lists/table';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { resolve, useResolved } from '../shell/use-resolved';
import { RecordGrid, useRefreshOnVisit } from './record-grid';

const PATH = '/purchased-items';

/** Purchases of the user, newest first. */
function PurchasesScreen() {
	const platform = usePlatform();
	const [ chosen, choose ] = useListFilter( PATH );
	const [ view, setView ] = useView( 'purchases', 'list' );
	const filter = toCollectionFilter( chosen, platform );
	const list = useResolved( profileStore, 'getPurchases', filter );
	const { value: all } = useResolved(
		profileStore,
		'getAllPurchased',
		platform
	);
	useRefreshOnVisit(
		'purchases',
		list.value !== undefined,
		JSON.stringify( filter )
	);
	return (
		<AccountListScreen
			path={ PATH }
			title={ purchasesLabel() }
			note={
				all && all.length > 0 && ! list.failure
					? sprintf(
							/* translators: %s: number of designs. */
							_n(
								'%s design is yours on any plan.',
								'%s designs are yours on any plan.',
								all.length,
								'templately'
							),
							all.length.toLocaleString()
						)
					: undefined
			}
			list={ list }
			chosen={ chosen }
			choose={ choose }
			hasFilter
			view={ view }
			onView={ setView }
			empty={ {
				title: __( 'Nothing purchased yet', 'templately' ),
				text: __(
					'Designs you buy individually appear here.',
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
			{ ( purchases ) =>
				view === 'grid' ? (
					<RecordGrid
						entries={ purchases }
						when={ ( { purchased_at: at } ) => (
							<DateTime at={ at } />
						) }
						actions={ ( purchase ) => (
							<Action purchase={ purchase } />
						) }
					/>
				) : (
					<Table< Purchase >
						label={ purchasesLabel() }
						entries={ purchases }
						getId={ ( purchase ) => purchase.item_id }
						columns={ [
							{
								label: __( 'Name', 'templately' ),
								cell: ( purchase ) => (
									<NameCell
										name={ purchase.name }
										kind={ getCardKind(
											toListType( purchase )
										) }
										thumbnail={ purchase.thumbnail }
										to={ getItemPath( purchase ) }
									/>
								),
							},
							{
								label: __( 'Type', 'templately' ),
								cell: ( purchase ) =>
									kindLabel( toListType( purchase ) ),
							},
							{
								label: __( 'Actions', 'templately' ),
								cell: ( purchase ) => (
									<Action purchase={ purchase } />
								),
							},
							{
								label: __( 'Purchase date', 'templately' ),
								cell: ( { purchased_at: at } ) => (
									<DateTime at={ at } />
								),
							},
						] }
					/>
				)
			}
		</AccountListScreen>
	);
}

/** Action for a purchase: packs open, other items are inserted where the screen can. */
function Action( { purchase }: { purchase: Purchase } ) {
	const { fail } = useApp();
	const link = useLink();
	const registry = useRegistry();
	const { insert, busyId } = useInsert();
	const canInsert = useCanInsert( purchase );
	const [ isBusy, setBusy ] = useState( false );
	const { platform, slug, name } = purchase;
	const type = toListType( purchase );

	if ( type === 'packs' || ! canInsert ) {
		return (
			<Button
				variant="secondary"
				size="compact"
				{ ...link( getItemPath( purchase ) ) }
				aria-label={ sprintf(
					/* translators: %s: name of a design. */
					__( 'View %s', 'templately' ),
					name
				) }
			>
				{ __( 'View', 'templately' ) }
			</Button>
		);
	}
	const start = async () => {
		setBusy( true );
		try {
			const item = await resolve(
				registry,
				libraryStore,
				'getItem',
				platform,
				type,
				slug
			);
			if ( item ) {
				insert( item );
			}
		} catch ( thrown ) {
			fail( thrown );
		} finally {
			setBusy( false );
		}
	};
	return (
		<Button
			variant="secondary"
			size="compact"
			isBusy={ isBusy || busyId === purchase.item_id }
			disabled={ isBusy || busyId !== undefined }
			accessibleWhenDisabled
			onClick={ start }
			aria-label={ sprintf(
				/* translators: %s: name of a design. */
				__( 'Insert %s', 'templately' ),
				name
			) }
		>
			{ __( 'Insert', 'templately' ) }
		</Button>
	);
}

export default withSignedInUser( PurchasesScreen );
