import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import { CancelButton, Foot, FootButton } from '../insert/dialog-parts';
import { FileLines } from './file-line';
import { texts } from './words';

interface Props {
	files: CloudFile[];
	/** What is asked. */
	question?: string;
	/** What becomes of each file. */
	note?: string;
	onDelete: () => void;
	onClose: () => void;
}

/** Asks before files are deleted. */
export const DeleteDialog = ( {
	files,
	question = texts.deleteQuestion(),
	note = __( 'Stays in the trash for 30 days', 'templately' ),
	onDelete,
	onClose,
}: Props ) => (
	<Modal
		className="templately"
		title={ texts.areYouSure() }
		size="small"
		onRequestClose={ onClose }
	>
		<div className="templately-stack">
			<p>{ question }</p>
			<FileLines files={ files } note={ note } />
			<Foot>
				<CancelButton onCancel={ onClose } />
				<FootButton
					variant="primary"
					isDestructive
					onClick={ onDelete }
				>
					{ __( 'Delete', 'templately' ) }
				</FootButton>
			</Foot>
		</div>
	</Modal>
);
