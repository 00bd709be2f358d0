import type { ComponentType } from 'react';
import { useDomains, type Domain } from './domain';

/** What all domains bring for a place, one after another. */
export function DomainParts< Props extends object >( {
	of,
	given,
}: {
	of: ( domain: Domain ) => ComponentType< Props >[] | undefined;
	/** What each of them is told. */
	given: Props;
} ) {
	return (
		<>
			{ useDomains()
				.flatMap( ( domain ) => of( domain ) ?? [] )
				.map( ( Part, index ) => (
					<Part key={ index } { ...given } />
				) ) }
		</>
	);
}
