/** What the screens of saved templates say. What the specification has is kept letter by letter. */
import { __ } from '@wordpress/i18n';

export const texts = {
	templates: () => __( 'Templates', 'templately' ),
	insert: () => __( 'Insert', 'templately' ),
	preview: () => __( 'Preview', 'templately' ),
	push: () => __( 'Push To Cloud', 'templately' ),
	export: () => __( 'Export', 'templately' ),
	delete: () => __( 'Delete', 'templately' ),
	wrong: () => __( 'Something went wrong.', 'templately' ),
	pushedTitle: () => __( 'Successfully Pushed', 'templately' ),
	pushed: () =>
		__(
			'Your file has been pushed successfully to your cloud store.',
			'templately'
		),
	saveTitle: () => __( 'Save your template', 'templately' ),
	saveFailed: () => __( 'Something must went wrong!', 'templately' ),
	saved: () => __( 'Successfully Pushed!', 'templately' ),
	savePush: () => __( 'Save & Push', 'templately' ),
	areYouSure: () => __( 'Are You Sure?', 'templately' ),
	noElementor: () => __( 'Elementor not installed.', 'templately' ),
	needsElementor: () =>
		__(
			'The required dependency ‘Elementor’ is missing. Please install it before proceeding.',
			'templately'
		),
	saveToCloud: () => __( 'Save to cloud', 'templately' ),
	saveAsTemplate: () => __( 'Save as template', 'templately' ),
} as const;
