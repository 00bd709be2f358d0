/** What the dialogs and cards of workspaces are made of. */
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Failure } from '@templately/rest';
import type { Person, Workspace } from '@templately/rest/workspaces';
import { Avatar, Html } from '@templately/ui';
import type { FormEvent, ReactNode } from 'react';
import type { Sending } from './use-sending';
import { texts } from './words';

/** Own cards show so many people, those of others so many. */
export const OWN_AVATARS = 4;
export const SHARED_AVATARS = 5;

/**
 * Who is to be seen on a workspace: of one's own the others, of another's its owner too.
 *
 * @param workspace The workspace.
 */
export const facesOf = (
	workspace: Pick< Workspace, 'shared' | 'owner' | 'people' >
): Person[] =>
	workspace.shared
		? [ workspace.owner, ...workspace.people ]
		: workspace.people;

/** Some of the people of a workspace, and how many more there are. */
export function Avatars( { workspace }: { workspace: Workspace } ) {
	const faces = facesOf( workspace );
	const most = workspace.shared ? SHARED_AVATARS : OWN_AVATARS;
	return faces.length > 0 ? (
		<span
			className="templately-avatars"
			role="img"
			aria-label={ sprintf(
				/* translators: %s: names of people. */
				__( 'With %s', 'templately' ),
				faces.map( ( { name } ) => name ).join( ', ' )
			) }
		>
			{ faces
				.slice( 0, most )
				.map( ( { id, name, profile_photo: photo } ) => (
					<Avatar key={ id } name={ name } photo={ photo } />
				) ) }
			{ faces.length > most && (
				<span className="templately-avatars__more">
					{ `+${ faces.length - most }` }
				</span>
			) }
		</span>
	) : null;
}

/** A dialog that is a form: its fields, why it did not succeed, and what can be done. */
export function FormDialog( {
	title,
	action,
	sending: { isBusy, failure, send },
	canSubmit = true,
	isDestructive = false,
	refusal = { title: texts.wrong() },
	onClose,
	children,
}: {
	title: string;
	/** What its button says. */
	action: string;
	sending: Sending;
	canSubmit?: boolean;
	isDestructive?: boolean;
	/** What is said above the reason where it is refused. */
	refusal?: { title?: string; text?: string };
	onClose: () => void;
	children: ReactNode;
} ) {
	return (
		<Modal
			className="templately"
			title={ title }
			size="medium"
			focusOnMount="firstContentElement"
			shouldCloseOnClickOutside={ ! isBusy }
			shouldCloseOnEsc={ ! isBusy }
			onRequestClose={ onClose }
		>
			<form
				className="templately-stack"
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( canSubmit && ! isBusy ) {
						send();
					}
				} }
			>
				{ children }
				{ failure && <Refused { ...refusal } reason={ failure } /> }
				<FormFoot
					action={ action }
					isBusy={ isBusy }
					canSubmit={ canSubmit }
					isDestructive={ isDestructive }
					onClose={ onClose }
				/>
			</form>
		</Modal>
	);
}

/** What can be done with a form: to leave it, and to send it. */
export const FormFoot = ( {
	action,
	isBusy,
	canSubmit,
	isDestructive = false,
	onClose,
}: {
	/** What the button that sends it says. */
	action: string;
	isBusy: boolean;
	canSubmit: boolean;
	isDestructive?: boolean;
	onClose: () => void;
} ) => (
	<div className="templately-dialog__foot">
		<Button
			variant="tertiary"
			__next40pxDefaultSize
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ onClose }
		>
			{ __( 'Cancel', 'templately' ) }
		</Button>
		<Button
			type="submit"
			variant="primary"
			isDestructive={ isDestructive }
			__next40pxDefaultSize
			isBusy={ isBusy }
			disabled={ ! canSubmit || isBusy }
			accessibleWhenDisabled
		>
			{ action }
		</Button>
	</div>
);

/** That something was not done, and what the server says of it. What was typed stays. */
export const Refused = ( {
	title,
	text,
	reason,
}: {
	title?: string;
	text?: string;
	reason?: Failure;
} ) => (
	<div className="templately-refused" role="alert">
		{ title && <strong>{ title }</strong> }
		{ text && <p>{ text }</p> }
		{ reason?.message && (
			<p className="templately-refused__reason">
				<Html html={ reason.message } />
			</p>
		) }
	</div>
);
