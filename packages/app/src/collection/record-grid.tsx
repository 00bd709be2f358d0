import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import {
	type CollectionList,
	store as profileStore,
} from '@templately/profile';
import type { Download, Purchase } from '@templately/rest';
import { Card, ItemGrid } from '@templately/ui';
import type { ReactNode } from 'react';
import { useLink } from '../shell/app-context';
import {
	getItemPath,
	kindLabel,
	getCardKind,
	toListType,
} from '../lists/labels';

/** Refreshes a list when its screen opens, and when another part of it is shown after favourites changed. */
export function useRefreshOnVisit(
	list: CollectionList,
	isHeld: boolean,
	key: string
): void {
	const { clearCollection } = useDispatch( profileStore );
	const isStale = useSelect(
		( select ) =>
			list === 'favourites' &&
			select( profileStore ).areFavouritesStale(),
		[ list ]
	);
	const isFirst = useRef( true );
	useEffect( () => {
		if ( isFirst.current ? isHeld : isStale ) {
			clearCollection( [ list ] );
		}
		isFirst.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each part that is looked at.
	}, [ key ] );
}

type Taken = Download | Purchase;

/** Downloads or purchases as cards. */
export const RecordGrid = < Entry extends Taken >( {
	entries,
	when,
	actions,
}: {
	entries: Entry[];
	when: ( entry: Entry ) => ReactNode;
	actions: ( entry: Entry ) => ReactNode;
} ) => (
	<ItemGrid
		kind="block"
		items={ entries.map( ( entry ) => ( {
			...entry,
			id: entry.item_id,
		} ) ) }
	>
		{ ( entry ) => (
			<RecordCard
				entry={ entry }
				when={ when( entry ) }
				actions={ actions( entry ) }
			/>
		) }
	</ItemGrid>
);

function RecordCard( {
	entry,
	when,
	actions,
}: {
	entry: Taken;
	when: ReactNode;
	actions: ReactNode;
} ) {
	const link = useLink()( getItemPath( entry ) );
	const type = toListType( entry );
	return (
		<Card
			kind={ getCardKind( type ) }
			name={ entry.name }
			link={ link }
			images={ [ entry.thumbnail ] }
			meta={
				<>
					<span>{ kindLabel( type ) }</span>
					{ when }
				</>
			}
			actions={ actions }
		/>
	);
}
