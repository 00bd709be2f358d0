import type { Download, Purchase } from '@templately/rest';
import { Card, ItemGrid } from '@templately/ui';
import type { ReactNode } from 'react';
import { useLink } from '../app-context';
import { itemPlace, kindLabel, kindOf, listTypeOf } from '../lists/item-labels';

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
	const link = useLink()( itemPlace( entry ) );
	const type = listTypeOf( entry );
	return (
		<Card
			kind={ kindOf( type ) }
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
