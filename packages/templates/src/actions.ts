import type { ThunkArgs } from '@wordpress/data';
import { toResult, createQueriedData } from '@templately/queried-data';
import { toFailure } from '@templately/rest';
import * as rest from '@templately/rest/templates';
import {
	type NewTemplate,
	getSavedTemplates,
} from '@templately/rest/templates';
import type { store } from '.';

type Args = ThunkArgs< typeof store >;

/** Marks a template as pushed to the cloud. */
export const markPushed = ( id: number ) =>
	queries.patchRecord( 'template', id, { is_pushed: true } );

/** Renames a saved template. Throws the failure. */
export const rename =
	( id: number, title: string ) =>
	async ( { dispatch }: Args ) => {
		const { item } = await rest.renameTemplate( id, title );
		dispatch( queries.patchRecord( 'template', id, item ) );
	};

/** Deletes a saved template. `force` also deletes a kit with the site's settings. */
export const deleteTemplate =
	( id: number, force = false ) =>
	( { dispatch }: Args ) => {
		const send = async () => {
			const { message } = await rest.deleteSavedTemplate( id, force );
			return { message };
		};
		return toResult(
			'isDeleted',
			dispatch(
				queries.removeRecords( 'template', [ id ], send, async () =>
					dispatch.refresh()
				)
			)
		);
	};

/** Saves a template on this site. */
export const save =
	( template: NewTemplate ) =>
	( { dispatch }: Args ) => {
		const send = async () => {
			const { item } = await rest.saveTemplate( template );
			dispatch.refresh();
			return { item };
		};
		return toResult( 'isSaved', send() );
	};

/**
 * Imports templates from files. Continues after a file that fails.
 *
 * @return Number of templates, their attachments, and the files that failed.
 */
export const importFiles =
	( files: readonly File[] ) =>
	async ( { dispatch }: Args ) => {
		const failed: { name: string; message: string }[] = [];
		const attachments: number[] = [];
		let imported = 0;
		for ( const file of files ) {
			try {
				const answer = await rest.importTemplates( file );
				imported += answer.items.length;
				attachments.push( ...answer.attachments );
				failed.push( ...answer.failed );
			} catch ( error ) {
				const { message } = toFailure( error );
				failed.push( { name: file.name, message } );
			}
		}
		if ( imported > 0 ) {
			dispatch.refresh();
		}
		return { imported, attachments, failed };
	};

export const queries = createQueriedData(
	{ getTemplates: getSavedTemplates },
	{ getTemplates: 'template' }
);
