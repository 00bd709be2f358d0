import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_CHANGE, store as workspacesStore } from '@templately/workspaces';
import type { Failure } from '@templately/rest';
import { Field } from '@templately/ui';
import { useApp } from '../app-context';
import { FormDialog } from './parts';
import { PeopleField } from './people-field';
import { texts } from './words';

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
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure >();

	const submit = async () => {
		setBusy( true );
		setFailure( undefined );
		const result = await create(
			{ title: title.trim(), share_with: people.added },
			page
		);
		if ( result.isCreated ) {
			onClose();
			popups.push( {
				status: 'success',
				title: texts.created( result.workspace.title ),
				message: '',
			} );
			return;
		}
		setFailure( result.failure );
		setBusy( false );
	};

	return (
		<FormDialog
			title={ __( 'Create workspace', 'templately' ) }
			action={ texts.create() }
			isBusy={ isBusy }
			canSubmit={ title.trim() !== '' }
			failure={
				failure && { text: texts.createFailed(), reason: failure }
			}
			onSubmit={ submit }
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
