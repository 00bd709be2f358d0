import { __ } from '@wordpress/i18n';

export const titles = {
	clouds: () => __( 'My Clouds', 'templately' ),
	workspaces: () => __( 'My WorkSpace', 'templately' ),
	shared: () => __( 'Shared with Me', 'templately' ),
	save: () => __( 'Save your template', 'templately' ),
	trash: () => __( 'Trash', 'templately' ),
	saved: () => __( 'Saved templates', 'templately' ),
} as const;

export const workspacesFailedText = () =>
	__( 'Your workspaces could not be loaded.', 'templately' );
