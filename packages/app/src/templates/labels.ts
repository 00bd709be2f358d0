/** What the screens of saved templates say. What the specification has is kept letter by letter. */
import { __ } from '@wordpress/i18n';

export const texts = {
	templates: () => __( 'Templates', 'templately' ),
	insert: () => __( 'Insert', 'templately' ),
	push: () => __( 'Push To Cloud', 'templately' ),
	delete: () => __( 'Delete', 'templately' ),
	wrong: () => __( 'Something went wrong.', 'templately' ),
	saveTitle: () => __( 'Save your template', 'templately' ),
} as const;
