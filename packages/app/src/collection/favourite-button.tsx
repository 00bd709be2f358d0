import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { Heart } from '@templately/ui';
import { useApp } from '../app-context';
import type { ItemAction } from '../domain';
import { toggleFavourite } from './favour';

/** Marks an item as a favourite, and says how many did. */
export const FavouriteButton: ItemAction = ( { item } ) => {
	const registry = useRegistry();
	const { host, fail } = useApp();
	const count = item.favourite_count.toLocaleString();
	return (
		<button
			type="button"
			className="templately-favourite"
			aria-pressed={ item.starred }
			aria-label={ sprintf(
				/* translators: 1: name of a design, 2: how many people have marked it. */
				__( 'Favourite %1$s, %2$s', 'templately' ),
				item.name,
				count
			) }
			onClick={ () =>
				void toggleFavourite( { registry, host, fail }, item )
			}
		>
			<Heart isFilled={ item.starred } />
			{ count }
		</button>
	);
};
