/** Files, workspaces and saved templates, as the site answers them to tests. */
import type { CloudFile } from '@templately/rest/cloud';
import type { SavedTemplate } from '@templately/rest/templates';
import type { Workspace } from '@templately/rest/workspaces';

const ADA = { id: 1, name: 'Ada', profile_photo: '' };

/**
 * A file of Ada's own cloud.
 *
 * @param more What is special about it.
 */
export const file = ( more: object = {} ) =>
	( {
		id: 4,
		name: 'Lunch',
		platform: 'gutenberg',
		type: 'page',
		origin: 'site-1',
		thumbnail: '',
		last_modified: '2026-11-20T10:00:00Z',
		version: 1,
		workspace_id: 0,
		owner: ADA,
		can: {},
		...more,
	} ) as unknown as CloudFile;

/**
 * A workspace of Ada's.
 *
 * @param more What is special about it.
 */
export const workspace = ( more: object = {} ) =>
	( {
		id: 5,
		slug: 'client-drafts-1',
		title: 'Client drafts',
		owner: { ...ADA, email: 'ada@example.org', role: 'owner' },
		people: [],
		invitations: [],
		pending_invitations: '[]',
		shared: false,
		role: 'owner',
		version: 1,
		files: 0,
		pictures: [],
		created_at: '2026-11-20T10:00:00Z',
		...more,
	} ) as unknown as Workspace;

/**
 * A template that is saved on the site.
 *
 * @param more What is special about it.
 */
export const template = ( more: object = {} ) =>
	( {
		id: 7,
		platform: 'gutenberg',
		type: 'section',
		title: 'Menu card',
		date: '2026-11-20T10:00:00Z',
		is_pushed: false,
		is_kit: false,
		source: 'site',
		preview_url: '',
		export_url: 'https://site.example/export',
		edit_url: '',
		can_rename: true,
		can_delete: true,
		...more,
	} ) as unknown as SavedTemplate;

/**
 * A page of a list, as the site says it.
 *
 * @param data What is on it.
 * @param more What else it says.
 */
export const toItemsPage = ( data: object[], more: object = {} ) => ( {
	data,
	current_page: 1,
	total_page: 1,
	...more,
} );
