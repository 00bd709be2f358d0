import { __ } from '@wordpress/i18n';

export const favouritesLabel = () => __( 'My Favourites', 'templately' );
export const downloadsLabel = () => __( 'My Downloads', 'templately' );
export const purchasesLabel = () => __( 'Purchased Items', 'templately' );
