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
	useEffect( () => {
		main.current?.querySelector< HTMLElement >( 'h1' )?.focus();
	}, [] );
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
