import { useEffect } from '@wordpress/element';
import { type Host, type Insertion, withOpenOnNavigate } from '../shell/host';
import { Frame } from '../shell/frame';
import type { Design } from './insert-flow';
import { useInsert } from './insert-provider';

interface Props {
	host: Host;
	item: Design;
	mode?: Insertion[ 'mode' ];
	/** The look in place of the one that was inserted. */
	look?: Insertion[ 'look' ];
	/** Opens the library at the current place of the host's history. */
	onOpen: () => void;
}

/**
 * Inserts a design without the library around it, or replaces one that was just inserted. Dialogs open over the editor;
 * navigation, for example to the sign-in screen, opens the library.
 */
export const InsertNow = ( { host, onOpen, ...choice }: Props ) => (
	<Frame host={ withOpenOnNavigate( host, onOpen ) }>
		<Now { ...choice } />
	</Frame>
);

function Now( { item, mode, look }: Pick< Props, 'item' | 'mode' | 'look' > ) {
	const { insert } = useInsert();
	useEffect( () => {
		insert( item, mode, look );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- each choice has a component of its own.
	}, [] );
	return null;
}
