import { design, openApp } from '../../test/open-app';

/** Opens the screen of a design; returns the app, and what it was asked for. */
export async function openDetails(
	more: Parameters< typeof design >[ 0 ],
	given: Parameters< typeof openApp >[ 1 ] = {}
) {
	const item = design( more );
	const list = { packs: 'packs', pages: 'pages', sections: 'blocks' }[
		item.type as 'packs'
	];
	const at = `/${ item.platform }/${ list }/${ item.slug }`;
	const app = await openApp( at, {
		...given,
		answers: { [ `/items/${ item.slug }` ]: item, ...given?.answers },
	} );
	return { ...app, list: `${ item.platform }/${ list }` };
}

export const TYPES = [ 'packs', 'pages', 'sections' ] as const;
