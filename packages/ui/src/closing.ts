import type { KeyboardEvent } from 'react';

/** Keeps Escape from a dialog around this one, which would take this one along. */
export const stopEscapePropagation = ( event: KeyboardEvent ) => {
	if ( event.key === 'Escape' ) {
		event.stopPropagation();
	}
};

/** Props that close a Modal by its button, Escape or a click outside, but not while it is busy. */
export const getModalCloseProps = (
	isBusy: boolean,
	onClose: () => void
) => ( {
	isDismissible: ! isBusy,
	shouldCloseOnEsc: ! isBusy,
	shouldCloseOnClickOutside: ! isBusy,
	onKeyDown: isBusy ? stopEscapePropagation : undefined,
	onRequestClose: () => {
		if ( ! isBusy ) {
			onClose();
		}
	},
} );
