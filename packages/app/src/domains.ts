import { account } from './account';
import { cloud } from './cloud';
import { collection } from './collection';
import type { Domain } from './shell/domain';
import { fullsiteImport } from './fullsite-import';
import { insert } from './insert';
import { builders, library } from './library';
import { settings } from './settings';
import { templates } from './templates';
import { themeBuilder } from './theme-builder';
import { workspaces } from './workspaces';

/** All domains of the app, in the order of their tabs and menu entries. A new domain is added here only. */
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
	workspaces,
];
