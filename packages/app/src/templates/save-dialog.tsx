import { Modal, Button } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useState, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { NewTemplate } from '@templately/rest/templates';
import { store as templatesStore, PUSHED_LASTS } from '@templately/templates';
import { EmptyState, Field } from '@templately/ui';
import { getModalCloseProps } from '@templately/ui/closing';
import { FormModal, FormError } from '@templately/ui/form-modal';
import { signInPlace, useApp } from '../shell/app-context';
import { RequestError } from '../shell/request-error';
import { useAsyncAction } from '../shell/use-async-action';
import { useResolved } from '../shell/use-resolved';
import {
	type SaveRequest,
	type Destination,
	toPushRequest,
	pushTemplate,
} from './push-request';
import type { SaveTask } from './save-now';
import { savingFrom } from './save-screen';
import { texts } from './labels';
import type { Failure } from '@templately/rest';
import type { ReactNode } from 'react';
import { DestinationSelect } from './destination-select';
import {
	OmissionNotice,
	usePushCheck,
	UpdateOption,
	useExistingTemplate,
} from './push-notices';
import { takePicture, HiddenPreview } from './template-picture';
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
		task.as === 'cloud'
			? __( 'Save to cloud', 'templately' )
			: __( 'Save as template', 'templately' );
	if ( ! saving ) {
		return (
			<Modal
				className="templately"
				title={ title }
				size="medium"
				onRequestClose={ onClose }
			>
				<EmptyState title={ __( 'Nothing to save yet', 'templately' ) }>
					{ __( 'The open document is empty.', 'templately' ) }
				</EmptyState>
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
				{ ...getModalCloseProps( isBusy, onClose ) }
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

/** Asks users to sign in first. */
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
				<RequestError failure={ failure } retry={ retry } />
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
	saving: SaveRequest;
	onClose: () => void;
} ) {
	const { notices } = useApp();
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
		notices.push( {
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
					'The template is saved on this site, under Saved templates. Editing it does not change pages that use it.',
					'templately'
				) }
				autoComplete="off"
			/>
		</FormModal>
	);
}

/** Something on its way to the cloud: what it looks like, its name, where it goes and what stays behind. */
export function SaveForm( {
	saving,
	previewUrl = '',
	onBusy,
	onSaved,
	children,
}: {
	/** Undefined if nothing is selected, or while loading. */
	saving: SaveRequest | undefined;
	previewUrl?: string;
	onBusy?: ( isBusy: boolean ) => void;
	/** Called before the saved file opens. */
	onSaved?: () => void;
	/** Before the name: what else is to be chosen. */
	children?: ReactNode;
} ) {
	const registry = useRegistry();
	const { host, notices } = useApp();
	const stage = useRef< HTMLDivElement >( null );
	const checked = usePushCheck( saving );
	const [ name, setName ] = useState( '' );
	const [ destination, setDestination ] = useState< Destination >();
	const [ isUploading, setUploading ] = useState( false );
	useEffect( () => onBusy?.( isUploading ), [ onBusy, isUploading ] );
	const [ failure, setFailure ] = useState< Failure >();
	const namesake = useExistingTemplate( saving, name, destination );
	const title = saving?.title;
	useEffect( () => {
		if ( title !== undefined ) {
			setName( title );
		}
	}, [ title ] );

	const isReady =
		saving !== undefined &&
		name.trim() !== '' &&
		destination !== undefined &&
		! isUploading;

	const submit = async () => {
		if ( ! isReady ) {
			return;
		}
		setUploading( true );
		setFailure( undefined );
		const result = await pushTemplate(
			registry,
			toPushRequest(
				saving,
				name,
				destination,
				await takePicture( stage.current ),
				namesake.isChosen ? namesake.file : undefined
			)
		);
		setUploading( false );
		if ( ! result.isPushed ) {
			namesake.again();
			setFailure( result.failure );
			return;
		}
		notices.push( {
			status: 'success',
			title: __( 'Successfully Pushed!', 'templately' ),
			message: '',
			lasts: PUSHED_LASTS,
		} );
		onSaved?.();
		host.history.navigate( `/${ result.redirect }` );
	};

	return (
		<div className="templately-saving">
			<HiddenPreview
				saving={ saving }
				previewUrl={ previewUrl }
				stage={ stage }
			/>
			<form
				className="templately-stack"
				aria-label={ texts.saveTitle() }
				onSubmit={ ( event ) => {
					event.preventDefault();
					void submit();
				} }
			>
				{ children }
				<Field
					label={ __( 'Name', 'templately' ) }
					name="name"
					value={ name }
					onChange={ setName }
					autoComplete="off"
				/>
				<DestinationSelect
					chosen={ destination }
					onChoose={ setDestination }
				/>
				<UpdateOption { ...namesake } />
				{ saving && <OmissionNotice { ...checked } /> }
				{ failure && (
					<FormError
						title={ __(
							'Something must went wrong!',
							'templately'
						) }
						reason={ failure }
					/>
				) }
				<div className="templately-row">
					<Button
						type="submit"
						variant="primary"
						__next40pxDefaultSize
						isBusy={ isUploading }
						disabled={ ! isReady }
						accessibleWhenDisabled
					>
						{ __( 'Save & Push', 'templately' ) }
					</Button>
					<span className="templately-soft" role="status">
						{ isUploading && __( 'Uploading…', 'templately' ) }
					</span>
				</div>
			</form>
		</div>
	);
}
