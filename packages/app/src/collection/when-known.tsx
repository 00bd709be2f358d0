import { store as profileStore } from '@templately/profile';
import type { ComponentType } from 'react';
import type { Params } from '../domain';
import { Failed } from '../layout/failed';
import { useResolved } from '../use-resolved';
import { TableBones } from './table';

/**
 * A screen that asks for nothing before it is known who looks: a visitor's question would be refused.
 *
 * @param Screen The screen.
 */
export const whenKnown = (
	Screen: ComponentType< { params: Params } >
): ComponentType< { params: Params } > =>
	function WhenKnown( props ) {
		const {
			value: user,
			failure,
			retry,
		} = useResolved( profileStore, 'getUser' );
		if ( user ) {
			return <Screen { ...props } />;
		}
		return (
			<div className="templately-lists">
				<div className="templately-lists__main" id="templately-results">
					{ failure ? (
						<Failed failure={ failure } retry={ retry } />
					) : (
						<TableBones />
					) }
				</div>
			</div>
		);
	};
