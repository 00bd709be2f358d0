import { __ } from '@wordpress/i18n';
import type { ItemDetails } from '@templately/rest';
import { buildPath } from '../../address';
import { useLink } from '../../app-context';
import type { ListType } from '../../lists/item-labels';

/** The words that an item is found by: each leads to all that have it. */
export function Tags( { item, type }: { item: ItemDetails; type: ListType } ) {
	const link = useLink();
	return item.tags.length > 0 ? (
		<ul
			className="templately-tags"
			aria-label={ __( 'Tags', 'templately' ) }
		>
			{ item.tags.map( ( { id, name } ) => (
				<li key={ id }>
					<a
						{ ...link(
							buildPath( `/${ item.platform }/${ type }`, {
								tag_id: String( id ),
							} )
						) }
						dir="auto"
					>
						{ name }
					</a>
				</li>
			) ) }
		</ul>
	) : null;
}
