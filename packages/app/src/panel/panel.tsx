import { useMemo } from '@wordpress/element';
import { GridSkeleton } from '@templately/ui';
import type { ReactNode } from 'react';
import { type Host, withOpenOnNavigate } from '../shell/host';
import { lazyPart } from '../shell/lazy-screen';
import { Frame } from '../shell/frame';

interface Props {
	host: Host;
	/** Opens the whole library, where the host's history points. */
	onOpen: () => void;
}

/** A small library beside the document. Whatever leads further opens the large one there. */
export function Panel( { host, onOpen }: Props ) {
	const outward = useMemo(
		() => withOpenOnNavigate( host, onOpen ),
		[ host, onOpen ]
	);
	return (
		<Frame host={ outward }>
			<PanelBody host={ host } onOpen={ onOpen } />
		</Frame>
	);
}

const inPanel = ( face: ReactNode ) => (
	<div className="templately templately-panel">{ face }</div>
);

const PanelBody = lazyPart(
	() => import( /* webpackChunkName: "panel" */ './panel-body' ),
	inPanel( <GridSkeleton kind="block" count={ 3 } /> ),
	inPanel
);
