import './app.css';

export {
	createAddressHistory,
	createMemoryHistory,
	type History,
} from './history';
export type { Editor, Host, Insertion } from './host';
export { introduce } from './introduce';
export { App } from './layout/app';
export { AppModal } from './layout/app-modal';
export { Panel } from './panel/panel';
