import type { Item } from '@templately/rest';
import type { CloudFile } from '@templately/rest/cloud';
import type { Design } from '../insert/insert-flow';
import { kindOfFile } from './words';

/**
 * A file as something that can be inserted.
 *
 * @param file The file.
 */
export function designOf( file: CloudFile ): Design {
	const isPage = kindOfFile( file ) === 'page';
	const item: Item = {
		id: file.id,
		name: file.name,
		slug: file.slug,
		type: isPage ? 'pages' : 'sections',
		platform: file.platform,
		thumbnail: file.thumbnail,
		dependencies: [],
		block_types: [],
		pack: null,
	} as unknown as Item;
	return { ...item, origin: 'cloud' };
}
