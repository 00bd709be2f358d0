import { Button, CheckboxControl, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type {
	Person,
	Workspace,
	WorkspaceInvitation,
} from '@templately/rest/workspaces';
import { Field, icons } from '@templately/ui';
import {
	addPerson,
	canSave,
	getEmails,
	isTypedValid,
	NO_CHANGE,
	parseInvitations,
	removePerson,
	setRole,
	type SharingDraft,
	store as workspacesStore,
	undoRemovePerson,
} from '@templately/workspaces';
import type { RefObject } from 'react';
import { useApp } from '../shell/app-context';
import { FormModal } from '@templately/ui/form-modal';
import { useAsyncAction } from '../shell/use-async-action';
import { roleLabel, texts } from './labels';
import { PeopleField, PersonRow } from './people-field';

/** Edits the name of a workspace and the people who share it. */
export function EditDialog( {
	workspace,
	onClose,
}: {
	workspace: Workspace;
	onClose: () => void;
} ) {
	const { notices } = useApp();
	const { save } = useDispatch( workspacesStore );
	const [ title, setTitle ] = useState( workspace.title );
	const [ form, setForm ] = useState( NO_CHANGE );
	const stored = getEmails( workspace );

	const action = useAsyncAction( async () => {
		const { stays, remove } = getRemovedPeople( form, workspace.people );
		const result = await save(
			workspace.slug,
			{
				id: workspace.id,
				title: title.trim(),
				share_with: addPerson( form, form.typed, stored ).added,
				remove,
				roles: Object.entries( form.roles ).map( ( [ id, role ] ) => ( {
					account_id: Number( id ),
					role,
				} ) ),
			},
			stays
		);
		if ( ! result.isSaved ) {
			throw result.failure;
		}
		onClose();
		notices.push( {
			status: 'success',
			title: texts.savedTitle(),
			message: texts.saved(),
		} );
	} );

	return (
		<FormModal
			title={ texts.edit() }
			submitLabel={ texts.saveChanges() }
			action={ action }
			canSubmit={ canSave( form, title, workspace.title ) }
			error={ { title: texts.wrong(), text: texts.saveFailed() } }
			onClose={ onClose }
		>
			<Field
				label={ __( 'Name', 'templately' ) }
				name="title"
				value={ title }
				onChange={ setTitle }
				autoComplete="off"
			/>
			<SharedWith
				workspace={ workspace }
				form={ form }
				onChange={ setForm }
			/>
			<PeopleField form={ form } stored={ stored } onChange={ setForm } />
		</FormModal>
	);
}

/** People who are removed, by e-mail, and whether copies of their files stay. */
function getRemovedPeople( { removed }: SharingDraft, people: Person[] ) {
	const staying = people.filter(
		( { email } ) => removed[ email ]?.keepsCopies
	);
	return {
		stays: staying.map( ( { id } ) => id ),
		remove: Object.keys( removed ).filter( ( email ) =>
			staying.every( ( person ) => person.email !== email )
		),
	};
}

interface ListProps {
	workspace: Workspace;
	form: SharingDraft;
	onChange: ( form: SharingDraft ) => void;
}

/** All members and invited people of a workspace. */
function SharedWith( { workspace, form, onChange }: ListProps ) {
	const label = useId();
	const invited = parseInvitations( workspace.pending_invitations );
	if ( workspace.people.length + invited.length === 0 ) {
		return (
			<p className="templately-soft">
				{ __( 'You haven’t shared this workspace yet.', 'templately' ) }
			</p>
		);
	}
	return (
		<div>
			<h2 className="templately-subheading" id={ label }>
				{ texts.sharedWith() }
			</h2>
			<ul className="templately-people" aria-labelledby={ label }>
				{ workspace.people.map( ( person ) => (
					<Member
						key={ person.id }
						person={ person }
						form={ form }
						onChange={ onChange }
					/>
				) ) }
				{ invited.map( ( email ) => (
					<Invited
						key={ email }
						email={ email }
						workspace={ workspace }
						form={ form }
						onChange={ onChange }
					/>
				) ) }
			</ul>
		</div>
	);
}

/**
 * Keeps the focus in a row when the button that was pressed makes room for others: it would be outside of the dialog then, which no key
 * closes from there.
 *
 * @param state What the row is like.
 * @return Where the focus goes when that changes.
 */
function useFocusInRow( state: string ): RefObject< HTMLButtonElement > {
	const button = useRef< HTMLButtonElement >( null );
	const before = useRef( state );
	useEffect( () => {
		if ( before.current !== state ) {
			before.current = state;
			button.current?.focus();
		}
	}, [ state ] );
	return button;
}

function Member( {
	person,
	form,
	onChange,
}: Omit< ListProps, 'workspace' > & { person: Person } ) {
	const { name, email, profile_photo: photo } = person;
	const removed = form.removed[ email ];
	const button = useFocusInRow( removed ? 'removed' : 'there' );
	if ( removed ) {
		return (
			<PersonRow
				name={ name }
				photo={ photo }
				note={ __( 'Will be removed', 'templately' ) }
			>
				<UndoButton
					button={ button }
					name={ name }
					onClick={ () =>
						onChange( undoRemovePerson( form, email ) )
					}
				/>
				<div className="templately-person__more">
					<CheckboxControl
						label={ __(
							'Keep copies of their files here',
							'templately'
						) }
						help={ __(
							'The files return to their owner. The copies are yours and count towards your limit.',
							'templately'
						) }
						checked={ removed.keepsCopies }
						onChange={ ( keeps ) =>
							onChange( removePerson( form, email, keeps ) )
						}
						__nextHasNoMarginBottom
					/>
				</div>
			</PersonRow>
		);
	}
	return (
		<PersonRow name={ name } photo={ photo } note={ email }>
			<SelectControl
				label={ sprintf(
					/* translators: %s: name of a person. */
					__( 'Role of %s', 'templately' ),
					name
				) }
				hideLabelFromVision
				value={
					form.roles[ person.id ] ??
					( person.role === 'viewer' ? 'viewer' : 'editor' )
				}
				options={ ( [ 'editor', 'viewer' ] as const ).map(
					( role ) => ( {
						value: role,
						label: roleLabel( role ),
					} )
				) }
				onChange={ ( role ) =>
					onChange(
						setRole( form, person, role as 'editor' | 'viewer' )
					)
				}
				size="compact"
				__nextHasNoMarginBottom
			/>
			<RemoveButton
				button={ button }
				name={ name }
				onClick={ () => onChange( removePerson( form, email ) ) }
			/>
		</PersonRow>
	);
}

/** State of an invitation's mail. */
function mailNote( mail?: WorkspaceInvitation[ 'mail' ] ): string {
	if ( mail === 'waiting' ) {
		return __( 'Invited – email not sent yet', 'templately' );
	}
	return mail === 'failed'
		? __(
				'Invited – email could not be sent. Send it again later.',
				'templately'
			)
		: __( 'Invited', 'templately' );
}

function Invited( {
	email,
	workspace,
	form,
	onChange,
}: ListProps & { email: string } ) {
	const { resend } = useDispatch( workspacesStore );
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	// Said here: a dialog of its own would close this one, and lose what was changed.
	const [ error, setError ] = useState( '' );
	const invitation = workspace.invitations.find(
		( one ) => one.email === email
	);
	const isRemoved = Boolean( form.removed[ email ] );
	const button = useFocusInRow( isRemoved ? 'removed' : said );
	if ( isRemoved ) {
		return (
			<PersonRow
				name={ email }
				note={ __( 'The invitation will be withdrawn', 'templately' ) }
			>
				<UndoButton
					button={ button }
					name={ email }
					onClick={ () =>
						onChange( undoRemovePerson( form, email ) )
					}
				/>
			</PersonRow>
		);
	}
	const send = async ( id: number ) => {
		setBusy( true );
		setError( '' );
		const result = await resend( workspace.id, id );
		setBusy( false );
		if ( result.isSent ) {
			setSaid( __( 'Sent again', 'templately' ) );
		} else {
			setError( result.failure.message );
		}
	};
	return (
		<PersonRow
			name={ email }
			note={
				error ? (
					<span className="templately-form__error" role="alert">
						{ error }
					</span>
				) : (
					<span role="status">
						{ said || mailNote( invitation?.mail ) }
					</span>
				)
			}
		>
			{ invitation && ! said && (
				<Button
					variant="tertiary"
					size="compact"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					aria-label={ sprintf(
						/* translators: %s: e-mail. */
						__( 'Resend the invitation to %s', 'templately' ),
						email
					) }
					onClick={ () => void send( invitation.id ) }
				>
					{ __( 'Resend', 'templately' ) }
				</Button>
			) }
			<RemoveButton
				button={ button }
				name={ email }
				onClick={ () => onChange( removePerson( form, email ) ) }
			/>
		</PersonRow>
	);
}

interface RowButtonProps {
	button: RefObject< HTMLButtonElement >;
	name: string;
	onClick: () => void;
}

const RemoveButton = ( { button, name, onClick }: RowButtonProps ) => (
	<Button
		ref={ button }
		icon={ icons.close }
		size="compact"
		label={ sprintf(
			/* translators: %s: an e-mail, or a person's name. */
			__( 'Remove %s', 'templately' ),
			name
		) }
		onClick={ onClick }
	/>
);

const UndoButton = ( { button, name, onClick }: RowButtonProps ) => (
	<Button
		ref={ button }
		variant="link"
		aria-label={ sprintf(
			/* translators: %s: an e-mail, or a person's name. */
			__( 'Undo: keep %s', 'templately' ),
			name
		) }
		onClick={ onClick }
	>
		{ __( 'Undo', 'templately' ) }
	</Button>
);

/** Makes a workspace, and invites people to it. */
export function CreateDialog( {
	page,
	onClose,
}: {
	/** The page of own workspaces that is looked at. */
	page: number;
	onClose: () => void;
} ) {
	const { notices } = useApp();
	const { create } = useDispatch( workspacesStore );
	const [ title, setTitle ] = useState( '' );
	const [ people, setPeople ] = useState( NO_CHANGE );

	const action = useAsyncAction( async () => {
		const result = await create(
			{
				title: title.trim(),
				share_with: addPerson( people, people.typed ).added,
			},
			page
		);
		if ( ! result.isCreated ) {
			throw result.failure;
		}
		onClose();
		notices.push( {
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
			canSubmit={ title.trim() !== '' && isTypedValid( people ) }
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
