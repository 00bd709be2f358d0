import type { ReactNode } from 'react';

interface Props {
	kind?: 'plain' | 'pro' | 'starter' | 'good' | 'full';
	children: ReactNode;
}

/** One word about an item: its plan, or that it was bought. */
export const Badge = ( { kind = 'plain', children }: Props ) => (
	<span className={ `templately-badge templately-badge--${ kind }` }>
		{ children }
	</span>
);
