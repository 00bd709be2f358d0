/**
 * This site's own templates: the calls about what is saved here, and its way to the cloud.
 */
import apiFetch from '@wordpress/api-fetch';
import { NAMESPACE, read, write } from './call';
import { logFailures } from './failure';
import type { ResponseOf, RequestBody, Platform } from './types';

export type SavedTemplatesPage = ResponseOf< 'list_templates' >;
export type SavedTemplate = SavedTemplatesPage[ 'items' ][ number ];
export type TemplateContent = ResponseOf< 'get_template' >;
export type NewTemplate = RequestBody< 'save_template' >;
type ImportedTemplates = ResponseOf< 'import_templates' >;

/** Parts of a template that a push would omit. */
export type PushCheck = ResponseOf< 'check_upload' >;

export const getSavedTemplates = logFailures(
	'ST501',
	( platform: Platform, page: number, search: string ) =>
		read< SavedTemplatesPage >( '/saved-templates', {
			platform,
			page,
			search: search || undefined,
		} )
);

export const deleteSavedTemplate = ( id: number, force: boolean ) =>
	write< ResponseOf< 'delete_template' > >( '/saved-templates/delete', {
		id,
		force,
	} );

export const getSavedTemplateContent = logFailures( 'P102', ( id: number ) =>
	read< TemplateContent >( `/saved-templates/content/${ id }` )
);

export const saveTemplate = logFailures( 'S100', ( template: NewTemplate ) =>
	write< ResponseOf< 'save_template' > >( '/saved-templates/save', template )
);

export const renameTemplate = ( id: number, title: string ) =>
	write< ResponseOf< 'rename_template' > >( '/saved-templates/rename', {
		id,
		title,
	} );

/** Makes saved templates of a file in a builder's own format. Files travel as they are. */
export const importTemplates = ( file: File ) =>
	apiFetch< ImportedTemplates >( {
		path: `${ NAMESPACE }/saved-templates/import`,
		method: 'POST',
		body: file,
		headers: { 'Content-Type': 'application/octet-stream' },
	} );

/** Checks a push without sending it. */
export const checkPush = logFailures(
	'P101',
	( platform: Platform, fileContent: unknown ) =>
		write< PushCheck >( '/clouds/upload/check', {
			platform,
			file_content: fileContent,
		} )
);

/**
 * Makes a draft page.
 *
 * @param title   Its title.
 * @param content Its blocks.
 */
export const createDraftPage = logFailures(
	'P103',
	( title: string, content: string ) =>
		apiFetch< { id: number; link: string } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: { title, content, status: 'draft' },
		} )
);
