import { Modal, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import type { WorkspaceChoice } from '@templately/rest/workspaces';
import { closing } from '@templately/ui/closing';
import { GroupedSelect } from '@templately/ui/grouped-select';
import { store as workspacesStore } from '@templately/workspaces';
import { CancelButton, Foot, FootButton } from '../insert/dialog-parts';
import { Failed } from '../layout/failed';
import { titles, workspacesFailedText } from '../lists/account-layout';
import { useResolved } from '../use-resolved';
import { FileLines } from './file-line';
import { selectLabels, texts } from './words';

interface Props {
	action: 'copy' | 'move';
	files: CloudFile[];
	/** Where the files lie now; 0 is My Clouds. */
	workspaceId: number;
	/** Told where to. */
	onChoose: ( workspaceId: number ) => Promise< void >;
	onClose: () => void;
}

/** Asks where files are to be copied or moved. */
export function CopyMoveDialog( {
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
	const [ isBusy, setBusy ] = useState( false );
	const title = action === 'copy' ? texts.copyTo() : texts.moveTo();
	const optionsOf = ( workspaces: WorkspaceChoice[] = [] ) =>
		workspaces.map( ( workspace ) => ( {
			value: String( workspace.id ),
			label: workspace.title,
			// Who may only look adds nothing, and files lie where they lie.
			isDisabled:
				workspace.role === 'viewer' || workspace.id === workspaceId,
		} ) );
	return (
		<Modal
			className="templately"
			title={ title }
			size="medium"
			{ ...closing( isBusy, onClose ) }
		>
			<form
				className="templately-stack"
				onSubmit={ ( event ) => {
					event.preventDefault();
					setBusy( true );
					void onChoose( Number( chosen ) );
				} }
			>
				<FileLines files={ files } />
				{ failure ? (
					<Failed
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
								options: optionsOf( choices?.own ),
								empty: selectLabels.noWorkspace(),
							},
							{
								label: selectLabels.sharedGroup(),
								options: optionsOf( choices?.shared ),
								empty: selectLabels.noWorkspace(),
							},
						] }
						empty={
							choices
								? selectLabels.noWorkspaces()
								: __( 'Loading…', 'templately' )
						}
						isDisabled={ isBusy || ! choices }
					/>
				) }
				<Foot>
					{ isBusy && <Spinner /> }
					<CancelButton isDisabled={ isBusy } onCancel={ onClose } />
					<FootButton
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy || chosen === '' }
						accessibleWhenDisabled
					>
						{ title }
					</FootButton>
				</Foot>
			</form>
		</Modal>
	);
}
