/**
 * The few things that the hosts take from packages whose types would bring a gigabyte along.
 */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

	/** HTML of what the frame loads in which the document is drawn. */
	interface ResolvedAssets {
		styles?: string;
		scripts?: string;
	}

	export const PluginSidebar: ComponentType< {
		name: string;
		title: string;
		icon?: ReactNode;
		isPinnable?: boolean;
		className?: string;
		children?: ReactNode;
	} >;
	export const PluginMoreMenuItem: ComponentType< {
		icon?: ReactNode;
		onClick?: () => void;
		children?: ReactNode;
	} >;
	export const store: StoreDescriptor< {
		reducer: () => unknown;
		actions: {
			undo: () => void;
			editPost: (
				edits: { template: string },
				options: { isCached: boolean }
			) => void;
			updateEditorSettings: ( settings: {
				__unstableResolvedAssets: ResolvedAssets;
			} ) => void;
		};
		selectors: {
			getCurrentPostId: ( state: unknown ) => number | string | null;
			getCurrentPostType: ( state: unknown ) => string | null;
			getCurrentPost: ( state: unknown ) => {
				id?: number | string;
				/** Number of a post that is named by a text. */
				wp_id?: number;
				slug?: string;
			};
			getEditedPostAttribute: (
				state: unknown,
				name: 'template' | 'title'
			) => string | undefined;
			isSavingPost: ( state: unknown ) => boolean;
			isAutosavingPost: ( state: unknown ) => boolean;
			getEditorSettings: ( state: unknown ) => {
				__unstableResolvedAssets?: ResolvedAssets;
			};
		};
	} >;
}

declare module '@wordpress/block-editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type { Block } from '@wordpress/blocks';
	import type { ComponentType, ReactNode } from 'react';

	export const BlockSettingsMenuControls: ComponentType< {
		children: ( given: { onClose: () => void } ) => ReactNode;
	} >;

	export const BlockPreview: ComponentType< {
		blocks: Block[];
		viewportWidth: number;
	} >;

	export const store: StoreDescriptor< {
		reducer: () => unknown;
		actions: {
			insertBlocks: (
				blocks: Block[],
				index?: number,
				rootClientId?: string,
				updateSelection?: boolean
			) => void;
			replaceBlocks: ( clientIds: string[], blocks: Block[] ) => void;
			selectBlock: ( clientId: string ) => void;
			clearSelectedBlock: () => void;
			__unstableMarkNextChangeAsNotPersistent: () => void;
			multiSelect: ( start: string, end: string ) => void;
		};
		selectors: {
			getBlockInsertionPoint: ( state: unknown ) => {
				rootClientId?: string;
				index: number;
			};
			getBlockOrder: (
				state: unknown,
				rootClientId?: string
			) => string[];
			getBlock: ( state: unknown, clientId: string ) => Block | null;
			getBlocksByClientId: (
				state: unknown,
				clientIds: string[]
			) => Block[];
			getSelectedBlockClientIds: ( state: unknown ) => string[];
			getBlockIndex: ( state: unknown, clientId: string ) => number;
			getBlockRootClientId: (
				state: unknown,
				clientId: string
			) => string | null;
			getBlocksByName: ( state: unknown, name: string ) => string[];
			canInsertBlockType: (
				state: unknown,
				name: string,
				rootClientId?: string
			) => boolean;
		};
	} >;
}

declare module '@wordpress/core-data' {
	import type { StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor< {
		reducer: () => unknown;
		actions: {
			invalidateResolution: ( selector: string, args: unknown[] ) => void;
		};
		selectors: {
			canUser: (
				state: unknown,
				action: 'update',
				resource: {
					kind: 'postType';
					name: string;
					id: number | string;
				}
			) => boolean | undefined;
		};
	} >;
}

declare module '@wordpress/commands' {
	import type { ReactElement } from 'react';

	interface Command {
		name: string;
		label: string;
		searchLabel?: string;
		icon?: ReactElement;
		callback: ( options: { close: () => void } ) => void;
	}
	export function useCommand( command: Command ): void;
	export function useCommandLoader( loader: {
		name: string;
		/** Called as a hook whenever something is typed. */
		hook: ( options: { search: string } ) => {
			isLoading: boolean;
			commands: Command[];
		};
		disabled?: boolean;
	} ): void;
}

declare module '*.css';
