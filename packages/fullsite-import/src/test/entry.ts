import type { ImportLogEntry } from '@templately/rest';

/** An entry of an import's log. */
export const entry = (
	index: number,
	change: Partial< ImportLogEntry > = {}
): ImportLogEntry => ( {
	index,
	action: 'updateLog',
	type: 'download',
	title: 'Download',
	message: `Line ${ index }`,
	progress: 10,
	status: 'processing',
	position: 2,
	...change,
} );
