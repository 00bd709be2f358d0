/** Confirmations: delete a workspace, leave it, transfer it. */
import { CheckboxControl, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as cloudStore } from '@templately/cloud';
import type { Workspace } from '@templately/rest/workspaces';
import { store as workspacesStore } from '@templately/workspaces';
import { useApp } from '../shell/app-context';
import { FormModal } from '@templately/ui/form-modal';
import { useAsyncAction } from '../shell/use-async-action';
import { texts } from './labels';

interface Props {
	workspace: Workspace;
	onClose: () => void;
	/** Called when the workspace is gone. */
	onGone?: () => void;
}

/** Deletes a workspace. */
export function DeleteDialog( {
	workspace,
	page,
	onClose,
	onGone,
}: Props & { page: number } ) {
	const { notices } = useApp();
	const { remove } = useDispatch( workspacesStore );
	const { refresh } = useDispatch( cloudStore );
	const [ deletesFiles, setDeletesFiles ] = useState( false );
	const { title, people } = workspace;

	const action = useAsyncAction( async () => {
		const result = await remove( workspace, deletesFiles, page );
		if ( ! result.isDeleted ) {
			throw result.failure;
		}
		// Files went home, or to the trash.
		refresh();
		onClose();
		onGone?.();
		notices.push( {
			status: 'success',
			title: texts.deletedTitle(),
			message: texts.deleted(),
		} );
	} );

	return (
		<FormModal
			title={ texts.areYouSure() }
			submitLabel={ __( 'Delete', 'templately' ) }
			isDestructive
			action={ action }
			error={ { text: texts.deleteFailed() } }
			onClose={ onClose }
		>
			<p dir="auto">
				{ people.length > 0
					? sprintf(
							/* translators: 1: name of a workspace, 2: number of people. */
							_n(
								'%2$d person you share “%1$s” with will lose access.',
								'%2$d people you share “%1$s” with will lose access.',
								people.length,
								'templately'
							),
							title,
							people.length
						)
					: sprintf(
							/* translators: %s: name of a workspace. */
							__(
								'“%s” will be permanently deleted.',
								'templately'
							),
							title
						) }
			</p>
			<CheckboxControl
				label={ texts.deleteFiles() }
				help={
					deletesFiles
						? __(
								'Each file moves to its owner’s trash for 30 days.',
								'templately'
							)
						: __(
								'Files return to their owners’ My Clouds.',
								'templately'
							)
				}
				checked={ deletesFiles }
				onChange={ setDeletesFiles }
				__nextHasNoMarginBottom
			/>
		</FormModal>
	);
}

/** Leaves a shared workspace. */
export function LeaveDialog( { workspace, onClose, onGone }: Props ) {
	const { notices } = useApp();
	const { leave } = useDispatch( workspacesStore );
	const { refresh } = useDispatch( cloudStore );

	const action = useAsyncAction( async () => {
		const result = await leave( workspace.id );
		if ( ! result.isLeft ) {
			throw result.failure;
		}
		// Files went home, or to the trash.
		refresh();
		onClose();
		onGone?.();
		notices.push( {
			status: 'success',
			title: sprintf(
				/* translators: %s: name of a workspace. */
				__( 'You have left “%s”.', 'templately' ),
				workspace.title
			),
			message: '',
		} );
	} );

	return (
		<FormModal
			title={ texts.areYouSure() }
			submitLabel={ __( 'Leave', 'templately' ) }
			isDestructive
			action={ action }
			onClose={ onClose }
		>
			<p dir="auto">
				{ sprintf(
					/* translators: %s: name of a workspace. */
					__(
						'You will lose access to “%s”. Your files in it return to My Clouds.',
						'templately'
					),
					workspace.title
				) }
			</p>
		</FormModal>
	);
}

/** Makes an editor the owner. */
export function TransferDialog( { workspace, onClose, onGone }: Props ) {
	const { notices } = useApp();
	const { transfer } = useDispatch( workspacesStore );
	const editors = workspace.people.filter(
		( { role } ) => role === 'editor'
	);
	const [ chosen, setChosen ] = useState( '' );

	const action = useAsyncAction( async () => {
		const result = await transfer( workspace.id, Number( chosen ) );
		if ( ! result.isTransferred ) {
			throw result.failure;
		}
		onClose();
		onGone?.();
		notices.push( {
			status: 'success',
			title: sprintf(
				/* translators: 1: name of a workspace, 2: name of a person. */
				__( '%2$s now owns “%1$s”.', 'templately' ),
				workspace.title,
				editors.find( ( { id } ) => String( id ) === chosen )?.name ??
					''
			),
			message: '',
		} );
	} );

	return (
		<FormModal
			title={ __( 'Transfer Workspace', 'templately' ) }
			submitLabel={ __( 'Transfer', 'templately' ) }
			action={ action }
			canSubmit={ chosen !== '' }
			onClose={ onClose }
		>
			{ editors.length > 0 ? (
				<SelectControl
					label={ __( 'New owner', 'templately' ) }
					value={ chosen }
					options={ [
						{
							value: '',
							label: __( 'Choose an editor', 'templately' ),
							disabled: true,
						},
						...editors.map( ( { id, name, email } ) => ( {
							value: String( id ),
							label: email ? `${ name } (${ email })` : name,
						} ) ),
					] }
					onChange={ setChosen }
					help={ __(
						'The new owner can rename, share and delete the workspace. You stay as an editor. Files keep their owners.',
						'templately'
					) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) : (
				<p>
					{ __(
						'Only an editor of this workspace can become its owner. Invite an editor first.',
						'templately'
					) }
				</p>
			) }
		</FormModal>
	);
}
