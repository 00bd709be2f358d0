import { __ } from '@wordpress/i18n';

/** How often a page that leads elsewhere is asked for again: a plugin that is new shows its own page once. */
const RETRIES = 3;

/** What is said where something of the page does not come. */
export const createAssetError = () =>
	new Error( __( 'Error loading asset.', 'templately' ) );

/**
 * Fetches a page of this site's administration.
 *
 * @param address Its address.
 * @return The page.
 * @throws Error When it does not come.
 */
export async function fetchPage( address: string ): Promise< Document > {
	for ( let tries = 0; tries <= RETRIES; tries++ ) {
		const response = await window
			.fetch( address, {
				credentials: 'same-origin',
				redirect: 'manual',
				cache: 'no-store',
			} )
			.catch( () => undefined );
		if ( response?.ok ) {
			return new DOMParser().parseFromString(
				await response.text(),
				'text/html'
			);
		}
		if ( response?.type !== 'opaqueredirect' ) {
			break;
		}
	}
	throw createAssetError();
}
