import { Button, Modal, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { getModalCloseProps } from './closing';
import { Html } from './html';

interface FooterProps {
	submitLabel: string;
	isBusy: boolean;
	canSubmit?: boolean;
	isDestructive?: boolean;
	hasSpinner?: boolean;
	onClose: () => void;
}

interface Props extends Omit< FooterProps, 'isBusy' > {
	title: string;
	size?: 'small' | 'medium';
	/** The request that the form sends. */
	action: { isBusy: boolean; failure?: { message: string }; run: () => void };
	/** Text above the server's message. */
	error?: { title?: string; text?: string };
	children: ReactNode;
}

/** A modal with a form: its fields, the error of its request, Cancel and Submit. */
export function FormModal( {
	title,
	size = 'medium',
	action: { isBusy, failure, run },
	canSubmit = true,
	error = { title: __( 'Something went wrong.', 'templately' ) },
	children,
	...footer
}: Props ) {
	return (
		<Modal
			className="templately"
			title={ title }
			size={ size }
			focusOnMount="firstContentElement"
			{ ...getModalCloseProps( isBusy, footer.onClose ) }
		>
			<form
				className="templately-stack"
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					if ( canSubmit && ! isBusy ) {
						run();
					}
				} }
			>
				{ children }
				{ failure && <FormError { ...error } reason={ failure } /> }
				<FormFooter
					{ ...footer }
					isBusy={ isBusy }
					canSubmit={ canSubmit }
				/>
			</form>
		</Modal>
	);
}

/** Cancel and Submit. */
export const FormFooter = ( {
	submitLabel,
	isBusy,
	canSubmit = true,
	isDestructive = false,
	hasSpinner = false,
	onClose,
}: FooterProps ) => (
	<div className="templately-dialog__foot">
		{ hasSpinner && isBusy && <Spinner /> }
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
			{ submitLabel }
		</Button>
	</div>
);

/** Why a form was refused. */
export const FormError = ( {
	title,
	text,
	reason,
}: {
	title?: string;
	text?: string;
	reason?: { message: string };
} ) => (
	<div className="templately-error" role="alert">
		{ title && <strong>{ title }</strong> }
		{ text && <p>{ text }</p> }
		{ reason?.message && (
			<p>
				<Html html={ reason.message } />
			</p>
		) }
	</div>
);
