import { createSelector } from '@wordpress/data';
import type { FullSiteImport, State } from './types';

/** The wizard's steps and what was chosen in them. */
export const getFullSiteImport = ( state: State ): FullSiteImport =>
	state.fullSiteImport;

/** What the wizard is about: the pack, its plan, and the import of it. */
export const getWizard = createSelector(
	( { pack, info, plan, run, progress, trouble }: State ) => ( {
		pack,
		info,
		plan,
		run,
		progress,
		trouble,
	} ),
	( { pack, info, plan, run, progress, trouble }: State ) => [
		pack,
		info,
		plan,
		run,
		progress,
		trouble,
	]
);

/** Whether an import is under way, as far as this page knows. */
export const isImporting = ( { run, progress }: State ): boolean =>
	run !== '' &&
	progress !== null &&
	! progress.isComplete &&
	! progress.failure;
