import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import type { Failure } from '@templately/rest';
import type { CloudFile } from '@templately/rest/cloud';
import { EmptyState, Thumbnail } from '@templately/ui';
import { FormModal } from '@templately/ui/form-modal';
import { trash } from '@templately/ui/more-icons';
import { store as workspacesStore } from '@templately/workspaces';
import { useSearch } from 'wouter';
import { buildPath, parseArgs } from '../shell/paths';
import { useApp } from '../shell/app-context';
import { titles } from '../lists/account-labels';
import { type Go, ListScreen } from '../lists/list-screen';
import { DateTime, Table, TableSkeleton } from '../lists/table';
import { ToolbarSearch } from '../lists/list-parts';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { useAsyncAction } from '../shell/use-async-action';
import { useResolved } from '../shell/use-resolved';
import { DeleteModal } from './delete-modal';
import { getFileTypeLabel, getFileCardKind, texts } from './labels';
import './cloud.css';

/** Asks before the trash is emptied. */
function EmptyTrashModal( {
	onFailed,
	onClose,
}: {
	onFailed: ( failure: Failure ) => void;
	onClose: () => void;
} ) {
	const { notices } = useApp();
	const { emptyTrash } = useDispatch( cloudStore );
	const action = useAsyncAction( async () => {
		const done = await emptyTrash();
		onClose();
		if ( ! done.isEmptied ) {
			onFailed( done.failure );
			return;
		}
		const deleted = sprintf(
			/* translators: %d: number of files. */
			_n(
				'%d file permanently deleted.',
				'%d files permanently deleted.',
				done.files,
				'templately'
			),
			done.files
		);
		notices.push(
			done.isEmpty
				? {
						status: 'success',
						title: __( 'The trash is empty', 'templately' ),
						message: deleted,
					}
				: {
						status: 'error',
						title: __( 'The trash is not empty yet', 'templately' ),
						message: sprintf(
							/* translators: %s: a sentence that says how many files were deleted. */
							__(
								'%s Some files are left. Empty the trash again.',
								'templately'
							),
							deleted
						),
					}
		);
	} );
	return (
		<FormModal
			title={ texts.areYouSure() }
			submitLabel={ __( 'Empty trash', 'templately' ) }
			size="small"
			isDestructive
			action={ action }
			onClose={ onClose }
		>
			<p>
				{ __(
					'All files in the trash and all their versions will be permanently deleted. You can’t undo this.',
					'templately'
				) }
			</p>
		</FormModal>
	);
}

const PATH = '/clouds/trash';

/** Deleted files. The hub keeps them for 30 days. */
function TrashScreen() {
	const { host, fail, notices } = useApp();
	const { q = '', paged } = parseArgs( useSearch() );
	const page = Math.max( 1, Math.floor( Number( paged ) ) || 1 );
	const list = useResolved( cloudStore, 'getTrash', page, q );
	const cloud = useDispatch( cloudStore );
	const { refreshFiles } = useDispatch( workspacesStore );
	const [ doomed, setDoomed ] = useState< CloudFile >();
	const [ isEmptying, setEmptying ] = useState( false );
	const go: Go = ( args, options ) =>
		host.history.navigate( buildPath( PATH, { q, ...args } ), options );

	const sayFailed = ( failure: Failure ) => {
		cloud.refresh();
		fail( failure, texts.wrong() );
	};
	const restore = async ( { id, name }: CloudFile ) => {
		const done = await cloud.restore( [ id ] );
		if ( done.isRestored ) {
			// The file may belong to a workspace again.
			refreshFiles();
			notices.push( {
				status: 'success',
				title: __( 'Restored', 'templately' ),
				message: name,
			} );
		} else {
			sayFailed( done.failure );
		}
	};
	const purge = async ( { id, name }: CloudFile ) => {
		setDoomed( undefined );
		const done = await cloud.purge( [ id ] );
		if ( done.isPurged ) {
			notices.push( {
				status: 'success',
				title: __( 'Permanently deleted', 'templately' ),
				message: name,
			} );
		} else {
			sayFailed( done.failure );
		}
	};
	return (
		<>
			<ListScreen
				path={ PATH }
				title={ titles.trash() }
				note={ __(
					'Files stay here for 30 days. They don’t count towards your limit.',
					'templately'
				) }
				tools={
					<>
						<ToolbarSearch
							label={ __( 'Search the trash', 'templately' ) }
							value={ q }
							onSearch={ ( words ) => go( { q: words } ) }
						/>
						{ ! q && list.value && (
							<Button
								variant="secondary"
								isDestructive
								// It stays when the list is empty, because it gets the focus back.
								disabled={ list.value.items.length === 0 }
								accessibleWhenDisabled
								__next40pxDefaultSize
								onClick={ () => setEmptying( true ) }
							>
								{ __( 'Empty trash', 'templately' ) }
							</Button>
						) }
					</>
				}
				list={ list }
				turnTo={ ( to, options ) =>
					go( { paged: String( to ) }, options )
				}
				empty={
					<Nothing search={ q } onReset={ () => go( { q: '' } ) } />
				}
				skeleton={ <TableSkeleton /> }
			>
				{ ( files ) => (
					<Table< CloudFile >
						label={ titles.trash() }
						entries={ files }
						getId={ ( { id } ) => id }
						columns={ [
							{
								label: __( 'Name', 'templately' ),
								cell: ( file ) => (
									<span className="templately-table__name">
										<Thumbnail
											src={ file.thumbnail }
											kind={ getFileCardKind( file ) }
										/>
										<span className="templately-files__name">
											<span dir="auto">
												{ file.name }
											</span>
											<span className="templately-small">
												{ getFileTypeLabel( file ) }
											</span>
										</span>
									</span>
								),
							},
							{
								label: __( 'Deleted', 'templately' ),
								cell: ( { trashed_at: at } ) => (
									<DateTime at={ at } isRelative />
								),
							},
							{
								label: __( 'Action', 'templately' ),
								cell: ( file ) => (
									<span className="templately-files__actions">
										<Button
											variant="secondary"
											size="compact"
											aria-label={ sprintf(
												/* translators: %s: name of a file. */
												__(
													'Restore %s',
													'templately'
												),
												file.name
											) }
											onClick={ () =>
												void restore( file )
											}
										>
											{ __( 'Restore', 'templately' ) }
										</Button>
										<Button
											icon={ trash }
											isDestructive
											size="compact"
											label={ sprintf(
												/* translators: %s: name of a file. */
												__(
													'Delete %s permanently',
													'templately'
												),
												file.name
											) }
											onClick={ () => setDoomed( file ) }
										/>
									</span>
								),
							},
						] }
					/>
				) }
			</ListScreen>
			{ isEmptying && (
				<EmptyTrashModal
					onFailed={ sayFailed }
					onClose={ () => setEmptying( false ) }
				/>
			) }
			{ doomed && (
				<DeleteModal
					files={ [ doomed ] }
					question={ __(
						'This file and all its versions will be permanently deleted.',
						'templately'
					) }
					note={ getFileTypeLabel( doomed ) }
					onDelete={ () => void purge( doomed ) }
					onClose={ () => setDoomed( undefined ) }
				/>
			) }
		</>
	);
}

/** Empty state of the trash. */
const Nothing = ( {
	search,
	onReset,
}: {
	search: string;
	onReset: () => void;
} ) =>
	search ? (
		<EmptyState
			title={ sprintf(
				/* translators: %s: what was searched for. */
				__( 'Nothing in the trash matches “%s”', 'templately' ),
				search
			) }
			action={
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ onReset }
				>
					{ __( 'Show all', 'templately' ) }
				</Button>
			}
		/>
	) : (
		<EmptyState title={ __( 'The trash is empty', 'templately' ) }>
			{ __(
				'Files you delete from your cloud appear here. You can restore them.',
				'templately'
			) }
		</EmptyState>
	);

export default withSignedInUser( TrashScreen );
