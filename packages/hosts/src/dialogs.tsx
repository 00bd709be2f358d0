import { createRoot, useSyncExternalStore } from '@wordpress/element';
import type { Library } from './library';

/** What the library shows over an editor. */
export function Dialogs( { library }: { library: Library } ) {
	const { loaded, isOpen, choice, saving, task } = useSyncExternalStore(
		library.subscribe,
		library.getState
	);
	if ( ! loaded ) {
		return null;
	}
	const { AppModal, InsertNow, SaveNow, ThemeBuilderDialog, host } = loaded;
	return (
		<>
			{ isOpen && <AppModal host={ host } /> }
			{ choice && (
				<InsertNow
					key={ `insert-${ choice.count }` }
					host={ host }
					{ ...choice }
					onOpen={ library.open }
				/>
			) }
			{ saving && (
				<SaveNow
					key={ `save-${ saving.count }` }
					host={ host }
					task={ saving.task }
					onOpen={ library.open }
				/>
			) }
			{ task && (
				<ThemeBuilderDialog
					host={ host }
					task={ task }
					onClose={ library.endTask }
				/>
			) }
		</>
	);
}

/** Renders the dialogs on a page that has no React tree for them. */
export function mountDialogs( library: Library ): void {
	const root = document.createElement( 'div' );
	document.body.append( root );
	createRoot( root ).render( <Dialogs library={ library } /> );
}
