import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';
import { InsertDialog } from './insert-dialog';
import { useInsertFlow, type InsertFlow } from './use-insert-flow';

const InsertContext = createContext< InsertFlow | null >( null );

/** The one insert that may be under way, with its dialog. */
export function InsertFrame( { children }: { children: ReactNode } ) {
	const { host, fail } = useApp();
	const flow = useInsertFlow( host, fail );
	return (
		<InsertContext.Provider value={ flow }>
			{ children }
			<InsertDialog flow={ flow } />
		</InsertContext.Provider>
	);
}

/** Inserting, from wherever an item is shown. */
export function useInsert(): InsertFlow {
	const flow = useContext( InsertContext );
	if ( ! flow ) {
		throw new Error( 'An item was shown outside of the app.' );
	}
	return flow;
}
