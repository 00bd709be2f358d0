/** The templates of a site's theme, and the conditions under which they show. */
import { read, write } from './call';
import type {
	ResponseOf,
	ConditionControl,
	ConditionRow,
	NewTemplate,
	Platform,
} from './types';

/** A template of the theme builder, the conditions that there are for it, and its own. */
export const getConditions = ( templateId: number ) =>
	read< ResponseOf< 'get_conditions' > >( '/conditions', {
		template_id: templateId,
	} );

export const saveConditions = (
	templateId: number,
	conditions: ConditionRow[]
) =>
	write< ResponseOf< 'save_conditions' > >( '/save-conditions', {
		template_id: templateId,
		conditions,
	} );

export const autocompleteCondition = ( query: {
	name: ConditionRow[ 'name' ];
	sub_name: string;
	control: ConditionControl;
	query: string;
} ) => read< ResponseOf< 'autocomplete' > >( '/autocomplete-condition', query );

/** Previews conditions without writing anything. */
export const previewConditions = (
	templateId: number,
	conditions: ConditionRow[]
) =>
	write< ResponseOf< 'preview_conditions' > >( '/conditions/preview', {
		template_id: templateId,
		conditions,
	} );

/** Which condition wins over which. */
export const getConditionRanks = () =>
	read< ResponseOf< 'get_specificity' > >( '/conditions/ranks' );

export const getThemeTemplateTypes = ( platform: Platform ) =>
	read< ResponseOf< 'get_theme_types' > >( '/templates/types', { platform } );

/**
 * The designs of the library that a template can begin with, the best first.
 *
 * @param platform The builder.
 * @param type     The template's type.
 */
export const getThemeDesigns = ( platform: Platform, type: string ) =>
	read< ResponseOf< 'get_theme_designs' > >( '/templates/designs', {
		platform,
		type,
	} );

export const getThemeTemplates = ( platform: Platform, page: number ) =>
	read< ResponseOf< 'get_theme_templates' > >( '/templates/theme', {
		platform,
		page,
	} );

/**
 * Puts a template into the trash.
 *
 * @param id The template.
 */
export const deleteThemeTemplate = ( id: number ) =>
	write< ResponseOf< 'delete_theme_template' > >( '/templates/theme/delete', {
		id,
	} );

export const createTemplate = ( template: NewTemplate ) =>
	write< ResponseOf< 'create_template' > >( '/create-template', template );
