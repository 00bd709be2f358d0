import type { Domain } from '../domain';
import { ActionButton, MoreActions } from './action-button';
import { InsertFrame } from './insert-frame';

/** Taking a design: into the open document, as a page of its own, or first to the shop. */
export const insert: Domain = {
	itemActions: [ ActionButton, MoreActions ],
	Provider: InsertFrame,
};
