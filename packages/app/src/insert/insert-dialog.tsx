import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closing } from '@templately/ui/closing';
import { lazyPart } from '../lazy-screen';
import { messages } from '../messages';
import type { InsertFlow } from './use-insert-flow';
import type { View } from './views';

const InsertView = lazyPart(
	async () =>
		( await import( /* webpackChunkName: "insert" */ './insert-view' ) )
			.InsertView,
	<div className="templately-bone" style={ { blockSize: 160 } } />
);

const titleOf = ( view: View ): string =>
	( {
		working: '',
		title: __( 'Create page', 'templately' ),
		checking: __( 'Checking', 'templately' ),
		plugins: __( 'Plugins that this design needs', 'templately' ),
		pages: __( 'Insert pages', 'templately' ),
		look: __( 'How should it look here?', 'templately' ),
		importing: __( 'Importing', 'templately' ),
		imported: __( 'Your page is ready', 'templately' ),
		inserted: __( 'Inserted, but not all of it', 'templately' ),
		unverified: __( 'Please verify your e-mail', 'templately' ),
		forbidden: __( 'Your role does not allow this', 'templately' ),
		missing: __( 'Some blocks are missing', 'templately' ),
		failed: messages.importingFailed(),
	} )[ view.name ];

/** One dialog for an insert: its content is replaced from step to step. */
export function InsertDialog( { flow }: { flow: InsertFlow } ) {
	const { task, close } = flow;
	if ( ! task || task.view.name === 'working' ) {
		return null;
	}
	const { item, view } = task;
	const isImporting = view.name === 'importing';
	return (
		<Modal
			className="templately"
			title={ titleOf( view ) }
			size={ view.name === 'look' ? 'large' : 'medium' }
			{ ...closing( isImporting, close ) }
		>
			<InsertView flow={ flow } item={ item } view={ view } />
		</Modal>
	);
}
