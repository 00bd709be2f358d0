/** Texts that several screens of saved templates show. Texts of the specification are verbatim. */
import { __ } from '@wordpress/i18n';

export const texts = {
	templates: () => __( 'Saved templates', 'templately' ),
	insert: () => __( 'Insert', 'templately' ),
	push: () => __( 'Push To Cloud', 'templately' ),
	delete: () => __( 'Delete', 'templately' ),
	wrong: () => __( 'Something went wrong.', 'templately' ),
	saveTitle: () => __( 'Save your template', 'templately' ),
} as const;
