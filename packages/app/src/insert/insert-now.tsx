import { useEffect } from '@wordpress/element';
import type { Item } from '@templately/rest';
import type { Host } from '../host';
import { Frame } from '../layout/frame';
import { outwardHost } from '../layout/outward-host';
import { useInsert } from './insert-frame';

interface Props {
	host: Host;
	item: Item;
	/** Opens the library, where the host's history points. */
	onOpen: () => void;
}

/**
 * Inserts a design that was chosen outside of the library. What there is to ask or to say opens over the editor; what leads
 * elsewhere, such as to signing in, opens the library there.
 */
export const InsertNow = ( { host, item, onOpen }: Props ) => (
	<Frame host={ outwardHost( host, onOpen ) }>
		<Now item={ item } />
	</Frame>
);

function Now( { item }: { item: Item } ) {
	const { insert } = useInsert();
	useEffect( () => {
		insert( item );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each choice, which has a frame of its own.
	}, [] );
	return null;
}
