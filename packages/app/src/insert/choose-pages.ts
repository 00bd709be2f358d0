import * as rest from '@templately/rest';
import { toFailure, type ItemDetails, type Look } from '@templately/rest';
import type { Host } from '../host';
import { noteChosenLook } from './chosen-look';
import { createImageSizes } from './image-sizes';
import {
	madePages,
	neededBy,
	pageRows,
	toMake,
	withPage,
	type PageRow,
} from './pages';
import type { Steps } from './use-steps';
import { withLook } from './with-look';
import { withPlugins } from './with-plugins';

/**
 * Lets people choose pages of a pack, and makes drafts of them.
 *
 * @param steps The steps.
 * @param host  The host.
 * @param pack  The pack.
 */
export function choosePages(
	steps: Steps,
	host: Host,
	pack: ItemDetails
): void {
	const isWanted = steps.watch();
	const show = ( rows: PageRow[], isBusy = false ) =>
		steps.show( pack, {
			name: 'pages',
			rows,
			isBusy,
			toggle: ( id ) =>
				show(
					rows.map( ( row ) =>
						row.item.id === id
							? { ...row, isChosen: ! row.isChosen }
							: row
					)
				),
			start: ( asksForLook ) => void begin( rows, asksForLook ),
		} );
	const make = async ( chosen: PageRow[], look?: Look ) => {
		let rows = chosen;
		for ( const { item } of toMake( rows ) ) {
			rows = withPage( rows, item.id, { state: 'importing' } );
			show( rows, true );
			try {
				const page = await rest.importPage( {
					id: item.id,
					title: item.name,
					platform: item.platform,
					keep_links: true,
					look,
				} );
				if ( look ) {
					noteChosenLook( look );
				}
				rows = withPage( rows, item.id, { state: 'imported', page } );
				void createImageSizes( page.attachments );
			} catch ( thrown ) {
				rows = withPage( rows, item.id, {
					state: 'failed',
					failure: toFailure( thrown ),
				} );
			}
			if ( ! isWanted() ) {
				break;
			}
			show( rows, true );
		}
		await link( rows );
	};
	/** Makes the links between the pages lead to those that were made. A failure is repeated alone: the pages are there. */
	const link = async ( rows: PageRow[] ): Promise< void > => {
		const made = madePages( rows );
		try {
			if ( made.length > 0 ) {
				await rest.linkPages( made );
			}
		} catch ( thrown ) {
			if ( isWanted() ) {
				steps.fail( pack, thrown, () => {
					show( rows, true );
					void link( rows );
				} );
			}
			return;
		}
		if ( isWanted() ) {
			show( rows );
		}
	};
	const begin = ( rows: PageRow[], asksForLook: boolean ) => {
		const [ first ] = toMake( rows );
		// Until it is known what the pages need, and in which look they come, nobody begins once more.
		show( rows, true );
		return withPlugins(
			steps,
			{ ...pack, dependencies: neededBy( toMake( rows ) ) },
			[],
			() =>
				asksForLook && first
					? withLook(
							steps,
							host,
							pack,
							'createAll',
							( look ) => make( rows, look ),
							first.item
						)
					: make( rows )
		).catch( ( thrown ) =>
			// Of several one may be what fails: it can be left out.
			steps.fail( pack, thrown, () => show( rows ) )
		);
	};
	show( pageRows( pack ) );
}
