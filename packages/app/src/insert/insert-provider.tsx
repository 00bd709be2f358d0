import { useRegistry, useSelect } from '@wordpress/data';
import {
	createContext,
	useContext,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import type { ItemDetails } from '@templately/rest';
import type { ReactNode } from 'react';
import { signInPlace, useApp } from '../shell/app-context';
import type { Host, Insertion } from '../shell/host';
import { lazyPart } from '../shell/lazy-screen';
import type { Design, FlowContext, View } from './insert-flow';

interface Insert {
	/** The item that is being inserted into the document. */
	busyId: number | undefined;
	insert: (
		item: Design,
		mode?: Insertion[ 'mode' ],
		look?: Insertion[ 'look' ]
	) => void;
	/** Creates pages of a pack. */
	insertPages: ( pack: ItemDetails ) => void;
}

const InsertContext = createContext< Insert | null >( null );

/** Returns the actions that insert designs, for any component that shows an item. */
export function useInsert(): Insert {
	const value = useContext( InsertContext );
	if ( ! value ) {
		throw new Error( 'useInsert() needs an InsertProvider around it.' );
	}
	return value;
}

const InsertModal = lazyPart(
	async () =>
		( await import( /* webpackChunkName: "insert" */ './insert-modal' ) )
			.InsertModal,
	null
);

/** Runs one insert flow at a time and shows its dialog. The code of the flows loads with the first of them. */
export function InsertProvider( { children }: { children: ReactNode } ) {
	const { host, fail } = useApp();
	const registry = useRegistry();
	const resumeAfterSignIn = useResumeAfterSignIn( host );
	const [ task, setTask ] = useState< { item: Design; view: View } >();
	const running = useRef< AbortController >( undefined );

	const close = () => {
		running.current?.abort();
		setTask( undefined );
	};

	const run = async (
		item: Design,
		start: (
			flows: typeof import( './insert-flow' ),
			context: FlowContext
		) => Promise< void >
	) => {
		close();
		const controller = new AbortController();
		const { signal } = controller;
		running.current = controller;
		const show = ( view: View ) => {
			if ( ! signal.aborted ) {
				setTask( { item, view } );
			}
		};
		show( { name: 'working' } );
		try {
			const flows = await import(
				/* webpackChunkName: "insert" */ './insert-flow'
			);
			await start( flows, {
				host,
				registry,
				item,
				signal,
				show,
				signIn: () =>
					new Promise( ( resolve ) => {
						setTask( undefined );
						resumeAfterSignIn( resolve );
						host.history.navigate( signInPlace( host ) );
					} ),
			} );
			if ( ! signal.aborted ) {
				setTask( undefined );
			}
		} catch ( thrown ) {
			if ( ! signal.aborted ) {
				close();
				fail( thrown );
			}
		}
	};

	const busyId = task?.view.name === 'working' ? task.item.id : undefined;
	return (
		<InsertContext.Provider
			value={ {
				busyId,
				insert: ( item, mode = 'add', look ) =>
					void run( item, ( flows, context ) =>
						flows.insert( context, mode, look )
					),
				insertPages: ( pack ) =>
					void run( pack, ( flows, context ) =>
						flows.insertPages( context, pack )
					),
			} }
		>
			{ children }
			{ task && busyId === undefined && (
				<InsertModal { ...task } onClose={ close } />
			) }
		</InsertContext.Provider>
	);
}

/**
 * Postpones an action until the user has signed in. Leaving the sign-in screen without signing in drops the action.
 *
 * @param host The host, which knows the current screen.
 * @return Takes the action.
 */
export function useResumeAfterSignIn(
	host: Host
): ( action: () => void ) => void {
	const postponed = useRef< () => void >( undefined );
	const registry = useRegistry();
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	useEffect(
		() =>
			host.history.subscribe( () => {
				const isSigningIn =
					host.history.getLocation().path === '/sign-in' ||
					registry.select( profileStore ).getUser();
				if ( ! isSigningIn ) {
					postponed.current = undefined;
				}
			} ),
		[ host.history, registry ]
	);
	useEffect( () => {
		if ( user && postponed.current ) {
			const action = postponed.current;
			postponed.current = undefined;
			action();
		}
	}, [ user ] );
	return ( action ) => {
		postponed.current = action;
	};
}
