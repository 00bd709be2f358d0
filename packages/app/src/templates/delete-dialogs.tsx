import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SavedTemplate } from '@templately/rest/templates';
import { DELETED_LASTS, store as templatesStore } from '@templately/templates';
import { FormModal } from '@templately/ui/form-modal';
import { useApp } from '../shell/app-context';
import { KitDialog } from '../cloud/delete-modal';
import { CANT_DELETE_KIT } from '../shell/errors';
import { texts } from './labels';

/** Deletes, and says how that ended; a kit is asked about once more. */
function useDelete( onEnd: () => void, onKit: ( id: number ) => void ) {
	const { fail, notices } = useApp();
	const { deleteTemplate } = useDispatch( templatesStore );
	const [ isBusy, setBusy ] = useState( false );
	return {
		isBusy,
		run: async ( id: number, force = false ) => {
			setBusy( true );
			const result = await deleteTemplate( id, force );
			if ( result.isDeleted ) {
				onEnd();
				notices.push( {
					status: 'success',
					title: result.message,
					message: '',
					lasts: DELETED_LASTS,
				} );
				return;
			}
			const { code, data } = result.failure;
			if ( code === CANT_DELETE_KIT && ! force ) {
				onKit( Number( ( data as { id?: number } ).id ?? id ) );
				return;
			}
			onEnd();
			fail( result.failure, texts.wrong() );
		},
	};
}

/** Asks before a saved template is deleted. */
export function DeleteDialog( {
	template,
	onKit,
	onClose,
}: {
	template: SavedTemplate;
	/** Called if the template is Elementor's site kit. */
	onKit: ( id: number ) => void;
	onClose: () => void;
} ) {
	const { isBusy, run } = useDelete( onClose, onKit );
	return (
		<FormModal
			title={ __( 'Are You Sure?', 'templately' ) }
			submitLabel={ texts.delete() }
			isDestructive
			action={ {
				isBusy,
				run: () => void run( template.id ),
			} }
			onClose={ onClose }
		>
			<p dir="auto">
				{ sprintf(
					/* translators: %s: name of a template. */
					__(
						'“%s” will be deleted from this site. Pages made with it stay.',
						'templately'
					),
					template.title
				) }
			</p>
		</FormModal>
	);
}

/** Asks before a saved kit is deleted, and deletes it. */
export function DeleteKitDialog( {
	id,
	onClose,
}: {
	id: number;
	onClose: () => void;
} ) {
	const { isBusy, run } = useDelete( onClose, onClose );
	return (
		<KitDialog
			isBusy={ isBusy }
			onDelete={ () => void run( id, true ) }
			onClose={ onClose }
		/>
	);
}
