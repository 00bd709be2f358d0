/**
 * Child processes that never outlive us.
 *
 * Each runs in a process group of its own, under a small shell that holds one end of a pipe to us: when we go, even by
 * `kill -9`, the pipe closes and the shell takes the group along. What was recorded and still runs (the shell itself was
 * killed) is reaped at the next start.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, guardScript } from './paths';

/** A running program with all its children. */
export interface Guarded {
	readonly child: ChildProcess;
	/** Fulfilled with the exit code; 128 and more for a signal. */
	readonly ended: Promise< number >;
	/** Ends the whole group, and waits until it is gone. */
	stop: () => Promise< void >;
}

export interface SpawnOptions {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	/** As in Node: the child's standard input, output and error. */
	stdio?: Array< 'inherit' | 'ignore' | 'pipe' | number >;
}

const running = new Set< Guarded >();

/** Starts a program that ends when we do. */
export function spawnGuarded(
	command: string,
	args: readonly string[],
	options: SpawnOptions = {}
): Guarded {
	const child = spawn( 'sh', [ guardScript, command, ...args ], {
		cwd: options.cwd,
		env: options.env,
		detached: true,
		stdio: [ ...( options.stdio ?? [ 'ignore', 'pipe', 'pipe' ] ), 'pipe' ],
	} );
	const group = child.pid;
	if ( group ) {
		record( group );
	}
	const ended = new Promise< number >( ( resolve ) => {
		child.once( 'error', () => resolve( 127 ) );
		child.once( 'exit', ( code, signal ) => {
			running.delete( guarded );
			killGroup( group, 'SIGKILL' );
			forget( group );
			resolve( code ?? ( signal === 'SIGKILL' ? 137 : 143 ) );
		} );
	} );
	const guarded: Guarded = {
		child,
		ended,
		async stop() {
			killGroup( group, 'SIGTERM' );
			const late = setTimeout(
				() => killGroup( group, 'SIGKILL' ),
				2000
			);
			await ended;
			clearTimeout( late );
		},
	};
	running.add( guarded );
	return guarded;
}

/** Ends everything that was started here. */
export async function stopAll(): Promise< void > {
	await Promise.all( [ ...running ].map( ( guarded ) => guarded.stop() ) );
}

/** The same without waiting, for the last moment of the process. */
export function killAll(): void {
	for ( const guarded of running ) {
		killGroup( guarded.child.pid, 'SIGKILL' );
		forget( guarded.child.pid );
	}
}

/** Ends groups that an earlier run of ours recorded and left behind. */
export function reapLeftovers(): void {
	const folder = recordFolder();
	if ( ! existsSync( folder ) ) {
		return;
	}
	for ( const name of readdirSync( folder ) ) {
		const left = recordIn( join( folder, name ) );
		if ( left === undefined ) {
			continue;
		}
		const [ group, started, ...owner ] = left.split( ' ' );
		if ( isRunning( owner.join( ' ' ) ) ) {
			continue;
		}
		const leader = startTime( Number( group ) );
		// A group's number is not given anew while one of its members lives, so a missing leader is no stranger.
		if ( started && ( leader === started || leader === '' ) ) {
			killGroup( Number( group ), 'SIGKILL' );
		}
		rmSync( join( folder, name ), { force: true } );
	}
}

/** Reads a record; undefined where another run has just taken it away. */
function recordIn( path: string ): string | undefined {
	try {
		return readFileSync( path, 'utf8' );
	} catch ( error ) {
		if ( ( error as { code?: string } ).code === 'ENOENT' ) {
			return undefined;
		}
		throw error;
	}
}

/** Names a running process for good: by its number and when it began, because numbers are given anew. */
export function processMark( pid: number ): string {
	return `${ pid } ${ startTime( pid ) }`;
}

/** Tells whether the process of a mark still runs. */
export function isRunning( mark: string ): boolean {
	const [ pid, started ] = mark.split( ' ' );
	return Boolean( started ) && startTime( Number( pid ) ) === started;
}

function killGroup( group: number | undefined, signal: NodeJS.Signals ): void {
	try {
		if ( group ) {
			process.kill( -group, signal );
		}
	} catch {
		// It is gone already.
	}
}

function recordFolder(): string {
	return join( cacheFolder(), 'processes' );
}

function record( group: number ): void {
	mkdirSync( recordFolder(), { recursive: true } );
	writeFileSync(
		join( recordFolder(), String( group ) ),
		`${ processMark( group ) } ${ processMark( process.pid ) }`
	);
}

function forget( group: number | undefined ): void {
	rmSync( join( recordFolder(), String( group ) ), { force: true } );
}

/** When a process began, in the kernel's ticks; '' where there is no such process or no /proc. */
function startTime( pid: number ): string {
	return stat( pid )[ 19 ] ?? '';
}

/** The number of a process's parent; '' where there is no such process or no /proc. */
export function parentOf( pid: number ): string {
	return stat( pid )[ 1 ] ?? '';
}

/** What the kernel says of a process, from its state on. */
function stat( pid: number ): string[] {
	try {
		const text = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
		// The name before it, in parentheses, may hold blanks.
		return text.slice( text.lastIndexOf( ')' ) + 2 ).split( ' ' );
	} catch {
		return [];
	}
}
