import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Featured, store as libraryStore } from '@templately/library';
import type { Item, Platform } from '@templately/rest';
import { ItemGrid } from '@templately/ui';
import { ItemCard } from '../lists/item-card';

/** Items in one row. */
const SHOWN = 3;

/**
 * The packs that the hub puts first.
 *
 * @param platform The builder.
 * @param isWanted Whether they are shown; else nothing is asked for.
 */
export function useFeatured( platform: Platform, isWanted: boolean ) {
	const { featured, isLost } = useSelect(
		( select ) => {
			const { getFeatured, getFeaturedItems } = select( libraryStore );
			// Looking at them asks for them.
			const items = isWanted ? getFeaturedItems( platform ) : undefined;
			const found = getFeatured( platform );
			return {
				featured: found,
				isLost:
					isWanted && ! items && ! found.isLoading && ! found.error,
			};
		},
		[ platform, isWanted ]
	);
	const { invalidateResolution } = useDispatch( libraryStore ) as unknown as {
		invalidateResolution: ( name: string, args: unknown[] ) => void;
	};
	const retry = useCallback(
		() => invalidateResolution( 'getFeaturedItems', [ platform ] ),
		[ invalidateResolution, platform ]
	);
	// An answer that came after all was forgotten was dropped.
	useEffect( () => {
		if ( isLost ) {
			retry();
		}
	}, [ isLost, retry ] );
	return { featured, retry };
}

/** Above the first page of packs: those that the hub puts first, unless the list begins with them. */
export function FeaturedRow( {
	featured: { items, error },
	total,
	listed,
	retry,
}: {
	featured: Featured;
	/** Number of all packs. */
	total: number;
	/** Packs of the list beneath. */
	listed: Item[];
	retry: () => void;
} ) {
	if ( error ) {
		return (
			<p className="templately-small" role="alert">
				{ sprintf(
					/* translators: %s: what went wrong: a sentence. */
					__( 'Featured packs: %s', 'templately' ),
					error.message
				) }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ __( 'Try again', 'templately' ) }
				</Button>
			</p>
		);
	}
	const shown = items.slice( 0, SHOWN );
	const first = listed.slice( 0, SHOWN ).map( ( { id } ) => id );
	const isRepeated =
		shown.length === SHOWN &&
		shown.every( ( { id } ) => first.includes( id ) );
	return shown.length > 0 && total > items.length && ! isRepeated ? (
		<section
			className="templately-featured templately-stack"
			aria-label={ __( 'Featured', 'templately' ) }
		>
			<h2 className="templately-heading">
				{ __( 'Featured', 'templately' ) }
			</h2>
			<ItemGrid kind="pack" items={ shown }>
				{ ( item ) => <ItemCard item={ item } /> }
			</ItemGrid>
		</section>
	) : null;
}
