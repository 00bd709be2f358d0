import { createQueriedData } from '@templately/queried-data';
import { getSavedTemplates } from '@templately/rest/templates';

export const queries = createQueriedData(
	{ getTemplates: getSavedTemplates },
	{ getTemplates: 'template' }
);
