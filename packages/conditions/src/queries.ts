import { createQueriedData } from '@templately/queried-data';
import type { ConditionRow } from '@templately/rest';
import * as rest from '@templately/rest/theme-builder';
import { parseCondition } from './condition';

export const queries = createQueriedData(
	{
		getTemplate: rest.getConditions,
		getPreview: ( templateId: number, rows: string[] ) =>
			rest.previewConditions(
				templateId,
				rows
					.map( parseCondition )
					.filter( ( row ): row is ConditionRow => Boolean( row ) )
			),
		getTypes: rest.getThemeTemplateTypes,
		getDesigns: rest.getThemeDesigns,
		getThemeTemplates: rest.getThemeTemplates,
		getSpecificity: rest.getConditionRanks,
	},
	{ getThemeTemplates: 'template' }
);
