/** The theme builder, which few visits need: fetched when somebody goes there, or asks where a template shows. */
export { Dialog } from './dialog';
export { ThemeBuilderScreen } from './theme-builder-screen';

import './theme-builder.css';
