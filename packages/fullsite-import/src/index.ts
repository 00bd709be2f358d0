import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

export type { ImportSite } from './actions';
export * from './choice';
export {
	LOGO_TYPES,
	LOGO_WIDTH,
	logoWidth,
	packColors,
	packLogo,
	previewMessage,
	type PreviewMessage,
} from './form';
export { totalPercent, type ImportStep, type Progress } from './progress';
export { REDIRECT_AFTER, takeBack } from './revert';
export type * from './types';

/** The import of a whole site: the wizard, its plan, and how it goes. */
export const store = createReduxStore( 'templately/fullsite-import', {
	reducer,
	actions,
	selectors,
} );

register( store );
