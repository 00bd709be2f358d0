import type { ReactNode } from 'react';
import type { CardKind } from './card';

/** Drawings by kind: bands of a page, text beside a picture, pages of a site. */
const DRAWN: Record< CardKind, ReactNode > = {
	page: (
		<>
			<path d="M12 12h24v4H12zM88 12h20v4H88zM12 30h96v44H12z" />
			<path d="M12 84h46v5H12zM12 94h38v3H12zM12 101h42v3H12zM70 84h38v28H70zM12 122h28v22H12zM46 122h28v22H46zM80 122h28v22H80z" />
		</>
	),
	block: (
		<path d="M12 20h40v6H12zM12 34h48v3H12zM12 41h44v3H12zM12 52h18v8H12zM70 14h38v52H70z" />
	),
	pack: (
		<path d="M12 12h24v4H12zM88 12h20v4H88zM12 26h96v32H12zM12 66h28v16H12zM46 66h28v16H46zM80 66h28v16H80z" />
	),
};

const HEIGHTS: Record< CardKind, number > = { page: 156, block: 80, pack: 90 };

/** Drawing of a design's kind, for designs without a picture. */
export const ThumbnailPlaceholder = ( {
	kind,
	className = '',
}: {
	kind: CardKind;
	className?: string;
} ) => (
	<svg
		className={ `templately-blank ${ className }` }
		viewBox={ `0 0 120 ${ HEIGHTS[ kind ] }` }
		preserveAspectRatio="xMidYMin slice"
		aria-hidden="true"
		focusable="false"
	>
		{ DRAWN[ kind ] }
	</svg>
);
