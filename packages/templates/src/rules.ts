import type { Platform } from '@templately/rest';
import type { SavedTemplate } from '@templately/rest/templates';

/** Templates of this builder are shown where none is named. */
export const DEFAULT_PLATFORM: Platform = 'elementor';

/** The source of what came from the library itself, and was not made on this site. */
export const OWN_SOURCE = 'templately';

/** How long what is said of a success stays, in milliseconds. */
export const DELETED_LASTS = 1500;
export const PUSHED_LASTS = 1500;

/** What a row of saved templates, or of files, offers no way to. */
export interface Disabled {
	move?: boolean;
	delete?: boolean;
	push?: boolean;
}

/**
 * What can be done with a saved template. Library's own ones are neither looked at here nor pushed: the library has them.
 *
 * @param template The template.
 * @param disabled What is not offered.
 */
export const offersOf = (
	template: Pick<
		SavedTemplate,
		'source' | 'preview_url' | 'export_url' | 'can_delete'
	>,
	disabled: Disabled = {}
): Record< 'preview' | 'push' | 'export' | 'delete', boolean > => {
	const isOurs = template.source === OWN_SOURCE;
	return {
		preview: ! isOurs && template.preview_url !== '',
		push: ! isOurs && ! disabled.push,
		export: template.export_url !== '',
		delete: template.can_delete && ! disabled.delete,
	};
};
