import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { NewTemplate } from '@templately/rest/templates';
import { store as templatesStore } from '@templately/templates';
import { EmptyFace, Field } from '@templately/ui';
import { closing } from '@templately/ui/closing';
import { FormModal } from '@templately/ui/form-modal';
import { signInPlace, useApp } from '../app-context';
import { Failed } from '../layout/failed';
import { useAsyncAction } from '../use-async-action';
import { useResolved } from '../use-resolved';
import type { Saving } from './push';
import { SaveForm } from './save-form';
import type { SaveTask } from './save-now';
import { savingFrom } from './save-screen';
import { texts } from './words';
import './templates.css';

/** Saves what is open in the editor, or selected in it: in the cloud, or on this site. */
export default function SaveDialog( {
	task,
	onClose,
}: {
	task: SaveTask;
	onClose: () => void;
} ) {
	const { editor } = useApp().host;
	const [ isBusy, setBusy ] = useState( false );
	const [ saving ] = useState( () =>
		editor ? savingFrom( editor, task.what ) : undefined
	);
	const title =
		task.as === 'cloud' ? texts.saveToCloud() : texts.saveAsTemplate();
	if ( ! saving ) {
		return (
			<Modal
				className="templately"
				title={ title }
				size="medium"
				onRequestClose={ onClose }
			>
				<EmptyFace title={ __( 'Nothing to save yet', 'templately' ) }>
					{ __( 'The open document is empty.', 'templately' ) }
				</EmptyFace>
			</Modal>
		);
	}
	return task.as === 'template' ? (
		<AsTemplate title={ title } saving={ saving } onClose={ onClose } />
	) : (
		<ForAccount title={ title } onClose={ onClose }>
			<Modal
				className="templately"
				title={ title }
				size="large"
				{ ...closing( isBusy, onClose ) }
			>
				<SaveForm
					saving={ saving }
					onBusy={ setBusy }
					onSaved={ onClose }
				/>
			</Modal>
		</ForAccount>
	);
}

/** Who is not signed in does that first. */
function ForAccount( {
	title,
	onClose,
	children,
}: {
	title: string;
	onClose: () => void;
	children: JSX.Element;
} ) {
	const { host } = useApp();
	const {
		value: user,
		failure,
		retry,
	} = useResolved( profileStore, 'getUser' );
	useEffect( () => {
		if ( user === null ) {
			onClose();
			host.history.navigate( signInPlace( host ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when that is known.
	}, [ user ] );
	if ( failure && ! user ) {
		return (
			<Modal
				className="templately"
				title={ title }
				size="medium"
				onRequestClose={ onClose }
			>
				<Failed failure={ failure } retry={ retry } />
			</Modal>
		);
	}
	return user ? children : null;
}

function AsTemplate( {
	title,
	saving,
	onClose,
}: {
	title: string;
	saving: Saving;
	onClose: () => void;
} ) {
	const { popups } = useApp();
	const { save } = useDispatch( templatesStore );
	const [ name, setName ] = useState( '' );
	const action = useAsyncAction( async () => {
		const result = await save( {
			title: name.trim(),
			content: saving.content.join( '\n\n' ),
			type: saving.type as NewTemplate[ 'type' ],
		} );
		if ( ! result.isSaved ) {
			throw result.failure;
		}
		popups.push( {
			status: 'success',
			title: __( 'Saved as a template.', 'templately' ),
			message: '',
		} );
		onClose();
	} );
	return (
		<FormModal
			title={ title }
			submitLabel={ __( 'Save', 'templately' ) }
			action={ action }
			canSubmit={ name.trim() !== '' }
			onClose={ onClose }
		>
			<Field
				label={ __( 'Name', 'templately' ) }
				name="name"
				value={ name }
				onChange={ setName }
				hint={ __(
					'It is kept on this site, under Templates. Pages that use it do not change with it.',
					'templately'
				) }
				autoComplete="off"
			/>
		</FormModal>
	);
}
