import type { Platform } from '@templately/rest';

export const previewKey = ( templateId: number, rows: string[] ): string =>
	[ templateId, ...rows ].join( ' ' );

export const designsKey = ( platform: Platform, type: string ): string =>
	`${ platform } ${ type }`;

export const pageKey = ( platform: Platform, page: number ): string =>
	`${ platform } ${ page }`;
