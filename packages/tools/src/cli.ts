/**
 * The commands, and how each ends: with its exit code, with a sentence when something can be put right, and with nothing left
 * running.
 */
import {
	asProblem,
	killAll,
	parentOf,
	Problem,
	reapLeftovers,
	say,
	stopAll,
} from '@templately/sandbox';

/** Each returns its exit code. Loaded when asked for: `start` needs nothing of the tests. */
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
	'plugin-zip': () => import( './commands/plugin-zip' ),
};

async function main(): Promise< number > {
	const [ name = '', ...args ] = process.argv.slice( 2 );
	const load = commands[ name ];
	if ( ! load ) {
		throw new Problem(
			`There is no command "${ name }". There are: ${ Object.keys( commands ).join( ', ' ) }.`
		);
	}
	reapLeftovers();
	return ( await load() ).default( args );
}

let isEnding = false;

async function end( code: number ): Promise< void > {
	if ( isEnding ) {
		return;
	}
	isEnding = true;
	await stopAll();
	process.exit( code );
}

for ( const [ signal, code ] of [
	[ 'SIGINT', 130 ],
	[ 'SIGTERM', 143 ],
	[ 'SIGHUP', 129 ],
] as const ) {
	process.on( signal, () => void end( code ) );
}
process.on( 'exit', killAll );
endWithNpm();

main().then( end, ( error ) => {
	// What fails because everything is being stopped is no news.
	if ( isEnding ) {
		return undefined;
	}
	const problem = asProblem( error );
	say(
		problem instanceof Problem
			? problem.message
			: String( ( problem as Error )?.stack ?? problem )
	);
	return end( 1 );
} );

/** Ends when npm, which started us, is gone: a `kill -9` of npm is told to nobody. */
function endWithNpm(): void {
	if ( ! process.env.npm_lifecycle_event ) {
		return;
	}
	// Between npm and us there may be a shell, which stays when npm is gone.
	const above = () => `${ process.ppid } ${ parentOf( process.ppid ) }`;
	const atFirst = above();
	setInterval( () => {
		if ( above() !== atFirst ) {
			void end( 129 );
		}
	}, 1000 ).unref();
}
