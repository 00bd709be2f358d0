import type { ComponentType } from 'react';
import type { PageData, Platform } from '@templately/rest';

export type Params = Record< string, string | undefined >;

/** What a domain brings to the app: its routes, its tabs in the header, its entries in the account's menu. */
export interface Domain {
	routes: { path: RegExp; component: ComponentType< { params: Params } > }[];
	tabs?: {
		label: () => string;
		path: ( platform: Platform ) => string;
		isAllowed?: ( site: PageData ) => boolean;
	}[];
	menu?: { label: () => string; path: string }[];
}
