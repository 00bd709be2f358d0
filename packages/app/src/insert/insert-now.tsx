import { useEffect } from '@wordpress/element';
import type { Host, Insertion } from '../host';
import { Frame } from '../layout/frame';
import { outwardHost } from '../layout/outward-host';
import { useInsert } from './insert-frame';
import type { Design } from './views';

interface Props {
	host: Host;
	item: Design;
	mode?: Insertion[ 'mode' ];
	/** Opens the library, where the host's history points. */
	onOpen: () => void;
}

/**
 * Inserts a design that was chosen outside of the library, or once more one that just was. What there is to ask or to say opens over the editor; what leads
 * elsewhere, such as to signing in, opens the library there.
 */
export const InsertNow = ( { host, item, mode, onOpen }: Props ) => (
	<Frame host={ outwardHost( host, onOpen ) }>
		<Now item={ item } mode={ mode } />
	</Frame>
);

function Now( { item, mode }: Pick< Props, 'item' | 'mode' > ) {
	const { insert } = useInsert();
	useEffect( () => {
		insert( item, mode );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each choice, which has a frame of its own.
	}, [] );
	return null;
}
