import type { Platform } from '@templately/rest';
import type { SavedTemplate } from '@templately/rest/templates';

/** Builder of the templates by default. */
export const DEFAULT_PLATFORM: Platform = 'elementor';

/** Source of templates that come from the library. */
export const OWN_SOURCE = 'templately';

/** Milliseconds for which the message of a success is shown. */
export const DELETED_LASTS = 1500;
export const PUSHED_LASTS = 1500;

/** Actions that are not offered. */
export interface Disabled {
	move?: boolean;
	delete?: boolean;
	push?: boolean;
}

/** Offered actions of a saved template. Templates of the library have neither a preview here nor a push. */
export const getOffers = (
	template: Pick<
		SavedTemplate,
		'source' | 'preview_url' | 'export_url' | 'can_rename' | 'can_delete'
	>,
	disabled: Disabled = {}
): Record< 'preview' | 'push' | 'export' | 'rename' | 'delete', boolean > => {
	const isFromLibrary = template.source === OWN_SOURCE;
	return {
		preview: ! isFromLibrary && template.preview_url !== '',
		push: ! isFromLibrary && ! disabled.push,
		export: template.export_url !== '',
		rename: template.can_rename,
		delete: template.can_delete && ! disabled.delete,
	};
};
