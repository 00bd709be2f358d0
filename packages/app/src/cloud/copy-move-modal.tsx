import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import type { WorkspaceChoice } from '@templately/rest/workspaces';
import { FormModal } from '@templately/ui/form-modal';
import { GroupedSelect } from '@templately/ui/grouped-select';
import { store as workspacesStore } from '@templately/workspaces';
import { RequestError } from '../shell/request-error';
import { titles, workspacesFailedText } from '../lists/account-labels';
import { useAsyncAction } from '../shell/use-async-action';
import { useResolved } from '../shell/use-resolved';
import { FileLines } from './delete-modal';
import { selectLabels, texts } from './labels';

interface Props {
	action: 'copy' | 'move';
	files: CloudFile[];
	/** The workspace with the files; 0 is My Clouds. */
	workspaceId: number;
	onChoose: ( workspaceId: number ) => Promise< void >;
	onClose: () => void;
}

/** Asks for the workspace to which files are copied or moved. */
export function CopyMoveModal( {
	action,
	files,
	workspaceId,
	onChoose,
	onClose,
}: Props ) {
	const {
		value: choices,
		failure,
		retry,
	} = useResolved( workspacesStore, 'getChoices' );
	const [ chosen, setChosen ] = useState( '' );
	const request = useAsyncAction( () => onChoose( Number( chosen ) ) );
	const title = action === 'copy' ? texts.copyTo() : texts.moveTo();
	const getOptions = ( workspaces: WorkspaceChoice[] = [] ) =>
		workspaces.map( ( workspace ) => ( {
			value: String( workspace.id ),
			label: workspace.title,
			// Viewers cannot add files, and the current workspace has them already.
			isDisabled:
				workspace.role === 'viewer' || workspace.id === workspaceId,
		} ) );
	return (
		<FormModal
			title={ title }
			submitLabel={ title }
			action={ request }
			canSubmit={ chosen !== '' }
			hasSpinner
			onClose={ onClose }
		>
			<FileLines files={ files } />
			{ failure ? (
				<RequestError
					failure={ failure }
					retry={ retry }
					line={ workspacesFailedText() }
				/>
			) : (
				<GroupedSelect
					label={ __( 'WorkSpace', 'templately' ) }
					placeholder={
						choices
							? __( 'Select a WorkSpace', 'templately' )
							: __( 'Loading…', 'templately' )
					}
					value={ chosen }
					onChange={ setChosen }
					options={
						workspaceId === 0
							? []
							: [ { value: '0', label: titles.clouds() } ]
					}
					groups={ [
						{
							label: selectLabels.ownGroup(),
							options: getOptions( choices?.own ),
							empty: selectLabels.noWorkspace(),
						},
						{
							label: selectLabels.sharedGroup(),
							options: getOptions( choices?.shared ),
							empty: selectLabels.noWorkspace(),
						},
					] }
					empty={
						choices
							? selectLabels.noWorkspaces()
							: __( 'Loading…', 'templately' )
					}
					isDisabled={ request.isBusy || ! choices }
				/>
			) }
		</FormModal>
	);
}
