import { useRegistry } from '@wordpress/data';
import {
	createContext,
	useContext,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import * as rest from '@templately/rest';
import type { ImportRun, Item, ItemDetails } from '@templately/rest';
import type { ReactNode } from 'react';
import { useApp } from '../shell/app-context';
import { useResumeAfterSignIn } from '../insert/insert-provider';
import { lazyPart } from '../shell/lazy-screen';
import { getItemPath } from '../lists/labels';
import { resolve } from '../shell/use-resolved';

/** The open modal: the wizard for a pack or a running import, an explanation, or a revert. */
export type Task =
	| { name: 'pack'; pack: Item | ItemDetails }
	| { name: 'run'; run: ImportRun }
	| { name: 'gate'; reason: 'forbidden' | 'unverified' }
	| { name: 'revert'; run: ImportRun };

export interface FullsiteImport {
	/** Imports a pack, if this person may. */
	start: ( pack: Item | ItemDetails ) => void;
	/** The pack of which it is being found out. */
	isStarting: number | undefined;
	open: ( task: Task ) => void;
	/** Changes when an import starts, ends or is reverted. */
	changes: number;
}

const Context = createContext< FullsiteImport | null >( null );

/** Importing whole sites, from wherever a pack or an import is shown. */
export function useFullsiteImport(): FullsiteImport {
	const found = useContext( Context );
	if ( ! found ) {
		throw new Error( 'A pack was shown outside of the app.' );
	}
	return found;
}

const TaskDialog = lazyPart(
	() => import( /* webpackChunkName: "fullsite-import" */ './import-modal' ),
	null
);

/** The one import that may be under way, with its dialogs. */
export function FullsiteImportProvider( {
	children,
}: {
	children: ReactNode;
} ) {
	const { host, fail } = useApp();
	const registry = useRegistry();
	const [ task, setTask ] = useState< Task >();
	const [ isStarting, setStarting ] = useState< number >();
	const [ changes, setChanges ] = useState( 0 );
	const { fullsiteImport } = host.site;
	const wait = useResumeAfterSignIn( host );

	const start = ( pack: Item | ItemDetails ) => {
		const begin = async () => {
			setStarting( pack.id );
			const user = await resolve( registry, profileStore, 'getUser' );
			if ( ! user ) {
				wait( () => start( pack ) );
				host.history.navigate( '/sign-in', {
					state: { redirectTo: getItemPath( pack ).slice( 1 ) },
				} );
			} else if ( ! fullsiteImport ) {
				setTask( { name: 'gate', reason: 'forbidden' } );
			} else if ( ! user.is_verified ) {
				setTask( { name: 'gate', reason: 'unverified' } );
			} else {
				setTask( { name: 'pack', pack } );
			}
		};
		begin()
			.catch( fail )
			.finally( () => setStarting( undefined ) );
	};

	useRunning(
		Boolean( fullsiteImport?.isRunning ) && ! host.editor,
		( run ) => setTask( ( now ) => now ?? { name: 'run', run } )
	);

	const close = () => {
		setTask( undefined );
		setChanges( ( count ) => count + 1 );
	};

	return (
		<Context.Provider
			value={ { start, isStarting, open: setTask, changes } }
		>
			{ children }
			{ task && <TaskDialog task={ task } onClose={ close } /> }
		</Context.Provider>
	);
}

/** Finds an import that was already running when the page loaded. */
function useRunning( isWanted: boolean, onFound: ( run: ImportRun ) => void ) {
	const told = useRef( onFound );
	told.current = onFound;
	useEffect( () => {
		if ( ! isWanted ) {
			return;
		}
		let isHere = true;
		rest.getImports().then(
			( runs ) => {
				const run = runs.find( ( { status } ) => status === 'running' );
				if ( run && isHere ) {
					told.current( run );
				}
			},
			// A background request: the list of imports shows the error.
			() => undefined
		);
		return () => {
			isHere = false;
		};
	}, [ isWanted ] );
}
