export {
	createAddressHistory,
	createMemoryHistory,
	type History,
} from './shell/history';
export type {
	Content,
	Editor,
	ElementorElement,
	Host,
	Insertion,
} from './shell/host';
export { getStored, setStored } from './shell/storage';
export { findDesigns } from './insert/find-designs';
export { InsertNow } from './insert/insert-now';
export { initializeStores } from './shell/host';
export { App } from './shell/app';
export { AppModal } from './shell/app';
export { Panel } from './panel/panel';
export { SaveNow, type SaveTask } from './templates/save-now';
export type { Task as ThemeBuilderTask } from './theme-builder/dialog';
export { hasConditions } from './theme-builder/has-conditions';
export { ThemeBuilderDialog } from './theme-builder/theme-builder-dialog';

// After the parts, which the app's layout arranges: where both are as specific, the layout has the last word.
import './app.css';
