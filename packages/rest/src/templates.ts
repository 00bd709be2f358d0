/**
 * This site's own templates: the calls about what is saved here, and its way to the cloud.
 */
import apiFetch from '@wordpress/api-fetch';
import { NAMESPACE, read, write } from './call';
import type { Platform } from './types';

export interface SavedTemplate {
	id: number;
	title: string;
	/** When it was changed last. */
	date: string;
	type: string;
	platform: Platform;
	is_pushed: boolean;
	is_kit: boolean;
	source: string;
	preview_url: string;
	export_url: string;
	edit_url: string;
	can_delete: boolean;
}

export interface SavedTemplatesPage {
	items: SavedTemplate[];
	current_page: number;
	total_page: number;
}

export interface TemplateContent {
	id: number;
	title: string;
	type: string;
	platform: Platform;
	/** One top-level block each. */
	content: string[];
}

export interface NewTemplate {
	title: string;
	content: string;
	type: string;
}

export interface ImportedTemplates {
	status: string;
	items: SavedTemplate[];
	failed: { name: string; message: string }[];
}

export interface LeftBehind {
	name: string;
	reason: string;
}

export interface PushCheck {
	left_behind: LeftBehind[];
	images: number;
	bytes: number;
}

export const getSavedTemplates = (
	platform: Platform,
	page: number,
	search: string
) =>
	read< SavedTemplatesPage >( '/saved-templates', {
		platform,
		page,
		search: search || undefined,
	} );

export const deleteSavedTemplate = ( id: number, force: boolean ) =>
	write< { status: string; message: string; is_kit: boolean } >(
		'/saved-templates/delete',
		{ id, force }
	);

export const getSavedTemplateContent = ( id: number ) =>
	read< TemplateContent >( `/saved-templates/content/${ id }` );

export const saveTemplate = ( template: NewTemplate ) =>
	write< { status: string; item: SavedTemplate } >(
		'/saved-templates/save',
		template
	);

/**
 * Makes saved templates of a file in a builder's own format. Files travel as they are.
 *
 * @param file The file.
 */
export const importTemplates = ( file: File ) =>
	apiFetch< ImportedTemplates >( {
		path: `${ NAMESPACE }/saved-templates/import`,
		method: 'POST',
		body: file,
		headers: { 'Content-Type': file.type || 'application/octet-stream' },
	} );

/**
 * What of a template would stay behind, before anything is sent.
 *
 * @param platform    The builder.
 * @param fileContent What would be sent.
 */
export const checkPush = ( platform: Platform, fileContent: unknown ) =>
	write< PushCheck >( '/clouds/upload/check', {
		platform,
		file_content: fileContent,
	} );

/**
 * Makes a draft page.
 *
 * @param title   Its title.
 * @param content Its blocks.
 */
export const createDraftPage = ( title: string, content: string ) =>
	apiFetch< { id: number; link: string } >( {
		path: '/wp/v2/pages',
		method: 'POST',
		data: { title, content, status: 'draft' },
	} );
