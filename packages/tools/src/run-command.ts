import { Problem, say, stopAll, toProblem } from '@templately/sandbox';

/** Each command returns its exit code. */
const commands: Record<
	string,
	() => Promise< { default: ( args: string[] ) => Promise< number > } >
> = {
	start: () => import( './commands/start' ),
	build: () => import( './commands/build' ),
	check: () => import( './commands/check' ),
	test: () => import( './commands/test' ),
	bench: () => import( './commands/bench' ),
	catalogue: () => import( './commands/catalogue' ),
	languages: () => import( './commands/languages' ),
};

/** Runs a command, stops its child processes and ends this process. */
export async function runCommand(
	name: string,
	args: string[]
): Promise< void > {
	let isEnding = false;
	const end = async ( code: number ) => {
		if ( ! isEnding ) {
			isEnding = true;
			await stopAll();
			process.exit( code );
		}
	};
	process.on( 'SIGINT', () => end( 130 ) );
	process.on( 'SIGTERM', () => end( 143 ) );
	process.on( 'SIGHUP', () => end( 129 ) );
	try {
		const load = commands[ name ];
		if ( ! load ) {
			throw new Problem(
				`There is no command "${ name }". There are: ${ Object.keys( commands ).join( ', ' ) }.`
			);
		}
		await end( await ( await load() ).default( args ) );
	} catch ( error ) {
		// Stopping the children makes the command fail.
		if ( ! isEnding ) {
			const problem = toProblem( error );
			say(
				problem instanceof Problem
					? problem.message
					: String( ( problem as Error )?.stack ?? problem )
			);
			await end( 1 );
		}
	}
}
