import { __ } from '@wordpress/i18n';
import { Choice } from '@templately/ui';
import type { View } from '../collection/use-view';

/** How a list is shown. */
export const ViewChoice = ( {
	view,
	onView,
}: {
	view: View;
	onView: ( view: View ) => void;
} ) => (
	<Choice
		label={ __( 'View', 'templately' ) }
		value={ view }
		options={ [
			{ value: 'list', label: __( 'List', 'templately' ) },
			{ value: 'grid', label: __( 'Grid', 'templately' ) },
		] }
		onChange={ onView }
	/>
);
