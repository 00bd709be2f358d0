import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

/** What is in a step, and at its foot. The step's heading has the focus when it is shown. */
export function StepBody( {
	className = '',
	foot,
	children,
}: {
	className?: string;
	foot?: ReactNode;
	children: ReactNode;
} ) {
	const main = useRef< HTMLDivElement >( null );
	const heading = useRef< HTMLElement | null >( null );
	useEffect( () => {
		const now = main.current?.querySelector< HTMLElement >( 'h1' ) ?? null;
		const page = now?.ownerDocument;
		const isLost = page?.activeElement === page?.body;
		// When what was waited for has come, another one stands there, and the focus went with the first.
		if ( now !== heading.current && ( ! heading.current || isLost ) ) {
			now?.focus();
		}
		heading.current = now;
	} );
	return (
		<>
			<div
				className={ `templately-wizard__main ${ className }` }
				ref={ main }
			>
				{ children }
			</div>
			{ foot && (
				<footer className="templately-wizard__foot">{ foot }</footer>
			) }
		</>
	);
}
