import { useState } from '@wordpress/element';
import type { Workspace } from '@templately/rest/workspaces';
import type { ReactNode } from 'react';
import { AddDialog } from './add-dialog';
import { DeleteDialog, LeaveDialog, TransferDialog } from './confirm-dialogs';
import { CreateDialog, EditDialog } from './edit-dialog';
import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar, Pagination } from '@templately/ui';
import { store as workspacesStore } from '@templately/workspaces';
import { RequestError } from '../shell/request-error';
import { DateTime, TableSkeleton } from '../lists/table';
import { useResolved } from '../shell/use-resolved';
import { getActivityMessage } from './labels';

const DIALOGS = {
	edit: EditDialog,
	add: AddDialog,
	activity: ActivityDialog,
	leave: LeaveDialog,
	transfer: TransferDialog,
	delete: DeleteDialog,
} as const;

export type OpenDialog = (
	name: keyof typeof DIALOGS,
	workspace: Workspace
) => void;

type Task =
	{ name: 'create' } | { name: keyof typeof DIALOGS; workspace: Workspace };

/** Actions and modals of workspaces. `onGone` is called when a workspace was deleted, left or transferred. */
export function useWorkspaceTasks(
	page: number,
	onGone?: () => void
): { ask: OpenDialog; create: () => void; dialog: ReactNode } {
	const [ task, setTask ] = useState< Task >();
	const close = () => setTask( undefined );
	const renderDialog = ( open: Task ): ReactNode => {
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
		dialog: task ? renderDialog( task ) : null,
	};
}

/** Activity log of a workspace, newest first. */
function ActivityDialog( {
	workspace,
	onClose,
}: {
	workspace: Workspace;
	onClose: () => void;
} ) {
	const [ page, setPage ] = useState( 1 );
	const { value, failure, retry } = useResolved(
		workspacesStore,
		'getActivity',
		workspace.id,
		page
	);
	return (
		<Modal
			className="templately"
			title={ sprintf(
				/* translators: %s: name of a workspace. */
				__( 'Activity in %s', 'templately' ),
				workspace.title
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<div className="templately-stack">
				{ failure && (
					<RequestError failure={ failure } retry={ retry } />
				) }
				{ ! failure && ! value && <TableSkeleton /> }
				{ ! failure && value?.activity.length === 0 && (
					<p className="templately-soft">
						{ __(
							'No activity in the last 90 days.',
							'templately'
						) }
					</p>
				) }
				{ ! failure && value && value.activity.length > 0 && (
					<ul className="templately-people">
						{ value.activity.map( ( entry ) => (
							<li key={ entry.id } className="templately-person">
								<Avatar name={ entry.account.name } photo="" />
								<span className="templately-person__words">
									<span dir="auto">
										{ getActivityMessage( entry ) }
									</span>
									<span className="templately-small">
										<DateTime
											at={ entry.happened_at }
											hasTime
										/>
									</span>
								</span>
							</li>
						) ) }
					</ul>
				) }
				{ ! failure && value && value.total_page > 1 && (
					<Pagination
						current={ value.current_page }
						total={ value.total_page }
						onChange={ setPage }
					/>
				) }
			</div>
		</Modal>
	);
}
