/** Parts that dialogs are made of. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Field, Icon, icons } from '@templately/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Shows the result of an action. */
export const ResultMessage = ( {
	isBad = false,
	children,
}: {
	isBad?: boolean;
	children: ReactNode;
} ) => (
	<div
		className={ `templately-outcome${ isBad ? ' is-bad' : '' }` }
		role={ isBad ? 'alert' : 'status' }
	>
		<span className="templately-outcome__mark">
			<Icon
				className="templately-icon"
				icon={ isBad ? icons.caution : icons.check }
				size={ 24 }
			/>
		</span>
		<div>{ children }</div>
	</div>
);

/** Holds the buttons of a dialog, the main one last. */
export const ModalFooter = ( { children }: { children: ReactNode } ) => (
	<div className="templately-dialog__foot">{ children }</div>
);

export const ModalButton = ( props: ComponentProps< typeof Button > ) => (
	<Button variant="tertiary" __next40pxDefaultSize { ...props } />
);

export const CloseButton = ( {
	onClose,
	isAlone = false,
}: {
	onClose: () => void;
	/** Whether it is the only button. */
	isAlone?: boolean;
} ) => (
	<ModalButton
		variant={ isAlone ? 'primary' : 'tertiary' }
		onClick={ onClose }
	>
		{ __( 'Close', 'templately' ) }
	</ModalButton>
);

export const CancelButton = ( {
	onCancel,
	isDisabled = false,
}: {
	onCancel: () => void;
	isDisabled?: boolean;
} ) => (
	<ModalButton
		disabled={ isDisabled }
		accessibleWhenDisabled
		onClick={ onCancel }
	>
		{ __( 'Cancel', 'templately' ) }
	</ModalButton>
);

export const PageTitleField = ( {
	value,
	onChange,
}: {
	value: string;
	onChange: ( title: string ) => void;
} ) => (
	<Field
		label={ __( 'Page title', 'templately' ) }
		name="title"
		value={ value }
		onChange={ onChange }
		hint={ __( 'Creates a draft.', 'templately' ) }
		autoComplete="off"
	/>
);
