import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Field } from '@templately/ui';
import { NO_CHANGE, store as workspacesStore } from '@templately/workspaces';
import { useApp } from '../app-context';
import { FormDialog } from '../form-dialog';
import { useSending } from '../use-sending';
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

	const sending = useSending( async () => {
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
		<FormDialog
			title={ __( 'Create workspace', 'templately' ) }
			action={ texts.create() }
			sending={ sending }
			canSubmit={ title.trim() !== '' }
			refusal={ { text: texts.createFailed() } }
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
		</FormDialog>
	);
}
