import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import type { FullSiteImport, State, Wizard } from './types';

export type { ImportSite } from './actions';
export {
	LOGO_TYPES,
	LOGO_SIZE,
	LOGO_WIDTH,
	logoWidth,
	packColors,
	packLogo,
	previewMessage,
	type PreviewMessage,
} from './form';
export { totalPercent, type ImportStep, type Progress } from './progress';
export { REDIRECT_AFTER, revertImport } from './revert-import';
export * from './selection';
export type * from './types';

/** Wizard that imports a whole site: its form, its plan and the progress of the import. */
export const store = createReduxStore( 'templately/fullsite-import', {
	reducer,
	actions,
	selectors: {
		/** Step of the wizard and the choices that were made in it. */
		getFullSiteImport: ( state: State ): FullSiteImport =>
			state.fullSiteImport,
		getWizard: ( state: State ): Wizard => state.wizard,
		/** Whether an import is running, as far as this page knows. */
		isImporting: ( { wizard: { run, progress } }: State ): boolean =>
			run !== '' &&
			progress !== null &&
			! progress.isComplete &&
			! progress.failure,
	},
} );

register( store );
