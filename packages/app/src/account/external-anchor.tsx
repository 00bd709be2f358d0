import type { ReactNode } from 'react';

/** A link that leaves the app. */
export const ExternalAnchor = ( {
	href,
	children,
}: {
	href: string;
	children?: ReactNode;
} ) => (
	<a href={ href } target="_blank" rel="noopener noreferrer">
		{ children }
	</a>
);
