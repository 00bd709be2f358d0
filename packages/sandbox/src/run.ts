/**
 * Runs a program to its end.
 */
import { spawnChild, type SpawnOptions } from './processes';

/** A program that ended with an error, with its output. */
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

/** Runs a program and returns its standard output. */
export async function run(
	command: string,
	args: readonly string[],
	options: Omit< SpawnOptions, 'stdio' > & { input?: string } = {}
): Promise< string > {
	const { child, ended } = spawnChild( command, args, {
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

/** Runs a program whose output goes to a descriptor, by default standard error. Returns its exit code. */
export const show = (
	command: string,
	args: readonly string[],
	{
		output = 2,
		...options
	}: Omit< SpawnOptions, 'stdio' > & { output?: number } = {}
): Promise< number > =>
	spawnChild( command, args, { ...options, stdio: [ 'ignore', output, 2 ] } )
		.ended;

/** Tells whether a program can be found. */
export const has = ( command: string ): Promise< boolean > =>
	run( 'sh', [ '-c', 'command -v "$1"', 'sh', command ] ).then(
		() => true,
		() => false
	);
