import { __ } from '@wordpress/i18n';
import type { Workspace } from '@templately/rest/workspaces';
import { backup, moveTo, pencil, trash } from '@templately/ui/more-icons';
import type { RowMenuEntry } from '@templately/ui/row-menu';
import { texts } from './labels';
import type { Ask } from './use-workspace-tasks';

/**
 * What a workspace can be asked for: by its owner everything, by an editor what happened, by everybody else to be left.
 *
 * @param workspace The workspace.
 * @param ask       Asks for it.
 */
export function menuOfWorkspace(
	workspace: Workspace,
	ask: Ask
): RowMenuEntry[][] {
	const { role, shared } = workspace;
	const activity: RowMenuEntry = {
		label: __( 'Activity', 'templately' ),
		icon: backup,
		onChoose: () => ask( 'activity', workspace ),
	};
	if ( shared ) {
		return [
			role === 'editor' ? [ activity ] : [],
			[
				{
					label: __( 'Leave', 'templately' ),
					icon: moveTo,
					isDestructive: true,
					onChoose: () => ask( 'leave', workspace ),
				},
			],
		];
	}
	return [
		[
			{
				label: texts.edit(),
				icon: pencil,
				onChoose: () => ask( 'edit', workspace ),
			},
			activity,
			{
				label: __( 'Transfer', 'templately' ),
				icon: moveTo,
				onChoose: () => ask( 'transfer', workspace ),
			},
		],
		[
			{
				label: __( 'Delete', 'templately' ),
				icon: trash,
				isDestructive: true,
				onChoose: () => ask( 'delete', workspace ),
			},
		],
	];
}
