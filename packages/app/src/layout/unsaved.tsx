import { Button, Modal } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';

/**
 * Asks before what was changed is lost: where somebody goes elsewhere in the app or closes it, and where they leave the page.
 *
 * @param isUnsaved Whether something would be lost.
 * @return The question, while it is asked.
 */
export function useUnsaved( isUnsaved: boolean ): ReactNode {
	const { hold } = useApp().host.history;
	const [ leave, setLeave ] = useState< () => void >();
	useEffect( () => {
		if ( ! isUnsaved ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		const release = hold( ( go ) => setLeave( () => go ) );
		return () => {
			window.removeEventListener( 'beforeunload', ask );
			release();
		};
	}, [ isUnsaved, hold ] );
	const stay = () => setLeave( undefined );
	return leave ? (
		<Modal
			className="templately"
			title={ __( 'Leave without saving?', 'templately' ) }
			size="small"
			onRequestClose={ stay }
		>
			<div className="templately-stack">
				<p>{ __( 'Your changes are not saved.', 'templately' ) }</p>
				<div className="templately-dialog__foot">
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						onClick={ () => {
							stay();
							leave();
						} }
					>
						{ __( 'Discard changes', 'templately' ) }
					</Button>
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ stay }
					>
						{ __( 'Keep editing', 'templately' ) }
					</Button>
				</div>
			</div>
		</Modal>
	) : null;
}
