import { useState } from '@wordpress/element';
import { type Host, withOpenOnNavigate } from '../shell/host';
import { Frame } from '../shell/frame';
import { lazyPart } from '../shell/lazy-screen';

export interface SaveTask {
	what: 'selection' | 'document';
	as: 'cloud' | 'template';
}

const SaveDialog = lazyPart(
	() => import( /* webpackChunkName: "cloud" */ './save-dialog' ),
	null
);

/** Saves something of the open document, over the editor. What leads elsewhere, such as to where it lies now, opens the library there. */
export function SaveNow( {
	host,
	task,
	onOpen,
}: {
	host: Host;
	task: SaveTask;
	/** Opens the library, where the host's history points. */
	onOpen: () => void;
} ) {
	const [ isOpen, setOpen ] = useState( true );
	// Notices stay after the modal closed.
	return (
		<Frame host={ withOpenOnNavigate( host, onOpen ) }>
			{ isOpen && (
				<SaveDialog task={ task } onClose={ () => setOpen( false ) } />
			) }
		</Frame>
	);
}
