import type { PageData } from '@templately/rest';

/** Whether this person may change the templates of the site's theme. */
export const canBuild = ( site: PageData ): boolean => site.themeBuilder.can;
