import type { ReactNode } from 'react';

/** A line across the screen, under the header. */
export const Banner = ( {
	children,
	action,
}: {
	children: ReactNode;
	action?: ReactNode;
} ) => (
	<div className="templately-banner" role="status">
		<p>{ children }</p>
		{ action && <div className="templately-push">{ action }</div> }
	</div>
);
