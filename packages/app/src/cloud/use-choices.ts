import { useEffect, useState } from '@wordpress/element';
import { toFailure, type Failure } from '@templately/rest';
import * as rest from '@templately/rest/cloud';
import type { WorkspaceChoice } from '@templately/rest/cloud';

export interface Choices {
	own: WorkspaceChoice[];
	shared: WorkspaceChoice[];
}

/** The workspaces that files can be put in. */
export function useChoices(): {
	choices: Choices | undefined;
	failure: Failure | undefined;
} {
	const [ choices, setChoices ] = useState< Choices >();
	const [ failure, setFailure ] = useState< Failure >();
	useEffect( () => {
		let isHere = true;
		rest.getChoices().then(
			( found ) => isHere && setChoices( found ),
			( thrown ) => isHere && setFailure( toFailure( thrown ) )
		);
		return () => {
			isHere = false;
		};
	}, [] );
	return { choices, failure };
}
