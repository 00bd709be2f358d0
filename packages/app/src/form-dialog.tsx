/** A dialog that is a form, and its parts for forms that are laid out otherwise. */
import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Failure } from '@templately/rest';
import { Html } from '@templately/ui';
import { closing } from '@templately/ui/closing';
import type { FormEvent, ReactNode } from 'react';
import type { Sending } from './use-sending';

/** A dialog that is a form: its fields, why it did not succeed, and what can be done. */
export function FormDialog( {
	title,
	action,
	sending: { isBusy, failure, send },
	canSubmit = true,
	isDestructive = false,
	refusal = { title: __( 'Something went wrong.', 'templately' ) },
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
			{ ...closing( isBusy, onClose ) }
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
