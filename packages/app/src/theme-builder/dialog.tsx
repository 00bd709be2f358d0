import { AddTemplate } from './add-template';
import { ConditionsDialog } from './conditions-dialog';
import './theme-builder.css';

/** The open modal: a new template, or the conditions of one. */
export type Task = { name: 'add' } | { name: 'conditions'; templateId: number };

export interface DialogProps {
	task: Task;
	onClose: () => void;
}

/** The one dialog of the theme builder that may be open. */
const Dialog = ( { task, onClose }: DialogProps ) =>
	task.name === 'add' ? (
		<AddTemplate onClose={ onClose } />
	) : (
		<ConditionsDialog
			key={ task.templateId }
			templateId={ task.templateId }
			onClose={ onClose }
		/>
	);

export default Dialog;
