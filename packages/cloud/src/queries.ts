import { createQueriedData } from '@templately/queried-data';
import { requireSession, type Platform } from '@templately/rest';
import * as rest from '@templately/rest/cloud';
import type { CloudFile, FilesAnswer } from '@templately/rest/cloud';
import { toUsage } from './storage';

/** Filters of the list of files. */
export interface Query {
	platform?: Platform | '';
	type?: string;
	/** Last change first, by name, or largest first. */
	sort?: 'date' | 'name' | 'size';
	search?: string;
	page?: number;
}

export interface FilesPage {
	items: CloudFile[];
	currentPage: number;
	totalPage: number;
}

const toPage = ( { files }: { files: FilesAnswer } ): FilesPage => ( {
	items: files.data,
	currentPage: files.current_page,
	totalPage: files.total_page,
} );

export const queries = createQueriedData(
	{
		getFiles: async ( {
			platform = '',
			type = '',
			sort = 'date',
			search = '',
			page = 1,
		}: Query ) =>
			toPage(
				await requireSession( () =>
					rest.getFiles( { platform, type, sort, search, page } )
				)
			),
		getTrash: async ( page: number, search: string = '' ) =>
			toPage(
				await requireSession( () => rest.getTrash( page, search ) )
			),
		getVersions: async ( id: number ) =>
			( await rest.getVersions( id ) ).versions,
		getUsage: async () => toUsage( ( await rest.getUsage() ).data ),
	},
	{ getFiles: 'file', getTrash: 'file' }
);
