import type { Domain } from '../shell/domain';
import { ActionButton, MoreActions } from './action-buttons';
import { ElementorNotice } from './elementor-notice';
import { InsertProvider } from './insert-provider';

/** Inserts designs into the open document or as pages, and leads to the shop for others. */
export const insert: Domain = {
	banners: [ ElementorNotice ],
	itemActions: [ ActionButton, MoreActions ],
	Provider: InsertProvider,
};
