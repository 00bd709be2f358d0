/**
 * Child processes that end with this process, even after `kill -9`.
 *
 * Each runs in a process group of its own under bin/guard.sh, which ends the group when its pipe to this process closes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { guardScript } from './paths';

/** A running program with all its children. */
export interface Child {
	readonly child: ChildProcess;
	/** Fulfilled with the exit code; 128 and more for a signal. */
	readonly ended: Promise< number >;
	/** Ends the whole group, and waits for it. */
	stop: () => Promise< void >;
}

export interface SpawnOptions {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	/** As in Node: the child's standard input, output and error. */
	stdio?: Array< 'inherit' | 'ignore' | 'pipe' | number >;
}

const running = new Set< Child >();

export function spawnChild(
	command: string,
	args: readonly string[],
	{ stdio = [ 'ignore', 'pipe', 'pipe' ], ...options }: SpawnOptions = {}
): Child {
	const child = spawn( 'sh', [ guardScript, command, ...args ], {
		...options,
		detached: true,
		stdio: [ ...stdio, 'pipe' ],
	} );
	const started: Child = {
		child,
		ended: new Promise( ( resolve ) => {
			child.once( 'error', () => resolve( 127 ) );
			child.once( 'exit', ( code, signal ) => {
				running.delete( started );
				killGroup( child, 'SIGKILL' );
				resolve( code ?? ( signal === 'SIGKILL' ? 137 : 143 ) );
			} );
		} ),
		async stop() {
			killGroup( child, 'SIGTERM' );
			const timer = setTimeout(
				() => killGroup( child, 'SIGKILL' ),
				2000
			);
			await started.ended;
			clearTimeout( timer );
		},
	};
	running.add( started );
	return started;
}

/** Ends all children. */
export async function stopAll(): Promise< void > {
	await Promise.all( [ ...running ].map( ( child ) => child.stop() ) );
}

function killGroup( { pid }: ChildProcess, signal: NodeJS.Signals ): void {
	try {
		if ( pid ) {
			process.kill( -pid, signal );
		}
	} catch {
		// The group has ended.
	}
}

/** Identifies a running process by its number and start time, because numbers are reused. Empty for others, and without /proc. */
export function processMark( pid: number ): string {
	try {
		const stat = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
		// The name in parentheses may contain blanks.
		const [ , fields = '' ] = /.*\) (.*)/s.exec( stat ) ?? [];
		return `${ pid } ${ fields.split( ' ' )[ 19 ] }`;
	} catch {
		return '';
	}
}

export const isRunning = ( mark: string ): boolean =>
	mark !== '' && processMark( parseInt( mark, 10 ) ) === mark;
