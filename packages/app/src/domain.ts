import type { ComponentType } from 'react';
import type { Platform } from '@templately/rest';
import type { Site } from './host';

export type Params = Record< string, string | undefined >;

/** What a domain brings to the app: its routes, its tabs in the header, its entries in the account's menu. */
export interface Domain {
	routes: { path: RegExp; component: ComponentType< { params: Params } > }[];
	tabs?: {
		label: () => string;
		path: ( platform: Platform ) => string;
		isAllowed?: ( site: Site ) => boolean;
	}[];
	menu?: { label: () => string; path: string }[];
}
