import type { ReactNode } from 'react';

/** A line across the screen, under the header: something to do, or something to know. */
export const Banner = ( {
	children,
	action,
	isCalm = false,
}: {
	children: ReactNode;
	action?: ReactNode;
	isCalm?: boolean;
} ) => (
	<div
		className={ `templately-banner${ isCalm ? ' is-calm' : '' }` }
		role="status"
	>
		<p>{ children }</p>
		{ action && <div className="templately-push">{ action }</div> }
	</div>
);
