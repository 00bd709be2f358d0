import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import {
	store as cloudStore,
	type Disabled,
	type FileAction,
	getFileActions,
} from '@templately/cloud';
import { store as profileStore } from '@templately/profile';
import type { Failure, Item } from '@templately/rest';
import type { CloudFile } from '@templately/rest/cloud';
import type { WorkspaceChoice } from '@templately/rest/workspaces';
import { store as workspacesStore } from '@templately/workspaces';
import type { ReactNode } from 'react';
import { useApp } from '../shell/app-context';
import { CANT_DELETE_KIT, NOT_FOUND } from '../shell/errors';
import { useCanInsert } from '../insert/action-buttons';
import { useInsert } from '../insert/insert-provider';
import type { Design } from '../insert/insert-flow';
import type { View } from '../lists/list-filters';
import { CopyMoveModal } from './copy-move-modal';
import { DeleteModal, KitDialog } from './delete-modal';
import { copiedMessage, getFileCardKind, movedMessage, texts } from './labels';
import { RenameModal } from './rename-modal';
import { VersionsModal } from './versions-modal';

/** A file as something that can be inserted. */
function toDesign( file: CloudFile ): Design {
	const isPage = getFileCardKind( file ) === 'page';
	const item: Item = {
		id: file.id,
		name: file.name,
		slug: file.slug,
		type: isPage ? 'pages' : 'sections',
		platform: file.platform,
		thumbnail: file.thumbnail,
		dependencies: [],
		block_types: [],
		pack: null,
	} as unknown as Item;
	return { ...item, origin: 'cloud' };
}

/** Downloads content as a file. */
function saveAs( name: string, content: Blob ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( content );
	link.download = name;
	link.click();
	// The browser has taken what it needs by then.
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}

/** An action on files that needs a modal. */
interface Task {
	entry: Exclude< FileAction, 'insert' | 'download' > | 'delete-kit';
	files: CloudFile[];
}

export interface FileActions {
	/** Menu entries of a file. */
	getEntries: ( file: CloudFile, view: View ) => FileAction[];
	/** Disabled entries. */
	disabled: Disabled;
	/** Starts an action on files. */
	start: ( entry: FileAction, files: CloudFile[] ) => void;
	/** Moves files to a workspace at once, as dropping them there does. */
	moveTo: ( ids: number[], workspace: WorkspaceChoice ) => void;
	/** Files that are on their way out of the list. */
	leaving: number[];
	/** The dialog of what is under way. */
	dialog: ReactNode;
}

interface Options {
	/** Workspace of the files; without it they are in My Clouds. */
	workspace?: { id: number; isOwn: boolean };
	disabled?: Disabled;
}

/** Everything that files can be asked for, with its dialogs and what is said of its end. */
export function useFileActions( {
	workspace,
	disabled = {},
}: Options = {} ): FileActions {
	const { fail, notices } = useApp();
	const { insert } = useInsert();
	const canInsert = {
		gutenberg: useCanInsert( { platform: 'gutenberg' } ),
		elementor: useCanInsert( { platform: 'elementor' } ),
	};
	const [ task, setTask ] = useState< Task >();
	const cloud = useDispatch( cloudStore );
	// Whatever is done with files, a workspace that was looked at before may have others by then.
	const { removeFiles, refreshFiles: reload } =
		useDispatch( workspacesStore );
	const { userId, leaving } = useSelect(
		( select ) => ( {
			userId: select( profileStore ).getUser()?.id ?? 0,
			leaving: select( cloudStore ).getRemovingFiles(),
		} ),
		[]
	);

	const getEntries = ( file: CloudFile, view: View ) =>
		getFileActions( {
			file,
			userId,
			ownsWorkspace: Boolean( workspace?.isOwn ),
			view,
		} ).filter(
			( entry ) => entry !== 'insert' || canInsert[ file.platform ]
		);

	/** Says that something failed. What is not there any more is looked for anew. */
	const sayFailed = ( failure: Failure, title: string, message?: string ) => {
		if ( failure.code === NOT_FOUND ) {
			cloud.refresh();
			void reload();
		}
		fail( failure, title, message );
	};

	const succeed = ( title: string, message = '', onUndo?: () => void ) =>
		notices.push( {
			status: 'success',
			title,
			message,
			...( onUndo && { onUndo } ),
		} );

	/** Takes back an action, and says so only where that fails. */
	const undo = async (
		action: Promise< object & { failure?: Failure } >
	) => {
		const { failure } = await action;
		if ( failure ) {
			sayFailed( failure, texts.wrong() );
		}
		void reload();
	};

	const copyTo = async ( ids: number[], workspaceId: number ) => {
		const done = await cloud.copy( ids, workspaceId, reload );
		setTask( undefined );
		if ( done.isCopied ) {
			succeed(
				__( 'Successfully Copied', 'templately' ),
				copiedMessage( ids.length, done.workspace?.title ?? null ),
				() =>
					void undo(
						cloud.trash(
							done.files.map( ( { id } ) => id ),
							workspaceId ? 'workspace' : 'cloud'
						)
					)
			);
		} else {
			sayFailed( done.failure, texts.wrong() );
		}
	};

	const moveTo = async ( ids: number[], workspaceId: number ) => {
		const done = await cloud.move( ids, workspaceId, () =>
			removeFiles( ids )
		);
		setTask( undefined );
		if ( done.isMoved ) {
			succeed(
				__( 'Successfully Moved', 'templately' ),
				movedMessage( ids.length, done.workspace?.title ?? null ),
				() => void undo( cloud.move( ids, workspace?.id ?? 0 ) )
			);
		} else {
			sayFailed( done.failure, texts.wrong() );
		}
	};

	const remove = async ( files: CloudFile[], force = false ) => {
		setTask( undefined );
		const ids = files.map( ( { id } ) => id );
		const done = await cloud.trash(
			ids,
			workspace ? 'workspace' : 'cloud',
			() => removeFiles( ids ),
			force
		);
		if ( done.isDeleted ) {
			succeed(
				__( 'Successfully Deleted!', 'templately' ),
				__( 'You have deleted a file from your cloud.', 'templately' ),
				// Files of others are in the trash of their owners.
				files.every( ( { owner } ) => owner.id === userId )
					? () => void undo( cloud.restore( ids ) )
					: undefined
			);
		} else if ( done.failure.code === CANT_DELETE_KIT && ! force ) {
			setTask( { entry: 'delete-kit', files } );
		} else {
			sayFailed(
				done.failure,
				__( 'Something went wrong!', 'templately' ),
				__(
					'Something went wrong regarding deleting your file. Try Later or Contact for Support.',
					'templately'
				)
			);
		}
	};

	const download = async ( files: CloudFile[] ) => {
		for ( const file of files ) {
			const done = await cloud.download( file.id );
			if ( ! done.isDownloaded ) {
				sayFailed(
					done.failure,
					__( 'Download Failed!!!', 'templately' )
				);
				return;
			}
			saveAs( done.name, done.content );
		}
		succeed( __( 'Successfully Downloaded!', 'templately' ) );
	};

	const close = () => setTask( undefined );
	const start = ( entry: FileAction, files: CloudFile[] ) => {
		const [ first ] = files;
		if ( entry === 'insert' ) {
			if ( first ) {
				insert( toDesign( first ) );
			}
		} else if ( entry === 'download' ) {
			void download( files );
		} else {
			setTask( { entry, files } );
		}
	};

	const renderDialog = ( { entry, files }: Task ): ReactNode => {
		const ids = files.map( ( { id } ) => id );
		const [ first ] = files;
		switch ( entry ) {
			case 'copy':
			case 'move':
				return (
					<CopyMoveModal
						action={ entry }
						files={ files }
						workspaceId={ workspace?.id ?? 0 }
						onChoose={ ( target ) =>
							( entry === 'copy' ? copyTo : moveTo )(
								ids,
								target
							)
						}
						onClose={ close }
					/>
				);
			case 'delete':
				return (
					<DeleteModal
						files={ files }
						onDelete={ () => void remove( files ) }
						onClose={ close }
					/>
				);
			case 'delete-kit':
				return (
					<KitDialog
						onDelete={ () => void remove( files, true ) }
						onClose={ close }
					/>
				);
			case 'rename':
				return first ? (
					<RenameModal
						name={ first.name }
						rename={ async ( name ) => {
							await cloud.rename( first.id, name );
							void reload();
						} }
						onClose={ close }
					/>
				) : null;
			case 'versions':
				return first ? (
					<VersionsModal
						file={ first }
						canTakeBack={
							first.owner.id === userId && first.can.save
						}
						onTakenBack={ () => void reload() }
						onClose={ close }
					/>
				) : null;
		}
	};

	return {
		getEntries,
		disabled,
		start,
		moveTo: ( ids, target ) => void moveTo( ids, target.id ),
		leaving,
		dialog: task ? renderDialog( task ) : null,
	};
}
