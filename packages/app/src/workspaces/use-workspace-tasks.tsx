import { useState } from '@wordpress/element';
import type { Workspace } from '@templately/rest/workspaces';
import type { ReactNode } from 'react';
import { ActivityDialog } from './activity-dialog';
import { AddDialog } from './add-dialog';
import { DeleteDialog, LeaveDialog, TransferDialog } from './confirm-dialogs';
import { CreateDialog } from './create-dialog';
import { EditDialog } from './edit-dialog';

const DIALOGS = {
	edit: EditDialog,
	add: AddDialog,
	activity: ActivityDialog,
	leave: LeaveDialog,
	transfer: TransferDialog,
	delete: DeleteDialog,
} as const;

export type Ask = ( name: keyof typeof DIALOGS, workspace: Workspace ) => void;

type Task =
	{ name: 'create' } | { name: keyof typeof DIALOGS; workspace: Workspace };

/**
 * What a workspace can be asked for, with its dialogs.
 *
 * @param page   The page of workspaces that is looked at.
 * @param onGone Told when a workspace that was asked for is not there any more, or is another's.
 */
export function useWorkspaceTasks(
	page: number,
	onGone?: () => void
): { ask: Ask; create: () => void; dialog: ReactNode } {
	const [ task, setTask ] = useState< Task >();
	const close = () => setTask( undefined );
	const dialogOf = ( open: Task ): ReactNode => {
		if ( open.name === 'create' ) {
			return <CreateDialog page={ page } onClose={ close } />;
		}
		const Dialog = DIALOGS[ open.name ];
		return (
			<Dialog
				workspace={ open.workspace }
				page={ page }
				onClose={ close }
				onGone={ onGone }
			/>
		);
	};
	return {
		ask: ( name, workspace ) => setTask( { name, workspace } ),
		create: () => setTask( { name: 'create' } ),
		dialog: task ? dialogOf( task ) : null,
	};
}
