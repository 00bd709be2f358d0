import { dispatch, resolveSelect, select } from '@wordpress/data';
import { dataType, store as libraryStore } from '@templately/library';
import type { Item } from '@templately/rest';
import type { Registry } from '../shell/app-context';
import type { Host } from '../shell/host';
import { resolve } from '../shell/use-resolved';
import { itemAction } from './item-action';

/**
 * Searches the designs that the user may insert into the open document, blocks before pages.
 *
 * @param host   The host.
 * @param search The search term. The library searches from three characters on.
 * @return The first page of results of each type. Rejects if one of the lists fails to load.
 */
export async function findDesigns(
	host: Host,
	search: string
): Promise< Item[] > {
	const { editor, site } = host;
	if ( ! editor ) {
		return [];
	}
	const types = site.can.read ? [ 'blocks', 'pages' ] : [ 'blocks' ];
	const lists = await Promise.all(
		types.map( ( type ) =>
			resolve(
				{ dispatch, resolveSelect, select } as Registry,
				libraryStore,
				'getItems',
				{ platform: editor.platform, type: dataType( type ), search }
			)
		)
	);
	return lists
		.flatMap( ( items ) => items ?? [] )
		.filter( ( item ) => itemAction( item ) === 'insert' );
}
