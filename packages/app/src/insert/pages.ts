import type {
	Failure,
	ImportedPage,
	Item,
	ItemDetails,
} from '@templately/rest';
import { itemAction } from './item-action';

/** A page of a pack in the list of those to be made here, and how that goes. */
export interface PageRow {
	item: Item;
	isChosen: boolean;
	state: 'waiting' | 'importing' | 'imported' | 'failed';
	/** What was made of it. */
	page?: ImportedPage;
	/** Why it failed. */
	failure?: Failure;
}

/**
 * The pages of a pack that can be made here: all are chosen to begin with.
 *
 * @param pack The pack.
 */
export const pageRows = ( pack: ItemDetails ): PageRow[] =>
	pack.items
		.filter(
			( item ) => item.type === 'pages' && itemAction( item ) === 'insert'
		)
		.map( ( item ) => ( { item, isChosen: true, state: 'waiting' } ) );

/**
 * What is still to be made, in the order of the list.
 *
 * @param rows The list.
 */
export const toMake = ( rows: PageRow[] ): PageRow[] =>
	rows.filter( ( { isChosen, state } ) => isChosen && state !== 'imported' );

/**
 * The list with something new of one row.
 *
 * @param rows   The list.
 * @param id     The row's item.
 * @param change What is new.
 */
export const withPage = (
	rows: PageRow[],
	id: number,
	change: Partial< PageRow >
): PageRow[] =>
	rows.map( ( row ) =>
		row.item.id === id ? { ...row, failure: undefined, ...change } : row
	);

/**
 * The pages that were made, as links between them need them.
 *
 * @param rows The list.
 */
export const madePages = ( rows: PageRow[] ): { id: number; slug: string }[] =>
	rows.flatMap( ( { item, page } ) =>
		page ? [ { id: page.id, slug: item.slug } ] : []
	);

/**
 * The plugins that any of the pages needs, each once.
 *
 * @param rows Pages.
 */
export const neededBy = ( rows: PageRow[] ): Item[ 'dependencies' ] => [
	...new Map(
		rows
			.flatMap( ( { item } ) => item.dependencies )
			.map( ( dependency ) => [ dependency.slug, dependency ] )
	).values(),
];
