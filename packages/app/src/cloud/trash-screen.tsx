import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import type { CloudFile } from '@templately/rest/cloud';
import { EmptyFace, Thumb } from '@templately/ui';
import { trash } from '@templately/ui/more-icons';
import { store as workspacesStore } from '@templately/workspaces';
import { useSearch } from 'wouter';
import { argsOf, placeOf } from '../address';
import { useApp } from '../app-context';
import { Table, TableBones, When } from '../collection/table';
import { SESSION_ENDED } from '../error-codes';
import { useResolved } from '../use-resolved';
import { useLastPage } from './clouds-screen';
import { DeleteDialog } from './delete-dialog';
import { ListScreen } from './list-screen';
import { fileKind, kindOfFile, texts, titles } from './words';

const PATH = '/clouds/trash';

/** What was deleted, for 30 days. */
export function TrashScreen() {
	const { host, fail, popups } = useApp();
	const { paged } = argsOf( useSearch() );
	const page = Math.max( 1, Math.floor( Number( paged ) ) || 1 );
	const list = useResolved( cloudStore, 'getTrash', page );
	const cloud = useDispatch( cloudStore );
	const { refreshFiles } = useDispatch( workspacesStore );
	const [ doomed, setDoomed ] = useState< CloudFile >();
	const turnTo = ( to: number ) =>
		host.history.navigate( placeOf( PATH, { paged: String( to ) } ) );
	useLastPage( list.value, turnTo );

	const sayFailed = ( failure: { code: string; message: string } ) => {
		if ( SESSION_ENDED.includes( failure.code ) ) {
			fail( failure );
			return;
		}
		cloud.refresh();
		popups.push( {
			status: 'error',
			title: texts.wrong(),
			message: failure.message,
		} );
	};
	const restore = async ( { id, name }: CloudFile ) => {
		const done = await cloud.restore( [ id ] );
		if ( done.isRestored ) {
			// It may lie in a workspace again.
			refreshFiles();
			popups.push( {
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
			popups.push( {
				status: 'success',
				title: __( 'Deleted for good', 'templately' ),
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
					'Files stay here for 30 days. They take no place of your files.',
					'templately'
				) }
				list={ list }
				turnTo={ turnTo }
				empty={
					<EmptyFace
						title={ __( 'The trash is empty', 'templately' ) }
					>
						{ __(
							'What you delete from your cloud can be brought back from here.',
							'templately'
						) }
					</EmptyFace>
				}
				bones={ <TableBones /> }
			>
				{ ( files ) => (
					<Table< CloudFile >
						label={ titles.trash() }
						entries={ files }
						idOf={ ( { id } ) => id }
						columns={ [
							{
								label: __( 'Name', 'templately' ),
								cell: ( file ) => (
									<span className="templately-table__name">
										<Thumb
											src={ file.thumbnail }
											kind={ kindOfFile( file ) }
										/>
										<span className="templately-files__name">
											<span dir="auto">
												{ file.name }
											</span>
											<span className="templately-small">
												{ fileKind( file ) }
											</span>
										</span>
									</span>
								),
							},
							{
								label: __( 'Deleted', 'templately' ),
								cell: ( { trashed_at: at } ) => (
									<When at={ at } isRelative />
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
													'Delete %s for good',
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
			{ doomed && (
				<DeleteDialog
					files={ [ doomed ] }
					question={ __(
						'This file and all of its versions are deleted for good.',
						'templately'
					) }
					note={ fileKind( doomed ) }
					onDelete={ () => void purge( doomed ) }
					onClose={ () => setDoomed( undefined ) }
				/>
			) }
		</>
	);
}
