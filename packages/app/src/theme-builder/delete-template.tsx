import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import type { ThemeTemplate } from '@templately/rest';
import { useApp } from '../app-context';
import { FormModal } from '@templately/ui/form-modal';
import { useAsyncAction } from '../use-async-action';
import { texts } from './texts';

/** Asks before a template goes to the trash. Where it cannot, the dialog says why. */
export function DeleteTemplate( {
	template: { id, title },
	onClose,
}: {
	template: ThemeTemplate;
	onClose: () => void;
} ) {
	const { popups } = useApp();
	const { deleteTemplate } = useDispatch( conditionsStore );
	const action = useAsyncAction( async () => {
		const message = await deleteTemplate( id );
		popups.push( { status: 'success', title: message, message: '' } );
		onClose();
	} );
	return (
		<FormModal
			title={ __( 'Are You Sure?', 'templately' ) }
			submitLabel={ texts.delete() }
			isDestructive
			action={ action }
			onClose={ onClose }
		>
			<p dir="auto">
				{ sprintf(
					/* translators: %s: name of a template. */
					__(
						'“%s” goes to the trash. Where it shows now, the next template that matches will, or the theme’s own.',
						'templately'
					),
					title
				) }
			</p>
		</FormModal>
	);
}
