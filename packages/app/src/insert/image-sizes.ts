import * as rest from '@templately/rest';

/**
 * Has the smaller sizes made of images that came along. One at a time, and what fails is left: the page shows the
 * originals until then, and WordPress itself makes what is missing when an image is edited.
 *
 * @param attachments The images.
 */
export async function createImageSizes(
	attachments: number[]
): Promise< void > {
	for ( const id of attachments ) {
		await rest.createImageSizes( id ).catch( () => undefined );
	}
}
