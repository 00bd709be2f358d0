import type { KeyboardEvent } from 'react';

/** Keeps Escape from a dialog around this one, which would take this one along. */
export const stopEscapePropagation = ( event: KeyboardEvent ) => {
	if ( event.key === 'Escape' ) {
		event.stopPropagation();
	}
};

/**
 * How a dialog closes: by its cross, by Escape and by a click beside it; and by none of them, nor by another dialog that opens,
 * while it waits for an answer.
 *
 * @param isBusy  Whether it waits.
 * @param onClose Closes it.
 * @return Properties of WordPress's Modal.
 */
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
