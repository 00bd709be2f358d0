import { Modal } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Task } from './fullsite-import-frame';
import { Gate } from './gate';
import { RevertDialog } from './revert-dialog';
import { Wizard } from './wizard';

/** The dialog of what is open: why there is no import, its wizard, or its revert. */
export default function TaskDialog( {
	task,
	onClose,
}: {
	task: Task;
	onClose: () => void;
} ) {
	switch ( task.name ) {
		case 'gate':
			return (
				<Modal
					className="templately"
					title={ __( 'Insert Full Site', 'templately' ) }
					size="medium"
					onRequestClose={ onClose }
				>
					<Gate reason={ task.reason } onClose={ onClose } />
				</Modal>
			);
		case 'revert':
			return <RevertDialog run={ task.run } onClose={ onClose } />;
		default:
			return <WizardModal task={ task } onClose={ onClose } />;
	}
}

function WizardModal( {
	task,
	onClose,
}: {
	task: Extract< Task, { name: 'pack' | 'run' } >;
	onClose: () => void;
} ) {
	// While an import runs, its wizard says what closing means.
	const request = useRef( onClose );
	return (
		<Modal
			className="templately templately-fullsite"
			contentLabel={ __( 'Full Site Import', 'templately' ) }
			isFullScreen
			__experimentalHideHeader
			shouldCloseOnClickOutside={ false }
			onRequestClose={ () => request.current() }
		>
			<Wizard
				key={ task.name === 'pack' ? task.pack.id : task.run.uuid }
				task={ task }
				onClose={ onClose }
				request={ request }
			/>
		</Modal>
	);
}
