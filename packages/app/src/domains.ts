import { account } from './account';
import { cloud } from './cloud';
import { collection } from './collection';
import type { Domain } from './domain';
import { fullsiteImport } from './fullsite-import';
import { insert } from './insert';
import { builders, library } from './library';
import { settings } from './settings';
import { templates } from './templates';
import { themeBuilder } from './theme-builder';

/** Every domain that the app shows. A new one is added here, and nowhere else in the app. */
export const domains: Domain[] = [
	library,
	builders,
	themeBuilder,
	cloud,
	account,
	fullsiteImport,
	insert,
	collection,
	settings,
	templates,
];
