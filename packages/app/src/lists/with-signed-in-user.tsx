import { store as profileStore } from '@templately/profile';
import type { ComponentType } from 'react';
import type { Params } from '../shell/domain';
import { RequestError } from '../shell/request-error';
import { useResolved } from '../shell/use-resolved';
import { TableSkeleton } from './table';
import './account-layout.css';

/** Renders a screen once the user is known: the API would refuse the requests of a visitor. */
export const withSignedInUser = (
	Screen: ComponentType< { params: Params } >
): ComponentType< { params: Params } > =>
	function WithSignedInUser( props ) {
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
						<RequestError failure={ failure } retry={ retry } />
					) : (
						<TableSkeleton />
					) }
				</div>
			</div>
		);
	};
