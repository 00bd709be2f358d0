import * as rest from '@templately/rest';

/**
 * Creates the smaller sizes of inserted images, one image at a time. Failures are ignored: the page shows the originals, and
 * WordPress creates missing sizes when an image is edited.
 */
export async function createImageSizes(
	attachments: number[]
): Promise< void > {
	for ( const id of attachments ) {
		await rest.createImageSizes( id ).catch( () => undefined );
	}
}
