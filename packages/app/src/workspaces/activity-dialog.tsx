import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Workspace } from '@templately/rest/workspaces';
import { Avatar, Pagination } from '@templately/ui';
import { store as workspacesStore } from '@templately/workspaces';
import { Failed } from '../layout/failed';
import { DateTime, TableSkeleton } from '../lists/table';
import { useResolved } from '../use-resolved';
import { happened } from './labels';

/** Who did what in a workspace, the last first. */
export function ActivityDialog( {
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
				{ failure && <Failed failure={ failure } retry={ retry } /> }
				{ ! failure && ! value && <TableSkeleton /> }
				{ ! failure && value?.activity.length === 0 && (
					<p className="templately-soft">
						{ __(
							'Nothing has happened here in the last 90 days.',
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
										{ happened( entry ) }
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
