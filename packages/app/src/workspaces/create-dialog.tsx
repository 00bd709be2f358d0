import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Field } from '@templately/ui';
import { NO_CHANGE, store as workspacesStore } from '@templately/workspaces';
import { useApp } from '../app-context';
import { FormModal } from '@templately/ui/form-modal';
import { useAsyncAction } from '../use-async-action';
import { texts } from './labels';
import { PeopleField } from './people-field';

/** Makes a workspace, and invites people to it. */
export function CreateDialog( {
	page,
	onClose,
}: {
	/** The page of own workspaces that is looked at. */
	page: number;
	onClose: () => void;
} ) {
	const { popups } = useApp();
	const { create } = useDispatch( workspacesStore );
	const [ title, setTitle ] = useState( '' );
	const [ people, setPeople ] = useState( NO_CHANGE );

	const action = useAsyncAction( async () => {
		const result = await create(
			{ title: title.trim(), share_with: people.added },
			page
		);
		if ( ! result.isCreated ) {
			throw result.failure;
		}
		onClose();
		popups.push( {
			status: 'success',
			title: texts.created( result.workspace.title ),
			message: '',
		} );
	} );

	return (
		<FormModal
			title={ __( 'Create workspace', 'templately' ) }
			submitLabel={ texts.create() }
			action={ action }
			canSubmit={ title.trim() !== '' }
			error={ { text: texts.createFailed() } }
			onClose={ onClose }
		>
			<Field
				label={ __( 'Title', 'templately' ) }
				name="title"
				value={ title }
				onChange={ setTitle }
				autoComplete="off"
			/>
			<PeopleField form={ people } stored={ [] } onChange={ setPeople } />
		</FormModal>
	);
}
