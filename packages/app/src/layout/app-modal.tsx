import { Modal } from '@wordpress/components';
import { NAME } from '@templately/ui';
import type { Host } from '../host';
import { App } from './app';

/** The library over an open editor. Its own header has the title and the way out. */
export const AppModal = ( { host }: { host: Host } ) => (
	<Modal
		className="templately templately-modal"
		contentLabel={ NAME }
		isFullScreen
		__experimentalHideHeader
		onRequestClose={ () => host.close?.() }
	>
		<App host={ host } layout="modal" />
	</Modal>
);
