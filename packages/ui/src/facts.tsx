import type { ReactNode } from 'react';

/** Names and values, one below the other; what has no value is left out. */
export const Facts = ( {
	facts,
}: {
	facts: [ name: string, value: ReactNode ][];
} ) => (
	<dl className="templately-facts">
		{ facts
			.filter(
				( [ , value ] ) =>
					value !== undefined && value !== null && value !== ''
			)
			.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
	</dl>
);
