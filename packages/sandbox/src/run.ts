/**
 * Running a program to its end.
 */
import { spawnGuarded, type SpawnOptions } from './processes';

/** A program that ended with an error; carries what it said. */
export class RunError extends Error {
	constructor(
		command: string,
		readonly code: number,
		readonly output: string
	) {
		super(
			`${ command } ended with ${ code }: ${ output.slice( -2000 ) }`
		);
	}
}

/** Runs a program and returns what it wrote to standard output. */
export async function run(
	command: string,
	args: readonly string[],
	options: Omit< SpawnOptions, 'stdio' > & { input?: string } = {}
): Promise< string > {
	const { child, ended } = spawnGuarded( command, args, {
		...options,
		stdio: [
			options.input === undefined ? 'ignore' : 'pipe',
			'pipe',
			'pipe',
		],
	} );
	let output = '';
	let errors = '';
	child.stdout?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		output += text;
	} );
	child.stderr?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		errors += text;
	} );
	child.stdin?.on( 'error', () => {} ).end( options.input );
	const closed = new Promise( ( resolve ) => child.once( 'close', resolve ) );
	const code = await ended;
	await closed;
	if ( code !== 0 ) {
		throw new RunError( command, code, errors || output );
	}
	return output;
}

/** Runs a program whose output the person sees, on standard error by default, and not before `after` has ended; returns its exit code. */
export async function show(
	command: string,
	args: readonly string[],
	{
		output = 2,
		after,
		...options
	}: Omit< SpawnOptions, 'stdio' > & {
		output?: 1 | 2;
		after?: Promise< unknown >;
	} = {}
): Promise< number > {
	const { child, ended } = spawnGuarded( command, args, {
		...options,
		stdio: [ 'ignore', after ? 'pipe' : output, 2 ],
	} );
	if ( ! after ) {
		return ended;
	}
	const screen = output === 1 ? process.stdout : process.stderr;
	let kept: string[] | undefined = [];
	child.stdout?.setEncoding( 'utf8' ).on( 'data', ( text: string ) => {
		if ( kept ) {
			kept.push( text );
		} else {
			screen.write( text );
		}
	} );
	const closed = new Promise( ( resolve ) => child.once( 'close', resolve ) );
	await after;
	screen.write( kept.join( '' ) );
	kept = undefined;
	const code = await ended;
	await closed;
	return code;
}

/** Tells whether a program can be found. */
export async function has( command: string ): Promise< boolean > {
	try {
		await run( 'sh', [ '-c', `command -v "$1"`, 'sh', command ] );
		return true;
	} catch {
		return false;
	}
}
