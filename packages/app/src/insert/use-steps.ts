import { useRegistry } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import { toFailure } from '@templately/rest';
import { signInPlace } from '../app-context';
import { NOT_VERIFIED, SESSION_ENDED } from '../error-codes';
import type { Host } from '../host';
import { resolve } from '../use-resolved';
import { useWaiting } from './use-waiting';
import type { Design, Task, View } from './views';

/** What the steps of everything that is inserted share. */
export interface Steps {
	task: Task | undefined;
	show: ( item: Design, view: View ) => void;
	/** Says that something went wrong, with a way to try again. */
	fail: ( item: Design, thrown: unknown, retry: () => void ) => void;
	/** Begins anew: whatever is under way goes no further. */
	begin: () => void;
	/** Begins nothing, and shows nothing more. */
	cancel: () => void;
	/**
	 * Watches what is under way.
	 *
	 * @return Says whether it still is: what was cancelled goes no further, whatever is on its way.
	 */
	watch: () => () => boolean;
	/**
	 * Waits for an answer.
	 *
	 * @param answer The answer.
	 * @return The answer; nothing where it comes, or fails, after what is under way was cancelled.
	 */
	whileWanted: < Value >(
		answer: Promise< Value >
	) => Promise< Value | undefined >;
	/**
	 * Goes on for who has an account and has shown their address. Others are led to it first.
	 *
	 * @param item  The design.
	 * @param again Begins anew, once they are signed in.
	 * @param goOn  What comes then.
	 */
	withAccount: (
		item: Design,
		again: () => void,
		goOn: () => Promise< void >
	) => Promise< void >;
}

/**
 * The steps of what is inserted, one at a time.
 *
 * @param host         The host.
 * @param onSessionEnd What to do when the session is over.
 */
export function useSteps(
	host: Host,
	onSessionEnd: ( thrown: unknown ) => void
): Steps {
	const registry = useRegistry();
	const [ task, setTask ] = useState< Task >();
	const run = useRef( 0 );
	const wait = useWaiting( host );

	const show: Steps[ 'show' ] = ( item, view ) => setTask( { item, view } );
	const watch: Steps[ 'watch' ] = () => {
		const mine = run.current;
		return () => run.current === mine;
	};

	return {
		task,
		show,
		fail: ( item, thrown, retry ) => {
			const failure = toFailure( thrown );
			if ( SESSION_ENDED.includes( failure.code ) ) {
				setTask( undefined );
				onSessionEnd( thrown );
				return;
			}
			show(
				item,
				failure.code === NOT_VERIFIED
					? { name: 'unverified' }
					: { name: 'failed', failure, retry }
			);
		},
		begin: () => {
			run.current++;
		},
		cancel: () => {
			run.current++;
			setTask( undefined );
		},
		watch,
		whileWanted: async ( answer ) => {
			const isWanted = watch();
			try {
				const value = await answer;
				return isWanted() ? value : undefined;
			} catch ( thrown ) {
				if ( isWanted() ) {
					throw thrown;
				}
				return undefined;
			}
		},
		withAccount: async ( item, again, goOn ) => {
			const isWanted = watch();
			const user = await resolve( registry, profileStore, 'getUser' );
			if ( ! isWanted() ) {
				return;
			}
			if ( ! user ) {
				wait( again );
				host.history.navigate( signInPlace( host ) );
			} else if ( ! user.is_verified ) {
				show( item, { name: 'unverified' } );
			} else {
				await goOn();
			}
		},
	};
}
