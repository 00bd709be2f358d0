import * as rest from '@templately/rest';
import { toFailure, type ItemDetails } from '@templately/rest';
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
import { withPlugins } from './with-plugins';

/**
 * Lets people choose pages of a pack, and makes drafts of them.
 *
 * @param steps The steps.
 * @param pack  The pack.
 */
export function choosePages( steps: Steps, pack: ItemDetails ): void {
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
			start: () => void begin( rows ),
		} );
	const make = async ( chosen: PageRow[] ) => {
		let rows = chosen;
		for ( const { item } of toMake( rows ) ) {
			rows = withPage( rows, item.id, { state: 'importing' } );
			show( rows, true );
			try {
				const page = await rest.importPage(
					item.id,
					item.name,
					item.platform,
					true
				);
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
		const made = madePages( rows );
		if ( made.length > 0 ) {
			await rest.linkPages( made );
		}
		if ( isWanted() ) {
			show( rows );
		}
	};
	const begin = ( rows: PageRow[] ) =>
		withPlugins(
			steps,
			{ ...pack, dependencies: neededBy( toMake( rows ) ) },
			[],
			() => make( rows )
		).catch( ( thrown ) =>
			steps.fail( pack, thrown, () => void begin( rows ) )
		);
	show( pageRows( pack ) );
}
