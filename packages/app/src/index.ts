export {
	createAddressHistory,
	createMemoryHistory,
	type History,
} from './history';
export type { Content, Editor, Host, Insertion } from './host';
export { findDesigns } from './insert/find-designs';
export { InsertNow } from './insert/insert-now';
export { introduce } from './introduce';
export { App } from './layout/app';
export { AppModal } from './layout/app';
export { Panel } from './panel/panel';
export { SaveNow, type SaveTask } from './templates/save-now';
export type { Task as ThemeBuilderTask } from './theme-builder/dialog';
export { ThemeBuilderDialog } from './theme-builder/theme-builder-dialog';

// After the parts, which the app's layout arranges: where both are as specific, the layout has the last word.
import './app.css';
